"""What of the data in use is a guess of ours?  One sentence for each kind of card, for the player before the game."""

from tableforone.kernel.spec import Setup

from ..modules.promos.rules.cards import CARDS
from .own_cards import own_cards

NEW_GUESTS = 29
NEW_STAFF = 29


def reconstructed(setup: Setup) -> list[str]:
    """The sentences for these modules, but for what the player has brought herself."""
    own = own_cards(setup.options["cards"]) if setup.options["cards"] else [()] * 7
    found = []
    if "ballrooms" in setup.modules:
        if len(own[0]) < NEW_GUESTS:
            found.append("Ballrooms: what the 29 guests of module 1 order and, for 25 of them, their points.")
        if not own[2]:
            found.append("Ballrooms: spaces and champagne costs of the rows and of the balcony, and when it opens.")
        if not own[3]:
            found.append("Ballrooms: the rehearsal rooms with their areas and bonuses.")
        found.append("Ballrooms: how many bottles the action spaces 1 and 2 give beside dishes and drinks.")
        found.append("Ballrooms: the colours of the new guests follow from their numbers.")
    if len(own[1]) < NEW_STAFF and {"ballrooms", "some-more"} & set(setup.modules):
        found.append("Staff: what the cards of Let's Waltz! cost to play.")
    if "celebrities" in setup.modules:
        if not own[4]:
            found.append("Celebrities: their points, fresh and aged.")
        if not own[5]:
            found.append("Celebrities: the order of the lounge.")
    if "unique-hotels" in setup.modules and not own[6]:
        found.append("Unique Hotels: the five tokens of the entrance Dove.")
    if setup.options["promos"] == "on":
        cards = [row["name"] for row in CARDS.values() if row["reconstructed"]]
        found.append(f"Promos: colour, order and points of {', '.join(cards)}; the cost of the Manager's Son.")
    return found
