# Der Begleiter am echten Tisch: die Liste des Gegners, die Frage, Korrekturen.

## Was du für den Gegner tust, Zeile für Zeile.

companion-do = Mach das für { $opponent }
companion-turn = { $opponent }: Zug { $n }
companion-move = Zug von { $opponent }
companion-turns = { $opponent }: Züge { $first }–{ $last }
companion-turn-heading = Zug { $n }
companion-final = Schlusswertung
companion-count = { $done } von { $all }
companion-all-done = Alles erledigt
# after a question that can be answered on a line of the list
companion-or-later = Oder hake die Zeile ab und gib es später ein.
companion-continue = Weiter
companion-show-again = Liste noch einmal zeigen
companion-done-before = schon erledigt
companion-speak = Vorlesen

## Vor der ersten Frage.

companion-set-up = Baue den Tisch auf
companion-for-two = Wie für zwei Personen
companion-seat = Für { $opponent }
companion-modules = Erweiterungen
companion-all-set = Alles liegt bereit
companion-start-game = Partie beginnen
companion-start = Erste Karte
companion-show-set-up = Aufbau noch einmal zeigen
companion-solo-step = Solo-Regeln: Schritt { $number }.

## Die Frage.

companion-now = Jetzt
companion-your-turn = Du bist dran
companion-enter = Eingeben
companion-remember = Denk daran
companion-asks = Was liegt auf deinem Tisch?
companion-confirm = Bestätigen
companion-none = Nichts davon
companion-search = Suchen
companion-search-hint = Teil des Namens
companion-all-kinds = Alle
companion-kinds = Arten
companion-correct = Eingabe korrigieren
companion-answers = Antworten
companion-several = Mehrere liegen gleichauf
companion-more-answers = Weitere Antworten
companion-dice-so-far = Die Würfel bisher
companion-dice-tap = Tippe jeden Würfel an, wie er liegt. Mit dem letzten von { $n } sind alle eingegeben.
companion-dice-count = { $n } von { $all } Würfeln. Tippe oben auf einen Würfel, um ihn zu entfernen.
companion-dice-faces = Augenzahlen
companion-dice-face = Ein Würfel mit einer { $face }
companion-dice-remove = Letzten Würfel entfernen
companion-dice-type = Oder tippe { $n } Ziffern, zum Beispiel 1123456611
companion-dice-line = „{ $said }“ ist kein Wurf. Tippe für jeden Würfel eine Ziffer von 1 bis { $faces }.

## Wo der Browser nicht alles darf.

companion-plain-http = Diese Adresse ist einfaches http. Deshalb geht der Bildschirm von selbst aus, und „Kopieren“ markiert den Text nur.
companion-plain-http-do = Stelle an diesem Gerät eine längere Zeit bis zur Bildschirmsperre ein oder starte die App mit { $safely } ({ $link }). Die App ohne Server ({ $offline }) geht auch so.
companion-plain-http-link = Heimnetz

## Was sich nicht eingeben lässt, und was stattdessen zu tun ist.

companion-over = Die Partie ist zu Ende. Es gibt nichts mehr einzugeben.
companion-tap-first = Tippe erst eine Antwort an.
companion-tick-one = { $least ->
    [one] Hake mindestens ein Feld an.
   *[other] Hake alle Felder an, die gleichauf liegen; bei diesen Würfeln sind es mindestens { $least }.
  }
companion-tick-or-none = Hake an, was da ist, oder drücke „Nichts davon“.
companion-tick-more = Du hast { $n } angehakt. Bei diesen Würfeln liegen { OR($possible) } Felder gleichauf. Hake sie alle an.
companion-tick-others = So kann es auf dem Tisch nicht liegen. Möglich: { SEMICOLONS($possible) }.
companion-out-of-date = Diese Seite ist veraltet. Lade sie neu und gib es noch einmal ein.

## Korrekturen.

