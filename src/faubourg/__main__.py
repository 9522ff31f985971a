"""python -m faubourg."""

from faubourg.cli import main

main()
