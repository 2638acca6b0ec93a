"""The companion: a game made from the digital one, in which a person enters what is on the table.

A companion table is an ordinary table: asked, answered, undone, saved and stored like any other.
"""

from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from tableforone.kernel.asking import DEALS, is_noted, note, noted
from tableforone.kernel.chance import FACES
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import Answer, Frame, Word, by_number
from tableforone.kernel.journal import SHARED
from tableforone.kernel.options import Option, Setup
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Companion, GameSpec, Hand, Label, asked, of_word, said
from tableforone.kernel.table import Question, Table
from tableforone.kernel.voice import m, t

SUFFIX: Final = "-companion"
APP: Final = "app"
MINE: Final = "mine"
HIS_CARDS: Final = 0  # the bit for his cards in "what the app deals"; the game defines the others

# Entries that are allowed at any time besides answers to the open question.  They are tuples that
# begin with one of these numbers.
ADJUST: Final = -1  # (ADJUST, index of the number on his board, change)
DEAL: Final = -2  # (DEAL, what the app deals from now on, as bits)
# (MENDED, question, word): this entry was wrong, but the moves played stay as they are
MENDED: Final = -3
AHEAD: Final = -4  # (AHEAD, answer, *frame): answers a question before it is asked

CARDS: Final = Option("cards", (APP, MINE), APP, says="his-cards")


def companion_of(spec: GameSpec) -> Companion:
    """The companion of this game."""
    if spec.companion is None:
        raise Fault(m("no-companion", game=spec.name))
    return spec.companion


@cache
def at_home(spec: GameSpec) -> GameSpec:
    """The GameSpec for playing this game at a real table."""
    own = companion_of(spec)
    words = by_number(spec.words) | by_number(own.words)
    assert sorted(words) == list(range(len(words))), "a number of the companion's words is missing"

    ask_own, say_own = asked(own.questions), said(own.answers)
    defaults = {option.name: option.default for option in spec.options}

    def ask(p: Any) -> str:
        return ask_own(p) if p.stack[-1][0] in own.questions else spec.ask(p)

    def say(p: Any, a: Answer) -> str:
        word = p.stack[-1][0]
        if word in own.answers:
            return say_own(p, a)
        return spec.say(p, a) if word < len(spec.words) else str(a)

    return replace(
        spec,
        id=f"{spec.id}{SUFFIX}",
        words=[_with_asides(spec, words[number]) for number in range(len(words))],
        fields=(*spec.fields, own.ledger),
        start=lambda setup: own.start(setup._replace(options={**defaults, **setup.options})),
        ask=ask,
        did=lambda p, a: "",
        brief=lambda p, a: "",
        told_by=lambda p, a: (),
        say=lambda p, a: say_aside(spec, p, a) if is_aside(a) else say(p, a),
        estimate=lambda p: 0.0,
        invariants=lambda p: [],
        thing=lambda p, a: of_word(own.things, p, a) or "",
        label=lambda p, a: of_word(own.labels, p, a) or Label(say(p, a)),
        aside=lambda p, a: accepts_aside(spec, p, a),
        dealt=lambda p, frame: deals(spec, p, frame),
        refusal=lambda p, a: own.barred(p).get(a, "") if type(a) is int else refused_aside(a),
        formerly=lambda p, a: False,
        ending=lambda p: "",
        companion_of=spec.id,
        **own.instead,
    )


def new_table(spec: GameSpec, setup: Setup, seed: int) -> Table:
    """A companion table; ``spec`` and ``setup`` belong to the game at a real table."""
    return Table(spec, setup, seed, chance=SHARED)


def deals(spec: GameSpec, p: Any, frame: Frame) -> bool:
    """Whether the app answers this word of chance."""
    bit = companion_of(spec).dealt.get(spec.words[frame[0]].name)
    return bit is not None and is_noted(p, DEALS, bit)


def deals_bits(table: Table, *, app: bool) -> int:
    """What the app deals, as bits, with or without his cards."""
    others: int = noted(table.position, DEALS) & ~(1 << HIS_CARDS)
    return others | int(app) << HIS_CARDS


# --- entries that are allowed at any time


def is_aside(answer: Answer) -> bool:
    return type(answer) is tuple and len(answer) > 1 and all(type(part) is int for part in answer) and answer[0] < 0


