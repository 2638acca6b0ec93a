# Was der Browser kann, und die erste Seite der App ohne Server.

can-title = Was dieser Browser hier kann
can-about = Gerade auf diesem Gerät geprüft. Kopiere es, wenn du ein Problem meldest. Nichts wird verschickt.
can-window-title = In diesem Fenster
can-no-scripts = Diese Seite braucht Skripte. Schalte sie hier ein.
can-as-text = Dasselbe als Text

## Was gefragt wird.

can-program = Programm
can-browser = Browser
can-window = Fenster
can-installed = Installiert
can-https = Sichere Adresse (https)
can-saves = Partien werden gespeichert
can-engines = Spielmotoren
can-files = Dateien für Seiten
can-database = Datenbank
can-room = Speicherplatz
can-lasts = Dauerhaft gespeichert
can-workers = Worker
can-offline = Geht ohne Netz
can-webassembly = WebAssembly
can-locks = Sperren zwischen Tabs
can-screen = Bildschirm bleibt an
can-clipboard = Zwischenablage
can-share = Teilen
can-speech = Sprachausgabe
can-sound = Ton
can-anchors = Karten neben ihrem Spielteil

## Was dabei herauskommt.

can-says-yes = ja
can-says-no = nein
can-says-no-because = nein: { $why }
can-says-unknown = unbekannt
can-says-by-server = ja: auf dem Server
can-says-in-files = ja: in Dateien dieses Browsers
can-says-in-database = ja: in einer Datenbank dieses Browsers
can-says-in-nothing = nein: Lade jede Partie herunter, bevor du die Seite schließt
can-says-compiled = kompiliert
can-says-plain = reines Python: gleiche Spiele, langsamerer Trainer
can-says-refused = reines Python: gleiche Spiele, langsamerer Trainer. Die kompilierten Motoren konnten nicht geladen werden: { $why }
can-says-needs-https = braucht https
can-says-no-files = kein Dateisystem für Seiten
can-says-deletes = der Browser darf sie löschen, wenn der Speicher voll ist
can-says-https-matters = manche der nächsten Zeilen melden vielleicht nur deshalb „nein“
can-says-at-the-edge = sie öffnen sich am Rand des Fensters
can-says-touch = Touchscreen
can-says-mouse = Maus
can-says-of = { $used } von { $all } MB
can-says-size = { $across } × { $down }, Pixelverhältnis { $dots }, { $by }

## Welche Fassung der App das ist.

site-compiled = mit kompilierten Motoren
site-plain = mit Motoren in reinem Python

## Die erste Seite ohne Server, bevor das Programm läuft.

offline-about = { $n } Spiele mit Gegnern, die nach ihren gedruckten Regeln spielen und dir sagen, warum. Alles läuft und bleibt in diesem Browser. Nach dem ersten Besuch brauchst du kein Netz mehr.
offline-what-it-is = Brettspiele für eine Person gegen ihre gedruckten Solo-Gegner: im Browser, ohne Netz.
offline-ready = Dein Tisch wird gedeckt.
offline-blocked = Da ist etwas im Weg.
offline-loading = Das Programm wird geladen
offline-loading-of = Das Programm wird geladen: { $one } von { $other } MB, nur dieses eine Mal
offline-starting = Das Programm startet
offline-opening = Deine Partien werden geöffnet
offline-updating = Eine neue Version wird eingerichtet
offline-again = Neu starten
offline-shelf = Die Spiele
offline-unsaved = Hier wird nichts gespeichert. Lade deine Partien herunter, bevor du die Seite schließt.
offline-no-scripts = Diese Seite ist ein Programm. Schalte Skripte für sie ein oder installiere Table for One auf deinem Rechner.
offline-needs-https = Diese Adresse ist nicht sicher, und ohne https geht die App nicht offline. Öffne ihre https-Adresse.
offline-needs-webassembly = Dieser Browser kann das Programm nicht ausführen: WebAssembly ist ausgeschaltet oder fehlt. Schalte es ein (strenge Sicherheitsmodi schalten es aus) oder nimm einen anderen Browser.
offline-needs-workers = Dieser Browser lässt hier keine Seiten offline arbeiten: Service Worker sind ausgeschaltet. In privaten Fenstern ist das oft so. Öffne die Seite in einem normalen Fenster oder in einem anderen Browser.
offline-too-old = Dieser Browser ist zu alt für das Programm. Aktualisiere ihn oder nimm einen anderen.
offline-elsewhere = Deine Partien sind in einem anderen Tab geöffnet.
offline-elsewhere-now = Deine Partien sind jetzt in einem anderen Tab geöffnet. Nichts ist verloren: Beide Tabs zeigen dieselben Partien.
offline-use-here = Hier weiterspielen
offline-not-started = Das Programm ließ sich nicht starten. Lade die Seite neu. Wenn das nicht hilft, lade deine Partien herunter und lösche im Browser die Daten dieser Seite.
offline-stopped = Das Programm ist stehen geblieben ({ $one }). Jeder Zug, den du gesehen hast, ist gespeichert.
offline-stopped-full = Das Programm ist stehen geblieben, weil der Speicher voll ist. Jeder Zug, den du gesehen hast, ist gespeichert. Schaffe Platz und starte neu.
offline-not-saved = Dieser Browser lässt die Seite deine Partien nicht speichern ({ $one }). Private Fenster und strenge Datenschutz-Einstellungen verbieten es oft. Öffne die Seite in einem normalen Fenster, oder spiele hier und lade jede Partie herunter, bevor du sie schließt.
offline-play-unsaved = Ohne Speichern spielen
offline-disk-full = Der Speicher ist voll, deshalb konnten deine Partien nicht geöffnet werden. Schaffe Platz und starte neu.
offline-not-opened = Deine Partien konnten nicht geöffnet werden: { $one } Es wurde nichts verändert.
offline-not-loaded = Das Programm konnte nicht geladen werden ({ $one }). Versuche es noch einmal; in einem privaten Fenster nimm lieber ein normales.
offline-no-network = Es gibt kein Netz, und das Programm ist noch nicht auf diesem Gerät. Öffne die Seite einmal mit Netz.
offline-silent = Das Programm antwortet nicht. Deine Züge sind gespeichert; lade die Seite neu.
offline-no-language = { $one } konnte nicht geladen werden. Die Seiten sind deshalb auf Englisch; lade sie neu, sobald du wieder Netz hast.
offline-incomplete = nicht alle Dateien konnten geladen werden
