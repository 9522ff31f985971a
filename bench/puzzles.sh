#!/bin/sh
# The positions to solve that come with the games, and then some are left out by hand: alike ones.
# To be run again for a game once a value is learned for it: bench/puzzles.sh FOLDER
set -e
make() { .venv/bin/faubourg puzzles "$1" --make "$2" --seats "$3" --gap "$4" --seed shipped --to "$to/$1.json"; }
to=$1
mkdir -p "$to"
make big_city 6 2 4
make big_city 5 3 4
make small_city 4 1 4
make small_city 5 2 4
make arcologies 4 1 4
make arcologies 4 2 4
make la_citta 20 2 1.5
