# Die Befehlszeile: was --help zeigt.
# Eine Zeile steht im Infinitiv, klein, ohne Punkt, mit höchstens 60 Zeichen.

about = Spiele Brettspiele allein gegen ihre gedruckten Sologegner.
usage = Aufruf:
help-positional = Argumente
help-options = Optionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
# $languages: what there is
help-language = Sprache wählen: { OR($languages) } (sonst: die deines Systems)

## Befehle.

command-serve = die App im Browser starten
command-games = Spiele, Gegner, Stufen, Module und Optionen auflisten
command-engines = zeigen, welche Engines laufen, kompiliert oder nicht
command-play = im Terminal spielen oder eine Partie weiterspielen
command-companion = den Gegner an deinem echten Tisch spielen lassen
command-lesson = ein Spiel im Terminal lernen oder weiterlernen
command-daily = die Auslage des Tages spielen, für alle dieselbe
command-simulate = einen Computerspieler viele Partien spielen lassen
command-learn = den Experten mit seinen eigenen Partien trainieren
command-ladder = zeigen, wie oft jeder Spieler auf jeder Stufe gewinnt
command-calibrate = Gewinnchancen des Experten mit Ergebnissen vergleichen
command-regret = messen, was ein Tipp durch weniger Bedenkzeit verliert
command-puzzles = Stellungen mit einem klar besten Zug finden
command-study = eine Studie auf gleichen Auslagen spielen, mit Bericht
command-bench = einen Spieler messen oder ein Ergebnis nachprüfen
command-dataset = viele Partien als Datensatz schreiben (Parquet)
command-replay = eine gespeicherte Partie nach den Regeln nachspielen
command-review = eine gespeicherte Partie mit dem Trainer analysieren
command-tables = deine gespeicherten Partien auflisten, neueste zuerst
command-export = eine gespeicherte Partie in eine Datei schreiben
command-import = eine Partie aus einer Datei übernehmen
command-share = Links ausgeben, die eine gespeicherte Partie enthalten
command-delete = gespeicherte Partien löschen
command-restore = die täglichen Sicherungen auflisten oder zurückholen
command-deck = eigene Solokarten auflisten, eingeben oder austauschen
command-rules = die Regeln eines Spiels zeigen, oder eine Regel
command-languages = zeigen, wie vollständig jede Sprache ist

## Argumente mehrerer Befehle.

help-level = Stufe des Gegners wählen
help-modules = Module wählen, durch Kommas getrennt
help-option = eine Option des Spiels setzen; mehrfach möglich
help-seed = Auslage wählen: gleiche Nummer, gleiche Karten und Würfel
help-seed-first = Nummer der ersten Auslage wählen
help-workers = Zahl der Prozesse wählen (sonst: alle Kerne)
help-json = in der letzten Zeile JSON ausgeben
help-data = Datenordner wählen (sonst: TABLEFORONE_DATA)
help-one-game = nur ein Spiel zeigen
# $players: their names
help-player = wählen, wer spielt: { $players }
# $players: their names; $default: one of them
help-player-default = wählen, wer spielt: { $players } (sonst { $default })
# $players: their names
help-one-player = nur einen Spieler zeigen: { $players }
help-budget = Bedenkzeit begrenzen: 500 (Bewertungen) oder 200ms
# $n: the default
help-games = Zahl der Partien wählen (sonst { $n })

## Argumente eines Befehls.

help-host = die Adresse wählen (sonst: nur dieser Rechner)
# $port: its number
help-port = den Port wählen; 0 nimmt irgendeinen freien (sonst { $port })
help-open = den Browser öffnen
help-lan = Telefone im Heimnetz mit einem Kopplungscode zulassen
help-https = https mit eigenem Zertifikat benutzen (mit --lan)
help-day = diese Sicherung zurückholen, etwa 2026-05-01
help-check = nur sagen, ob die Datei zu den Regeln passt
# $default: a number
help-review-games = durchgespielte Partien je teurem Zug (sonst { $default })
help-compared-player = auch auflisten, was dieser Spieler wählen würde
help-card = diese eigene Karte eingeben oder korrigieren
help-export = deine Karten in eine Datei schreiben
help-import = Karten aus einer Datei lesen
help-game = das Spiel wählen (sonst wirst du gefragt)
help-resume = diese gespeicherte Partie weiterspielen
help-cards = wer deckt die Karten des Gegners auf? (sonst app)
help-lesson = eine andere Einführung als die erste wählen
help-result = das Ergebnis in diese Datei schreiben
help-bench-game = nur die Aufgaben eines Spiels spielen
help-beside = mit den Partien dieses Ergebnisses vergleichen
help-verify = ein Ergebnis nachspielen und prüfen
# $default: the name of a player
help-dataset-player = wählen, wer spielt (sonst { $default })
# $default: a number
help-first-seed = Nummer der ersten Auslage wählen (sonst { $default })
help-dataset-out = den Datensatz in diesen Ordner schreiben
help-study-file = die Studie aus dieser TOML-Datei lesen
help-study-games = Partien je Variante wählen (sonst: wie in der Datei)
help-study-out = die Studie hier aufbewahren (sonst: Datenordner)
help-on = auf einem Ray-Cluster spielen
help-address = den Cluster wählen (sonst: einer auf diesem Rechner)
help-learn-seed = genau wiederholen: gleiche Nummer, gleiche Datei
help-learn-out = das Netz in diese Datei schreiben (sonst: ins Paket)
help-begin = mit diesem Netz weiterlernen statt mit einem neuen
help-partners = vier schwächere Netze in diesem Ordner ablegen
help-ladder-games = so viele neue Partien je Zeile spielen
help-keep = die neuen Partien denen des Pakets hinzufügen
help-calibrate-games = so viele neue Partien auf jeder Stufe spielen
help-calibrate-budget = Bedenkzeit begrenzen (sonst 2.000 Bewertungen)
help-calibrate-keep = das Ergebnis für alle Gewinnchancen verwenden
help-regret-budget = nur diese Bedenkzeit messen: 336 (Bewertungen)
help-puzzles-keep = sie als Rätsel dieses Spiels verwenden
help-plot = ein Diagramm in diese SVG-Datei zeichnen
help-missing = auflisten, was in dieser Sprache fehlt
help-share-moment = die Partie an diesem Moment öffnen (sonst: am Ende)
help-share-site = auf diese Adresse verlinken (sonst: dieser Rechner)
