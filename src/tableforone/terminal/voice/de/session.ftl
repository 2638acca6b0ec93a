# Eine Partie im Terminal. Was man eintippt (undo, why, save FILE …), ist in jeder Sprache gleich.

# $game: its name; $opponent: its name
title = { $game }: du gegen { $opponent }
# $seed: the number of the deal
seed = Nummer der Auslage: { $seed }
reconstructed = Nachgebaut, weil keine gedruckte Quelle zu finden war:
how = Tippe die Nummer einer Möglichkeit oder einen Teil ihres Textes. why zeigt, warum der Gegner zuletzt so gezogen
    hat, undo macht deinen Zug rückgängig, help zeigt mehr. Jeder Zug wird sofort gespeichert, du kannst also
    jederzeit aufhören.
recap = Was zuletzt geschah:
# $what: a sentence about a move
warning = Hinweis: { $what }
over = Die Partie ist zu Ende und gespeichert. Du kannst noch why, log, table, undo oder save FILE tippen. Enter beendet.
no-question = Die Partie ist zu Ende. Tippe why, log, undo, save FILE oder quit.
# $id: of the game
saved = Deine Partie ist gespeichert. Weiterspielen mit: tableforone play --resume { $id }
save-instead = Tippe save FILE, um diese Partie in eine andere Datei zu schreiben.
set-aside = Tippe undo, um zurückzugehen, save FILE, um die Partie in eine Datei zu schreiben, oder quit.
# $file: its path
report = Diesen Fehlerbericht kannst du uns schicken: { $file }
# $n: moves
undone = { $n ->
    [one] 1 Zug rückgängig gemacht.
   *[other] { $n } Züge rückgängig gemacht.
}
hint-none = Hier gibt es keine Tipps.
hint-forced = Das ist die einzige Möglichkeit: Es gibt nichts zu wählen.
warnings-on = Hinweise sind an: Du siehst, was ein Zug verschenkt.
warnings-off = Hinweise sind aus.
log-empty = Bisher ist nichts geschehen.
save-what = Tippe save und den Namen einer Datei: save my-game.json
# $file: its path
written = In { $file } geschrieben. Wieder öffnen mit: tableforone import { $file }
# $command: what was typed before the number; $said: what was typed
wrong-count = „{ $said }“ ist keine Zahl ab 1. Tippe { $command } oder { $command } 2.

## Welche Möglichkeit ist gemeint?

# $n: choices
matches-several = Das passt auf { $n } Möglichkeiten. Tippe die Nummer der richtigen:
# $n: choices
matches-more = und { $n } weitere
# $said: what was typed
matches-none = „{ $said }“ passt auf keine Möglichkeit. Tippe eine Nummer oder einen Teil des Textes.

## Was help auflistet.

help-choose = 3 wählen (ein Teil des Textes geht auch)
help-undo = deinen letzten Zug rückgängig machen, oder die letzten drei
help-redo = den rückgängig gemachten Zug wiederholen
help-why = die letzte Entscheidung des Gegners begründen, oder die mit [why 12]
help-hint = den besten Zug zeigen, wie viel besser er ist und warum
help-warnings = Hinweise an- oder ausschalten (in deiner ersten Partie an)
help-table = den Tisch zeigen
help-log = das Protokoll zeigen
help-rules = die Überschriften der Regeln zeigen, oder eine Regel
help-save = die Partie in eine Datei schreiben
help-help = diese Liste zeigen
help-quit = aufhören; die Partie ist gespeichert, du kannst sie weiterspielen
help-entries = deine Eingaben auflisten, um sie mit dem Tisch zu vergleichen
help-correct = Eingabe 12 neu eingeben und sehen, was sich ändern würde
help-display = die Werte auf seinem Tableau auflisten
help-change = Wert 4 auf seinem Tableau um 1 erhöhen; -1 senkt ihn
help-cards = wählen, wer seine Karten ab jetzt aufdeckt, die App oder du

## Der Gastgeber einer Einführung.

# $words: sentences
host = Gastgeber: { $words }
host-left = Gastgeber: Das geht auch. Tippe undo, um die Einführung fortzusetzen, oder spiel weiter. Ich melde mich bei nächster Gelegenheit.
# $chapter: its name; $n, $all: steps; $words: sentences
host-step = Gastgeber [{ $chapter }, { $n } von { $all }]: { $words }
# $choices: their numbers
host-waits = (Wähle { OR($choices) }.)
# $title: of what was learned; $text: a sentence; $rules: their numbers
host-learned = { $title }: { $text } (Regeln { COMMAS($rules) })
# $ending: a sentence
host-farewell = Gastgeber: Jetzt kannst du es. { $ending } Das hast du gelernt:
host-checks = Zum Selbsttest:
# $question, $answer, $why: texts of the lesson
host-check = { $question } { $answer }. { $why }
host-go-on = Spiel weiter oder hör mit quit auf.
