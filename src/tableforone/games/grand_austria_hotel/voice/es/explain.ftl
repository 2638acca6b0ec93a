# Qué es una pieza: su nombre, una línea, lo que hace, lo que significa ahora.

## Huéspedes y mesas.

explain-nobody = Nadie
explain-nobody-kind = un puesto de la cola
explain-nobody-text = Llega un nuevo huésped cuando la cola avanza.
explain-person-kind = { $colour ->
    [blue] nobleza (azul)
    [red] burguesía (rojo)
    [yellow] artistas (amarillo)
   *[green] turistas (verde)
}
explain-person = Quiere { AND($order) } y después { $colour ->
    [blue] una habitación azul
    [red] una habitación roja
    [yellow] una habitación amarilla
   *[green] cualquier habitación
}. Da { points }. Recompensa: { COMMAS($reward) }.
explain-guest-now = { $n ->
    [0] { guest-cost } No hay mesas libres en tu café.
    [one] { guest-cost } Hay 1 mesa libre en tu café.
   *[other] { guest-cost } Hay { $n } mesas libres en tu café.
}
guest-cost = { $cost ->
    [0] Aquí es gratis.
    [one] Cuesta 1 corona; tienes { $money }.
   *[other] Cuesta { $cost } coronas; tienes { $money }.
}
explain-table = Una mesa libre
explain-table-kind = en tu café
explain-table-text = El huésped que tomas espera aquí hasta que su pedido esté completo.
explain-complete = El pedido está completo: listo para una habitación.
explain-missing = Falta por servir: { AND($missing) }.

## Dados.

explain-space = Casilla { $face }
explain-space-text = { $face ->
    [1] Toma strudels y tartas, en total tantos como la fuerza; nunca más tartas que strudels.
    [2] Toma vinos y cafés, en total tantos como la fuerza; nunca más cafés que vinos.
    [3] Prepara como máximo tantas habitaciones como la fuerza, al precio de sus plantas.
    [4] Gana coronas y casillas en la senda del emperador, en total tantas como la fuerza.
    [5] Contrata una carta de personal de tu mano; la fuerza se resta de su precio.
   *[6] Paga 1 corona y usa cualquiera de las otras cinco acciones con esta fuerza.
}
explain-space-now = Fuerza { $n } ahora.
explain-space-empty = Aquí no hay ningún dado.
explain-boost = Reforzar
explain-boost-kind = por 1 corona
explain-boost-text = Paga 1 corona cuando tomas el dado: su fuerza aumenta en 1.

## Habitaciones y cocina.

explain-room = { $colour ->
    [blue] Habitación azul
    [red] Habitación roja
   *[yellow] Habitación amarilla
}
explain-room-kind = { $state ->
    [empty] aún sin preparar
    [vacant] preparada, espera un huésped
   *[occupied] ocupada
}
explain-room-text = { $n ->
    [0] { room-cost }
    [one] { room-cost } Cubrir esta casilla da 1 punto.
   *[other] { room-cost } Cubrir esta casilla da { $n } puntos.
}
room-cost = { $cost ->
    [0] Preparar una habitación en la planta { $floor } es gratis.
    [one] Preparar una habitación en la planta { $floor } cuesta 1 corona.
   *[other] Preparar una habitación en la planta { $floor } cuesta { $cost } coronas.
}
explain-room-now = Su grupo: { $full } de { $of } { $of ->
    [one] ocupada
   *[other] ocupadas
}. Al llenarlo: { $colour ->
    [blue] { $bonus ->
        [one] 1 punto.
       *[other] { $bonus } puntos.
    }
    [red] { $bonus ->
        [one] 1 corona.
       *[other] { $bonus } coronas.
    }
   *[yellow] { $bonus ->
        [one] 1 casilla en la senda del emperador.
       *[other] { $bonus } casillas en la senda del emperador.
    }
}
explain-kitchen = Tu cocina
explain-kitchen-kind = platos y bebidas para más tarde
explain-kitchen-text = Lo que no das enseguida a un huésped se guarda aquí. Por 1 corona sirves hasta 3 de esos platos y bebidas.
explain-kitchen-now = Contiene { AND($items) }.

## Personal.

explain-staff-kind = { $works ->
    [once] personal, actúa una vez al contratarlo
    [round] personal, actúa una vez por ronda
    [permanent] personal, actúa siempre
    [end] personal, puntúa al final
   *[flip] personal, actúa una vez por partida
}
explain-text = { CAPITAL($text) }.
explain-staff-hired = En juego.
explain-staff-now = Contratarlo cuesta { krones }, menos la fuerza de tu 5.

## El emperador.

explain-spare = Loseta adicional { $tile }
explain-spare-kind = de tu entrada
explain-spare-text = Retrocede en la senda del emperador para ganar su recompensa.
explain-tile = Loseta del emperador { $letter }
explain-tile-kind = para su visita tras la ronda { $round }
explain-tile-text = Retrocede { $retreat } casillas. Después, en la casilla 3 o más: { $reward }. En la casilla 0: { $penalty }.
explain-tile-now = Estás en la casilla { $at }.
explain-emperor = Casilla { $space }
explain-emperor-kind = de la senda del emperador
explain-emperor-text = Quien está aquí tras la ronda 3, 5 o 7 gana { points } y retrocede 3, 5 o 7 casillas.
explain-emperor-now = Tú estás en la { $at }, { $opponent } en la { $theirs }.

## Objetivos y turnos.

explain-objective = Objetivo { $letter }
explain-objective-kind = una carrera
explain-objective-text = { CAPITAL($text) }. Quien lo cumple primero gana más puntos.
explain-objective-now = Tú: { $yours }. Libres: { COMMAS($free) } puntos. { $opponent }: { $theirs }.
explain-claimed = cumplido
explain-not-yet = aún no
explain-progress = { $colour ->
    [any] { $have } de { $need }
   *[other] { colour } { $have } de { $need }
}
explain-progress-all = { COMMAS($parts) }
explain-turn = Loseta de orden de turno
explain-turn-kind = a quién le toca
explain-turn-text = Cada ronda tiene 4 turnos, 2 de ellos tuyos. En un turno puedes tomar un huésped y después tomas 1 dado.

## Módulos.

explain-area = Zona { $n }
explain-area-kind = de tu sala de ensayo
explain-area-text = Aquí esperan bailarines. Cuando envías el último, ganas la bonificación de la zona.
explain-ball = Una fila de un salón de baile
explain-ball-kind = sitios para bailarines
explain-ball-text = Paga el champán de la fila para enviar aquí a un bailarín. Cada salón de baile se puntúa una vez, a su manera; sin un bailarín en él pierdes 5 puntos.
explain-entrance-kind = una entrada
explain-entrance-now = Empezarías con { AND($items) }.
explain-token = Una ficha
explain-token-kind = de tu entrada
explain-token-text = Puedes usar cada ficha una vez por partida, para lo que está escrito en ella.
