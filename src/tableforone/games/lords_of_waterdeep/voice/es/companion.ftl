# Con tu propia caja: preguntas sobre tu mesa, instrucciones para tus manos, lo que la aplicación guarda para Pseudo.

## Preguntas y respuestas.

home-harbor = { $place }: tu agente vuelve a moverse. ¿A qué casilla lo has asignado?
home-place = Ronda { $round }, tu agente { $nth } de { $all }: ¿a qué casilla lo has asignado?
home-place-extra = Ronda { $round }, un agente más: ¿a qué casilla lo has asignado?
home-place-quest = Ronda { $round }, tu agente { $nth } de { $all }: ¿a qué casilla lo has asignado?
    Después introduce tu misión.
home-place-extra-quest = Ronda { $round }, un agente más: ¿a qué casilla lo has asignado? Después
    introduce tu misión.
home-top-tile = ¿Qué edificio estaba encima de la pila?
home-hall-tile = { place-builders_hall }, puesto { $place }: ¿qué edificio hay?
home-new-hall-tile = { place-builders_hall }, puesto { $place }: ¿qué edificio hay ahora?
home-draw-quest = Roba la primera misión para Pseudo. ¿Cuál es?
home-upper-quest = Misión de arriba de Pseudo: ¿cuál has robado?
home-lower-quest = Misión de abajo de Pseudo: ¿cuál has robado?
home-draw-card = Roba la primera carta de Intriga para Pseudo. ¿Cuál es?
home-play = ¿Qué carta de Intriga has jugado?
home-buy = ¿Qué edificio has comprado?
home-take-tile = ¿Qué edificio de la { place-builders_hall } has tomado gratis?
home-discard-tile = ¿Cuál de tus edificios has descartado?
home-copy = ¿Cuál de sus casillas has usado?
home-hall-agent = ¿A qué edificio de la { place-builders_hall } has asignado un agente?
home-score = La partida ha terminado. ¿Cuántos puntos tienes? (Cada aventurero y cada 2 monedas de oro: 1 punto; cada
    misión abierta: −5; regla 8)
home-have = Su carta te quita { a-kind }. ¿Tienes uno? (F7)
home-have-yes = Sí, devolver { a-kind } a la reserva
home-have-no = No, perder 2 puntos
home-low = ¿De qué aventureros quedan menos de { $n } en la reserva?
home-supply = { $kind ->
    [gold] ¿Cuánto oro queda en la reserva?
   *[cleric] ¿Cuántos { kinds } quedan en la reserva?
}
home-many = { $n } o más
home-quest = ¿Qué misión has completado?
home-place-of = { $place }, { home-whose }
home-whose = { $whose ->
    [player] edificio tuyo
    [pseudo] edificio de Pseudo
   *[hall] en la { place-builders_hall }
}
home-nowhere = En ninguna parte
home-nowhere-note = no había casilla libre
home-nowhere-full = En ninguna parte: no había casilla libre
home-on-none = En ninguno: no puedes usar ninguno
home-few = Quedan pocos aventureros
home-few-note = primero: menos de { $n } de un color
home-few-full = Primero: de un color quedan menos de { $n } aventureros en la reserva
home-special = Una misión especial
home-special-note = primero: la completas en este turno
home-special-full = Primero: en este turno completas una misión que mueve un agente, un edificio o una carta, o que le da
    algo
home-no-card = Ninguna carta
home-reshuffled = Antes se ha barajado el descarte

## Por qué no se puede introducir algo.

barred-his-agent = { $name }: ahí está el agente de Pseudo.
barred-your-agent = { $name }: ahí está tu agente.
barred-harbor = { $name }: un agente del puerto no puede ir al puerto (5.6).
barred-no-tile = { $name }: ahora no se puede comprar ningún edificio.
barred-he-completed = { $name }: la ha completado él.
barred-you-completed = { $name }: la has completado tú.
barred-his = { $name }: la tiene Pseudo delante.
barred-removed = { $name }: se retira para el juego en solitario (regla 1).
barred-in-play = { $name }: ya está en juego.
barred-discarded = { $name }: está en el descarte.
barred-in-hall = { $name }: está en la { place-builders_hall }.
barred-all-discarded = { $name }: todas estas cartas están en el descarte.

## Lo que hacen tus manos.

hand-round = Pon 1 ficha de puntos en cada edificio de la { place-builders_hall }. Rellena los
    edificios en juego
hand-round-agent = Pon 1 ficha de puntos en cada edificio de la { place-builders_hall }. Rellena los
    edificios en
    juego. Cada uno toma un agente más
