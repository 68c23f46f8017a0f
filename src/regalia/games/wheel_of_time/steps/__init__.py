"""Rules 3 to 10. The turn: one line of the rulebook each."""
