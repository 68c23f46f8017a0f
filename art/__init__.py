"""Pictures that are drawn once, by code, and kept beside what they show."""
