# Die Seite für Leute, die Programme schreiben.

programs-title = Für Programme
programs-about = Dieselben Spiele als JSON. Ein Programm fragt zuerst { $session } nach seinem Token, behält das Cookie und schickt das Token als { $token } bei allem mit, was etwas ändert. Ein Zug nennt die Nummer seiner Frage; ist diese Frage nicht mehr offen, lautet die Antwort 409, mit dem aktuellen Spielstand.
programs-download = Beschreibung laden
programs-takes = Nimmt
programs-kind = Art
programs-what = Was es ist
programs-answers = Antwortet mit { COMMAS($codes) }.
programs-in-address = in der Adresse
programs-optional = freiwillig
programs-optional-about = { $about }; freiwillig
programs-value = Wert
