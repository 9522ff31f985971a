"""Small faults put into the rules, one at a time: do the tests notice?

    python bench/mutants.py --each 200 --write
    python bench/mutants.py --only town_center --each 50 --seed 2

In each game's rules, knowledge and scoring so many places are chosen by a seed. There an operator,
a number or a condition is changed, or a statement left out, and the game's tests are run until one
fails: those of rules, records and contract first. What survives is listed: the tests lack
something, or it makes no difference. A fault that makes the tests last ten times as long is found.
"""

from __future__ import annotations

import argparse
import ast
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import ModuleType

from rich.console import Console

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "faubourg" / "games"
RESULT = ROOT / "bench" / "results" / "mutants.md"
KEYS = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
# Words, component data, and what readers are shown are no rules.
NOT_RULES = {"__init__", "components", "content", "events", "ground", "helper", "reasons", "table"}
NOT_FOR_RULES = ("draw", "judge", "narrate", "helper", "content", "every_refusal")  # tests
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
TIMES = 10  # as long as all tests took: then it never ends
FORK = get_context("fork")
console = Console(stderr=True)


@dataclass(frozen=True)
class Mutant:
    game: str
    module: str
    line: int
    what: str
    place: int  # which of the module's places


class Change(ast.NodeTransformer):
    """Counts the places in a module, and changes one of them."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str]] = []

    def here(self, node: ast.AST, what: str) -> bool:
        self.found.append((getattr(node, "lineno", 0), what))
        return len(self.found) - 1 == self.wanted

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        for number, op in enumerate(node.ops):
            if type(op) in SWAPS and self.here(node, f"{_name(op)} → {SWAPS[type(op)].__name__}"):
                node.ops[number] = SWAPS[type(op)]()  # type: ignore[call-overload]
        return self.generic_visit(node)

    def _operation(self, node: ast.BinOp | ast.BoolOp | ast.AugAssign) -> ast.AST:
        op = node.op
        if type(op) in SWAPS and self.here(node, f"{_name(op)} → {SWAPS[type(op)].__name__}"):
            node.op = SWAPS[type(op)]()  # type: ignore[assignment]
        return self.generic_visit(node)

    visit_BinOp = visit_BoolOp = visit_AugAssign = _operation

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        changed = isinstance(node.op, ast.Not | ast.Invert) and self.here(
            node, f"no {_name(node.op)}"
        )
        return self.generic_visit(node.operand if changed else node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if type(node.value) is int and self.here(node, f"{node.value} → {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        if type(node.value) is bool and self.here(node, f"{node.value} → {not node.value}"):
            return ast.copy_location(ast.Constant(not node.value), node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if self.here(node, "never"):
            node.test = ast.copy_location(ast.Constant(False), node.test)
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Call) and self.here(node, "left out"):
            return ast.copy_location(ast.Pass(), node)
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Types decide nothing."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        return node


def _name(op: ast.AST) -> str:
    return type(op).__name__


def source_of(game: str, module: str) -> Path:
    return GAMES / game / f"{module}.py"


def mutants_of(game: str) -> Iterator[Mutant]:
    for path in sorted((GAMES / game).glob("*.py")):
        if path.stem not in NOT_RULES:
            change = Change()
            change.visit(ast.parse(path.read_text(encoding="utf-8")))
            for place, (line, what) in enumerate(change.found):
                yield Mutant(game, path.stem, line, what, place)


class Changed(MetaPathFinder, Loader):
    """Gives the changed module in place of the true one."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"faubourg.games.{mutant.game}.{mutant.module}"
        self.path = source_of(mutant.game, mutant.module)
        tree = Change(mutant.place).visit(ast.parse(self.path.read_text(encoding="utf-8")))
        self.code = compile(ast.fix_missing_locations(tree), str(self.path), "exec")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.path)
        exec(self.code, module.__dict__)


