"""Marks on tests: which paragraphs of a game's RULES.md a test shows."""

import pytest

rule = pytest.mark.rule
