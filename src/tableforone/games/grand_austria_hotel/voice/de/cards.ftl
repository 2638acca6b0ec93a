# Was auf Karten und Plättchen steht, nach ihren Nummern. # ours

## Personal

staff-1-text = einmal pro Runde: 1 Strudel
staff-2-text = einmal pro Runde: 1 Torte
staff-3-text = einmal pro Runde: 1 Wein
staff-4-text = einmal pro Runde: 1 Kaffee
staff-5-text = 2 Kronen, sooft ein roter Gast mit vollständiger Bestellung dein Café verlässt
staff-6-text = 1 Feld auf der Kaiserleiste, sooft ein blauer Gast mit vollständiger Bestellung dein Café verlässt
staff-7-text = 1 Krone, sooft ein gelber Gast mit vollständiger Bestellung dein Café verlässt
staff-8-text = 2 Punkte, sooft ein grüner Gast mit vollständiger Bestellung dein Café verlässt
staff-9-text = du bereitest blaue Zimmer immer kostenlos vor
staff-10-text = du bereitest rote Zimmer immer kostenlos vor
staff-11-text = du bereitest gelbe Zimmer immer kostenlos vor
staff-12-text = nimmst du eine 3 oder 4: sofort 2 Punkte
staff-13-text = nimmst du eine 1 oder 2: Stärke +1
staff-14-text = nimmst du eine 1 oder 2: Du darfst 1 Zimmer zum vollen Preis vorbereiten, vor oder nach der Hauptaktion
staff-15-text = nimmst du eine 4: jeder Punkt Stärke bringt 1 Krone und 1 Feld auf der Kaiserleiste
staff-16-text = nimmst du eine 4: sofort 4 Punkte
staff-17-text = nimmst du eine 6: keine Gebühr und Stärke +1
staff-18-text = nimmst du eine 5: Stärke +2, also noch 2 Kronen billiger
staff-19-text = nimmst du eine 3: sofort 5 Punkte
staff-20-text = nimmst du eine 5: Du darfst auf der Kaiserleiste 2 Felder vorrücken, vor oder nach der Hauptaktion
staff-21-text = 1 Strudel, 1 Torte, 1 Wein und 1 Kaffee
staff-22-text = nimmst du eine 3: Du darfst 1 Personalkarte zum vollen Preis einstellen, vor oder nach der Hauptaktion
staff-23-text = 1 Krone für jedes Zimmer, das du beziehst, egal wodurch
staff-24-text = aus der Küche bedienst du kostenlos
staff-25-text = Gäste aus der Warteschlange sind kostenlos
staff-26-text = für 1 Krone darfst du eine Strafe des Kaisers abwenden
staff-27-text = 3 Punkte für jedes bezogene rote Zimmer
staff-28-text = 3 Punkte für jedes bezogene blaue Zimmer
staff-29-text = zählt wie eine ausliegende Personalkarte des Gegners für die Schlusswertung, gerechnet mit deinem Hotel; ohne eine solche 0
staff-30-text = 3 Punkte für jedes bezogene gelbe Zimmer
staff-31-text = 1 Punkt für jedes bezogene Zimmer
staff-32-text = 2 Punkte für jede deiner ausliegenden Personalkarten, auch für diese
staff-33-text = 4 Punkte, sooft ein Gast mit einer vollständigen Bestellung aus mindestens 4 Teilen dein Café verlässt
staff-34-text = 1 Punkt für jedes Zimmerplättchen auf deinem Plan, frei oder bezogen
staff-35-text = beziehe bis zu 2 freie Zimmer
staff-36-text = 4 Wein
staff-37-text = 2 Punkte für jede ganz bezogene Gruppe
staff-38-text = erfülle die ganze Bestellung von 1 Gast in deinem Café aus dem Vorrat
staff-39-text = 4 Torten
staff-40-text = 5 Punkte für jeden Auftrag, den du erfüllt hast
staff-41-text = 2 Punkte für jedes Feld auf der Kaiserleiste, nach dem letzten Zurücksetzen gezählt
staff-42-text = 5 Punkte, sooft du die Belohnung des Kaisers bekommst
staff-43-text = 4 Kaffee
staff-44-text = 4 Strudel
staff-45-text = 3 Felder auf der Kaiserleiste
staff-46-text = 5 Punkte für jede ganz bezogene Etage
staff-47-text = 5 Punkte für jede ganz bezogene Spalte
staff-48-text = 4 Punkte für jeden Satz aus einem roten, einem blauen und einem gelben bezogenen Zimmer
staff-119-text = nimmst du eine 3: 1 Krone, und du darfst einen Tänzer zum vollen Preis schicken, vor oder nach der Hauptaktion
staff-120-text = 3 Champagner
staff-121-text = nimmst du eine 1: 1 Champagner und 1 Punkt nach der Aktion
staff-122-text = einmal pro Runde: gib genau 1 Champagner aus deiner Küche ab und erhalte 5 Punkte
staff-123-text = einmal pro Runde: zahle genau 2 Kronen und erhalte 1 Champagner und 3 Punkte
staff-124-text = nimmst du eine 4: zusätzlich 1 Champagner und 1 Krone
staff-125-text = nimmst du eine 5: Du darfst einen Tänzer für 1 Champagner weniger schicken, vor oder nach der Hauptaktion
staff-126-text = 2 Punkte für jeden deiner Tänzer in den Ballsälen und auf dem Balkon
staff-127-text = schicke bis zu 2 Tänzer, den ersten für 2 Champagner weniger, den zweiten für 1 weniger; dazwischen nichts anderes
staff-128-text = einmal pro Runde: gib genau 1 Speise oder Getränk aus deiner Küche ab und schicke einen Tänzer für 1 Champagner weniger
staff-129-text = einmal pro Runde: 1 Champagner
staff-130-text = für jeden Tänzer, den du schickst: 1 Krone, und du darfst 1 Personalkarte ziehen
staff-131-text = nimmst du eine 2: 1 Champagner nach der Aktion, und du darfst 1 Personalkarte ziehen
staff-132-text = für jeden Marker, den du auf einen gemeinsamen Auftrag setzt: 2 Champagner
staff-133-text = einmal pro Runde, nachdem du eine andere Personalkarte eingestellt hast: Du darfst einen Tänzer für 1 Champagner weniger schicken
staff-166-text = nachdem du in einer Aktion mindestens 3 Felder auf der Kaiserleiste vorgerückt bist: bereite bis zu 2 Zimmer kostenlos vor und beziehe sie
staff-167-text = nachdem du einem blauen Gast eine Bestellung aus mindestens 3 Teilen erfüllt hast: 3 Strudel und 3 Torten
staff-168-text = nachdem du einem roten Gast eine Bestellung aus mindestens 3 Teilen erfüllt hast: 3 Wein und 3 Kaffee
staff-169-text = nachdem du einem gelben Gast eine Bestellung aus mindestens 3 Teilen erfüllt hast: 6 Kronen
staff-170-text = einmal pro Runde: gib genau 1 Kaffee aus deiner Küche ab und erhalte 3 Punkte; du darfst einen Gast kostenlos nehmen
staff-171-text = einmal pro Runde: gib genau 1 Torte aus deiner Küche ab; du darfst ein Zimmer 2 Kronen billiger vorbereiten
staff-172-text = nachdem du in einer Aktion mindestens 3 Getränke bekommen hast: 5 Felder auf der Kaiserleiste
staff-173-text = einmal pro Runde: gib genau 2 Strudel aus deiner Küche ab und erhalte 2 Kronen und 2 Punkte
staff-174-text = nachdem du in einer Aktion mindestens 3 Speisen bekommen hast: Du darfst einen Gast kostenlos nehmen und seine Bestellung aus dem Vorrat erfüllen
staff-175-text = einmal pro Runde: tausche genau 2 Speisen oder Getränke aus deiner Küche gegen 2 anderer Art und erhalte 2 Punkte
staff-176-text = einmal pro Runde: gib genau 2 Wein aus deiner Küche ab und erhalte 2 Punkte und 2 Felder auf der Kaiserleiste
staff-177-text = einmal pro Runde: geh auf der Kaiserleiste genau 2 Felder zurück und stelle eine Personalkarte 3 Kronen billiger ein
staff-178-text = nachdem du eine Gruppe aus mindestens 3 Zimmern ganz bezogen hast: Du darfst bis zu 2 Personalkarten kostenlos einstellen
staff-179-text = nachdem du einen Marker auf einen gemeinsamen Auftrag gesetzt hast: erfülle die Bestellungen von bis zu 2 Gästen aus dem Vorrat
staff-183-text = 1 Krone, sooft du in einer Aktion mindestens 1 Champagner abgibst

