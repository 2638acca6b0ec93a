# Grand Austria Hotel con tu propia caja.

## Tu turno.

own-ask-took = Ronda { $round }, tu { $nth ->
    [1] primer
   *[2] segundo
} turno de dos: cuando acabes, toca el huésped que has tomado
own-ask-done = Ronda { $round }, tu { $nth ->
    [1] primer
   *[2] segundo
} turno de dos: ¿has acabado?
own-done = Hecho
own-done-several = Hecho, se fueron varios huéspedes
own-done-none = Hecho, ningún huésped
own-pass = Paso
own-took = Hecho, mi huésped estaba en el puesto { $place }: { $guest }
own-place = Puesto { $place }

## Un huésped de la cola: color y puntos a la vez.

own-ask-guest = Cola, puesto { $place }: ¿qué huésped es?
own-guest = Huésped { $colour ->
    [blue] azul
    [red] rojo
    [yellow] amarillo
   *[green] verde
  } de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }

## Lo que haces por el rival.

own-die = Pon un dado de la casilla { $face } en la loseta de orden de turno de { $opponent }
own-coloured = Pon el dado { colour } de la casilla { $face } en la loseta de orden de turno de { $opponent } y toma su celebridad
own-claim = Mueve el marcador de { $opponent } del objetivo { $letter } al espacio de { $points } puntos
own-progress = Mueve el marcador de { $opponent } del objetivo { $letter } a { $spot }
own-emperor = Mueve el marcador de { $opponent } en la senda del emperador de { $from } a { $space }
own-emperor-back = Retrasa el marcador de { $opponent } en la senda del emperador de { $from } a { $space }
own-token-moves = Pon la ficha de la habitación que acabas de cubrir sobre el huésped del puesto 1 de la cola
own-token-taken = Devuelve a la reserva { $n ->
    [one] la ficha
   *[other] las { $n } fichas
  } del huésped que se acaba de tomar
own-token-last = Devuelve a la reserva { $n ->
    [one] la ficha
   *[other] las { $n } fichas
  } del huésped que ahora está en el puesto 5
own-celebrities-back = Descarta tus celebridades y las de Elisabeth
own-visit-yours = Visita del emperador: puntúa también tu propia casilla y retrocede { $n } casillas
own-visit-both = Los dos puntuáis y retrocedéis, nunca por debajo de 0 (10.1, 10.2).
own-emperor-points = Emperador
own-emperor-stays = { $opponent } está en la casilla 0 de la senda del emperador y se queda ahí
own-visit-tile = Loseta del emperador { $letter }, solo para ti: la recompensa desde la casilla { $space }, la penalización en la casilla 0
own-visit-only-you = { $opponent } no recibe ninguna de las dos (20.10.1).
own-stars-points = Senda de estrellas
own-ballroom-yours = { $room }: puntúa también tus propios bailarines
own-lounge = Salón: pon nuevas celebridades en los puestos vacíos
own-lounge-note = Las que quedan han esperado una ronda (15.5).
own-swap = Intercambia las losetas de orden de turno y endereza tus cartas de personal usadas
own-round = Ronda { $n }: avanza el marcador de ronda y recupera todos los dados
own-roll = Lanza los 10 dados y ordénalos en el tablero de acciones
own-reroll = { $left ->
    [0] Quita el último dado del tablero de acciones
    [one] Quita 1 dado del tablero de acciones y vuelve a lanzar el otro
   *[other] Quita 1 dado del tablero de acciones y vuelve a lanzar los otros { $left }
  }
own-refill-items = Pon en cada casilla de acción vacía un plato o una bebida del montón, al azar

## Recordatorios en tu turno.

own-remind-pass = Toma 1 dado o pasa. Si pasas, { $opponent } sigue jugando, se quita 1 dado y vuelves a lanzar los demás.
own-remind-twice = Después de este turno { $opponent } juega dos veces.
own-remind-emperor = El emperador viene después de esta ronda.

