# Wie die App das Spiel zeigt: auf der Startseite, beim Aufbau, als Namen von Zeichen und Arten von Möglichkeiten.

look-about = Agenten, Quests und Intrigen in der Stadt der Pracht.
look-strength = Wie schwer ist Pseudo?
look-says-Pseudo = seine Punkte werden von deinen abgezogen
look-fact-1 = 10 Lords
look-fact-2 = etwa 50 Min.

## Die Zeichen und was sie bedeuten.

symbol-agent = Agent
    .means = Du setzt ihn auf ein freies Feld ein.
symbol-cleric = Kleriker
    .means = Ein Abenteurer, weiß.
symbol-fighter = Kämpfer
    .means = Ein Abenteurer, orange.
symbol-rogue = Schurke
    .means = Ein Abenteurer, schwarz.
symbol-wizard = Magier
    .means = Ein Abenteurer, lila.
symbol-cube-any = Beliebiger Abenteurer
    .means = Du wählst die Art.
symbol-gold = Gold
    .means = Geld. Am Ende bringen 2 Gold 1 Punkt.
symbol-intrigue = Intrigenkarte
    .means = Du spielst sie im Hafen aus.
symbol-scroll = Quest
    .means = Kostet Abenteurer und Gold und bringt Punkte.
symbol-lord = Lord
    .means = Gibt 4 Punkte mehr für jede Quest von zwei Arten.
symbol-building = Gebäude
    .means = Beide können es nutzen; sein Besitzer erhält etwas.
symbol-first = Startspielermarker
    .means = Wer ihn hat, beginnt die nächste Runde.
symbol-vp = Punkte
    .means = Sie zählen für deinen Punktestand.
symbol-q-arcana = Arkanes
    .means = Eine Art von Quest.
symbol-q-commerce = Handel
    .means = Eine Art von Quest.
symbol-q-piety = Frömmigkeit
    .means = Eine Art von Quest.
symbol-q-skullduggery = Gaunerei
    .means = Eine Art von Quest.
symbol-q-warfare = Krieg
    .means = Eine Art von Quest.
symbol-t-permanent = Verschwörungsquest
    .means = Hilft für den Rest der Partie.
symbol-u-arrow = Gibt
    .means = Was nach dem Pfeil steht.
symbol-u-check = Erledigt
    .means = Bezahlt, oder du kannst es bezahlen.
symbol-u-redo = Neue Quests
    .means = Die vier ausliegenden Quests austauschen.

## Arten von Möglichkeiten.

kind-space = Felder
kind-quest = Quests
kind-card = Intrigenkarten
kind-supply = Aus dem Vorrat
kind-cube = Aus deiner Taverne
kind-his-cube = Aus Pseudos Taverne
kind-type = Arten von Quests
kind- = Auslassen

## Pseudos Entscheidungen.

step-space = Feld
step-fallback = Feld
step-tile = Gebäude
step-cube = Abenteurer
step-favor = Gefallen
step-quest = Quest
step-swap = Tausch
