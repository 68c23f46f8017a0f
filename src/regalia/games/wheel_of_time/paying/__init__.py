"""Rules 7, 8. Prices, the symbols that can pay them, and whole payments. Changes nothing."""
