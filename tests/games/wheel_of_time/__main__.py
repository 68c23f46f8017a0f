"""`python -m tests.games.wheel_of_time trolloc` prints what cards do on their tables, as the book of cards knows it."""

import sys

from tests.games.wheel_of_time.book import told

for kind in sys.argv[1:]:
    print(*told(kind), sep="\n")
