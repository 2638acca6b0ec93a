# Gespeicherte Partien und ihre Dateien: was nicht stimmt und was zu tun ist.

## Dateien. $file: its path or name, at the start of the sentence

not-a-file = es ist keine Datei
# $reason: what the system says
file-unread = { $file } lässt sich nicht lesen: { $reason }. Wähle eine andere Datei.
file-too-large = { $file } ist zu groß für dieses Programm. Wähle eine andere Datei.
file-not-text = { $file } ist keine Textdatei (UTF-8). Wähle eine andere Datei.
# $reason: what the system says; $then: what to do, a sentence
file-unwritten = { $file } lässt sich nicht schreiben: { $reason }. { $then }
then-other-file = Wähle eine andere Datei.
then-again = Es wurde nichts verändert; versuche es noch einmal.

## Was das System am häufigsten sagt, innerhalb anderer Sätze.

reason-denied = kein Zugriff
reason-exists = an dieser Stelle ist schon eine Datei
reason-folder = das ist ein Ordner
reason-circle = die Verknüpfungen führen im Kreis
reason-connection = die Verbindung wurde abgelehnt
reason-many-files = zu viele Dateien sind offen
reason-long-name = der Dateiname ist zu lang
reason-missing = Datei oder Ordner nicht gefunden
reason-name = so kann keine Datei heißen
reason-full = der Datenträger ist voll
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-not-permitted = das ist nicht erlaubt
reason-read-only = der Datenträger ist schreibgeschützt

## Die Datei mit allen Partien. $file: its path or name

other-folder = Wähle mit --data oder TABLEFORONE_DATA einen anderen Datenordner.
# $reason: what the system says
file-unusable = { $file } lässt sich nicht lesen oder schreiben ({ $reason }). { other-folder }
folder-unusable = { $file } ist für deine Partien nicht verwendbar: { $reason }. { other-folder }
file-busy = { $file } wird gerade von einem anderen Programm benutzt. Versuche es noch einmal, wenn es fertig ist.
file-foreign = { $file } gehört einem anderen Programm. { other-folder }
file-newer = { $file } stammt von einer neueren Version des Programms. Aktualisiere das Programm, um deine Partien zu öffnen.
file-damaged = { $file } ist beschädigt und wurde nicht verändert.
file-damaged-no-backup = { file-damaged } Es gibt noch keine Sicherung: Nimm deine eigene Kopie. { other-folder }
# $days: of the backups; $day: the latest
file-damaged-backups = { file-damaged } Sicherungen: { COMMAS($days) }. Die neueste zurückholen mit: tableforone restore { $day }
file-damaged-backups-elsewhere = { file-damaged } Sicherungen: { COMMAS($days) }. Die neueste zurückholen mit: tableforone restore { $day } und demselben --data
file-gone = { $file } wurde entfernt oder ersetzt, während das Programm lief; darum lässt sich nichts speichern. Lege die
    Datei zurück, oder starte das Programm neu.
disk-full = { $file } lässt sich nicht schreiben: Der Datenträger ist voll. Es wurde nichts gespeichert. Schaffe Platz und
    versuche es noch einmal.
no-home = Für deine Partien war kein Benutzerordner zu finden. Nenne einen Ordner in TABLEFORONE_DATA.

## Sicherungen.

# $file: the file of all games
backups-none = Von { $file } gibt es noch keine Sicherungen. An jedem Tag, an dem du spielst, entsteht eine.
# $day: what was asked for; $days: what there is
backup-damaged = Die Sicherung „{ $day }“ von { $file } ist beschädigt. Zurückholen kannst du: { COMMAS($days) }.
backup-unknown = Eine Sicherung „{ $day }“ von { $file } gibt es nicht. Zurückholen kannst du: { COMMAS($days) }.

## Partien.

# $id: of the game
no-table = Eine Partie „{ $id }“ gibt es nicht. Siehe die Startseite oder `tableforone tables`.
# $trouble: a sentence
unopenable = Partie { $id } lässt sich nicht öffnen. { $trouble } Rette, was da ist, mit `tableforone export { $id } FILE`,
    oder lösche sie mit `tableforone delete { $id }`.
unopenable-back = { unopenable } Im Browser kannst du zu einem früheren Moment zurückgehen.
played-elsewhere = Partie { $id } wurde inzwischen anderswo weitergespielt. Öffne sie neu, um dort weiterzumachen.
game-too-large = Diese Partie ist zu groß, um sie wieder zu öffnen; darum wurde der Zug nicht gespeichert. Beginne eine
    andere Partie.
no-report = Zu dieser Partie gibt es keinen Fehlerbericht, weil nichts fehlgeschlagen ist.
no-earlier = Diese Partie hat keinen früheren Moment, der sich zeigen lässt.
# $game: its name
deck-none = { $game } hat keine Karten, die du aus deinem eigenen Spiel eingeben kannst.

# Stands where other messages have $where.
it = Sie

## Warum sich eine Partie der Liste nicht öffnen lässt.

# $kind: what Python says
trouble-choices = Bei ihrem Aufbau hat das Programm einen Fehler ({ $kind }).
trouble-shown = Beim Anzeigen dieser Partie hat das Programm einen Fehler ({ $kind }).
# $fields: names of fields
trouble-row = Ihre Zeile in der Datenbank ist beschädigt; nicht lesbar: { COMMAS($fields) }.
trouble-journal = Einige ihrer Züge fehlen.
trouble-large = Sie ist zu groß zum Öffnen.
trouble-newer = Sie wurde nach neueren Regeln gespielt, als diese Version des Programms hat. Aktualisiere zuerst das Programm.

## Dateien von anderswo.

read-too-long = Diese Datei zu lesen dauert zu lange. Sie wurde nicht geöffnet.
read-stopped = Diese Datei war nicht lesbar: Das Lesen wurde angehalten. Sie wurde nicht geöffnet.
read-closed = Das Programm wird gerade beendet. Es wurde nichts geöffnet.
read-not-text = Diese Datei ist kein Text. Wähle eine Datei, die dieses Programm gespeichert hat.
read-memory = Diese Datei braucht zu viel Speicher. Sie wurde nicht geöffnet.
# $kind: what Python says
read-failed = Diese Datei ist nicht lesbar: Die Regeln haben dabei einen Fehler ({ $kind }).
# $most: the limit
read-many-files = Sie enthält zu viele Dateien: Höchstens { $most } sind erlaubt. Es wurde nichts geöffnet.
read-damaged = Diese Datei ist beschädigt. Es wurde nichts geöffnet.
read-nameless = eine Datei ohne Namen
member-packed = Sie ist ungewöhnlich gepackt. Packe sie neu als gewöhnliche Zip-Datei.
member-large = Sie ist zu groß.
member-damaged = Sie ist beschädigt.

## Links, die eine Partie enthalten.

link = Dieser Link
link-damaged = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal geben und kopiere ihn ganz.
link-too-large = Dieser Link ist zu groß zum Öffnen. Bitte stattdessen um die gespeicherte Partie als Datei.
link-no-room = Diese Partie ist zu lang für einen Link. Lade sie herunter und verschicke die Datei.
