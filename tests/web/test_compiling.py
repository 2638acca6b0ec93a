"""Tests that our compiled templates render as Jinja's do, with plainer Python code."""

import pytest
from jinja2 import StrictUndefined, UndefinedError
from markupsafe import Markup

from tableforone.pages.compiling import Templates

ENV = Templates(autoescape=True, undefined=StrictUndefined)
BOX = "{% macro box(a, b='<', c=none) %}[{{ a }}{{ b }}{{ c }}{{ caller() if caller }}]{% endmacro %}"


def drawn(text: str, **context: object) -> str:
    return ENV.from_string(text).render(context)


def test_all_texts_are_escaped_and_markup_is_not() -> None:
    assert drawn("{{ a }}{{ b }}{{ n }}", a="<'", b=Markup("<b>"), n=-3) == "&lt;&#39;<b>-3"
    assert drawn("{{ a ~ n ~ a }}|{{ a ~ b }}", a="<", n=1, b=Markup("<b>")) == "&lt;1&lt;|&lt;<b>"
    assert drawn("{{ 'yes' if no }}{{ 'a' ~ ('b' if no) }}", no=False) == "a"


def test_a_dot_reads_the_view_first_and_says_what_is_missing() -> None:
    assert drawn("{{ v.items }} {{ v.keys()|list|length }} {{ v.in.x }}", v={"items": 7, "in": {"x": 2}}) == "7 2 2"
    assert drawn("{{ v.x is defined }} {{ v.x|default(4) }} {{ 'ab'.upper() }}", v={}) == "False 4 AB"
    with pytest.raises(UndefinedError, match="no attribute 'x'"):
        drawn("{{ v.x }}", v={})


def test_a_macro_takes_its_arguments_in_order_by_name_or_not_at_all() -> None:
    assert drawn(BOX + "{{ box(1) }}{{ box(1, c=2) }}{{ box(b='b', a=3) }}") == "[1&lt;None][1&lt;2][3bNone]"
    assert drawn(BOX + "{% call box(1, 2, 3) %}<i>{% endcall %}") == "[123<i>]"
    with pytest.raises(TypeError, match="takes no d"):
        drawn(BOX + "{{ box(1, d=2) }}")
    with pytest.raises(UndefinedError, match="parameter 'a' was not provided"):
        drawn(BOX + "{{ box() }}")
