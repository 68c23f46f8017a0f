"""The only functions that change facts."""
