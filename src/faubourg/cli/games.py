"""faubourg games, rules and content: what can be played, by which rules, out of which box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.markdown import Markdown
from rich.table import Table

from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.core.registry import Game, Option, find_game, games
from faubourg.core.rulebook import Coverage, coverage, paragraphs, rules_text, tests_of


@app.command("games")
def list_games(as_json: common.AsJson = False, language: common.Language = "") -> None:
    """List the games, their player counts and options."""
    if as_json:
        common.show_json([_plain(game) for game in games().values()])
        return
    say = common.texts_for(language).say
    table = Table(say("cli.game"), say("cli.players"), say("cli.options"), box=None, pad_edge=False)
    for game in games().values():
        name = f"[bold]{game.key}[/bold]\n{say(f'{game.key}.tagline')}"
        lines = [f"{o.key}={'|'.join(o.fitting(game.most))}" for o in game.options]
        table.add_row(name, _numbers(game), "\n".join(lines))
    console.print(table)


def _numbers(game: Game) -> str:
    return f"{game.fewest}–{game.most}" if game.fewest < game.most else str(game.most)


def _plain(game: Game) -> dict[str, object]:
    options = [_plain_option(option, game.most) for option in game.options]
    return {"key": game.key, "seats": [game.fewest, game.most], "options": options}


def _plain_option(option: Option, most: int) -> dict[str, object]:
    return {
        "key": option.key,
        "kind": option.kind,
        "values": option.fitting(most),
        "default": option.default,
        "per_seat": option.per_seat,
        "seats": list(option.seats),
    }


# The rules

Number = Annotated[str, typer.Argument(help="One paragraph only, such as 3.2.5.")]
ShowCoverage = Annotated[bool, typer.Option("--coverage", help="Which paragraphs tests show.")]
Tests = Annotated[Path, typer.Option(help="Where the tests are, for --coverage.")]


@app.command("rules")
def show_rules(
    game: common.GameKey = "",
    number: Number = "",
    show_coverage: ShowCoverage = False,
    tests: Tests = Path("tests"),
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Print the rules of a game, or one paragraph of them; --coverage alone looks at every game."""
    if show_coverage and not game:
        _report_all(tests)
    chosen = find_game(game)
    speech = common.texts_for(language).language
    if show_coverage:
        _report(chosen, tests, as_json)
    elif as_json:
        common.show_json(dict(paragraphs(chosen, speech)))
    elif number:
        console.print(Markdown(_one(chosen, number, speech)))
    else:
        console.print(Markdown(rules_text(chosen, speech)))


def _one(game: Game, number: str, language: str) -> str:
    found = paragraphs(game, language)
    if number not in found:
        common.complain(
            f"no paragraph {number!r}; numbers run from {next(iter(found))} to {[*found][-1]}"
        )
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
    if not tests_of(game, tests):
        common.complain(f"no tests of {game.key} in {tests}; name their folder with --tests")
    report = coverage(game, tests)
    if as_json:
        shown = [number for number in report.paragraphs if number in report.shown]
        common.show_json(
            {"paragraphs": report.paragraphs, "shown": shown, "missing": report.missing}
        )
    else:
        _tell(report)
    raise typer.Exit(1 if report.missing else 0)


def _tell(report: Coverage) -> None:
    covered = len(report.paragraphs) - len(report.missing)
    console.print(f"{covered} of {len(report.paragraphs)} paragraphs are shown by a test")
    for number in report.missing:
        console.print(f"missing: {number}")


# The component data

content = typer.Typer(no_args_is_help=True, help="Component data: export, edit, check, play.")
app.add_typer(content, name="content")

ContentPath = Annotated[Path, typer.Argument(help="A file that `content export` wrote.")]


@content.command("export")
def export(game: common.GameKey) -> None:
    """Print the built-in data as a TOML file; play with it by --content FILE."""
    chosen = find_game(game)
    if chosen.export is None:
        common.complain(f"{game} has no component data to replace")
    print(chosen.export(), end="")


@content.command("check")
def check(game: common.GameKey, file: ContentPath) -> None:
    """Say whether a file can be played with, and its hash."""
    chosen = find_game(game)
    rules = chosen.rules(chosen.fewest, content=file.read_text(encoding="utf-8"))
    console.print(f"{file}: {game} can be played with it; content {rules.content}", soft_wrap=True)
