"""Module 3, Unique Hotels: a special entrance for each hotel (16, 23)."""

from typing import Any, Final

from tableforone.kernel.meanings import Words
from tableforone.kernel.spec import Option, Setup

from ...rules.says import m as says
from ..common.rules import numbers as m
from ..module import Face, Module, TurnAnswers, Voice, Worth
from .face import drawing, symbols, things, view
from .opponent import toll_bridge
from .opponent import words as his_words
from .rules import choosing, entrances, fields, kozi_palace, own_cards, words
from .voice import answers, causes, log, names, questions

OPTION: Final = Option("entrance", choosing.CHOICES, "random", needs=("unique-hotels",))


def guesses(setup: Setup, own: tuple[Any, ...]) -> list[Words]:
    if "unique-hotels" in setup.modules and not own[m.TOKEN_PART]:
        return [says("guess-dove")]
    return []


MODULE: Final = Module(
    id="unique-hotels",
    bits=m.UNIQUE_HOTELS,
    accounts=((m.FOR_ENTRANCE, "entrance"),),
    block=("unique", fields.unique),
    words=words.WORDS + his_words.WORDS,
    possible={m.DOVE_TOKEN: entrances.token_left},
    mandatory=(m.DOVE_TOKEN,),
    answers=(
        TurnAnswers(
            m.SHIFT,
            m.SHIFT + 149,
            kozi_palace.answer_shift,
            answers.say_shift,
            things.shift_thing,
            answers.label_shift,
        ),
        TurnAnswers(m.FORFEIT, m.FORFEIT, toll_bridge.forfeit, answers.say_forfeit, things.forfeit_thing),
        TurnAnswers(
            m.PERSONAL, m.PERSONAL + 2, entrances.complete_personal, answers.say_personal, things.personal_thing
        ),
        TurnAnswers(m.REWARD, m.REWARD + 17, entrances.use_reward, answers.say_reward, things.reward_thing),
    ),
    own_cards=own_cards.PARTS,
    guesses=guesses,
    voice=Voice(
        effects=names.EFFECTS,
        questions=questions.QUESTIONS,
        answers=answers.ANSWERS,
        declined=answers.DECLINED,
        labels=answers.LABELS,
        events=log.EVENTS,
        causes=causes.CAUSES,
        echoes=frozenset({"entrance", "shift", "spare tile"}),
    ),
    face=Face(show=view.show, draw=drawing.draw, things=things.THINGS, brings=symbols.BRINGS),
    worth=Worth(effects={m.DOVE_TOKEN: 3.0}),
)
