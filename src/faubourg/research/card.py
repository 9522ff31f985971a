"""The dataset card: what lies in a folder of games, for people who find it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars


def counted(folder: Path) -> tuple[int, int]:
    """Games and decisions."""
    table = polars.scan_parquet(folder / "games-*.parquet")
    games, rows = table.select(polars.col("seed").n_unique(), rows=polars.len()).collect().row(0)
    return games, rows


def card(head: dict[str, Any], folder: Path) -> str:
    """In Markdown, with a head that Hugging Face and others read."""
    games, rows = counted(folder)
    options = ", ".join(f"{key}={value}" for key, value in head["options"].items()) or "none"
    seen = head["observations"]
    return f"""---
license: mit
pretty_name: Faubourg {head["game"]}
tags: [board-games, self-play, imperfect-information]
configs:
- config_name: default
  data_files: games-*.parquet
---
# {head["game"]}: {games:,} games between bots

{rows:,} decisions of games with {head["seats"]} seats between {", ".join(head["bots"])}, who sit in
other seats from seed to seed. Options: {options}.

- `games-FIRST-LAST.parquet`: a row for each decision of the games with these seeds. `seed`;
  `entry`, its place in the record (0 first); `seat`; `bot`; `action` and `legal`, numbers in the
  game's catalogue; `row`, what the seat knew, {seen["length"]} bytes; `points`, the seat's at the
  end; `share`, what it won: 1 for a victory, as much in all lost by the others, nothing alone.
- `records-FIRST-LAST.zip`: the record of each game, `SEED.jsonl`, for `faubourg replay` and
  `faubourg verify`.
- `plan.json`: all that these games depend on. The same plan gives the same files, byte by byte
  with the same polars.

Rows: version {seen["version"]}, digest `{seen["digest"]}`; `faubourg features {head["game"]}` says
what each byte means. They hold what the seat may know and nothing else.
Rules: edition {head["edition"]}; sources `{head["sources"]}`; faubourg {head["faubourg"]}.

Luck is that of `Chance.seeded(SEED)`. Seeds below 10¹² are for training; nothing should be reported
on them.

Bots play as well as bots do: what they never try is not in here. Names of people, or anything about
them, are not either. MIT licence for these files; the games belong to their designers and
publishers.
"""
