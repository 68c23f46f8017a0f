"""The Wheel of Time."""
