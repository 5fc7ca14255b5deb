"""Where notebooks are kept: a file beside the app, or a server; one setting says which.

    store = the_store()
    id = store.create(notebook)
    saved = store.load(id)
    saved = store.save(id, saved, saved.notebook.add(Note(text="…")))   # merged, if need be
    store.delete(id)

Everything raises `StorageProblem`, whose `message` can be shown as it is. No Streamlit here.
"""

from pages.storage.problems import StorageProblem
from pages.storage.store import Saved, Store, is_id, the_store

__all__ = ["Saved", "StorageProblem", "Store", "is_id", "the_store"]
