"""faubourg verify: was the chance of a finished game honest?"""

from __future__ import annotations

from dataclasses import asdict

import typer

from faubourg.cli.common import (
    AsJson,
    ContentFile,
    Language,
    RecordFile,
    app,
    console,
    naming,
    read_content,
    read_record,
    show_json,
    texts_for,
)
from faubourg.core.model import Value
from faubourg.core.replay import Verdict, verify


@app.command("verify")
def verify_file(
    file: RecordFile,
    content: ContentFile = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Recompute every outcome of chance; exit code 1 if an entry lies."""
    kept = read_record(file)
    with naming(file):
        verdict = verify(kept, read_content(content))
    if as_json:
        show_json({"honest": verdict.honest, **asdict(verdict)})
    else:
        _tell(verdict, language)
    raise typer.Exit(0 if verdict.honest else 1)


def _tell(verdict: Verdict, language: str) -> None:
    say = texts_for(language).say
    if verdict.honest:
        console.print(say("cli.honest", {"outcomes": verdict.outcomes}))
        console.print(say(f"luck-{verdict.luck}"))
        return
    values: dict[str, Value] = {
        "entry": verdict.liar,
        "given": verdict.given,
        "expected": verdict.expected,
    }
    console.print(say("cli.lies", values))
