"""Who somebody is, and what they are called."""
