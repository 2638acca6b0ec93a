# Aufbau, Begründungen, Regeln, Ergebnisse und Listen von Partien im Terminal.

## Ein Spiel wählen.

# $question: what is asked; $n: the number of a choice
pick-default = { $question } (Enter: { $n })
pick-game = Welches Spiel?
# $game: its name; $opponents: their names
pick-game-choice = { $game }, gegen { OR($opponents) }
pick-level = Welche Stufe?
pick-module = Welches Modul?
pick-module-none = keines
pick-module-stop = kein weiteres
# $game: its name; $when: it was last played
continue = Deine Partie { $game } ist noch nicht zu Ende (zuletzt gespielt: { $when }). Weiterspielen?
# $level: its name
continue-level = Deine Partie { $game }, Stufe { $level }, ist noch nicht zu Ende (zuletzt gespielt: { $when }). Weiterspielen?
continue-yes = weiterspielen
continue-no = eine neue Partie beginnen

## Was gewählt wurde.

# $name: of what was chosen; $value: how
chosen = { $name }: { $value }
chosen-level = Stufe
chosen-module = Modul
chosen-file = aus deiner eigenen Datei

## Warum?

why-no-sentence = Diese Entscheidung hat keine eigene Begründung.
why-no-choice = Es gab nur einen Kandidaten.
why-rows = Die Kandidaten, Regel für Regel:
why-rules = Die Regeln:
row-none = Kein Kandidat passt.
row-skipped = Kein Kandidat passt, also wird diese Regel übersprungen.
# $n: candidates
row-all = Alle { $n } passen.
# $name: of a candidate
row-one = passt: { $name }
# $names: of candidates
row-left = noch dabei: { SEMICOLONS($names) }
row-out = ausgeschieden: { SEMICOLONS($names) }
# $game: its name; $rule: what was typed; $sections: their numbers
no-rule = „{ $rule }“ ist keine Regel von { $game }. Abschnitte: { COMMAS($sections) }.

## Ergebnisse.

# $outcome: won, lost or draw; $score: your points
ending = { $outcome ->
    [won] Du gewinnst
    [lost] Du verlierst
   *[draw] Unentschieden
} mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
# $opponent: the opponent’s points
ending-both = { $outcome ->
    [won] Du gewinnst
    [lost] Du verlierst
   *[draw] Unentschieden:
} { $score }–{ $opponent }.
total = Summe
you = du
undos-none = Ohne Rückgängig gespielt.
# $n: moves; $reveals: cards or dice that had been seen
undos = { $n ->
    [one] 1 Zug wurde rückgängig gemacht.
   *[other] { $n } Züge wurden rückgängig gemacht.
}
undos-reveals = { $n ->
    [one] 1 Zug wurde rückgängig gemacht
   *[other] { $n } Züge wurden rückgängig gemacht
}, { $reveals }-mal nach dem Aufdecken von Karten oder Würfeln.

## Gespeicherte Partien und Sicherungen, je eine Zeile.

# $game: its name; $trouble: a sentence
table-trouble = { $game }: lässt sich nicht öffnen. { $trouble }
# $n: moves, cards and dice so far
table-open = läuft, { $n ->
    [one] 1 Eingabe
   *[other] { $n } Eingaben
}
# $outcome: won, lost or draw; $score, $opponent: points
table-over = { $outcome ->
    [won] gewonnen mit { $score }
    [lost] verloren mit { $score }
   *[draw] unentschieden mit { $score }
}
table-over-both = { $outcome ->
    [won] gewonnen { $score }–{ $opponent }
    [lost] verloren { $score }–{ $opponent }
   *[draw] unentschieden { $score }–{ $opponent }
}
# $state: how it stands; $n: moves
table-undos = { $state }, { $n } rückgängig gemacht
table-lesson = { $game } (Einführung)
table-unknown = unbekanntes Spiel
# $holds: what is in it; $size: in MB
copy = { $holds }, { NUMBER($size, decimals: 1) } MB
copy-damaged = beschädigt, lässt sich nicht zurückholen
# $n: games; $decks: sets of your own cards
copy-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
copy-decks = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} und { $decks ->
    [one] 1 Kartenstapel
   *[other] { $decks } Kartenstapel
}
