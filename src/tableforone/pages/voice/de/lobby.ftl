# Die Startseite, und der Aufbau einer Partie.

# $n: Partien, die eingeklappt sind
lobby-more = { $n ->
    [one] 1 weitere laufende Partie
   *[other] { $n } weitere laufende Partien
}
# $n: games, many
lobby-every = Alle { $n } laufenden Partien zeigen
lobby-open-link = Link öffnen
# $target: Punkte
lobby-target = Ziel: über { $target }

## Wie stark ein Gegner ist: was unser Experte gegen ihn erreicht hat.

odds-easy = Der Experte gewinnt fast immer
odds-good = Der Experte gewinnt meistens
odds-even = Ausgeglichen für den Experten
odds-hard = Der Experte verliert meistens
odds-very-hard = Der Experte gewinnt selten
odds-hardly = Der Experte gewinnt fast nie
odds-measured = { $won } von { $games } Partien
odds-measured-without-search = { $won } von { $games } Partien, ohne Suche
odds-windows = { $won } von 10

## Die Startseite.

# $hour: "morning", "afternoon" oder "evening"
lobby-greeting = { $hour ->
    [morning] Guten Morgen. Dein Tisch ist bereit.
    [afternoon] Guten Tag. Dein Tisch ist bereit.
   *[evening] Guten Abend. Dein Tisch ist bereit.
}
lobby-about = { $n ->
    [one] 1 Spiel mit einem Gegner, der nach den gedruckten Regeln spielt und dir sagt, warum.
   *[other] { $n } Spiele mit Gegnern, die nach ihren gedruckten Regeln spielen und dir sagen, warum.
}
lobby-open-file = Partie öffnen
lobby-running = Laufende Partien
lobby-new = Neue Partie beginnen
lobby-play = Neue Partie
lobby-lesson = Einführung
lobby-daily = Auslage des Tages
lobby-delete = Diese Partie löschen: { $game }
lobby-opponents = { OR($opponents) }
lobby-against = Gegen { $opponents }.
lobby-companion = Mit dem eigenen Spiel
lobby-companion-title = Die App spielt { $opponent } an deinem echten Tisch
lobby-passport = Dein Pass
lobby-round = Runde { $round }
lobby-round-of = Runde { $round } von { $rounds }
stamp-best = Bestleistung
stamp-none = noch nicht gespielt

## Die Auslage von heute.

