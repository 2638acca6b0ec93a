"""Taking, completing and losing quests."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell

from . import cards
from . import numbers as n
from .agents import begin_action
from .cards import QUEST_TYPE, QUEST_VP, QUESTS, REQUIREMENTS, REWARD_FRAMES, TYPE_PLOT
from .numbers import APART, DRAW_QUEST, NO_QUEST, QUEST_ANSWER, YOU_QUESTED
from .position import Waterdeep
from .tavern import give_back, score

ALL_TYPES: Final[int] = (1 << len(cards.TYPES)) - 1
PRICES: Final[list[list[int]]] = [[needs[kind] for needs in cards.REQUIRES] for kind in range(5)]  # by kind and quest


# --- taking


def gift(p: Waterdeep) -> None:
    """7E: the player must take a quest that is not of the lord's types (S9.1)."""
    tell(p, ("gift", OPPONENT))
    p.stack.append((n.SEEK_QUEST, ALL_TYPES & ~cards.LORD_TYPES[p.lord], 0))


def run_take_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    if frame[1] == OPPONENT:
        gift(p)
        return None
    if frame[3] == n.FROM_DECK:
        p.stack.append((DRAW_QUEST, n.TO_PLAYER))
        return None
    quests = [quest for quest in p.inn if quest >= 0]
    if len(quests) > 1:
        quests.sort()
        return quests
    if quests:
        answer_take_quest(p, frame, quests[0])
    return None


def answer_take_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    """Take a face-up quest and refill its place at once (5.3)."""
    place = p.inn.index(quest)
    p.inn[place] = -1
    p.my_quests.append(quest)
    if p.heard is not None:
        p.heard.append(("take quest", YOU, quest))
    p.stack.append((DRAW_QUEST, n.TO_INN + place))


def run_reset_quests(p: Waterdeep, frame: Frame) -> None:
    """Cliffwatch Inn 3: discard the four face-up quests and reveal four new ones."""
    if p.heard is not None:
        p.heard.append(("reset", frame[1]))
    for place in (3, 2, 1, 0):
        if p.inn[place] >= 0:
            p.quest_discard |= 1 << p.inn[place]
            p.inn[place] = -1
        p.stack.append((DRAW_QUEST, n.TO_INN + place))


