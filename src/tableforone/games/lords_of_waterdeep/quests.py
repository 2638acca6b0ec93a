"""How are quests taken, completed and lost?"""

from typing import Final

from tableforone.games.lords_of_waterdeep.agents import begin_action
from tableforone.games.lords_of_waterdeep.cards import (
    COUNTS_ITSELF,
    LORD_TYPES,
    LORD_VP,
    MANDATORY_CARD,
    ON_QUEST_REWARD,
    QUEST_TYPE,
    QUEST_VP,
    QUESTS,
    REQUIREMENTS,
    REWARD_FRAMES,
    TYPE_PLOT,
    TYPE_PLOT_VP,
    TYPES,
)
from tableforone.games.lords_of_waterdeep.effects import FROM_DECK
from tableforone.games.lords_of_waterdeep.legal import completable, is_bound, payable, purse
from tableforone.games.lords_of_waterdeep.position import YOU_QUESTED, Waterdeep
from tableforone.games.lords_of_waterdeep.store import give_back, score
from tableforone.games.lords_of_waterdeep.vocabulary import (
    APART,
    COPIED,
    DRAFTED,
    DRAW_QUEST,
    FOR_CARDS,
    FOR_LORD,
    FOR_PLOTS,
    FOR_QUESTS,
    FOR_TILES,
    PLAYER,
    PSEUDO,
    SEEK_QUEST,
    TO_INN,
    TO_PLAYER,
    TO_PSEUDO,
)
from tableforone.kernel.frames import Frame

NO_QUEST: Final = 0
QUEST_ANSWER: Final = 1  # where an answer may decline, a quest is its number + 1
ALL_TYPES: Final = (1 << len(TYPES)) - 1


# --- taking


def gift(p: Waterdeep) -> None:
    """7E: the player must take a quest that is not of the types of the lord (S9.1)."""
    if p.heard is not None:
        p.heard.append(("gift",))
    p.stack.append((SEEK_QUEST, ALL_TYPES & ~LORD_TYPES[p.lord], 0))


def take_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    if frame[1] == PSEUDO:
        gift(p)
        return None
    if frame[3] == FROM_DECK:
        p.stack.append((DRAW_QUEST, TO_PLAYER))
        return None
    quests = [quest for quest in p.inn if quest >= 0]
    if len(quests) > 1:
        quests.sort()
        return quests
    if quests:
        took_quest(p, frame, quests[0])
    return None


def took_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    """A face-up quest is taken and its place refilled at once (5.3)."""
    place = p.inn.index(quest)
    p.inn[place] = -1
    p.my_quests.append(quest)
    if p.heard is not None:
        p.heard.append(("take quest", quest))
    p.stack.append((DRAW_QUEST, TO_INN + place))


def reset_quests(p: Waterdeep, frame: Frame) -> None:
    """Cliffwatch Inn 3: the four face-up quests are discarded, four new ones laid out."""
    if p.heard is not None:
        p.heard.append(("reset", frame[1]))
    for place in (3, 2, 1, 0):
        if p.inn[place] >= 0:
            p.quest_discard |= 1 << p.inn[place]
            p.inn[place] = -1
        p.stack.append((DRAW_QUEST, TO_INN + place))


