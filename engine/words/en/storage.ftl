# What is said when notebooks cannot be stored or read: what happened, and what becomes of the work.

storage-full = The disk that keeps the notebooks is full, so this was not saved. It is still on your screen: download it, or try again once there is room.
storage-disk = The disk that keeps the notebooks did not take this: it is full or at fault. What you see is still on your screen: download it, and try again.
storage-read-only = The file that keeps the notebooks may only be read here, so nothing can be saved. What you see is still on your screen: download it.
storage-busy = Somebody else has been saving for too long, so this was not saved yet. Try again in a moment.
storage-damaged = The file that kept the notebooks was damaged. { $aside ->
    [none] It was left as it is.
   *[other] It was put aside as { $aside }, and a fresh one was begun.
} What you see is still on your screen: save it again, or download it.
storage-unopened = The file that keeps the notebooks cannot be opened, so nothing was saved or read. What you see is still on your screen: download it.
storage-unreachable = The server that keeps the notebooks cannot be reached, so nothing was saved or read. What you see is still on your screen: try again in a moment, or download it.
storage-newer = The notebooks were last kept by a newer version of this program (form { $found }; this one knows { $known }). Nothing was changed: use the newer version.
storage-missing = Nothing is kept under this link. It may have been deleted, or a letter of the link is missing.
storage-unreadable = This notebook was written in a way that this version of the program cannot read. It was left as it is.
storage-taken = There is a notebook under this link already.
storage-too-long = This is too long to be kept: at most { $most } letters are.
storage-setting = The setting { $name } names no database that the program knows. Expected was an address like sqlite:////folder/notebooks.db or postgresql://user@host/name.
storage-other = The notebooks could not be saved or read. What you see is still on your screen: download it, and try again.
