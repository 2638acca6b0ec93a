"""Instructions: what you move for the opponent, from his events, with the reason."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.frames import OPPONENT, Event
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import FINAL, Hand

from ..modules.ballrooms.voice import ballroom_name, row_of
from ..modules.celebrities.rules.lounge import DIE_COLOURS
from ..modules.unique_hotels.opponent import hautel_couture, sushi_resort
from ..rules import boards, cards, scoring
from ..rules import numbers as n
from ..rules.position import Hotels
from ..voice import m, names, t
from . import celebrities, guests, voice

TURN: Final = "instruction"  # the event that starts his turn


def hands(events: Sequence[Event], p: Hotels, new: int) -> list[Hand]:
    """The instructions in order.

    His points marker moves once after each turn, and for each part of the end of a round and of the
    final scoring.
    """
    found: list[Hand] = []
    marker = sum(p.his_points) - sum(points_in(event) for event in events) - final_points(events, p)
    scored, last = 0, 0
    joined = newcomers(events)
    for nth, event in enumerate(events):
        kind = event[2] if event[0] == DECIDE else event[0]
        if scored and (nth == new or kind in TURN_IS_OVER):
            found.append(marker_moves(marker, scored, last, p))
            marker, scored = marker + scored, 0
        if kind in BETWEEN_TURNS:
            found += [hand._replace(event=nth) for hand in BETWEEN_TURNS[kind](event, marker, p)]
            marker += points_in(event)
            continue
        make = HANDS.get(kind)
        if event[0] == "his room" and nth and events[nth - 1][0] == DECIDE:
            make = None  # the choice of the room already says it
        if kind == "die" and ON_SPACE in [later[2] for later in events[nth + 1 : nth + 2] if later[0] == DECIDE]:
            make = None  # it is a coloured die
        hand = make(event) if make else None
        if kind == "token scored":
            hand = token_back(event, events[:nth])
        if hand is not None and nth >= new and nth in joined:
            hand = hand_of_newcomer(hand, p, joined[nth])
        if hand is not None:
            found.append(hand._replace(event=nth))
        if points_in(event):
            scored, last = scored + points_in(event), nth
        if kind == "final":
            for what, points in final_lines(p):
                found.append(marker_moves(marker, points, nth, p, what)._replace(thing=FINAL))
                marker += points
    if scored:
        found.append(marker_moves(marker, scored, last, p))
    return found


def newcomers(events: Sequence[Event]) -> dict[int, int]:
    """The events that brought a new guest, each with the guest's present place in the queue."""
    places: dict[int, int] = {}
    for nth, event in enumerate(events):
        if event[0] == DECIDE and event[2] == "guest" and event[4] is not None:
            gap: int = event[4][0]
            places = {came: at + (at < gap) for came, at in places.items() if at != gap}
        elif event[0] == "queue moves":
            places[nth] = 0
    return places


def hand_of_newcomer(hand: Hand, p: Hotels, place: int) -> Hand:
    """Let the player enter the new guest on this line; once entered, the line names the guest."""
    guest = p.queue[place]
    if not p.stack or guest == n.NOBODY:
        return hand
    hand = hand._replace(asks=guests.question_about(p, place))
    if not guests.has_colour(guest):
        return hand
    came = t("own-came", guest=voice.described(p, guest))
    return hand._replace(reason=came, picture=f"c:{voice.colour_of(guest)}")


def marker_moves(start: int, points: int, nth: int, p: Hotels, what: Meaning | None = None) -> Hand:
    moved = {"who": names.who(p.modules), "from": start, "to": start + points}
    text = t("own-marker-for", what=what, **moved) if what else t("own-marker", **moved)
    return Hand(text, t("own-scored", n=points), nth, thing="points", picture="vp")


def final_points(events: Sequence[Event], p: Hotels) -> int:
    """The points of the final scoring, if it is among these events."""
    return sum(points for _, points in final_lines(p)) if any(event[0] == "final" for event in events) else 0


def final_lines(p: Hotels) -> list[tuple[Meaning, int]]:
    """The lines of the final scoring: floors, then end-of-game staff cards (20.10.2, 20.11.1)."""
    occupied = scoring.his_occupied(p)
    floors = [(occupied & spaces).bit_count() for spaces in boards.FLOORS]
    lines = [
        (m("own-floor", floor=floor, n=rooms, each=each), rooms * each)
        for floor, (rooms, each) in enumerate(zip(floors, boards.ROOM_POINTS, strict=False), 1)
    ]
    lines += [(staff_line(p, card), scoring.end_card_points(p, card, OPPONENT)) for card in p.his_staff]
    return [line for line in lines if line[1]]


