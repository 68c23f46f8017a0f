"""Rules 12.7. Operations: what the entries of cards do."""
