"""Questions and sentences at a real table; guests by colour and points, celebrities by die."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Answer, Event, Frame
from tableforone.kernel.grammar import signed
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import NO_KEY, Answers, Label, Questions, asked, said

from ..modules.ballrooms.rules import places as at
from ..modules.ballrooms.voice.names import PLACES, ballroom_name
from ..modules.celebrities.rules.lounge import DIE_COLOURS
from ..modules.common.rules import numbers as w
from ..modules.unique_hotels.rules import places as entrance
from ..opponent import cards as his
from ..rules import cards
from ..rules import numbers as n
from ..rules.edition import guest_points
from ..rules.position import Hotels
from ..voice import answers, log, m, names, questions, t, why
from . import celebrities, dice, guests
from . import numbers as c

ROWS: Final = (*at.ROW_NAMES, "full")  # as selectors in messages
OBJECTIVES: Final[tuple[int, ...]] = tuple(
    [next(row["id"] for row in cards.OBJECTIVE_ROWS if row["letter"] == letter) for letter in "ABC"]
)
LETTERS: Final = dict(zip(OBJECTIVES, "ABC", strict=True))  # one card of each letter represents it


# --- questions


def ask_turn(p: Hotels, frame: Frame) -> str:
    used = any(p.unique[entrance.TOLL : entrance.TOLL + 7]) if p.unique else False
    key = "own-ask-took" if guests.who_matter(p) and not guests.is_stale(p) else "own-ask-done"
    return t(f"{key}-tokens", round=p.round, who=names.who(p.modules)) if used else t(key, round=p.round)


def ask_colour(p: Hotels, frame: Frame) -> str:
    return t("own-ask-guest", place=frame[1] + 1)


def ask_points(p: Hotels, frame: Frame) -> str:
    return t("own-ask-points", colour=colour_of(p.queue[frame[1]]), place=frame[1] + 1)


def ask_dice(p: Hotels, frame: Frame) -> str:
    if not dice.leaders(p):
        return t("own-ask-dice", face=frame[1])
    shown = his.DIE[p.instruction]
    return t("own-ask-lead", first=shown[0], last=shown[-1])


def ask_dancers(p: Hotels, frame: Frame) -> str:
    return t("own-ask-dancers", room=ballroom(p, frame[1]), row=ROWS[frame[2]] if frame[2] >= 0 else "any")


def ballroom(p: Hotels, place: int) -> Meaning:
    return ballroom_name(p.ball[at.ROOM + place])


def colour_of(guest: int) -> str:
    """The colour of a guest as far as it is known, as a selector in messages."""
    return names.COLOURS[cards.GUEST_COLOUR[guest] if guests.has_colour(guest) else n.ANY]


ASKED: Final[Questions] = {
    n.TURN: ask_turn,
    c.YOUR_SCORE: lambda p, f: t("own-ask-score"),
    c.TAKEN: m("own-ask-left"),
    c.COLOUR: ask_colour,
    c.POINTS: ask_points,
    c.MOST: lambda p, f: t("own-ask-most", end="left" if his.FROM_LEFT[p.instruction] else "right"),
    c.DICE: lambda p, f: ask_dice(p, f),
    c.CLAIMED: lambda p, f: t("own-ask-claimed", who=names.who(p.modules), letter="ABC"[f[1]]),
    c.LOWEST: lambda p, f: t("own-ask-lowest", place=PLACES[f[1]], room=ballroom(p, f[1])),
    c.DANCERS: ask_dancers,
    c.ON_SPACE: lambda p, f: t("own-ask-on-space", face=f[1]),
    c.WHERE: lambda p, f: t("own-ask-where", colour=DIE_COLOURS[f[1]]),
    c.WORTH: lambda p, f: t("own-ask-worth", colour=DIE_COLOURS[f[1]]),
    c.LOUNGE: lambda p, f: t("own-ask-lounge"),
    c.OWN_POINTS: lambda p, f: t("own-ask-own-points", who=names.who(p.modules)),
    c.YOUR_STAFF: lambda p, f: t("own-ask-your-staff"),
    w.HIS_CAFE: lambda p, f: t("own-ask-his-cafe", who=names.who(p.modules), n=own_guests(p) + 1),
    w.STARS: lambda p, f: t("own-ask-stars"),
}
ask: Final = asked(ASKED, questions.QUESTIONS)


def described(p: Hotels, guest: int) -> Meaning:
    """A guest as far as it was entered."""
    if guests.has_points(p, guest):
        return m("own-known", colour=colour_of(guest), n=guest_points(p, guest))
    return m("own-known-colour", colour=colour_of(guest)) if guests.has_colour(guest) else m("own-unknown")


def own_guests(p: Hotels) -> int:
    return sum(1 for guest in guests.in_his_cafe(p) if guest)


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


def say_both(a: int) -> str:
    """The colour and points of a guest in one answer."""
    points, colour = divmod(a - c.GUEST, 4)
    return t("own-guest", colour=names.COLOURS[colour], points=points - c.ZERO)


def say_taken(p: Hotels, frame: Frame, a: int) -> str:
    if a == c.NO_MORE:
        return t("own-none-left")
    return t("own-left", place=a - c.FROM + 1, guest=described(p, p.queue[a - c.FROM]))


def lead(a: int) -> int:
    """The lowest of the spaces with the most dice."""
    return bits(a - c.LEAD)[0]


def say_on_space(p: Hotels, frame: Frame, a: int) -> str:
    return t("own-on-space", colours=[die_colour(colour) for colour in bits(a)]) if a else t("own-none")


def die_colour(colour: int) -> Meaning:
    return m("colour", colour=DIE_COLOURS[colour])


def say_colour(a: int) -> str:
    return str(names.colour(a)) if a < len(n.COLOURS) else t("own-no-guest")


def say_most(p: Hotels, frame: Frame, a: int) -> str:
    if a >= c.FIRST:
        return t("own-lead", n=1, face=a - c.FIRST)
    if a.bit_count() == 1:
        return t("own-only-space", face=a.bit_length() - 1)
    return t("own-spaces", spaces=[m("own-space", face=face) for face in bits(a)])


def say_staff(a: int) -> str:
    return t("own-staff", name=names.staff_name(a), card=a)


SAID: Final[Answers] = {
    n.TURN: say_turn,
    n.HIS_TURN: lambda p, f, a: t("own-card", card=a),
    n.HIS_STAFF: lambda p, f, a: say_staff(a),
    c.YOUR_SCORE: lambda p, f, a: str(a),
    c.TAKEN: say_taken,
    c.COLOUR: lambda p, f, a: say_both(a) if a >= c.GUEST else say_colour(a),
    c.POINTS: lambda p, f, a: say_both(a) if a >= c.GUEST else signed(a - c.ZERO),
    c.MOST: say_most,
    c.DICE: lambda p, f, a: str(a) if a < c.LEAD else t("own-lead", n=(a - c.LEAD).bit_count(), face=lead(a)),
    c.CLAIMED: lambda p, f, a: t("own-yes" if a else "own-no"),
    c.LOWEST: lambda p, f, a: t("own-row", row=ROWS[a]),
    c.DANCERS: lambda p, f, a: str(a),
    c.ON_SPACE: say_on_space,
    c.WHERE: lambda p, f, a: t("own-on-board", face=a) if a else t("own-off-board"),
    c.WORTH: lambda p, f, a: str(a),
    c.LOUNGE: lambda p, f, a: t("deck-order", colours=[die_colour(colour) for colour in celebrities.ORDERS[a]]),
    c.OWN_POINTS: lambda p, f, a: str(a),
    c.YOUR_STAFF: lambda p, f, a: say_staff(a) if a else t("own-no-more-staff"),
    w.HIS_CAFE: lambda p, f, a: say_colour(a),
    w.STARS: lambda p, f, a: str(a),
}
say: Final = said(SAID, answers.ANSWERS)


def label(p: Hotels, a: Answer) -> Label:
    """A short label for an answer's key: a card number or a place in the queue."""
    word = p.stack[-1][0]
    if word == n.HIS_TURN:
        return Label(str(a))
    if word == c.TAKEN:
        if not a:
            return Label(t("own-none-left"), t("own-none-left-note"))
        place = a - c.FROM
        return Label(t("own-place", place=place + 1), str(described(p, p.queue[place])))
    if word == n.TURN and a >= c.TOOK:
        place = a - c.TOOK
        guest = p.queue[place]
        known = guests.has_colour(guest) or guests.has_points(p, guest)
        return Label(t("own-place", place=place + 1), str(described(p, guest)) if known else "")
    if word == c.DICE and dice.leaders(p):
        return Label(say(p, a) if a else t("own-none-on", face=p.stack[-1][1]))
    if word in (c.COLOUR, c.POINTS) and a >= c.GUEST:
        return Label(signed((a - c.GUEST) // 4 - c.ZERO))
    return Label(say(p, a))


def thing(p: Hotels, a: Answer) -> str:
    """The picture on a key: the colour of a guest, the face of a die."""
    word = p.stack[-1][0]
    if word in (c.COLOUR, c.POINTS) and a >= c.GUEST:
        return f"c:{n.COLOURS[(a - c.GUEST) % 4]}"
    if word in (c.COLOUR, w.HIS_CAFE):
        return f"c:{n.COLOURS[a]}" if a < len(n.COLOURS) else ""
    if word == n.TURN and a >= c.TOOK and guests.has_colour(guest := p.queue[a - c.TOOK]):
        return f"c:{n.COLOURS[cards.GUEST_COLOUR[guest]]}"
    if word == c.DICE and a >= c.LEAD:
        return " ".join(f"die-{face}" for face in bits(a - c.LEAD))
    if word == c.MOST and a >= c.FIRST:
        return f"die:{a - c.FIRST}"
    if word == c.MOST and a.bit_count() == 1:
        return f"die:{a.bit_length() - 1}"
    if word == c.TAKEN and a and guests.has_colour(guest := p.queue[a - c.FROM]):
        return f"c:{n.COLOURS[cards.GUEST_COLOUR[guest]]}"
    return f"die:{a}" if word == c.WHERE and a else ""


def grid(p: Hotels) -> list[list[int]]:
    """The keypad for a guest in the queue: one line per colour, then its possible points."""
    word = p.stack[-1][0] if p.stack else c.YOUR_SCORE
    if word == n.TURN and guests.who_matter(p) and not guests.is_stale(p):
        return [[c.TOOK + place for place, guest in enumerate(p.queue) if guest != n.NOBODY]]
    if word == c.DICE and (spaces := dice.leaders(p)):
        none = dice.DICE.ask_count(p, p.stack[-1]) or []
        return [[c.LEAD + mask for mask in spaces], *([[0]] if 0 in none else [])]
    if word == c.MOST:
        one = [answer for answer in dice.ask_most(p.copy(), p.stack[-1]) or [] if answer >= c.FIRST]
        return [one[:3], one[3:]] if len(one) > 3 else [one]
    if word == c.POINTS and guests.has_colour(p.queue[p.stack[-1][1]]):
        return []
    if word not in (c.COLOUR, c.POINTS):
        return []
    both = guests.both(p)
    points = sorted({answer - c.GUEST >> 2 for answer in both})
    first = [[colour] if word == c.COLOUR else [] for colour in range(4)]
    keys = [[c.GUEST + each * 4 + colour for each in points] for colour in range(4)]
    return [
        head + [answer if answer in both else NO_KEY for answer in row] for head, row in zip(first, keys, strict=True)
    ]


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


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    return t("own-why-die", face=choice[0], **why.die_data(about[0], choice[0], trace))


def decided_coloured(about: Any, choice: Any, trace: Any) -> str:
    colour, face, _, worth = choice
    return t("own-why-coloured", who=names.whose(about[0]), colour=DIE_COLOURS[colour], face=face, n=worth)


def told_objective(objective: int, progress: int, spot: int, modules: int) -> str:
    return t("own-tell-objective", who=names.who(modules), letter=LETTERS[objective], progress=progress, n=spot)


def told_visit(mine: int, theirs: int, retreat: int, modules: int) -> str:
    scored = cards.EMPEROR_POINTS[theirs]
    return t("own-tell-visit", who=names.who(modules), n=scored, theirs=theirs, retreat=retreat)


def told_ballroom(room: int, own: int, mine: int, other: int, hers: int) -> str:
    return t("own-tell-ballroom", room=ballroom_name(room), n=hers, dancers=names.dancers(other))


def told_reserved(guest: int, space: int, points: int, modules: int) -> str:
    colour = names.COLOURS[cards.GUEST_COLOUR[guest]]
    return t("own-tell-reserved", place=names.place(space), colour=colour)


DECIDED: Final[dict[str, Callable[..., str]]] = {
    "guest": decided_guest,
    "die": decided_die,
    "coloured die": decided_coloured,
    "coloured die on the space": decided_coloured,
}
TOLD: Final[dict[str, Callable[..., str]]] = {
    "queue moves": lambda: "",
    "his objective": told_objective,
    "emperor visits": told_visit,
    "his room": lambda guest, space, colour, points, more, modules: t(
        "own-tell-room", who=names.who(modules), n=points + more, room=names.space(space, colour)
    ),
    "her guest": lambda guest, points: t("own-tell-ball", n=points),
    "ballroom": told_ballroom,
    "her celebrity": lambda tile, worth: t("own-tell-celebrity", n=worth),
    "his own guest": told_reserved,
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
