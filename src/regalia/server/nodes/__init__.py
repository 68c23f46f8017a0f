"""The nodes of a site: the bus between them, the tables that each one drives, and when nodes have been serving."""
