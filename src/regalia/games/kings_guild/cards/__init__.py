"""Cards with words of their own: what may be picked, then what is done."""
