# The rows of Pseudo’s decisions: what stays in the running.

## Which space.

row-gives-need = Prefer spaces that give the first resource his quests still lack
row-most-of-need = The spaces that give most of that resource
row-greatest-value = The greatest value; if the option says so, less what you are paid as the owner
row-value-after-pay = The greatest value less what you are paid as the owner
row-castle = No open space gives what his quests lack: prefer Castle Waterdeep
row-builders-hall = The castle is taken: prefer Builder’s Hall, if he can pay for a tile
row-yields-something = No tile for him: prefer spaces that give something of value
row-harbor = No such space: the first free place in Waterdeep Harbor

## Which tile in Builder’s Hall.

row-most-tokens = The tiles with the most VP tokens
row-leftmost = Ties: the leftmost

## Which cube, which option of Call in a Favor.

row-cube-lacking = Prefer the first cube his quests still lack
row-cube-value = None is lacking: the cubes with the highest value
row-cube-sought = Ties: prefer the kind he chose the space for
row-favor-lacking = Prefer the option that gives the first resource his quests still lack
row-favor-value = None is lacking: the options with the highest value

## Which quest, which cube to swap.

row-mandatory = Only mandatory quests, if he has any
row-uppermost = The topmost quest he can pay for
row-swap = A spare fighter first, then a rogue, then a wizard
