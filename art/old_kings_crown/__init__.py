"""The painted map of The Old King's Crown: Highlands, Plateau and Lowlands side by side, in four seasons."""
