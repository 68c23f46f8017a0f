"""Bots at tables: one driver for all tables, and worker processes."""
