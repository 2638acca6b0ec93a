"""Tests that a cached drawing equals a new one."""

import random
import re
from contextlib import closing
from pathlib import Path

import pytest
from jinja2 import nodes
from jinja2.meta import find_undeclared_variables
from markupsafe import Markup

import tableforone
from tableforone import games
from tableforone.kernel.table import Question
from tableforone.pages import answering, keeping, settings, tabletop
from tableforone.pages.board import Board
from tableforone.pages.compiling import Templates
from tableforone.pages.keeping import NOTHING, WORDS, kept_macros, reads_of
from tableforone.pages.looks import Look
from tableforone.pages.render import environment
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Visit
from tableforone.pages.routing import Call
from tableforone.store.sittings import Sittings

ANSWERS = 30
STEPS = 3  # of the opponent's turns, after each answer


class Visitor:
    """A client that has the page and asks for partial updates."""

    def __init__(self, tables: Sittings) -> None:
        self.tables, self.visit = tables, Visit(settings.read("pace=skip"), part=True)

    def ask(self, method: str, path: str, **fields: str) -> str:
        reply = answering.answer(method, path, Call(self.visit, self.tables, Form(fields.items())))
        if isinstance(reply, Redirect):
            return reply.address
        assert isinstance(reply, Page)
        return reply.html


@pytest.mark.check
@pytest.mark.parametrize("game", games.ids())
def test_nothing_kept_is_stale(tmp_path: Path, game: str) -> None:
    with closing(Sittings(tmp_path)) as tables:
        is_drawn_again_as_it_was(Visitor(tables), game)


def is_drawn_again_as_it_was(visitor: Visitor, game: str) -> None:
    chance = random.Random(game)
    table = visitor.ask("POST", f"/games/{game}/new", seed="7")
    page, turns = visitor.ask("GET", table), 0
    for n in range(ANSWERS):
        choices = re.findall(r'form="answer" name="answer" value="(-?\d+)"', page)
        if not choices:
            break
        question = re.findall(r'name="question" value="(\d+)"', page)[0]
        way, more = ("undo", {}) if n % 7 == 6 else ("answers", {"answer": chance.choice(choices)})
        page = visitor.ask("POST", f"{table}/{way}", question=question, **more)
        assert without_cache(visitor, table) == page
        for turn, step in re.findall(r"/turns/(\d+)\?step=(\d+)", page)[:STEPS]:
            watched = visitor.ask("GET", f"{table}/turns/{turn}", step=step)
            assert without_cache(visitor, f"{table}/turns/{turn}", step=step) == watched
            turns += 1
    assert turns > 4


def without_cache(visitor: Visitor, path: str, **fields: str) -> str:
    drawings = templates().drawings
    before = dict(drawings)
    drawings.clear()
    page = visitor.ask("GET", path, **fields)
    drawings.update(before)
    return page


def test_the_cache_is_emptied_when_it_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LARGEST", 1000)
    drawings = keeping.Drawings()
    for n in range(200):
        for way in "abc":
            drawings.add(b"%03d" % n, ((), [], Markup(way * 97)))
            held = sum(len(key) + len(text) for key, found in drawings.items() for *_, text in found)
            assert held <= 1000 + 100  # and the last drawing
            assert drawings[b"%03d" % n][0][-1] == way * 97
    assert len(drawings) > 1


def templates() -> Templates:
    env = environment()
    assert isinstance(env, Templates)
    return env


def test_a_piece_is_drawn_once_for_its_answers() -> None:
    die = "{% macro die(n) %}{{ seen(n) }}:{{ board.at('die:' ~ n)|length }} {% endmacro %}{{ die(1) }}{{ die(2) }}"
    env, drawn = Templates(autoescape=True), list[int]()

    def seen(n: int) -> int:
        drawn.append(n)
        return n

    env.globals["seen"] = seen
    template = env.from_string(die)

    def page(*things: str) -> str:
        question = Question(0, "?", list(range(len(things))), list(things), list(things))
        return template.render(board=Board(Look(), question))

    assert page("die:1") == page("die:1", "card:3") == "1:1 2:0 "
    assert drawn == [1, 2]
    assert page("die:2") == "1:0 2:1 "
    assert drawn == [1, 2, 1, 2]
    assert page("die:1") == "1:1 2:0 "
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("template", "kept"),
    [
        ("{% set A = {1: 'x'} %}{% macro m(n) %}{{ A[n] }}{{ icon(n) }}{% endmacro %}", ()),
        ("{% macro m(n) %}{{ piece(n) }}{{ opponent }}{% endmacro %}", ("board", "opponent")),
        ("{% macro m(n) %}{{ o(n) }}{% endmacro %}{% macro o(n) %}{{ step }}{% endmacro %}", ("step.all",)),
        ("{% macro m(n) %}{{ n if step }}{% if step and n or step is none %}x{% endif %}{% endmacro %}", ("step",)),
        ("{% macro m(n) %}{{ n and step }}{{ step.decision }}{% endmacro %}", ("step.all", "step.decision")),
        ("{% macro m(n) %}{{ draw.card(n) }}{% endmacro %}", ()),
        ("{% macro m(n) %}{{ draw.other(n) }}{% endmacro %}", None),
        ("{% macro m(n) %}{{ view.x }}{% endmacro %}", None),
        ("{% macro m(n) %}{{ o(n) }}{% endmacro %}{% macro o(n) %}{{ view }}{% endmacro %}", None),
        ("{% set a = view.x %}{% macro m(n) %}{{ a }}{% endmacro %}", None),
        ("{% set mode = view.x %}{% macro m(n) %}{{ mode }}{% endmacro %}", None),
        ("{% macro m(n) %}{{ caller() }}{% endmacro %}", None),
        ("{% macro m(n) %}{{ board.choices }}{% endmacro %}", None),
        ("{% macro m(n) %}{{ piece(board) }}{% endmacro %}", None),
    ],
)
def test_only_what_follows_from_arguments_and_answers_is_kept(template: str, kept: tuple[str, ...] | None) -> None:
    at_hand = {"icon": NOTHING, "draw.card": NOTHING, "piece": frozenset({"board", "caller"})}
    assert kept_macros(Templates().parse(template), at_hand).get("m") == kept


def test_every_kept_macro_reads_what_it_says() -> None:
    """Jinja's analysis of the names a macro reads agrees with ours."""
    env = templates()
    assert env.loader is not None
    found, page = 0, tabletop.playing("name", tableforone.new(games.ids()[0], seed=1)).keys()
    for name in env.list_templates(extensions=["html"]):
        source, filename, _ = env.loader.get_source(env, name)
        template, at_hand = env.parse(source), env.at_hand(filename)
        own = {node.name: node for node in template.body if isinstance(node, nodes.Macro)}
        known = {*own, *at_hand, *reads_of(template, at_hand), *WORDS, "board", "step", "draw"}
        for macro in kept_macros(template, at_hand):
            alone = nodes.Template([own[macro]])
            alone.set_environment(env)
            bound = {each.name for each in own[macro].find_all(nodes.Name) if each.ctx == "store"} - page
            assert find_undeclared_variables(alone) <= known | bound, (name, macro)
            found += 1
    assert found > 100
