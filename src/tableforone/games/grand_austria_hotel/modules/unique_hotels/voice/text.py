"""How do we say and show what module 3 brings?"""

from typing import Any, Final

from ....face import drawing
from ....face import things as pieces
from ....face.view import guest_card
from ....rules import moments
from ....rules import numbers as c
from ....rules.cards import (
    GUEST_NAME,
    OBJECTIVE_GLOSS,
    OBJECTIVE_NAME,
    TILE_NAME,
    TILE_REWARD,
    TILE_REWARD_GLOSS,
    space_name,
)
from ....rules.position import Hotels
from ....rules.scoring import meets
from ....voice import log as telling
from ....voice import text
from ....voice.log import name_of, plural
from ....voice.text import capital, guest, items, join, many, part
from ..opponent.hautel_couture import GUESTS, pool
from ..opponent.sushi_resort import SPACES, tokens_on
from ..rules import places as at
from ..rules.entrances import letter
from ..rules.kozi_palace import EXTRA_COLOUR, FACE, UP

HALVES: Final = ("column", "floor")
DICE: Final = ("white", "red", "yellow", "blue")


def effects(frames: Any) -> str:
    return join([part(frame) for frame in frames]) or "nothing"


def his_guest(p: Hotels, place: int) -> str:
    first = at.HIS_NEEDS + place * c.KINDS
    return f"{guest(p.unique[at.HIS_CAFE + place])}, who still wants {items(p.unique[first : first + c.KINDS])}"


text.PARTS_IN_WORDS[c.DOVE_TOKEN] = lambda f: f"use a token of Dove for a {HALVES[f[1]]}"

text.QUESTIONS.update(
    {
        c.REVEAL_HIS_ENTRANCE: lambda p, f: f"Which entrance does {text.opponent(p)} have?",
        c.REVEAL_ENTRANCE: lambda p, f: "Which entrance is drawn for you to choose from?",
        c.REVEAL_PERSONAL: lambda p, f: f"Which objective {'ABC'[f[1]]} is drawn for Ninas Melange?",
        c.REVEAL_SPARE: lambda p, f: f"Which spare Emperor tile {'ABC'[f[1]]} is drawn for The Grand Wray Hotel?",
        c.CHOOSE_ENTRANCE: lambda p, f: "Which entrance does your hotel get?",
        c.SECOND_GUEST: lambda p, f: "Kaufman: do you take a second guest at its cost?",
        c.DOVE_TOKEN: lambda p, f: f"Dove: you have completed a {HALVES[f[1]]}; which token do you use?",
        c.TURN_ON: lambda p, f: f"How do you use space {f[3]}?",
        c.HIS_CAFE: lambda p, f: f"Which guest sits down in the café of {text.opponent(p)}?",
        c.LAY_ITEM: lambda p, f: f"Which item of the pool lies on space {f[1]}?",
        c.GIVE_ITEM: lambda p, f: f"Which guest of {text.opponent(p)}'s gets 1 {c.ITEMS[f[1]]}?",
    }
)
text.DECLINED[c.SECOND_GUEST] = "No second guest"
text.ANSWERS.update(
    {
        c.REVEAL_HIS_ENTRANCE: lambda p, f, a: at.HIS_NAMES[a],
        c.REVEAL_ENTRANCE: lambda p, f, a: at.NAMES[a],
        c.REVEAL_PERSONAL: lambda p, f, a: f"Personal objective {'ABC'[f[1]]}: {OBJECTIVE_GLOSS[a]}",
        c.REVEAL_SPARE: lambda p, f, a: f"Spare Emperor tile {TILE_NAME[a]}",
        c.CHOOSE_ENTRANCE: lambda p, f, a: f"{at.NAMES[a]} (items: {items(at.START_ITEMS[a])}): {at.GLOSSES[a]}",
        c.SECOND_GUEST: lambda p, f, a: text.say_turn(p, c.GUEST + a - 1),
        c.DOVE_TOKEN: lambda p, f, a: f"Token {a + 1}: {effects(at.token_parts(p, a, f[1]))}",
        c.TURN_ON: lambda p, f, a: text.say_turn(p, a),
        c.HIS_CAFE: lambda p, f, a: f"{guest(a)} sits down",
        c.LAY_ITEM: lambda p, f, a: capital(c.ITEMS[a]),
        c.GIVE_ITEM: lambda p, f, a: f"{his_guest(p, a - 1)} (guest {a})",
        c.EXTRA_ACTION: lambda p, f, a: say_extra(p, a),
    }
)


