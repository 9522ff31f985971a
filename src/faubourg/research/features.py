"""What each byte of an observation means, as a page and for programs."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc

from faubourg.core.registry import find_game
from faubourg.research.settings import Setting


def listed(made: Setting) -> dict[str, object]:
    """Stable fields, for programs."""
    at, found = 0, list[dict[str, object]]()
    for name, size in made.encoder.features():
        found.append({"name": name, "first": at, "size": size})
        at += size
    return {
        "game": made.game, "seats": made.seats, "version": made.encoder.VERSION,
        "digest": made.digest, "length": at, "actions": made.actions, "features": found,
    }  # fmt: skip


def page(made: Setting) -> str:
    """The same in Markdown, with what the encoder says of itself."""
    told = listed(made)
    head = (
        f"# Observations of {made.game}\n\nVersion {told['version']}, digest `{told['digest']}`: "
        f"{told['length']} bytes from 0 to 255, made of what the seat knows and nothing else; "
        f"a mask of {told['actions']} actions. `faubourg features {made.game}` writes this page.\n"
    )
    rows = ["| bytes | what | how many |", "|---|---|---|"]
    at = 0
    for name, size in made.encoder.features():
        rows.append(f"| {at}{f'–{at + size - 1}' if size > 1 else ''} | {name} | {size} |")
        at += size
    return "\n".join([head, _about(find_game(made.game).package), "", *rows, ""])


def _about(package: str) -> str:
    """What the modules that make rows say first."""
    modules = [f"{package}.{name}" for name in ("encode", "features")]
    found = [import_module(name).__doc__ or "" for name in modules if find_spec(name)]
    return "\n\n".join(cleandoc(words) for words in found)
