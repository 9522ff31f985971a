"""What hosts copy is right: every flag exists, every setting of systemd is one."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from faubourg.cli import app

ROOT = Path(__file__).parents[2]
UNIT = (ROOT / "deploy/faubourg.service").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/self-hosting.md").read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """All that is given to `faubourg` in files and documentation for hosts."""
    (unit,) = re.findall(r"^ExecStart=\S+/faubourg (.*)$", UNIT, re.MULTILINE)
    (image,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    (compose,) = re.findall(r"command:\n((?: +- .*\n)+) +environment", COMPOSE)
    listed = re.findall(r"^ +- (\S+)", compose, re.MULTILINE)
    typed = re.findall(r"^(?:.*?/)?faubourg ((?:serve|backup|restore) .*)$", HOSTING, re.MULTILINE)
    assert len(typed) > 4
    return [shlex.split(unit), json.loads(image), listed, *(shlex.split(line) for line in typed)]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_of_a_host_can_be_given(words: list[str]) -> None:
    name, *given = words
    group = typer.main.get_command(app)
    group.commands[name].make_context(name, given)  # type: ignore[attr-defined]  # a group has them


def test_the_health_check_asks_where_the_image_serves() -> None:
    (check,) = re.findall(r"^    CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    _, _, program = json.loads(check)
    compile(program, "HEALTHCHECK", "exec")
    (port,) = re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    assert f"http://127.0.0.1:{port}/health" in program and f"faubourg:{port}" in COMPOSE


def test_the_server_believes_the_proxy_of_the_composition() -> None:
    (trusted,) = re.findall(r"--forwarded-allow-ips=(\S+)", COMPOSE)
    (address,) = re.findall(r"ipv4_address: (\S+)", COMPOSE)
    assert trusted == address


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "faubourg.service"
    unit.write_text(UNIT.replace("/opt/faubourg/bin/faubourg", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert done.returncode == 0 and done.stderr == ""
