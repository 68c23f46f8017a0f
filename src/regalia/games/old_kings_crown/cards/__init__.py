"""The cards, tiles and Commands with words of their own."""