def say_extra(p: Hotels, answer: int) -> str:
    die, rest = divmod(answer, EXTRA_COLOUR)
    first, onto = divmod(rest, 10)
    toll = moments.SPACE_COST.add_up(p, onto) if p.modules else 0
    cost = toll + (onto == 6)
    paid = f", pay {text.krones(cost)}" if cost else ""
    if not first:
        return f"Space {onto}: {text.ACTIONS[onto]}, strength {p.dice[onto]}{paid}"
    moved = f"Move a {DICE[die]} {first} to {onto}"
    return f"{moved}, then space {onto}: {text.ACTIONS[onto]}, strength {p.dice[onto] + 1}{paid}"


def say_shift(p: Hotels, answer: int) -> str:
    face, rest = divmod(answer - c.SHIFT, FACE)
    onto = face + 1 if rest >= UP else face - 1
    return f"Kozi Palace: turn a {DICE[rest % UP]} {face} to {onto} and use space {onto}"


def say_personal(p: Hotels, answer: int) -> str:
    card = p.unique[at.PERSONAL + answer - c.PERSONAL]
    return f"Complete your own objective ({OBJECTIVE_NAME[card]}) for {at.BY_ROUND[p.round]} points"


def say_reward(p: Hotels, answer: int) -> str:
    tile = answer - c.REWARD
    back = many(at.RETREATS[letter(tile)], "Emperor space")
    return f"Retreat {back} for the reward of {TILE_NAME[tile]}: {effects(TILE_REWARD[tile])}"


text.TURN_WORDS.extend(
    [
        (c.SHIFT, c.SHIFT + 149, say_shift),
        (
            c.FORFEIT,
            c.FORFEIT,
            lambda p, a: "You cannot pay the toll anywhere: lose 5 points and use any space this turn",
        ),
        (c.PERSONAL, c.PERSONAL + 2, say_personal),
        (c.REWARD, c.REWARD + 17, say_reward),
    ]
)
pieces.TURN_THINGS.extend(
    [
        (c.SHIFT, c.SHIFT + 149, lambda a: f"die:{(a - c.SHIFT) // FACE}"),
        (c.FORFEIT, c.FORFEIT, lambda a: "die:toll"),
        (c.PERSONAL, c.PERSONAL + 2, lambda a: f"personal:{'ABC'[a - c.PERSONAL]}"),
        (c.REWARD, c.REWARD + 17, lambda a: f"tile:{TILE_NAME[a - c.REWARD]}"),
    ]
)
pieces.THINGS[c.CHOOSE_ENTRANCE] = lambda p, f, a: f"entrance:{at.IDS[a].replace('_', '-')}"
pieces.THINGS[c.SECOND_GUEST] = pieces.guest
pieces.THINGS[c.DOVE_TOKEN] = lambda p, f, a: f"token:{a + 1}"
pieces.THINGS[c.TURN_ON] = lambda p, f, a: pieces.of_turn(a)
pieces.THINGS[c.GIVE_ITEM] = lambda p, f, a: f"rival-table:{a}"
pieces.THINGS[c.EXTRA_ACTION] = lambda p, f, a: f"die:{a % 10}" if a else ""

