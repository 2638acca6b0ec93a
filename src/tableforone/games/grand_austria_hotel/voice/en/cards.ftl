# What is written on cards and tiles; by their numbers.

## Staff.

staff-1-text = once per round: 1 strudel
staff-2-text = once per round: 1 cake
staff-3-text = once per round: 1 wine
staff-4-text = once per round: 1 coffee
staff-5-text = 2 krones whenever a red guest leaves your café with a complete order
staff-6-text = 1 Emperor space whenever a blue guest leaves your café with a complete order
staff-7-text = 1 krone whenever a yellow guest leaves your café with a complete order
staff-8-text = 2 points whenever a green guest leaves your café with a complete order
staff-9-text = you prepare blue rooms for free, always
staff-10-text = you prepare red rooms for free, always
staff-11-text = you prepare yellow rooms for free, always
staff-12-text = when you take a 3 or a 4: 2 points at once
staff-13-text = when you take a 1 or a 2: strength +1
staff-14-text = when you take a 1 or a 2: you may prepare 1 room at full cost, before or after the main action
staff-15-text = when you take a 4: each point of strength gives 1 krone and 1 Emperor space
staff-16-text = when you take a 4: 4 points at once
staff-17-text = when you take a 6: no fee, and strength +1
staff-18-text = when you take a 5: strength +2, so 2 more krones off
staff-19-text = when you take a 3: 5 points at once
staff-20-text = when you take a 5: you may advance 2 Emperor spaces, before or after the main action
staff-21-text = 1 strudel, 1 cake, 1 wine and 1 coffee
staff-22-text = when you take a 3: you may hire 1 staff card at full cost, before or after the main action
staff-23-text = 1 krone for each room that you occupy, by any means
staff-24-text = serving from the kitchen is free
staff-25-text = guests from the queue are free
staff-26-text = you may pay 1 krone to ignore an Emperor penalty
staff-27-text = 3 points for each occupied red room
staff-28-text = 3 points for each occupied blue room
staff-29-text = scores as one end-of-game staff card that an opponent has in play, counted for your own hotel; 0 without one
staff-30-text = 3 points for each occupied yellow room
staff-31-text = 1 point for each occupied room
staff-32-text = 2 points for each staff card you have in play, including this one
staff-33-text = 4 points whenever a guest with an order of 4 or more items leaves your café with a complete order
staff-34-text = 1 point for each room tile on your board, vacant or occupied
staff-35-text = occupy up to 2 vacant rooms
staff-36-text = 4 wine
staff-37-text = 2 points for each fully occupied group
staff-38-text = fill the whole order of 1 guest in your café from the supply
staff-39-text = 4 cake
staff-40-text = 5 points for each objective that you have claimed
staff-41-text = 2 points for each Emperor space, counted after the last retreat
staff-42-text = 5 points whenever you gain the Emperor’s reward
staff-43-text = 4 coffee
staff-44-text = 4 strudel
staff-45-text = 3 Emperor spaces
staff-46-text = 5 points for each fully occupied floor
staff-47-text = 5 points for each fully occupied column
staff-48-text = 4 points for each set of an occupied red, blue and yellow room
staff-119-text = when you take a 3: 1 krone, and you may send a dancer at full cost, before or after the main action
staff-120-text = 3 champagne
staff-121-text = when you take a 1: 1 champagne and 1 point after the action
staff-122-text = once per round: spend exactly 1 champagne from your kitchen for 5 points
staff-123-text = once per round: pay exactly 2 krones for 1 champagne and 3 points
staff-124-text = when you take a 4: 1 champagne and 1 krone as well
staff-125-text = when you take a 5: you may send a dancer for 1 champagne less, before or after the main action
staff-126-text = 2 points for each dancer you have in the ballrooms and on the balcony
staff-127-text = send up to 2 dancers: the first for 2 champagne less, the second for 1 less; nothing else in between
staff-128-text = once per round: spend exactly 1 dish or drink from your kitchen to send a dancer for 1 champagne less
staff-129-text = once per round: 1 champagne
staff-130-text = for each dancer you send: 1 krone, and you may draw 1 staff card
staff-131-text = when you take a 2: 1 champagne after the action, and you may draw 1 staff card
staff-132-text = for each marker you place on a common objective: 2 champagne
staff-133-text = once per round, after you hired another staff card: you may send a dancer for 1 champagne less
staff-166-text = after you advanced 3 or more Emperor spaces in one action: prepare and occupy up to 2 rooms for free
staff-167-text = after you completed a blue guest’s order of 3 or more items: 3 strudel and 3 cake
staff-168-text = after you completed a red guest’s order of 3 or more items: 3 wine and 3 coffee
staff-169-text = after you completed a yellow guest’s order of 3 or more items: 6 krones
staff-170-text = once per round: spend exactly 1 coffee from your kitchen for 3 points, and you may take a guest for free
staff-171-text = once per round: spend exactly 1 cake from your kitchen, and you may prepare a room with 2 krones off
staff-172-text = after you gained 3 or more drinks in one action: 5 Emperor spaces
staff-173-text = once per round: spend exactly 2 strudel from your kitchen for 2 krones and 2 points
staff-174-text = after you gained 3 or more dishes in one action: you may take a guest for free and fill the order from the supply
staff-175-text = once per round: spend exactly 2 dishes or drinks from your kitchen for 2 of other kinds and 2 points
staff-176-text = once per round: spend exactly 2 wine from your kitchen for 2 points and 2 Emperor spaces
staff-177-text = once per round: retreat exactly 2 Emperor spaces to hire a staff card with 3 krones off
staff-178-text = after you fully occupied a group of 3 or more rooms: you may hire up to 2 staff cards for free
staff-179-text = after you placed a marker on a common objective: fill the orders of up to 2 guests from the supply
staff-183-text = 1 krone whenever you spend 1 or more champagne in an action

