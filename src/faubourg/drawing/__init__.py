"""Shared pencils: SVG elements, colours and projections for the drawings of all games."""