def ask_name_type(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Special Assignment (8.2.5)."""
    return list(range(len(cards.TYPES)))


def answer_name_type(p: Waterdeep, frame: Frame, quest_type: int) -> None:
    p.stack.append((n.SEEK_QUEST, 1 << quest_type, 0))


def run_draft_quests(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Bidding War for two: draw two quests, keep one, pass the other on."""
    if len(frame) == 3:
        p.stack.append((*frame, 2))
        return None
    left: int = frame[3]
    if left:
        p.stack.append((*frame[:3], left - 1, *frame[4:]))
        p.stack.append((DRAW_QUEST, n.DRAFTED))
        return None
    drawn = sorted(frame[4:])
    if len(drawn) > 1:
        return drawn
    p.my_quests += drawn
    return None


def answer_draft_quests(p: Waterdeep, frame: Frame, quest: int) -> None:
    p.my_quests.append(quest)
    p.his_quests += [other for other in frame[4:] if other != quest]
    tell(p, ("take quest", YOU, quest))


# --- completing (7.2)


def payable_of(goods: list[int], quests: list[int]) -> list[int]:
    """The quests that a tavern can pay."""
    found: list[int] = []
    clerics, fighters, rogues, wizards, gold = goods
    c, f, r, w, g = PRICES
    for quest in quests:
        if (
            rogues >= r[quest]
            and clerics >= c[quest]
            and fighters >= f[quest]
            and wizards >= w[quest]
            and gold >= g[quest]
        ):
            found.append(quest)
    return found


def ask_complete(p: Waterdeep, frame: Frame) -> list[int] | None:
    """After a placement the player may complete one quest (4.2)."""
    if p.flags & YOU_QUESTED:
        return None
    quests = completable(p)
    if not quests:
        return None
    answers = [NO_QUEST]
    for quest in quests:
        answers.append(quest + QUEST_ANSWER)
    return answers


def answer_complete(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer != NO_QUEST:
        finish_quest(p, answer - QUEST_ANSWER)


def ask_complete_taken(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Heroes' Garden: complete the taken quest at once, unless a mandatory one binds (6.4.3)."""
    if p.flags & YOU_QUESTED or not p.my_quests or is_bound(p.my_quests) or not payable_of(p.my, p.my_quests[-1:]):
        return None
    return [NO_QUEST, p.my_quests[-1] + QUEST_ANSWER]


def answer_complete_taken(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer != NO_QUEST:
        score(p, YOU, frame[3], n.FOR_TILES)
        finish_quest(p, answer - QUEST_ANSWER)


def finish_quest(p: Waterdeep, quest: int) -> None:
    """Pay, score, add the lord's bonus at once (S2.4), then the rewards."""
    p.flags |= YOU_QUESTED
    pay_quest(p, YOU, quest)
    p.my_quests.remove(quest)
    quest_type = QUEST_TYPE[quest]
    if quest_type >= 0 and cards.LORD_TYPES[p.lord] >> quest_type & 1:
        score(p, YOU, cards.LORD_VP[p.lord], n.FOR_LORD)
    p.my_done = lay_aside(p, YOU, quest, p.my_done)
    push_rewards(p, YOU, quest)


def pay_quest(p: Waterdeep, who: int, quest: int) -> None:
    if p.heard is not None:
        p.heard.append(("complete", who, quest))
    give_back(p, who, REQUIREMENTS[quest])
    score(p, who, QUEST_VP[quest], n.FOR_QUESTS)


def lay_aside(p: Waterdeep, who: int, quest: int, done: int) -> int:
    """Completed quests including this one; mandatory ones go to the intrigue discard (7.3.2)."""
    quest_type = QUEST_TYPE[quest]
    if quest_type < 0:
        p.card_discard |= 1 << cards.MANDATORY_CARD[quest - QUESTS]
        return done
    counting = TYPE_PLOT[quest_type]
    if done >> counting & 1 or (quest == counting and p.switches & n.COUNTS_ITSELF):  # 7.4.5
        score(p, who, cards.TYPE_PLOT_VP[quest_type], n.FOR_PLOTS)
    return done | 1 << quest


def push_rewards(p: Waterdeep, who: int, quest: int) -> None:
    """Push cubes and gold, intrigue cards, special effects (7.2.1).

    They trigger plot quests only with a variant rule (7.4.2).
    """
    how = APART
    if p.switches & n.ON_QUEST_REWARD:
        if (p.my_done if who == YOU else p.his_done) & cards.ACTION_PLOT_MASK:
            begin_action(p, who)
        how = n.COPIED
    p.stack.extend(REWARD_FRAMES[quest][2 * how + who])


# --- losing


def run_discard_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Change of Plans: discard one of the player's open quests for points."""
    quests = sorted(p.my_quests)
    if len(quests) > 1:
        return quests
    if quests:
        answer_discard_quest(p, frame, quests[0])
    return None


def answer_discard_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    p.my_quests.remove(quest)
    throw_quest(p, YOU, quest)
    score(p, YOU, frame[3], n.FOR_CARDS)


def throw_quest(p: Waterdeep, who: int, quest: int) -> None:
    """Discard an open quest (8.2.6)."""
    if quest < QUESTS:
        p.quest_discard |= 1 << quest
    else:
        p.card_discard |= 1 << cards.MANDATORY_CARD[quest - QUESTS]
    tell(p, ("discard quest", who, quest))


def ask_opponent_may_discard(p: Waterdeep, frame: Frame) -> list[int] | None:
    """The player decides for Pseudo whether he discards a quest, and which (S3.3)."""
    return [NO_QUEST, *sorted(quest + QUEST_ANSWER for quest in p.his_quests)] if p.his_quests else None


def answer_opponent_may_discard(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == NO_QUEST:
        return
    quest = answer - QUEST_ANSWER
    p.his_quests.remove(quest)
    throw_quest(p, OPPONENT, quest)
    score(p, OPPONENT, frame[3], n.FOR_CARDS)
    replace_quest(p)


def replace_quest(p: Waterdeep) -> None:
    """Pseudo always has two ordinary quests, while there are cards (S4.2)."""
    quests = p.his_quests
    if len(quests) == 2 and quests[0] < QUESTS and quests[1] < QUESTS:
        return  # as a rule
    missing = 2
    for quest in quests:
        if quest < QUESTS:
            missing -= 1
    while missing > 0:
        p.stack.append((DRAW_QUEST, n.TO_PSEUDO))
        missing -= 1


def run_give_mandatory(p: Waterdeep, frame: Frame) -> None:
    """Give the opponent a mandatory quest: on top of Pseudo's (S4.4), or to the player's."""
    quest: int = frame[3]
    if frame[1] == YOU:
        p.his_quests.insert(0, quest)
    else:
        p.my_quests.append(quest)
    tell(p, ("mandatory", 1 - frame[1], quest))


def is_bound(quests: list[int]) -> bool:
    """Whether one of them is a mandatory quest (7.3.1)."""
    for quest in quests:
        if quest >= QUESTS:
            return True
    return False


def completable(p: Waterdeep) -> list[int]:
    """Open quests that the player could complete now; a mandatory one comes first (7.3.1)."""
    found = payable_of(p.my, p.my_quests)
    if found and is_bound(p.my_quests):
        found = [quest for quest in found if quest >= QUESTS]
    if len(found) > 1:
        found.sort()
    return found
