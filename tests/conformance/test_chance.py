"""Tests of chance: dealt outcomes are possible, possible ones accepted, others refused."""

from tableforone.kernel.chance import FACES
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, accepted
from tests.conformance.play import Game, Step, chance_of, dealt, moved
from tests.conformance.test_answers import NEVER_AN_ANSWER


def outcomes(game: Game, step: Step) -> list[int]:
    """The possible outcomes, if they are a list of numbers."""
    chance = chance_of(game.spec, step.position)
    weights = chance.weights(step.position, step.position.stack[-1])
    numbers = [weight for _, weight in weights]
    assert set(map(type, numbers)) == {int} and min(numbers) > 0
    return [] if chance.entry == FACES else [outcome for outcome, _ in weights]


def test_what_is_dealt_may_come_up(game: Game) -> None:
    for step in game.steps:
        if step.chance:
            assert accepted(step.position, game.spec.words, CHANCE, step.answer)
            listed = outcomes(game, step)
            assert step.answer in listed or not listed
            assert len(set(listed)) == len(listed)


def test_the_dealer_follows_from_seed_and_position_alone(game: Game) -> None:
    for step in game.steps:
        if step.chance:
            key = step.position.key()
            assert dealt(game.spec, step.position, Dealer(game.case.seed)) == step.answer
            assert step.position.key() == key


def test_what_is_imagined_is_what_happens(game: Game) -> None:
    after = [step.position for step in game.steps[1:]] + [game.table.position]
    for step, happened in zip(game.steps, after, strict=True):
        imagined, _ = moved(game.spec, step.position, step.answer)
        assert imagined.key() == happened.key()


def test_whatever_may_come_up_is_accepted_and_leads_somewhere(game: Game) -> None:
    spec = game.spec
    for step in game.sample(8, chance=True):
        listed = outcomes(game, step)
        assert listed == sorted(listed)
        words = [spec.say(step.position, outcome) for outcome in listed]
        assert "" not in words
        assert len(set(words)) == len(words), words
        for outcome in listed[:: max(1, len(listed) // 12)]:
            assert accepted(step.position, spec.words, CHANCE, outcome)
            after, answers = moved(spec, step.position, outcome)
            assert answers is CHANCE or answers != [], spec.say(step.position, outcome)
            assert spec.invariants(after) == [], spec.say(step.position, outcome)


def test_what_cannot_come_up_is_refused(game: Game) -> None:
    for step in game.sample(8, chance=True):
        for wrong in NEVER_AN_ANSWER:
            assert not accepted(step.position, game.spec.words, CHANCE, wrong), wrong


def test_chance_is_asked_and_told_in_words(game: Game) -> None:
    for step in game.steps:
        if step.chance:
            assert game.spec.ask(step.position).strip() != ""
            assert game.spec.say(step.position, step.answer).strip() != ""
