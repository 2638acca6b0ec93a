# Grand Austria Hotel mit dem eigenen Spiel.

## Dein Zug.

own-ask-took = Runde { $round }, dein { $nth ->
    [1] erster
   *[2] zweiter
} von zwei Zügen: Wenn du fertig bist, tippe auf den Gast, den du genommen hast
own-ask-done = Runde { $round }, dein { $nth ->
    [1] erster
   *[2] zweiter
} von zwei Zügen: Bist du fertig?
own-done = Fertig
own-done-several = Fertig, mehrere Gäste sind weg
own-done-none = Fertig, kein Gast
own-pass = Ich passe
own-took = Fertig, mein Gast kam von Platz { $place }: { $guest }
own-place = Platz { $place }

## Ein Gast der Warteschlange: Farbe und Punkte auf einmal.

own-ask-guest = Warteschlange, Platz { $place }: Welcher Gast ist das?
own-guest = { $colour ->
    [blue] Blauer
    [red] Roter
    [yellow] Gelber
   *[green] Grüner
  } Gast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }

## Was du für den Gegner tust.

own-die = Lege einen Würfel von Feld { $face } auf { $opponent }s Reihenfolgeplättchen
own-coloured = Lege den { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
  } Würfel von Feld { $face } auf { $opponent }s Reihenfolgeplättchen und nimm seinen Prominenten
own-claim = Setze { $opponent }s Marker für Auftrag { $letter } auf das Feld für { $points } Punkte
own-progress = Setze { $opponent }s Marker für Auftrag { $letter } auf { $spot }
own-emperor = Setze { $opponent }s Marker auf der Kaiserleiste von { $from } auf { $space }
own-emperor-back = Setze { $opponent }s Marker auf der Kaiserleiste von { $from } zurück auf { $space }
own-token-moves = Lege die Marke aus dem Zimmer, das du gerade belegt hast, auf den Gast auf Platz 1 der Warteschlange
own-token-taken = Lege { $n ->
    [one] die Marke
   *[other] die { $n } Marken
  } des gerade genommenen Gastes zurück in den Vorrat
own-token-last = Lege { $n ->
    [one] die Marke
   *[other] die { $n } Marken
  } des Gastes, der jetzt auf Platz 5 liegt, zurück in den Vorrat
own-celebrities-back = Lege deine Prominenten und die von Elisabeth auf den Ablagestapel
own-visit-yours = Der Kaiser kommt: Werte auch dein eigenes Feld und geh dann { $n } Felder zurück
own-visit-both = Beide werten und gehen zurück, nie unter 0 (10.1, 10.2).
own-emperor-points = Kaiser
own-emperor-stays = { $opponent } steht auf Feld 0 der Kaiserleiste und bleibt dort
own-visit-tile = Kaiserplättchen { $letter }, nur für dich: Auf Feld { $space } oder höher die Belohnung, auf Feld 0 die Strafe
own-visit-only-you = { $opponent } bekommt beides nie (20.10.1).
own-stars-points = Sternleiste
own-ballroom-yours = { $room }: Werte auch deine eigenen Tänzer
own-lounge = Lounge: Lege neue Prominente auf die leeren Plätze
own-lounge-note = Wer liegen blieb, hat eine Runde gewartet (15.5).
own-swap = Tausche die Reihenfolgeplättchen und richte deine benutzten Personalkarten wieder auf
own-round = Runde { $n }: Setze den Rundenmarker weiter und nimm alle Würfel zurück
own-roll = Würfle mit allen 10 Würfeln und lege sie sortiert auf den Aktionsplan
own-reroll = { $left ->
    [0] Nimm den letzten Würfel vom Aktionsplan
    [one] Nimm 1 Würfel vom Aktionsplan und würfle den anderen neu
   *[other] Nimm 1 Würfel vom Aktionsplan und würfle die anderen { $left } neu
  }
own-refill-items = Lege auf jedes leere Aktionsfeld eine zufällige Speise oder ein Getränk aus dem Pool

## Erinnerungen in deinem Zug.

own-remind-pass = Nimm 1 Würfel oder passe. Wenn du passt, spielt { $opponent } weiter, 1 Würfel kommt weg, und du würfelst die übrigen neu.
own-remind-twice = Nach diesem Zug ist { $opponent } zweimal an der Reihe.
own-remind-emperor = Nach dieser Runde kommt der Kaiser.

## Der Aufbau der Erweiterungen.

