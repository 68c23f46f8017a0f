"""Boards without a line of TypeScript: a game's `board.toml` says where the fields of its view are drawn, and how."""

from regalia.boards.recipe import FaultyRecipe, Recipe, recipe_of

__all__ = ["FaultyRecipe", "Recipe", "recipe_of"]
