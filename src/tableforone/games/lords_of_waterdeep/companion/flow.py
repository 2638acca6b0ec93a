"""Rounds and turns at a real table: you enter your placements and what affects Pseudo."""

from typing import Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Frame, Word, tell

from ..rules import cards, flow, tiles
from ..rules import numbers as n
from ..rules.agents import open_action
from ..rules.position import Waterdeep
from ..rules.quests import push_rewards
from ..rules.resources import ask_opponent_may_give
from ..rules.spaces import facing_player, free_hall_tiles, has_plot_left, taken
from . import numbers as c
from .facts import enough, you_acted

# your quests whose completion affects him
READ_BY_HIM: Final = (n.TAKE_TILE, n.RETURN_AGENT, n.PLAY_INTRIGUE, n.OPPONENT_GAINS)
HIS_BUSINESS: Final[int] = 1 << cards.ORB | sum(
    1 << quest
    for quest, effects in enumerate(cards.REWARDS[: cards.QUESTS])
    if cards.QUEST_BAG >> quest & 1 and any(effect[0] in READ_BY_HIM for effect in effects)
)


# --- your placements


def places_in_play(p: Waterdeep) -> list[int]:
    """The spaces of the board, and those of the tiles in play."""
    return [*range(cards.FIRST_TILE), *(cards.FIRST_TILE + tile for tile in p.played)]


def her_places(p: Waterdeep, *, harbor: bool) -> list[int]:
    """Places for your agent: free ones, and one with his agent by the Magister's Orb (7.4.8)."""
    occupied = taken(p)
    free = [place for place in places_in_play(p) if not occupied >> place & 1]
    if p.my_done >> cards.ORB & 1 and not p.used & n.ORB_USED:
        free += bits(facing_player(p) & ~p.my_places)
    closed = 0 if harbor else cards.HARBOR_MASK
    if max(p.hall) < 0 or not has_plot_left(p):
        closed |= 1 << cards.BUILDERS_HALL
    return sorted(place for place in free if not closed >> place & 1)


def ask_place(p: Waterdeep, frame: Frame) -> list[int] | None:
    occasion: int = frame[1]
    if occasion == n.EXTRA and not p.pool[YOU]:
        return None
    harbor = occasion != n.FROM_HARBOR and p.phase != n.HARBOR_PHASE
    keys = [c.PASSED]
    if noted(p, c.SCARCE) != n.ANY_CUBE:
        keys.append(c.LOW_KEY)
    if not noted(p, c.QUEST) and your_quests(p):
        keys.append(c.QUEST_KEY)
    return her_places(p, harbor=harbor) + keys


def answer_place(p: Waterdeep, frame: Frame, where: int) -> None:
    if where >= c.LOW_KEY:
        p.stack.append(frame)
        if where == c.LOW_KEY:
            p.stack.append((c.LOW,))
        else:
            note(p, c.QUEST, 1)
        return
    you_acted(p)
    enough(p, range(n.GOLD))  # or you would have said that a colour is running out
    if where == c.PASSED:
        pass_by(p, frame)
        return
    if frame[1] == n.IN_TURN:
        p.stack += flow.AFTER_YOUR_PLACE
    elif frame[1] == n.FROM_HARBOR:
        p.stack.append(flow.YOUR_QUEST)
    elif frame[2] > 1:
        p.stack.append((n.PLACE, n.EXTRA, frame[2] - 1))
    place_yours(p, where)


def pass_by(p: Waterdeep, frame: Frame) -> None:
    """No space is possible (4.1.5, 5.6.4)."""
    if frame[1] == n.IN_TURN:
        flow.lose_turn(p, YOU, frame[2])
        return
    tell(p, ("nowhere", YOU))
    if frame[1] == n.FROM_HARBOR:
        use_agent(p)
        p.my_places |= 1 << frame[2]


def place_yours(p: Waterdeep, place: int) -> None:
    if facing_player(p) >> place & 1:
        p.used |= n.ORB_USED
    use_agent(p)
    p.my_places |= 1 << place
    tell(p, ("you place", YOU, place))  # not "place", because that event starts his turns
    use(p, place, n.PLACED)


def use_agent(p: Waterdeep) -> None:
    """Use one of your agents; the number may have been corrected to 0 in the meantime."""
    p.pool[YOU] = max(0, p.pool[YOU] - 1)


def with_agent(word: Word) -> Word:
    """Wrap his placement: he has an agent, even if the number was corrected to 0."""

    def run_with_agent(p: Waterdeep, frame: Frame) -> list[int] | None:
        if frame[1] == n.IN_TURN:
            p.pool[OPPONENT] = max(1, p.pool[OPPONENT])
        return word.run(p, frame)

    return word.done_by(run_with_agent)


def use(p: Waterdeep, place: int, how: int) -> None:
    """Apply what the place changes for him, and his benefit as its owner."""
    open_action(p, YOU, place, how)
    p.stack += cards.ACTION_FRAMES[place][2 * how + YOU]


# --- your quests


def your_quests(p: Waterdeep) -> list[int]:
    """Quests that affect him and that you may still complete."""
    return bits(HIS_BUSINESS & ~p.my_done & ~p.his_done & ~sum(1 << q for q in p.his_quests if q < cards.QUESTS))


