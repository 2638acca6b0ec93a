"""Makes ``python -m tableforone`` the same as the command ``tableforone``."""

import sys

from tableforone.cli import main

sys.exit(main())
