# Was die Befehle ausgeben.

## games, engines, languages

# $id: what to type; $game: its name; $opponents: their names
games-line = { $id }: { $game }, gegen { OR($opponents) }
# $levels: all; $default: one of them
games-levels = Stufen: { COMMAS($levels) } (sonst { $default })
# $module: what to type; $about: what it adds
games-module = Modul { $module }: { $about }
# $option: what to type; $values: its choices; $about: what it changes
games-option = Option { $option }={ $values }: { $about }
# $default: one of the choices
games-option-default = Option { $option }={ $values } (sonst { $default }): { $about }
# $name: of a game; $file: its engine
engine-compiled = { $name }: kompiliert ({ $file })
engine-plain = { $name }: reines Python ({ $file })
engines-slow = Engines in reinem Python spielen dieselben Partien etwa sechsmal langsamer. Mit einem C-Compiler baut
    `make play` im Hintergrund kompilierte und benutzt sie ab dem nächsten Start. `make fast` baut sie sofort und sagt,
    wie andere Befehle sie benutzen.
# $id: what to type; $name: of the language; $share: part of all messages; $n, $all: messages
language-line = { $id } ({ $name }): { PERCENT($share) }, { $n } von { $all } Texten
# $part: a folder of the program; $n, $all: messages
language-part = { $part }: { $n } von { $all } Texten

## Gespeicherte Partien

tables-none = Noch keine gespeicherten Partien. `tableforone play` beginnt eine.
tables-trouble = Auch eine Partie, die sich nicht öffnen lässt, kannst du exportieren oder löschen.
# $id: of a game; $file: its name
export-done = Partie { $id } steht jetzt in { $file }.
# $trouble: a sentence
export-trouble = Die Partie lässt sich nicht öffnen; die Datei enthält nur, was lesbar war. { $trouble }
# $id: of a game
import-done = Partie { $id } wurde übernommen. Weiterspielen mit: tableforone play --resume { $id }
# $game: a line about it
share-game = Die ganze Partie:
share-beat = Schlag meine Auslage:
share-opens = Jede App und die Website öffnen diese Links: Folge dem Link, oder füge ihn unter „Link öffnen“ ein.
# $moment: what was asked for; $last: the last one there is
share-no-moment = Moment { $moment } gibt es in dieser Partie nicht. Wähle 0 bis { $last }.

delete-done = Gelöscht: { $game }
# $day: of the backup; $holds: games and cards in it
restore-done = Deine Partien sind wieder auf dem Stand vom { $day }: { $holds }.
# $files: their names
restore-before = Was vorher da war, liegt im selben Ordner: { AND($files) }.
# $day: of the latest backup
restore-how = Die neueste zurückholen mit: tableforone restore { $day }
restore-none = Noch keine Sicherungen. An jedem Tag, an dem du spielst, entsteht eine; die letzten sieben bleiben.

## replay

# $difference: a sentence
replay-differs = Die Datei passt nicht zu den Regeln: { CAPITAL($difference) }
# $n: moves, cards and dice in the file; $fingerprint: of the game
replay-agrees = Die Datei passt zu den Regeln: { $n ->
    [one] 1 Eingabe
   *[other] { $n } Eingaben
}, Fingerabdruck { $fingerprint }.
# $n, $all: entries
replay-reworded = Seither hat sich der Wortlaut von { $n } der { $all } Eingaben geändert. Die Partie ist dieselbe.
# $question: that is open
replay-open = Als Nächstes: { $question }

## review

# $done, $all: decisions
review-progress = { $done } von { $all } Entscheidungen
# $game: its name. What follows is in % of the winning chance, or in points where winning was out of reach.
review-title-chance = { $game }: deine Gewinnchance in %, Entscheidung für Entscheidung
review-title-points = { $game }: dein erwarteter Vorsprung in Punkten, Entscheidung für Entscheidung
# $round; $value: chance or lead; $bar: the same as a bar
review-row = Runde { $round }  { $value }  { $bar }
# $cost: of the move
review-row-cost = Runde { $round }  { $value }  { $bar }  Verlust { $cost }
# $start, $end: chance or lead; $luck; $cost: of all moves
review-sum = Anfang { $start }. Glück { SIGNED($luck) }. Verlust durch deine Züge { $cost }. Ergebnis { $end }.
# $round; $question: that was asked; $cost; $move: the moves you made
review-move = Runde { $round }, Verlust { $cost }. { $question } Du: { $move }.
# $move: the moves of a better turn; $why: a sentence
review-better = Besser: { $move }. { $why }
# $round; $before, $after: chance or lead; $luck; $cost: of the move; $move: what you chose; $happened: sentences
review-turning = Wendepunkt: Runde { $round }, von { $before } auf { $after } (Glück { SIGNED($luck) }, Verlust durch deinen Zug { $cost }). Du: { $move }. { $happened }
review-no-turning = Es gab keinen Wendepunkt.
# $player: its name; $n, $all: questions
review-same = { $player } würde bei { $n } von { $all } Fragen dasselbe wählen.
# $question: that was asked; $move: what you chose; $other: what the player would choose
review-other = { $question } Du: { $move }. { $player }: { $other }.

