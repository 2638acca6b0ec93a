# The parts of a position, for people who read positions and observations.

field-weather = the level
field-round = the round
field-turn = whose dice they are
field-throws = throws made in this turn
field-dice = how many dice on the table show each face; the others are in the cup
field-held = boxes you have filled, boxes the captain has filled
field-points = the points of each box