## La preparación de las expansiones.

own-m1-cards = Mezcla las cartas y losetas que llevan una nota musical
own-m1-cards-note = 29 huéspedes, 15 cartas de personal, 3 objetivos y 3 losetas del emperador, antes de robar nada.
own-m1-rooms = Roba 3 de los 5 salones de baile y colócalos uno junto a otro
own-m1-rooms-note = La aplicación los pregunta de izquierda a derecha.
own-m1-you = Toma 1 champán, una sala de ensayo al azar y tus 10 bailarines
own-m1-you-note = { $opponent } no recibe sala de ensayo ni champán.
own-m1-hers = Pon los 10 bailarines de { $opponent } junto a su hotel
own-m2-dice = Cambia 3 dados blancos por el rojo, el amarillo y el azul
own-m2-dice-note = 10 dados en total.
own-m2-lounge = Coloca 3 celebridades boca arriba en el salón, una por cada dado de color
own-m2-lounge-note = Mezcla 12 losetas. Sin los salones de baile, aparta las 3 que los necesitan.
own-m3-you = Roba 3 entradas normales y quédate una
own-m3-you-note = Empiezas con 7 coronas; no hay subasta.
own-m3-random = Mezcla las 4 entradas en solitario de { $opponent } y revela una
own-m3-random-note = Sigue abajo los pasos de esa entrada; omite los demás.
own-m3-chosen = La entrada de { $opponent } es { $entrance }
own-m3-chosen-note = Márcala con una ficha de rueda dentada.
own-if = { $entrance }: { $step }
own-hautel-guests = Revela huéspedes hasta que salgan 3 de 5, 6 o 7 puntos; ponlos en el café de { $opponent }
own-hautel-guests-note = Hazlo antes de llenar la cola y después mezcla los demás. Con los salones de baile, salta los huéspedes que piden champán. La aplicación pregunta los 3 colores y dice qué habitaciones reservar.
own-hautel-pool = Forma un montón de 18 platos y bebidas: los de los 3 pedidos y luego strudel, tarta, vino y café por turnos
own-hautel-items = Saca al azar 1 plato o bebida del montón para cada una de las 6 casillas de acción
own-hautel-items-note = Ponlo en la casilla. La aplicación te recuerda cada ronda que rellenes las casillas vacías.
own-stars = Pon 1 carta de objetivo sin usar junto al hotel de { $opponent }: la senda de estrellas
own-stars-note = Tiene 9 puestos; las fichas llenan primero la fila III, de izquierda a derecha. Si Ninas Melange está entre tus 3 entradas, roba antes sus objetivos.
own-sushi = Pon 6 fichas en el hotel de { $opponent }
own-sushi-note = Planta 1: habitaciones 4 y 5. Planta 2: habitaciones 1, 2 y 3. Planta 3: habitación 1.
own-toll = Pon 15 fichas junto al tablero de acciones
own-toll-note = Una va a la casilla de cada dado que toma { $opponent }.
own-m5 = Mezcla el nuevo personal, los objetivos y las losetas del emperador en sus mazos

## Dados.

own-ask-lead = ¿Qué casilla tiene más dados: la { $first } o la { $last }?
own-ask-most = ¿Qué casilla tiene más dados? Si hay empate, toca la que está más a la { $end ->
    [left] izquierda
   *[right] derecha
  }.
own-ask-dice = ¿Cuántos dados hay en la casilla { $face }?
own-lead = { $n ->
    [one] Casilla { $face }
   *[other] Iguales
  }
own-only-space = Solo la casilla { $face }
own-none-on = Ninguno en la casilla { $face }

## Preguntas sobre lo que ves.

