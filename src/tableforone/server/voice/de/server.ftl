# Der Webserver: was er ausgibt und was er antwortet, wenn etwas nicht stimmt.

## Was er ausgibt. $address: of the app; $folder: of the games

serve-running = Table for One läuft schon: { $address }
serve-started = Table for One: { $address }   (Strg+C beendet das Programm; deine Partien sind in
    { $folder })
serve-open-folder = Andere Benutzer dieses Rechners können die Namen der Dateien in { $folder } sehen. Schließe den Ordner
    mit `chmod 700`, oder wähle mit --data einen anderen.
serve-trust = Zuerst, einmal für jedes Telefon, damit es diesem Rechner vertraut: { $address }
# $start: of the fingerprint
serve-fingerprint = Der Fingerabdruck beginnt mit { $start }
# $addresses: for phones; $code: the pairing code
serve-network = Im Heimnetz: { COMMAS($addresses) }   Kopplungscode: { $code }
serve-new-code = Enter gibt einen neuen Kopplungscode.
serve-code = Kopplungscode: { $code }
# $n: codes
pairing-locked = { $n } falsche Kopplungscodes wurden probiert; darum kann kein neues Gerät dazukommen. Für einen neuen Code
    drücke hier Enter, oder öffne die Einstellungen auf diesem Rechner.
# $device: its name; $code: the next pairing code
pairing-joined = Neu gekoppelt: { $device }. Nächster Kopplungscode: { $code }
serve-busy = Ein anderes Table for One benutzt die Partien in { $folder }. Nimm jenes, oder wähle mit --data einen anderen Ordner.
https-needs-lan = --https ist für Telefone im Heimnetz. Ergänze --lan.
https-needs-openssl = serve --https braucht das Programm openssl, das nicht zu finden war. Installiere es (unter Debian:
    apt-get install openssl), oder starte ohne --https.
# $why: what openssl says
https-failed = openssl konnte kein Zertifikat ausstellen ({ $why }). Starte ohne --https, oder versuche ein anderes openssl.
# $port, $other: numbers
port-busy = Port { $port } wird von einem anderen Programm benutzt. Wähle einen anderen: tableforone serve --port { $other }
port-refused = Der Server kann { $host }, Port { $port }, nicht benutzen. Wähle mit --host oder --port etwas anderes.

## Was er antwortet.

too-large = Das ist zu groß.
too-slow = Das kam zu langsam an. Versuche es noch einmal.
too-fast = Das war zu schnell. Warte einen Moment und versuche es noch einmal.
broken-off = Die Verbindung brach ab, bevor alles angekommen war. Versuche es noch einmal.
other-address = Das ist keine Adresse dieses Servers. Öffne die Adresse, die er beim Start ausgegeben hat.
other-page = Das kam von einer anderen Seite und wurde darum abgelehnt.
old-page = Diese Seite ist zu alt oder von einem anderen Programm: Ihr Schlüssel fehlt oder ist falsch. Lade die Seite neu.
no-file = Diese Datei gibt es nicht.
no-upload = Im Formular fehlt die Datei. Wähle zuerst eine aus.
# Stands where other messages have $where.
the-request = Die Anfrage
request-not-json = Die Anfrage ist beschädigt: Sie ist kein JSON in UTF-8.
# $where: in the request; $why: what is wrong
request-malformed = Die Anfrage stimmt nicht bei { $where }: { $why }.
form-malformed = Das Formular stimmt nicht. Lade die Seite neu.
# $most: the limit
form-too-long = Das Formular hat zu viele Felder: Höchstens { $most } sind erlaubt.
then-again = Es wurde nichts verändert; versuche es noch einmal.

## Koppeln.

not-paired = Dieses Gerät ist nicht gekoppelt. Öffne darauf die Startseite und gib den Code ein.
code-asked = Diese Partien sind auf einem anderen Rechner.
code-wrong = Das ist nicht der Code.
code-ignored = Dieser Code wurde nicht geprüft.
# $word: one of the sentences above; $n: seconds
code-wait = { $word } Warte { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
} bis zum nächsten Code.
# $n: codes
code-locked = { $n } falsche Codes wurden probiert; darum kann kein neues Gerät dazukommen. Hol dir in den Einstellungen auf dem Rechner selbst einen neuen Code.
code-only-here = Nur der Rechner selbst kann einen neuen Code ausgeben. Öffne dort die Einstellungen.
remove-only-here = Ein Gerät kann nur sich selbst entfernen. Öffne die Einstellungen auf dem Rechner selbst.
device = Ein Gerät
device-android-phone = Android-Telefon
device-android-tablet = Android-Tablet
device-windows = Windows-Rechner
device-linux = Linux-Rechner

## Studien.

no-study = Diese Studie gibt es nicht. Siehe die Liste der Studien.
no-study-table = Die Partien dieser Studie wurden nicht als Tabelle geschrieben.
study-running = Gerade wird eine Studie gespielt. Halte sie zuerst an, oder warte, bis sie fertig ist.
study-question = Wähle, was du wissen willst.
# $most: the limit
study-games-limit = Wähle, wie sicher du sein willst: Höchstens { $most } Partien je Variante werden hier gespielt.
# $player: what was asked for; $players: what there is
study-player = „{ $player }“ ist kein Spieler. Spieler: { COMMAS($players) }.
study-unread = nicht lesbar
# $n: games
study-stopped = angehalten bei { NUMBER($n) }
study-few = zu wenige Partien
study-done = fertig
# $n: variants; $games: of each; $players: their names
study-about = { $n ->
    [one] 1 Variante
   *[other] { $n } Varianten
}, je { NUMBER($games) } { $games ->
    [one] Partie
   *[other] Partien
} auf denselben Auslagen · Spieler: { AND($players) }
