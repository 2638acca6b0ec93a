# What the commands print.

## games, engines, languages

# $id: what to type; $game: its name; $opponents: their names
games-line = { $id }: { $game }, against { OR($opponents) }
# $levels: all; $default: one of them
games-levels = levels: { COMMAS($levels) } (default { $default })
# $module: what to type; $about: what it adds
games-module = module { $module }: { $about }
# $option: what to type; $values: its choices; $about: what it changes
games-option = option { $option }={ $values }: { $about }
# $default: one of the choices
games-option-default = option { $option }={ $values } (default { $default }): { $about }
# $name: of a game; $file: its engine
engine-compiled = { $name }: compiled ({ $file })
engine-plain = { $name }: plain Python ({ $file })
engines-slow = Plain engines play the same games about six times more slowly. With a C compiler, `make play` builds
    compiled ones in the background and uses them from the next start. `make fast` builds them at once and says how
    other commands use them.
# $id: what to type; $name: of the language; $share: part of all messages; $n, $all: messages
language-line = { $id } ({ $name }): { PERCENT($share) }, { $n } of { $all } messages
# $part: a folder of the program; $n, $all: messages
language-part = { $part }: { $n } of { $all } messages

## Saved games

tables-none = No saved games yet. `tableforone play` starts one.
tables-trouble = You can still export or delete a game that cannot be opened.
# $id: of a game; $file: its name
export-done = Game { $id } was written to { $file }.
# $trouble: a sentence
export-trouble = The game cannot be opened, so the file has only what could be read. { $trouble }
# $id: of a game
import-done = Game { $id } was added. Continue with: tableforone play --resume { $id }
# $game: a line about it
share-game = The whole game:
share-beat = Beat my deal:
share-opens = Any copy of the app or the site opens them: follow the link, or paste it under “Open a link”.
# $moment: what was asked for; $last: the last one there is
share-no-moment = There is no moment { $moment } in this game. Choose 0 to { $last }.

delete-done = Deleted: { $game }
# $day: of the backup; $holds: games and cards in it
restore-done = Your games are as they were on { $day }: { $holds }.
# $files: their names
restore-before = What was there before is in { AND($files) } in the same folder.
# $day: of the latest backup
restore-how = Restore the latest with: tableforone restore { $day }
restore-none = No backups yet. One is made on each day you play; the last seven are kept.

## replay

# $difference: a sentence
replay-differs = The file does not agree with the rules: { $difference }
# $n: moves, cards and dice in the file; $fingerprint: of the game
replay-agrees = The file agrees with the rules: { $n } entries, fingerprint { $fingerprint }.
# $n, $all: entries
replay-reworded = The wording of { $n } of { $all } entries has changed since. The game is the same.
# $question: that is open
replay-open = Next: { $question }

## review

# $done, $all: decisions
review-progress = { $done } of { $all } decisions
# $game: its name. What follows is in % of the winning chance, or in points where winning was out of reach.
review-title-chance = { $game }: your winning chance in %, decision by decision
review-title-points = { $game }: your expected lead in points, decision by decision
# $round; $value: chance or lead; $bar: the same as a bar
review-row = round { $round }  { $value }  { $bar }
# $cost: of the move
review-row-cost = round { $round }  { $value }  { $bar }  cost { $cost }
# $start, $end: chance or lead; $luck; $cost: of all moves
review-sum = Start { $start }. Luck { SIGNED($luck) }. Your moves cost { $cost }. Result { $end }.
# $round; $question: that was asked; $cost; $move: the moves you made
review-move = Round { $round }, cost { $cost }. { $question } You: { $move }.
# $move: the moves of a better turn; $why: a sentence
review-better = Better: { $move }. { $why }
# $round; $before, $after: chance or lead; $luck; $cost: of the move; $move: what you chose; $happened: sentences
review-turning = Turning point: round { $round }, from { $before } to { $after } (luck { SIGNED($luck) }, your move cost { $cost }). You: { $move }. { $happened }
review-no-turning = There was no turning point.
# $player: its name; $n, $all: questions
review-same = { $player } would choose the same in { $n } of { $all } questions.
# $question: that was asked; $move: what you chose; $other: what the player would choose
review-other = { $question } You: { $move }. { $player }: { $other }.

