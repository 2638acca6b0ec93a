# Was nicht stimmt und was man dagegen tut: Partien, Spielstände, Stellungen, Kartendateien.

# $kind: what Python says
crash = Das Programm hat einen Fehler ({ $kind }). Es wurde nichts verändert.
# $game: what was asked for; $games: what there is
no-game = „{ $game }“ ist hier kein Spiel. Es gibt: { COMMAS($games) }.
no-game-folder = { $variable } nennt { $folder }, aber dort ist kein Spiel: Der Ordner braucht eine Datei __init__.py.
# $folder: its name; $why: what Python says
game-broken = Das Spiel im Ordner { $folder } fehlt, weil sein Programm nicht läuft: { $why }. Verbessere es und starte neu, oder nimm es aus { $variable } heraus.

## Am Tisch.

table-is-over = Diese Partie ist zu Ende. Beginne eine neue oder mach einen Zug rückgängig.
# $answer: a number; $question: that is open
table-no-choice = „{ $answer }“ steht nicht zur Wahl. { $question }
# $answer: a number; $question: that is open
table-no-chance = „{ $answer }“ ist hier nicht möglich. { $question }
table-no-undo = Es gibt nichts rückgängig zu machen.
table-no-redo = Es gibt nichts zu wiederholen.
# $steps: how many; $n: how many there are
table-few-moves = Du kannst nicht { $steps } Züge rückgängig machen: Es gibt nur { $n ->
    [one] einen
   *[other] { $n }
}.
# $n: number of a question
table-no-question = Du kannst nicht zu Frage { $n } gehen: Sie wurde nie gestellt. Wähle eine andere.
# $n: decisions
table-no-decision = { $n ->
    [0] Der Gegner hat noch nichts entschieden.
    [one] Der Gegner hat bisher 1 Entscheidung getroffen. Wähle 1.
   *[other] Der Gegner hat bisher { $n } Entscheidungen getroffen. Wähle 1 bis { $n }.
}
table-answered = Diese Frage ist schon beantwortet, hier oder in einem anderen Fenster. Jetzt siehst du den aktuellen Stand am Tisch.
table-undone = Dieser Zug gehört zu einem Moment, der rückgängig gemacht wurde. Jetzt siehst du den aktuellen Stand am Tisch.

## Aufbau.

# $kind: what Python says
setup-fails = Diese Partie lässt sich nicht aufbauen: In den Regeln steckt ein Fehler ({ $kind }).
# $game: its name; $level: what was asked for
setup-no-levels = { $game } hat keine Stufen, angegeben ist aber „{ $level }“. Lass die Stufe weg.
# $levels: what there is
setup-level = „{ $level }“ ist keine Stufe von { $game }. Stufen: { COMMAS($levels) }.
# $module: what was asked for; $why: a sentence
setup-module-refused = Das Modul „{ $module }“ ist nicht spielbar: { $why }
# $modules: what there is
setup-module = „{ $module }“ ist kein Modul von { $game }. Module: { AND($modules) }.
# $option: what was asked for; $options: what there is
setup-option = „{ $option }“ ist keine Option von { $game }. Optionen: { AND($options) }.
# $value: what was asked for; $choices: what there is
setup-choice = „{ $value }“ steht bei der Option { $option } nicht zur Wahl. Möglich sind: { COMMAS($choices) }.
# Stands where other messages have $where.
setup-file = Die Datei für die Option { $option }
# $seed: what was asked for; $most: the largest
seed-range = { $seed } ist als Nummer der Auslage nicht möglich. Wähle eine ganze Zahl von 0 bis { $most }.
# $game: its name
no-companion = { $game } kannst du noch nicht mit dem eigenen Spiel spielen.
lesson-none = Zu { $game } gibt es noch keine Einführung.
# $name: what was asked for; $lessons: what there is
lesson-unknown = „{ $name }“ ist keine Einführung in { $game }. Einführungen: { COMMAS($lessons) }.

## Eingaben am echten Tisch.

entry-not-a-number = Auf diese Frage antwortest du nicht mit einer Zahl. Wähle eine der Antworten.
# $said: what was typed; $first, $last: the bounds
entry-out-of-range = „{ $said }“ ist hier nicht möglich. Gib eine Zahl von { $first } bis { $last } ein.
# $n: dice that were entered; $many: dice that are rolled
entry-dice = Du hast { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} eingegeben, gewürfelt wird aber mit { $many }. Gib alle ein.

## Gespeicherte Partien. $where: which file, at the start of the sentence