telling.EVENTS.update(
    {
        "entrance drawn": lambda entrance: f"You may choose {at.NAMES[entrance]}: {at.GLOSSES[entrance]}.",
        "entrance": lambda entrance: f"Your hotel is {at.NAMES[entrance]}.",
        "sum": lambda first, second: f"Your two dice are {first} and {second}: the bonus for {first + second}.",
        "token": lambda token, half: f"You use token {token + 1} of Dove for a {HALVES[half]}.",
        "personal": lambda card: f"You complete your own objective ({OBJECTIVE_NAME[card]}).",
        "spare tile": lambda tile, n: (
            f"You retreat {many(n, 'Emperor space')} for the reward of {TILE_NAME[tile]}: {TILE_REWARD_GLOSS[tile]}."
        ),
        "shift": lambda die, face, onto: f"A {DICE[die]} die is turned from {face} to {onto}.",
        "his own guest": lambda card, space, points, modules: (
            f"{guest(card)} sits down in the café of {name_of(modules)}; {space_name(space)} is reserved"
            + (f" ({plural(points)})." if points else ".")
        ),
        "item given": lambda card, kind, modules: f"{GUEST_NAME[card]} of {name_of(modules)}'s gets 1 {c.ITEMS[kind]}.",
        "item back": lambda kind: f"Nobody needs the {c.ITEMS[kind]} on the space: it goes to the supply.",
        "star": lambda n, modules: f"{name_of(modules)} has {many(n, 'token')} on the stars track.",
        "stars gone": lambda gone, n: f"What you completed removes {many(gone, 'token')}: {n} left on the stars track.",
        "stars scored": lambda n, points, modules: (
            f"{name_of(modules)} scores {plural(points)} for {many(n, 'token')} on the stars track."
        ),
        "token scored": lambda card, points, modules: (
            f"{name_of(modules)} scores {plural(points)} for the token on {GUEST_NAME[card]}."
        ),
        "token moves": lambda card, modules: f"A token of {name_of(modules)}'s moves onto {guest(card)}.",
        "toll token": lambda face, n, modules: f"{name_of(modules)} leaves a token on space {face} (now {n}).",
        "toll scored": lambda face, points, modules: (
            f"{name_of(modules)} scores {plural(points)} for the tokens on space {face}; one of them goes."
        ),
    }
)


# --- view and drawing


def show(p: Hotels, view: dict[str, Any]) -> None:
    """Both entrances with everything that belongs to them."""
    view["you"]["entrance"] = entrance(p, p.unique[at.ENTRANCE]) if p.unique[at.ENTRANCE] >= 0 else None
    view["you"]["entrances"] = (
        [entrance(p, e) for e in range(len(at.ROWS)) if p.unique[at.OFFERED] >> e & 1]
        if p.unique[at.ENTRANCE] < 0
        else []
    )
    view["you"]["personal_objectives"] = [personal(p, place) for place in range(3) if p.unique[at.PERSONAL + place]]
    view["you"]["spare_tiles"] = [spare(tile) for tile in range(18) if p.unique[at.SPARE] >> tile & 1]
    if p.unique[at.ENTRANCE] == at.CHATEAU:
        view["group_bonus"] = dict(zip(c.COLOURS, at.BONUS, strict=False))
    if p.unique[at.HIS] >= 0:
        his = p.unique[at.HIS]
        view["leopold"]["entrance"] = {
            "name": at.HIS_NAMES[his],
            "text": at.HIS_GLOSSES[his],
            **HIS_VIEWS[his](p, view),
        }


def entrance(p: Hotels, number: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": at.IDS[number],
        "name": at.NAMES[number],
        "text": at.GLOSSES[number],
        "items": dict(zip(c.ITEMS, at.START_ITEMS[number], strict=True)),
        "reconstructed": ["tokens"] if number == at.DOVE and not (p.edition and p.edition[6]) else [],
    }
    if number == at.DOVE:
        shown["tokens"] = [
            {
                "number": token + 1,
                "column": effects(at.token_parts(p, token, 0)),
                "floor": effects(at.token_parts(p, token, 1)),
                "left": bool(p.unique[at.TOKENS] >> token & 1) or p.unique[at.ENTRANCE] < 0,
            }
            for token in range(len(at.TOKEN_PARTS))
        ]
    if number == at.KAUFMAN:
        shown["pile"] = p.unique[at.PILE].bit_count()
    if number == at.COROGARI:
        shown["first_die"] = p.unique[at.FIRST_FACE]
    return shown


def personal(p: Hotels, place: int) -> dict[str, Any]:
    card = p.unique[at.PERSONAL + place]
    return {
        "letter": "ABC"[place],
        "id": card,
        "name": OBJECTIVE_NAME[card],
        "text": OBJECTIVE_GLOSS[card],
        "done": bool(p.unique[at.PERSONAL_DONE] >> place & 1),
        "met": meets(p, card),
    }


def spare(tile: int) -> dict[str, Any]:
    return {"name": TILE_NAME[tile], "cost": at.RETREATS[letter(tile)], "reward": TILE_REWARD_GLOSS[tile]}


