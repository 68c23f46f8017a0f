"""Rules 5 to 12. What is legal now, and the reason if something is not. Changes nothing."""
