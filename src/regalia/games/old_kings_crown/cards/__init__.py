"""Rules 3.7. The cards, tiles and Commands with their own text, which takes precedence over the rules."""
