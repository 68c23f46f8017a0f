"""`python -m regalia` does what `regalia` does."""

import sys

from regalia.cli import main

sys.exit(main())
