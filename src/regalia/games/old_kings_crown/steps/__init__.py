"""Rules 6. The steps of a Round, and what may come in between."""
