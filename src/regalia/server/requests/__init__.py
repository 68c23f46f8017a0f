"""What is done at tables: requests of people and bots, fallen flags and automatic answers. Also loads and opens tables."""
