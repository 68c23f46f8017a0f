"""The commands of `regalia`, a module each. They import what they need when they run, so that starting is quick."""
