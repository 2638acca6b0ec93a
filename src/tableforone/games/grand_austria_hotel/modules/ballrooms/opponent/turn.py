"""The opponent's turn of module 1: dancer symbols with one or two arrows (21.2-21.5).

They are above a guest or at the bottom of the card.
"""

from tableforone.kernel.frames import OPPONENT, tell
from tableforone.kernel.rows import decide

from ....opponent.cards import ARROWS
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ..rules import places as at
from .rows import BALCONY_ROW, ONE_ARROW, ROW, TWO_ARROWS


def place_dancer(p: Hotels, arrows: int) -> None:
    """Place her dancer; she never pays champagne or gains a row bonus (21.3.4)."""
    place = decide(p, ONE_ARROW if arrows == 1 else TWO_ARROWS, 0b111, (p.instruction,))
    rows = 0b1111 if place == at.RIGHT else 0b111  # only the right one has a balcony
    row = decide(p, ROW, rows, (p.instruction, p.ball[at.ROOM + place]))
    where = at.BALCONY if row == BALCONY_ROW else place * 3 + row
    p.ball[at.HERS + where] += 1
    p.ball[at.HER_LEFT] -= 1
    told = (p.ball[at.ROOM + place], at.row_of(where), int(where == at.BALCONY), p.ball[at.HER_LEFT])
    tell(p, ("her dancer", OPPONENT, *told))


def guest_to_a_ball(p: Hotels, symbol: int, guest: int) -> bool:
    """With a dancer symbol and a dancer left, the guest gets no room (21.2, 21.5)."""
    arrows = ARROWS[p.instruction][symbol]
    if not arrows or not p.ball[at.HER_LEFT]:
        return False
    tell(p, ("her guest", OPPONENT, guest, guest_points(p, guest)))
    place_dancer(p, arrows)
    return True


def one_more(p: Hotels, arrows: int) -> None:
    """A dancer symbol at the bottom (21.4)."""
    if p.ball[at.HER_LEFT]:
        place_dancer(p, arrows)
