"""Rules 6. The steps of a Round, and the interrupts between them."""
