# Der Tisch während der Partie, und das Nachspielen.

table-skip = Zur Frage
table-brand = Table for One, alle Spiele
table-replay-tag = nachgespielt
table-score = Punktestand
table-you = Du
table-boards = Spielpläne
table-tab-move = Zug
table-tab-table = Tisch
table-heading = Der Tisch
table-in-words = Der Tisch in Worten
table-question = Frage { $n }
table-kinds = Art der Möglichkeit
table-further = noch { $n }
table-choices = Möglichkeiten
table-other = Sonstiges
table-what = Was ist das?
table-what-key = Was ist das? (?)
table-last-turn = Zug von { $opponent }
table-last-turn-title = Was { $opponent } getan hat, Schritt für Schritt (W)
table-round = Runde { $n } von { $all }

## Die Werkzeuge oben, und das Menü.

tool-undo = Rückgängig
tool-redo = Wiederholen
tool-replay = Nachspielen
tool-result = Ergebnis
tool-download = Herunterladen
tool-download-this = Diese Partie herunterladen
tool-close-replay = Nachspielen beenden
tool-menu = Menü
menu-title = Diese Partie
menu-close = Menü schließen
menu-saved = Diese Partie ist gespeichert. Komm zurück, wann du willst.

## Spielteile. Für Vorleseprogramme.

piece-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
piece-choices = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
piece-chosen = gewählt
piece-ruled-out = ausgeschieden nach Regel { $rule }
piece-move = der gespielte Zug
rule-number = Regel { $number }

## Was ein Spielteil ist.

explained-now = Jetzt
explained-choose = Du kannst es jetzt wählen.
explained-may = Du kannst: { SEMICOLONS($choices) }.
explained-may-more = Du kannst: { SEMICOLONS($choices) }; und { $n } weitere.
explained-symbols = Symbole darauf
explained-close = schließen
explained-impossible = Jetzt nicht möglich.
explained-unknown = Über dieses Spielteil ist nichts bekannt. Lade die Seite neu.

## Das Protokoll.

log-title = Protokoll
log-moves = Alle Züge
log-place = { $n } von { $all }
log-undone = Zurückgenommen
log-why-of = Warum? { $move }
log-undo = bis hier zurück
log-undo-title = Diesen Zug und alles danach zurücknehmen
log-undo-of = bis hier zurück, vor: { $move }
log-empty = Noch nichts. Hier steht jeder Zug.

## Das Ende.

over-title = Die Partie ist zu Ende
over-result = Zum Ergebnis
over-won = Du gewinnst { $mine }–{ $theirs }
over-lost = { $opponent } gewinnt { $theirs }–{ $mine }
over-draw = Unentschieden, { $mine }–{ $theirs }

## Das Nachspielen. $n, $all: Züge

replay-title = Nachspielen
replay-first = Zum Anfang
replay-previous = Voriger Zug (Pfeil links)
replay-next = Nächster Zug (Pfeil rechts)
replay-last = Zum Ende
replay-moment = Zug
replay-before = Vor Zug { $n } von { $all }: { $move }
replay-end = Das Ende
replay-go = Zeigen
replay-continue = Von hier weiterspielen
replay-continue-short = Weiter
replay-continue-title = Beginnt eine neue Partie ab diesem Zug; diese bleibt, wie sie ist
replay-your-moves = deine Züge
replay-their-turns = Züge von { $opponent }
replay-undone = zurückgenommen
replay-key-move = Zug
replay-key-continue = von hier weiterspielen
replay-move = Zug { $n } von { $all } · Frage { $question }
# Für Vorleseprogramme, zwischen zwei Punktständen.
replay-to = zu
replay-followed = Was folgte
replay-turn = Zug von { $opponent }, Schritt für Schritt
replay-others = Andere Möglichkeiten
replay-choices = { $n ->
    [one] 1 Möglichkeit
   *[other] insgesamt { $n } Möglichkeiten
}
replay-now = Jetzt
replay-open = Diese Frage hast du noch nicht beantwortet.
replay-no-moment = Eine Stelle { $moment } gibt es in dieser Partie nicht. Wähle 0 bis { $last }.

## Was nicht stimmt, und was zu tun ist.

table-no-question-shown = Eine Frage { $n } gibt es in dieser Partie nicht. Geh zurück zum Tisch.
table-no-step = { $n ->
    [one] Dieser Zug hat nur 1 Schritt. Wähle 1.
   *[other] Dieser Zug hat { $n } Schritte. Wähle 1 bis { $n }.
}
table-turn-at-home = Mit dem eigenen Spiel steht der Zug des Gegners auf der Seite des Tisches.
table-nothing-decided = Der Gegner hat in diesem Zug nichts entschieden. Geh zurück zum Tisch.
table-not-companion = Diese Partie wird hier gespielt, deshalb gibt es nichts einzugeben.
table-crash = { $fault } Wähle etwas anderes, und schick den { $report } bitte an die Entwickler.
table-crash-report = Bericht