## deck

# $file: its name; $option: what to type
deck-written = Written to { $file }. Play with it: --option { $option }={ $file }
# $cards: their names
deck-imported = Imported: { COMMAS($cards) }.
# $deck: its name; $n, $all: cards
deck-title = { $deck }: { $n } of { $all } entered from your own copy.
deck-unknown = not entered; the reconstructed card is used

## Computer players

# $n: games
learn-done = { $game }: learned from { NUMBER($n) } games. The net is in { $file }.
# $done, $all: games; $s: seconds; $won: part of them; $mine, $theirs: mean points; $error: of the estimate
learn-progress = { $done } of { $all } games, { NUMBER($s) } s: { PERCENT($won) } won, { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } points, error { NUMBER($error, decimals: 1) }
# $rate: part of games won; $low, $high: its range in %; $n: games; $points: mean points
ladder-line = { PERCENT($rate, decimals: 1) } won ({ NUMBER($low) }–{ NUMBER($high) }%), { $n } games, { $points }
# $line: the line before; $ms: for each decision
ladder-line-time = { $line }, { NUMBER($ms, decimals: 2) } ms
# $mine, $theirs: mean points
points = { NUMBER($mine, decimals: 1) } points
points-both = { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } points
# $game, $level: their names; $n: positions; $games
calibrate-title = { $game } { $level }: { NUMBER($n) } positions of { NUMBER($games) } games
# $error, $plain, $unseen: in points of %; $start, $won: parts of 1
calibrate-line = mean error { NUMBER($error, decimals: 1) }% (net alone { NUMBER($plain, decimals: 1) }%, games not fitted to { NUMBER($unseen, decimals: 1) }%); { PERCENT($start) } at the start, won { PERCENT($won) }
# $n: positions; $games: games; $judge: evaluations
regret-title = { $game }: { NUMBER($n) } positions of { NUMBER($games) } games, judged with { $judge } evaluations
# $budget: evaluations; $same: part of 1; $points, $chance: what is lost for each decision; $plus, $more: half of their ranges
regret-line = { $budget }: same choice { PERCENT($same) }, loses { NUMBER($points, decimals: 2) } ± { NUMBER($plus, decimals: 2) } points and { NUMBER($chance, decimals: 2) } ± { NUMBER($more, decimals: 2) }% winning chance per decision
# $game, $level: their names; $seed, $number: which move of which game; $points: how much better; $reason: a sentence
puzzles-line = { $game } { $level }, seed { $seed }, move { $number }: { $points } points better. { $reason }
# $n: puzzles
puzzles-sum = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
  } in { $games ->
    [one] 1 game.
   *[other] { $games } games.
  }
# $progress: how far it is, in words; $rate: games per second
simulate-progress = { $progress } ({ NUMBER($rate, decimals: 2) } games per second)
# $player: its name; $budget: how long it thinks
player-budget = { $player } ({ $budget } per decision)
# $setup: game, level, modules; $n: games; $seed: of the first
simulate-title = { $setup }, player { $player }, { $n } games from seed { $seed }
# $won, $lost, $drawn: games; $rate: part of them won; $low, $high: its range in %
simulate-won = won { $won }, lost { $lost }, drawn { $drawn }: { PERCENT($rate, decimals: 1) } won (95% range { NUMBER($low, decimals: 1) }–{ NUMBER($high, decimals: 1) }%)
# $mine: mean points
simulate-score = mean score { NUMBER($mine, decimals: 1) }
# $mine, $theirs: mean points
simulate-scores = mean score { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) }
# $s: seconds; $games, $decisions: in a second
simulate-speed = { NUMBER($s, decimals: 1) } s, { NUMBER($games, decimals: 1) } games/s, { NUMBER($decisions) } decisions/s

## Lab

# $folder: its path
study-stopped = Stopped. The games played so far are saved in { $folder }. The same command continues.
# $file: its path
verify-differs = { $file } does not agree with the rules.
# $n: games
verify-agrees = { $file } agrees with the rules: { NUMBER($n) } games replayed.
