"""Constants: words (with the file that implements them), answers, kinds, reasons."""

from typing import Final

# chance (decks.py)
DRAW_TILE: Final = 0
DRAW_LORD: Final = 1
DRAW_QUEST: Final = 2
DRAW_CARD: Final = 3
SEEK_QUEST: Final = 4

# course of the game (flow.py)
START_ROUND: Final = 5
TURN: Final = 6
PLACE: Final = 7
HARBOR: Final = 8
END_ROUND: Final = 9
END_ACTION: Final = 10
OWNER: Final = 11
COMPLETE: Final = 12

# resources and points (resources.py, tavern.py)
GAIN: Final = 13
GAIN_ANY: Final = 14
GAIN_PER_TILE: Final = 15
TAKE_STOCK: Final = 16
SCORE_STOCK: Final = 17
PAY: Final = 18
RETURN_ANY: Final = 19
EXCHANGE: Final = 20
SCORE: Final = 21
SCORE_PER_TILE: Final = 22
CHOOSE_ONE: Final = 23
OPPONENT_LOSES: Final = 24
STEAL: Final = 25
OPPONENT_GAINS: Final = 26
OPPONENT_GAINS_ANY: Final = 27
OPPONENT_MAY_GIVE: Final = 28

# cards and quests (quests.py, intrigue.py)
DRAW_INTRIGUE: Final = 29
PLAY_INTRIGUE: Final = 30
DISCARD_CARD: Final = 31
TAKE_QUEST: Final = 32
RESET_QUESTS: Final = 33
NAME_TYPE: Final = 34
DRAFT_QUESTS: Final = 35
DISCARD_QUEST: Final = 36
OPPONENT_MAY_DISCARD: Final = 37
GIVE_MANDATORY: Final = 38
COMPLETE_TAKEN: Final = 39

# agents and tiles (agents.py, tiles.py)
TAKE_MARKER: Final = 40
COPY_SPACE: Final = 41
RETURN_AGENT: Final = 42
ASSIGN_AGENTS: Final = 43
ASSIGN_TO_HALL: Final = 44
ADD_AGENT: Final = 45
TAKE_AMBASSADOR: Final = 46
BUY_TILE: Final = 47
TAKE_TILE: Final = 48
DISCARD_TILE: Final = 49

# Pseudo (opponent/)
PSEUDO_PLACE: Final = 50
PSEUDO_CUBE: Final = 51
PSEUDO_FAVOR: Final = 52
PSEUDO_QUEST: Final = 53
LOT: Final = 54
PSEUDO_CARD: Final = 55
PSEUDO_TILE: Final = 56
PSEUDO_SWAP: Final = 57

# how Pseudo gains a tile in the hall
TAKES: Final = 0
BUYS: Final = 1

# how a gain happened (7.4.2): outside an action, by a placed agent's action, by a copied action
APART: Final = 0
PLACED: Final = 1
COPIED: Final = 2

# the occasion of a placement
IN_TURN: Final = 0  # the argument counts the passes just before it
FROM_HARBOR: Final = 1  # the argument is the space the agent leaves
EXTRA: Final = 2  # the argument counts the placements left
AMBASSADOR: Final = 3
WARES: Final = 4
BRIBE: Final = 5

# destination of a drawn quest; Cliffwatch Inn is TO_INN + place
TO_PSEUDO: Final = 0
TO_PLAYER: Final = 1
DRAFTED: Final = 2
TO_INN: Final = 3

# destination of a drawn tile; a slot of Builder's Hall is TO_HALL + slot, otherwise into play
TO_HALL: Final = 2

# sources of points (the lines of the result)
FOR_QUESTS: Final = 0
FOR_LORD: Final = 1
FOR_PLOTS: Final = 2
FOR_TILES: Final = 3
FOR_CARDS: Final = 4
FOR_CUBES: Final = 5
FOR_GOLD: Final = 6
FOR_OPEN_QUESTS: Final = 7
FOR_PSEUDO_QUESTS: Final = 8
FOR_PSEUDO_OTHER: Final = 9
FOR_LOSSES: Final = 10
REASONS: Final = 11

# resources
CLERIC: Final = 0
FIGHTER: Final = 1
ROGUE: Final = 2
WIZARD: Final = 3
GOLD: Final = 4
RESOURCES: Final[tuple[str, ...]] = ("cleric", "fighter", "rogue", "wizard", "gold")
ANY_CUBE: Final = 15  # the four kinds of cubes as a bit mask
NOTHING: Final = -1

# where something is taken from, and whether it is mandatory
FROM_DECK: Final = 1
FROM_STACK: Final = 1
IN_HARBOR: Final = 1
MUST: Final = 0
MAY: Final = 1

# answers
DECLINE: Final = 0
ACCEPT: Final = 1
CUBE_ANSWER: Final = 1  # if an answer may decline, the kinds of cubes are 1 to 4
NO_QUEST: Final = 0
QUEST_ANSWER: Final = 1  # if an answer may decline, a quest is its number + 1
NO_CARD: Final = 0
CARD_ANSWER: Final = 1  # a card is its kind + 1, because copies are equal

# Position.phase
SETTING_UP: Final = 0
TURNS: Final = 1
HARBOR_PHASE: Final = 2
FINISHED: Final = 3

# Position.flags: what has happened in the current turn
HE_PLACED: Final = 1
HE_QUESTED: Final = 2
YOU_QUESTED: Final = 4

# Position.used: what is used up until the next round; Pseudo's bits are two higher
ORB_USED: Final = 1
MIRACLE_USED: Final = 2

# Position.switches, in the order of setup.toml
ON_QUEST_REWARD: Final = 1
COUNTS_ITSELF: Final = 2
CHAINS: Final = 4
STOCK_ON_FREE_ENTRY: Final = 8
HALL_VP_ON_FREE_ENTRY: Final = 16
PLOTS_LIMIT: Final = 32
NEEDS_RIGHT_TO_LEFT: Final = 64
OWNER_PAY_INSIDE_VALUE: Final = 128
PSEUDO_AVOIDS_THE_INN: Final = 256
ONLY_QUESTS_SUBTRACTED: Final = 512
NEEDS_SERVED_ONCE: Final = 1024
SERVED: Final = GOLD  # not a cube: the need that a first cube has served (S6.3)

# when the player may play an intrigue card (8.1.4), as named in the data
CONDITIONS: Final[tuple[str, ...]] = (
    "always",
    "gold >= 2 and a usable opponent space",
    "an opponent has a cube",
    "own agent in Waterdeep Harbor",
    "own uncompleted quest",
    "own building without an agent, and a tile in the hall",
    "own assigned agent",
    "unused agent and an agent-free tile in the hall",
    "quest deck or discard not empty",
    "quest deck not empty",
)
ALWAYS: Final = 0
IF_BRIBE: Final = 1
IF_CUBE: Final = 2
IF_HARBOR_AGENT: Final = 3
IF_QUEST: Final = 4
IF_DEAL: Final = 5
IF_AGENT: Final = 6
IF_WARES: Final = 7