own-m1-cards = Mische die Karten und Plättchen mit Musiknote ein
own-m1-cards-note = 29 Gäste, 15 Personalkarten, 3 Aufträge und 3 Kaiserplättchen, bevor etwas gezogen wird.
own-m1-rooms = Ziehe 3 der 5 Ballsäle und lege sie nebeneinander
own-m1-rooms-note = Die App fragt sie von links nach rechts ab.
own-m1-you = Nimm 1 Champagner, einen zufälligen Probensaal und deine 10 Tänzer
own-m1-you-note = { $opponent } bekommt keinen Probensaal und keinen Champagner.
own-m1-hers = Lege { $opponent }s 10 Tänzer neben ihr Hotel
own-m2-dice = Ersetze 3 weiße Würfel durch den roten, den gelben und den blauen
own-m2-dice-note = Insgesamt 10 Würfel.
own-m2-lounge = Lege 3 Prominente offen in die Lounge, einen für jeden farbigen Würfel
own-m2-lounge-note = Mische 12 Plättchen. Ohne die Ballsäle lass die 3 weg, die sie brauchen.
own-m3-you = Ziehe 3 normale Eingänge und behalte einen
own-m3-you-note = Du beginnst mit 7 Kronen; eine Versteigerung gibt es nicht.
own-m3-random = Mische { $opponent }s 4 Solo-Eingänge und decke einen auf
own-m3-random-note = Mach unten die Schritte für diesen Eingang; die anderen entfallen.
own-m3-chosen = { $opponent }s Eingang ist { $entrance }
own-m3-chosen-note = Markiere ihn mit einer Zahnradmarke.
own-if = { $entrance }: { $step }
own-hautel-guests = Decke Gäste auf, bis 3 mit 5, 6 oder 7 Punkten da sind; lege sie in { $opponent }s Café
own-hautel-guests-note = Mach das, bevor du die Warteschlange füllst, und mische dann die anderen. Mit Ballsälen übergehe Gäste, die Champagner wollen. Die App fragt nach den 3 Farben und nennt die Zimmer, die du reservierst.
own-hautel-pool = Lege einen Pool aus 18 Speisen und Getränken an: die der 3 Bestellungen, dann reihum Strudel, Torte, Wein, Kaffee
own-hautel-items = Ziehe für jedes der 6 Aktionsfelder zufällig 1 Speise oder Getränk aus dem Pool
own-hautel-items-note = Lege sie auf die Felder. Die App erinnert dich jede Runde daran, leere Felder aufzufüllen.
own-stars = Lege 1 unbenutzte Auftragskarte neben { $opponent }s Hotel: die Sternleiste
own-stars-note = Sie hat 9 Plätze; die Marken füllen zuerst Reihe III, von links nach rechts. Ist Ninas Melange unter deinen 3 Eingängen, ziehe zuerst ihre Aufträge.
own-sushi = Lege 6 Marken auf { $opponent }s Hotel
own-sushi-note = Etage 1: Zimmer 4 und 5. Etage 2: Zimmer 1, 2 und 3. Etage 3: Zimmer 1.
own-toll = Lege 15 Marken neben den Aktionsplan
own-toll-note = Für jeden Würfel, den { $opponent } nimmt, kommt eine auf das Feld.
own-m5 = Mische die neuen Personalkarten, Aufträge und Kaiserplättchen in ihre Stapel

## Würfel.

own-ask-lead = Auf welchem Feld liegen mehr Würfel: { $first } oder { $last }?
own-ask-most = Auf welchem Feld liegen die meisten Würfel? Bei Gleichstand tippe auf das { $end ->
    [left] am weitesten links
   *[right] am weitesten rechts
  }.
own-ask-dice = Wie viele Würfel liegen auf Feld { $face }?
own-lead = { $n ->
    [one] Feld { $face }
   *[other] Gleich viele
  }
own-only-space = Nur Feld { $face }
own-none-on = Keiner auf Feld { $face }

## Fragen nach dem, was du siehst.

# $who: leopold oder elisabeth
own-ask-took-tokens = { own-ask-took } (Hast du ein Feld mit { opponent }s Marken benutzt?)
own-ask-done-tokens = { own-ask-done } (Hast du ein Feld mit { opponent }s Marken benutzt?)
own-ask-score = Die Partie ist zu Ende. Wie viele Punkte hast du insgesamt?
own-ask-left = Welche dieser Gäste sind weg? (Neue kommen links dazu.)
own-ask-points = Warteschlange, Platz { $place }: Wie viele Punkte bringt der { $colour ->
    [any] Gast
    [blue] blaue Gast
    [red] rote Gast
    [yellow] gelbe Gast
   *[green] grüne Gast
  }?
