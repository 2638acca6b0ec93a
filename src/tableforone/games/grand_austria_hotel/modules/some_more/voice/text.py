"""How do we say what module 5 brings?"""

from ....face import progress, symbols
from ....face import things as pieces
from ....rules import moments
from ....rules import numbers as c
from ....rules.cards import FLOORS, STAFF_EFFECTS, STAFF_NAME
from ....rules.position import Hotels
from ....voice import log as telling
from ....voice import text
from ...common.rules.tally import COMPLETED, COMPLETED_LARGE, FLIPPED, guests_counted

text.PARTS_IN_WORDS[c.OTHER_ITEMS] = lambda f: (
    f"{text.many(f[1], 'dish or drink', 'dishes or drinks')} of kinds you did not spend"
)
text.PARTS_IN_WORDS[c.TAKE_FED] = lambda f: "take a guest for free and fill the order"

text.QUESTIONS[c.SPEND] = lambda p, f: f"Which dish or drink do you spend ({f[1]} to go)?"
text.QUESTIONS[c.OTHER_ITEMS] = lambda p, f: f"Which dish or drink do you take instead ({f[1]} to go)?"
text.QUESTIONS[c.TAKE_FED] = lambda p, f: "Which guest do you take for free, with the order filled?"
text.QUESTIONS[c.AFTER_ACTION] = lambda p, f: "Do you turn a staff card face down for its effect, once in the game?"
text.QUESTIONS[c.PAY_ITEM] = lambda p, f: "Which dish or drink do you give back?"

text.DECLINED[c.SPEND] = "No more"
text.DECLINED[c.TAKE_FED] = "Take no guest"
text.DECLINED[c.AFTER_ACTION] = "Not now"

text.ANSWERS[c.SPEND] = lambda p, f, a: text.capital(c.ITEMS[a - 1])
text.ANSWERS[c.OTHER_ITEMS] = lambda p, f, a: text.capital(c.ITEMS[a])
text.ANSWERS[c.TAKE_FED] = lambda p, f, a: text.say_free_guest(p, a)
text.ANSWERS[c.AFTER_ACTION] = lambda p, f, a: (
    f"Flip {STAFF_NAME[a]}: {text.join([text.part(part) for part in STAFF_EFFECTS[a]])}"
)
text.ANSWERS[c.PAY_ITEM] = lambda p, f, a: text.capital(c.ITEMS[a - 1])

pieces.THINGS[c.SPEND] = lambda p, f, a: f"item:{c.ITEMS[a - 1]}" if a else ""
pieces.THINGS[c.OTHER_ITEMS] = lambda p, f, a: f"item:{c.ITEMS[a]}"
pieces.THINGS[c.TAKE_FED] = pieces.guest
pieces.THINGS[c.AFTER_ACTION] = lambda p, f, a: f"staff:{a}" if a else ""
pieces.THINGS[c.PAY_ITEM] = lambda p, f, a: f"item:{c.ITEMS[a - 1]}"

symbols.SHOWN[c.OTHER_ITEMS] = lambda f: symbols.shown("any item", f[1], "other kinds")
symbols.SHOWN[c.TAKE_FED] = lambda f: symbols.shown("guest", f[1], "order filled")

progress.COUNTS["items_each_at_least"] = lambda p: min(p.kitchen[:4])
progress.COUNTS_OF_CARD["guests_completed_at_least"] = guests_counted
progress.COUNTS["occupied_on_floor_at_least"] = lambda p: (p.occupied & FLOORS[3]).bit_count()

telling.EVENTS["retreat"] = lambda n, at: f"You retreat {text.many(n, 'Emperor space')} to {at}."
telling.EVENTS["flip"] = lambda card: f"You turn {STAFF_NAME[card]} face down."


def show(p: Hotels, view: dict[str, object]) -> None:
    """Completed guests, and which staff is face down."""
    view["completed"] = {
        **{name: p.tally[COMPLETED + colour] for colour, name in enumerate(c.COLOURS)},
        "large orders": p.tally[COMPLETED_LARGE],
    }
    you = view["you"]
    assert isinstance(you, dict)
    for card in you["staff"]:
        card["flipped"] = bool(p.tally[FLIPPED] >> card["id"] & 1)


moments.VIEW.add(c.ANY_MODULE, show)
