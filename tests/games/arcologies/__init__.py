"""Tests of Arcologies."""