## deck

# $file: its name; $option: what to type
deck-written = In { $file } geschrieben. Damit spielen: --option { $option }={ $file }
# $cards: their names
deck-imported = Übernommen: { COMMAS($cards) }.
# $deck: its name; $n, $all: cards
deck-title = { $deck }: { $n } von { $all } aus deinem eigenen Spiel eingegeben.
deck-unknown = nicht eingegeben; es gilt die nachgebaute Karte

## Computerspieler

# $n: games
learn-done = { $game }: aus { $n ->
    [one] 1 Partie
   *[other] { NUMBER($n) } Partien
} gelernt. Das Netz ist in { $file }.
# $done, $all: games; $s: seconds; $won: part of them; $mine, $theirs: mean points; $error: of the estimate
learn-progress = { $done } von { $all } { $all ->
    [one] Partie
   *[other] Partien
}, { NUMBER($s) } s: { PERCENT($won) } gewonnen, { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } Punkte, Fehler { NUMBER($error, decimals: 1) }
# $rate: part of games won; $low, $high: its range in %; $n: games; $points: mean points
ladder-line = { PERCENT($rate, decimals: 1) } gewonnen ({ NUMBER($low) }–{ NUMBER($high) } %), { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $points }
# $line: the line before; $ms: for each decision
ladder-line-time = { $line }, { NUMBER($ms, decimals: 2) } ms
# $mine, $theirs: mean points
points = { NUMBER($mine, decimals: 1) } Punkte
points-both = { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) } Punkte
# $game, $level: their names; $n: positions; $games
calibrate-title = { $game } { $level }: { NUMBER($n) } Stellungen aus { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games) } Partien
}
# $error, $plain, $unseen: in points of %; $start, $won: parts of 1
calibrate-line = mittlerer Fehler { NUMBER($error, decimals: 1) } % (Netz allein { NUMBER($plain, decimals: 1) } %, nicht angepasste Partien { NUMBER($unseen, decimals: 1) } %); { PERCENT($start) } zu Beginn, gewonnen { PERCENT($won) }
# $n: positions; $games: games; $judge: evaluations
regret-title = { $game }: { NUMBER($n) } Stellungen aus { NUMBER($games) } Partien, beurteilt mit { $judge } Bewertungen
# $budget: evaluations; $same: part of 1; $points, $chance: what is lost for each decision; $plus, $more: half of their ranges
regret-line = { $budget }: gleiche Wahl { PERCENT($same) }, verliert je Entscheidung { NUMBER($points, decimals: 2) } ± { NUMBER($plus, decimals: 2) } Punkte und { NUMBER($chance, decimals: 2) } ± { NUMBER($more, decimals: 2) } % Gewinnchance
# $game, $level: their names; $seed, $number: which move of which game; $points: how much better; $reason: a sentence
puzzles-line = { $game } { $level }, Auslage { $seed }, Zug { $number }: { $points } Punkte besser. { $reason }
# $n: puzzles
puzzles-sum = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
  } in { $games ->
    [one] 1 Partie.
   *[other] { $games } Partien.
  }
# $progress: how far it is, in words; $rate: games per second
simulate-progress = { $progress } ({ NUMBER($rate, decimals: 2) } Partien pro Sekunde)
# $player: its name; $budget: how long it thinks
player-budget = { $player } ({ $budget } je Entscheidung)
# $setup: game, level, modules; $n: games; $seed: of the first
simulate-title = { $setup }, Spieler { $player }, { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} ab Auslage { $seed }
# $won, $lost, $drawn: games; $rate: part of them won; $low, $high: its range in %
simulate-won = gewonnen { $won }, verloren { $lost }, unentschieden { $drawn }: { PERCENT($rate, decimals: 1) } gewonnen (Spanne bei 95 %: { NUMBER($low, decimals: 1) }–{ NUMBER($high, decimals: 1) } %)
# $mine: mean points
simulate-score = mittlerer Punktestand { NUMBER($mine, decimals: 1) }
# $mine, $theirs: mean points
simulate-scores = mittlerer Punktestand { NUMBER($mine, decimals: 1) }–{ NUMBER($theirs, decimals: 1) }
# $s: seconds; $games, $decisions: in a second
simulate-speed = { NUMBER($s, decimals: 1) } s, { NUMBER($games, decimals: 1) } Partien/s, { NUMBER($decisions) } Entscheidungen/s

## Labor

# $folder: its path
study-stopped = Angehalten. Die bisher gespielten Partien sind in { $folder } gespeichert. Derselbe Befehl macht weiter.
# $file: its path
verify-differs = { $file } passt nicht zu den Regeln.
# $n: games
verify-agrees = { $file } passt zu den Regeln: { $n ->
    [one] 1 Partie
   *[other] { NUMBER($n) } Partien
} nachgespielt.
