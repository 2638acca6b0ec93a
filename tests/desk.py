"""A desk for crafted positions of any game, on which chance gives what the test says.

A game's helper places its pieces (by their printed names) and passes the position to a desk. Only
the desk settles questions, finds answers and answers chance.
"""

from collections.abc import Callable, Sequence
from typing import Any

from tableforone.kernel.dealer import Answerer
from tableforone.kernel.frames import CHANCE, Answer, Event, Position, accepted, reply, settle
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec

# the next outcome where the test did not give it; None: the desk waits
Coming = Callable[["Desk"], Answer]


class Desk:
    """A position with an open question, waiting for chance, or at the end."""

    def __init__(
        self,
        spec: GameSpec,
        p: Any,
        *,
        deals: Answerer | None = None,
        coming: Coming | None = None,
        checked: bool = True,
    ) -> None:
        """Create a desk on a position.

        ``deals`` or ``coming`` answer chance; without them the desk waits for ``chance(...)`` or
        ``do(..., reveal=...)``. ``checked``: the invariants must hold at every question.
        """
        self.spec = spec
        self.p = p
        self.deals = deals
        self.coming = coming
        self.checked = checked
        self.p.heard = []
        self.answers: list[int] | None = None
        self.settle()

    # --- inspecting

    @property
    def legal(self) -> list[int]:
        """The answers to the open question; empty at questions of chance and at the end."""
        return list(self.answers or ())

    @property
    def over(self) -> bool:
        return self.answers is None

    @property
    def waits_for_chance(self) -> bool:
        return self.answers is CHANCE

    @property
    def frame(self) -> Any:
        """The frame of the open question."""
        return self.p.stack[-1]

    @property
    def word(self) -> int:
        """The word of the open question."""
        return int(self.frame[0])

    @property
    def question(self) -> str:
        """The name of the open question's word; "" at the end."""
        return self.spec.words[self.word].name if self.p.stack else ""

    @property
    def asked(self) -> str:
        return self.spec.ask(self.p)

    @property
    def words(self) -> list[str]:
        """The texts of the legal answers."""
        return [self.spec.say(self.p, answer) for answer in self.legal]

    def said(self, answer: int) -> str:
        """The text of one legal answer."""
        assert answer in self.legal
        return self.spec.say(self.p, answer)

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        heard: list[Event] = self.p.heard
        return heard

    @property
    def told(self) -> list[str]:
        """The texts of all events, one sentence each."""
        return [line for line in map(self.spec.tell, self.events) if line]

    def decisions(self, *names: str) -> list[Event]:
        """The decisions with these names (without a name: all), oldest first."""
        return [event for event in self.events if event[0] == DECIDE and (not names or event[2] in names)]

    @property
    def outcomes(self) -> list[Answer]:
        """The possible outcomes of the open question of chance."""
        chance = self.spec.words[self.word].chance
        assert chance is not None
        return [outcome for outcome, _ in chance.weights(self.p, self.frame)]

    # --- answering

    def do(self, *answers: int | str, reveal: Sequence[Answer] = ()) -> "Desk":
        """Give answers in order: by number, by the thing they point at, or by text that only one
        contains.

        ``reveal`` is the outcome of chance after the last of them.
        """
        for n, answer in enumerate(answers, 1):
            number = self.meant(answer) if isinstance(answer, str) else answer
            assert number in self.legal, f"{answer!r} is not among {list(zip(self.legal, self.words, strict=True))}"
            reply(self.p, self.spec.words, number)
            self.settle(reveal if n == len(answers) else ())
        return self

    def meant(self, part: str) -> int:
        """The only answer that points at this thing, or whose text is or contains this."""
        things = [self.spec.thing(self.p, answer) for answer in self.legal]
        named = [a for a, thing in zip(self.legal, things, strict=True) if part in (thing, thing.partition(":")[2])]
        exact = [a for a, words in zip(self.legal, self.words, strict=True) if words == part]
        fitting = named or exact or [a for a, words in zip(self.legal, self.words, strict=True) if part in words]
        assert len(fitting) == 1, f"{part!r} fits {len(fitting)} of {self.words}"
        return fitting[0]

    def chance(self, *outcomes: Answer) -> "Desk":
        """Give the outcomes of the open question of chance and of those after it."""
        assert self.waits_for_chance
        self.settle(outcomes)
        return self

    def settle(self, reveal: Sequence[Answer] = ()) -> None:
        """Continue to the next question; chance gives the test's outcomes, then the desk's."""
        rest = list(reveal)
        while True:
            self.answers = settle(self.p, self.spec.words)
            assert not self.checked or self.spec.invariants(self.p) == []
            if self.answers is not CHANCE:
                break
            outcome = rest.pop(0) if rest else self._dealt()
            if outcome is None:
                break
            assert accepted(self.p, self.spec.words, self.answers, outcome), f"{outcome} cannot come up"
            reply(self.p, self.spec.words, outcome)
        assert not rest, f"nobody asked for {rest}"

    def _dealt(self) -> Answer:
        if self.coming is not None:
            return self.coming(self)
        chance = self.spec.words[self.word].chance
        assert chance is not None
        return self.deals.answer(chance, self.p, self.frame) if self.deals else None


def put(p: Position, **fields: Any) -> None:
    """Set parts of a position by the names of its fields."""
    for name, value in fields.items():
        assert name in (*p.FIELDS, "stack"), f"there is no field {name}"
        setattr(p, name, value)
