# Cómo se llaman las cosas.
# $who y $whose son «you» o «ralph»; $colour es «blue», «red», «yellow» o «any».

krones = { $n ->
    [one] 1 corona
   *[other] { $n } coronas
}
# $n: un precio
price = { $n ->
    [0] gratis
   *[other] { krones }
}
points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
emperor-spaces = { $n ->
    [one] 1 casilla del emperador
   *[other] { $n } casillas del emperador
}
ordinal = { $nth ->
    [1] primer
    [2] segundo
   *[3] tercer
}

# De una habitación: en femenino.
colour = { $colour ->
    [blue] azul
    [red] roja
   *[yellow] amarilla
}
room = habitación { $room } ({ colour }, planta { $floor })
line-row = { $the ->
    [yes] la fila { $name }
   *[no] fila { $name }
}
line-column = { $the ->
    [yes] la columna { $n }
   *[no] columna { $n }
}
dice-of = { $n ->
    [one] un { $die }
    [2] dos { $die }
    [3] tres { $die }
    [4] cuatro { $die }
    [5] cinco { $die }
    [6] seis { $die }
    [7] siete { $die }
    [8] ocho { $die }
    [9] nueve { $die }
   *[other] diez { $die }
}

## Algo que espera en tu turno.

item-main = { $the ->
    [yes] la acción principal
   *[no] acción principal
}
item-staff = { $the ->
    [yes] el efecto de personal ({ $member })
   *[no] efecto de personal ({ $member })
}
item-step = { $the ->
    [yes] la bonificación del emperador (fila { $row }, casilla { $space })
   *[no] bonificación del emperador (fila { $row }, casilla { $space })
}
item-door = { $the ->
    [yes] la bonificación de puerta de la habitación { $room }
   *[no] bonificación de puerta de la habitación { $room }
}

## Efectos y acciones.

# $n: casillas
advance = { $n ->
    [one] avanzar 1 casilla en la senda del emperador
   *[other] avanzar { $n } casillas en la senda del emperador
}
# $krones: coronas o 0; $n: casillas del emperador o 0
effect-gain = { $krones ->
    [0] { advance }
    [1] { $n ->
        [0] ganar 1 corona
       *[other] ganar 1 corona y { advance }
    }
   *[other] { $n ->
        [0] ganar { $krones } coronas
       *[other] ganar { $krones } coronas y { advance }
    }
}
# $n: coronas menos
effect = { effect-kind }{ $n ->
    [0] { "" } al precio normal
   *[other] , { krones } menos
}
effect-free = { effect-kind } gratis
effect-kind = { $kind ->
    [hire] contratar a un empleado
    [prepare] preparar { effect-room }
   *[occupy] ocupar { effect-room }
}
effect-room = { $colour ->
    [any] cualquier habitación
   *[other] una habitación { colour }
}

# Lo que permite una casilla del tablero de acciones; $die: 1 a 6, $n: la fuerza
action = { $die ->
    [1] preparar { action-rooms }
    [2] ocupar una habitación, { krones } menos
    [3] preparar { action-rooms } u ocupar una, { krones } menos
    [4] { advance } o tomar { krones }
    [5] contratar a un empleado, { krones } menos
   *[6] imitar cualquier otra casilla con fuerza { $n }
}
action-rooms = { $n ->
    [1] 1 habitación
   *[other] hasta { $n } habitaciones
}

## Personal. Los nombres son nuestros (# ours). Con $the llevan la preposición «a».

