"""Cards with their own text: what can be picked, and the effect."""
