# El acompañante en la mesa real: la lista del rival, la pregunta, las correcciones.

## Lo que haces por el rival, línea a línea.

companion-do = Haz esto por { $opponent }
companion-turn = { $opponent }: turno { $n }
companion-move = Turno de { $opponent }
companion-turns = { $opponent }: turnos { $first }–{ $last }
companion-turn-heading = Turno { $n }
companion-final = Puntuación final
companion-count = { $done } de { $all }
companion-all-done = Todo hecho
# after a question that can be answered on a line of the list
companion-or-later = O marca la línea e introdúcelo más tarde.
companion-continue = Continuar
companion-show-again = Ver otra vez la lista
companion-done-before = ya hecho
companion-speak = Leer en voz alta

## Antes de la primera pregunta.

companion-set-up = Prepara la mesa
companion-for-two = Como para dos jugadores
companion-seat = Para { $opponent }
companion-modules = Expansiones
companion-all-set = Todo está listo
companion-start-game = Empezar
companion-start = Primera carta
companion-show-set-up = Ver otra vez la preparación
companion-solo-step = Reglas de solitario: paso { $number }.

## La pregunta.

companion-now = Ahora
companion-your-turn = Te toca
companion-enter = Introducir
companion-remember = Recuerda
companion-asks = ¿Qué hay en tu mesa?
companion-confirm = Confirmar
companion-none = Nada de esto
companion-search = Buscar
companion-search-hint = Parte del nombre
companion-all-kinds = Todas
companion-kinds = Clases
companion-correct = Corregir un dato
companion-answers = Respuestas
companion-several = Hay varias iguales
companion-more-answers = Más respuestas
companion-dice-so-far = Los dados introducidos
companion-dice-tap = Toca cada dado tal como está. Con el último de { $n } quedan todos introducidos.
companion-dice-count = { $n } de { $all } dados. Toca arriba un dado para quitarlo.
companion-dice-faces = Caras
companion-dice-face = Un dado que muestra { $face }
companion-dice-remove = Quitar el último dado
companion-dice-type = O escribe { $n } cifras, como 1123456611
companion-dice-line = «{ $said }» no es una tirada. Escribe para cada dado una cifra del 1 al { $faces }.

## Donde el navegador no puede hacerlo todo.

companion-plain-http = Esta dirección usa http simple: la pantalla se apaga sola, y «Copiar» solo selecciona el texto.
companion-plain-http-do = Ajusta este dispositivo para que la pantalla dure más, o inicia la aplicación con { $safely } ({ $link }). La aplicación sin conexión ({ $offline }) no necesita servidor.
companion-plain-http-link = Red doméstica

## Lo que no se puede introducir, y qué hacer.

companion-over = La partida ha terminado. No queda nada que introducir.
companion-tap-first = Toca primero una respuesta.
companion-tick-one = { $least ->
    [one] Marca al menos una casilla.
   *[other] Marca las casillas empatadas; con estos dados son al menos { $least }.
  }
companion-tick-or-none = Marca lo que hay, o pulsa «Nada de esto».
companion-tick-more = Has marcado { $n }. Con estos dados empatan { OR($possible) } casillas. Márcalas todas.
companion-tick-others = Eso no puede estar en la mesa. Es posible: { SEMICOLONS($possible) }.
companion-out-of-date = Esta página ya no está al día. Recárgala e introduce esto otra vez.

## Correcciones.

companion-correct-about = ¿Qué dato está mal? Introdúcelo otra vez; verás qué turnos cambian y después decides.
companion-before-first = Antes del primer turno
companion-no-entries = Aún no hay datos. Aquí aparecerá todo lo que introduzcas.
companion-cancel = Cancelar
companion-turns-change = { $n ->
    [one] Cambiaría 1 turno de { $opponent }
   *[other] Cambiarían { $n } turnos de { $opponent }
  }
companion-nothing-changes = Los turnos de { $opponent } no cambian
companion-points-change = Puntos de { $opponent }: { $now } tal como se jugó, { $then } si los turnos se juegan de nuevo.
companion-repair = Arregla la mesa
companion-repair-about = Solo si juegas los turnos de nuevo, y solo después de hacer todo lo de { $opponent } hasta ahora.
companion-repair-nothing = No hay que mover nada en la mesa.
companion-which-counts = ¿Qué vale?
companion-keep = Dejarlo como se jugó
companion-keep-about = solo cambia el dato
companion-replay = Jugarlo de nuevo
companion-replay-about = la mesa queda como se indica arriba

## Alrededor de la pregunta.

companion-where = con tu propia caja, contra { $opponent }
companion-where-way = con tu propia caja, contra { $opponent }, { $way }
companion-show = Mostrar
companion-board = Tablero de { $opponent }
companion-entered = Lo que has introducido
companion-barred = Ahora no es posible
companion-from-to = { $first } a { $last }
companion-numbers = ¿Hay un número distinto en tu mesa?
companion-less = { $what }: uno menos
companion-more = { $what }: uno más
companion-marks = Marcadores sueltos
companion-reveals = ¿Quién revela las cartas de { $opponent }?
companion-reveals-app = La aplicación
companion-reveals-me = Yo
companion-no-number = Ese número no está en el tablero. Recarga la página.
companion-number-bounds = { $what }: ahora { $now }; puede ser de { $least } a { $most }.
companion-not-dice = «{ $said }» no es un número de dados. Recarga la página.
companion-start-again = Esta página ya no está al día. Empieza otra vez por el dato equivocado.
companion-not-all = Falta algo. Empieza otra vez por el dato equivocado.
companion-nothing-entered = Esta partida se juega aquí, así que no hay datos introducidos.
companion-no-entry = Ese dato ya no existe. Elige otro.
companion-no-choice = Esa no es una de las opciones. Elige otra vez.

## Tus cartas.

deck-link = Tus cartas
deck-link-named = Tus cartas: { $deck }
deck-page = Tus cartas: { $game }
deck-title = Tus cartas
deck-about = { $game }, { $deck }. No se han encontrado las cartas impresas; estas son reconstruidas. Introduce una vez cada una de tus cartas; cada partida nueva las usará.
deck-count = { $n } de { $all } introducidas
deck-known = Cartas introducidas
deck-open-file = Abrir un archivo
deck-tap = Toca una carta para introducirla
deck-tap-about = Mira la carta impresa con ese número y elige lo que muestra.
deck-card = Carta { $card }
deck-save = Guardar la carta { $card }
deck-again = Repetir esta carta
deck-incomplete = La carta { $card } no estaba completa, así que no se ha cambiado nada. Introdúcela otra vez.
deck-none-own = Este archivo no tiene cartas tuyas. Elige otro archivo.
deck-no-card = «{ $card }» no es una carta de este mazo ({ $deck }). Elige una de la lista.
deck-impossible = La carta { $card } no puede mostrar eso. Introdúcela otra vez.
deck-address = Esta dirección no está completa. Introduce la carta otra vez.
