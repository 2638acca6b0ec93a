"""What is asked and said at a real table?  Guests by colour and points, celebrities by their die."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Answer, Event, Frame
from tableforone.kernel.grammar import counted, listed, upfirst
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import NO_KEY, Label

from ..modules.ballrooms.rules import places as at
from ..modules.celebrities.rules.lounge import DIE_COLOURS
from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.rules import places as entrance
from ..opponent import cards as his
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Hotels
from ..voice import answers, log, names, questions, t, why
from . import celebrities, dice, guests
from . import numbers as c

ROWS: Final = ("the bottom row", "the middle row", "the top row", "no row: it is full")
PLACES: Final = ("left", "middle", "right")
OBJECTIVES: Final[tuple[int, ...]] = tuple(
    [next(row["id"] for row in cards.OBJECTIVE_ROWS if row["letter"] == letter) for letter in "ABC"]
)
LETTERS: Final = dict(zip(OBJECTIVES, "ABC", strict=True))  # one of each letter stands for it
NOBODY_LEFT: Final = Label("Nobody (else)", "the queue is as before")
COLOURS: Final = (*(f"{colour}" for colour in n.COLOURS), "no guest")


# --- questions


def ask(p: Hotels) -> str:
    frame = p.stack[-1]
    return ASKED[frame[0]](p, frame) if frame[0] in ASKED else questions.ask(p)


def ask_turn(p: Hotels, frame: Frame) -> str:
    used = any(p.unique[entrance.TOLL : entrance.TOLL + 7]) if p.unique else False
    tokens = f" Did you use a space with tokens of {names.opponent(p.modules)}'s?" if used else ""
    if guests.who_matter(p) and not guests.is_stale(p):
        return t("own-ask-took", round=p.round) + tokens
    return t("own-ask-done", round=p.round) + tokens


def ask_taken(p: Hotels, frame: Frame) -> str:
    return "The queue: who of these has left it since? (Strangers then join from the left.)"


def ask_colour(p: Hotels, frame: Frame) -> str:
    return t("own-ask-guest", place=frame[1] + 1)


def ask_points(p: Hotels, frame: Frame) -> str:
    colour = f"{n.COLOURS[cards.GUEST_COLOUR[guest]]} " if guests.has_colour(guest := p.queue[frame[1]]) else ""
    return f"The queue: how many points has the {colour}guest in place {frame[1] + 1}?"


def ask_dice(p: Hotels, frame: Frame) -> str:
    if not dice.leaders(p):
        return t("own-ask-dice", face=frame[1])
    shown = his.DIE[p.instruction]
    return t("own-ask-lead", first=shown[0], last=shown[-1])


def ask_dancers(p: Hotels, frame: Frame) -> str:
    where = f"in {ROWS[frame[2]]} of " if frame[2] >= 0 else "in "
    return f"{at.NAMES[p.ball[at.ROOM + frame[1]]]} is scored: how many of your dancers stand {where}it?"


def ballroom(p: Hotels, place: int) -> str:
    return f"the {PLACES[place]} ballroom ({at.NAMES[p.ball[at.ROOM + place]]})"


ASKED: Final[dict[int, Callable[[Hotels, Frame], str]]] = {
    n.TURN: ask_turn,
    c.LEDGER: lambda p, f: "The game is over. What is your own final score?",
    c.TAKEN: ask_taken,
    c.COLOUR: ask_colour,
    c.POINTS: ask_points,
    c.MOST: lambda p, f: t("own-ask-most", end="left" if his.FROM_LEFT[p.instruction] else "right"),
    c.DICE: lambda p, f: ask_dice(p, f),
    c.CLAIMED: lambda p, f: (
        f"{names.opponent(p.modules)} claims objective {'ABC'[f[1]]}: does a marker of yours lie on it already?"
    ),
    c.LOWEST: lambda p, f: f"Which is the lowest row with a free space in {ballroom(p, f[1])}?",
    c.DANCERS: ask_dancers,
    c.ON_SPACE: lambda p, f: f"Which coloured dice lie on space {f[1]}?",
    c.WHERE: lambda p, f: f"Where is the {DIE_COLOURS[f[1]]} die?",
    c.WORTH: lambda p, f: f"How many points is the celebrity of the {DIE_COLOURS[f[1]]} die worth now?",
    c.LOUNGE: lambda p, f: "In which order do the dice stand in the lounge, from left to right?",
    c.OWN_POINTS: lambda p, f: f"How many points has that guest of {names.opponent(p.modules)}'s?",
    c.YOUR_STAFF: lambda p, f: "The Secretary looks at your end-of-game staff in play: which cards have you got?",
    m.HIS_CAFE: lambda p, f: (
        f"Hautel Couture: which colour has guest {own_guests(p) + 1} of {names.their(p.modules)} café?"
    ),
    m.STARS: lambda p, f: "How many tokens lie on the stars track?",
}


def own_guests(p: Hotels) -> int:
    return sum(1 for guest in guests.in_his_cafe(p) if guest)


# --- answers


def say(p: Hotels, a: Answer) -> str:
    frame = p.stack[-1]
    return SAID[frame[0]](p, frame, a) if frame[0] in SAID else answers.say(p, a)


def say_turn(p: Hotels, frame: Frame, a: int) -> str:
    if c.USED <= a < c.NONE_TAKEN:
        return f"I used space {a - c.USED}, with {counted(p.unique[entrance.TOLL + a - c.USED], 'token')} on it"
    if c.SERVED <= a < c.USED:
        guest = p.unique[entrance.HIS_CAFE + a - c.SERVED]
        room = p.unique[entrance.HIS_SPACE + a - c.SERVED]
        whose = f"{names.opponent(p.modules)}'s {n.COLOURS[cards.GUEST_COLOUR[guest]]} guest"
        return f"{whose} for {names.place(room)} got the last item"
    return t("own-pass") if a == c.PASS else done(p, a)


def done(p: Hotels, a: int) -> str:
    """That your turn is over, and who has left the queue, where that matters."""
    if a >= c.TOOK:
        return t("own-took", place=a - c.TOOK + 1, guest=guests.described(p, p.queue[a - c.TOOK]))
    if a == c.NONE_TAKEN:
        return t("own-done-none")
    return t("own-done-several") if guests.who_matter(p) and not guests.is_stale(p) else t("own-done")


def say_both(a: int) -> str:
    """Colour and points of a guest, told at once."""
    points, colour = divmod(a - c.GUEST, 4)
    return t("own-guest", colour=n.COLOURS[colour], points=points - c.ZERO)


def say_taken(p: Hotels, frame: Frame, a: int) -> str:
    if a == c.NO_MORE:
        return "Nobody (else): the queue is as before"
    return f"Gone: place {a - c.FROM + 1}, {guests.described(p, p.queue[a - c.FROM])}"


def lead(a: int) -> int:
    """The lowest of the spaces with the most dice."""
    return bits(a - c.LEAD)[0]


def say_on_space(p: Hotels, frame: Frame, a: int) -> str:
    return upfirst(listed([DIE_COLOURS[colour] for colour in bits(a)], none="none"))


SAID: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    n.TURN: say_turn,
    n.HIS_TURN: lambda p, f, a: f"Card {a}",
    n.HIS_STAFF: lambda p, f, a: f"{cards.STAFF_NAME[a]} ({a})",
    c.LEDGER: lambda p, f, a: str(a),
    c.TAKEN: say_taken,
    c.COLOUR: lambda p, f, a: say_both(a) if a >= c.GUEST else COLOURS[a],
    c.POINTS: lambda p, f, a: say_both(a) if a >= c.GUEST else str(a - c.ZERO),
    c.MOST: lambda p, f, a: (
        t("own-lead", n=1, face=a - c.FIRST) if a >= c.FIRST else listed([f"space {face}" for face in bits(a)])
    ),
    c.DICE: lambda p, f, a: str(a) if a < c.LEAD else t("own-lead", n=(a - c.LEAD).bit_count(), face=lead(a)),
    c.CLAIMED: lambda p, f, a: "Yes" if a else "No",
    c.LOWEST: lambda p, f, a: upfirst(ROWS[a]),
    c.DANCERS: lambda p, f, a: str(a),
    c.ON_SPACE: say_on_space,
    c.WHERE: lambda p, f, a: f"On space {a}" if a else "Not on the action board",
    c.WORTH: lambda p, f, a: str(a),
    c.LOUNGE: lambda p, f, a: listed([DIE_COLOURS[colour] for colour in celebrities.ORDERS[a]]),
    c.OWN_POINTS: lambda p, f, a: str(a),
    c.YOUR_STAFF: lambda p, f, a: f"{cards.STAFF_NAME[a]} ({a})" if a else "No more of them",
    m.HIS_CAFE: lambda p, f, a: COLOURS[a],
    m.STARS: lambda p, f, a: str(a),
}


def label(p: Hotels, a: Answer) -> Label:
    """An answer as a key: the number of a card, the place in the queue."""
    word = p.stack[-1][0]
    if word == n.HIS_TURN:
        return Label(str(a))
    if word == c.TAKEN:
        return Label(f"Place {a - c.FROM + 1}", guests.described(p, p.queue[a - c.FROM])) if a else NOBODY_LEFT
    if word == n.TURN and a >= c.TOOK:
        place = a - c.TOOK
        guest = p.queue[place]
        known = guests.has_colour(guest) or guests.has_points(p, guest)
        return Label(t("own-place", place=place + 1), guests.described(p, guest) if known else "")
    if word == c.DICE and dice.leaders(p):
        return Label(say(p, a) if a else t("own-none-on", face=p.stack[-1][1]))
    if word in (c.COLOUR, c.POINTS) and a >= c.GUEST:
        return Label(str((a - c.GUEST) // 4 - c.ZERO))
    return Label(say(p, a))


def thing(p: Hotels, a: Answer) -> str:
    """What is drawn on a key: the colour of a guest, the face of a die."""
    word = p.stack[-1][0]
    if word in (c.COLOUR, c.POINTS) and a >= c.GUEST:
        return f"c:{n.COLOURS[(a - c.GUEST) % 4]}"
    if word in (c.COLOUR, m.HIS_CAFE):
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
    """The keypad for a guest of the queue: a line for each colour, its key first, then the points it may have."""
    word = p.stack[-1][0] if p.stack else c.LEDGER
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


# --- what happened


def tell(event: Event) -> str:
    if event[0] == DECIDE and event[2] in DECIDED:
        return DECIDED[event[2]](*event[3:])
    return TOLD[event[0]](*event[2:]) if event[0] in TOLD else log.tell(event)


def guest_of(guest: int, points: int) -> str:
    colour = n.COLOURS[cards.GUEST_COLOUR[guest]] + " " if guests.has_colour(guest) else ""
    worth = "" if points == c.UNTOLD else f" with {names.points_of(points)}"
    return f"{colour}guest{worth}"


def decided_guest(about: Any, choice: Any, trace: Any) -> str:
    card, colour = about
    if choice is None:
        return why.decided_guest(about, choice, trace)
    wanted = f"a {n.COLOURS[colour]} guest" if colour != n.ANY else "any guest"
    place, guest, points = choice
    other = guests.has_colour(guest) and colour not in (n.ANY, cards.GUEST_COLOUR[guest])
    missing = f" because no {n.COLOURS[colour]} guest can be taken" if other else ""
    return (
        f"{names.whose(card)} wants {wanted} and takes the {guest_of(guest, points)} from place {place + 1}{missing}"
        f"{why.reason(card, trace, 'the most points')}."
    )


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    card, face = about[0], choice[0]
    wish = "a " + " or a ".join(str(shown) for shown in his.DIE[card]) if his.DIE[card] else "a question mark"
    if his.DIE[card] and face not in his.DIE[card]:
        wish += ", of which there is none"
    because = why.reason(card, trace, "the most dice")
    return f"{upfirst(names.his(card))} card shows {wish}: {names.whose(card)} takes a {face}{because}."


def decided_coloured(about: Any, choice: Any, trace: Any) -> str:
    colour, face, _, worth = choice
    return f"{names.whose(about[0])} takes the {DIE_COLOURS[colour]} die from space {face} ({names.points_of(worth)})."


def told_objective(objective: int, progress: int, spot: int, modules: int) -> str:
    letter, who = LETTERS[objective], names.opponent(modules)
    if progress == 3:
        return f"{who} claims objective {letter} for {spot} points."
    return f"{who}'s marker on objective {letter}: on {'II' if progress == 2 else 'III'}."


def told_visit(mine: int, theirs: int, retreat: int, modules: int) -> str:
    who = names.opponent(modules)
    scored = names.points_of(cards.EMPEROR_POINTS[theirs])
    return f"The Emperor visits: {who} scores {scored} on space {theirs} and goes back {retreat}."


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
    "his room": lambda guest, space, colour, points, more, modules: (
        f"{names.opponent(modules)} scores {names.points_of(points + more)} with {names.space(space, colour)}."
    ),
    "her guest": lambda guest, points: f"Elisabeth scores {names.points_of(points)} and sends the guest to a ball.",
    "ballroom": lambda room, own, mine, other, hers: (
        f"{at.NAMES[room]} is scored: {counted(other, 'dancer')} of Elisabeth's for {names.points_of(hers)}."
    ),
    "her celebrity": lambda tile, worth: f"Elisabeth scores {names.points_of(worth)} for the celebrity.",
    "his own guest": lambda guest, space, points, modules: (
        f"{upfirst(names.place(space))} is reserved for the {n.COLOURS[cards.GUEST_COLOUR[guest]]} guest."
    ),
    "star": lambda tokens, modules: f"{names.opponent(modules)} gets a token on the stars track.",
    "token scored": lambda guest, points, modules: (
        f"{names.opponent(modules)} scores {names.points_of(points)} for a token in the queue."
    ),
    "token moves": lambda guest, modules: "A token moves onto the leftmost guest of the queue.",
    "final": lambda mine, theirs, modules: f"Final scoring: {names.opponent(modules)} has {names.points_of(theirs)}.",
}


def name_candidate(decision: str, candidate: Any) -> str:
    if decision == "guest":
        place, guest, points = candidate
        return f"place {place + 1}: {guest_of(guest, points)}"
    if decision == "die":
        return f"space {candidate[0]}"
    if decision in DECIDED:
        colour, face, _, worth = candidate
        return f"the {DIE_COLOURS[colour]} die on {face} ({names.points_of(worth)})"
    if decision.startswith("ballroom"):
        return f"{at.NAMES[candidate[1]]}{'' if candidate[2] else ' (full)'}"
    return why.name_candidate(decision, candidate) if decision != "row" else ROWS[min(candidate[0], 2)]