def staff_line(p: Hotels, card: int) -> Meaning:
    name, scores = names.staff_name(card), cards.STAFF_SCORING[card]
    if scores == n.COPY_OPPONENT_END:
        return m("own-staff-copy", name=name, who=names.who(p.modules))
    return m("own-staff-line", name=name, n=scoring.units(p, scores, OPPONENT), each=cards.STAFF_SCORES[card])


def points_in(event: Event) -> int:
    """The points that he scores with this event."""
    scored = SCORED.get(event[0])
    return scored(event) if scored else 0


SCORED: Final[dict[str, Callable[[Event], int]]] = {
    "his room": lambda e: int(e[5] + e[6]),
    "her guest": lambda e: int(e[3]),
    "his emperor": lambda e: int(e[4]),
    "his objective": lambda e: int(e[4] if e[3] == 3 else 0),
    "emperor visits": lambda e: cards.EMPEROR_POINTS[e[3]],
    "ballroom": lambda e: int(e[6]),
    "her celebrity": lambda e: int(e[3]),
    "her blue die": lambda e: int(e[2]),
    "his own guest": lambda e: int(e[4]),
    "stars scored": lambda e: int(e[3]),
    "token scored": lambda e: int(e[3]),
    "toll scored": lambda e: int(e[3]),
}


def guest_taken(event: Event) -> Hand:
    if event[4] is None:
        return Hand(t("own-leave-queue"), voice.tell(event))
    place, guest, points = event[4]
    text = t("own-discard", place=place + 1, guest=voice.guest_of(guest, points))
    return Hand(text, voice.tell(event), thing=f"queue:{place + 1}", picture=f"c:{voice.colour_of(guest)}")


def tile_laid(event: Event) -> Hand:
    space = event[4]
    colour = n.COLOURS[boards.SPACE_COLOUR[n.NIGHT][space]]
    text = t("own-tile", colour=colour, place=names.place(space))
    return Hand(text, voice.tell(event), thing=f"room:{space}", picture=f"cameo:{colour}")


def tile(key: str, picture: str) -> Callable[[Event], Hand]:
    """The tile of his own guest."""
    return lambda e: Hand(t(key, place=names.place(e[3])), voice.tell(e), thing=f"room:{e[3]}", picture=picture)


def objective(event: Event) -> Hand:
    _, _, which, progress, spot, modules = event
    letter = voice.LETTERS[which]
    about = {"opponent": names.opponent(modules), "letter": letter}
    if progress == 3:
        text = t("own-claim", **about, points=spot)
    else:
        text = t("own-progress", **about, spot="II" if progress == 2 else "III")
    return Hand(text, voice.tell(event), thing=f"objective:{letter}", picture="objective")


def emperor(event: Event) -> Hand:
    _, _, many, at_space, over, _ = event
    moved = {"from": at_space - many + over, "space": at_space}
    text = t("own-emperor", opponent=names.opponent(event[5]), **moved)
    return Hand(text, t("own-forward", n=many, over=over), thing="emperor", picture="crown")


def said(key: str, picture: str = "") -> Callable[[Event], Hand]:
    return lambda event: Hand(t(key), voice.tell(event), picture=picture)


def die_taken(key: str, face: int, event: Event, **data: str) -> Hand:
    text = t(key, face=face, opponent=names.owner(event[3][0]), **data)
    return Hand(text, voice.tell(event), thing=f"space:{face}", picture=f"die:{face}")


