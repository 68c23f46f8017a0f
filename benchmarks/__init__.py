"""Benchmarks for every budget, run by `make bench`. A budget is measured here and never asserted in a test."""