## Gäste, deren Karten mehr sagen als einen Effekt

guest-162-text = muss ein Zimmer beziehen; danach darfst du 1 weiteres Zimmer beziehen
guest-184-text = muss in einen Ballsaal; ein zweiter Tänzer kommt auf dasselbe Feld mit (Kosten und Reihenbonus zählen einmal); danach 1 Punkt für jeden deiner Tänzer in Ballsälen
guest-185-text = muss ein Zimmer beziehen; 8, 5 oder 2 Punkte in Runde 1–3, 4–5 oder 6–7; du darfst einen Tänzer für 1 Champagner weniger schicken
guest-187-text = muss ein Zimmer beziehen; du darfst 1 weiteres Zimmer beziehen; 4 Felder auf der Kaiserleiste
guest-188-text = muss ein Zimmer beziehen
guest-189-text = braucht 2 freie Zimmer nebeneinander, Farbe egal, und bezieht beide
guest-190-text = bleibt an seinem Tisch und kostet am Ende keine Punkte; gib ihm einmal pro Runde 1 Speise oder Getränk: Du darfst eine Personalkarte zum vollen Preis einstellen, 1 Punkt, 1 Feld auf der Kaiserleiste
guest-192-text = muss ein Zimmer auf der untersten Etage beziehen

## Aufträge

