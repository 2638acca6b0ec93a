# Der Rahmen jeder Seite.

shell-about = Brettspiele für eine Person gegen ihre gedruckten Sologegner.
shell-skip = Zum Inhalt
shell-places = Hauptmenü
shell-games = Spiele
shell-history = Verlauf
shell-rules = Regeln
shell-lab = Labor
shell-settings = Einstellungen
shell-home = Alle Spiele
shell-too-old = Dieser Browser ist zu alt für Table for One. Aktualisiere ihn oder nimm Safari 17.5, Firefox 125, Chrome 123 oder neuer.
shell-refused = Der Server hat das abgelehnt. Lade die Seite neu.
shell-silent = Der Server antwortet nicht. Läuft er noch? Deine Züge sind gespeichert; lade die Seite neu.
