# High Season con tu propia caja. $n es un número de puntos, salvo que se diga otra cosa.

## Preguntas.

own-turn = Ronda { $round }, te toca: toma un dado, o pasa y retira uno. ¿Hecho?
# $race: una fila o una columna; $rule: su número
own-first = ¿Ya está completa en tu hoja { FORM($race, the: "yes") }? Solo gana { points } quien la llena antes ({ $rule }).
own-score = La partida ha terminado. ¿Cuántos puntos tienes?
own-which = Ralph revela la carta superior ({ $preference }). ¿Qué carta es?
own-dice-on = ¿Cuántos dados hay ahora en la casilla { $space }?
own-most-dice = ¿Qué casilla tiene más dados? Si hay empate, elige todas.
own-top = ¿Qué mano y qué zigzag muestra ahora el mazo de Ralph?

## Respuestas.

own-done = Hecho
own-was-first = Sí, antes que Ralph
own-ralph-first = No, Ralph lo hace antes
own-card = Carta { $id }
own-new-card = Carta { $grade } nueva
own-space = casilla { $space }
own-spaces = { AND($spaces) }
barred-flipped = La carta { $id } ya se ha revelado.
barred-grade = No quedan cartas { $grade } en el mazo de este nivel.
barred-back = La carta { $id } tiene en el dorso otra mano u otro zigzag que la carta superior.

## Lo que haces por él.

own-die = Retira un dado de la casilla { $face } del tablero de acciones
own-no-room = Nada que tachar
own-room = Tacha la habitación { $room } en la hoja de Ralph ({ colour }, planta { $floor }, columna { $column })
own-line = { $n ->
    [0] Sin puntos para Ralph: { $line }
   *[other] Anota { points } para Ralph: { $line }
}
own-group = Anota { $reward } para Ralph: un grupo { $colour ->
    [blue] azul
    [red] rojo
   *[yellow] amarillo
} completo
# $row: de la senda del emperador, 4 son las casillas extra; $n: casillas; $first, $last: sus números en la fila
own-steps = { $row ->
    [4] Casillas extra del emperador de Ralph: { own-mark-spaces }
   *[other] Fila { $row } del emperador de Ralph: { own-mark-spaces }
}
own-mark-spaces = { $n ->
    [one] marca la casilla { $first }
   *[other] marca las casillas { $first } a { $last }
}
own-no-bonus = No recibe bonificaciones por el camino (9.5.2).
own-row = Anota { points } para Ralph: fila { $row } del emperador
own-penalty = Resta { points } a Ralph: fila { $row } del emperador
own-rolled = Coloca los dados: { AND($dice) }
own-app-rolled = Los ha tirado la aplicación (4.1.1).

## Entre rondas.

own-visit-yours = Tu propia fila { $row } del emperador: con menos de { $needed } casillas marcadas, réstate { points }
own-visit = El emperador os visita a los dos (7.2).
own-no-penalty = Fila { $row } del emperador de Ralph: no restes nada
own-row-closed = La fila { $closed } del emperador está cerrada: ahora los dos marcáis en la fila { $row } (7.1.2).
own-round = { $who ->
    [you] Ronda { $round }: recupera de Ralph el marcador de jugador inicial
   *[ralph] Ronda { $round }: dale a Ralph el marcador de jugador inicial
}
own-roll = Lanza los diez dados y ordénalos en el tablero de acciones

## Su puntuación final.

own-count-floor = { $rooms ->
    [one] Anota { points } para Ralph: planta { $floor }, 1 habitación a { $each }
   *[other] Anota { points } para Ralph: planta { $floor }, { $rooms } habitaciones a { $each } cada una
}
own-count-extra = { $spaces ->
    [one] Anota { points } para Ralph: 1 casilla extra del emperador
   *[other] Anota { points } para Ralph: { $spaces } casillas extra del emperador
}
own-count-total = Suma lo que has anotado para Ralph: { points }
own-count-parts = { COMMAS($parts) }.

## Preparación.

ready-game = Prepara el juego para dos jugadores
ready-game-note = Tablero de acciones, diez dados, rotuladores.
ready-hotels = Toma un plano de hotel para ti y otro para Ralph
ready-hotels-note = Él no necesita tira de personal.
ready-no-deck = Deja las cartas de Ralph en la caja
# $a, $b, $c: números de cartas
ready-cards = Nivel { $level }: cartas A: { $a }, cartas B: { $b }, cartas C: { $c }.
ready-no-deck-note = { ready-cards } La aplicación las revela.
ready-deck = Forma el mazo de 16 cartas de Ralph
ready-deck-note = { ready-cards } Si no hacen falta las cuatro cartas de una letra, róbalas sin mirar.
ready-shuffle = Barájalo, con la mano y el zigzag a la vista
ready-shuffle-note = No mires la otra cara de las cartas.
ready-start = Empiezas tú
ready-start-note = Diez dados para la primera ronda; el primer turno es tuyo.

## Su tablero.


own-head = { $n ->
    [0] Ronda { $round } de { $rounds }. Ralph tiene { points }.
   *[other] Ronda { $round } de { $rounds }. Ralph tiene { points }: { COMMAS($points) }.
}
own-points-of = { $what } { $n }
own-dice = { $n ->
    [0] Dados en el tablero de acciones: ninguno.
   *[other] Dados en el tablero de acciones: { AND($dice) }.
}
# $row: de la senda del emperador; 4 son las casillas extra
own-track = { $row ->
    [4] { $the ->
        [yes] la parte extra de la senda del emperador
       *[no] casillas extra del emperador
    }
   *[other] { $the ->
        [yes] la fila { $row } del emperador
       *[no] fila { $row } del emperador
    }
}
own-first-in = Ralph primero: { $race }
own-room-of = habitación { $room }

## Una carta de tu propio mazo. $id está impreso en ella.

deck-name = Cartas de Ralph
enter-die = { $side ->
    [left] Carta { $id }: ¿qué muestra el dado izquierdo?
   *[right] Carta { $id }: ¿qué muestra el dado derecho?
}
deck-first-action = Carta { $id }: ¿cuál es su primera acción?
enter-action = Carta { $id }: ¿qué más muestra?
deck-no-more = nada más
deck-hand = Carta { $id }, la otra cara: ¿de dónde viene la mano?
deck-zigzag = Carta { $id }: ¿cómo va el zigzag?
deck-card = { $card }; { $preference }
# La primera línea de un archivo; siempre en inglés.
deck-file = High Season: Ralph’s cards. Cards from your own copy are marked as own.
