"""``python -m tableforone`` is the command ``tableforone``."""

import sys

from tableforone.cli import main

sys.exit(main())
