"""Which words does the game speak?  One number each; what they do is in the modules named beside them."""

from typing import Final

# chance (decks.py)
DRAW_TILE: Final = 0
DRAW_LORD: Final = 1
DRAW_QUEST: Final = 2
DRAW_CARD: Final = 3
SEEK_QUEST: Final = 4

# the rhythm of the game (flow.py)
START_ROUND: Final = 5
TURN: Final = 6
PLACE: Final = 7
HARBOR: Final = 8
END_ROUND: Final = 9
END_ACTION: Final = 10
OWNER: Final = 11
COMPLETE: Final = 12

# resources and points (words.py)
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

# who
PLAYER: Final = 0
PSEUDO: Final = 1

# how a gain came about (7.4.2): outside an action, by the action of a placed agent, by a copied action
APART: Final = 0
PLACED: Final = 1
COPIED: Final = 2

# the occasion of a placement
IN_TURN: Final = 0  # the argument counts the passes just before
FROM_HARBOR: Final = 1  # the argument is the space the agent leaves
EXTRA: Final = 2  # the argument counts the placements still to come
AMBASSADOR: Final = 3
WARES: Final = 4
BRIBE: Final = 5

# where a drawn quest goes; Cliffwatch Inn is TO_INN + place
TO_PSEUDO: Final = 0
TO_PLAYER: Final = 1
DRAFTED: Final = 2
TO_INN: Final = 3

# where a drawn tile goes; a slot of Builder's Hall is TO_HALL + slot, the rest into play
TO_HALL: Final = 2

# what points are for (the lines of the result)
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