own-ask-claimed = { opponent } erfüllt Auftrag { $letter }: Liegt dein Marker schon darauf?
own-ask-lowest = { $room } ({ $place ->
    [left] linker
    [middle] mittlerer
   *[right] rechter
  } Ballsaal): Welches ist die unterste Reihe mit einem freien Feld?
own-ask-dancers = { $row ->
    [bottom] { $room } wird gewertet: Wie viele deiner Tänzer sind dort in der unteren Reihe?
    [middle] { $room } wird gewertet: Wie viele deiner Tänzer sind dort in der mittleren Reihe?
    [top] { $room } wird gewertet: Wie viele deiner Tänzer sind dort in der oberen Reihe?
   *[any] { $room } wird gewertet: Wie viele deiner Tänzer sind dort?
}
own-ask-on-space = Welche farbigen Würfel liegen auf Feld { $face }?
own-ask-where = Wo ist der { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
  } Würfel?
own-ask-worth = Wie viele Punkte bringt der Prominente am { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
  } Würfel jetzt?
own-ask-lounge = In welcher Reihenfolge liegen die Würfel in der Lounge, von links nach rechts?
own-ask-own-points = Wie viele Punkte bringt dieser Gast von { opponent }?
own-ask-your-staff = Die { staff-29 } schaut auf dein ausliegendes Personal der Schlusswertung:
    Welche Karten hast du?
own-ask-his-cafe = { $who ->
    [elisabeth] Hautel Couture: Welche Farbe hat Gast { $n } in ihrem Café?
   *[leopold] Hautel Couture: Welche Farbe hat Gast { $n } in seinem Café?
}
own-ask-stars = Wie viele Marken liegen auf der Sternleiste?

## Antworten.

own-used = { $n ->
    [one] Ich habe Feld { $face } mit 1 Marke benutzt
   *[other] Ich habe Feld { $face } mit { $n } Marken benutzt
}
own-served = { $colour ->
    [blue] { opponent }s blauer Gast für { $place } ist fertig bedient
    [red] { opponent }s roter Gast für { $place } ist fertig bedient
    [yellow] { opponent }s gelber Gast für { $place } ist fertig bedient
   *[green] { opponent }s grüner Gast für { $place } ist fertig bedient
}
own-none-left = Keiner (oder keiner mehr)
own-none-left-note = die Warteschlange ist unverändert
own-left = Weg: Platz { $place }, { $guest }
own-card = Karte { $card }
own-staff = { $name } ({ $card })
own-no-more-staff = Keine weiteren
own-spaces = Felder { AND($spaces) }
own-space = { $face }
own-yes = Ja
own-no = Nein
own-no-guest = kein Gast
own-row = { $row ->
    [bottom] Die untere Reihe
    [middle] Die mittlere Reihe
    [top] Die obere Reihe
   *[full] Keine: Er ist voll
}
own-on-space = { AND($colours) }
own-none = Keiner
own-on-board = Auf Feld { $face }
own-off-board = Nicht auf dem Aktionsplan
own-unknown = unbekannter Gast
own-known = { $colour ->
    [any] ein Gast, { points }
   *[other] { colour }, { points }
}
own-known-colour = { colour }

## Was der Gegner getan hat.

# $case: accusative, mit Artikel; sonst Nominativ ohne Artikel
own-the-guest = { $n ->
    [unknown] { own-the-colour }
    [one] { own-the-colour } mit 1 Punkt
   *[other] { own-the-colour } mit { $n } Punkten
}
own-the-colour = { $case ->
    [accusative] { $colour ->
        [any] den Gast
        [blue] den blauen Gast
        [red] den roten Gast
        [yellow] den gelben Gast
       *[green] den grünen Gast
    }
   *[nominative] { $colour ->
        [any] Gast
        [blue] blauer Gast
        [red] roter Gast
        [yellow] gelber Gast
       *[green] grüner Gast
    }
}
own-why-guest = { opponent } nimmt { FORM($guest, case: "accusative") } von Platz { $place }. { why-guest-cause }
own-why-die = { opponent } nimmt eine { $face }. { why-die-cause }
own-why-coloured = { opponent } nimmt den { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
  } Würfel von Feld { $face } ({ points }).
