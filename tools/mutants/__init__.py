"""`make mutants`: change a game's rules in one place at a time, and see whether its own tests notice."""
