"""Tournaments: what people do there, and what the arena does by itself."""
