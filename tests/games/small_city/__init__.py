"""Tests of Small City, marked with the paragraphs of its RULES.md."""