def run_complete(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Ask for your quest if you said that it affects him; others only return cubes."""
    you_acted(p)
    if noted(p, c.QUEST):
        note(p, c.QUEST, 0)
        p.stack.append((c.DONE_QUEST,))
    return None


def ask_done_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    return your_quests(p)


def answer_done_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    p.my_done |= 1 << quest
    push_rewards(p, YOU, quest)


# --- your cards


def ask_play(p: Waterdeep, frame: Frame) -> list[int] | None:
    """5: in the harbor you play a card; almost all of them affect Pseudo or the board."""
    kinds = [kind for kind in range(cards.CARD_KINDS) if not cards.REMOVED_KINDS >> kind & 1]
    mandatory = [kind for kind in kinds if cards.MANDATORY_QUEST[kind] in p.his_quests]
    answers = [kind + n.CARD_ANSWER for kind in kinds if kind not in mandatory]
    return answers if frame[3] == n.MUST else [n.NO_CARD, *answers]


def answer_play(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == n.NO_CARD:
        return
    kind = answer - n.CARD_ANSWER
    copies = [card for card, other in enumerate(cards.CARD_KIND) if other == kind]
    card = next((card for card in copies if not p.card_discard >> card & 1), copies[0])
    if cards.MANDATORY_QUEST[kind] < 0:
        p.card_discard |= 1 << card
    tell(p, ("play", YOU, card))
    p.stack += cards.CARD_FRAMES[kind][2 * frame[2] + YOU]


def run_copy(p: Waterdeep, frame: Frame) -> list[int] | None:
    """6.5: a space with one of his agents."""
    others = facing_player(p) & ~(1 << frame[3]) if frame[3] >= 0 else facing_player(p)
    targets = bits(others)
    if len(targets) > 1:
        return targets
    if targets:
        answer_copy(p, frame, targets[0])
    return None


def answer_copy(p: Waterdeep, frame: Frame, place: int) -> None:
    how: int = frame[2]
    if how == n.PLACED and frame[3] == cards.ZOARSTAR and cards.HARBOR_MASK >> place & 1:
        p.moored = place  # 5.6.3
    tell(p, ("copy", YOU, place))
    use(p, place, n.COPIED if how else how)


def ask_assign_to_hall(p: Waterdeep, frame: Frame) -> list[int] | None:
    """8.2.3: a tile that you can use, if any."""
    places = sorted(cards.FIRST_TILE + tile for tile in free_hall_tiles(p))
    return [*places, c.PASSED] if places else None


def answer_assign_to_hall(p: Waterdeep, frame: Frame, place: int) -> None:
    if place != c.PASSED:
        place_yours(p, place)


def ask_buy(p: Waterdeep, frame: Frame) -> list[int] | None:
    """All tiles in the hall; you know which you can pay for."""
    return sorted(tile for tile in p.hall if tile >= 0)


def answer_buy(p: Waterdeep, frame: Frame, tile: int) -> None:
    tiles.from_hall(p, YOU, p.hall.index(tile), bought=True)


def take_stock(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Empty the tile: its stock is in your tavern now."""
    p.stock[frame[3]] = 0
    return None


def ask_trade(p: Waterdeep, frame: Frame) -> list[int] | None:
    """A trade: his goods are known; for his Tax Collection you know whether you can pay."""
    return ask_opponent_may_give(p, frame) if frame[1] == YOU else [n.DECLINE, n.ACCEPT]


# --- drawn cards


def ask_draw_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    """S4.2: the top quest of the deck for him."""
    gone = p.his_done | p.my_done | sum(1 << quest for quest in p.his_quests if quest < cards.QUESTS)
    return bits(cards.QUEST_BAG & ~gone) or None


def ask_draw_card(p: Waterdeep, frame: Frame) -> list[int] | None:
    """7F: the top intrigue card for him; of each kind, the first copy that may be in the deck."""
    left = cards.CARD_BAG & ~p.card_discard & ~held(p)
    first = {cards.CARD_KIND[card]: card for card in reversed(bits(left))}
    return [*sorted(first.values()), *([c.SHUFFLED] if p.card_discard else [])]


def held(p: Waterdeep) -> int:
    """Mandatory quests in front of him, which are not in the deck."""
    return sum(1 << cards.MANDATORY_CARD[quest - cards.QUESTS] for quest in p.his_quests if quest >= cards.QUESTS)


def answer_draw_card(p: Waterdeep, frame: Frame, card: int) -> None:
    if card == c.SHUFFLED:
        p.card_discard = 0
        p.stack.append(frame)
        return
    quest = cards.MANDATORY_QUEST[cards.CARD_KIND[card]]
    if quest in p.my_quests:  # you completed it, and it was shuffled back with the discard pile
        p.my_quests.remove(quest)
    tell(p, ("card", OPPONENT, card))
    p.stack.append((n.PSEUDO_CARD, card, frame[2]))


def run_reset(p: Waterdeep, frame: Frame) -> list[int] | None:
    tell(p, ("reset", frame[1]))
    return None


# --- the end


def run_end_round(p: Waterdeep, frame: Frame) -> list[int] | None:
    """3.5: all agents return; after the last round you count your points (S13)."""
    if p.round < cards.ROUNDS:
        flow.run_end_round(p, frame)
    else:
        p.phase = n.FINISHED
    return None