def accepts_aside(spec: GameSpec, p: Any, answer: Answer) -> bool:
    """Whether this entry is allowed now."""
    if not is_aside(answer):
        return False
    own = companion_of(spec)
    if answer[0] == ADJUST and len(answer) == 3:
        amounts = own.amounts(p)
        if not 0 <= answer[1] < len(amounts):
            return False
        amount = amounts[answer[1]]
        fits = amount.least <= amount.value + int(answer[2]) <= amount.most
        return bool(answer[2]) and fits and _within(spec, own, p, answer)
    if answer[0] == DEAL and len(answer) == 2:
        return 0 <= int(answer[1]) < 1 << len(set(own.dealt.values()))
    if answer[0] == AHEAD and len(answer) > 2:
        frame = answer[2:]
        return frame in own.ahead(p) and answer[1] in (at_home(spec).words[frame[0]].run(p.copy(), frame) or ())
    return bool(answer[0] == MENDED) and len(answer) == 3 and 0 <= int(answer[2]) < len(at_home(spec).words)


def refused_aside(answer: Answer) -> str:
    """Why a number on his board cannot be changed; "" for any other entry."""
    return t("aside-refused") if is_aside(answer) and answer[0] == ADJUST else ""


def _within(spec: GameSpec, own: Companion, p: Any, answer: Answer) -> bool:
    """Whether every part of the position stays within its bounds after this change."""
    trial = p.copy()
    own.amounts(trial)[answer[1]].change(answer[2])
    try:
        for field in spec.fields:
            field.read(field.write(getattr(trial, field.name)))
    except Fault:
        return False
    return True


def say_aside(spec: GameSpec, p: Any, answer: Answer) -> str:
    if answer[0] == ADJUST:
        amount = companion_of(spec).amounts(p)[answer[1]]
        return t("aside-corrected", name=amount.name, before=amount.value, after=amount.value + answer[2])
    if answer[0] == DEAL:
        return t("aside-app-cards" if answer[1] else "aside-own-cards")
    if answer[0] == AHEAD:
        open_now, home = with_question(p, answer[2:]), at_home(spec)
        return t("aside-ahead", question=home.ask(open_now), answer=home.say(open_now, answer[1]))
    return t("aside-kept", n=answer[1] + 1)


def _with_asides(spec: GameSpec, word: Word) -> Word:
    """A word that also accepts entries allowed at any time; its question then stays open."""
    if word.answer is None:
        return word
    carry_out = word.answer

    def answer_or_aside(p: Any, frame: Frame, a: Answer) -> None:
        if not is_aside(a):
            carry_out(p, frame, a)
        elif is_ahead(a) and a[2:] == frame:
            carry_out(p, frame, a[1])
        else:
            p.stack.append(frame)
            say_so(spec, p, a)

    return word.done_by(word.run, answer_or_aside)


def say_so(spec: GameSpec, p: Any, a: Answer) -> None:
    """Carry out an entry that is not an answer to the open question."""
    own = companion_of(spec)
    if a[0] == ADJUST:
        own.amounts(p)[a[1]].change(a[2])
    elif a[0] == DEAL:
        note(p, DEALS, a[1])
    elif a[0] == AHEAD:
        carry_out = at_home(spec).words[a[2]].answer
        assert carry_out is not None, "what is answered ahead is a question"
        carry_out(p, a[2:], a[1])
    else:
        own.forget(p, (a[2],))


def with_question(p: Any, frame: Frame) -> Any:
    """A copy of the position in which this question is open."""
    asked = p.copy()
    if asked.stack[-1] != frame:
        asked.stack.append(frame)
    return asked


def asked_ahead(table: Table, frame: Frame) -> Table:
    """A copy of the table in which this question is open, for display."""
    other = table.copy()
    other.open(with_question(other.position, frame))
    return other


# --- what a page or a terminal shows


class Fact(NamedTuple):
    """An entry of the player in words, with its question and the number of the opponent's turn."""

    number: int
    turn: int
    asked: str
    said: str


