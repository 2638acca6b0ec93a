"""The entrance Hautel Couture: his own three guests, served from the action spaces (23.2)."""

from typing import Final

from tableforone.kernel.frames import CHANCE, OPPONENT, TABLE, YOU, Frame, tell

from ....rules import boards, cards
from ....rules import numbers as n
from ....rules.edition import guest_order, guest_points
from ....rules.numbers import NOBODY
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at

ROW: Final = at.HIS_ROWS[at.HAUTEL_COUTURE]
GUESTS: Final[int] = ROW["cafe_guests"]
POINTS: Final[list[int]] = ROW["cafe_guest_vp"]
ITEMS: Final[int] = ROW["item_pool"]
FROM_THE_TOP: Final[list[int]] = [floor * 5 + column for floor in (3, 2, 1, 0) for column in range(5)]


def his(p: Hotels) -> bool:
    return p.unique[at.HIS] == at.HAUTEL_COUTURE


# --- set-up


def suits(p: Hotels, guest: int) -> bool:
    """Worth 5, 6 or 7 points and without champagne (23.2.1, 24.3)."""
    return guest_points(p, guest) in POINTS and not guest_order(p, guest)[n.CHAMPAGNE]


def answer_cafe(p: Hotels, frame: Frame, guest: int) -> None:
    """Add one of his own guests; reserve a room from the top floor and from the left (23.2.2)."""
    place = p.unique[at.HIS_CAFE : at.HIS_CAFE + GUESTS].index(NOBODY)
    p.guest_bag &= ~(1 << guest)
    p.unique[at.HIS_CAFE + place] = guest
    p.unique[at.HIS_NEEDS + place * n.KINDS : at.HIS_NEEDS + (place + 1) * n.KINDS] = guest_order(p, guest)
    colour = cards.GUEST_COLOUR[guest]
    space = next(
        s
        for s in FROM_THE_TOP
        if not p.his_rooms >> s & 1 and (colour == n.GREEN or boards.SPACE_COLOUR[n.NIGHT][s] == colour)
    )
    p.unique[at.HIS_SPACE + place] = space
    p.his_rooms |= 1 << space
    p.his_points[n.FOR_SPACES] += boards.SPACE_POINTS[space]
    tell(p, ("his own guest", OPPONENT, guest, space, boards.SPACE_POINTS[space], p.modules))
    if place == GUESTS - 1:
        fill_pool(p)


def fill_pool(p: Hotels) -> None:
    """All items of the three orders, then kind after kind until there are eighteen (23.2.3)."""
    for kind in range(n.KINDS):
        p.unique[at.POOL + kind] = sum(p.unique[at.HIS_NEEDS + place * n.KINDS + kind] for place in range(GUESTS))
    for i in range(ITEMS - sum(pool(p))):
        p.unique[at.POOL + i % 4] += 1


def pool(p: Hotels) -> list[int]:
    return p.unique[at.POOL : at.POOL + n.KINDS]


# --- items on the action spaces


def ask_lay_an_item(p: Hotels, frame: Frame) -> list[int] | None:
    return CHANCE if any(pool(p)) else None


def answer_lay_an_item(p: Hotels, frame: Frame, kind: int) -> None:
    p.unique[at.POOL + kind] -= 1
    p.unique[at.ITEM_ON + frame[1]] = 1 + kind


def next_round(p: Hotels) -> None:
    """Refill empty spaces at the start of the next round (23.2.5)."""
    if his(p) and p.round < 7:
        p.stack.extend((m.LAY_ITEM, face) for face in range(6, 0, -1) if not p.unique[at.ITEM_ON + face])


def die_taken(p: Hotels, face: int) -> None:
    """Give the item on the space to one of his guests at once (23.2.4)."""
    if his(p) and p.unique[at.ITEM_ON + face]:
        kind = p.unique[at.ITEM_ON + face] - 1
        p.unique[at.ITEM_ON + face] = 0
        takers = needing(p, kind)
        if len(takers) == 1:
            give(p, takers[0], kind)
        elif takers:
            p.stack.append((m.GIVE_ITEM, kind))
        else:
            tell(p, ("item back", TABLE, kind))


def needing(p: Hotels, kind: int) -> list[int]:
    return [
        place
        for place in range(GUESTS)
        if p.unique[at.HIS_CAFE + place] and p.unique[at.HIS_NEEDS + place * n.KINDS + kind]
    ]


def ask_give_an_item(p: Hotels, frame: Frame) -> list[int] | None:
    return [1 + place for place in needing(p, frame[1])]


def answer_give_an_item(p: Hotels, frame: Frame, answer: int) -> None:
    give(p, answer - 1, frame[1])


def give(p: Hotels, place: int, kind: int) -> None:
    guest = p.unique[at.HIS_CAFE + place]
    first = at.HIS_NEEDS + place * n.KINDS
    p.unique[first + kind] -= 1
    tell(p, ("item given", YOU, guest, kind, p.modules))
    if not any(p.unique[first : first + n.KINDS]):  # 23.2.6
        p.his_points[n.FOR_GUESTS] += guest_points(p, guest)
        p.guest_discard |= 1 << guest
        p.unique[at.HIS_CAFE + place] = NOBODY
        space = p.unique[at.HIS_SPACE + place]
        colour, points = boards.SPACE_COLOUR[n.NIGHT][space], guest_points(p, guest)
        tell(p, ("his room", OPPONENT, guest, space, colour, points, 0, p.modules))


def reserved(p: Hotels) -> int:
    """The rooms reserved for guests who still wait; they count as vacant (23.2.7)."""
    mask = 0
    for place in range(GUESTS):
        if p.unique[at.HIS_CAFE + place]:
            mask |= 1 << p.unique[at.HIS_SPACE + place]
    return mask


def elsewhere(p: Hotels, masks: list[int]) -> None:
    """Guests outside the queue and the deck: Kaufman's pile and his café."""
    masks.append(p.unique[at.PILE])
    masks.extend(1 << guest for guest in p.unique[at.HIS_CAFE : at.HIS_CAFE + GUESTS] if guest)
