"""`python -m engine`: the command line (see `engine.commandline`)."""

from __future__ import annotations

import sys

from engine.commandline import main

try:
    sys.exit(main(sys.argv[1:]))
except ModuleNotFoundError as error:
    # Commands are loaded when they are used; another Python than the project's own lacks packages.
    if error.name is None or error.name.partition(".")[0] == "engine":
        raise
    print(
        f"error: the package {error.name} is missing in this Python; start .venv/bin/python, "
        "or install requirements.txt",
        file=sys.stderr,
    )
    sys.exit(2)
