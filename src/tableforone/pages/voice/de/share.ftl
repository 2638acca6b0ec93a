# Eine Partie teilen: das Bild, die Links, eine Auslage zum Schlagen.

share-title = Teilen
share-lede = Nichts wird von selbst verschickt. Du entscheidest, wer das Bild oder den Link bekommt.
share-picture-title = Bild
share-moment-note = Das ist Zug { $n } der Partie.
share-no-spoilers-note = Das Bild einer Auslage des Tages zeigt nichts, was anderen hilft.
share-shape-wide = Breit
share-shape-square = Quadrat
share-save = Bild speichern
share-send = Teilen …
share-saved = Gespeichert
share-game-title = Die ganze Partie
share-game-about = Dieser Link enthält die ganze Partie. In jeder Fassung der App öffnet er sie zum Nachspielen an dieser Stelle.
share-game-spoils = Der Link zeigt jede Karte der Auslage des Tages. Schick ihn nur Leuten, die sie schon gespielt haben.
share-beat-title = Schlag meine Auslage
share-beat-about = Wer den Link öffnet, spielt dieselbe Auslage: dieselben Karten, dieselben Würfel, dein Punktestand als Ziel. Deine Züge bleiben so lange verborgen.
share-name = Dein Name (freiwillig)
share-copy = Link kopieren
share-link-label = Link zum Nachspielen
share-beat-label = Link zu deiner Auslage
share-no-moment = Eine Stelle { $moment } gibt es in dieser Partie nicht. Wähle 0 bis { $last }.
share-replay-here = Moment teilen

## Im Bild.

share-against = gegen { $opponent }
share-against-way = gegen { $opponent }, { $way }
share-me = ich
share-deal = Auslage { $deal }
share-no-spoilers = verrät nichts
share-says-won = { $by ->
    [one] Ich habe { $opponent } mit 1 Punkt Vorsprung geschlagen.
   *[other] Ich habe { $opponent } mit { $by } Punkten Vorsprung geschlagen.
}
share-says-won-late = Ganz am Ende habe ich { $opponent } überholt.
share-says-lost = { $by ->
    [one] { $opponent } hat mich mit 1 Punkt Vorsprung geschlagen.
   *[other] { $opponent } hat mich mit { $by } Punkten Vorsprung geschlagen.
}
share-says-lost-late = Ganz am Ende hat { $opponent } mich überholt.
share-says-draw = { $opponent } und ich spielten unentschieden.
share-says-won-alone = Ich habe { $opponent } geschlagen.
share-says-lost-alone = { $opponent } hat mich geschlagen.
share-says-draw-alone = { $opponent } und ich spielten unentschieden.
share-says-moment = Was würdest du hier tun?
share-picture = { $theirs ->
    [none] { $game } gegen { $opponent }, Punktestand { $mine }. { $words }
   *[other] { $game } gegen { $opponent }, { $mine }–{ $theirs }. { $words }
}

## Ein Link, der von anderswo kam.

shared-title = Link öffnen
shared-lede = Füge einen Link ein, den dir jemand geschickt hat. Die Partie darin wird nach den Regeln nachgespielt, bevor du sie siehst.
shared-label = Link
shared-open = Öffnen
shared-opening = Die Partie wird nachgespielt …
shared-home = Alle Spiele
shared-not-to-beat = Die Partie in diesem Link ist nicht beendet, deshalb gibt es keinen Punktestand zu schlagen. Spiele sie stattdessen nach.
shared-tag = mit dir geteilt
shared-tag-by = geteilt von { $sender }
shared-games = Mit dir geteilt
shared-replay = Nachspielen
shared-deal = Schlag diese Auslage
shared-delete = Diese geteilte Partie löschen: { $game }

## Schlag meine Auslage.

deal-title = Schlag diese Auslage
deal-heading-by = { $sender } fordert dich heraus
deal-heading = Schlag diese Auslage
deal-lede = Dieselben Karten, dieselben Würfel, ein Punktestand als Ziel.
deal-target = zu schlagen
deal-target-won = damit wurde { $opponent } geschlagen
deal-target-lost = damit gewann { $opponent }
deal-target-draw = unentschieden gegen { $opponent }
deal-game = Spiel
deal-opponent = Gegner
deal-expansions = Erweiterungen
deal-none = keine
deal-number = Nummer der Auslage
deal-checked = Die Partie in diesem Link wurde hier nachgespielt: Der Punktestand ist echt.
deal-hidden = Der andere Tisch, seine Kurve und seine Züge bleiben verborgen, bis du gespielt hast.
deal-play = Auslage spielen
deal-continue = Weiterspielen
deal-see = Beide Ergebnisse
deal-learn = Spielen lernen
duel-title = Dieselbe Auslage, zwei Ergebnisse
# $by: Punkte
duel-won = { $by ->
    [one] Du gewinnst mit 1 Punkt Vorsprung
   *[other] Du gewinnst mit { $by } Punkten Vorsprung
}
duel-lost = { $by ->
    [one] { $sender } gewinnt mit 1 Punkt Vorsprung
   *[other] { $sender } gewinnt mit { $by } Punkten Vorsprung
}
duel-draw = Gleich viele Punkte
duel-you = Du
duel-friend = Die andere Seite
duel-back = Dein Ergebnis zurückschicken
duel-replay = Partie von { $sender } nachspielen
duel-replay-friend = Die andere Partie nachspielen
duel-from = Punkte für
duel-difference = Unterschied
duel-total = Summe
