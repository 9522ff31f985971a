"""SVG elements: escaped, short, and alone in a file."""

from __future__ import annotations

from xml.etree import ElementTree

from faubourg.drawing.svg import element, label, number, picture, polygon, standalone, title

SVG = "{http://www.w3.org/2000/svg}"


def test_words_and_attributes_are_escaped() -> None:
    drawn = element("g", title("<b> & co"), data_name='a"b<c')
    parsed = ElementTree.fromstring(drawn)
    assert parsed.get("data-name") == 'a"b<c'
    assert parsed[0].text == "<b> & co"


def test_an_attribute_without_a_value_is_left_out() -> None:
    assert element("g", opacity=None, class_="x") == '<g class="x"/>'


def test_numbers_are_short_and_zero_has_no_sign() -> None:
    assert [number(value) for value in (1.0, 2.25, -0.01, -3.14)] == ["1", "2.2", "0", "-3.1"]


def test_points_are_pairs() -> None:
    assert polygon([(0, 1.5), (2, 3)]) == '<polygon points="0,1.5 2,3"/>'


def test_a_picture_says_what_it_shows() -> None:
    parsed = ElementTree.fromstring(
        picture((0, 0, 10, 20), "A name", "More", label("x", (1, 1), 9))
    )
    assert parsed.get("role") == "img"
    assert [child.tag for child in parsed] == ["title", "desc", "text"]


def test_a_standalone_picture_has_its_namespace_and_a_ground() -> None:
    alone = ElementTree.fromstring(standalone(picture((-5, -6, 10, 20), "A > B", "")))
    ground = alone[0]
    assert alone.tag == f"{SVG}svg"
    assert ground.tag == f"{SVG}rect"
    assert [ground.get(key) for key in ("x", "y", "width", "height")] == ["-5", "-6", "10", "20"]
    assert alone.get("viewBox") == "-5 -6 10 20"
