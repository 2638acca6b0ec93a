"""Requests for fuzzing: every address with valid, nearly valid and invalid data and files."""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from tableforone import games
from tests.web.walks import walked

# routes that start processes (coach, lab) have their own tests
NOT_HERE: Final = ("/hint", "/chance", "/review/found", "/studies", "/go-on")
SHELF: Final = [
    *games.ids(),
    *(f"{spec.id}-companion" for spec in map(games.find, games.ids()) if spec.companion is not None),
]
NUMBERS: Final = ("0", "1", "2", "3", "5", "7", "14", "-1", "-2", "99", "100000", "9999999999", "99999999999999999999")
ODD: Final = (
    *("", " ", "x", "--2", "-", "1,2", "²", "٣", "1e3", "NaN", "null", "[]", "{}", "a" * 300, "\x00", "\ud800", "é"),
    *('[["a",1]]', '[[-2,"x"]]', "[5]", "[[1,1]]", "[1,2,3]", "[[[]]]", "[1.5]", "[true]", '["1"]', "[[]]", "[" * 60),
    *("[-1,0,1]", "[[-3,1,1]]", "[[-1,0,1]]", "[[-2,1]]", f"[{'9' * 80}]"),
    *("4+1", "0-1", "1+999", "app", "mine", "keep", "replay", "steps", "given", "<b>", "'", "../x", "B07", "A01"),
    *("1,2,3", "1,--2", "0,0,0,0,0", "guest:1", "die:2 room:3", "strudel", "hard", "2", "ballrooms"),
    *("#game=AAAA", "#beat=S0lMAQA", "#game=x&moment=x", "#game=&from=<b>", "wide", "square"),
)
FIELDS: Final = (
    *("question", "answer", "to", "number", "fact", "given", "choice", "told-now", "typed", "mend", "cards", "set"),
    *(
        "bit",
        "face-1",
        "face-2",
        "face-6",
        "card",
        "row",
        "moment",
        "step",
        "thing",
        "drawn",
        "game",
        "level",
        "module",
    ),
    *("seed", "lesson_id", "pace", "forced", "theme", "option-deck", "option-cards", "option-hotel", "file"),
    *("link", "link", "shape"),
)
INSTEAD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    3,
    99,
    1000,
    2**31,
    10**15,
    1.5,
    "",
    "x",
    [],
    {},
    [[{}]],
    [[]],
    [["x"]],
    ["a", 1],
    {"x": 1},
)


class Case(NamedTuple):
    """One request."""

    method: str
    path: str
    fields: list[tuple[str, str]]
    file: tuple[str, bytes] | None
    part: bool


def cases(routes: list[tuple[str, str]], names: Callable[[], list[str]], files: list[bytes]) -> st.SearchStrategy[Case]:
    """Requests to these routes; ``names`` returns the current tables."""
    values = st.one_of(st.sampled_from(NUMBERS), st.sampled_from(ODD), st.text(max_size=8))
    known = [route for route in routes if not route[1].endswith(NOT_HERE) and "/studies" not in route[1]]
    fields = st.lists(st.tuples(st.sampled_from(FIELDS), values), max_size=6)
    sent = st.tuples(st.sampled_from(("file", "file", "option-deck", "option-cards")), changed(files))

    def filled(route: tuple[str, str], draw: list[Any]) -> str:
        path = route[1]
        there = names()
        spare = there[8:] or ["gone"]  # imported tables; the others must stay
        deleted = path.endswith("/delete") or route[0] == "DELETE"
        chosen = (spare if deleted else [*there, "gone"])[draw[0] % len(spare if deleted else [*there, "gone"])]
        told = {"{name}": chosen, "{game}": [*SHELF, "chess"][draw[1] % (len(SHELF) + 1)], "{turn}": draw[2]}
        told |= {"{version}": "0", "{name:path}": "tokens.css", "{device}": "0", "{study}": "none"}
        for part, value in told.items():
            path = path.replace(part, value)
        return path

    return st.builds(
        lambda route, draw, given, file, part: Case(route[0], filled(route, draw), given, file, part),
        st.sampled_from(known),
        st.tuples(st.integers(0, 999), st.integers(0, 999), st.sampled_from(("0", "2", "-1", "x", "99", "%00"))),
        fields,
        st.one_of(st.none(), st.none(), sent),
        st.booleans(),
    )


@st.composite
def changed(draw: Callable[..., Any], files: list[bytes]) -> bytes:
    """A file with a changed value, changed bytes, cut short, or unchanged."""
    data: bytes = draw(st.sampled_from(files))
    how = draw(st.sampled_from(("value", "value", "value", "bytes", "cut", "none")))
    if how == "value":
        try:
            told = json.loads(data)
        except ValueError:
            how = "bytes"
        else:
            put(told, [draw(st.integers(0, 999)) for _ in range(8)], draw(st.sampled_from(INSTEAD)))
            return json.dumps(told).encode()
    if how == "bytes":
        at = draw(st.integers(0, max(0, len(data) - 1)))
        other: bytes = draw(st.binary(max_size=6))
        return data[:at] + other + data[at + draw(st.integers(0, 6)) :]
    return data[: draw(st.integers(0, len(data)))] if how == "cut" else data


def put(told: Any, way: list[int], value: Any) -> None:
    """Replace a value inside parsed JSON, following this path as far as it leads."""
    here: Any = told
    for nth, step in enumerate(way):
        keys = list(here) if isinstance(here, dict) else range(len(here))
        if not len(keys):
            return
        key = keys[step % len(keys)]
        deeper = isinstance(here[key], dict | list) and here[key] and nth < len(way) - 1
        if not deeper or step % 7 == 0:
            here[key] = value
            return
        here = here[key]


def saved_games() -> list[str]:
    """A started game of each kind, and the same game starting from its position."""
    texts = []
    for game in SHELF:
        table = walked(game, 12)
        texts.append(table.to_json())
        told = json.loads(table.to_json())
        told |= {"start": json.loads(table.line)["position"], "record": []}
        texts.append(json.dumps(told))
    return texts