# $who: leopold o elisabeth
own-ask-took-tokens = { own-ask-took } (¿Has usado una casilla con fichas de { opponent }?)
own-ask-done-tokens = { own-ask-done } (¿Has usado una casilla con fichas de { opponent }?)
own-ask-score = La partida ha terminado. ¿Cuál es tu puntuación final?
own-ask-left = ¿Cuáles de estos huéspedes se han ido? (Los nuevos llegan por la izquierda.)
own-ask-points = Cola, puesto { $place }: ¿cuántos puntos vale el { $colour ->
    [any] huésped
    [blue] huésped azul
    [red] huésped rojo
    [yellow] huésped amarillo
   *[green] huésped verde
  }?
own-ask-claimed = { opponent } cumple el objetivo { $letter }: ¿tu marcador ya está en él?
own-ask-lowest = { $room } (salón de baile { $place ->
    [left] de la izquierda
    [middle] del centro
   *[right] de la derecha
  }): ¿cuál es la fila más baja con un sitio libre?
own-ask-dancers = { $row ->
    [bottom] Se puntúa { $room }: ¿cuántos bailarines tuyos hay en la fila inferior?
    [middle] Se puntúa { $room }: ¿cuántos bailarines tuyos hay en la fila central?
    [top] Se puntúa { $room }: ¿cuántos bailarines tuyos hay en la fila superior?
   *[any] Se puntúa { $room }: ¿cuántos bailarines tuyos hay?
}
own-ask-on-space = ¿Qué dados de color hay en la casilla { $face }?
own-ask-where = ¿Dónde está el dado { colour }?
own-ask-worth = ¿Cuántos puntos vale ahora la celebridad del dado { colour }?
own-ask-lounge = ¿En qué orden están los dados en el salón, de izquierda a derecha?
own-ask-own-points = ¿Cuántos puntos vale este huésped de { opponent }?
own-ask-your-staff = La { staff-29 } mira tu personal de fin de partida en juego: ¿qué cartas
    tienes?
own-ask-his-cafe = Hautel Couture: ¿de qué color es el huésped { $n } de su café?
own-ask-stars = ¿Cuántas fichas hay en la senda de estrellas?

## Respuestas.

own-used = { $n ->
    [one] He usado la casilla { $face }, que tiene 1 ficha
   *[other] He usado la casilla { $face }, que tiene { $n } fichas
}
own-served = El huésped { $colour ->
    [blue] azul
    [red] rojo
    [yellow] amarillo
   *[green] verde
  } de { opponent } para la { $place } ya tiene todo lo que pidió
own-none-left = Ninguno (o ninguno más)
own-none-left-note = la cola sigue igual
own-left = Se fue: puesto { $place }, { $guest }
own-card = Carta { $card }
own-staff = { $name } ({ $card })
own-no-more-staff = Ninguna más
own-spaces = Casillas { AND($spaces) }
own-space = { $face }
own-yes = Sí
own-no = No
own-no-guest = ningún huésped
own-row = { $row ->
    [bottom] La fila inferior
    [middle] La fila central
    [top] La fila superior
   *[full] Ninguna: está lleno
}
own-on-space = { AND($colours) }
own-none = Ninguno
own-on-board = En la casilla { $face }
own-off-board = No está en el tablero de acciones
own-unknown = huésped desconocido
own-known = { $colour ->
    [any] un huésped, { points }
   *[other] { colour }, { points }
}
own-known-colour = { colour }

## Lo que hizo el rival.

