"""A player's own values for module 3: the tokens of the entrance Dove."""

from collections.abc import Mapping
from typing import Any, Final

from ....rules.own_cards import Part, frames, rows, wrong
from ....rules.says import m as says
from ...common.rules import numbers as m
from . import places as at


def read_tokens(file: Mapping[str, Any]) -> tuple[Any, ...]:
    found = rows(file["dove_token"], "dove_token")
    if len(found) != len(at.TOKEN_PARTS):
        raise wrong("dove_token", says("file-tokens", n=len(at.TOKEN_PARTS)))
    return tuple([read_token(row, f"dove_token {i}") for i, row in enumerate(found, 1)])


def read_token(row: dict[str, Any], where: str) -> tuple[Any, ...]:
    return tuple([frames(row.get(half), f"{where}: {half}", m.FOR_ENTRANCE) for half in ("column", "floor")])


PARTS: Final[tuple[Part, ...]] = ((m.TOKEN_PART, ("dove_token",), read_tokens),)
