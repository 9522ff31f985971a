"""Python for the folder: Pyodide from npm, msgspec as built for it, our own modules."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Sequence
from importlib.metadata import distribution, version
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

PYODIDE: Final = "314.0.7"
# Of our own package: what a table needs. Rules are read for one line of them, drawings are code.
LAYERS: Final = ("core", "games", "drawing", "bots", "table", "offline", "texts")
KINDS: Final = (".py", ".ftl", ".md", ".toml", ".net")
# What no table imports or reads: tournaments, research, puzzles, other people's programs, cards.
LEFT_OUT: Final = frozenset(
    """
    bots/arena.py bots/journal.py bots/outside.py bots/playing.py bots/puzzle_words.py
    bots/puzzles.py bots/rating.py bots/solve.py bots/speed.py bots/spreading.py bots/sprt.py
    bots/study.py core/examples.py core/files.py table/postcard.py
    """.split()
)
LEFT_OUT_NAMES: Final = ("SUMMARY.md", "SUMMARY.fr.md")
PLAIN: Final = ("fluent.runtime", "fluent.syntax", "attrs", "mypy_extensions")
# Of it `fluent` takes this one name, which Python has had for long.
TYPING: Final = "from typing import Literal\n"
LIBRARY: Final = "python_stdlib.zip"
# Of Python's own library: what no table, and nothing that a table needs, ever imports.
NEEDLESS: Final = frozenset(
    """
    __hello__ __phello__ _ast_unparse _markupbase _py_abc _pydatetime _pyio _pyrepl
    _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse bdb cProfile cmd code
    colorsys compileall configparser csv ctypes curses dbm doctest ensurepip filecmp fileinput
    ftplib getopt getpass graphlib http idlelib imaplib lib2to3 mailbox mimetypes modulefinder
    multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib pprint profile
    pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy sched shelve smtplib
    socketserver sqlite3 sre_compile sre_constants sre_parse symtable tabnanny tarfile this
    timeit tkinter trace tracemalloc tty turtle unittest venv wave webbrowser wsgiref xml
    xmlrpc zipapp zoneinfo
    """.split()
)
ENCODINGS: Final = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "utf_8",
    "utf_8_sig",
)
BUILT: Final = "msgspec"  # has a part in C
COMPILE: Final = """
import { loadPyodide } from "%s/pyodide.mjs";
const python = await loadPyodide({ packages: [] });
python.FS.mkdirTree("/made");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "%s" }, "/made");
python.runPython(`
import importlib.util, marshal
from pathlib import Path
from types import CodeType
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # the source is not asked

def bare(code):  # without line numbers: a record plays a fault again where there are some
    held = (bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(held))

for path in Path("/made").rglob("*.py"):
    name = str(path.relative_to("/made"))
    code = compile(path.read_bytes(), name, "exec", dont_inherit=True, optimize=2)
    Path(f"{path}c").write_bytes(HEAD + marshal.dumps(bare(code)))
    path.unlink()
`);
"""


class CannotBuild(Exception):
    """Something that is needed for it is not here; the message says what."""


def fetch_pyodide(work: Path) -> Path:
    """Its npm package, unpacked."""
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild("no npm here; it is needed once, to fetch Pyodide (https://nodejs.org)")
    told = _run(
        [npm, "pack", "--silent", f"pyodide@{PYODIDE}"], work, "npm could not fetch Pyodide"
    )
    with tarfile.open(work / told.strip().splitlines()[-1]) as packed:
        packed.extractall(work, filter="data")
    return work / "package"


def fetch_wheel(pyodide: Path, work: Path) -> Path:
    """msgspec, as its makers have built it for this Pyodide."""
    if find_spec("pip") is None:
        raise CannotBuild("no pip here, as uvx leaves it out; with it: uvx --with pip --from …")
    about = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    python = "".join(about["python"].split(".")[:2])
    wanted = [
        "--platform", f"pyemscripten_{about['abi_version']}_{about['arch']}",
        "--abi", f"cp{python}", "--python-version", python,
        "--implementation", "cp", "--only-binary=:all:", "--no-deps",
        "--dest", str(work), "--quiet", f"{BUILT}=={version(BUILT)}",
    ]  # fmt: skip
    pip = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check"]
    _run([*pip, *wanted], work, f"pip could not fetch {BUILT} for Pyodide")
    return next(work.glob(f"{BUILT}-*.whl"))


def _run(command: Sequence[str], folder: Path, problem: str) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise CannotBuild(
            f"{problem}: {said[-1] if said else done.returncode}. Is there a network?"
        )
    return done.stdout


def lay_out(app: Path, wheel: Path) -> None:
    """All modules as they will lie in the browser's Python."""
    ours = Path(__file__).parents[1]
    for file in _our_files(ours):
        _copy(file, app / "faubourg" / file.relative_to(ours))
    _name_games(app)
    (app / "typing_extensions.py").write_text(TYPING, "utf-8")
    for name in PLAIN:
        found = distribution(name)
        for path in found.files or ():
            if path.suffix == ".py":
                _copy(Path(str(found.locate_file(path))), app / str(path))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(app)


def _our_files(ours: Path) -> Iterator[Path]:
    yield ours / "__init__.py"
    for layer in LAYERS:
        yield from (file for file in sorted((ours / layer).rglob("*")) if _travels(file, ours))


def _travels(file: Path, ours: Path) -> bool:
    left_out = file.relative_to(ours).as_posix() in LEFT_OUT or file.name in LEFT_OUT_NAMES
    return file.suffix in KINDS and not left_out


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def _name_games(app: Path) -> None:
    """Games are entry points."""
    named = app / f"faubourg-{version('faubourg')}.dist-info"
    named.mkdir(parents=True)
    own = [e for e in distribution("faubourg").entry_points if e.group == "faubourg.games"]
    lines = ["[faubourg.games]", *(f"{entry.name} = {entry.value}" for entry in own)]
    (named / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    about = f"Metadata-Version: 2.1\nName: faubourg\nVersion: {version('faubourg')}\n"
    (named / "METADATA").write_text(about, "utf-8")


def lay_out_library(library: Path, pyodide: Path) -> None:
    """Python's own modules, without those that no table needs."""
    with zipfile.ZipFile(pyodide / LIBRARY) as packed:
        names = [name for name in packed.namelist() if not _is_needless(name)]
        packed.extractall(library, names)


def _is_needless(name: str) -> bool:
    top = name.split("/")[0].removesuffix(".py")
    foreign = name.startswith("encodings/") and Path(name).stem not in ENCODINGS
    return top in NEEDLESS or foreign


def compile_modules(pyodide: Path, folder: Path, work: Path) -> None:
    """By Pyodide itself, so that a browser need not: that takes it seconds. No source is left."""
    script = work / "compile.mjs"
    script.write_text(COMPILE % (pyodide.as_posix(), folder.as_posix()), "utf-8")
    node = shutil.which("node")
    if node is None:
        raise CannotBuild("no node here; it comes with npm, and compiles our modules once")
    _run([node, str(script)], work, "our modules could not be compiled")


def zipped(folder: Path) -> bytes:
    """Not packed one by one, for together they become smaller; always in the same order."""
    held = BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            archive.writestr(zipfile.ZipInfo(str(file.relative_to(folder))), file.read_bytes())
    return held.getvalue()


def pack(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)
