# La página para quien escribe programas.

programs-title = Para programas
programs-about = Los mismos juegos como JSON. Un programa pide primero su token a { $session }, conserva la cookie y envía el token como { $token } con todo lo que cambie algo. Una jugada lleva el número de su pregunta; si esa pregunta ya no está abierta, la respuesta es 409 con la partida actual.
programs-download = Descargar la descripción
programs-takes = Recibe
programs-kind = Clase
programs-what = Qué es
programs-answers = Responde con { COMMAS($codes) }.
programs-optional-about = { $about }; opcional

## Lo que un programa puede pedir, por el nombre de la llamada.

call-session = El token que necesita cada petición que cambia algo, y la cookie.
call-all-games = Todos los juegos, con sus niveles, módulos y opciones.
call-all-tables = Todas tus partidas, la última jugada primero. «trouble» dice por qué una no se puede abrir.
call-set-a-table = Empieza una partida.
call-results = Todas las partidas terminadas, la más antigua primero.
call-open-a-file = Abre una partida guardada.
call-look = Una partida tal como está: la pregunta, sus opciones y todo lo que se ve.
call-delete = Elimina una partida.
call-answer = Hace una jugada.
call-undo = Deshace jugadas.
call-redo = Rehace una jugada deshecha.
call-tell = El registro, una entrada por línea, la más antigua primero.
call-why = Cada decisión del rival: la razón, los candidatos que dejó cada regla y las reglas.
call-export = La partida entera como texto de un archivo, aunque no se pueda abrir.

## Lo que aceptan las llamadas, por el nombre del campo.

takes-name = el identificador de una partida
takes-question = el número de la pregunta abierta
takes-forced = jugar también las opciones únicas que no revelan nada, como hacen las páginas
takes-to = deshacer hasta esta pregunta; sin valor, una jugada
takes-text = una partida guardada, como la da GET …/file
takes-answer = el número de la opción
takes-game = el identificador del juego
takes-level = el identificador del nivel
takes-modules = los identificadores de los módulos
takes-options = lo elegido para cada opción
takes-seed = el número del reparto; sin valor, uno nuevo
