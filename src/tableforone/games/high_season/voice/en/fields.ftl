# The parts of a position, for people who read positions and observations.

field-round = the round; 0 before the first
field-hotels = the two boards: yours, Ralph’s; −1: not dealt yet
field-strip = your staff strip; −1: not dealt yet
field-money = your krones
field-loans = loans you have taken
field-prepared = your rooms that are prepared but not occupied
field-occupied = occupied rooms: yours, Ralph’s
field-track = marks on the Emperor track: 4 rows for you, then 4 for Ralph (row 4: the extra spaces)
field-firsts = lines and Emperor rows that were filled first: yours, Ralph’s
field-missed = Emperor rows that were too short at a visit: yours, Ralph’s
field-staff = hired places of your strip
field-dice = dice on the action board, by value; the first stays 0
field-die = the die of your turn; 0: none
field-strength = strength of that die
field-pending = items of your turn, oldest first (4.5)
field-pointer = 1: variant rule for the hand (9.6.1)
field-faces = the cards of Ralph’s deck, as packed numbers
field-unseen = cards not revealed yet, including those left out of the deck
field-grades = cards of grade A, B, C still in the deck
field-top = the preference side on top of the deck: hand and zig-zag line
field-card = Ralph’s last action card