staff-s01 = { $the ->
    [yes] a la encargada de ocupación
   *[no] Encargada de ocupación
}
staff-s02 = { $the ->
    [yes] al imitador
   *[no] Imitador
}
staff-s03 = { $the ->
    [yes] al servicio de habitaciones rojo
   *[no] Servicio de habitaciones rojo
}
staff-s04 = { $the ->
    [yes] al maletero amarillo
   *[no] Maletero amarillo
}
staff-s05 = { $the ->
    [yes] al conserje azul
   *[no] Conserje azul
}
staff-s06 = { $the ->
    [yes] al ascensorista
   *[no] Ascensorista
}
staff-s07 = { $the ->
    [yes] a la cajera de plantas
   *[no] Cajera de plantas
}
staff-s08 = { $the ->
    [yes] a la camarera roja
   *[no] Camarera roja
}
staff-s09 = { $the ->
    [yes] al consejero imperial
   *[no] Consejero imperial
}
staff-s10 = { $the ->
    [yes] a la jefa de recepción
   *[no] Jefa de recepción
}
staff-s11 = { $the ->
    [yes] al conserje amarillo
   *[no] Conserje amarillo
}
staff-s12 = { $the ->
    [yes] al inspector de pasillos
   *[no] Inspector de pasillos
}
staff-s13 = { $the ->
    [yes] a la gobernanta
   *[no] Gobernanta
}
staff-s14 = { $the ->
    [yes] al servicio de habitaciones amarillo
   *[no] Servicio de habitaciones amarillo
}
staff-s15 = { $the ->
    [yes] al maletero azul
   *[no] Maletero azul
}
staff-s16 = { $the ->
    [yes] a la inspectora de alas
   *[no] Inspectora de alas
}
staff-s17 = { $the ->
    [yes] a la delegada del personal
   *[no] Delegada del personal
}
staff-s18 = { $the ->
    [yes] al jefe de personal
   *[no] Jefe de personal
}
staff-s19 = { $the ->
    [yes] a la camarera azul
   *[no] Camarera azul
}
staff-s20 = { $the ->
    [yes] al mayordomo de la corte
   *[no] Mayordomo de la corte
}
staff-s21 = { $the ->
    [yes] al maletero rojo
   *[no] Maletero rojo
}
staff-s22 = { $the ->
    [yes] a la decoradora
   *[no] Decoradora
}
staff-s23 = { $the ->
    [yes] a la agente de viajes
   *[no] Agente de viajes
}
staff-s24 = { $the ->
    [yes] a la camarera amarilla
   *[no] Camarera amarilla
}
staff-s25 = { $the ->
    [yes] al servicio de habitaciones azul
   *[no] Servicio de habitaciones azul
}
staff-s26 = { $the ->
    [yes] al conserje rojo
   *[no] Conserje rojo
}
staff-s27 = { $the ->
    [yes] al mensajero de la corte
   *[no] Mensajero de la corte
}

staff-maid = preparar habitaciones { $colour ->
    [blue] azules
    [red] rojas
   *[yellow] amarillas
} es gratis
staff-helps = cada vez que tomas un { $die }: { $help }
staff-once = una vez, al contratar: { AND($effects) }
staff-end = al final: { $score }

help = { COMMAS($parts) }
help-strength = +{ $n } de fuerza
help-no-fee = sin tasa

# $n: puntos; $floors: dos plantas; $right: puntos de una fila derecha
staff-score = { $what ->
    [rooms_of_color] { points } por habitación { colour } ocupada
    [rooms_on_floors] { points } por habitación ocupada en las plantas { AND($floors) }
    [complete_rows] { points } por fila izquierda completa, { $right } por fila derecha completa
    [complete_columns] { points } por columna completa
    [complete_groups] { points } por grupo completo
    [staff_hired] { points } por empleado contratado
   *[color_sets] { points } por trío de habitaciones ocupadas: una azul, una roja y una amarilla
}

## Las cartas de Ralph.

# 0 es el símbolo de la casilla con más dados
die-symbol = { $die ->
    [0] «más»
   *[other] { $die }
}
hand = { $hand ->
    [from_left] desde la izquierda
   *[from_right] desde la derecha
}
zigzag = { $start ->
    [bottom_left] desde la esquina inferior izquierda
    [bottom_right] desde la esquina inferior derecha
    [top_left] desde la esquina superior izquierda
   *[top_right] desde la esquina superior derecha
} { $axis ->
    [floors] por las plantas
   *[columns] por las columnas
}
preference = mano { hand }, zigzag { $zigzag }
# $n: casillas
card-emperor = emperador { $n }
# $prefer: lo que intenta completar
card-occupy = { card-occupy-room }{ $prefer ->
    [row] , si puede para completar una fila
    [column] , si puede para completar una columna
    [group] , si puede para completar un grupo
   *[none] { "" }
}
card-occupy-room = { $colour ->
    [any] ocupar una habitación de cualquier color
   *[other] ocupar una habitación { colour }
}
card = dados { $left } y { $right }; { SEMICOLONS($actions) }
