"""faubourg solve: what could have been made of a game for one, once its luck is known."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from faubourg.bots.solve import EVALUATIONS, Solved, solve
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.core import files, record, solo
from faubourg.core.chance import Chance
from faubourg.core.model import Value
from faubourg.core.registry import AnyRules, BadOption, Game, find_game
from faubourg.core.replay import chance_of, follow, record_of
from faubourg.core.texts import Texts

Seed = Annotated[str, typer.Option("--seed", help="The luck, as `faubourg play --seed` has it.")]
Load = Annotated[
    Path | None, typer.Option("--load", help="The luck of a game that is over: its record.")
]
Evaluations = Annotated[
    int,
    typer.Option(min=1000, max=100_000_000, help="How far to search: states to look at, about."),
]
Keep = Annotated[Path | None, typer.Option("--record", help="Where to write the best game found.")]


@app.command("solve")
def solve_game(
    game: common.GameKey = "",
    seed: Seed = "",
    load: Load = None,
    evaluations: Evaluations = EVALUATIONS,
    keep: Keep = None,
    option: common.Options = [],  # noqa: B006  # typer reads it, nobody changes it
    content: common.ContentFile = None,
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """Find the best game for one with open luck: how much of what was possible did I get?"""
    texts, mine = common.texts_for(language), None
    if bool(load) == bool(game) or bool(game) != bool(seed):
        common.complain("expected a game and --seed, or --load and the record of a finished game")
    if load is not None:
        chosen, rules, chance, mine = _loaded(load, common.read_content(content))
    else:
        chosen, chance = find_game(game), Chance.seeded(seed)
        rules = chosen.rules(1, common.read_options(option), common.read_content(content))
    found = _search(chosen, rules, chance, evaluations)
    kept = record.dump(record_of(found.match, [texts.say("cli.solver")]))
    if keep is not None:
        files.write_whole(keep, kept)
    if as_json:
        common.show_json(_plain(found, rules, seed, mine, load is not None, kept))
    else:
        _tell(found, rules, mine, load is not None, texts, keep)


def _loaded(path: Path, content: str) -> tuple[Game, AnyRules, Chance, int | None]:
    """Only a finished game has shown its luck."""
    kept = common.read_record(path)
    with common.naming(path):
        match = follow(kept, content)
        if kept.header.seats != 1 or not kept.finished:
            raise BadOption(f"{path}: expected a game for one that is over")
        return (
            common.game_of(kept),
            match.rules,
            chance_of(kept),
            match.rules.solo_score(match.state),
        )


def _search(game: Game, rules: AnyRules, chance: Chance, evaluations: int) -> Solved:
    with common.progress_bar() as progress:
        task = progress.add_task("solve", total=None)
        return solve(
            game, rules, chance, evaluations, lambda turns: progress.update(task, completed=turns)
        )


def _plain(
    found: Solved, rules: AnyRules, seed: str, mine: int | None, played: bool, kept: str
) -> dict[str, object]:
    return {
        "game": rules.key, "options": rules.options, "seed": seed, "score": found.score,
        **({"yours": mine} if played else {}),
        "evaluations": found.evaluations, "learned": found.learned, "record": kept,
    }  # fmt: skip


def _tell(
    found: Solved, rules: AnyRules, mine: int | None, played: bool, texts: Texts, keep: Path | None
) -> None:
    lines = [texts.say("cli.solved-lost")]
    if found.score is not None:
        rank = solo.reached(rules.solo_ranks(), found.score)
        values: dict[str, Value] = {
            "score": found.score, "rank": texts.say(rank.key) if rank else "none",
            "fewer": "yes" if solo.fewer_is_better(rules.solo_ranks()) else "no",
        }  # fmt: skip
        lines = [texts.say("cli.solved", values)]
    if played:
        lines.append(texts.say("cli.solved-yours", {"score": "lost" if mine is None else mine}))
    if not found.learned:
        lines.append(texts.say("cli.solved-judge"))
    if keep is not None:
        lines.append(texts.say("cli.solved-record", {"file": str(keep)}))
    for line in lines:
        console.print(Text(line), soft_wrap=True)
