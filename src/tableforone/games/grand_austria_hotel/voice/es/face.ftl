# La mesa en el navegador.

## Paneles y pestañas

face-entrances = Entradas
face-cards = Cartas
face-lobby = Huéspedes y dados
face-ballrooms = Salones de baile
face-house = Mi casa
face-staff = Personal
face-court = Corte
face-ten-cards = Tus diez cartas
face-drawn-cards = Cartas robadas
face-keep-six = quédate con seis
face-three-entrances = Tres entradas
face-one-is-yours = una es para ti
# $n: de la ronda; $turn: del turno, 0: ninguno; $question: su número
face-asking = { $turn ->
    [0] Ronda { $n } · pregunta { $question }
   *[other] Ronda { $n } · turno { $turn } · pregunta { $question }
}
face-asking-first = Antes de la primera ronda · pregunta { $question }
face-pass = Pasar
face-no-toll = Sin peaje en este turno
face-lose = { points }
face-area = Zona { $n }
face-area-left = { $dancers } de { $of }
face-area-last = { $dancers } de { $of }; luego { $bonus }
face-ballrooms-note = sin bailarín cuando se puntúa un salón: −5 · te { $n ->
    [one] queda 1 bailarín
   *[other] quedan { $n } bailarines
}
face-your-hotel = Tu hotel
face-hotel-note = { rooms }, { $guests ->
    [one] 1 huésped alojado
   *[other] { $guests } huéspedes alojados
} · números a la izquierda: planta y coste
# $n: de la ronda; $retreat: casillas
face-visit-short = tras la ronda { $n }, −{ $retreat }
face-visit = próxima visita tras la ronda { $n }, −{ $retreat }
face-your-cards = Tus cartas
face-your-staff = Tu personal
face-the-court = La corte
face-in-hand = { $n } en la mano
face-in-play = { $n } en juego

## Cola y dados

face-waiting = Esperan una mesa
face-waiting-note = { $n ->
    [0] café lleno: aloja a alguien para tomar un huésped · quedan { $deck } en el mazo
    [one] 1 mesa libre de { $of } · quedan { $deck } en el mazo
   *[other] { $n } mesas libres de { $of } · quedan { $deck } en el mazo
}
face-queue = Cola de huéspedes, puestos 1 a 5
face-dice = Dados
face-turns = Turnos de esta ronda
face-no-toll-for = sin peaje:
face-passed = has pasado
face-strength = fuerza = dados en la casilla
face-action-board = Tablero de acción
face-lounge = Salón
face-with-you = contigo: { COMMAS($names) }
face-with-you-title = Contigo en esta ronda: { COMMAS($names) }
face-lounge-note = vienen con el dado de color
face-second-round = segunda ronda
face-nobody = nadie
face-nobody-die = nadie, dado { colour }

## La corte

face-emperor = Senda del emperador, 0 a 13
face-spare-tiles = Losetas adicionales
face-go-back = retrocede { $n }
face-objectives = Objetivos
face-own-objectives = Tus propios objetivos
face-completed = cumplido
face-met = logrado
face-open = abierto

## El rival

face-level = { $level ->
    [easy] Fácil: los símbolos plateados y dorados no cuentan.
    [medium] Medio: los símbolos plateados cuentan.
   *[hard] Difícil: cuentan todos los símbolos.
}
face-dancers-waiting = { $n ->
    [one] 1 bailarín espera
   *[other] { $n } bailarines esperan
}
face-this-round = En esta ronda: { COMMAS($names) }
face-card = Carta { $card } · quedan { $n }
face-last-card = Última carta: { $card } · quedan { $n }
face-to-come = quedan { $n }
face-his-staff = Personal de { $opponent }
face-his-hotel = Hotel de { $opponent }
face-unseen = { $n ->
    [one] 1 oculta
   *[other] { $n } ocultas
}
face-guest = huésped
face-die = dado
face-then = luego
face-ties = empates

## Personal y casa

face-no-staff = Aún no has contratado a nadie.
face-title-in-play = En juego
face-title-in-hand = En la mano
face-cards-n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
face-used = usada en esta ronda
face-face-down = boca abajo
face-deck = { $n } en el mazo
face-deck-under = { $n } en el mazo; al fondo: { COMMAS($names) }
face-hotel-cafe = Hotel y café
face-purse = { $n ->
    [one] 1 corona de 20
   *[other] { $n } coronas de 20
}
face-kitchen = Cocina: { COMMAS($items) }
face-kitchen-title = Cocina
face-table-free = La mesa { $n } está libre
face-order-complete = pedido completo
face-to-serve = falta servir: { COMMAS($missing) }
face-free = gratis
face-any = a elegir
face-rehearsal = Sala de ensayo
face-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
face-scored = puntuado
face-after-round = tras la ronda { $n }

## Piezas y cartas en palabras, para quien escucha; y palabras cortas en ellas

