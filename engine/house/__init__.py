"""House rules being made: how each switch is filled in, turning one, files, and what changes."""
