"""Rules 3.1. Decks: what is legal, their lists as text, the starter decks, and the catalogue to build them from."""