def show_hautel(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for space in view["dice"]:
        on_it = p.unique[at.ITEM_ON + space["face"]]
        space["item"] = c.ITEMS[on_it - 1] if on_it else ""
    cafe = []
    for place in range(GUESTS):
        first = at.HIS_NEEDS + place * c.KINDS
        missing = {c.ITEMS[kind]: n for kind, n in enumerate(p.unique[first : first + c.KINDS]) if n}
        reserved = space_name(p.unique[at.HIS_SPACE + place])
        cafe.append(guest_card(p, p.unique[at.HIS_CAFE + place]) | {"missing": missing, "room": reserved})
    return {"cafe": cafe, "pool": sum(pool(p))}


def show_stars(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    return {"tokens": p.unique[at.STARS]}


def show_sushi(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for queued in view["queue"]:
        queued["tokens"] = tokens_on(p, queued["id"])
    left = [space_name(space) for i, space in enumerate(SPACES) if p.unique[at.SUSHI + i] == 0]
    return {"token_spaces": left}


def show_toll(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for space in view["dice"]:
        space["tokens"] = p.unique[at.TOLL + space["face"]]
    return {"free_this_turn": bool(p.unique[at.TOLL_FREE])}


HIS_VIEWS: Final = (show_hautel, show_stars, show_sushi, show_toll)


def draw(view: dict[str, Any]) -> list[str]:
    his = view["leopold"].get("entrance")
    lines = [f"{view['opponent']}'s entrance: {his['name']}: {his['text']}{draw_his(his, view)}"] if his else []
    yours = view["you"].get("entrance")
    if yours:
        lines.append(f"Your entrance: {yours['name']}: {yours['text']}{draw_state(yours)}{guessed(yours)}")
    lines += [f"  You may choose {e['name']}: {e['text']}{guessed(e)}" for e in view["you"].get("entrances", ())]
    for own in view["you"].get("personal_objectives", ()):
        state = "done" if own["done"] else "met now" if own["met"] else "open"
        lines.append(f"  Your own objective {own['letter']}: {own['text']}; {state}")
    for tile in view["you"].get("spare_tiles", ()):
        lines.append(f"  Spare tile {tile['name']}: retreat {tile['cost']}: {tile['reward']}")
    return [line for text in lines for line in drawing.wrapped(text, 4)]


def guessed(card: dict[str, Any]) -> str:
    return " [reconstructed: " + ", ".join(card["reconstructed"]) + "]" if card["reconstructed"] else ""


def draw_state(yours: dict[str, Any]) -> str:
    if "tokens" in yours:
        left = [f"{t['number']} (column {t['column']}, floor {t['floor']})" for t in yours["tokens"] if t["left"]]
        return "; tokens left: " + (", ".join(left) or "no token")
    if "pile" in yours:
        return f"; completed this round: {yours['pile']}"
    return f"; first die of this round: {yours['first_die']}" if yours.get("first_die") else ""


def draw_his(his: dict[str, Any], view: dict[str, Any]) -> str:
    if "cafe" in his:
        there = [
            f"{g['name']} ({g['colour']}, {g['points']}) for {g['room']} wants "
            + ", ".join(f"{n} {item}" for item, n in g["missing"].items())
            for g in his["cafe"]
            if g["id"]
        ]
        on = ", ".join(f"{d['face']} {d['item']}" for d in view["dice"] if d["item"])
        return f"; café: {'; '.join(there) or 'empty'}; items on spaces: {on or 'no item'}; pool: {his['pool']}"
    if "token_spaces" in his:
        on = ", ".join(f"place {i}: {q['tokens']}" for i, q in enumerate(view["queue"], 1) if q["tokens"])
        return f"; tokens in the hotel: {' '.join(his['token_spaces']) or 'no more'}; on guests: {on or 'nowhere'}"
    if "free_this_turn" in his:
        on = ", ".join(f"space {d['face']}: {d['tokens']}" for d in view["dice"] if d["tokens"])
        return f"; tokens: {on or 'no token'}" + ("; no toll this turn" if his["free_this_turn"] else "")
    return f"; {many(his['tokens'], 'token')} of 9 on the stars track"


moments.VIEW.add(c.UNIQUE_HOTELS, show)
drawing.MODULE_PARTS.append(draw)
