"""The entrance Toll Bridge Hotel: using a space with tokens costs a krone, he scores (23.5)."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, Frame, tell

from ....rules import numbers as n
from ....rules.actions import can_take
from ....rules.flow import push_turn
from ....rules.gains import pay, score
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at

ROW: Final = at.HIS_ROWS[at.TOLL_BRIDGE]
TOLL: Final[int] = ROW["toll"]
LOSS: Final[int] = ROW["penalty_vp"]
TOKEN_POINTS: Final[int] = ROW["vp_per_token"]
REMOVED: Final[int] = ROW["tokens_removed_per_use"]


def his(p: Hotels) -> bool:
    return p.unique[at.HIS] == at.TOLL_BRIDGE


def die_left(p: Hotels, face: int) -> None:
    """Put a token on the space where he takes a die (23.5.1)."""
    if his(p):
        p.unique[at.TOLL + face] += 1
        tell(p, ("toll token", OPPONENT, face, p.unique[at.TOLL + face], p.modules))


def toll(p: Hotels, face: int) -> int:
    """A krone for any number of tokens; free if points were forfeited (23.5.2, 23.5.3)."""
    return TOLL if his(p) and p.unique[at.TOLL + face] and not p.unique[at.TOLL_FREE] else 0


def space_used(p: Hotels, face: int) -> None:
    """He scores for every token, then one returns to the supply (23.5.4)."""
    tokens = p.unique[at.TOLL + face] if his(p) else 0
    if tokens:
        pay(p, toll(p, face))
        p.his_points[m.FOR_ENTRANCE] += TOKEN_POINTS * tokens
        p.unique[at.TOLL + face] -= REMOVED
        tell(p, ("toll scored", OPPONENT, face, TOKEN_POINTS * tokens, p.modules))


def no_die(p: Hotels, answers: list[int]) -> bool:
    """Offer to forfeit points if no die may be taken, perhaps only because of the toll (23.5.3)."""
    if not his(p) or p.money or p.unique[at.TOLL_FREE]:
        return False
    faces = [face for face in range(1, 7) if p.dice[face]]
    free = p.copy()
    free.unique[at.TOLL_FREE] = 1
    untolled = [face for face in faces if not p.unique[at.TOLL + face]]
    if not untolled or any(can_take(free, face, 0) for face in faces):
        answers.append(m.FORFEIT)
    else:
        answers.extend(n.DIE + face for face in untolled)  # 4.3.2: the action will be lost
    return True


def forfeit(p: Hotels, frame: Frame, answer: int) -> None:
    """Lose five points; for the rest of this turn there is no toll."""
    p.stack.append((m.TOLL_AGAIN,))
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    p.unique[at.TOLL_FREE] = 1
    score(p, -LOSS, m.FOR_ENTRANCE)


def run_toll_again(p: Hotels, frame: Frame) -> None:
    p.unique[at.TOLL_FREE] = 0
