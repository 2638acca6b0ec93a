# What the rules declare: the game in short, options, final scoring, results.

primer = You are a secret lord of the city for 8 rounds. You and Pseudo take turns to place an agent on a space and
    take what it gives: adventurers, gold, quests, intrigue cards, new buildings. After you place an agent, you may
    complete 1 quest by paying its adventurers and gold. It scores points, and your lord adds 4 points for quests of
    2 types. Pseudo has no score of his own: his points are subtracted from yours. At the end, leftover adventurers
    and gold score a little, and every open quest costs 5 points. You win if your score is above 0.

## Options at set-up: the question, then each choice.

option-plot_trigger_on_quest_reward = Rewards and plot quests
    .about = Do quest rewards trigger plot quests that wait for an action (7.4.2)?
option-plot_trigger_on_quest_reward-no = No
    .about = Only what a space or a played card gives triggers them.
option-plot_trigger_on_quest_reward-yes = Yes
    .about = Cubes and gold from a completed quest trigger them, too.
option-plot_counts_itself = Plot quests that count quests
    .about = Does a plot quest that counts quests of its type count itself (7.4.5)?
option-plot_counts_itself-no = No
    .about = It counts from the next quest on.
option-plot_counts_itself-yes = Yes
    .about = It also scores 2 points for itself.
option-plot_bonus_chains = Chains of plot quests
    .about = Does the bonus of a plot quest trigger other plot quests (7.4.4)?
option-plot_bonus_chains-no = No
    .about = A bonus triggers nothing else.
option-plot_bonus_chains-yes = Yes
    .about = Rogues and gold from one plot quest trigger another.
option-stock_on_free_entry = Stock of a free tile
    .about = Does a tile that enters play for free get its stock at once (6.2.2)?
option-stock_on_free_entry-no = No
    .about = It is empty until the next round.
option-stock_on_free_entry-yes = Yes
    .about = It gets its stock at once.
option-hall_vp_on_free_entry = Points on a free tile
    .about = Are the VP tokens on a tile in Builder’s Hall scored when it is taken for free (6.1.4)?
option-hall_vp_on_free_entry-no = No
    .about = They go back to the supply.
option-hall_vp_on_free_entry-yes = Yes
    .about = The player who takes the tile scores them.
option-plots_limit = Ten plots of land
    .about = Do the 10 printed plots limit the buildings in play (6.1.6)?
option-plots_limit-no = No
    .about = There can be any number of buildings.
option-plots_limit-yes = Yes
    .about = With 10 buildings in play, no other can be bought or gained.
option-needs_right_to_left = What Pseudo looks for first
    .about = Does Pseudo look for what a quest lacks from right to left (S5.2)?
option-needs_right_to_left-no = Adventurers first
    .about = Clerics first, then fighters, rogues and wizards, gold last.
option-needs_right_to_left-yes = Gold first
    .about = Gold first, then wizards, rogues and fighters, clerics last. More than a quarter of his placements change.
option-owner_pay_inside_value = Pseudo and your buildings
    .about = Is what you are paid as the owner part of a space’s value to Pseudo (S7.4.3)?
option-owner_pay_inside_value-no = He shops anywhere
    .about = It only decides between spaces of equal value.
option-owner_pay_inside_value-yes = He avoids paying you
    .about = It is subtracted first, so he uses your buildings less.
option-pseudo_avoids_the_inn = Pseudo and Cliffwatch Inn
    .about = Does Pseudo stay away from Cliffwatch Inn (S7.3)?
option-pseudo_avoids_the_inn-no = He visits the inn
    .about = He goes there for gold or when nothing is worth more, and its quest goes to you.
option-pseudo_avoids_the_inn-yes = He never visits
    .about = He never goes there, so you get fewer unwanted quests.
option-only_quests_subtracted = Pseudo’s points
    .about = Are only the points of quests that Pseudo completes subtracted from your score (S2.3)?
option-only_quests_subtracted-no = No
    .about = His points from buildings and plot quests are subtracted, too.
option-only_quests_subtracted-yes = Yes
    .about = His points from buildings and plot quests do not count, so your final score is higher.
option-needs_served_once = Pseudo’s free cubes
    .about = When Pseudo takes several cubes of his choice, do only his first needs count (S6.3)?
option-needs_served_once-no = No
    .about = Every cube is one that his quests need, as long as they need one.
option-needs_served_once-yes = Yes
    .about = The first cube is one that his quests need, the others are the most valuable. Fewer than 1% of his placements change.

## Lines of the final scoring, in the middle of a sentence.

score-quests = completed quests
score-lord = Lord’s bonus
score-plot-quests = plot quests
score-buildings = buildings
score-cards = Intrigue cards and quest rewards
score-cubes = adventurers left in the tavern
score-gold = gold left in the tavern
score-open-quests = open quests
score-pseudo-quests = Pseudo’s completed quests
score-pseudo-other = Pseudo’s other points
score-pseudo-lacks = cubes missing for Pseudo’s cards
# Companion only.
score-yours = what you scored yourself
score-his = Pseudo’s points

## How it ended. $mine: your score

result-won = Your score is { $mine }. It is above 0, so you win.
result-lost = Your score is { $mine }. It is not above 0, so Pseudo wins.
