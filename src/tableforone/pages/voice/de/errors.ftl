# Was mit einer Anfrage, einer Datei oder einer Adresse nicht stimmt.

fault-title = Das ging nicht
fault-program = Im Programm ist ein Fehler aufgetreten. Deine Partien sind sicher; lade die Seite neu.
fault-no-page = Unter dieser Adresse gibt es nichts. Sieh dir alle Spiele an.
fault-not-here = Das geht hier nicht. Sieh dir alle Spiele an.
fault-no-file = Im Formular fehlt die Datei. Wähle erst eine aus.
fault-number = „{ $value }“ ist keine ganze Zahl ({ $name }). Lade die Seite neu.

## Viele Partien aus einer Datei. $n: Dateien

transfer-opened = { $n ->
    [one] 1 Datei wurde geöffnet.
   *[other] { $n } Dateien wurden geöffnet.
}
transfer-known = { $n ->
    [one] 1 war schon da.
   *[other] { $n } waren schon da.
}
transfer-left = { $n ->
    [one] 1 Datei wurde nicht gelesen. Öffne dieselbe Datei noch einmal.
   *[other] { $n } Dateien wurden nicht gelesen. Öffne dieselbe Datei noch einmal.
}
transfer-wrong = { $n ->
    [one] 1 konnte nicht geöffnet werden.
   *[other] { $n } konnten nicht geöffnet werden.
}
transfer-file = { $name }: { $why }
transfer-stopped = { $name }: { $why } Die Dateien danach wurden nicht gelesen.
