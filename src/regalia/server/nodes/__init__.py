"""One node of several: the tables that it drives, and when nodes have been serving."""
