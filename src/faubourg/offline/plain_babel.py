"""In place of Babel and pytz, of which `fluent.runtime` takes a few names: they must not travel.

It knows our two languages, plain numbers and plurals. What our texts do not use is refused.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC
from decimal import Decimal
from types import ModuleType
from typing import Any, Final

GROUP: Final = {"en": ",", "fr": "\u202f"}
POINT: Final = {"en": ".", "fr": ","}
MILLION: Final = 1_000_000
Number = int | float | Decimal


class UnknownLocaleError(Exception):
    """A language that is not ours."""


class NumberPattern:
    """How a number is written: groups of three, and at most three digits behind the point."""

    pattern = "#,##0.###"
    grouping = (3, 3)
    int_prec = (1, 1)
    frac_prec = (0, 3)
    prefix = suffix = ("", "")
    exp_prec = exp_plus = None

    def __init__(self, *given: Any) -> None:
        """Fluent makes copies field by field; all of them say the same."""

    def apply(self, value: Number, locale: Locale) -> str:
        rounded = round(Decimal(str(value)), self.frac_prec[1])
        whole, _, rest = f"{abs(rounded):,f}".partition(".")
        grouped = whole.replace(",", GROUP[locale.language])
        rest = rest.rstrip("0")
        sign = "-" if Decimal(str(value)).is_signed() else ""
        return f"{sign}{grouped}{POINT[locale.language] if rest else ''}{rest}"


class Locale:
    """One of our languages."""

    def __init__(self, language: str) -> None:
        if language not in GROUP:
            raise UnknownLocaleError(f"{language!r}; there are {', '.join(GROUP)}")
        self.language = language
        self.decimal_formats = {None: NumberPattern()}
        self.plural_form = _PLURALS[language]

    @classmethod
    def parse(cls, name: str) -> Locale:
        return cls(name)

    @classmethod
    def default(cls) -> Locale:
        return cls("en")


def _english(number: Number) -> str:
    return "one" if abs(number) == 1 and _is_whole(number) else "other"


def _french(number: Number) -> str:
    """All that begins with nothing or one is one; whole millions are "many"."""
    whole = abs(int(number))
    if whole in (0, 1):
        return "one"
    many = whole % MILLION == 0 and _is_whole(number)
    return "many" if many else "other"


def _is_whole(number: Number) -> bool:
    """Whether it is said without a point; a decimal says all digits it was given."""
    return number.is_integer() if isinstance(number, float) else "." not in str(number)


_PLURALS: Final[dict[str, Callable[[Number], str]]] = {"en": _english, "fr": _french}


def to_python(rule: Callable[[Number], str]) -> Callable[[Number], str]:
    return rule


def parse_pattern(pattern: str) -> NumberPattern:
    return NumberPattern()


def _refuse(*given: Any, **more: Any) -> Any:
    raise NotImplementedError("no text of ours has dates")


def install() -> None:
    """Before `fluent.runtime` is imported."""
    parts: dict[str, dict[str, Any]] = {
        "babel": {"Locale": Locale, "UnknownLocaleError": UnknownLocaleError},
        "babel.numbers": {"NumberPattern": NumberPattern, "parse_pattern": parse_pattern},
        "babel.plural": {"to_python": to_python},
        "babel.dates": dict.fromkeys(
            ("format_date", "format_time", "get_datetime_format", "get_timezone"), _refuse
        ),
        "pytz": {"UTC": UTC},
    }
    for name, held in parts.items():
        module = sys.modules[name] = ModuleType(name)
        vars(module).update(held)
    for name in ("numbers", "plural", "dates"):
        setattr(sys.modules["babel"], name, sys.modules[f"babel.{name}"])
