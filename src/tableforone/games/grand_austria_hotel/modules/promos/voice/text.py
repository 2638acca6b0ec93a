"""How do we say what the promotional cards bring?"""

from ....face import symbols
from ....face import things as pieces
from ....rules import numbers as c
from ....rules.cards import space_name
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import text
from ....voice.text import capital, guest, many, room
from ..rules.cards import BY_ROUND

text.PARTS_IN_WORDS[c.ANTOINETTE] = lambda f: (
    f"{BY_ROUND[1]}, {BY_ROUND[4]} or {BY_ROUND[6]} points by the round, and send a dancer for 1 champagne less"
)
text.PARTS_IN_WORDS[c.SCORE_BALLROOM] = lambda f: "score the current ballroom for everybody"
text.PARTS_IN_WORDS[c.FILL_WINE] = lambda f: "fill the wine orders of your guests"
text.QUESTIONS[c.SCHULZE] = lambda p, f: "Which item does Mr. Schulze get?"
text.ANSWERS[c.SCHULZE] = lambda p, f, a: capital(c.ITEMS[a - 1])
symbols.SHOWN[c.ANTOINETTE] = lambda f: symbols.shown("points", BY_ROUND[1], "fewer in later rounds; a dancer")
symbols.SHOWN[c.SCORE_BALLROOM] = lambda f: symbols.shown("ballroom", 1)
symbols.SHOWN[c.FILL_WINE] = lambda f: symbols.shown("wine", 1, "for every guest who wants it")
pieces.THINGS[c.SCHULZE] = lambda p, f, a: f"item:{c.ITEMS[a - 1]}"


def say_two_rooms(p: Hotels, answer: int) -> str:
    table, space = divmod(answer - c.TWO_ROOMS, 20)
    card = p.cafe[table]
    rooms = f"{room(p, space)} and {room(p, space + 1)}"
    return f"Move {guest(card)} into {rooms}: {many(guest_points(p, card), 'point')}"


def say_schulze(p: Hotels, answer: int) -> str:
    return "Give Mr. Schulze an item: 1 point, 1 Emperor space, and you may play a staff card at its cost"


text.TURN_WORDS.append((c.TWO_ROOMS, c.TWO_ROOMS + 79, say_two_rooms))
text.TURN_WORDS.append((c.SCHULZES, c.SCHULZES + 9, say_schulze))
pieces.TURN_THINGS.append((c.TWO_ROOMS, c.TWO_ROOMS + 79, lambda a: f"move:{(a - c.TWO_ROOMS) // 20 + 1}:{left(a)}"))
pieces.TURN_THINGS.append((c.SCHULZES, c.SCHULZES + 9, lambda a: f"table:{a - c.SCHULZES + 1}"))


def left(answer: int) -> str:
    return space_name((answer - c.TWO_ROOMS) % 20)
