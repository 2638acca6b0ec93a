"""Your own cards: Labour cards by level, Placement cards by arrow (12.1.1).

The entry for a Labour card has six numbers: points of the four rounds, of a Spellbook,
recyclings; its faith is printed in the document.  The entry for a Placement card is its arrow.
"""

from collections.abc import Mapping
from typing import Final

from tableforone.kernel.asking import noted
from tableforone.kernel.bits import bits
from tableforone.kernel.meanings import HOME
from tableforone.kernel.spec import Deck

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..voice import SPEECH, m, t
from ..voice.names import arrow_name
from . import numbers as c

Told = tuple[int, ...]
SHOWS: Final = n.FAITH  # numbers to enter for a Labour card
MOST_SHOWN: Final = 30  # no number on a Labour card can be larger
ARROWS: Final = range(4 * len(cards.STARTS))


def arrow_words(arrow: int) -> str:
    return t("own-arrow", arrow=solo_cards.ARROWS[arrow & 3], start=cards.STARTS[arrow >> 2])


def ask(card: str, told: Told) -> tuple[str, list[tuple[int, str]]] | None:
    """The next question about this card and its answers; None when the card is complete."""
    if card in solo_cards.PLACEMENT_IDS:
        return None if told else (t("deck-arrow", id=card), [(arrow, arrow_words(arrow)) for arrow in ARROWS])
    if len(told) == SHOWS:
        return None
    return t("deck-number", id=card, shows=m("deck-shows", nth=len(told))), [
        (number, str(number)) for number in range(MOST_SHOWN + 1)
    ]


def described(card: str, told: Told) -> str:
    if card in solo_cards.PLACEMENT_IDS:
        return str(arrow_name(told[0]))
    return t("labour-shows", rounds=list(told[: cards.ROUNDS]), book=told[n.FOR_BOOK], n=told[n.RECYCLINGS])


def read(text: str) -> dict[str, Told]:
    """The player's cards in a deck file."""
    hers = solo_cards.hers_in(text)
    return {card: _told(card, text) for card in (*solo_cards.LABOUR_IDS, *solo_cards.PLACEMENT_IDS) if card in hers}


def _told(card: str, text: str) -> Told:
    if card in solo_cards.PLACEMENT_IDS:
        return (solo_cards.deck_arrows(text)[solo_cards.PLACEMENT_IDS.index(card)],)
    return solo_cards.deck_labour(card[1:], text)[: n.FAITH]


def write(known: Mapping[str, Told]) -> str:
    """Write a whole deck: the player's cards, and reconstructed ones for the rest."""
    # the file is the same in every language
    lines = [f"# {SPEECH.said(HOME, 'deck-file', {})}", ""]
    for card in (*solo_cards.LABOUR_IDS, *solo_cards.PLACEMENT_IDS):
        whose = solo_cards.OWN if card in known else solo_cards.OURS
        lines += ["[[card]]", f'id = "{card}"', f'provenance = "{whose}"']
        if card in solo_cards.PLACEMENT_IDS:
            ours = solo_cards.placement_cards()[solo_cards.PLACEMENT_IDS.index(card)]
            arrow = known[card][0] if card in known else ours
            lines += [f'start = "{cards.STARTS[arrow >> 2]}"', f'arrow = "{solo_cards.ARROWS[arrow & 3]}"']
        else:
            lines += labour_lines(card[1:], known.get(card))
        lines.append("")
    return "\n".join(lines)


def labour_lines(level: str, told: Told | None) -> list[str]:
    ours = solo_cards.labour_card(level)
    shown = (*told, *ours[n.FAITH :]) if told else ours
    faith = ", ".join(f"{god} = {number}" for god, number in zip(n.GODS, shown[n.FAITH :], strict=True))
    return [
        f"level = {level}",
        f"vp_by_round = {list(shown[: cards.ROUNDS])}",
        f"spellbook_vp = {shown[n.FOR_BOOK]}",
        f"recycling = {shown[n.RECYCLINGS]}",
        f"faith = {{ {faith} }}",
    ]


def learned(p: Salamandra) -> dict[str, Told]:
    """The player's cards, as far as this game knows them."""
    if not p.stack:
        return {}
    known: dict[str, Told] = {}
    if noted(p, c.LABOUR_TOLD):
        known[f"L{noted(p, c.LABOUR_TOLD)}"] = p.labour[: n.FAITH]
    return known | {solo_cards.PLACEMENT_IDS[card]: (p.arrows[card],) for card in bits(noted(p, c.SURE))}


DECK: Final = Deck(
    "deck", m("deck-name"), (*solo_cards.LABOUR_IDS, *solo_cards.PLACEMENT_IDS), ask, described, read, write, learned
)