own-tell-objective = { $progress ->
    [3] { opponent } erfüllt Auftrag { $letter }: { points }.
    [2] { opponent }s Marker für Auftrag { $letter } rückt auf II.
   *[1] { opponent }s Marker für Auftrag { $letter } kommt auf III.
}
own-tell-visit = Der Kaiser kommt: { opponent } bekommt { points } für Feld { $theirs } und geht { $retreat } Felder zurück.
own-tell-room = { opponent } bekommt { points } für { $room }.
own-tell-ball = Elisabeth bekommt { points } und schickt den Gast auf einen Ball.
own-tell-ballroom = { $room } wird gewertet: Elisabeth { points } ({ $dancers }).
own-tell-celebrity = Elisabeth bekommt { points } für den Prominenten.
own-tell-reserved = { CAPITAL($place) } ist für den { $colour ->
    [blue] blauen
    [red] roten
    [yellow] gelben
   *[green] grünen
  } Gast reserviert.
own-tell-star = { opponent } bekommt eine Marke auf der Sternleiste.
own-tell-token = { opponent } bekommt { points } für eine Marke in der Warteschlange.
own-tell-token-moves = Eine Marke kommt auf den Gast ganz links in der Warteschlange.
own-tell-final = Endstand: { opponent } { $theirs }.

## Kandidaten.

own-named-guest = Platz { $place }: { $guest }
own-named-die = Feld { $face }
own-named-coloured = { $colour ->
    [blue] der blaue Würfel auf Feld { $face } ({ points })
    [red] der rote Würfel auf Feld { $face } ({ points })
   *[yellow] der gelbe Würfel auf Feld { $face } ({ points })
}
own-named-ballroom-full = { $room } (voll)

## Was deine Hände tun.

own-marker = { $who ->
    [elisabeth] Setze ihren Punktemarker von { $from } auf { $to }
   *[leopold] Setze seinen Punktemarker von { $from } auf { $to }
}
own-marker-for = { $who ->
    [elisabeth] { $what }: Setze ihren Punktemarker von { $from } auf { $to }
   *[leopold] { $what }: Setze seinen Punktemarker von { $from } auf { $to }
}
own-scored = { points }.
own-floor = { $n ->
    [one] Etage { $floor } (1 bezogenes Zimmer, je { $each })
   *[other] Etage { $floor } ({ $n } bezogene Zimmer, je { $each })
}
own-staff-line = { $name } ({ $n } × { $each })
own-staff-copy = { $name } (deine beste Personalkarte für die Schlusswertung, für { opponent } gezählt)
own-leave-queue = Nimm keinen Gast: Lass die Warteschlange, wie sie ist
own-discard = Lege { FORM($guest, case: "accusative") } von Platz { $place } der Warteschlange ab
own-tile = Lege ein { $colour ->
    [blue] blaues
    [red] rotes
   *[yellow] gelbes
  } Zimmerplättchen mit der Gastseite nach oben auf { $place }
own-tile-vacant = Lege ein Zimmerplättchen mit der freien Seite nach oben auf { $place }
own-tile-turn = Drehe das Plättchen auf { $place } auf die Gastseite
own-forward = { $over ->
    [0] { $n ->
        [one] 1 Feld vorrücken.
       *[other] { $n } Felder vorrücken.
    }
    [one] { $n ->
        [one] 1 Feld vorrücken; 1 über das Ende hinaus zählt als Punkt (20.8.1).
       *[other] { $n } Felder vorrücken; 1 über das Ende hinaus zählt als Punkt (20.8.1).
    }
   *[other] { $n } Felder vorrücken; { $over } über das Ende hinaus zählen als Punkte (20.8.1).
}
own-dancer = Setze einen ihrer Tänzer: { $where }
own-dancer-note = Kein Champagner, kein Bonus (21.3.4).
own-close-queue = Lass die Warteschlange aufrücken und lege einen neuen Gast auf Platz 1
# $guest: by colour and points
own-came = Eingegeben: { $guest }.
own-star = Lege eine Marke auf den nächsten Platz der Sternleiste
own-toll-on = Lege eine Marke des Gegners auf Aktionsfeld { $face }
own-toll-off = Nimm eine Marke des Gegners von Aktionsfeld { $face }

## Aufbau. $who: leopold oder elisabeth.

