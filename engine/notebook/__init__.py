"""The notebook: what a learner or a referee kept, as a document that never changes.

`document` is its form and what is done to it, `keeping` makes cells of what the pages show,
`again` runs all cells under other rules, `merging` joins what two people did to one notebook,
`files` writes and reads YAML, `jupyter` writes `.ipynb`. How it is stored only the pages know.
"""