face-item = { $item ->
    [strudel] { $n ->
        [one] 1 strudel
       *[other] { $n } strudels
    }
    [cake] { $n ->
        [one] 1 tarta
       *[other] { $n } tartas
    }
    [wine] { $n ->
        [one] 1 vino
       *[other] { $n } vinos
    }
    [coffee] { $n ->
        [one] 1 café
       *[other] { $n } cafés
    }
   *[champagne] { $n } champán
}
# solo la palabra; el número va delante
face-unit = { $n ->
    [one] corona
   *[other] coronas
}
face-people = { $colour ->
    [blue] nobleza (azul)
    [red] burguesía (rojo)
    [yellow] artistas (amarillo)
   *[green] turistas (verde)
}
face-guest-words = { $name }, { face-people }, quiere { $order }; { points }; { $reward }
face-reconstructed = reconstruido: { $values }
face-facade = { $hotel }, cuatro plantas de cinco habitaciones
face-floor = planta
face-room = Planta { $floor }, habitación { $room }: { $colour ->
    [blue] azul
    [red] roja
    [yellow] amarilla
   *[green] verde
}, { face-state }
face-room-points = { face-room }, { points }
face-state = { $state ->
    [empty] vacía
    [vacant] libre
   *[occupied] ocupada
}
face-place-nobody = Puesto { $place }: nadie
face-guest-tokens = { $n ->
    [one] 1 ficha de { $opponent }: cuesta 1 corona más
   *[other] { $n } fichas de { $opponent }: cada una cuesta 1 corona más
}
face-turn = { face-turn-of }{ $state ->
    [now] , ahora
    [done] , hecho
   *[other] {""}
}
face-turn-of = { $whose ->
    [you] Turno { $n }: el tuyo
   *[other] Turno { $n }: { $whose }
}
# la letra en el disco del jugador
face-you-letter = T
face-you = Tú
face-end = fin
face-pass-short = pasar
face-space = { $n ->
    [0] Casilla { $face }, { $action }: ningún dado
    [one] Casilla { $face }, { $action }: 1 dado
   *[other] Casilla { $face }, { $action }: { $n } dados
}
face-one-die = uno { colour }
face-item-here = { $item ->
    [strudel] aquí hay un strudel
    [cake] aquí hay una tarta
    [wine] aquí hay un vino
    [coffee] aquí hay un café
   *[champagne] aquí hay un champán
}
face-toll-tokens = { $n ->
    [one] 1 ficha de peaje
   *[other] { $n } fichas de peaje
}
face-boost = 1 de fuerza más por una corona
# sigue una moneda con el precio
face-boost-for = +1 por
face-emperor-space = Casilla { $space }, { points }
face-you-here = aquí estás tú
face-opponent-here = aquí está { $opponent }
face-or-more = o más
# sigue cuánto has avanzado en el objetivo
face-you-are = tú:
face-part = { $colour ->
    [blue] azul { $have } de { $need }
    [red] rojo { $have } de { $need }
    [yellow] amarillo { $have } de { $need }
    [green] verde { $have } de { $need }
   *[other] { $have } de { $need }
}
face-not-yet = aún no
face-table = Mesa { $n }: { $guest }
face-card-words = { $name }, { face-works }, cuesta { $n }: { $text }
face-works = { $works ->
    [once] una sola vez
    [round] una vez por ronda
    [permanent] siempre
    [end] al final
   *[flip] una vez por partida
}
face-entrance-words = { $n ->
    [0] { $name }: { $text }
   *[other] { $name }, empieza con { $items }: { $text }
}
face-dice-on-space = { $n ->
    [one] 1 dado en una casilla
   *[other] { $n } dados en una casilla
}
face-groups = Lo que da un grupo lleno de 1, 2, 3 o 4 habitaciones
face-group = { $colour ->
    [blue] Un grupo azul lleno de 1, 2, 3, 4 habitaciones: { $bonus } puntos
    [red] Un grupo rojo lleno de 1, 2, 3, 4 habitaciones: { $bonus } coronas
   *[yellow] Un grupo amarillo lleno de 1, 2, 3, 4 habitaciones: { $bonus } casillas del emperador
}
face-group-gives = { $colour ->
    [blue] puntos
    [red] coronas
   *[yellow] casillas del emperador
}
face-token = Ficha { $n }, columna: { $column }; planta: { $floor }
face-token-used = usada
face-token-column = columna: { $bonus }
face-token-floor = planta: { $bonus }
face-not-on-level = no en este nivel
face-instruction = Carta de instrucción { $card }: { $text }
face-to-ballroom = a un salón de baile
face-a-die = un { $face }
# el número va delante
face-emperor-spaces = { $n ->
    [one] casilla del emperador
   *[other] casillas del emperador
}
face-dancer = un bailarín
face-objective = objetivo
face-hand = { $hand ->
    [right] la mano apunta a la derecha
   *[left] la mano apunta a la izquierda
}
face-celebrity = { $face ->
    [0] { $name }, { points }, el dado { colour } ya está tomado: { $text }
   *[other] { $name }, { points }, dado { colour } en la casilla { $face }: { $text }
}
face-pool = { $n ->
    [one] 1 plato o bebida en el montón
   *[other] { $n } platos y bebidas en el montón
}
face-tokens-left = { $n ->
    [one] Queda 1 ficha en el hotel.
   *[other] Quedan { $n } fichas en el hotel.
}
face-no-toll-now = Sin peaje en este turno.
face-row = { $room }, { ballroom-row }
face-row-dancers = { $place }, { $n } champán: { $yours } tuyos, { $theirs } de { $opponent }
face-row-free = { $n ->
    [one] 1 libre
   *[other] { $n } libres
}
face-area-words = Zona { $n }: { $dancers } de { $of } bailarines; al vaciarse: { $bonus }

## En la mesa real

face-own-card = Carta { $card }, turno { $turn } de 14 de { $opponent }
face-own-queue = La cola, como la has introducido
face-own-place = Puesto { $place }: { $guest }
face-own-emperor = Emperador { $n }
face-own-points = { points }
face-own-dancers = { $n ->
    [one] queda 1 bailarín
   *[other] quedan { $n } bailarines
}
