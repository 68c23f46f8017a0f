"""Rules 3.7. The cards, tiles and Commands with words of their own: they come before the rules."""
