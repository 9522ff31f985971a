"""Compiles what is played often, if HATCH_BUILD_HOOKS_ENABLE=1 is set; without it wheels are pure.

mypyc makes C of the same sources that run as plain Python: one library for the core and the bots
and one for each game, so that a change in one game compiles that game alone. They are one program
all the same: a game inherits from classes of the core as within one library.

(hatch-mypyc does this, too, but into src/, where what is compiled would hide a source edited later;
it moves pyproject.toml away meanwhile, takes one core, and says nothing for minutes.)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = "src"  # mypyc names modules by where they lie from here
TOGETHER = (
    "core/budget", "core/catalogue", "core/chance", "core/encoding", "core/match", "core/model",
    "core/observation", "core/outlook", "core/presentation", "core/states", "bots/futures",
    "bots/greedy", "bots/learned", "bots/pace", "bots/playing", "bots/playout", "bots/random",
)  # fmt: skip
# Of a game: what is loaded once, and what only words and pictures ask.
PLAIN = ("__init__.py", "content.py", "ground.py", "helper.py", "prospects.py", "table.py")

Groups = list[tuple[list[str], str | None]]
Compile = Callable[..., list[str]]


def groups(sources: Path) -> Groups:
    """Files, seen from the sources, and the name of their library."""
    found: Groups = [([f"faubourg/{module}.py" for module in TOGETHER], "faubourg_core")]
    for game in sorted(path.parent for path in sources.glob("faubourg/games/*/rules.py")):
        files = [file for file in game.glob("*.py") if file.name not in PLAIN]
        files += game.glob("judge/*.py")
        names = sorted(str(file.relative_to(sources)) for file in files)
        found.append((names, f"faubourg_{game.name}"))
    return found


class CompilingHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel. An editable install stays plain."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        folder = Path(self.root) / "build" / f"mypyc-{sys.implementation.cache_tag}"
        with _working_in(Path(self.root) / SOURCES):
            built = compile_all(folder)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {
            str(file): str(file.relative_to(folder / "lib")) for file in built
        }


def compile_all(folder: Path) -> list[Path]:
    """The compiled modules; C and objects stay in the folder, for what does not change."""
    from mypyc.build import mypycify

    wanted = groups(Path())
    files = [file for group, _ in wanted for file in group]
    print(f"{len(files)} modules become C", flush=True)
    told = StringIO()  # many warnings that nobody can heed; shown where something is wrong
    try:
        with redirect_stdout(told):
            extensions = mypycify(
                ["--config-file=", f"--cache-dir={os.devnull}", *files],
                separate=wanted, multi_file=True, opt_level="3", debug_level="0",
                target_dir=str(folder / "c"),
            )  # fmt: skip
    except SystemExit:
        print(told.getvalue())
        raise
    return _compiled(extensions, folder)


def _compiled(extensions: list[Any], folder: Path) -> list[Path]:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Compiling(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = _file_by_file(self.compiler.compile, extensions)
            super().build_extensions()

    for each in extensions:
        each.extra_compile_args.append("-fcommon")  # files of a group share what a header defines
    command = Compiling(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    print()
    return [Path(command.get_ext_fullpath(each.name)) for each in extensions]


def _file_by_file(compile_: Compile, extensions: list[Any]) -> Compile:
    """On all cores, although a library has many files, and with a line that says how far it is.

    What all libraries hold is compiled once: written again, it would be missing while another one
    is linked.
    """
    files = len({source for each in extensions for source in each.sources})
    pool, numbers = ThreadPoolExecutor(os.cpu_count()), count(1)
    begun: dict[str, Future[list[str]]] = {}
    lock = Lock()

    def compile_one(source: str, how: dict[str, Any]) -> list[str]:
        made = compile_([source], **how)
        print(f"\rC is compiled: file {next(numbers)} of {files}", end="", flush=True)
        return made

    def compile_all(sources: list[str], **how: Any) -> list[str]:
        with lock:
            for source in sources:
                if source not in begun:
                    begun[source] = pool.submit(compile_one, source, how)
        return [made for source in sources for made in begun[source].result()]

    return compile_all


@contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
