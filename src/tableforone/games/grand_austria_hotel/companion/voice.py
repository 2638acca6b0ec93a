"""Questions and sentences at a real table; guests by colour and points, celebrities by die."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Event, Frame
from tableforone.kernel.grammar import signed
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import NO_KEY, Answers, Label, OfAnswers, OfWords, Questions

from ..modules.ballrooms.rules import places as at
from ..modules.ballrooms.voice import PLACES, ballroom_name
from ..modules.celebrities.rules.lounge import DIE_COLOURS
from ..modules.common.rules import numbers as w
from ..modules.unique_hotels.rules import places as entrance
from ..opponent import cards as his
from ..rules import cards
from ..rules import numbers as n
from ..rules.edition import guest_points
from ..rules.position import Hotels
from ..voice import log, m, names, t, why
from . import celebrities, dice, flow, guests
from . import numbers as c

ROWS: Final = (*at.ROW_NAMES, "full")  # as selectors in messages
OBJECTIVES: Final[tuple[int, ...]] = tuple(
    [next(row["id"] for row in cards.OBJECTIVE_ROWS if row["letter"] == letter) for letter in "ABC"]
)
LETTERS: Final = dict(zip(OBJECTIVES, "ABC", strict=True))  # one card of each letter represents it
FIRST_TURNS: Final = 2  # turns 1 and 2 are the first one of each side, 3 and 4 the second one (3.2)


# --- questions


def ask_turn(p: Hotels, frame: Frame) -> str:
    used = any(p.unique[entrance.TOLL : entrance.TOLL + 7]) if p.unique else False
    key = "own-ask-took" if guests.who_matter(p) and not guests.is_stale(p) else "own-ask-done"
    told = {"round": p.round, "nth": 1 if frame[1] <= FIRST_TURNS else 2}  # they may follow each other
    return t(f"{key}-tokens", **told, who=names.who(p.modules)) if used else t(key, **told)


def ask_dice(p: Hotels, frame: Frame) -> str:
    if not dice.leaders(p):
        return t("own-ask-dice", face=frame[1])
    shown = his.DIE[p.instruction]
    return t("own-ask-lead", first=shown[0], last=shown[-1])


def ballroom(p: Hotels, place: int) -> Meaning:
    return ballroom_name(p.ball[at.ROOM + place])


def colour_of(guest: int) -> str:
    """The colour of a guest as far as it is known, as a selector in messages."""
    return names.COLOURS[cards.GUEST_COLOUR[guest] if guests.has_colour(guest) else n.ANY]


QUESTIONS: Final[Questions] = {
    n.TURN: ask_turn,
    c.YOUR_SCORE: lambda p, f: t("own-ask-score"),
    c.TAKEN: lambda p, f: t("own-ask-left"),
    c.COLOUR: lambda p, f: t("own-ask-guest", place=f[1] + 1),
    c.POINTS: lambda p, f: t("own-ask-points", colour=colour_of(p.queue[f[1]]), place=f[1] + 1),
    c.MOST: lambda p, f: t("own-ask-most", end="left" if his.FROM_LEFT[p.instruction] else "right"),
    c.DICE: ask_dice,
    c.CLAIMED: lambda p, f: t("own-ask-claimed", who=names.who(p.modules), letter="ABC"[f[1]]),
    c.LOWEST: lambda p, f: t("own-ask-lowest", place=PLACES[f[1]], room=ballroom(p, f[1])),
    c.DANCERS: lambda p, f: t("own-ask-dancers", room=ballroom(p, f[1]), row=ROWS[f[2]] if f[2] >= 0 else "any"),
    c.ON_SPACE: lambda p, f: t("own-ask-on-space", face=f[1]),
    c.WHERE: lambda p, f: t("own-ask-where", colour=DIE_COLOURS[f[1]]),
    c.WORTH: lambda p, f: t("own-ask-worth", colour=DIE_COLOURS[f[1]]),
    c.LOUNGE: lambda p, f: t("own-ask-lounge"),
    c.OWN_POINTS: lambda p, f: t("own-ask-own-points", who=names.who(p.modules)),
    c.YOUR_STAFF: lambda p, f: t("own-ask-your-staff"),
    w.HIS_CAFE: lambda p, f: t(
        "own-ask-his-cafe", who=names.who(p.modules), n=sum(map(bool, guests.in_his_cafe(p))) + 1
    ),
    w.STARS: lambda p, f: t("own-ask-stars"),
}


def described(p: Hotels, guest: int) -> Meaning:
    """A guest as far as it was entered."""
    if guests.has_points(p, guest):
        return m("own-known", colour=colour_of(guest), n=guest_points(p, guest))
    return m("own-known-colour", colour=colour_of(guest)) if guests.has_colour(guest) else m("own-unknown")


# --- answers


def say_turn(p: Hotels, frame: Frame, a: int) -> str:
    if c.USED <= a < c.NONE_TAKEN:
        return t("own-used", face=a - c.USED, n=p.unique[entrance.TOLL + a - c.USED])
    if c.SERVED <= a < c.USED:
        guest = p.unique[entrance.HIS_CAFE + a - c.SERVED]
        room = p.unique[entrance.HIS_SPACE + a - c.SERVED]
        colour = names.COLOURS[cards.GUEST_COLOUR[guest]]
        return t("own-served", who=names.who(p.modules), colour=colour, place=names.place(room))
    return t("own-pass") if a == c.PASS else done(p, a)


def done(p: Hotels, a: int) -> str:
    """Your turn is over; names the guest who left the queue, if that matters."""
    if a >= c.TOOK:
        return t("own-took", place=a - c.TOOK + 1, guest=described(p, p.queue[a - c.TOOK]))
    if a == c.NONE_TAKEN:
        return t("own-done-none")
    return t("own-done-several") if guests.who_matter(p) and not guests.is_stale(p) else t("own-done")


def say_taken(p: Hotels, frame: Frame, a: int) -> str:
    if a == c.NO_MORE:
        return t("own-none-left")
    return t("own-left", place=a - c.FROM + 1, guest=described(p, p.queue[a - c.FROM]))


def say_guest(p: Hotels, frame: Frame, a: int) -> str:
    """The colour or the points of a guest, or both in one answer."""
    if a >= c.GUEST:
        points, colour = divmod(a - c.GUEST, 4)
        return t("own-guest", colour=names.COLOURS[colour], points=points - c.ZERO)
    if frame[0] == c.POINTS:
        return signed(a - c.ZERO)
    return str(names.colour(a)) if a < len(n.COLOURS) else t("own-no-guest")


def say_dice(p: Hotels, frame: Frame, a: int) -> str:
    if a < c.LEAD:
        return str(a)
    spaces = bits(a - c.LEAD)
    return t("own-lead", n=len(spaces), face=spaces[0])


def die_colour(colour: int) -> Meaning:
    return m("colour", colour=DIE_COLOURS[colour])


def say_staff(p: Hotels, frame: Frame, a: int) -> str:
    return t("own-staff", name=names.staff_name(a), card=a) if a else t("own-no-more-staff")


def say_most(p: Hotels, frame: Frame, a: int) -> str:
    if a >= c.FIRST:
        return t("own-lead", n=1, face=a - c.FIRST)
    if a.bit_count() == 1:
        return t("own-only-space", face=a.bit_length() - 1)
    return t("own-spaces", spaces=[m("own-space", face=face) for face in bits(a)])


ANSWERS: Final[Answers] = {
    n.TURN: say_turn,
    n.HIS_TURN: lambda p, f, a: t("own-card", card=a),
    n.HIS_STAFF: say_staff,
    c.TAKEN: say_taken,
    c.COLOUR: say_guest,
    c.POINTS: say_guest,
    c.MOST: say_most,
    c.DICE: say_dice,
    c.CLAIMED: lambda p, f, a: t("own-yes" if a else "own-no"),
    c.LOWEST: lambda p, f, a: t("own-row", row=ROWS[a]),
    c.ON_SPACE: lambda p, f, a: t("own-on-space", colours=list(map(die_colour, bits(a)))) if a else t("own-none"),
    c.WHERE: lambda p, f, a: t("own-on-board", face=a) if a else t("own-off-board"),
    c.LOUNGE: lambda p, f, a: t("deck-order", colours=list(map(die_colour, celebrities.ORDERS[a]))),
    c.YOUR_STAFF: say_staff,
    w.HIS_CAFE: say_guest,
    w.STARS: lambda p, f, a: str(a),
}


# --- keys


def label_turn(p: Hotels, frame: Frame, a: int) -> Label | None:
    if a < c.TOOK:
        return None
    guest = p.queue[a - c.TOOK]
    known = guests.has_colour(guest) or guests.has_points(p, guest)
    return Label(t("own-place", place=a - c.TOOK + 1), str(described(p, guest)) if known else "")


def label_taken(p: Hotels, frame: Frame, a: int) -> Label:
    if not a:
        return Label(t("own-none-left"), t("own-none-left-note"))
    return Label(t("own-place", place=a - c.FROM + 1), str(described(p, p.queue[a - c.FROM])))


def label_both(p: Hotels, frame: Frame, a: int) -> Label | None:
    return Label(signed((a - c.GUEST) // 4 - c.ZERO)) if a >= c.GUEST else None


LABELS: Final[OfAnswers] = {
    n.HIS_TURN: lambda p, f, a: Label(str(a)),
    n.TURN: label_turn,
    c.TAKEN: label_taken,
    c.DICE: lambda p, f, a: Label(t("own-none-on", face=f[1])) if not a and dice.leaders(p) else None,
    c.COLOUR: label_both,
    c.POINTS: label_both,
}


def guest_drawn(guest: int) -> str:
    return f"c:{n.COLOURS[cards.GUEST_COLOUR[guest]]}" if guests.has_colour(guest) else ""


def colour_drawn(p: Hotels, frame: Frame, a: int) -> str:
    return f"c:{n.COLOURS[a]}" if a < len(n.COLOURS) else both_drawn(p, frame, a)


def both_drawn(p: Hotels, frame: Frame, a: int) -> str:
    """The colour of a guest, if it is entered together with his points."""
    return f"c:{n.COLOURS[(a - c.GUEST) % 4]}" if a >= c.GUEST else ""


def most_drawn(p: Hotels, frame: Frame, a: int) -> str:
    if a >= c.FIRST:
        return f"die:{a - c.FIRST}"
    return f"die:{a.bit_length() - 1}" if a.bit_count() == 1 else ""


THINGS: Final[OfAnswers] = {
    n.TURN: lambda p, f, a: guest_drawn(p.queue[a - c.TOOK]) if a >= c.TOOK else "",
    c.TAKEN: lambda p, f, a: guest_drawn(p.queue[a - c.FROM]) if a else "",
    c.COLOUR: colour_drawn,
    c.POINTS: both_drawn,
    w.HIS_CAFE: colour_drawn,
    c.DICE: lambda p, f, a: " ".join(f"die-{face}" for face in bits(a - c.LEAD)) if a >= c.LEAD else "",
    c.MOST: most_drawn,
    c.WHERE: lambda p, f, a: f"die:{a}" if a else "",
}


def keys_of_turn(p: Hotels, frame: Frame) -> list[list[int]]:
    took = [answer for answer in flow.ask_turn(p, frame) or [] if answer >= c.TOOK]
    return [took] if took else []


def keys_of_dice(p: Hotels, frame: Frame) -> list[list[int]]:
    spaces = dice.leaders(p)
    if not spaces:
        return []
    none = dice.DICE.ask_count(p, frame) or []
    return [[c.LEAD + mask for mask in spaces], *([[0]] if 0 in none else [])]


def keys_of_most(p: Hotels, frame: Frame) -> list[list[int]]:
    one = [answer for answer in dice.ask_most(p.copy(), frame) or [] if answer >= c.FIRST]
    return [one[:3], one[3:]] if len(one) > 3 else [one]


def keys_of_guest(p: Hotels, frame: Frame) -> list[list[int]]:
    """One line per colour, then its possible points."""
    asks_colour = frame[0] == c.COLOUR
    if not asks_colour and guests.has_colour(p.queue[frame[1]]):
        return []
    both = guests.both(p)
    points = sorted({answer - c.GUEST >> 2 for answer in both})
    lines = [[c.GUEST + each * 4 + colour for each in points] for colour in range(4)]
    return [
        [*([colour] if asks_colour else []), *(answer if answer in both else NO_KEY for answer in line)]
        for colour, line in enumerate(lines)
    ]


GRIDS: Final[OfWords] = {
    n.TURN: keys_of_turn,
    c.DICE: keys_of_dice,
    c.MOST: keys_of_most,
    c.COLOUR: keys_of_guest,
    c.POINTS: keys_of_guest,
}


# --- events


def tell(event: Event) -> str:
    if event[0] == DECIDE and event[2] in DECIDED:
        return DECIDED[event[2]](*event[3:])
    return TOLD[event[0]](*event[2:]) if event[0] in TOLD else log.tell(event)


def guest_of(guest: int, points: int) -> Meaning:
    """A guest, as far as known."""
    return m("own-the-guest", colour=colour_of(guest), n="unknown" if points == c.UNTOLD else points)


def decided_guest(about: Any, choice: Any, trace: Any) -> str:
    card, colour = about
    if choice is None:
        return why.decided_guest(about, choice, trace)
    place, guest, points = choice
    other = guests.has_colour(guest) and colour not in (n.ANY, cards.GUEST_COLOUR[guest])
    return t(
        "own-why-guest",
        who=names.whose(card),
        guest=guest_of(guest, points),
        place=place + 1,
        colour=names.COLOURS[colour],
        other="yes" if other else "no",
        reason=why.reason(card, trace),
    )


def decided_coloured(about: Any, choice: Any, trace: Any) -> str:
    colour, face, _, worth = choice
    return t("own-why-coloured", who=names.whose(about[0]), colour=DIE_COLOURS[colour], face=face, n=worth)


DECIDED: Final[dict[str, Callable[..., str]]] = {
    "guest": decided_guest,
    "die": lambda about, choice, trace: t("own-why-die", face=choice[0], **why.die_data(about[0], choice[0], trace)),
    "coloured die": decided_coloured,
    "coloured die on the space": decided_coloured,
}
TOLD: Final[dict[str, Callable[..., str]]] = {
    "queue moves": lambda: "",
    "his objective": lambda objective, progress, spot, modules: t(
        "own-tell-objective", who=names.who(modules), letter=LETTERS[objective], progress=progress, n=spot
    ),
    "emperor visits": lambda mine, theirs, retreat, modules: t(
        "own-tell-visit", who=names.who(modules), n=cards.EMPEROR_POINTS[theirs], theirs=theirs, retreat=retreat
    ),
    "his room": lambda guest, space, colour, points, more, modules: t(
        "own-tell-room", who=names.who(modules), n=points + more, room=names.space(space, colour)
    ),
    "her guest": lambda guest, points: t("own-tell-ball", n=points),
    "ballroom": lambda room, own, mine, other, hers: t(
        "own-tell-ballroom", room=ballroom_name(room), n=hers, dancers=names.dancers(other)
    ),
    "her celebrity": lambda tile, worth: t("own-tell-celebrity", n=worth),
    "his own guest": lambda guest, space, points, modules: t(
        "own-tell-reserved", place=names.place(space), colour=names.COLOURS[cards.GUEST_COLOUR[guest]]
    ),
    "star": lambda tokens, modules: t("own-tell-star", who=names.who(modules)),
    "token scored": lambda guest, points, modules: t("own-tell-token", who=names.who(modules), n=points),
    "token moves": lambda guest, modules: t("own-tell-token-moves"),
    "final": lambda mine, theirs, modules: t("own-tell-final", who=names.who(modules), theirs=theirs),
}


def name_candidate(decision: str, candidate: Any) -> str:
    if decision == "guest":
        place, guest, points = candidate
        return t("own-named-guest", place=place + 1, guest=guest_of(guest, points))
    if decision == "die":
        return t("own-named-die", face=candidate[0])
    if decision in DECIDED:
        colour, face, _, worth = candidate
        return t("own-named-coloured", colour=DIE_COLOURS[colour], face=face, n=worth)
    if decision.startswith("ballroom"):
        room = ballroom_name(candidate[1])
        return str(room) if candidate[2] else t("own-named-ballroom-full", room=room)
    if decision == "row":
        return str(m("ballroom-row", row=ROWS[min(candidate[0], 2)]))
    return why.name_candidate(decision, candidate)
