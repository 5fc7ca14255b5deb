"""`python -m engine`: the command line (see `engine.commandline`)."""

from __future__ import annotations

import sys

from engine.commandline import main

sys.exit(main(sys.argv[1:]))