def tests_of(game: str) -> tuple[list[str], list[str]]:
    """Records first: they find most, and quickly. Then those of words, pictures and judges."""
    folder = ROOT / "tests" / "games"
    own = sorted((folder / game).glob("test_*.py"))
    around = [path for path in own if any(word in path.stem for word in NOT_FOR_RULES)]
    rules = [path for path in own if path not in around]
    rules.sort(key=lambda path: path.stem not in ("test_golden", "test_perft"))
    walks = ROOT / "tests" / "contract" / "test_walks.py"
    return [str(path) for path in (folder / "test_golden.py", *rules, walks)], list(
        map(str, around)
    )


def run_tests(game: str, mutant: Mutant | None, tests: list[str], patience: int) -> None:
    """In a process of its own, which ends with the tests' status, or when its time is used up."""
    resource.setrlimit(resource.RLIMIT_CPU, (patience, patience))
    os.environ.update(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    if mutant is not None:
        sys.meta_path.insert(0, Changed(mutant))
    import pytest

    # Of what is shared by all games, the records of this one and its usual game of two.
    shared = "test_walks or replays or honest"
    only = f"{game} and (2-default or replays or honest) or not ({shared})"
    words = ["-x", "-q", "-p", "no:cacheprovider", "-k", only, "--no-header", *tests]
    os._exit(int(pytest.main(words)))


def survives(game: str, mutant: Mutant | None, patience: int) -> bool:
    """All tests of rules, and if they find nothing, the others of the game."""
    return all(_survives(game, mutant, tests, patience) for tests in tests_of(game))


def _survives(game: str, mutant: Mutant | None, tests: list[str], patience: int) -> bool:
    process = FORK.Process(target=run_tests, args=(game, mutant, tests, patience))
    process.start()
    process.join()
    return process.exitcode == 0


def _seconds() -> float:
    """Of the processor, that tests have used: the clock would also count who else is busy."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def judge(game: str, each: int, seed: int, workers: int) -> tuple[int, list[Mutant]]:
    every = list(mutants_of(game))
    chosen = Random(f"{seed} {game}").sample(every, min(each, len(every)))
    start = _seconds()
    if not survives(game, None, 3600):
        sys.exit(f"the tests of {game} fail as they are")
    whole = int(_seconds() - start) + 1
    console.print(f"{game}: {len(chosen)} of {len(every)} places, {whole} s the whole")
    with ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(lambda mutant: survives(game, mutant, TIMES * whole), chosen))
    return len(chosen), [mutant for mutant, alive in zip(chosen, found, strict=True) if alive]


def markdown(results: dict[str, tuple[int, list[Mutant]]], command: str) -> str:
    rows = [
        f"| {game} | {many} | {many - len(left)} | {100 * (many - len(left)) / many:.1f} % |"
        for game, (many, left) in results.items()
    ]
    lines = [
        f"- `{m.game}/{m.module}.py:{m.line}` {m.what}: `{_line(m)}`"
        for _, left in results.values()
        for m in sorted(left, key=lambda m: (m.module, m.line))
    ]
    return (
        "# Mutants\n\nSmall faults in rules, knowledge and scoring, one at a time, and how many "
        f"the game's tests\nfind.\n\n`{command}`:\n\n"
        "| game | faults | found | score |\n|---|---|---|---|\n"
        + "\n".join(rows) + "\n\nNot found:\n\n" + "\n".join(lines) + "\n"
    )  # fmt: skip


def _line(mutant: Mutant) -> str:
    lines = source_of(mutant.game, mutant.module).read_text(encoding="utf-8").splitlines()
    return lines[mutant.line - 1].strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=200, help="faults in each game")
    parser.add_argument("--only", nargs="+", choices=KEYS, default=KEYS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULT}")
    given = parser.parse_args()
    results: dict[str, tuple[int, list[Mutant]]] = {}
    for game in given.only:
        results[game] = judge(game, given.each, given.seed, given.workers)
        text = markdown(results, "python bench/mutants.py " + " ".join(sys.argv[1:]))
        if given.write:  # after each game: the whole takes an hour
            RESULT.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
