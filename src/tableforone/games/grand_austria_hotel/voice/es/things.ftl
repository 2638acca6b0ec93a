# Cómo se llaman las cosas en otras frases: cantidades, platos, habitaciones, efectos, cartas del rival.

## Cantidades. $n: cuántos

points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
krones = { $n ->
    [one] 1 corona
   *[other] { $n } coronas
}
price = { $n ->
    [0] gratis
    [one] 1 corona
   *[other] { $n } coronas
}
spaces = { $n ->
    [one] 1 casilla del emperador
   *[other] { $n } casillas del emperador
}
dishes = { $n ->
    [one] 1 plato o bebida
   *[other] { $n } platos o bebidas
}
rooms = { $n ->
    [one] 1 habitación
   *[other] { $n } habitaciones
}
staff-cards = { $n ->
    [one] 1 carta de personal
   *[other] { $n } cartas de personal
}
dancers = { $n ->
    [one] 1 bailarín
   *[other] { $n } bailarines
}
free-spaces = { $n ->
    [one] 1 sitio libre
   *[other] { $n } sitios libres
}
tokens = { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}
# $n: dados; $face: lo que muestran
dice = { $n ->
    [one] un { $face }
    [2] dos { $face }
    [3] tres { $face }
    [4] cuatro { $face }
    [5] cinco { $face }
    [6] seis { $face }
    [7] siete { $face }
    [8] ocho { $face }
    [9] nueve { $face }
   *[other] diez { $face }
}
coloured-die = un { $face } { colour }

## Platos y bebidas. $many: yes para el plural

item-strudel = { $many ->
    [yes] strudels
   *[no] strudel
}
item-cake = { $many ->
    [yes] tartas
   *[no] tarta
}
item-wine = { $many ->
    [yes] vinos
   *[no] vino
}
item-coffee = { $many ->
    [yes] cafés
   *[no] café
}
item-champagne = champán
# $n: cuántos; $item: uno de ellos
some-item = { $n ->
    [one] 1 { $item }
   *[other] { $n } { FORM($item, many: "yes") }
}
items = { AND($items) }

## Colores, habitaciones, hoteles

# $kind: room para «una habitación roja», si no «un huésped rojo»
colour = { $colour ->
    [blue] azul
    [red] { $kind ->
        [room] roja
       *[guest] rojo
    }
    [yellow] { $kind ->
        [room] amarilla
       *[guest] amarillo
    }
    [green] verde
    [white] { $kind ->
        [room] blanca
       *[guest] blanco
    }
   *[any] cualquiera
}
# $room: su número en la planta, desde la izquierda; $floor: la planta
place = habitación { $room } de la planta { $floor }
room = habitación { $room } de la planta { $floor } ({ $colour ->
    [blue] azul
    [red] roja
    [yellow] amarilla
   *[green] verde
})
hotel-night = lado de noche
hotel-day = lado de día del tablero { $letter }

## Huéspedes y objetivos

guest = { $name } (color { colour })
no-reward = sin recompensa
objective = objetivo { $letter } ({ $name })
opponent = { $who ->
    [elisabeth] Elisabeth
   *[leopold] Leopold
}
staff-in-full = { $name }: { $text }

## Acciones principales, enteras y en breve. $face: del dado

action = { $face ->
    [1] strudel y tarta
    [2] vino y café
    [3] habitaciones
    [4] emperador y coronas
    [5] personal
   *[6] cualquier acción
}
action-short = { $face ->
    [1] strudel, tarta
    [2] vino, café
    [3] habitaciones
    [4] emperador, coronas
    [5] personal
   *[6] cualquiera
}

## Efectos. $off: coronas menos, 99: gratis; $top: planta más alta, 4: todas