own-the-guest = { $n ->
    [unknown] { own-the-colour }
   *[other] { own-the-colour } de { points }
}
own-the-colour = { $colour ->
    [any] huésped
    [blue] huésped azul
    [red] huésped rojo
    [yellow] huésped amarillo
   *[green] huésped verde
}
own-why-guest = { opponent } toma el { $guest } del puesto { $place }. { why-guest-cause }
own-why-die = { opponent } toma un { $face }. { why-die-cause }
own-why-coloured = { opponent } toma el dado { colour } de la casilla { $face } ({ points }).
own-tell-objective = { $progress ->
    [3] { opponent } cumple el objetivo { $letter }: { points }.
    [2] El marcador de { opponent } del objetivo { $letter } pasa a II.
   *[1] El marcador de { opponent } del objetivo { $letter } pasa a III.
}
own-tell-visit = Viene el emperador: { opponent } gana { points } en la casilla { $theirs } y retrocede { $retreat } casillas.
own-tell-room = { opponent } gana { points } con la { $room }.
own-tell-ball = Elisabeth gana { points } y envía al huésped a un baile.
own-tell-ballroom = Se puntúa { $room }: Elisabeth { points } ({ $dancers }).
own-tell-celebrity = Elisabeth gana { points } por la celebridad.
own-tell-reserved = La { $place } queda reservada para el huésped { $colour ->
    [blue] azul
    [red] rojo
    [yellow] amarillo
   *[green] verde
  }.
own-tell-star = { opponent } recibe una ficha en la senda de estrellas.
own-tell-token = { opponent } gana { points } por una ficha de la cola.
own-tell-token-moves = Una ficha pasa al huésped que está más a la izquierda en la cola.
own-tell-final = Puntuación final: { opponent } { $theirs }.

## Candidatos.

own-named-guest = puesto { $place }: { $guest }
own-named-die = casilla { $face }
own-named-coloured = el dado { colour } de la casilla { $face } ({ points })
own-named-ballroom-full = { $room } (lleno)

## Lo que hacen tus manos.

own-marker = Mueve su marcador de puntos de { $from } a { $to }
own-marker-for = { $what }: mueve su marcador de puntos de { $from } a { $to }
own-scored = { points }.
own-floor = { $n ->
    [one] Planta { $floor } (1 habitación ocupada, { $each } por habitación)
   *[other] Planta { $floor } ({ $n } habitaciones ocupadas, { $each } por habitación)
}
own-staff-line = { $name } ({ $n } × { $each })
own-staff-copy = { $name } (tu mejor carta de fin de partida, contada para { opponent })
own-leave-queue = No tomes ningún huésped: deja la cola como está
own-discard = Descarta el { $guest } del puesto { $place } de la cola
own-tile = Pon una loseta { $colour ->
    [blue] azul
    [red] roja
   *[yellow] amarilla
  }, con el lado del huésped hacia arriba, en la { $place }
own-tile-vacant = Pon una loseta, con el lado libre hacia arriba, en la { $place }
own-tile-turn = Gira la loseta de la { $place } al lado del huésped
own-forward = { $over ->
    [0] { $n ->
        [one] Avanza 1 casilla.
       *[other] Avanza { $n } casillas.
    }
    [one] { $n ->
        [one] Avanza 1 casilla; 1 más allá del final cuenta como punto (20.8.1).
       *[other] Avanza { $n } casillas; 1 más allá del final cuenta como punto (20.8.1).
    }
   *[other] Avanza { $n } casillas; { $over } más allá del final cuentan como puntos (20.8.1).
}
own-dancer = Coloca uno de sus bailarines: { $where }
own-dancer-note = Sin champán y sin bonificación (21.3.4).
own-close-queue = Cierra la cola y pon un huésped nuevo en el puesto 1
# $guest: by colour and points
own-came = Introducido: { $guest }.
own-star = Pon una ficha en el siguiente puesto de la senda de estrellas
own-toll-on = Deja una ficha del rival en la casilla de acción { $face }
own-toll-off = Quita una ficha del rival de la casilla de acción { $face }

## Preparación.

