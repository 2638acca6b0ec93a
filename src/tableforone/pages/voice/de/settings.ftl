# Die Seite der Einstellungen.

settings-title = Einstellungen
settings-about = Änderungen gelten sofort, für alle Partien in diesem Browser.
settings-groups = Gruppen
settings-save = Speichern

## Gruppen von Einstellungen, und ein Link zu jeder.

group-look = Aussehen
group-questions = Fragen
group-learning = Lernen
group-opponents = Gegner
group-keys = Tasten
group-network = Heimnetz
group-data = Deine Partien

## Jede Einstellung: ihr Name, eine Zeile dazu, ihre Möglichkeiten.

theme-title = Farben
theme-about = Wie das Gerät, hell oder dunkel.
theme-device = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

size-title = Größe von Text und Karten
size-about = Große Texte zeigen weniger auf einmal.
size-normal = Normal
size-large = Groß
size-largest = Sehr groß

motion-title = Bewegung
motion-about = Spielteile bewegen sich weniger als eine halbe Sekunde; jede Taste und jedes Antippen beendet das. Aus: Sie liegen sofort am Ziel.
motion-device = Wie das Gerät
motion-still = Aus

sound-title = Ton
sound-about = Holz, Karten, Würfel und eine Glocke. Aus, bis du ihn einschaltest.
sound-off = Aus
sound-quiet = Leise
sound-medium = Mittel
sound-loud = Laut

companionsound-title = Ton mit dem eigenen Spiel
companionsound-about = Dieselben Töne, während du an deinem echten Tisch spielst.
companionsound-off = Aus
companionsound-on = An

view-title = Ansicht
view-about = Auf dem Handy öffnet sich der Tab mit den umrandeten Spielteilen. Sonst rollen sie ins Bild.
view-follow = Der Frage folgen
view-stay = Stehen bleiben

language-title = Sprache
language-about = Gespeicherte Partien und Studien hängen nicht davon ab.
language-browser = Wie der Browser

language-en-XA = Testsprache

cardnames-title = Kartennamen
cardnames-about = Wenn deine Schachtel englisch ist, wähle die englischen Namen.
cardnames-translated = Übersetzt
cardnames-printed = Englisch, wie gedruckt

chance-title = Gewinnchance
chance-about = Die Schätzung des Trainers neben dem Punktestand, nach jedem Zug neu.
chance-hide = Verborgen
chance-show = Sichtbar

forced-title = Einzige Möglichkeit
forced-about = Wird für dich gespielt, außer wenn dabei etwas aufgedeckt wird.
forced-given = Für mich spielen
forced-asked = Immer fragen

caution-title = Hinweise
caution-about = Sagen, was ein Zug verschenkt; sie halten dich nie auf.
caution-first = In der ersten Partie
caution-always = Immer
caution-off = Nie

pace-title = Tempo
pace-about = So siehst du den Zug des Gegners. Einen übersprungenen Zug kannst du im Protokoll öffnen.
pace-steps = Schritt für Schritt
pace-skip = Gleich zu meinem Zug

why-title = Begründungen
why-about = Du kannst jederzeit mehr erfahren.
why-reasons = Mit Gründen
why-sentence = Ein Satz
why-rules = Mit Gründen und Regeln

## Tasten.

key-choices = Möglichkeiten 1 bis 9
key-pass = Passen oder ablehnen
key-undo = Rückgängig, Wiederholen
key-why = Warum?
key-next = Nächster Schritt des Gegners
key-skip = Gleich zu meinem Zug
key-replay = Nachspielen, Zug für Zug
key-question = Zur Frage
key-space = Leertaste

## Das Heimnetz.

network-joined = Dieses Gerät ist gekoppelt
network-joined-about = Andere Geräte und neue Codes stehen in den Einstellungen auf dem Rechner selbst.
network-closed = Nur dieser Rechner erreicht die App
network-closed-about = Starte sie mit { $command }, damit Handys und Tablets beitreten können.
network-locked = { $n ->
    [one] Gesperrt nach 1 falschen Code
   *[other] Gesperrt nach { $n } falschen Codes
}
network-locked-about = Kein neues Gerät kann beitreten, bis du einen neuen Code erzeugst. Gekoppelte
    Geräte funktionieren weiter.
network-new-code = Neuer Code
network-code = Kopplungscode für das nächste Gerät: { $code }
network-code-about = Er gilt einmal, unter { OR($addresses) }.
network-wrong-codes = { $n ->
    [one] 1 falscher Code wurde eingegeben.
   *[other] { $n } falsche Codes wurden eingegeben.
}
network-trust = Zuerst, einmal für jedes Handy: Vertraue diesem Rechner. Der Fingerabdruck beginnt mit { $fingerprint }.
network-join = Beitreten: Richte die Kamera des Handys hierher.
network-then-join = Dann beitreten: Richte die Kamera des Handys hierher.
network-plain = Einfaches http
network-plain-about = Über einfaches http kann ein Handy den Bildschirm nicht anlassen, keine Texte kopieren und die App nicht installieren. Starte mit { $command }, dann geht das alles.
network-this-device = { $name } (dieses Gerät)
network-device-about = Zuerst gesehen: { $first }, zuletzt: { $last }. Wird am { $ends } entfernt, wenn es nicht wiederkommt.
network-remove = Entfernen
network-remove-device = { $name } entfernen

## Was hier gespeichert ist.

data-count = { $finished } beendet, { $running } laufend
data-count-troubled = { $finished } beendet, { $running } laufend, { $troubled } nicht zu öffnen
data-here = Nur auf diesem Rechner gespeichert. Nichts wird verschickt. Du kannst jede Partie herunterladen und auf der Startseite wieder öffnen.
data-in-browser = Nur in diesem Browser gespeichert. Er darf sie löschen, wenn der Speicher voll ist; lade sie also ab und zu herunter. Nichts wird verschickt.
data-download = Alle herunterladen
data-history = Verlauf

browser-title = Geht etwas nicht?
browser-about = Sieh nach, was dieser Browser hier kann, und kopiere es in deine Meldung.
browser-open = Dieser Browser