## Guests whose cards say more than an effect.

guest-162-text = must take a room; then you may occupy 1 more room
guest-184-text = must go to a ballroom; a second dancer joins on the same space (cost and row bonus count once); then 1 point for each dancer you have in ballrooms
guest-185-text = must take a room; 8, 5 or 2 points in rounds 1–3, 4–5 or 6–7; you may send a dancer for 1 champagne less
guest-187-text = must take a room; you may occupy 1 more room; 4 Emperor spaces
guest-188-text = must take a room
guest-189-text = needs 2 vacant rooms side by side, of any colour, and occupies both
guest-190-text = stays at his table and costs no points at the end; once per round give him any 1 item: you may hire a staff card at full cost, 1 point, 1 Emperor space
guest-192-text = must take a room on the bottom floor

## Objectives.

objective-105-text = have 20 krones
objective-106-text = have 12 room tiles on your board, vacant or occupied
objective-107-text = have 6 staff cards in play
objective-108-text = reach Emperor space 10
objective-109-text = fully occupy 2 floors
objective-110-text = fully occupy 6 groups
objective-111-text = occupy every room of one colour
objective-112-text = fully occupy 2 columns
objective-113-text = occupy 3 red, 3 blue and 3 yellow rooms
objective-114-text = occupy 4 red and 3 yellow rooms
objective-115-text = occupy 4 yellow and 3 blue rooms
objective-116-text = occupy 4 blue and 3 red rooms
objective-163-text = have 7 champagne in your kitchen
objective-164-text = have 7 dancers in ballrooms or on the balcony
objective-165-text = complete the orders of 4 green guests
objective-180-text = have 3 each of strudel, cake, wine and coffee in your kitchen
objective-181-text = occupy 3 rooms on the top floor
objective-182-text = complete 5 orders of 3 or more items

## Emperor tiles.

