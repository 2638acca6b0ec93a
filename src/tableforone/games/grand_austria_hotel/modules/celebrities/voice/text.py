"""How do we say and show what module 2 brings?"""

from typing import Any, Final

from ....face import drawing
from ....face import things as pieces
from ....rules import moments
from ....rules import numbers as c
from ....rules.edition import CELEBRITY_PART
from ....rules.position import Hotels
from ....voice import log as telling
from ....voice import text
from ....voice.log import plural, reason, whose
from ....voice.text import join, say_die_in_full
from ..rules.dice import BOOST, COLOUR
from ..rules.lounge import AGED, BAG, DIE_COLOURS, FACE, GLOSSES, HERS, MINE, NAMES, TILE, order, points

BY_MERIT: Final = ("22.1", "22.2")


def roll_in_words(counts: Any) -> str:
    whites = [f"{n} x {face}" for face, n in enumerate(counts[:6], 1) if n]
    return join(whites + [f"{name} {face}" for name, face in zip(DIE_COLOURS, counts[6:], strict=True) if face])


text.QUESTIONS.update(
    {
        c.REVEAL_CELEBRITY: lambda p, f: f"Which celebrity comes to the lounge, for the {DIE_COLOURS[f[1]]} die?",
        c.ROLL_COLOURED: lambda p, f: text.ask_roll(f[1] + f[2].bit_count()),
        c.DUSTBIN: lambda p, f: "Only coloured dice are left: which one goes to the dustbin?",
    }
)
text.ANSWERS.update(
    {
        c.REVEAL_CELEBRITY: lambda p, f, a: NAMES[a],
        c.ROLL_COLOURED: lambda p, f, a: "The dice: " + roll_in_words(a),
        c.DUSTBIN: lambda p, f, a: f"The {DIE_COLOURS[a - 1]} die",
    }
)


def say_coloured(p: Hotels, answer: int) -> str:
    """The die as it will be with its celebrity's help."""
    colour, rest = divmod(answer - c.COLOURED, COLOUR)
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    with_celebrity = p.copy()
    with_celebrity.lounge[MINE] |= 1 << tile
    die = say_die_in_full(with_celebrity, rest % BOOST, rest >= BOOST, DIE_COLOURS[colour] + " ")
    return f"{die}; with {NAMES[tile]} ({plural(worth)}): {GLOSSES[tile]}"


text.TURN_WORDS.append((c.COLOURED, c.COLOURED + 59, say_coloured))
text.TURN_WORDS.append((c.EXCHANGE, c.EXCHANGE, lambda p, a: "Einstein: exchange up to 4 dishes or drinks for others"))


def coloured_thing(answer: int) -> str:
    colour, rest = divmod(answer - c.COLOURED, COLOUR)
    return f"{'boost' if rest >= BOOST else 'die'}:{rest % BOOST}:{DIE_COLOURS[colour]}"


pieces.TURN_THINGS.append((c.COLOURED, c.COLOURED + 59, coloured_thing))
pieces.TURN_THINGS.append((c.EXCHANGE, c.EXCHANGE, lambda a: "kitchen"))
pieces.THINGS[c.DUSTBIN] = lambda p, f, a: f"die:{p.lounge[FACE + a - 1]}:{DIE_COLOURS[a - 1]}"


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    card = about[0]
    colour, face, tile, worth = choice
    why = f"{NAMES[tile]}, {plural(worth)}{merit(card, trace)}"
    return f"Her card shows a coloured die: {whose(card)} goes for the {DIE_COLOURS[colour]} {face} ({why})."


def decided_die_on_space(about: Any, choice: Any, trace: Any) -> str:
    card = about[0]
    colour, face, tile, worth = choice
    why = f"{NAMES[tile]}, {plural(worth)}{merit(card, trace)}"
    return f"{whose(card)} takes the {DIE_COLOURS[colour]} die from space {face} ({why})."


def merit(card: int, trace: Any) -> str:
    last = next((rule for rule, before, after in trace if len(after) == 1 < len(before)), "")
    return ": the most points" if last in BY_MERIT else reason(card, trace, "")


telling.DECISIONS["coloured die"] = decided_die
telling.DECISIONS["coloured die on the space"] = decided_die_on_space


def named(candidate: Any) -> str:
    colour, face, tile, worth = candidate
    return f"{DIE_COLOURS[colour]} {face} ({NAMES[tile]}, {plural(worth)})"


telling.CANDIDATES["coloured die"] = named
telling.CANDIDATES["coloured die on the space"] = named
telling.EVENTS.update(
    {
        "roll in colour": lambda *n: f"The dice fall: {roll_in_words(n)}.",
        "celebrity arrives": lambda tile, colour: f"{NAMES[tile]} comes to the lounge ({DIE_COLOURS[colour]} die).",
        "celebrity": lambda tile: f"{NAMES[tile]} helps you until the end of the round: {GLOSSES[tile]}.",
        "her celebrity": lambda tile, worth: f"Elisabeth scores {plural(worth)} for {NAMES[tile]}.",
        "her blue die": lambda n: f"The blue die: Elisabeth scores {plural(n)}.",
    }
)


# --- view and drawing


def show(p: Hotels, view: dict[str, Any]) -> None:
    """The lounge from left to right, who is with whom, and the coloured dice on the spaces."""
    guessed = [] if p.edition and p.edition[CELEBRITY_PART] else ["points"]
    view["lounge"] = [
        {
            "colour": DIE_COLOURS[colour],
            "die": colour,
            "id": p.lounge[TILE + colour],
            "name": NAMES[p.lounge[TILE + colour]] if p.lounge[TILE + colour] >= 0 else "",
            "text": GLOSSES[p.lounge[TILE + colour]] if p.lounge[TILE + colour] >= 0 else "",
            "points": points(p, colour) if p.lounge[TILE + colour] >= 0 else 0,
            "aged": bool(p.lounge[AGED + colour]),
            "face": p.lounge[FACE + colour],
            "reconstructed": guessed,
        }
        for colour in order(p)
    ]
    view["you"]["celebrities"] = of(p.lounge[MINE])
    view["leopold"]["celebrities"] = of(p.lounge[HERS])
    view["decks"]["celebrities"] = p.lounge[BAG].bit_count()
    for space in view["dice"]:
        space["coloured"] = [DIE_COLOURS[i] for i in order(p) if p.lounge[FACE + i] == space["face"]]


def of(mask: int) -> list[dict[str, Any]]:
    return [{"name": NAMES[i], "text": GLOSSES[i]} for i in range(len(NAMES)) if mask >> i & 1]


def draw(view: dict[str, Any]) -> list[str]:
    if "lounge" not in view:
        return []
    lines = ["Lounge (celebrity; points, which are reconstructed unless you brought your own)"]
    for place in view["lounge"]:
        die = f"die on space {place['face']}" if place["face"] else "die not on the board"
        who = f"{place['name']}, {plural(place['points'])}{' (aged)' if place['aged'] else ''}: {place['text']}"
        lines += drawing.wrapped(f"  {place['colour']} ({die}): {who if place['name'] else 'empty'}", 6)
    mine = "; ".join(f"{who['name']}: {who['text']}" for who in view["you"]["celebrities"])
    if mine:
        lines += drawing.wrapped(f"  With you until the end of the round: {mine}", 6)
    return lines


moments.VIEW.add(c.CELEBRITIES, show)
drawing.MODULE_PARTS.append(draw)
