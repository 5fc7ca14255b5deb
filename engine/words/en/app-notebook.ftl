# The notebook, and “Keep in my notebook” on other pages.

app-notebook-page = Notebook
app-notebook-lead = What you keep is stored on this server, for whoever has the notebook’s private link. There is no account, and this browser remembers the link. Nothing else about you is stored.
app-notebook-kind = { $kind ->
    [note] Note
    [position] Position
    [ruling] Ruling
    [score] Score
    [lesson_text] Lesson in writing
   *[lesson] Lesson
}
app-notebook-empty = Nothing is kept yet. Keep a ruling, a score or a lesson from its page, or write a note here. The first thing that you keep begins a notebook with a private link.
app-notebook-no-cells = This notebook is empty.
app-notebook-way-ruling = Get a ruling
app-notebook-way-score = Count a round
app-notebook-way-lesson = Do a lesson

## Keeping

app-notebook-keep = Keep in my notebook
app-notebook-kept = Kept in your notebook.
app-notebook-open = Open it
app-notebook-refused = This cannot be kept: something in it is too long or does not fit.

## Cells

app-notebook-act = { $act ->
    [edit] Edit
    [up] Up
    [down] Down
    [delete] Delete
   *[open] Open
}
app-notebook-no-rules = the rules are not known
app-notebook-other = Another version: two people changed this cell at the same time. Both stay; delete the one you do not need.
app-notebook-fault = This cannot be run here: { $message }.
app-notebook-stale = { $was ->
    [legal] It was legal when it was kept (rules { $version }). The referee says something else now.
    [illegal] It was not legal when it was kept (rules { $version }). The referee says something else now.
   *[none] The engine counts something else now than when it was kept.
}
app-notebook-lesson = { $done } of { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} done, { $when }
app-notebook-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
app-notebook-deleted = Deleted: { $name }
app-notebook-undo = Undo
app-notebook-redo = Redo
app-notebook-print = Print

## Editing

app-notebook-add-note = Add a note
app-notebook-new-note = A new note
app-notebook-editing = Edit: { $name }
app-notebook-text = Text. A line that begins with # is a heading, with - an item; **strong**, *stress*.
app-notebook-title = Title
app-notebook-yaml = The case as YAML
app-notebook-yaml-place = the case
app-notebook-one-case = One case was expected, and these are { $count }
app-notebook-save = Save
app-notebook-leave = Cancel

## Under other rules

app-notebook-again = Run all again under
app-notebook-again-none = The rules they were kept under
app-notebook-again-sum = { $count ->
    [0] There is nothing here that rules could change.
   *[other] { $changed ->
        [0] Nothing changes under { $rules }.
        [one] Under { $rules }, { $changed } of { $count } comes out otherwise.
       *[other] Under { $rules }, { $changed } of { $count } come out otherwise.
    }
}
app-notebook-again-cell = { $changed ->
    [changed] Under { $rules } it comes out otherwise:
   *[same] Under { $rules } it comes out the same:
}
app-notebook-again-fault = It cannot come up there: { $message }.
app-notebook-again-legal = legal
app-notebook-again-illegal = not legal
app-notebook-again-why = { $switch }: there { $there }; here { $here }.
app-notebook-again-more = Legal there and not here:
app-notebook-again-fewer = Legal here and not there:
app-notebook-again-moves-same = The same moves are legal.
app-notebook-again-lesson = Its course has this lesson too.

## The notebook as a whole

app-notebook-about = Link, files, delete
app-notebook-name = Name of the notebook
app-notebook-title-none = Notebook
app-notebook-link = The private link. Whoever has it can read and change the notebook, so send it only to people who may.
app-notebook-download = Download as YAML
app-notebook-ipynb = Download for Jupyter
app-notebook-upload = Upload a notebook (YAML)
app-notebook-uploaded = The file has { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}. What shall become of those that are here?
app-notebook-upload-add = Add to them
app-notebook-upload-replace = Replace them
app-notebook-delete = Delete my notebook
app-notebook-delete-ask = Delete the whole notebook? It is gone at once, for everybody who has its link, and cannot be brought back. Download it first if you may want it again.
app-notebook-delete-yes = Delete it for good
app-notebook-delete-no = Keep it
app-notebook-gone = Your notebook was deleted. Nothing of it is stored any more, and this browser has forgotten its link.
app-notebook-unknown = There is no notebook under this link: it was deleted, or a part of the link is missing.
app-notebook-retry = Save again
app-notebook-read-again = Try again
app-notebook-last = Go to the last notebook of this browser
app-notebook-conflict = { $what ->
    [both] A cell was changed in two places at once: both versions stay, one below the other.
    [kept] A cell was deleted in one place and changed in another: it stays.
    [title] The name was changed in two places at once; the other one was “{ $other }”.
   *[variant] The rules of the notebook were changed in two places at once; yours hold.
}
