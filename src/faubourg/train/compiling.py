"""C that is compiled where it is needed, and kept by a hash of all it is made of."""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FLAGS: Final = (
    "-std=gnu11", "-O3", "-march=native", "-ffast-math", "-fno-finite-math-only",
    "-shared", "-fPIC", "-Wall", "-Wextra",
)  # fmt: skip
COMPILERS: Final = ("cc", "gcc", "clang")


class NoCompiler(RuntimeError):
    """There is none on this machine."""


def compiler() -> str:
    found = [path for name in COMPILERS if (path := shutil.which(name))]
    if not found:
        raise NoCompiler(f"none of {', '.join(COMPILERS)} is installed; training needs one")
    return found[0]


def compiled(source: Path, sizes: Mapping[str, int]) -> ctypes.CDLL:
    """The library of a source with these sizes; compiled once for each of them."""
    defined = [f"-D{name}={size}" for name, size in sorted(sizes.items())]
    words = [*FLAGS, *defined, platform.node(), platform.processor()]
    name = hashlib.sha256(source.read_bytes() + repr(words).encode()).hexdigest()[:16]
    library = cache() / f"{source.stem}-{name}.so"
    if not library.exists():
        library.parent.mkdir(parents=True, exist_ok=True)
        _compile(source, library, defined)
    return ctypes.CDLL(str(library))


def cache() -> Path:
    """One's own folder: what lies in a common one may be another's."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "faubourg"


def _compile(source: Path, library: Path, defined: list[str]) -> None:
    """Under another name first: a second process may want it at the same time."""
    with tempfile.TemporaryDirectory(dir=library.parent) as scratch:
        made = Path(scratch) / library.name
        command = [compiler(), *FLAGS, *defined, "-o", str(made), str(source), "-lm"]
        subprocess.run(command, check=True)
        made.replace(library)
