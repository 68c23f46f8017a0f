"""HTTP before and after play: routes and their description."""