objective-105-text = habe 20 Kronen
objective-106-text = habe 12 Zimmerplättchen auf deinem Plan, frei oder bezogen
objective-107-text = habe 6 Personalkarten ausliegen
objective-108-text = erreiche Feld 10 der Kaiserleiste
objective-109-text = beziehe 2 Etagen ganz
objective-110-text = beziehe 6 Gruppen ganz
objective-111-text = beziehe alle Zimmer einer Farbe
objective-112-text = beziehe 2 Spalten ganz
objective-113-text = beziehe 3 rote, 3 blaue und 3 gelbe Zimmer
objective-114-text = beziehe 4 rote und 3 gelbe Zimmer
objective-115-text = beziehe 4 gelbe und 3 blaue Zimmer
objective-116-text = beziehe 4 blaue und 3 rote Zimmer
objective-163-text = habe 7 Champagner in deiner Küche
objective-164-text = habe 7 Tänzer in Ballsälen oder auf dem Balkon
objective-165-text = erfülle die Bestellungen von 4 grünen Gästen
objective-180-text = habe je 3 Strudel, Torten, Wein und Kaffee in deiner Küche
objective-181-text = beziehe 3 Zimmer auf der obersten Etage
objective-182-text = erfülle 5 Bestellungen aus mindestens 3 Teilen

## Kaiserplättchen

