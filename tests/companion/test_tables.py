"""Tests of companion tables: journal, undo, saves, and actions beside the open question."""

from pathlib import Path

import pytest

from tableforone import games, load
from tableforone.kernel.actions import BackTo, Give
from tableforone.kernel.companion import ADJUST, DEAL, MENDED, facts, hands, own_of, scene
from tableforone.kernel.corrections import mended
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.pages import corrections
from tableforone.store import Store
from tests.companion.shelf import AT_HOME, begun
from tests.web.walks import walked


@pytest.fixture(params=AT_HOME, ids=lambda spec: spec.id)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    found: GameSpec = request.param
    return found


def test_at_every_question_it_can_be_saved_and_goes_on(spec: GameSpec, tmp_path: Path) -> None:
    table, teller = begun(spec)
    with Store(tmp_path) as store:
        name = store.create(table)
        while not table.over:
            teller.tell(table)
            store.append(name, table)
        again = store.load(name)
        assert store.summary(name).game == f"{spec.id}-companion"
    assert again.position == table.position
    assert again.result == table.result
    assert load(table.to_json()).fingerprint == table.fingerprint


def test_every_question_and_every_hand_has_its_words(spec: GameSpec) -> None:
    table, teller = begun(spec)
    moved = 0
    while not table.over:
        seen = scene(table)
        assert seen.question and seen.question.text.strip()
        assert len(set(seen.question.words)) == len(seen.question.words), seen.question.words
        assert table.spec.draw(table.view)
        for hand in seen.hands:
            assert hand.text and "None" not in hand.text + hand.reason, hand
            moved += 1
            if hand.decision:
                assert str(table.why(hand.decision - 1))
        teller.tell(table)
    assert moved
    assert table.result


def test_an_answer_taken_back_and_given_again_is_the_same_game(spec: GameSpec) -> None:
    table, teller = begun(spec)
    teller.tell(table, 12)
    before, asked = table.position.copy(), table.question
    table.undo(3)
    while table.can_redo:
        table.redo()
    assert table.position == before
    assert table.question == asked


def test_a_number_of_his_display_is_mended_in_the_journal(spec: GameSpec) -> None:
    table, teller = begun(spec)
    teller.tell(table, 8)
    asked, told = table.question, hands(table)
    amounts = own_of(table).amounts(table.position)
    which = next(nth for nth, amount in enumerate(amounts) if amount.value < amount.most)
    table.act(Give((ADJUST, which, 1)))
    after = own_of(table).amounts(table.position)
    assert after[which].value == amounts[which].value + 1
    assert asked and table.question and table.question.text == asked.text
    assert hands(table) == told
    assert load(table.to_json()).position == table.position
    table.undo()
    assert own_of(table).amounts(table.position) == amounts


def test_what_cannot_be_is_refused_and_changes_nothing(spec: GameSpec) -> None:
    table, teller = begun(spec)
    teller.tell(table, 8)
    before = table.to_json()
    wrong = [(ADJUST, 999, 1), (ADJUST, 0, 0), (ADJUST, 0, 100000), (DEAL, 99), (MENDED, 1), (-9, 1, 1), 99999, (77,)]
    wrong += [("a", 1), (ADJUST, "x", 1), (DEAL, "x"), (MENDED, 1, "x"), (MENDED, [], 1), (None, 1), ((), 1)]
    for said in wrong:
        with pytest.raises(Fault):
            table.act(Give(said))
    assert table.to_json() == before


def test_a_fact_is_gone_back_to(spec: GameSpec) -> None:
    table, teller = begun(spec)
    teller.tell(table, 9)
    told = facts(table)
    assert told and all(fact.asked and fact.said for fact in told)
    table.act(BackTo(told[-2].number))
    assert len(table.journal) == told[-2].number


def test_the_table_is_laid_step_by_step(spec: GameSpec) -> None:
    home = games.find(f"{spec.id}-companion")
    for level in home.levels or (None,):
        steps = own_of(begun(spec)[0]).checklist(home.setup(level))
        assert len(steps) > 2
        assert all(step.text for step in steps)


def test_an_instruction_needs_no_look_at_the_board(spec: GameSpec) -> None:
    """A marker moves from one space to another, a guest has a place: no choice is left."""
    found = set()
    for seed, modules in ((0, ()), (2, spec.modules[2:3])):
        table, teller = begun(spec, seed, modules=modules)
        while not table.over:
            teller.tell(table)
            found |= {hand.text for hand in hands(table)}
    moved = [text for text in found if "points marker" in text or ("Emperor track" in text and "marker" in text)]
    assert all(" from " in text and " to " in text for text in moved), moved
    assert not [text for text in found if text.startswith("Discard the") and "of the queue" not in text]
    assert not [text for text in found if "token" in text and " or " in text]
    assert found


def test_playing_again_enters_the_corrected_fact_and_everything_after_it() -> None:
    table = walked("high-season-companion", 12)
    number = facts(table)[0].number
    would = mended(table, number, table.journal[number])
    assert would.whole
    back, *again = corrections._actions(table, number, would, "replay")
    assert back == BackTo(number, len(table.journal))
    assert table.after(back, *again).journal == would.table.journal
