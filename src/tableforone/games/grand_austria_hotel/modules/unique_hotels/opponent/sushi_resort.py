"""The entrance Sushi Resort: tokens move to guests in the queue and make them expensive (23.4)."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, Frame, tell

from ....rules import boards
from ....rules import numbers as n
from ....rules.gains import pay
from ....rules.numbers import NOBODY
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at

ROW: Final = at.HIS_ROWS[at.SUSHI_RESORT]
SPACES: Final[list[int]] = [boards.space_number(space) for space in ROW["token_spaces"]]
EXTRA_COST: Final[int] = ROW["extra_guest_cost"]
TOKEN_POINTS: Final[int] = ROW["token_vp"]
IN_SUPPLY: Final = -1
LAST: Final = 4  # index of place 5


def his(p: Hotels) -> bool:
    return p.unique[at.HIS] == at.SUSHI_RESORT


def tokens_on(p: Hotels, guest: int) -> int:
    return p.unique[at.SUSHI : at.SUSHI + len(SPACES)].count(guest) if guest != NOBODY and his(p) else 0


def give_back(p: Hotels, guest: int) -> None:
    for place in range(at.SUSHI, at.SUSHI + len(SPACES)):
        if p.unique[place] == guest:
            p.unique[place] = IN_SUPPLY


def score_tokens(p: Hotels, guest: int) -> None:
    """He scores eight points for each token on this guest (23.4.4)."""
    tokens = tokens_on(p, guest)
    if tokens:
        give_back(p, guest)
        p.his_points[m.FOR_ENTRANCE] += TOKEN_POINTS * tokens
        tell(p, ("token scored", OPPONENT, guest, TOKEN_POINTS * tokens, p.modules))


def tile_laid(p: Hotels, space: int) -> None:
    """Move the token of a covered space to the leftmost guest, after the refill (23.4.2)."""
    if his(p) and space in SPACES:
        assert p.stack[-1][0] == n.REFILL, "the queue is replenished after each guest"
        p.stack.insert(len(p.stack) - 1, (m.MOVE_TOKEN, SPACES.index(space)))


def run_move(p: Hotels, frame: Frame) -> None:
    guest = next((guest for guest in p.queue if guest != NOBODY), IN_SUPPLY)
    p.unique[at.SUSHI + frame[1]] = guest
    if guest != IN_SUPPLY:
        tell(p, ("token moves", OPPONENT, guest, p.modules))


def queue_moved(p: Hotels, before: list[int]) -> None:
    """Score when a guest with a token moves to place 5."""
    if p.queue[LAST] != before[LAST]:
        score_tokens(p, p.queue[LAST])


def extra_cost(p: Hotels, place: int) -> int:
    return EXTRA_COST * tokens_on(p, p.queue[place])


def taken_by_player(p: Hotels, place: int) -> None:
    """Pay a krone for each token, even if the guest is free (23.4.3)."""
    if tokens_on(p, p.queue[place]):
        pay(p, extra_cost(p, place))
        give_back(p, p.queue[place])
