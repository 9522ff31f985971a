"""Rule tests of Town Center."""