own-s0 = Prepara el juego para dos jugadores
own-s0-note = Tablero de acciones, 10 dados, objetivos, losetas del emperador; baraja los huéspedes y las cartas de personal.
own-queue = Pon 5 huéspedes en la cola
own-queue-note = El puesto 1 está a la izquierda.
own-s1 = { opponent } recibe la loseta de orden de turno 1/4; tú, la 2/3
own-s1-note = Intercambia las losetas cada ronda.
own-s2 = Hotel de { opponent }: el lado de noche de cualquier tablero
own-s2-note = Tú puedes usar cualquier lado del tuyo.
own-s3-shuffle = { $who ->
    [elisabeth] Mezcla sus 20 cartas de instrucción (213–232)
   *[leopold] Mezcla sus 20 cartas de instrucción (193–212)
}
own-s3-shuffle-note = Ponlas boca abajo junto a su hotel.
own-s3-leave = Deja sus cartas de instrucción en la caja
own-s3-leave-note = La aplicación las revela.
own-s4 = No le des dinero
own-s4-note = Pon sus marcadores en el 0 de la senda de puntos y de la senda del emperador, y ten 3 listos para los objetivos.
own-s5 = No le des platos ni bebidas
own-s5-note = Su cocina queda vacía.
own-s6 = Dale 5 cartas de personal de fin de partida, sin mirarlas
own-s6-note = Sácalas todas, mézclalas, reparte 5 y devuelve las demás al mazo.
own-s7 = Roba 10 cartas de personal y quédate 6
own-s7-note = Pon las otras 4 debajo del mazo.
own-s8 = Toma un huésped y prepara 3 habitaciones, solo para ti
own-s8-note = { opponent } no toma ningún huésped ni prepara nada.

## El tablero del rival tal como lo lleva la aplicación.

own-draw-round = Ronda { $round } de 7. { $opponent }: { points }, emperador { $emperor }.
own-draw-hotel = Hotel de { $opponent } (# ocupada, + reservada; un número: puntos por cubrir la casilla)
own-draw-floor = planta { $n }
own-draw-objectives = Objetivos: { COMMAS($parts) }.
own-draw-objective = { $n ->
    [0] { $letter } { $state }
   *[other] { $letter } { $state } por { $n }
}
own-draw-staff = Personal: { COMMAS($staff) }; { $n } boca abajo.
own-draw-queue = La cola tal como la introdujiste: { SEMICOLONS($guests) }.
own-draw-dancers = A { $opponent } le { $n ->
    [one] queda
   *[other] quedan
  } { dancers }.
own-draw-entrance = Entrada de { $opponent }: { $entrance }.
own-nobody = nadie

## Lo que se puede corregir.

own-amount-points = puntos: { $account }
own-amount-objective = objetivo { $letter }: pasos
own-amount-emperor = senda del emperador
own-piece-staff = { $name } en su personal
own-piece-guest = cola, puesto { $place }: { $guest }

## Lo que ahora no es posible.

own-barred-card = La carta { $card } ya se ha revelado.
own-barred-staff = La carta { $name } ya está junto al hotel.

## Tus propias cartas.

deck-about = valores de Let’s Waltz! y de las cartas promocionales
deck-lounge = ¿En qué orden están los dados en el salón, de izquierda a derecha?
deck-lounge-name = salón
deck-order = { COMMAS($colours) }
deck-row-spaces = Salones de baile, { ballroom-row }: ¿cuántos sitios hay?
deck-row-cost = Salones de baile, { ballroom-row }: ¿cuánto champán cuesta un sitio?
deck-celebrity = { $name }: ¿cuántos puntos?
deck-celebrity-aged = { $name }, tras esperar una ronda: ¿cuántos puntos?
deck-staff = Carta de personal { $card }, { $name }: ¿cuánto cuesta?
deck-guest-points = Huésped { $card }, { $name }: ¿cuántos puntos?
deck-guest-item = Huésped { $card }, { $name }: ¿cuántas unidades hay en el pedido ({ $item })?
deck-told = { points }; { COMMAS($order) }
deck-no-order = sin pedido
deck-told-values = { COMMAS($values) }
deck-file = Grand Austria Hotel: valores de tus propias cartas. Sustituyen a los valores reconstruidos.
