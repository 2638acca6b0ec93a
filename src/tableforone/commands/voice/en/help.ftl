# The command line: what --help shows.
# A line starts with a verb, in lower case, without a full stop, and has at most 60 characters.

about = Play board games on your own against their printed solo opponents.
usage = Usage:
help-positional = Arguments
help-options = Options
help-help = show this help
help-version = show the version
# $languages: what there is
help-language = choose the language: { OR($languages) } (default: your system’s)

## Commands.

command-serve = start the app in your browser
command-games = list games, opponents, levels, modules and options
command-engines = show which engines are in use, compiled or plain
command-play = play in the terminal, or continue a saved game
command-companion = play the opponent at your real table
command-lesson = learn a game in the terminal, or continue a lesson
command-daily = play today’s deal, the same for everyone
command-simulate = let a computer player play many games
command-learn = train the expert on its own games
command-ladder = show how often each player wins at every level
command-calibrate = compare the expert’s winning chances with its results
command-regret = measure what a hint loses by thinking less
command-puzzles = find positions with one clearly best turn
command-study = play a study on the same deals and write a report
command-bench = measure a player on the bench, or verify a result
command-dataset = write many games of a player as a data set (Parquet)
command-replay = replay a saved game by the rules
command-review = review a saved game with the coach
command-tables = list your saved games, the latest first
command-export = write a saved game to a file
command-import = add a game from a file to your saved games
command-share = print links that carry a saved game
command-delete = delete saved games
command-restore = list the daily backups, or restore one
command-deck = list, enter, export or import your own solo cards
command-rules = show the rules of a game, or one rule
command-languages = show how complete each language is

## Arguments of several commands.

help-level = choose the opponent’s level
help-modules = choose modules, separated by commas
help-option = set an option of the game; can be repeated
help-seed = choose the deal: the same seed, the same cards and dice
help-seed-first = choose the seed of the first game
help-workers = set the number of processes (default: all cores)
help-json = print JSON on the last line
help-data = choose the data folder (default: TABLEFORONE_DATA)
help-one-game = show one game only
# $players: their names
help-player = choose who plays: { $players }
# $players: their names; $default: one of them
help-player-default = choose who plays: { $players } (default { $default })
# $players: their names
help-one-player = show one player only: { $players }
help-budget = limit thinking, such as 500 evaluations or 200ms
# $n: the default
help-games = set the number of games (default { $n })

## Arguments of one command.

help-host = choose the address (default: this machine only)
# $port: its number
help-port = choose the port; 0 takes any free one (default { $port })
help-open = open the browser
help-lan = let phones on the home network join with a pairing code
help-https = use https with its own certificate (with --lan)
help-day = restore this backup, such as 2026-05-01
help-check = only say whether the file agrees
# $default: a number
help-review-games = simulate this many games per costly move (default { $default })
help-compared-player = also list what this player would choose
help-card = enter this card of yours, or correct it
help-export = write your cards to a file
help-import = read cards from a file
help-game = choose the game (default: you are asked)
help-resume = continue this saved game
help-cards = choose who reveals the opponent’s cards (default app)
help-lesson = choose another lesson than the first
help-result = write the result to this file
help-bench-game = play the tasks of one game only
help-beside = compare with the games in this result
help-verify = replay a result and check it
# $default: the name of a player
help-dataset-player = choose who plays (default { $default })
# $default: a number
help-first-seed = choose the first deal (default { $default })
help-dataset-out = write the data set to this folder
help-study-file = read the study from this TOML file
help-study-games = set the games of each variant (default: as in the file)
help-study-out = keep the study in this folder (default: data folder)
help-on = play on a Ray cluster
help-address = choose the cluster (default: one on this machine)
help-learn-seed = repeat exactly: same seed and games, same file
help-learn-out = write the net to this file (default: the package)
help-begin = continue with this net instead of a new one
help-partners = also keep four weaker nets in this folder
help-ladder-games = play this many new games for each line
help-keep = add the new games to the package’s own
help-calibrate-games = play this many new games on each level
help-calibrate-budget = limit thinking (default 2,000 evaluations)
help-calibrate-keep = use the result for all winning chances
help-regret-budget = measure this budget alone, such as 336 evaluations
help-puzzles-keep = use them as the puzzles of this game
help-plot = draw a chart into this SVG file
help-missing = list what is missing in this language
help-share-moment = open the replay at this moment (default: the end)
help-share-site = link to the site at this address (default: this computer)
