# Was alle Spiele gleich sagen: Aufbau, Schlusswertung, Begründungen als Text, Eingaben des Begleiters.

# A game with your own copy, in a list of games. $game: its name
name-at-home = { $game } am eigenen Tisch

# $level: its name; $modules: their names
way-modules = { $level }, dazu { AND($modules) }
way-only-modules = dazu { AND($modules) }

# $what: is scored; $mine: points for it; $sum: points so far
scored = { CAPITAL($what) }: { $mine }. Summe { $sum }.
# $opponent: its name; $theirs: its points; $other: its points so far
scored-both = { CAPITAL($what) }: du { $mine }, { $opponent } { $theirs }. Summe { $sum }–{ $other }.

# $left, $out: names of candidates
row-all-left = übrig: { SEMICOLONS($left) }
row-left-and-out = übrig: { SEMICOLONS($left) } – ausgeschieden: { SEMICOLONS($out) }
row-nobody = kein Kandidat passt
row-by-lot = Bei Gleichstand entscheidet das Los
# $rule: its number; $text: the rule
row-rule = Regel { $rule }: { $text }

## Was man jederzeit eingeben kann. Im Protokoll; mit der Partie auf Englisch gespeichert.

# $name: of a number on his board; $before, $after: what it was and is
aside-corrected = Korrigiert: { $name }, von { $before } auf { $after }
aside-refused = So weit lässt sich diese Zahl nicht ändern: Dafür reicht das Spielmaterial nicht.
aside-app-cards = Ab jetzt deckt die App seine Karten auf
aside-own-cards = Ab jetzt deckst du seine Karten auf
# $n: number of an entry
aside-kept = Eingabe { $n } war falsch; es gilt, was gespielt wurde
# $question: in words; $answer: to it
aside-ahead = { $question } { $answer }

## Anweisungen, die den echten Tisch nach einer Korrektur richtigstellen.

# $opponent: its name; $before, $after: points
repair-points = Punkte von { $opponent }: von { $before } auf { $after }
# $name: of a piece or number
repair-add = Dazulegen: { $name }
repair-remove = Wegnehmen: { $name }
repair-number = { CAPITAL($name) }: von { $before } auf { $after }

## Eine Option jedes Begleiters: Wer deckt die Karten des Gegners auf?

option-his-cards = Wer deckt seine Karten auf?
option-his-cards-app = Die App
    .about = Sein Kartenstapel bleibt in der Schachtel.
option-his-cards-mine = Du
    .about = Sein Kartenstapel liegt auf dem Tisch, und du gibst jede Karte ein.
