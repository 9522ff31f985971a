"""Faubourg plays five city-building board games exactly by their rulebooks."""