own-s0 = Baue das Spiel für zwei auf
own-s0-note = Aktionsplan, 10 Würfel, Aufträge, Kaiserplättchen; mische die Gäste und die Personalkarten.
own-queue = Lege 5 Gäste in die Warteschlange
own-queue-note = Platz 1 ist links.
own-s1 = { opponent } bekommt das Reihenfolgeplättchen 1/4, du 2/3
own-s1-note = Tausche die Plättchen jede Runde.
own-s2 = { opponent }s Hotel: die Nachtseite eines beliebigen Plans
own-s2-note = Du darfst deinen auf beiden Seiten benutzen.
own-s3-shuffle = { $who ->
    [elisabeth] Mische ihre 20 Anweisungskarten (213–232)
   *[leopold] Mische seine 20 Anweisungskarten (193–212)
}
own-s3-shuffle-note = { $who ->
    [elisabeth] Lege sie verdeckt neben ihr Hotel.
   *[leopold] Lege sie verdeckt neben sein Hotel.
}
own-s3-leave = { $who ->
    [elisabeth] Lass ihre Anweisungskarten in der Schachtel
   *[leopold] Lass seine Anweisungskarten in der Schachtel
}
own-s3-leave-note = Die App deckt sie auf.
own-s4 = { $who ->
    [elisabeth] Sie bekommt kein Geld
   *[leopold] Er bekommt kein Geld
}
own-s4-note = Setze Marker auf die 0 der Punkteleiste und der Kaiserleiste; 3 liegen für Aufträge bereit.
own-s5 = { $who ->
    [elisabeth] Sie bekommt keine Speisen und Getränke
   *[leopold] Er bekommt keine Speisen und Getränke
}
own-s5-note = { $who ->
    [elisabeth] Ihre Küche bleibt leer.
   *[leopold] Seine Küche bleibt leer.
}
own-s6 = { $who ->
    [elisabeth] Gib ihr 5 Personalkarten für die Schlusswertung, ungesehen
   *[leopold] Gib ihm 5 Personalkarten für die Schlusswertung, ungesehen
}
own-s6-note = Nimm sie alle aus dem Stapel, mische sie, verteile 5 und mische die übrigen zurück in den Stapel.
own-s7 = Ziehe 10 Personalkarten und behalte 6
own-s7-note = Lege die anderen 4 unter den Stapel.
own-s8 = Nimm einen Gast und bereite 3 Zimmer vor, nur für dich
own-s8-note = { opponent } nimmt keinen Gast und bereitet nichts vor.

## Der Plan des Gegners, wie ihn die App führt.

own-draw-round = Runde { $round } von 7. { $opponent }: { points }, Kaiserleiste { $emperor }.
own-draw-hotel = { $opponent }s Hotel (# bezogen, + reserviert; eine Zahl: Punkte für das Belegen des Feldes)
own-draw-floor = Etage { $n }
own-draw-objectives = Aufträge: { COMMAS($parts) }.
own-draw-objective = { $n ->
    [0] { $letter } { $state }
   *[other] { $letter } { $state } für { $n }
}
own-draw-staff = Personal: { COMMAS($staff) }; { $n } verdeckt.
own-draw-queue = Die Warteschlange, wie eingegeben: { SEMICOLONS($guests) }.
own-draw-dancers = { $opponent } hat noch { dancers }.
own-draw-entrance = { $opponent }s Eingang: { $entrance }.
own-nobody = niemand

## Was korrigiert werden kann.

own-amount-points = Punkte: { $account }
own-amount-objective = Auftrag { $letter }: Schritte
own-amount-emperor = Kaiserleiste
own-piece-staff = { $who ->
    [elisabeth] { $name } in ihrem Personal
   *[leopold] { $name } in seinem Personal
}
own-piece-guest = Warteschlange, Platz { $place }: { $guest }

## Was gerade nicht geht.

own-barred-card = Karte { $card } wurde schon aufgedeckt.
own-barred-staff = Diese Karte liegt schon neben dem Hotel: { $name }.

## Deine eigenen Karten.

deck-about = Werte von Alles Walzer! und von Promokarten
deck-lounge = In welcher Reihenfolge liegen die Würfel in der Lounge, von links nach rechts?
deck-lounge-name = Lounge
deck-order = { COMMAS($colours) }
deck-row-spaces = Ballsäle, { ballroom-row }: Wie viele Felder gibt es dort?
deck-row-cost = Ballsäle, { ballroom-row }: Wie viel Champagner kostet ein Feld?
deck-celebrity = { $name }: Wie viele Punkte?
deck-celebrity-aged = { $name }, nach einer Runde Warten: Wie viele Punkte?
deck-staff = Personalkarte { $card }, { $name }: Was kostet sie?
deck-guest-points = Gast { $card }, { $name }: Wie viele Punkte?
deck-guest-item = Gast { $card }, { $name }: Wie oft steht { $item } in der Bestellung?
deck-told = { points }; { COMMAS($order) }
deck-no-order = keine Bestellung
deck-told-values = { COMMAS($values) }
deck-file = Grand Austria Hotel: Werte deiner eigenen Karten. Sie ersetzen nachgebaute Werte.
