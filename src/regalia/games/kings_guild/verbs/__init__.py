"""The only functions that change facts; each records an event."""
