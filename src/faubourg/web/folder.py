"""The folder that any web host can serve, with no server behind it (docs/offline.md)."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from faubourg.web import folder_pages, folder_python
from faubourg.web.chores import Drawing, paint
from faubourg.web.folder_days import NO_DAYS
from faubourg.web.folder_pack import packed_files
from faubourg.web.folder_python import CannotBuild, pack
from faubourg.web.packing import STATIC

DAYS: Final = "days.json"
MARK: Final = "faubourg-offline.json"  # says that a folder is one of these, and which
# What a browser has to fetch before one can play.
PROGRAM: Final = ("pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs")
LIBRARY: Final = "pyodide/python_stdlib.zip"
APP: Final = "app.zip"
SCRIPTS: Final = ("light", "shell", "shelf", "start", "thinker", "worker")
PLAIN: Final = (
    "favicon.svg", "icons.svg", "css/night.css", "css/shell.css", "js/night.js",
    *(f"js/offline/{name}.js" for name in SCRIPTS),
)  # fmt: skip
ICON: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" '
    'height="{size}"><rect width="{size}" height="{size}" fill="#f7f2e6"/>'
    '<svg x="{edge}" y="{edge}" width="{inner}" height="{inner}" viewBox="0 0 32 32">{drawn}</svg>'
    "</svg>"
)
Tell = Callable[[str], None]


def build(target: Path, tell: Tell = lambda words: None, days: str = NO_DAYS) -> int:
    """Build the folder, whole or not at all; how many bytes a first visit fetches.

    `days` are what a server answers to /api/days. They stand beside what a version is made of: a
    new day is no new version.
    """
    target = target.absolute()  # npm, pip and node work in folders of their own
    _check(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent, prefix=".faubourg-offline-") as held:
        work = Path(held)
        made = work / "made"
        _build_python(made, work, tell)
        tell("pages and pictures")
        size = _build_pages(made)
        _write(made, DAYS, days.encode())
        if target.exists():
            shutil.rmtree(target)
        made.rename(target)
    return size


def _check(target: Path) -> None:
    """Nothing is removed that is not ours."""
    if target.exists() and not target.is_dir():
        raise CannotBuild(f"{target} is a file; expected a folder to build in")
    if target.exists() and any(target.iterdir()) and not (target / MARK).exists():
        raise CannotBuild(f"{target} has other things in it; expected a new or an empty folder")


def _build_python(made: Path, work: Path, tell: Tell) -> None:
    tell(f"Pyodide {folder_python.PYODIDE} from npm")
    pyodide = folder_python.fetch_pyodide(work)
    tell("msgspec for Pyodide from PyPI")
    wheel = folder_python.fetch_wheel(pyodide, work)
    tell("our own modules")
    modules = work / "modules"
    folder_python.lay_out(modules / "app", wheel)
    folder_python.lay_out_library(modules / "library", pyodide)
    folder_python.compile_modules(pyodide, modules, work)
    for name in PROGRAM:
        _write(made, f"{name}.bin", pack((pyodide / Path(name).name).read_bytes()))
    _write(made, f"{LIBRARY}.bin", pack(folder_python.zipped(modules / "library")))
    _write(made, f"{APP}.bin", pack(folder_python.zipped(modules / "app")))
    _write(made, "pyodide/pyodide.mjs", (pyodide / "pyodide.mjs").read_bytes())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    _write(made, "pyodide/lock.json", json.dumps({"info": lock["info"], "packages": {}}).encode())


def _build_pages(made: Path) -> int:
    for name in PLAIN:
        _write(made, f"static/{name}", (STATIC / name).read_bytes())
    _write_all(made, folder_pages.sheets_and_modules())
    _write_all(made, folder_pages.pages())
    _write_all(made, folder_pages.pictures())
    _write_all(made, folder_pages.boxes())
    for size in (192, 512):
        _write(made, f"icons/{size}.png", paint(Drawing(_icon(size))))
    _write(made, "manifest.webmanifest", json.dumps(MANIFEST, ensure_ascii=False).encode())
    version = _version(made)
    core = sum((made / f"{name}.bin").stat().st_size for name in (*PROGRAM, LIBRARY, APP))
    _write(made, "index.html", folder_pages.shell(version, core).encode())
    kept = _kept(made)
    _write(made, "pages.bin", pack(json.dumps(kept, ensure_ascii=False).encode()))
    worker = (STATIC / "sw-offline.js").read_text("utf-8")
    _write(made, "sw.js", f'const VERSION = "{version}";\n{worker}'.encode())
    _write(made, MARK, json.dumps({"version": version}).encode())
    return core + (made / "pages.bin").stat().st_size


def _kept(made: Path) -> list[list[Any]]:
    """All that is not packed by itself."""
    files = {f.relative_to(made).as_posix(): f for f in _files(made) if f.suffix != ".bin"}
    read = {name: file.read_bytes() for name, file in files.items()}
    return packed_files(read, folder_pages.alike())


def _files(made: Path) -> list[Path]:
    return sorted(path for path in made.rglob("*") if path.is_file())


def _version(made: Path) -> str:
    """A mark of all files."""
    digest = hashlib.sha256()
    for file in _files(made):
        digest.update(
            f"{file.relative_to(made)} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode()
        )
    return digest.hexdigest()[:12]


def _icon(size: int) -> str:
    drawn = (STATIC / "favicon.svg").read_text("utf-8")
    inner = drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]
    edge = size // 8
    return ICON.format(size=size, edge=edge, inner=size - 2 * edge, drawn=inner)


def _write(made: Path, name: str, data: bytes) -> None:
    path = made / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _write_all(made: Path, files: Iterable[tuple[str, str]]) -> None:
    for name, text in files:
        _write(made, name, text.encode())


MANIFEST: Final = {
    "name": "Faubourg",
    "short_name": "Faubourg",
    "start_url": "index.html",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f7f2e6",
    "theme_color": "#f7f2e6",
    "categories": ["games"],
    "icons": [
        {"src": f"icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png",
         "purpose": "any maskable"}
        for size in (192, 512)
    ],
}  # fmt: skip
