"""The only functions that change facts; each says what happened."""
