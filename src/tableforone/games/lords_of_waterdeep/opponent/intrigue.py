"""How does Pseudo play the intrigue card he has just drawn?  Rules F1 to F7 (S10)."""

from tableforone.games.lords_of_waterdeep.agents import recall_pseudo
from tableforone.games.lords_of_waterdeep.cards import (
    BRIBE_PRICE,
    CARD_FRAMES,
    CARD_KIND,
    DO_BRIBE,
    DO_FAVOR,
    DO_GIFT,
    DO_MANDATORY,
    DO_PLACE,
    DO_RECALL,
    DO_SWING,
    DO_WARES,
    MANDATORY_QUEST,
    PSEUDO_DEED,
    PSEUDO_SWING,
    SLEEPER,
    SLEEPER_VP,
)
from tableforone.games.lords_of_waterdeep.effects import ANY_CUBE, GOLD, NOTHING
from tableforone.games.lords_of_waterdeep.opponent.offers import bribe_offers
from tableforone.games.lords_of_waterdeep.opponent.turn import player_loses
from tableforone.games.lords_of_waterdeep.position import Waterdeep
from tableforone.games.lords_of_waterdeep.quests import gift, give_mandatory
from tableforone.games.lords_of_waterdeep.store import no_effect, score, take, tell_gain
from tableforone.games.lords_of_waterdeep.vocabulary import (
    BRIBE,
    DISCARD_CARD,
    EXTRA,
    FOR_PLOTS,
    GIVE_MANDATORY,
    PSEUDO,
    PSEUDO_CUBE,
    PSEUDO_FAVOR,
    PSEUDO_PLACE,
    WARES,
)


def pseudo_plays(p: Waterdeep, card: int, how: int) -> None:
    kind = CARD_KIND[card]
    deed = PSEUDO_DEED[kind]
    if p.his_done >> SLEEPER & 1:
        score(p, PSEUDO, SLEEPER_VP, FOR_PLOTS)
    if deed == DO_MANDATORY:
        give_mandatory(p, (GIVE_MANDATORY, PSEUDO, how, MANDATORY_QUEST[kind]))
        return
    p.stack.append((DISCARD_CARD, card))
    if deed == DO_SWING:
        swing(p, PSEUDO_SWING[kind], how)
    elif deed == DO_FAVOR:
        p.stack.append((PSEUDO_FAVOR, how))
    elif deed == DO_WARES:
        p.stack.append((PSEUDO_PLACE, WARES, 0))
    elif deed == DO_PLACE:
        p.stack.append((PSEUDO_PLACE, EXTRA, 1))
    elif deed == DO_RECALL:
        recall_pseudo(p)
    elif deed == DO_BRIBE:
        bribe(p, how)
    elif deed == DO_GIFT:
        gift(p)
    else:
        p.stack.extend(CARD_FRAMES[kind][2 * how + PSEUDO])  # S10.9


def swing(p: Waterdeep, mask: int, how: int) -> None:
    """F7: a cube of the first colour for Pseudo, and the player loses one (S10.8)."""
    if mask == ANY_CUBE:
        p.stack.append((PSEUDO_CUBE, how, 1, ANY_CUBE, NOTHING, 1))
        return
    kind = mask.bit_length() - 1
    tell_gain(p, PSEUDO, kind, take(p, PSEUDO, how, kind, 1))
    player_loses(p, kind)


def bribe(p: Waterdeep, how: int) -> None:
    """F4: he pays 2 gold, or all he has, and copies a space of the player; nothing usable, no payment (S10.6)."""
    price = min(BRIBE_PRICE, p.his[GOLD])
    p.his[GOLD] -= price
    if not bribe_offers(p):
        p.his[GOLD] += price
        no_effect(p)
        return
    if p.heard is not None:
        p.heard.append(("pay", PSEUDO, GOLD, price))
    p.stack.append((PSEUDO_PLACE, BRIBE, how))
