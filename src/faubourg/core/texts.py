"""Words in the reader's language, from Fluent files beside the code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from faubourg.core.model import Message, Reason, Value

LANGUAGES: Final = ("en", "fr")
HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<!\w)-(?=\d)")  # Fluent writes -8 with a hyphen
COMMON: Final = "faubourg"  # the package whose texts have no game in front of their key


class Texts:
    """All texts in one language: the common ones and each game's, loaded when first asked for."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def say(self, key: str, values: Mapping[str, Value] | None = None) -> str:
        """The text with this key: "game.message", or "message" for the common ones."""
        game, _, name = key.rpartition(".")
        bundle = _bundle(self.language, _package(game))
        pattern = bundle.get_message(name).value if bundle.has_message(name) else None
        if pattern is None:
            raise LookupError(f"no text {key!r} in {self.language}")
        text, errors = bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise LookupError(f"text {key!r} in {self.language}: {errors[0]}")
        return HYPHEN_BEFORE_NUMBER.sub("−", str(text))

    def tell(self, message: Message) -> str:
        return self.say(message.key, message.values)

    def has(self, key: str) -> bool:
        game, _, name = key.rpartition(".")
        return bool(_bundle(self.language, _package(game)).has_message(name))

    def refuse(self, reason: Reason, values: Mapping[str, Value]) -> str:
        """Why not, in words, with the rule's number."""
        words = self.say(reason.key, values)
        return f"{words} {self.say('by-rule', {'rule': reason.rule})}" if reason.rule else words


def _package(game: str) -> str:
    """Games of other packages register where their texts are."""
    return _PACKAGES.get(game, f"faubourg.games.{game}") if game else COMMON


_PACKAGES: dict[str, str] = {}


def register(game: str, package: str) -> None:
    _PACKAGES[game] = package


def check(package: str) -> None:
    """Before a game is offered: one without words would fail on pages that name all games."""
    for language in LANGUAGES:
        if not files(package).joinpath("texts", f"{language}.ftl").is_file():
            raise FileNotFoundError(f"texts/{language}.ftl is missing in {package}")


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    source = files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    # Isolating marks would put invisible characters around every value.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def source(language: str, package: str) -> str:
    """The Fluent file itself, for the completeness test."""
    return files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