def token_back(event: Event, before: Sequence[Event]) -> Hand:
    """The tokens of a guest that the opponent takes, or that reaches place 5 (23.4.4)."""
    taken = [e[4][1] for e in before if e[0] == DECIDE and e[2] == "guest" and e[4] is not None]
    key = "own-token-taken" if event[2] in taken else "own-token-last"
    return Hand(t(key, n=event[3] // sushi_resort.TOKEN_POINTS), voice.tell(event))


ON_SPACE: Final = "coloured die on the space"
HANDS: Final[dict[str, Any]] = {
    "guest": guest_taken,
    "die": lambda e: die_taken("own-die", e[4][0], e),
    ON_SPACE: lambda e: die_taken("own-coloured", e[4][1], e, colour=DIE_COLOURS[e[4][0]]),
    "room": tile_laid,
    "green room": tile_laid,
    "his room": tile("own-tile-turn", "room-occupied"),  # he has all items (23.2.6)
    "queue moves": said("own-close-queue", "card"),
    "his emperor": emperor,
    "his objective": objective,
    "her dancer": lambda e: Hand(t("own-dancer", where=row_of(*e[2:5])), t("own-dancer-note"), picture="dancer"),
    "his own guest": tile("own-tile-vacant", "room-vacant"),
    "star": said("own-star"),
    "toll token": lambda e: Hand(t("own-toll-on", face=e[2]), voice.tell(e)),
    "toll scored": lambda e: Hand(t("own-toll-off", face=e[2]), voice.tell(e)),
    "token moves": said("own-token-moves"),
}


# --- between turns and rounds, in the order of 24.4, for both sides


def visit(event: Event, marker: int, p: Hotels) -> list[Hand]:
    """Both score and go back; only you get the reward or the penalty (20.10.1)."""
    _, _, _, theirs, retreat, modules = event
    opponent = names.opponent(modules)
    letter = "ABC"[cards.SCORING_ROUND[cards.RETREAT.index(retreat)]]
    tile = t("own-visit-tile", letter=letter, space=cards.REWARD_FROM)
    return [
        *celebrities_back(p),
        Hand(t("own-visit-yours", n=retreat), t("own-visit-both"), picture="crown"),
        *scored_apart(m("own-emperor-points"), event, marker, p),
        his_retreat(opponent, theirs, retreat, voice.tell(event)),
        Hand(tile, t("own-visit-only-you", opponent=opponent), picture="crown"),
    ]


def his_retreat(opponent: str, theirs: int, retreat: int, reason: str) -> Hand:
    if not theirs:
        return Hand(t("own-emperor-stays", opponent=opponent), reason, thing="emperor", picture="crown")
    moved = {"from": theirs, "space": max(0, theirs - retreat)}
    return Hand(t("own-emperor-back", opponent=opponent, **moved), reason, thing="emperor", picture="crown")


def stars_scored(event: Event, marker: int, p: Hotels) -> list[Hand]:
    return scored_apart(m("own-stars-points"), event, marker, p)


def ballroom_scored(event: Event, marker: int, p: Hotels) -> list[Hand]:
    room = ballroom_name(event[2])
    yours = Hand(t("own-ballroom-yours", room=room), voice.tell(event), picture="dancer")
    return [yours, *scored_apart(room, event, marker, p)]


def scored_apart(what: Meaning, event: Event, marker: int, p: Hotels) -> list[Hand]:
    points = points_in(event)
    return [marker_moves(marker, points, -1, p, what)] if points else []


def celebrities_back(p: Hotels) -> list[Hand]:
    return [Hand(t("own-celebrities-back"), picture="card")] if celebrities.is_there(p) else []


def next_round(event: Event, marker: int, p: Hotels) -> list[Hand]:
    """The steps from one round to the next (11.2); the Emperor's visit has its own."""
    number: int = event[2]
    if number == 1:
        return []
    found = celebrities_back(p) if cards.SCORING_ROUND[number - 1] < 0 else []
    if celebrities.is_there(p):
        found.append(Hand(t("own-lounge"), t("own-lounge-note"), picture="card"))
    found.append(Hand(t("own-swap"), voice.tell(event), picture="staff"))
    found.append(Hand(t("own-round", n=number), picture="die-any"))
    if p.unique and hautel_couture.his(p):
        found.append(Hand(t("own-refill-items"), picture="strudel"))
    return [*found, Hand(t("own-roll"), picture="die-any")]


def one_die_less(event: Event, marker: int, p: Hotels) -> list[Hand]:
    return [Hand(t("own-reroll", left=event[2]), picture="die-any")]


BETWEEN_TURNS: Final[dict[str, Callable[[Event, int, Hotels], list[Hand]]]] = {
    "emperor visits": visit,
    "stars scored": stars_scored,
    "ballroom": ballroom_scored,
    "round": next_round,
    "dustbin": one_die_less,
}
TURN_IS_OVER: Final = frozenset({TURN, "final", *BETWEEN_TURNS})  # his points marker moves before these
