"""faubourg rules: a game's rules, and which of them no test shows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.markdown import Markdown

from faubourg.cli.common import (
    AsJson,
    GameKey,
    Language,
    app,
    complain,
    console,
    show_json,
    texts_for,
)
from faubourg.core.registry import Game, find_game, games
from faubourg.core.rulebook import Coverage, coverage, paragraphs, rules_text

Number = Annotated[str, typer.Argument(help="One paragraph only, such as 3.2.5.")]
ShowCoverage = Annotated[bool, typer.Option("--coverage", help="Which paragraphs tests show.")]
Tests = Annotated[Path, typer.Option(help="Where the tests are, for --coverage.")]


@app.command("rules")
def show_rules(
    game: GameKey = "",
    number: Number = "",
    show_coverage: ShowCoverage = False,
    tests: Tests = Path("tests"),
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Print the rules of a game, or one paragraph of them; --coverage alone looks at every game."""
    if show_coverage and not game:
        _report_all(tests)
    chosen = find_game(game)
    speech = texts_for(language).language
    if show_coverage:
        _report(chosen, tests, as_json)
    elif as_json:
        show_json(paragraphs(chosen, speech))
    elif number:
        console.print(Markdown(_one(chosen, number, speech)))
    else:
        console.print(Markdown(rules_text(chosen, speech)))


def _one(game: Game, number: str, language: str) -> str:
    found = paragraphs(game, language)
    if number not in found:
        complain(f"no paragraph {number!r}; numbers run from {next(iter(found))} to {[*found][-1]}")
    return f"**{number}** {found[number]}"


def _report_all(tests: Path) -> NoReturn:
    """Exit code 1 while a paragraph of any game has no test."""
    reports = {
        key: coverage(game, tests) for key, game in games().items() if _has_tests(key, tests)
    }
    for key, report in reports.items():
        console.print(f"[bold]{key}[/bold]")
        _tell(report)
    raise typer.Exit(1 if not reports or any(r.missing for r in reports.values()) else 0)


def _has_tests(key: str, tests: Path) -> bool:
    return (tests / "games" / key).is_dir()


def _report(game: Game, tests: Path, as_json: bool) -> None:
    """Exit code 1 while a paragraph has no test."""
    if not _has_tests(game.key, tests):
        complain(f"no tests of {game.key} in {tests}; name their folder with --tests")
    report = coverage(game, tests)
    if as_json:
        shown = [number for number in report.paragraphs if number in report.shown]
        show_json({"paragraphs": report.paragraphs, "shown": shown, "missing": report.missing})
    else:
        _tell(report)
    raise typer.Exit(1 if report.missing else 0)


def _tell(report: Coverage) -> None:
    covered = len(report.paragraphs) - len(report.missing)
    console.print(f"{covered} of {len(report.paragraphs)} paragraphs are shown by a test")
    for number in report.missing:
        console.print(f"missing: {number}")
