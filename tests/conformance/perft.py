"""Perft: counts the answer sequences from a position, which detects any change of the rules."""

from typing import Final

from tableforone.kernel.chance import FACES
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, Answer, Position, settle
from tableforone.kernel.spec import GameSpec
from tests.conformance.play import chance_of, dealt, moved
from tests.conformance.settings import Perft

MOST_OUTCOMES: Final = 60  # of chance; if there are more, one is dealt instead
DEALER_SEED: Final = 41
ENOUGH_NODES: Final = 3_000  # a new position is counted as deep as this allows
DEEPEST: Final = 6


def ways(spec: GameSpec, p: Position) -> list[Answer]:
    """The answers to try at the open question; none when the game is over."""
    answers = settle(p, spec.words)
    if answers is not CHANCE:
        return list(answers or ())
    chance = chance_of(spec, p)
    outcomes = [] if chance.entry == FACES else [outcome for outcome, _ in chance.weights(p, p.stack[-1])]
    return outcomes if 0 < len(outcomes) <= MOST_OUTCOMES else [dealt(spec, p, Dealer(DEALER_SEED))]


def perft(spec: GameSpec, p: Position, depth: int) -> int:
    """The number of sequences of ``depth`` answers (of the player and of chance) from here."""
    found = ways(spec, p)
    if depth == 1:
        return len(found)
    return sum(perft(spec, moved(spec, p, answer)[0], depth - 1) for answer in found)


def divide(spec: GameSpec, p: Position, depth: int) -> str:
    """The counts per answer, with texts: where two versions of the rules differ, a line differs."""
    lines = [f"{spec.say(p, a)}: {perft(spec, moved(spec, p, a)[0], depth - 1)}" for a in ways(spec, p)]
    return "\n".join(lines)


def counted(wanted: Perft) -> list[int]:
    """The current node counts, as deep as the file asks; for a new position, to a fixed limit."""
    p = wanted.start
    if wanted.nodes:
        return [perft(wanted.spec, p, depth) for depth in range(1, len(wanted.nodes) + 1)]
    nodes: list[int] = []
    while len(nodes) < DEEPEST and (not nodes or 0 < nodes[-1] < ENOUGH_NODES):
        nodes.append(perft(wanted.spec, p, len(nodes) + 1))
    return nodes
