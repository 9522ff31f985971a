"""Fixtures for the command line's tests."""

from cli.terminal import run

__all__ = ["run"]
