"""Rule tests, one folder a game; a package, so that files of two games may share a name."""
