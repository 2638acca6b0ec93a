# Der Tisch in einfachen Zeilen, und kurze Notizen neben Symbolen.

## Notizen neben Symbolen. $off: Kronen Rabatt, 99: kostenlos; $top: höchste Etage

note-off = { $off ->
    [99] gratis
   *[other] −{ $off }
}
note-top = bis Etage { $top }
note-off-top = { note-off } bis Etage { $top }
note-new = { $off ->
    [0] neu
   *[other] neu { note-off }
}
note-new-top = { note-new } bis Etage { $top }
note-of = von { $n }
note-of-off = von { $n }, { note-off }
note-other-kinds = anderer Art
note-per = { $per ->
    [occupied] je bezogenes Zimmer
    [occupied_red] je bezogenes rotes Zimmer
    [occupied_blue] je bezogenes blaues Zimmer
    [occupied_yellow] je bezogenes gelbes Zimmer
    [room_tile] je Zimmerplättchen
    [group_full] je volle Gruppe
    [floor_full] je volle Etage
    [column_full] je volle Spalte
    [color_set] je Satz aus 3 Farben
    [staff_played] je Personalkarte
    [objective_claimed] je erfüllten Auftrag
    [emperor_space] je Feld der Kaiserleiste
    [dancer] je Tänzer
   *[copy_opponent_end] für eine Karte der Schlusswertung
}
note-antoinette = in späteren Runden weniger; ein Tänzer
note-fill-wine = für jeden Gast, der ihn möchte
note-order-filled = Bestellung erfüllt

## Hinweise: was ein Zug verschenken kann

careful-move = Ein Gast mit vollständiger Bestellung könnte noch einziehen.
# $at: ein Feld; $penalty: was auf dem Plättchen steht
careful-emperor = Nach dieser Runde kommt der Kaiser. Von Feld { $at } gehst du auf 0 zurück: { $penalty }.
careful-no-room = Kein { OR($colours, ending: "es") } Zimmer ist frei: So ein Gast müsste warten.

## Der gemeinsame Teil

draw-reconstructed = Eine Karte mit * hat nachgebaute Werte.
draw-round = Runde { $round } von 7   Du { points }, { $opponent } { $theirs }   Züge { $turns }  (* = vorbei)
draw-turn = { $done ->
    [yes] { $n }:{ $whose }*
   *[no] { $n }:{ $whose }
}
draw-you = du
draw-die = { $n ->
    [0] { $face } { $action }: –
   *[other] { $face } { $action }: { $n }
}
draw-dice = Würfel
draw-queue = Warteschlange (Platz, Kosten; Bestellung; Punkte; Belohnung)
draw-waiting = { $place } kostet { $n }  { $guest }
draw-empty-place = { $place } leer
draw-guest = { $name } ({ colour }): { COMMAS($order) }; { points }; { SEMICOLONS($reward) }
draw-starred = { $name }*
draw-objectives = Aufträge
draw-objective = { $letter } { $text } (frei: { COMMAS($free) }); du: { $yours }; { $opponent }: { $theirs }
draw-claimed = erfüllt für { $n }
draw-met = jetzt geschafft
draw-open = offen
draw-emperor = Kaiserleiste 0–13: du auf { $at }, { $opponent } auf { $theirs }
draw-tile = Nach Runde { $n } ({ $tile }): auf 3 oder höher { $reward }; auf 0 { $penalty }

## Beide Hotels

draw-hotels = Hotels: B blau, R rot, G gelb; + frei, # bezogen; eine Zahl = Punkte, wenn du das Feld bebaust
draw-yours = deins ({ $hotel })
draw-theirs = { $opponent }s
draw-floor = Et. { $n } ({ $cost })
draw-floor-cost = (in Klammern: was ein Zimmer auf dieser Etage kostet)
# ein Buchstabe für jede Farbe; ein grünes Zimmer gibt es nicht
draw-letter = { $colour ->
    [blue] B
    [red] R
    [yellow] G
   *[green] N
}

## Deins

