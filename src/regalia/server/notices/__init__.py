"""Notices: what people are told who are not at the table."""
