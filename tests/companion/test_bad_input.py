"""Tests of impossible entries: refused with a sentence, and nothing changes."""

import pytest

from tableforone import games
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.games.salamandra.rules.solo_cards import PLACEMENT_IDS, placement_cards
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import barred, new_table, own_of
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.store.decks import deck_of
from tests.companion.shelf import AT_HOME, begun


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_every_answer_that_cannot_be_has_its_sentence(spec: GameSpec) -> None:
    table, teller = begun(spec)
    while not table.over:
        wrong = own_of(table).barred(table.position)
        assert not set(wrong) & set(table.legal)
        assert len(barred(table)) == len(wrong)
        before = table.to_json()
        for answer, why in wrong.items():
            assert why.endswith("."), why
            with pytest.raises(Fault, match="^" + why.replace("(", ".").replace(")", ".")):
                table.act(Give(answer))
        assert table.to_json() == before
        teller.tell(table)


def test_a_taken_space_is_named_with_whoever_stands_there() -> None:
    spec = next(spec for spec in AT_HOME if spec.id == "lords-of-waterdeep")
    table, teller = begun(spec)
    while table.question and table.question.word != "place":
        teller.tell(table)
    sentences = [why for _, why in barred(table)]
    assert any("Pseudo’s agent is there" in why for why in sentences), sentences


def test_an_arrow_whose_cards_are_gone_is_not_turned_over_again() -> None:
    home = games.find("salamandra-companion")
    hers = {card: (arrow,) for card, arrow in zip(PLACEMENT_IDS, placement_cards(), strict=True)}
    options = {"cards": "mine", "deck": deck_of(home).write(hers)}
    table = new_table(home, home.setup("1", (), options), 1)
    p = table.position
    assert isinstance(p, Salamandra)
    p.bags[n.PLACEMENT], p.discards = 1 << 15, (1 << 15) - 1  # one card is left
    table.answer(1)  # her Labour card is the same as the app's
    sentences = [why for _, why in barred(table)]
    assert len(sentences) == 7, sentences
    assert all("were already revealed" in why for why in sentences)
    with pytest.raises(Fault, match="were already revealed"):
        table.act(Give(0))
