"""faubourg features: what researchers ask of a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from faubourg.cli import common
from faubourg.cli.common import app


@contextmanager
def research_parts() -> Iterator[None]:
    """Around the import of what only research needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        common.complain(f"{error}; install what it needs with: pip install 'faubourg[research]'")


@app.command("features")
def features(
    game: common.GameKey,
    seats: common.Seats = None,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    as_json: common.AsJson = False,
) -> None:
    """What each byte of an observation means, as a page in Markdown."""
    with research_parts():
        from faubourg.research.features import listed, page
        from faubourg.research.settings import setting
    made = setting(game, seats, common.read_options(option))
    if as_json:
        common.show_json(listed(made))
    else:
        print(page(made), end="")
