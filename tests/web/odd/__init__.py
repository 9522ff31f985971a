"""A game that has as little as a game may have, and says it in as few words.

One player count, an option whose values are numbers, a narrator that tells only what is asked and
done, a drawing without panels that looks the same from every side.
"""

from tiny import TinyRules

from faubourg.core.registry import Game, Kind, Option

HOW_MANY = Option("gems", ("1", "2", "3"), "2", kind=Kind.NUMBER)


class OddRules(TinyRules):
    """Tiny, with as many gems of each kind as the option says."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.each = int(options["gems"])
        super().__init__(seats, options)
        self.key = "odd"

    def gems(self) -> list[int]:
        return [self.each] * 3 + [0]


def make(seats: int, options: dict[str, str], content: str) -> OddRules:
    return OddRules(seats, options)


GAME = Game("odd", __name__, 2, 2, (HOW_MANY,), make)
