"""Tests of the player's own cards: entered once, saved, used everywhere, exported as a file."""

import io
from pathlib import Path

import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import Deck, GameSpec
from tableforone.store import Store
from tableforone.store.decks import deck_file, deck_of, keep_cards, known_cards, with_own_deck
from tests.companion.shelf import AT_HOME, begun

LEARNED = [spec for spec in AT_HOME if spec.companion and spec.companion.deck]


def is_told_at_a_table(spec: GameSpec) -> bool:
    """Whether cards are entered at a table; in Grand Austria Hotel they are for digital play."""
    home = games.find(f"{spec.id}-companion")
    return any(option.name == deck_of(spec).option and option.is_file for option in home.options)


@pytest.fixture(params=LEARNED, ids=lambda spec: spec.id)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    found: GameSpec = request.param
    return found


def first_told(deck: Deck, card: str) -> tuple[int, ...]:
    """A card's entry made of the first choice at every question."""
    row: tuple[int, ...] = ()
    while (asked := deck.ask(card, row)) is not None:
        row = (*row, asked[1][0][0])
    return row


@pytest.mark.parametrize("spec", [*filter(is_told_at_a_table, LEARNED)], ids=lambda spec: spec.id)
def test_what_is_told_at_a_table_is_known_at_the_next(spec: GameSpec, tmp_path: Path) -> None:
    table, teller = begun(spec, seed=1)  # odd seed: she reveals his cards
    with Store(tmp_path) as store:
        name = store.create(table)
        while not table.over:
            teller.tell(table)
            store.append(name, table)
        known = known_cards(store.folder, spec)
        assert len(known) > 3
        home = games.find(f"{spec.id}-companion")
        setup = home.setup(options=with_own_deck(store.folder, home, {}))
        assert deck_of(spec).read(setup.options[deck_of(spec).option]) == known
        digital = spec.setup(options=with_own_deck(store.folder, spec, {}))
        assert digital.options == {**spec.setup().options, deck_of(spec).option: setup.options[deck_of(spec).option]}
        spec.start(digital)


def test_values_of_hers_are_those_of_the_next_game(tmp_path: Path) -> None:
    spec = games.find("grand-austria-hotel")
    keep_cards(tmp_path, spec, {"134": (9, 0, 2, 0, 0, 1), "119": (6,), "freud": (7, 8), "lounge": (5,), "top": (3, 4)})
    setup = spec.setup(None, ("ballrooms", "celebrities"), with_own_deck(tmp_path, spec, {}))
    guests, costs, rows, _, stars, lounge, *_ = spec.start(setup).edition  # type: ignore[attr-defined]
    assert guests == ((134, 9, 0, 2, 0, 0, 1),)
    assert costs == ((119, 6),)
    assert (rows[0][2], rows[1][2]) == (3, 4)
    assert (7, 8) in stars and lounge == (2, 1, 0)
    with pytest.raises(Fault, match="cannot be saved with your cards"):
        deck_of(spec).read((spec.folder / "data" / "lw_rehearsal_rooms_reconstructed.toml").read_text(encoding="utf-8"))


def test_a_deck_is_written_and_read_again(spec: GameSpec) -> None:
    deck = deck_of(spec)
    known = {card: first_told(deck, card) for card in deck.cards[::2]}
    assert deck.read(deck.write(known)) == known
    assert deck.read(deck.write({})) == {}
    spec.start(spec.setup(options={deck.option: deck.write(known)}))
    for card, row in known.items():
        assert deck.describe(card, row)


def test_a_card_is_told_and_mended_in_the_terminal(
    spec: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = deck_of(spec)
    card = deck.cards[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 40))
    assert main(["deck", spec.id, card.lower(), "--data", str(tmp_path)]) == 0
    assert f"1 of {len(deck.cards)} entered from your own copy" in capsys.readouterr().out
    assert set(known_cards(tmp_path, spec)) == {card}
    file = tmp_path / "mine.toml"
    assert main(["deck", spec.id, "--export", str(file), "--data", str(tmp_path)]) == 0
    assert main(["deck", spec.id, "--import", str(file), "--data", str(tmp_path / "other")]) == 0
    assert known_cards(tmp_path / "other", spec) == known_cards(tmp_path, spec)


def test_bad_cards_are_one_sentence_and_change_nothing(
    spec: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_cards(tmp_path, spec, {deck_of(spec).cards[0]: first_told(deck_of(spec), deck_of(spec).cards[0])})
    before = deck_file(tmp_path, spec).read_text(encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    bad = tmp_path / "bad.toml"
    bad.write_text("[[card]]\nid = 'Z9'\n", encoding="utf-8")
    for arguments in (["Z9"], [deck_of(spec).cards[1]], ["--import", str(bad)], ["--import", str(tmp_path / "none")]):
        assert main(["deck", spec.id, *arguments, "--data", str(tmp_path)]) == 2
        assert capsys.readouterr().err.startswith("tableforone: ")
    assert deck_file(tmp_path, spec).read_text(encoding="utf-8") == before


def test_a_game_without_such_a_deck_says_so(tmp_path: Path) -> None:
    without = next(spec for spec in AT_HOME if spec not in LEARNED)
    with pytest.raises(Fault, match="has no cards that you can enter"):
        known_cards(tmp_path, without)