class Scene(NamedTuple):
    """What is shown at one moment of a companion table, besides his board."""

    card: str  # the card that began this turn of his, in words
    question: Question | None
    # how to answer: "keys", "number" (typed), "set" (bits), "faces" (dice), "confirm" (done)
    entry: str
    hands: list[Hand]
    turn: int  # number of his turn, from 1; 0 before the first
    app_deals: bool


def scene(table: Table) -> Scene:
    """The current scene."""
    own = own_of(table)
    turns = [event for events in table.events for event in events if event[0] in own.turn]
    app = bool(noted(table.position, DEALS))
    card = table.spec.tell(turns[-1]) if turns else ""
    return Scene(card, table.question, entry_of(table), hands(table), len(turns), app)


def barred(table: Table) -> list[tuple[str, str]]:
    """Answers that are impossible now, in words, with the reason (a taken space, a drawn card)."""
    p = table.position
    return [(table.spec.short(p, answer).text, why) for answer, why in own_of(table).barred(p).items()]


def own_of(table: Table) -> Companion:
    return companion_of(table.spec)


def entry_of(table: Table) -> str:
    """The kind of entry that the open question needs."""
    if table.over:
        return ""
    word = table.spec.words[table.position.stack[-1][0]]
    if word.chance is not None and word.chance.entry == FACES:
        return "faces"
    own = own_of(table)
    kinds = {"number": own.typed, "set": own.sets, "confirm": own.confirms}
    return next((kind for kind, words in kinds.items() if word.name in words), "keys")


def hands(table: Table) -> list[Hand]:
    """The instructions for this turn of his; those shown before the last answer are done."""
    own = own_of(table)
    heard = [(event, number) for number, events in enumerate(table.events) for event in events]
    last = max((n for n in table.questions if not is_aside(table.journal[n])), default=-1)
    new = next((place for place, (_, number) in enumerate(heard) if number > last), len(heard))
    began = max((place for place, (event, _) in enumerate(heard) if event[0] in own.turn), default=new)
    start = min(new, began)
    events = [event for event, _ in heard[start:]]
    decisions = sum(event[0] == DECIDE for event, _ in heard[:start])
    turns = sum(event[0] in own.turn for event, _ in heard[:start])
    found = []
    for hand in own.hands(events, table.position, new - start):
        until = events[: hand.event + 1]
        decision = decisions + sum(event[0] == DECIDE for event in until)
        found.append(
            hand._replace(
                done=0 <= hand.event < new - start,
                decision=decision if until and until[-1][0] == DECIDE else 0,
                turn=turns + hand.turn + sum(event[0] in own.turn for event in until),
            )
        )
    return [] if all(hand.done for hand in found) else found


def facts(table: Table) -> list[Fact]:
    """All entries in force, oldest first, without "done"."""
    turns, confirms = turns_before(table), own_of(table).confirms
    found = []
    for number in table.questions:
        if not is_told(table.journal[number]):
            continue
        answer = table.journal[number]
        if is_ahead(answer):
            answer = answer[1]
        p = with_question(table.position_at(number), frame_at(table, number))
        if answer != 0 or table.spec.words[p.stack[-1][0]].name not in confirms:
            found.append(Fact(number, turns[number], table.spec.ask(p), table.spec.say(p, answer)))
    return found


def is_ahead(answer: Answer) -> bool:
    """Whether this answers a question before it is asked."""
    return is_aside(answer) and bool(answer[0] == AHEAD)


def is_told(answer: Answer) -> bool:
    """Whether this answers a question, open or not."""
    return not is_aside(answer) or is_ahead(answer)


def frame_at(table: Table, number: int) -> Frame:
    """The frame of the question that was answered: the open one, or one answered ahead."""
    answer = table.journal[number]
    if is_ahead(answer):
        return tuple(answer[2:])
    return table.position_at(number).stack[-1]


def asked_again(table: Table, number: int) -> Table:
    """The table at the question of this answer, ready for another answer."""
    other, frame = table.copy(), frame_at(table, number)
    other.undo_to(number)
    return other if other.position.stack[-1] == frame else asked_ahead(other, frame)


def turns_before(table: Table) -> list[int]:
    """How many of his turns had begun at each question."""
    own, turns, found = own_of(table), 0, []
    for events in table.events:
        turns += sum(event[0] in own.turn for event in events)
        found.append(turns)
    return found
