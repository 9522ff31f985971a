"""What is in a picture: things by their name or class, and the words on it."""

from __future__ import annotations

from xml.etree.ElementTree import Element


def names(root: Element) -> set[str]:
    return {name for found in root.iter() if (name := found.get("data-name"))}


def abouts(root: Element) -> set[str]:
    """Of what cannot be touched, but explains itself."""
    return {name for found in root.iter() if (name := found.get("data-about"))}


def titles(root: Element) -> dict[str, str | None]:
    """By name."""
    return {str(found.get("data-name")): found.findtext("title") for found in root.iter()}


def named(root: Element, name: str) -> Element:
    return next(found for found in root.iter() if found.get("data-name") == name)


def classed(root: Element, word: str) -> list[Element]:
    return [found for found in root.iter() if word in (found.get("class") or "").split()]


def texts_in(root: Element) -> list[str]:
    return [str(found.text) for found in root.iter("text")]