the-saved-game = Die Datei
another-copy = Nimm eine andere Kopie davon.
another-file = Wähle eine Datei, die dieses Programm gespeichert hat.
saved-choices = { $where } ist beschädigt: Module oder Optionen sind kein Text. { another-copy }
# $name: who deals
saved-dealer = { $where } ist beschädigt: „{ $name }“ kann die Karten nicht austeilen. { another-copy }
# $n: number of the entry
saved-no-entry = { $where } ist beschädigt: Eingabe { $n } ist keine Eingabe. { another-copy }
saved-no-answer = { $where } ist beschädigt: Eingabe { $n } ist weder ein Zug noch „rückgängig“. { another-copy }
saved-wrong-answer = { $where } ist beschädigt: Eingabe { $n } ist weder eine Zahl noch eine kurze Liste von Zahlen. { another-copy }
saved-too-large = { $where } ist zu groß für eine gespeicherte Partie. { another-file }
saved-not-json = { $where } ist beschädigt oder keine gespeicherte Partie: Das ist kein JSON. { another-file }
saved-other-program = { $where } ist keine gespeicherte Partie dieses Programms. { another-file }
saved-no-version = { $where } ist beschädigt: Die Version fehlt. { another-copy }
saved-newer = { $where } stammt von einer neueren Version des Programms. Aktualisiere das Programm, um die Partie zu öffnen.
# $name: of a field
saved-field = { $where } ist beschädigt: Das Feld „{ $name }“ fehlt oder ist falsch. { another-copy }
# $difference: a sentence
saved-differs = { $where } passt nicht zu den Regeln: { CAPITAL($difference) } Es wurde nichts geöffnet.
saved-fails = { $where } lässt sich nicht öffnen: { CAPITAL($difference) }
saved-no-way-back = { $where } hat keinen früheren Moment, zu dem du zurückgehen kannst.
# $n: number of the entry; $why: a sentence
entry-does-not-fit = Eingabe { $n } passt nicht. { $why }
# $kind: what Python says
entry-fails = Das Programm hat bei Eingabe { $n } einen Fehler ({ $kind }).
# $file, $replay: fingerprints
other-fingerprint = Der Fingerabdruck ist { $file }, beim Nachspielen ist er { $replay }.

## Kartendateien und andere Texte. $where: which file, at the start of the sentence

# $n: characters; $most: the limit
text-too-large = { $where } ist zu groß: { NUMBER($n) } Zeichen, erlaubt sind { NUMBER($most) }.
# $most: the limit
text-too-deep = { $where } ist nicht lesbar: Mehr als { $most } Klammern sind ineinander verschachtelt. Korrigiere das.
text-long-name = { $where } ist nicht lesbar: Ein Name darin hat mehr als { $most } Teile. Korrigiere das.
text-long-number = { $where } ist nicht lesbar: Eine Zahl darin hat Tausende von Ziffern. Korrigiere das.
text-too-much = { $where } ist nicht lesbar: zu viele Werte.
text-not-json = { $where } ist beschädigt: Das ist kein JSON.
# $error: what Python says
text-not-toml = { $where } ist kein TOML: { $error }.
# $place: where in the file; $wrong: what is wrong there
text-wrong-value = { $where }, { $place }: { $wrong }.
value-large = Die Zahl ist zu groß
# $code: of the character
value-unseen = Darin ist ein unsichtbares Zeichen ({ $code })

## Stellungen als eine Textzeile.

line-not-json = Das ist keine Stellung: Es ist keine Zeile JSON.
line-no-game = Das ist keine Stellung: Das Spiel ist nicht genannt.
line-choices = Das ist keine Stellung: Stufe, Module oder Optionen sind kein Text.
line-no-position = Das ist keine Stellung: Der Tisch fehlt.
# $kind: what Python says
position-fails = Diese Stellung ist nicht spielbar: In den Regeln steckt ein Fehler ({ $kind }).
# $wrong: what is wrong, without a full stop
position-impossible = Diese Stellung ist nicht möglich: { CAPITAL($wrong) }.
# $name: of the check
position-check = Sie besteht die Prüfung „{ $name }“ nicht
# $part: of the position
position-other-file = { $part }: In der Datei des Spielers steht etwas anderes
position-lot = Das Los fällt nicht zwischen gleichen Kandidaten
# $name: of a part
position-unknown-part = Die Stellung hat einen unbekannten Teil „{ $name }“.
position-lacks-part = Der Stellung fehlt ihr Teil „{ $name }“.
# $value: what it is here
position-part = Der Teil „{ $name }“ der Stellung kann nicht „{ $value }“ sein.
position-lacks-stack = Der Stellung fehlt ihr Stapel (was noch geschehen soll).
# $n: frames; $most: the limit
position-tall-stack = Der Stapel der Stellung hat { $n } Schritte; höchstens { $most } sind erlaubt.
# $frame: a part of the stack
position-unknown-frame = Im Stapel der Stellung steht „{ $frame }“; das ist kein Schritt.
position-deep-frame = Im Stapel der Stellung sind zu viele Schritte ineinander verschachtelt.
# $word: the name of a frame; $n: arguments; $names: of its arguments
position-arguments = Im Stapel der Stellung steht „{ $word }“ mit { $n ->
    [one] 1 Angabe
   *[other] { $n } Angaben
}; nötig ist: { AND($names) }.
# $arg: name of an argument; $value: what it is here
position-not-a-list = Im Stapel der Stellung steht „{ $word }“ mit „{ $arg }“ = { $value }; nötig ist eine Liste.
position-long-argument = Im Stapel der Stellung steht „{ $word }“ mit zu viel in „{ $arg }“.
# $low, $high: the bounds
position-argument = Im Stapel der Stellung steht „{ $word }“ mit „{ $arg }“ = { $value }; möglich ist { $low } bis { $high }.