draw-have = Du hast { krones }; Küche: { COMMAS($kitchen) }
draw-kitchen-empty = leer
draw-table = Tisch { $n }: { $guest }
draw-table-free = Tisch { $n }: frei
draw-seated = { $name } ({ colour }), es fehlt noch: { COMMAS($missing) }; { points }; { SEMICOLONS($reward) }
draw-seated-complete = { $name } ({ colour }), VOLLSTÄNDIG; { points }; { SEMICOLONS($reward) }
draw-staff = Ausliegendes Personal
draw-hand = Hand
draw-offer = Zur Auswahl gezogen
draw-his-staff = { $opponent }s Personal (noch { $n } verdeckt)
draw-none = { $title }: keine Karten
draw-list = { $title }:
draw-card = { $used ->
    [round] { $name } (kostet { $n }): { $text } (in dieser Runde benutzt)
    [flipped] { $name } (kostet { $n }): { $text } (umgedreht)
   *[no] { $name } (kostet { $n }): { $text }
}
draw-last-card = { $opponent }s letzte Karte { $n }: { $text }

## Modul 1

draw-ballrooms = Ballsäle (Felder, Champagnerkosten und Probensäle sind nachgebaut, wenn du nicht deine eigenen eingegeben hast)
draw-ballroom = { $next ->
    [yes] { ballroom-place }, nach Runde { $n } (als Nächster): { $name }: { $text }
   *[no] { ballroom-place }, nach Runde { $n }: { $name }: { $text }
}
draw-row = { ballroom-row }, { $n } Champagner: von dir { $yours }, von Elisabeth { $theirs }, frei { $free }; Bonus { $bonus }
draw-balcony = Balkon, { $n } Champagner: von dir { $yours }, von Elisabeth { $theirs }
draw-rehearsal = Dein Probensaal { $n }: { SEMICOLONS($areas) }
draw-area = { $n }: { $dancers } von { $of }, wenn leer: { $bonus }
draw-her-dancers = Elisabeth hat noch { $n } Tänzer

## Modul 2

draw-lounge = Lounge (die Punkte sind nachgebaut, wenn du nicht deine eigenen eingegeben hast)
draw-lounge-place = { $n ->
    [0] { colour } (Würfel nicht auf dem Plan): { $who }
   *[other] { colour } (Würfel auf Feld { $n }): { $who }
}
draw-celebrity = { $aged ->
    [yes] { $name }, { points } (wartet schon eine Runde): { $text }
   *[no] { $name }, { points }: { $text }
}
draw-nobody = leer
draw-with-you = Bis zum Ende der Runde bei dir: { SEMICOLONS($celebrities) }
draw-name-text = { $name }: { $text }

## Modul 3. $name, $text: des Eingangs

draw-his-entrance = { $opponent }s Eingang, { $name }. { $text } { CAPITAL($state) }.
draw-entrance = Dein Eingang, { $name }: { $text }
draw-entrance-state = Dein Eingang, { $name }: { $text }; { $state }
draw-entrance-offered = Zur Wahl steht { $name }: { $text }
draw-guessed = { $line } [nachgebaut: { COMMAS($values) }]
draw-personal = Dein eigener Auftrag { $letter }: { $text }; { $state }
draw-done = erfüllt
draw-spare = Zusätzliches Plättchen { $tile }: { $n } zurück: { $reward }
draw-tokens = noch da: { COMMAS($tokens) }
draw-token = Marke { $n } (Spalte { $column }, Etage { $floor })
draw-no-token = keine Marke
draw-pile = in dieser Runde erfüllt: { $n }
draw-first-die = erster Würfel dieser Runde: { $face }
draw-his-cafe = Café: { SEMICOLONS($guests) }; { COMMAS($items) }; Pool: { $n }
draw-his-guest = { $name } ({ colour }, { points }) für { $room }, es fehlt noch: { COMMAS($missing) }
draw-item-on = Feld { $face }: { $item }
draw-no-item = nichts auf den Aktionsfeldern
draw-sushi = Marken im Hotel: { COMMAS($rooms) }; auf Gästen: { COMMAS($places) }
draw-on-place = Platz { $place }: { $n }
draw-no-more = keine mehr
draw-nowhere = keine
draw-toll = { $free ->
    [yes] Marken: { COMMAS($spaces) }; kein Zoll in diesem Zug
   *[no] Marken: { COMMAS($spaces) }
}
draw-on-space = Feld { $face }: { $n }
draw-stars = { tokens } auf der Sternleiste (von 9)

## Werte von Karten, die nachgebaut sein können. $value: ihr Name in den Daten

value = { $value ->
    [vp] Punkte
    [color] Farbe
    [order] Bestellung
    [cost] Kosten
    [name] Name
    [effects] Effekte
    [spaces] Felder
    [points] Punkte
    [tokens] Marken
    [areas] Bereiche
    [bonuses] Boni
   *[other] { $value }
}
