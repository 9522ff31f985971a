"""Learning a value by self-play: what `faubourg train` does. Playing never needs it."""
