"""The compiled build of the sources as they are now, in an environment of its own.

    python tools/fast.py             builds it, if it is not there: `make fast`
    python tools/fast.py --python    names the Python to play with: that one's, else this one

The environment is named by a hash of all that it is made of. After an edit there is none of that
name, and plain Python plays: what was compiled of other sources is never used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
MADE_OF = ("hatch_build.py", "pyproject.toml", "src")
KEPT = 2  # environments of other sources: somebody may be playing with one
WITHOUT = 3  # the exit status where there is no compiler
NO_COMPILER = (
    "There is no C compiler with Python's headers, so nothing is compiled, and all goes on in plain"
    " Python; on Debian `sudo apt-get install gcc python3-dev` brings one, on macOS `xcode-select"
    " --install`."
)


def main() -> None:
    place = environment()
    if "--python" in sys.argv:
        print(python(place) if is_ready(place) else sys.executable)
    elif is_ready(place):
        print("The compiled build is there.")
    elif has_compiler():
        make(place)
        forget_others(place)
        print("Compiled: `make play` and `make term` use it until the sources change.")
    else:
        print(NO_COMPILER)
        sys.exit(WITHOUT)


def environment() -> Path:
    digest = hashlib.sha256(sys.version.encode() + sys.prefix.encode())
    for file in sorted(file for name in MADE_OF for file in files_of(ROOT / name)):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return ROOT / "build" / f"fast-{digest.hexdigest()[:16]}"


def files_of(path: Path) -> list[Path]:
    found = path.rglob("*") if path.is_dir() else [path]
    return [file for file in found if file.is_file() and not is_by_the_way(file)]


def is_by_the_way(file: Path) -> bool:
    """What Python and other tools leave beside the sources."""
    return any(part == "__pycache__" or part[0] == "." for part in file.relative_to(ROOT).parts)


def python(place: Path) -> Path:
    return place / "bin" / "python"


def is_ready(place: Path) -> bool:
    return (place / ".ready").exists()


def has_compiler() -> bool:
    """Whether a file that needs Python's headers compiles."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with TemporaryDirectory() as folder:
        source = Path(folder, "any.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*words, "-I", sysconfig.get_path("include"), "-c", source, "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def make(place: Path) -> None:
    """Without the network: what builds is installed here, and the packages of here serve there."""
    wheels = place.with_suffix(".wheel")
    shutil.rmtree(place, ignore_errors=True)
    run("hatchling", "build", "--target", "wheel", "--directory", wheels)
    run("venv", "--without-pip", place)
    packages = sysconfig.get_path("purelib", vars={"base": str(place)})
    here = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})"  # plug-ins, too
    Path(packages, "here.pth").write_text(here + "\n", encoding="utf-8")
    (wheel,) = wheels.glob("*.whl")
    install = ("install", "--quiet", "--no-deps", "--no-index")
    run("pip", "--python", python(place), *install, wheel)
    shutil.rmtree(wheels)
    (place / ".ready").touch()


def run(module: str, *words: str | Path) -> None:
    asked = {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"}
    subprocess.run([sys.executable, "-m", module, *words], cwd=ROOT, env=asked, check=True)


def forget_others(place: Path) -> None:
    others = [other for other in place.parent.glob("fast-*") if other != place]
    for other in sorted(others, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(other)


if __name__ == "__main__":
    main()
