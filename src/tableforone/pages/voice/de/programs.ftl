# Die Seite für Leute, die Programme schreiben.

programs-title = Für Programme
programs-about = Dieselben Spiele als JSON. Ein Programm fragt zuerst { $session } nach seinem Token, behält das Cookie und schickt das Token als { $token } bei allem mit, was etwas ändert. Ein Zug nennt die Nummer seiner Frage; ist diese Frage nicht mehr offen, lautet die Antwort 409, mit dem aktuellen Spielstand.
programs-download = Beschreibung laden
programs-takes = Nimmt
programs-kind = Art
programs-what = Was es ist
programs-answers = Antwortet mit { COMMAS($codes) }.
programs-optional-about = { $about }; freiwillig

## Was ein Programm fragen kann, nach dem Namen der Anfrage.

call-session = Das Token, das jede Anfrage braucht, die etwas ändert, und das Cookie.
call-all-games = Alle Spiele mit ihren Stufen, Modulen und Optionen.
call-all-tables = Alle deine Partien, die zuletzt gespielte zuerst. „trouble“ sagt, warum sich eine nicht öffnen lässt.
call-set-a-table = Beginnt eine Partie.
call-results = Alle beendeten Partien, die älteste zuerst.
call-open-a-file = Öffnet eine gespeicherte Partie.
call-look = Eine Partie, wie sie jetzt steht: die Frage, ihre Möglichkeiten und alles, was zu sehen ist.
call-delete = Löscht eine Partie.
call-answer = Macht einen Zug.
call-undo = Macht Züge rückgängig.
call-redo = Wiederholt einen rückgängig gemachten Zug.
call-tell = Das Protokoll, ein Eintrag je Zeile, der älteste zuerst.
call-why = Jede Entscheidung des Gegners: der Grund, die Kandidaten, die jede Regel übrig ließ, und die Regeln.
call-export = Die ganze Partie als Text einer Datei, auch wenn sie sich nicht öffnen lässt.

## Was die Anfragen annehmen, nach dem Namen des Felds.

takes-name = die Kennung einer Partie
takes-question = die Nummer der offenen Frage
takes-forced = auch einzige Möglichkeiten spielen, die nichts aufdecken, wie es die Seiten tun
takes-to = bis zu dieser Frage rückgängig machen; ohne Angabe einen Zug
takes-text = eine gespeicherte Partie, wie GET …/file sie liefert
takes-answer = die Nummer der Möglichkeit
takes-game = die Kennung des Spiels
takes-level = die Kennung der Stufe
takes-modules = die Kennungen der Module
takes-options = was zu jeder Option gewählt ist
takes-seed = die Nummer der Auslage; ohne Angabe eine neue