hand-round-why = Ronda { $round }: { $first ->
    [pseudo] empieza Pseudo (3.2).
   *[you] empiezas tú (3.2).
}
hand-place = Coloca uno de sus agentes: { $place }
hand-gain = { $who ->
    [pseudo] Pon { $what } en su taberna
   *[you] Toma { $what } para ti
}
hand-score = { $n ->
    [one] Avanza tu marcador de puntos 1 casilla
   *[other] Avanza tu marcador de puntos { $n } casillas
}
hand-score-back = { $n ->
    [one] Retrocede tu marcador de puntos 1 casilla
   *[other] Retrocede tu marcador de puntos { $n } casillas
}
hand-his-score-why = Sus puntos se restan de los tuyos (S2.2, S2.3).
hand-loss-why = No tienes ningún aventurero de esa clase (S10.8).
hand-complete = Completa una misión ({ $quest }): devuelve { AND($price) } de su taberna
hand-complete-why = Tiene todo lo que cuesta (S11.1).
hand-quest = Pon esta misión debajo de las otras suyas: { $quest }
hand-quest-why = Siempre tiene dos; la nueva va al final (S4.2).
hand-card = Pon esta carta en el descarte: { $card }
hand-card-why = La juega según la regla { $rule }.
hand-buy = Paga { $cost } monedas de oro de su taberna y pon este edificio en el tablero con su marcador: { $tile }
hand-buy-filled = Paga { $cost } monedas de oro de su taberna y pon este edificio en el tablero con su marcador:
    { $tile }. Pon { $what } encima
hand-take-tile = Pon este edificio en el tablero con su marcador: { $tile }. No paga nada
hand-owner = Toma tu beneficio de dueño ({ $tile }): { $gains }
hand-owner-why = Usa tu edificio (6.3).
hand-hand-over = { $giver ->
    [pseudo] Pasa { $what } de su taberna a la tuya
   *[you] Pasa { $what } de tu taberna a la suya
}
hand-lose = { $who ->
    [pseudo] Devuelve 1 { kind } de su taberna a la reserva
   *[you] Devuelve 1 { kind } de tu taberna a la reserva
}
hand-pay = Devuelve { amount } de su taberna a la reserva
hand-mandatory = { $who ->
    [pseudo] Pon esta carta encima de todas sus misiones: { $quest }
   *[you] Pon esta carta con tus misiones abiertas: { $quest }
}
hand-mandatory-why = Una misión obligatoria: { AND($price) } (S4.4).
hand-return = Recupera su agente: { $place }
hand-copy = Usa la acción de otra casilla: { $place }
hand-copy-why = Sus agentes se quedan donde están.
hand-gift = Revela misiones hasta que salga una que no sea de los dos tipos de tu señor. Tómala y descarta las otras
hand-gift-why = Cuando él recibiría una misión, la recibes tú (7E).
hand-reset = Descarta las cuatro misiones a la vista en la { cliffwatch-inn } y revela cuatro nuevas
hand-reset-why = Su agente está en la { cliffwatch-inn } 3.
hand-marker = Dale la ficha de jugador inicial
hand-marker-why = Empieza la ronda siguiente.
hand-swap = Cambia 1 { kind } de su taberna por un clérigo de la reserva
hand-swap-why = { quest-produce_a_miracle_for_the_masses }.
hand-discard-quest = Pon su misión en el descarte: { $quest }
hand-pass = No asigna ningún agente
hand-pass-why = No hay ninguna casilla libre para él (S7.7).

## Preparación, paso a paso.

ready-tiles = Retira estos edificios: { AND($tiles) }
ready-box = Devuélvelos a la caja.
ready-cards = Retira este señor: { AND($lords) }; estas misiones: { AND($quests) }; y todas las cartas: { AND($cards) }
ready-mats = Toma un tablero personal para ti y otro para Pseudo. Él tiene la ficha de jugador inicial
ready-gold = { $his } monedas de oro para él, { $yours } para ti, 4 agentes cada uno.
ready-lord = No recibe cartas de Intriga ni señor
ready-lord-note = Tú recibes los tuyos como siempre.
ready-score = Coloca un marcador de puntos para ti, ninguno para él
ready-score-note = Sus puntos se restan de los tuyos.
ready-board = Prepara el tablero para dos jugadores
ready-board-note = Hay tres edificios en la { place-builders_hall }: introdúcelos a continuación.
ready-quests = Roba dos misiones para Pseudo, la primera encima de la segunda
ready-quests-note = Introdúcelas también a continuación.

## Su lado.

shown-round = Ronda { $round } de { $rounds }. { $first ->
    [player] Empiezas tú.
   *[pseudo] Empieza Pseudo.
} Puntos que te ha quitado: { $taken }.
shown-tavern = Taberna de Pseudo: { AND($tavern) }. Agentes que quedan: { $his } suyos, { $yours } tuyos.
shown-quest = Misión: { $quest } ({ points }): { AND($needs) }.
shown-need = { $have }/{ amount }
shown-his-places = Agentes de Pseudo: { AND($places) }.
shown-your-places = Tus agentes: { AND($places) }.
shown-hall = { place-builders_hall }: { AND($tiles) }.
shown-nowhere = ninguno
shown-building = Edificio: { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] tú
}).
shown-building-stock = Edificio: { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] tú
}, { $n } encima).

## Números y piezas que se pueden corregir.

count-kind = { $kind ->
    [gold] su oro
   *[cleric] sus { kinds }
}
count-his-agents = agentes que le quedan
count-your-agents = agentes que te quedan
count-taken = puntos que te ha quitado
count-hall = puntos en el puesto { $place } de la { place-builders_hall }
count-stock = lo que hay en el edificio: { $tile }
count-marker = tienes la ficha de jugador inicial
count-agent = { $who ->
    [pseudo] su agente: { $place }
   *[you] tu agente: { $place }
}
piece-his-quest = { $quest } (misión suya)
piece-on-board = { $tile } (en el tablero)
