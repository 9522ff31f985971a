"""Tests of Arcologies, marked with the paragraphs of its RULES.md."""
