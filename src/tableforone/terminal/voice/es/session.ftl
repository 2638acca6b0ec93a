# Una partida en el terminal. Lo que se teclea (undo, why, save FILE …) es igual en todos los idiomas.

# $game: its name; $opponent: its name
title = { $game }: tú contra { $opponent }
# $seed: the number of the deal
seed = Número de reparto: { $seed }
reconstructed = Reconstruido, porque no se encontró ninguna fuente impresa:
how = Teclea el número de una opción o parte de su texto. why muestra el motivo de la última jugada del rival, undo deshace
    tu jugada, help dice más. Cada jugada se guarda enseguida: puedes parar cuando quieras.
recap = Lo último que ha pasado:
# $what: a sentence about a move
warning = Aviso: { $what }
over = La partida ha terminado y está guardada. Aún puedes teclear why, log, table, undo o save FILE. Con Intro sales.
no-question = La partida ha terminado. Teclea why, log, undo, save FILE o quit.
# $id: of the game
saved = Tu partida está guardada. Para continuar: tableforone play --resume { $id }
save-instead = Teclea save FILE para escribir esta partida en otro archivo.
set-aside = Teclea undo para volver atrás, save FILE para escribir la partida en un archivo, o quit.
# $file: its path
report = Puedes enviarnos este informe: { $file }
# $n: moves
undone = { $n ->
    [one] 1 jugada deshecha.
   *[other] { $n } jugadas deshechas.
}
hint-none = Aquí no hay consejos.
hint-forced = Es la única opción: no hay nada que elegir.
warnings-on = Los avisos están activados: ves lo que desaprovecha una jugada.
warnings-off = Los avisos están desactivados.
log-empty = Aún no ha pasado nada.
save-what = Teclea save y el nombre de un archivo: save my-game.json
# $file: its path
written = Escrito en { $file }. Para abrirlo de nuevo: tableforone import { $file }
# $command: what was typed before the number; $said: what was typed
wrong-count = «{ $said }» no es un número a partir de 1. Teclea { $command } o { $command } 2.

## ¿A qué opción se refiere?

# $n: choices
matches-several = Coincide con { $n } opciones. Teclea el número de la buena:
# $n: choices
matches-more = y { $n } más
# $said: what was typed
matches-none = «{ $said }» no coincide con ninguna opción. Teclea un número o parte del texto.

## Lo que lista help.

help-choose = elegir la 3 (también vale parte de su texto)
help-undo = deshacer tu última jugada, o las tres últimas
help-redo = rehacer la jugada deshecha
help-why = explicar la última decisión del rival, o la marcada con [why 12]
help-hint = mostrar el mejor turno, cuánto mejor es y por qué
help-warnings = activar o desactivar los avisos (activados en tu primera partida)
help-table = mostrar la mesa
help-log = mostrar el registro
help-rules = mostrar los títulos de las reglas, o una regla
help-save = escribir la partida en un archivo
help-help = mostrar esta lista
help-quit = salir; la partida queda guardada y puedes continuarla
help-entries = listar tus datos, para compararlos con la mesa
help-correct = volver a introducir el dato 12 y ver qué cambiaría
help-display = listar los valores de su tablero
help-change = subir en 1 el valor 4 de su tablero; -1 lo baja
help-cards = elegir quién revela sus cartas desde ahora, la aplicación o tú

## El anfitrión de una lección.

# $words: sentences
host = Anfitrión: { $words }
host-left = Anfitrión: Eso también vale. Teclea undo para seguir con la lección, o sigue jugando. Volveré en cuanto pueda.
# $chapter: its name; $n, $all: steps; $words: sentences
host-step = Anfitrión [{ $chapter }, { $n } de { $all }]: { $words }
# $choices: their numbers
host-waits = (Elige { OR($choices) }.)
# $title: of what was learned; $text: a sentence; $rules: their numbers
host-learned = { $title }: { $text } (reglas { COMMAS($rules) })
# $ending: a sentence
host-farewell = Anfitrión: Ya sabes jugar. { $ending } Lo que has aprendido:
host-checks = Para ponerte a prueba:
# $question, $answer, $why: texts of the lesson
host-check = { $question } { $answer }. { $why }
host-go-on = Sigue jugando, o sal con quit.
