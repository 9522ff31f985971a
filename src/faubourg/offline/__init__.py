"""Faubourg in a browser, with no server: what runs there in Python (docs/offline.md)."""