companion-correct-about = Welche Eingabe ist falsch? Gib sie noch einmal ein; du siehst, welche Züge sich ändern, und entscheidest dann.
companion-before-first = Vor dem ersten Zug
companion-no-entries = Noch keine Eingaben. Hier steht alles, was du eingibst.
companion-cancel = Abbrechen
companion-turns-change = { $n ->
    [one] 1 Zug von { $opponent } würde sich ändern
   *[other] { $n } Züge von { $opponent } würden sich ändern
  }
companion-nothing-changes = Die Züge von { $opponent } bleiben gleich
companion-points-change = Punkte von { $opponent }: { $now }, wie gespielt; { $then }, wenn die Züge neu gespielt werden.
companion-repair = Bring den Tisch in Ordnung
companion-repair-about = Nur wenn du die Züge neu spielst, und erst wenn alles ausgeführt ist, was { $opponent } bisher getan hat.
companion-repair-nothing = Auf dem Tisch musst du nichts ändern.
companion-which-counts = Was gilt?
companion-keep = Lassen, wie gespielt
companion-keep-about = nur die Eingabe ändert sich
companion-replay = Neu spielen
companion-replay-about = der Tisch ist wie oben beschrieben

## Rund um die Frage.

companion-where = mit dem eigenen Spiel, gegen { $opponent }
companion-where-way = mit dem eigenen Spiel, gegen { $opponent }, { $way }
companion-show = Zeigen
companion-board = Spielplan von { $opponent }
companion-entered = Was du eingegeben hast
companion-barred = Jetzt nicht möglich
companion-from-to = { $first } bis { $last }
companion-numbers = Ist eine Zahl auf deinem Tisch anders?
companion-less = { $what }: eins weniger
companion-more = { $what }: eins mehr
companion-marks = Einzelne Marker
companion-reveals = Wer deckt die Karten von { $opponent } auf?
companion-reveals-app = Die App
companion-reveals-me = Ich
companion-no-number = Diese Zahl gibt es auf dem Plan nicht. Lade die Seite neu.
companion-number-bounds = { $what }: jetzt { $now }, möglich sind { $least } bis { $most }.
companion-not-dice = „{ $said }“ ist keine Anzahl von Würfeln. Lade die Seite neu.
companion-start-again = Diese Seite ist veraltet. Fange noch einmal bei der falschen Eingabe an.
companion-not-all = Es fehlt etwas. Fange noch einmal bei der falschen Eingabe an.
companion-nothing-entered = Diese Partie wird hier gespielt, deshalb gibt es keine Eingaben.
companion-no-entry = Diese Eingabe gibt es nicht mehr. Wähle eine andere.
companion-no-choice = Diese Möglichkeit gibt es nicht. Wähle noch einmal.

## Deine Karten.

deck-link = Deine Karten
deck-link-named = Deine Karten: { $deck }
deck-page = Deine Karten: { $game }
deck-title = Deine Karten
deck-about = { $game }, { $deck }. Die gedruckten Karten waren nicht zu finden; diese hier sind nachgebaut. Gib jede deiner Karten einmal ein; ab dann verwendet sie jede neue Partie.
deck-count = { $n } von { $all } eingegeben
deck-known = Eingegebene Karten
deck-open-file = Datei öffnen
deck-tap = Tippe auf eine Karte, um sie einzugeben
deck-tap-about = Nimm die gedruckte Karte mit dieser Nummer und wähle, was sie zeigt.
deck-card = Karte { $card }
deck-save = Karte { $card } speichern
deck-again = Karte neu beginnen
deck-incomplete = Karte { $card } war noch nicht vollständig, deshalb wurde nichts geändert. Gib sie noch einmal ein.
deck-none-own = In dieser Datei sind keine eigenen Karten. Wähle eine andere Datei.
deck-no-card = „{ $card }“ ist keine Karte aus: { $deck }. Wähle eine aus der Liste.
deck-impossible = Das kann Karte { $card } nicht zeigen. Gib sie noch einmal ein.
deck-address = Diese Adresse ist nicht vollständig. Gib die Karte noch einmal ein.
