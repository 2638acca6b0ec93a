"""Agents: one interface for built-in players, networks, and classes of your own.

An agent has the same name everywhere:

- ``random``, ``greedy``, ``search``, ``expert``; the last two may have a budget: ``expert:500``;
- ``anni``, ``bruno``, ``clemens``, ``dora``, ``eduard``, ``felix``: sparring partners,
  weakest first;
- ``onnx:FILE``: a network (needs ``tableforone[onnx]``);
- ``python:package.module:Class``: a class of your own with a method ``start``.
"""

import hashlib
import inspect
import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from tableforone.kernel.faults import Fault, install
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.untrusted import clipped
from tableforone.players.budget import Budget, budget_of
from tableforone.players.partners import PARTNERS, Partner
from tableforone.players.players import NAMES, Choose, make
from tableforone.players.voice import m

NETWORK: Final = "onnx"
CLASS: Final = "python"
KINDS: Final = f"{', '.join((*NAMES, *PARTNERS))}, {NETWORK}:FILE, {CLASS}:package.module:Class"
BESIDE: Final = re.compile("[: ]")  # studies of older versions have a space: "search 200"


class Agent(Protocol):
    """Any player."""

    def start(self, spec: GameSpec, seed: int) -> Choose:
        """Start the game of this seed; returns the function ``choose(position, answers)``.

        It returns one of the answers.  The same seed must give the same choices.  The open question
        is on top of the position's stack; the position must not be changed.
        """
        ...


class BuiltIn(NamedTuple):
    """A player that comes with the package."""

    name: str
    budget: Budget | None = None

    def start(self, spec: GameSpec, seed: int) -> Choose:
        """The player for the game with this seed."""
        return make(self.name, spec, seed, self.budget)


def agent_named(text: str, budget: Budget | None = None) -> Agent:
    """The agent with this name; a Fault if there is none."""
    name, *rest = BESIDE.split(text, maxsplit=1)
    if name in (NETWORK, CLASS):
        if budget is not None:
            raise Fault(m("player-no-budget", player=clipped(text)))
        if not rest or not rest[0]:
            raise Fault(m("player-incomplete", player=clipped(text), players=KINDS))
        return _network(rest[0]) if name == NETWORK else _own(rest[0])
    if name in PARTNERS and not rest and budget is None:
        return Partner(name)
    if name not in NAMES:
        raise Fault(m("player-unknown", player=clipped(text), players=KINDS))
    if rest and budget is not None:
        raise Fault(m("player-two-budgets", player=clipped(text)))
    return BuiltIn(name, budget_of(rest[0]) if rest else budget)


def agent_digest(text: str) -> str:
    """A hash of the agent's file, if that is not part of this package; "" for built-in players."""
    name, *rest = BESIDE.split(text, maxsplit=1)
    if name == NETWORK:
        data = _read(Path(rest[0]).expanduser())
    elif name == CLASS:
        data = _read(Path(inspect.getfile(type(agent_named(text)))))
    else:
        return ""
    return hashlib.sha256(data).hexdigest()[:16]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        # imported here, because playing alone needs no store
        from tableforone.store.faults import reason

        raise Fault(m("player-file", file=str(path), reason=reason(error))) from None


@cache
def _network(file: str) -> Agent:
    path = Path(file).expanduser()
    _read(path)
    try:
        # imported here, because it needs numpy and onnxruntime
        from tableforone.env.networks import NetworkAgent
    except ImportError as error:
        raise Fault(m("needs-onnx", package=str(error.name), command=install("onnx"))) from None
    return NetworkAgent(path)


@cache
def _own(where: str) -> Agent:
    module, _, name = where.partition(":")
    if str(Path.cwd()) not in sys.path:
        # a class in the current folder is found, as with `python -m`
        sys.path.append(str(Path.cwd()))
    try:
        kind: Any = getattr(import_module(module), name)
        made = kind()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Fault(m("player-not-loaded", player=f"{CLASS}:{clipped(where)}", error=clipped(str(error)))) from None
    if not callable(getattr(made, "start", None)):
        raise Fault(m("player-no-start", player=f"{CLASS}:{clipped(where)}"))
    found: Agent = made
    return found
