"""What is possible in your turn?  Which rooms, staff and dice your krones, and loans, allow (4.4, 6, 7)."""

from tableforone.games.high_season import cards
from tableforone.games.high_season.cards import (
    ANY,
    AWAKE,
    COLOUR_ROOMS,
    FEE,
    GAIN,
    HIRE_WITH,
    LOAN_KRONES,
    LOANS,
    MAID_ROOMS,
    MAY_EARN,
    MAY_HIRE,
    MAY_OCCUPY,
    MAY_PREPARE,
    MAY_STEP,
    NOT_COLUMN_1,
    NOT_COLUMN_7,
    OCCUPY,
    OCCUPY_WITH,
    PREPARE,
    PREPARE_WITH,
    SPACE_OPTIONS,
    STAFF_GAIN,
    STAFF_ONCE,
    STAFF_STRENGTH,
    STAFF_WAIVES,
    STEP_BONUS,
    STRIPS,
)
from tableforone.games.high_season.position import (
    DOOR,
    EXTRA,
    MAIN,
    STEP,
    YOU,
    HighSeason,
)

# --- money


def purse(p: HighSeason) -> int:
    """All the krones you could pay now, loans included (4.4)."""
    return p.money + LOAN_KRONES * (LOANS - p.loans)


# --- what is possible


def maids(p: HighSeason) -> int:
    """The rooms that hired chambermaids prepare for nothing (6.1.1)."""
    return MAID_ROOMS[(p.hotels[YOU] << 3 | p.strip) << 2 | p.staff & 3]


def preparable(p: HighSeason, colour: int, discount: int, krones: int) -> int:
    """The closed rooms of a colour that touch an open one and that these krones can prepare (6.1)."""
    opened = p.prepared | p.occupied[YOU]
    near = opened << 7 | opened >> 7 | (opened & NOT_COLUMN_7) << 1 | (opened & NOT_COLUMN_1) >> 1  # 1.4
    payable = PREPARE_WITH[krones + discount]
    if p.staff & 3:
        payable |= maids(p)
    return near & ~opened & payable & COLOUR_ROOMS[p.hotels[YOU] << 2 | colour]


def occupiable(p: HighSeason, colour: int, discount: int, krones: int) -> int:
    """The prepared rooms of a colour that these krones can occupy (6.2)."""
    return p.prepared & COLOUR_ROOMS[p.hotels[YOU] << 2 | colour] & OCCUPY_WITH[krones + discount]


def hirable(p: HighSeason, discount: int, krones: int) -> int:
    """The places of the strip, as bits, whose member these krones can hire (7.4)."""
    return HIRE_WITH[p.strip << 6 | krones + discount] & ~p.staff


def awake(p: HighSeason, die: int) -> int:
    """The hired permanent member tied to this die, or -1 (2.2)."""
    return AWAKE[(p.strip << 2 | p.staff & 3) << 3 | die]


def can_take(p: HighSeason, die: int, krones: int) -> bool:
    """May you take this die?  Only if its action can be carried out at least minimally with these krones (4.4)."""
    if die == 4:
        return True
    member = awake(p, die) if p.staff & 3 else -1
    if die == 6:
        return krones >= FEE or (member >= 0 and STAFF_WAIVES[member] == 1)
    strength = p.dice[die]
    if member >= 0:
        krones += STAFF_GAIN[member] >> 3 & 15  # 4.5.1: the gain comes before the action
        strength += STAFF_STRENGTH[member]
    return can_act(p, SPACE_OPTIONS[die], strength, krones)


def can_act(p: HighSeason, options: int, strength: int, krones: int) -> bool:
    """Can one of these options be carried out with this strength and these krones?"""
    if options & MAY_OCCUPY and p.prepared & OCCUPY_WITH[krones + strength]:
        return True
    if options & MAY_PREPARE and preparable(p, ANY, 0, krones):
        return True
    if options & MAY_HIRE and hirable(p, strength, krones):
        return True
    return options & (MAY_STEP | MAY_EARN) != 0


def effect_of(p: HighSeason, item: int) -> int:
    """The packed effect of a pending item (not of the main action)."""
    if item >= EXTRA:
        return STAFF_ONCE[member_of(p, item)][item & 1]
    if item >= STEP:
        return STEP_BONUS[p.hotels[YOU] * 7 + item - STEP]
    return cards.DOOR[p.hotels[YOU] << 5 | item - DOOR]


def member_of(p: HighSeason, item: int) -> int:
    """The staff member whose one-time effect this item is."""
    return STRIPS[p.strip][(item - EXTRA) >> 1]


def can_use(p: HighSeason, item: int) -> bool:
    """Can this item do anything now, loans counted?"""
    krones = purse(p)
    if item == MAIN:
        return can_act(p, SPACE_OPTIONS[p.die], p.strength, krones)
    code = effect_of(p, item)
    kind = code & 7
    if kind == GAIN:
        return True
    if kind == PREPARE:
        return preparable(p, code >> 3 & 15, code >> 7, krones) != 0
    if kind == OCCUPY:
        return occupiable(p, code >> 3 & 15, code >> 7, krones) != 0
    return hirable(p, code >> 7, krones) != 0
