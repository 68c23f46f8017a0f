"""Programs that play at an arena by its protocol."""
