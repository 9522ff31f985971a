"""Who may import whom: nothing below knows what is above it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "faubourg"
MODULES = sorted(SOURCE.rglob("*.py"))
RULES = [path for path in MODULES if path.parent.parent == SOURCE / "games"]  # not draw, narrate
NEVER_IN_RULES = {"random", "time", "json", "numpy", "logging"}
# Guesses are given their luck; the component data are named by a hash of their JSON.
EXCEPT = {
    "knowledge.py": {"random"}, "components.py": {"json"}, "content.py": {"json"},
    "draft.py": {"random"},  # tries some ways to stack, always the same
}  # fmt: skip


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def layer(module: str) -> str:
    """ "core" for faubourg.core.match, "" for what is not ours."""
    parts = module.split(".")
    return parts[1] if parts[0] == "faubourg" and len(parts) > 1 else ""


def allowed(path: Path) -> set[str]:
    place = path.relative_to(SOURCE).parts
    if place[0] == "core":
        return {"core"}
    if place[0] == "games":
        return (
            {"core", "games", "drawing"}
            if "draw" in place or place[-1] == "draw.py"
            else {"core", "games"}
        )
    if place[0] in ("bots", "drawing"):
        return {"core", place[0]}
    if place[0] == "table":
        return {"core", "drawing", "bots", "table"}
    if place == ("__main__.py",):
        return {"cli"}
    below = {"core", "games", "bots", "drawing", "table", place[0]}
    # Nothing else imports these.
    above: dict[tuple[str, ...], set[str]] = {
        ("cli", "hosting.py"): {"web"},
        ("cli", "offline.py"): {"web"},
        ("cli", "train.py"): {"train"},
        ("cli", "research.py"): {"research"},
        ("cli", "arena.py"): {"research"},
        ("research", place[-1]): {"train"},  # which seeds are for what
    }
    return below | above.get(place, set())


def outside(path: Path) -> set[str]:
    tops = {module.split(".")[0] for module in imports(path)} - {"faubourg"}
    return tops - set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_is_below_it(path: Path) -> None:
    used = {layer(module) for module in imports(path)} - {""}
    assert used <= allowed(path)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_engine_drawings_and_table_need_no_other_package(path: Path) -> None:
    place = path.relative_to(SOURCE).parts
    if place[0] in ("core", "games", "drawing", "bots", "table"):
        fluent = {"fluent"} if place[-1] == "texts.py" else set()
        numpy = {"numpy"} if place == ("bots", "net.py") else set()
        openskill = {"openskill"} if place == ("bots", "rating.py") else set()
        msgspec = {"msgspec"} if place[0] == "table" else set()  # what a page is sent
        assert outside(path) <= {"mypy_extensions"} | fluent | numpy | openskill | msgspec


@pytest.mark.parametrize("path", RULES, ids=lambda path: "/".join(path.parts[-2:]))
def test_nothing_random_timed_or_printed_is_in_the_rules(path: Path) -> None:
    assert imports(path) & NEVER_IN_RULES <= EXCEPT.get(path.name, set())
    assert "print(" not in path.read_text(encoding="utf-8")
