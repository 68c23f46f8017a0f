"""Notices to people who are not at the table."""
