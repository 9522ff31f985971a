name = Big City
about = A growing city of districts, cards for plots, trams that double values: every building scores once.
