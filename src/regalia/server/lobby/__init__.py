"""The tables that anybody may join or watch."""
