"""Rules 12.7. Operations: what entries do, one record each."""
