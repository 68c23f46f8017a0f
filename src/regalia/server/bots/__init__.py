"""Who plays for bots: one driver for all tables, and worker processes."""