tile-A1-reward = 3 Kronen
tile-A1-penalty = zahle 3 Kronen; hast du weniger, verlierst du stattdessen 5 Punkte
tile-A2-reward = 2 Speisen oder Getränke nach Wahl
tile-A2-penalty = gib alle Speisen und Getränke in deiner Küche ab
tile-A3-reward = ziehe 3 Personalkarten; du darfst eine 3 Kronen billiger einstellen, die anderen kommen unter den Stapel
tile-A3-penalty = lege 2 Personalkarten aus deiner Hand unter den Stapel; hast du weniger, verlierst du stattdessen 5 Punkte
tile-A4-reward = bereite 1 Zimmer kostenlos vor
tile-A4-penalty = entferne 1 freies Zimmer von einer möglichst hohen Etage; hast du keins, verlierst du stattdessen 5 Punkte
tile-A5-reward = 2 Champagner
tile-A5-penalty = gib 2 Champagner aus deiner Küche ab; hast du weniger, verlierst du stattdessen 5 Punkte
tile-A6-reward = 2 Kronen und 1 Speise oder Getränk nach Wahl
tile-A6-penalty = zahle 2 Kronen und gib 1 Speise oder Getränk nach Wahl ab; kannst du nicht beides, verlierst du stattdessen 5 Punkte
tile-B1-reward = 1 Strudel, 1 Torte, 1 Wein und 1 Kaffee
tile-B1-penalty = gib alle Speisen und Getränke in deiner Küche und auf deinen Gästen ab
tile-B2-reward = 5 Kronen
tile-B2-penalty = zahle 5 Kronen; hast du weniger, verlierst du stattdessen 7 Punkte
tile-B3-reward = ziehe 3 Personalkarten; du darfst eine kostenlos einstellen, die anderen kommen unter den Stapel
tile-B3-penalty = lege 3 Personalkarten aus deiner Hand unter den Stapel; hast du weniger, verlierst du stattdessen 7 Punkte
tile-B4-reward = bereite 1 Zimmer auf Etage 1–2 kostenlos vor und beziehe es
tile-B4-penalty = entferne 2 freie Zimmer, jedes von einer möglichst hohen Etage; hast du weniger, verlierst du stattdessen 7 Punkte
tile-B5-reward = schicke einen Tänzer ohne Champagner, mit dem üblichen Bonus
tile-B5-penalty = entferne 1 deiner Tänzer aus dem mittleren Ballsaal; hast du dort keinen, verlierst du stattdessen 7 Punkte
tile-B6-reward = ziehe 3 Personalkarten; 4 Punkte
tile-B6-penalty = lege 3 Personalkarten aus deiner Hand unter den Stapel; hast du weniger, verlierst du stattdessen 7 Punkte
tile-C1-reward = 8 Punkte
tile-C1-penalty = verliere 8 Punkte
tile-C2-reward = bereite 1 Zimmer auf einer beliebigen Etage kostenlos vor und beziehe es
tile-C2-penalty = entferne 1 bezogenes Zimmer von der höchsten Etage mit einem solchen und 1 von der nächsttieferen
tile-C3-reward = 2 Punkte für jede deiner ausliegenden Personalkarten
tile-C3-penalty = verliere 2 Punkte für jede deiner ausliegenden Personalkarten
tile-C4-reward = stelle 1 Personalkarte aus deiner Hand kostenlos ein
tile-C4-penalty = gib 1 deiner Personalkarten für die Schlusswertung ab; hast du keine, verlierst du stattdessen 10 Punkte
tile-C5-reward = 2 Punkte für jeden deiner Tänzer in den Ballsälen
tile-C5-penalty = entferne 2 deiner Tänzer aus dem rechten Ballsaal oder von seinem Balkon; hast du weniger, verlierst du stattdessen 10 Punkte
tile-C6-reward = 5 Punkte für jeden Auftrag mit deinem Marker
tile-C6-penalty = verliere alle Kronen und alles in deiner Küche, auch Champagner

## Prominente