tile-A1-reward = 3 krones
tile-A1-penalty = pay 3 krones; with fewer, lose 5 points instead
tile-A2-reward = 2 dishes or drinks of your choice
tile-A2-penalty = return all dishes and drinks in your kitchen
tile-A3-reward = draw 3 staff cards; you may hire one with 3 krones off, the others go under the deck
tile-A3-penalty = put 2 staff cards from your hand under the deck; with fewer, lose 5 points instead
tile-A4-reward = prepare 1 room for free
tile-A4-penalty = remove 1 vacant room from as high a floor as possible; without one, lose 5 points instead
tile-A5-reward = 2 champagne
tile-A5-penalty = return 2 champagne from your kitchen; with fewer, lose 5 points instead
tile-A6-reward = 2 krones and 1 dish or drink of your choice
tile-A6-penalty = pay 2 krones and return 1 dish or drink of your choice; if you cannot do both, lose 5 points instead
tile-B1-reward = 1 strudel, 1 cake, 1 wine and 1 coffee
tile-B1-penalty = return all dishes and drinks in your kitchen and on your guests
tile-B2-reward = 5 krones
tile-B2-penalty = pay 5 krones; with fewer, lose 7 points instead
tile-B3-reward = draw 3 staff cards; you may hire one for free, the others go under the deck
tile-B3-penalty = put 3 staff cards from your hand under the deck; with fewer, lose 7 points instead
tile-B4-reward = prepare and occupy 1 room on floors 1–2 for free
tile-B4-penalty = remove 2 vacant rooms, each from as high a floor as possible; with fewer, lose 7 points instead
tile-B5-reward = send a dancer without champagne, with the usual bonus
tile-B5-penalty = remove 1 of your dancers from the middle ballroom; without one there, lose 7 points instead
tile-B6-reward = draw 3 staff cards; 4 points
tile-B6-penalty = put 3 staff cards from your hand under the deck; with fewer, lose 7 points instead
tile-C1-reward = 8 points
tile-C1-penalty = lose 8 points
tile-C2-reward = prepare and occupy 1 room on any floor for free
tile-C2-penalty = remove 1 occupied room from the highest floor that has one, and 1 from the next lower floor that has one
tile-C3-reward = 2 points for each staff card you have in play
tile-C3-penalty = lose 2 points for each staff card you have in play
tile-C4-reward = hire 1 staff card from your hand for free
tile-C4-penalty = remove 1 of your end-of-game staff cards from play; without one, lose 10 points instead
tile-C5-reward = 2 points for each of your dancers in the ballrooms
tile-C5-penalty = remove 2 of your dancers from the right ballroom or its balcony; with fewer, lose 10 points instead
tile-C6-reward = 5 points for each objective with your marker
tile-C6-penalty = lose all krones and everything in your kitchen, including champagne

## Celebrities.

celebrity-christie-text = whenever you gain 1 or more Emperor spaces: you may hire a staff card with 2 krones off
celebrity-einstein-text = once this round: exchange up to 4 dishes or drinks in your kitchen for as many of other kinds
celebrity-chaplin-text = whenever you score 1 or more points: 2 points more (not for himself)
celebrity-magie-text = whenever you gain 1 or more krones: you may prepare a room with 1 krone off
celebrity-puccini-text = after each staff card you hire: 1 champagne and 2 points
celebrity-tolkien-text = 2 points for each room you occupy, by any means
celebrity-gandhi-text = you prepare rooms for free
celebrity-curie-text = after each staff card you hire: 2 dishes or drinks of your choice
celebrity-mata_hari-text = for each dancer you send: 1 point, and you may advance 1 Emperor space
celebrity-picasso-text = whenever you gain 1 or more champagne: 1 dish or drink of your choice and 1 point
celebrity-freud-text = you may complete an order of 2 or more items while 1 item is missing
celebrity-churchill-text = whenever you gain 1 or more Emperor spaces: 1 space more (not for himself)

## Ballrooms: how they score.

ballroom-apollosaal-text = your dancers × your highest row (bottom 1, middle 2, top 3)
ballroom-goldener_strauss-text = in each row: 7 points for the most dancers, 2 points for the second most
ballroom-odeonsaal-text = 1, 4, 9, 16 or 25 points for 1, 2, 3, 4 or 5 dancers
ballroom-zum_sperl-text = 10 points for the most dancers, 3 points for the other player with at least 1 dancer
ballroom-zur_kettenbruecke-text = 7 points for every 2 dancers

## Your entrance.

entrance-chateau_paulwei-text = prepare 2 extra rooms at the start, at full cost; better bonuses for groups
entrance-corogari-text = when you take your second die of a round: a bonus by the sum of your two dice, before the action
entrance-dove-text = a fourth room at the start for free; for each column or floor you complete you must use one of 5 tokens (top half for a column, bottom half for a floor)
entrance-kaufman-text = a fourth café table; a second guest at the start for free; after you take a guest you may take a second one at its cost; the guests you complete in a round score
entrance-mayenfels-text = draw a staff card, and you may hire one with 3 krones off; later, after each staff card you hire: 1 krone, and you may draw a staff card
entrance-ninas_melange-text = 3 objectives of your own: 15, 10 or 5 points when completed in rounds 1–3, 4–5 or 6–7; at the end 3, 6 or 10 points for 4, 5 or 6 objectives of any kind
entrance-stroup-text = for the first room you occupy in a group: 3 points (blue), 2 krones (red) or 2 Emperor spaces (yellow)
entrance-grand_wray-text = 2 Emperor spaces; 2 spare Emperor tiles of each letter; once per turn retreat 1, 2 or 3 spaces for the reward of an A, B or C tile, then remove the tile
entrance-kozi_palace-text = before you use an action space you may move 1 die onto it from a neighbouring space
entrance-the_ren-text = row bonuses count twice; 4 points at each ballroom scoring if you alone have the most dancers there
