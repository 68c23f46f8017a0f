"""Rules 2, 4. The only functions that change facts."""