daily-title = Auslage des Tages · { $date }
daily-about = { $opponent }. Heute haben alle dieselben Karten und Würfel.
daily-about-way = { $opponent }, { $way }. Heute haben alle dieselben Karten und Würfel.
daily-streak-about = Auch eine Niederlage hält die Serie.
# $outcome: "won", "lost" oder "draw"; $mine, $theirs: Punkte
daily-played = { $outcome ->
    [won] Du hast { $mine }–{ $theirs } gewonnen.
    [lost] Du hast { $mine }–{ $theirs } verloren.
   *[draw] Unentschieden, { $mine }–{ $theirs }.
}
daily-played-alone = { $outcome ->
    [won] Du hast mit { $mine } gewonnen.
    [lost] Du hast mit { $mine } verloren.
   *[draw] Unentschieden mit { $mine }.
}
daily-play = Spielen
daily-continue = Weiterspielen
daily-result = Ergebnis
daily-button = (Auslage des Tages)
# Nach der Zahl. $n: Tage
daily-streak = { $n ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
daily-longest = längste Serie: { $n }
daily-longest-label = längste Serie
daily-week = Diese Woche
daily-month = { month-name }, Tag für Tag
daily-won = gewonnen
daily-lost = verloren
daily-today = heute
daily-miss = ausgelassen
daily-later = kommt noch
daily-share = Ergebnis teilen
daily-share-text = Text zum Teilen
share-text-title = Table for One · { $date }
share-text-result = { $outcome ->
    [won] Ich habe { $opponent } { $mine }–{ $theirs } geschlagen
    [lost] { $opponent } hat mich { $theirs }–{ $mine } geschlagen
   *[draw] { $opponent } und ich spielten unentschieden, { $mine }–{ $theirs }
}
share-text-result-alone = { $outcome ->
    [won] Ich habe { $opponent } mit { $mine } geschlagen
    [lost] { $opponent } hat mich geschlagen; ich hatte { $mine }
   *[draw] { $opponent } und ich spielten unentschieden; ich hatte { $mine }
}
# $blocks: ein Quadrat für jeden der letzten sieben Tage; $n: Tage
share-text-week = Letzte sieben Tage { $blocks } · Serie { $n }

## Was als Nächstes? $why: einer der Gründe; $way: die Stufe

next-title = Was nun?
next-game = { $game }: { $why }
next-level = { $game }, { $way }: { $why }
next-play = Neue Partie
next-learn = Der Gastgeber zeigt dir die ersten Runden, in etwa { $n } Minuten.
next-win = Du kennst die Regeln; jetzt gewinne eine Partie.
next-harder = Versuche die nächste Stufe.

## Der Aufbau einer Partie.

setup-title = Aufbau: { $game }
setup-ready = Alles ist bereit. Ändere, was du willst, oder beginne gleich.
setup-first = Zum ersten Mal hier?
setup-primer = Das Spiel in wenigen Sätzen
setup-strength = Schwierigkeit
setup-modules = Erweiterungen
setup-modules-about = Ohne Haken spielst du das Grundspiel.
setup-meets = du spielst gegen { $opponent }
setup-advanced = Mehr Optionen
setup-advanced-about = { $n ->
    [0] Nummer der Auslage
    [one] Nummer der Auslage und 1 Option
   *[other] Nummer der Auslage und { $n } Optionen
}
setup-deal-about = Dieselbe Nummer bringt dieselben Karten und Würfel. Lass das Feld leer für eine neue Auslage.
setup-deal-new = neue Auslage
setup-refused = Nicht verfügbar: { $module }.
setup-deck = { $link }: { $deck }. Gib sie einmal ein; jede neue Partie verwendet sie.
setup-start = Partie beginnen
setup-summary = Deine Partie
setup-game = { $game } gegen { $opponent }
setup-game-way = { $game } gegen { $opponent }, { $way }
setup-printed = Jede Karte ist wie gedruckt
setup-reconstructed = Einige Karten sind nachgebaut
setup-reconstructed-about = Die gedruckten Originale waren nicht zu finden:
colour-blue = blau
colour-red = rot
colour-yellow = gelb
setup-seed = „{ $seed }“ ist keine ganze Zahl. Lass das Feld leer für eine neue Auslage.
setup-not-text = Die Datei für { $option } ist kein Text. Wähle eine TOML-Datei.

## Bevor eine Partie gelöscht wird, und Partien, die sich nicht öffnen lassen.

delete-page = Partie löschen
delete-title = Diese Partie löschen?
delete-score = { $mine }–{ $theirs }.
delete-score-alone = { $mine ->
    [one] 1 Punkt.
   *[other] { $mine } Punkte.
}
delete-trouble = Die Partie lässt sich nicht öffnen. { $why }
delete-for-good = Die Partie verschwindet auch aus deinem Verlauf. Das lässt sich nicht rückgängig machen.
delete-keep = Behalten
delete-download = Vorher herunterladen
delete-button = Partie löschen
trouble-title = Lässt sich nicht öffnen
trouble-game = Eine Partie
# $n: Eingaben; $when: etwa "gestern, 10:20"
trouble-entries = { $n ->
    [one] 1 Eingabe ist gespeichert, zuletzt gespielt: { $when }.
   *[other] { $n } Eingaben sind gespeichert, zuletzt gespielt: { $when }.
}
trouble-unchanged = Es wurde nichts verändert.
trouble-back-about = Du kannst bis kurz vor das Problem zurückgehen und weiterspielen.
trouble-back = Zurückgehen
trouble-report = Bericht laden
trouble-report-about = Bitte schick den Bericht an die Entwickler. Es ist eine kleine Datei mit der Stellung und deinem Zug.
trouble-open = Diese Partie lässt sich nicht öffnen. { $why }
