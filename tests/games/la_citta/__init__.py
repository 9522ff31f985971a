"""Tests of La Città, marked with the paragraphs of its RULES.md."""
