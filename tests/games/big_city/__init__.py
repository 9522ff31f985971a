"""Rule tests of Big City."""
