# Der Gastgeber einer Einführung, und die Seite am Ende.

lesson-end-title = Jetzt kannst du spielen.
lesson-end = Das war die Einführung, und jetzt gehört der Tisch dir. Mach die kurze Probe oder spiel einfach weiter.
lesson-left-title = Das geht auch.
lesson-left = Nimm es zurück, um der Einführung zu folgen, oder spiel weiter. Bei der nächsten Gelegenheit bin ich wieder dabei.
lesson-check = Eine kurze Probe
lesson-check-about = Keine Punkte, keine Eile. Wähle eine Antwort, dann siehst du, warum.
lesson-right = Richtig.
lesson-wrong = Nicht ganz.

## Der Gastgeber am Tisch. $n, $all: Schritte

lesson-region = Einführung
lesson-step = Schritt { $n } von { $all }
lesson-done = { $n } von { $all } Schritten geschafft
lesson-back-to-host = Zurück zum Gastgeber
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-watch = Sieh { $opponent } zu.

## Die Seite am Ende.

learned-title = Was du gelernt hast
learned-stamp = Stempel: { $lesson }, { $game }
learned-with-host = mit dem Gastgeber
learned-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
learned-play-on = Von hier weiterspielen
learned-play-on-about = Ohne den Gastgeber.
learned-next = Nächste Einführung: { $lesson }
learned-quick-about = Drucke sie aus oder lege sie neben dich.
learned-later = Für später
