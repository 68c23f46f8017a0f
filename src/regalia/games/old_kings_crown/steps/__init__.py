"""The steps, in the order of the rules."""
