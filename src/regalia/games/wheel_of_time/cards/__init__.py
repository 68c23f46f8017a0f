"""Rules 12. The words and operations that only one card uses, by set, under the names of their cards.

Once a second card uses one, it moves to `words` or `ops`. `sets` has everything else that a card does.
"""