def name_type(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Special Assignment (8.2.5)."""
    return list(range(len(TYPES)))


def named_type(p: Waterdeep, frame: Frame, quest_type: int) -> None:
    p.stack.append((SEEK_QUEST, 1 << quest_type, 0))


def draft_quests(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Bidding War of two: draw two quests, keep one, pass the other on."""
    if len(frame) == 3:
        p.stack.append((*frame, 2))
        return None
    left: int = frame[3]
    if left:
        p.stack.append((*frame[:3], left - 1, *frame[4:]))
        p.stack.append((DRAW_QUEST, DRAFTED))
        return None
    drawn = sorted(frame[4:])
    if len(drawn) > 1:
        return drawn
    p.my_quests += drawn
    return None


def drafted_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    p.my_quests.append(quest)
    p.his_quests += [other for other in frame[4:] if other != quest]
    if p.heard is not None:
        p.heard.append(("take quest", quest))


# --- completing (7.2)


def complete(p: Waterdeep, frame: Frame) -> list[int] | None:
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


def completed(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer != NO_QUEST:
        finish_quest(p, answer - QUEST_ANSWER)


def complete_taken(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Heroes' Garden: the quest just taken may be completed at once, unless a mandatory quest binds (6.4.3)."""
    if p.flags & YOU_QUESTED or not p.my_quests or is_bound(p.my_quests) or not payable(purse(p.my), p.my_quests[-1]):
        return None
    return [NO_QUEST, p.my_quests[-1] + QUEST_ANSWER]


def completed_taken(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer != NO_QUEST:
        score(p, PLAYER, frame[3], FOR_TILES)
        finish_quest(p, answer - QUEST_ANSWER)


def finish_quest(p: Waterdeep, quest: int) -> None:
    """Pay, score, the lord's bonus at once (S2.4), then the rewards."""
    p.flags |= YOU_QUESTED
    pay_quest(p, PLAYER, quest)
    p.my_quests.remove(quest)
    quest_type = QUEST_TYPE[quest]
    if quest_type >= 0 and LORD_TYPES[p.lord] >> quest_type & 1:
        score(p, PLAYER, LORD_VP[p.lord], FOR_LORD)
    p.my_done = lay_aside(p, PLAYER, quest, p.my_done)
    push_rewards(p, PLAYER, quest)


def pay_quest(p: Waterdeep, who: int, quest: int) -> None:
    if p.heard is not None:
        p.heard.append(("complete", who, quest))
    for kind, n in REQUIREMENTS[quest]:
        give_back(p, who, kind, n)
    score(p, who, QUEST_VP[quest], FOR_QUESTS)


def lay_aside(p: Waterdeep, who: int, quest: int, done: int) -> int:
    """The completed quests with this one; a mandatory quest goes to the intrigue discard pile (7.3.2)."""
    quest_type = QUEST_TYPE[quest]
    if quest_type < 0:
        p.card_discard |= 1 << MANDATORY_CARD[quest - QUESTS]
        return done
    counting = TYPE_PLOT[quest_type]
    if done >> counting & 1 or (quest == counting and p.switches & COUNTS_ITSELF):  # 7.4.5
        score(p, who, TYPE_PLOT_VP[quest_type], FOR_PLOTS)
    return done | 1 << quest


def push_rewards(p: Waterdeep, who: int, quest: int) -> None:
    """Cubes and gold, intrigue cards, special effects (7.2.1); they set off plot quests only by the switch (7.4.2)."""
    how = APART
    if p.switches & ON_QUEST_REWARD:
        begin_action(p, who)
        how = COPIED
    p.stack.extend(REWARD_FRAMES[quest][2 * how + who])


# --- losing


def discard_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Change of Plans: one of the player's open quests goes, for points."""
    quests = sorted(p.my_quests)
    if len(quests) > 1:
        return quests
    if quests:
        discarded_quest(p, frame, quests[0])
    return None


def discarded_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    p.my_quests.remove(quest)
    throw_quest(p, PLAYER, quest)
    score(p, PLAYER, frame[3], FOR_CARDS)


def throw_quest(p: Waterdeep, who: int, quest: int) -> None:
    """8.2.6."""
    if quest < QUESTS:
        p.quest_discard |= 1 << quest
    else:
        p.card_discard |= 1 << MANDATORY_CARD[quest - QUESTS]
    if p.heard is not None:
        p.heard.append(("discard quest", who, quest))


def opponent_may_discard(p: Waterdeep, frame: Frame) -> list[int] | None:
    """The player decides for Pseudo whether he discards a quest, and which (S3.3)."""
    return [NO_QUEST, *sorted(quest + QUEST_ANSWER for quest in p.his_quests)] if p.his_quests else None


def opponent_discarded(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == NO_QUEST:
        return
    quest = answer - QUEST_ANSWER
    p.his_quests.remove(quest)
    throw_quest(p, PSEUDO, quest)
    score(p, PSEUDO, frame[3], FOR_CARDS)
    replace_quest(p)


def replace_quest(p: Waterdeep) -> None:
    """Pseudo always has two ordinary quests, as long as there are cards (S4.2)."""
    ordinary = 0
    for quest in p.his_quests:
        if quest < QUESTS:
            ordinary += 1
    while ordinary < 2:
        p.stack.append((DRAW_QUEST, TO_PSEUDO))
        ordinary += 1


def give_mandatory(p: Waterdeep, frame: Frame) -> None:
    """A mandatory quest for the opponent: on top of Pseudo's (S4.4), beside the player's."""
    quest: int = frame[3]
    if frame[1] == PLAYER:
        p.his_quests.insert(0, quest)
    else:
        p.my_quests.append(quest)
    if p.heard is not None:
        p.heard.append(("mandatory", 1 - frame[1], quest))