krones-off = { $off ->
    [one] 1 corona menos
   *[other] { $off } coronas menos
}
rooms-below = { $top ->
    [4] { rooms }
    [1] { rooms } en la planta 1
   *[other] { rooms } en las plantas 1–{ $top }
}
vacant-below = { $top ->
    [4] { vacant-rooms }
    [1] { vacant-rooms } en la planta 1
   *[other] { vacant-rooms } en las plantas 1–{ $top }
}
vacant-rooms = { $n ->
    [one] 1 habitación libre
   *[other] { $n } habitaciones libres
}
effects = { AND($effects) }
effect-points-per = { $per ->
    [occupied] { points } por habitación ocupada
    [occupied_red] { points } por habitación roja ocupada
    [occupied_blue] { points } por habitación azul ocupada
    [occupied_yellow] { points } por habitación amarilla ocupada
    [room_tile] { points } por loseta de habitación
    [group_full] { points } por grupo lleno
    [floor_full] { points } por planta llena
    [column_full] { points } por columna llena
    [color_set] { points } por juego de 3 colores
    [staff_played] { points } por carta de personal en juego
    [objective_claimed] { points } por objetivo cumplido
    [emperor_space] { points } por casilla del emperador
    [dancer] { points } por bailarín
   *[copy_opponent_end] { points } por una carta de personal de fin de partida del rival
}
effect-emperor = { $n ->
    [one] avanzar 1 casilla del emperador
   *[other] avanzar { $n } casillas del emperador
}
effect-any-items = { dishes } a tu elección
effect-other-items = { dishes } de otra clase
effect-draw = robar { staff-cards }
effect-hire = { $off ->
    [0] contratar { staff-cards }
    [99] contratar { staff-cards } gratis
   *[other] contratar { staff-cards }, { krones-off }
}
effect-offer = { $off ->
    [0] robar { staff-cards } y contratar una de ellas
    [99] robar { staff-cards } y contratar una de ellas gratis
   *[other] robar { staff-cards } y contratar una de ellas, { krones-off }
}
effect-prepare = { $off ->
    [0] preparar { rooms-below }
    [99] preparar { rooms-below } gratis
   *[other] preparar { rooms-below }, { krones-off }
}
effect-occupy = ocupar { vacant-below }
effect-prepare-occupy = { $off ->
    [0] preparar y ocupar { rooms-below }
    [99] preparar y ocupar { rooms-below } gratis
   *[other] preparar y ocupar { rooms-below }, { krones-off }
}
effect-take-guest = { $n ->
    [one] tomar 1 huésped gratis
   *[other] tomar { $n } huéspedes gratis
}
effect-fill-order = { $n ->
    [one] completar 1 pedido
   *[other] completar { $n } pedidos
}
effect-extra-action = usar cualquier casilla de acción con dados
effect-use = usar la carta { $name }
effect-take-fed = tomar un huésped gratis y completar su pedido
# $off: champán de menos, 99: sin nada
effect-send = { $off ->
    [0] enviar { dancers }
    [99] enviar { dancers } sin champán
   *[other] enviar { dancers } por { $off } champán menos
}
effect-area = tomar el bailarín de la sala de ensayo
effect-antoinette = { $early }, { $middle } o { $late } puntos según la ronda, y enviar un bailarín por 1 champán menos
effect-score-ballroom = puntuar para todos el salón de baile actual
effect-fill-wine = servir a tus huéspedes todo el vino que han pedido
effect-dove = { $half ->
    [column] usar una ficha de Dove para una columna
   *[floor] usar una ficha de Dove para una planta
}

## Lo que cuesta un efecto. $n: cuántos

spend-emperor = { $n ->
    [one] retroceder 1 casilla del emperador
   *[other] retroceder { $n } casillas del emperador
}
spend-krones = pagar { krones }
spend-any-items = gastar { dishes }
spend-items = { $n ->
    [one] gastar 1 { $item }
   *[other] gastar { $n } { FORM($item, many: "yes") }
}

## Cartas de instrucción del rival. $arrows: flechas de un bailarín, 0: ninguna

instruction = { AND($guests) }; { $die }; { AND($symbols) }; { $hand ->
    [right] la mano apunta a la derecha (empates: el de más a la izquierda)
   *[left] la mano apunta a la izquierda (empates: el de más a la derecha)
}
shown-no-guest = ningún huésped
shown-nothing = nada más
shown-guest = { $colour ->
    [any] cualquier huésped
   *[other] huésped { colour }
}
shown-guest-to-ball = { $arrows ->
    [one] { shown-guest } a un salón de baile (1 flecha)
   *[other] { shown-guest } a un salón de baile (2 flechas)
}
shown-die = dado { OR($faces) }
shown-die-any = dado con un interrogante
shown-die-celebrity = dado de color de la mejor celebridad
shown-die-plain = dado de color, aquí un interrogante
shown-dancer = { $arrows ->
    [0] un bailarín
    [one] un bailarín (1 flecha)
   *[other] un bailarín (2 flechas)
}
shown-staff = una carta de personal
shown-objective = { $letter ->
    [any] el objetivo menos avanzado
   *[other] objetivo { $letter }
}

## Cuánto ha avanzado el rival en un objetivo. $n: 0 a 3

progress = { $n ->
    [0] sin marcador
    [1] en III
    [2] en II
   *[3] cumplido
}

## Salones de baile

ballroom-row = { $row ->
    [bottom] fila inferior
    [middle] fila central
    [top] fila superior
   *[balcony] balcón
}
row-of = { $room }, { ballroom-row }
ballroom-place = { $place ->
    [left] izquierda
    [middle] centro
   *[right] derecha
}