celebrity-christie-text = sooft du mindestens 1 Feld auf der Kaiserleiste vorrückst: Du darfst eine Personalkarte 2 Kronen billiger einstellen
celebrity-einstein-text = einmal in dieser Runde: tausche bis zu 4 Speisen oder Getränke in deiner Küche gegen ebenso viele anderer Art
celebrity-chaplin-text = sooft du mindestens 1 Punkt bekommst: 2 Punkte mehr (nicht für ihn selbst)
celebrity-magie-text = sooft du mindestens 1 Krone bekommst: Du darfst ein Zimmer 1 Krone billiger vorbereiten
celebrity-puccini-text = nach jeder Personalkarte, die du einstellst: 1 Champagner und 2 Punkte
celebrity-tolkien-text = 2 Punkte für jedes Zimmer, das du beziehst, egal wodurch
celebrity-gandhi-text = du bereitest Zimmer kostenlos vor
celebrity-curie-text = nach jeder Personalkarte, die du einstellst: 2 Speisen oder Getränke nach Wahl
celebrity-mata_hari-text = für jeden Tänzer, den du schickst: 1 Punkt, und du darfst auf der Kaiserleiste 1 Feld vorrücken
celebrity-picasso-text = sooft du mindestens 1 Champagner bekommst: 1 Speise oder Getränk nach Wahl und 1 Punkt
celebrity-freud-text = bei einer Bestellung aus mindestens 2 Teilen darf 1 Teil fehlen: Sie gilt trotzdem als vollständig
celebrity-churchill-text = sooft du mindestens 1 Feld auf der Kaiserleiste vorrückst: 1 Feld mehr (nicht für ihn selbst)

## Ballsäle: wie sie gewertet werden

ballroom-apollosaal-text = deine Tänzer × deine höchste Reihe (untere 1, mittlere 2, obere 3)
ballroom-goldener_strauss-text = in jeder Reihe: 7 Punkte für die meisten Tänzer, 2 Punkte für die zweitmeisten
ballroom-odeonsaal-text = 1, 4, 9, 16 oder 25 Punkte für 1, 2, 3, 4 oder 5 Tänzer
ballroom-zum_sperl-text = 10 Punkte für die meisten Tänzer, 3 Punkte für den anderen Spieler mit mindestens 1 Tänzer
ballroom-zur_kettenbruecke-text = 7 Punkte für je 2 Tänzer

## Dein Eingang

entrance-chateau_paulwei-text = bereite zu Beginn 2 weitere Zimmer zum vollen Preis vor; bessere Boni für Gruppen
entrance-corogari-text = nimmst du deinen zweiten Würfel der Runde: vor der Aktion ein Bonus nach der Summe deiner beiden Würfel
entrance-dove-text = zu Beginn ein viertes Zimmer kostenlos; für jede Spalte oder Etage, die du füllst, musst du eine von 5 Marken nutzen (obere Hälfte für eine Spalte, untere für eine Etage)
entrance-kaufman-text = ein vierter Tisch im Café; zu Beginn ein zweiter Gast kostenlos; nachdem du einen Gast genommen hast, darfst du für seinen Preis einen zweiten nehmen; Gäste, deren Bestellung du in einer Runde erfüllst, bringen Punkte
entrance-mayenfels-text = ziehe eine Personalkarte, und du darfst eine 3 Kronen billiger einstellen; später nach jeder Personalkarte, die du einstellst: 1 Krone, und du darfst eine Personalkarte ziehen
entrance-ninas_melange-text = 3 eigene Aufträge: 15, 10 oder 5 Punkte, wenn du sie in Runde 1–3, 4–5 oder 6–7 erfüllst; am Ende 3, 6 oder 10 Punkte für 4, 5 oder 6 Aufträge jeder Art
entrance-stroup-text = für das erste Zimmer, das du in einer Gruppe beziehst: 3 Punkte (blau), 2 Kronen (rot) oder 2 Felder auf der Kaiserleiste (gelb)
entrance-grand_wray-text = 2 Felder auf der Kaiserleiste; 2 zusätzliche Kaiserplättchen von jedem Buchstaben; geh einmal pro Zug 1, 2 oder 3 Felder zurück für die Belohnung eines A-, B- oder C-Plättchens und entferne dann das Plättchen
entrance-kozi_palace-text = bevor du ein Aktionsfeld nutzt, darfst du 1 Würfel von einem Nachbarfeld darauf legen
entrance-the_ren-text = Reihenboni zählen doppelt; bei jeder Wertung eines Ballsaals 4 Punkte, wenn du dort allein die meisten Tänzer hast
