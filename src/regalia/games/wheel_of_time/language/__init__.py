"""Rules 12. The language of the cards: its records, its notation, and how the entries of cards are read."""
