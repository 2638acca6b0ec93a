"""The mind that plays a game: with its net, or with its estimate if no net fits."""

from threading import local
from typing import Final, NamedTuple

from tableforone.kernel.spec import GameSpec
from tableforone.players.mind import Mind
from tableforone.players.net import net_file, read_net, value_net

HELD: Final = local()  # minds per thread: a net can read only one position at a time


class Known(NamedTuple):
    """A mind, and why it is not the learned one ("" if it is)."""

    mind: Mind
    trouble: str


def mind_of(spec: GameSpec) -> Known:
    """The learned mind of a game; otherwise the one of its estimate, with the reason."""
    told, trouble = read_net(spec, net_file(spec))
    if told is None:
        return Known(Mind(spec, None), str(trouble))
    held: dict[GameSpec, tuple[object, Mind]] = HELD.__dict__.setdefault("minds", {})
    if spec not in held or held[spec][0] is not told:
        held[spec] = told, Mind(spec, value_net(spec, told))
    return Known(held[spec][1], "")
