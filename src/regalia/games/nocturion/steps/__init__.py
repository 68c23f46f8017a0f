"""The turn structure, in the order of the rulebook."""
