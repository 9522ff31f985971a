"""The two builds of these sources: which Python runs each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAST = ROOT / "tools" / "fast.py"
PURE, COMPILED = "pure Python", "compiled"


def pythons() -> dict[str, str]:
    """By build; the compiled one is made if it is not there, and missing without a compiler."""
    if subprocess.run([sys.executable, FAST], stdout=sys.stderr, check=False).returncode:
        return {PURE: sys.executable}
    told = subprocess.run([sys.executable, FAST, "--python"], stdout=subprocess.PIPE, check=True)
    return {PURE: sys.executable, COMPILED: told.stdout.decode().strip()}
