"""The documentation is true and complete: examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
import typer

from faubourg.bots import BOTS
from faubourg.cli import app
from faubourg.core.encoding import Encoder
from faubourg.core.model import Rules
from faubourg.core.outlook import Outlook
from faubourg.core.presentation import Drawer, Helper, Judge, Look, Narrator
from faubourg.core.registry import Game, games
from faubourg.core.texts import Texts

ROOT = Path(__file__).parents[2]
# What the core does with a game, and no game needs to write.
OURS = {
    "complete", "determinize", "drawer", "encoder", "for_programs", "helper", "judge", "key",
    "legal", "named", "narrator", "outlook", "package", "parse", "pick", "players", "players_in",
    "rules", "total", "unknown",
}  # fmt: skip
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", read("README.md"), re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 6
    exec(compile(example, "README.md", "exec"), {})
    assert re.match(r"\[\[\d", capsys.readouterr().out)


def test_the_examples_of_the_protocol_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "protocol.md"), module_relative=False)
    assert result.attempted > 3 and result.failed == 0


def test_the_code_for_a_new_game_is_that_of_the_example() -> None:
    tiny = ROOT / "examples" / "tiny"
    files = [path for kind in ("py", "toml", "ftl", "md") for path in tiny.rglob(f"*.{kind}")]
    there = [unindented(path.read_text(encoding="utf-8")) for path in files]
    page = read("docs/adding-a-game.md")
    blocks = re.findall(r"```(?:python|toml|ftl|markdown)\n(.*?)```", page, re.DOTALL)
    assert len(blocks) > 10
    assert [code for code in blocks if not any(unindented(code) in text for text in there)] == []


def unindented(code: str) -> str:
    return re.sub(r"^ +", "", code, flags=re.MULTILINE)


def test_every_function_that_a_game_may_write_is_in_the_guide() -> None:
    page = read("docs/adding-a-game.md")
    kinds = (Game, Rules, Narrator, Drawer, Judge, Helper, Look, Encoder, Outlook)
    names = [name for kind in kinds for name in (*vars(kind), *kind.__annotations__)]
    asked = {name for name in names if not name.startswith("_")} - OURS
    assert {name for name in asked if not re.search(rf"\b{name}\b", page)} == set()


def test_every_command_and_its_options_are_documented() -> None:
    text = read("docs/commands.md")
    group = typer.main.get_command(app)
    for name, command in group.commands.items():  # type: ignore[attr-defined]  # a group has them
        assert f"\n## {name}\n" in text
        for parameter in command.params:
            long = [word for word in parameter.opts if word.startswith("--")]
            assert all(f"`{word}" in text or f" {word}" in text for word in long), (name, long)


def test_every_bot_has_its_heading() -> None:
    assert all(f"\n## {bot}\n" in read("docs/bots.md") for bot in BOTS)


def test_every_game_is_on_the_front_page_and_in_the_notice() -> None:
    for key, game in games().items():
        if game.package.startswith("faubourg."):
            name = Texts("en").say(f"{key}.name")
            assert name in read("README.md") and name in read("NOTICE")


def test_packages_of_others_are_named_with_their_version_and_licence() -> None:
    folder = ROOT / "src/faubourg/web/static/vendor"
    rows = re.findall(r"^\| (\S+) \| (\d\S+) \|", (folder / "README.md").read_text(), re.MULTILINE)
    assert all(f"- {name} {version}" in read("NOTICE") for name, version in rows)
    kept = {name.lstrip("@").replace("/", "-") for name, _ in rows}
    assert kept == {package.parent.name for package in folder.glob("*/LICENSE")}
    assert kept == {package.name for package in folder.iterdir() if package.is_dir()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]
    missing = [link for link in local if not (page.parent / link).exists()]
    assert not missing
