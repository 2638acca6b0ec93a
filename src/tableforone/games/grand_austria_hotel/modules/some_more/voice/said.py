"""What does module 5 say?"""

from typing import Final

from tableforone.kernel.grammar import upfirst

from ....rules import cards
from ....rules import numbers as n
from ....voice import names
from ....voice.answers import say_free_guest
from ...common.rules import numbers as m
from ...module import Voice

VOICE: Final = Voice(
    parts={m.TAKE_FED: lambda f: "take a guest for free and fill the order"},
    questions={
        m.TAKE_FED: lambda p, f: "Which guest do you take for free, with the order filled?",
        m.AFTER_ACTION: lambda p, f: "Do you turn a staff card face down for its effect, once in the game?",
        m.PAY_ITEM: lambda p, f: "Which dish or drink do you give back?",
    },
    declined={m.TAKE_FED: "Take no guest", m.AFTER_ACTION: "Not now"},
    answers={
        m.TAKE_FED: lambda p, f, a: say_free_guest(p, a),
        m.AFTER_ACTION: lambda p, f, a: f"Flip {cards.STAFF_NAME[a]}: {names.effects_in_words(cards.STAFF_EFFECTS[a])}",
        m.PAY_ITEM: lambda p, f, a: upfirst(n.ITEMS[a - 1]),
    },
    events={"flip": lambda card: f"You turn {cards.STAFF_NAME[card]} face down."},
)
