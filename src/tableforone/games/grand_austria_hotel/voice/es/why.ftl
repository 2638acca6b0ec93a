# Por qué el rival decidió así: primero la elección, luego la causa que la decidió.
# $who: leopold o elisabeth; $reason: most (lo que busca la regla), right o left (empate, y hacia dónde apunta la mano),
# none (no había otro candidato).

their-card = Su carta

## Un huésped.

why-no-guest = { opponent } no toma ningún huésped. Su carta muestra { a-guest }, pero nadie de la cola cabe en su hotel.
a-guest = { $colour ->
    [any] cualquier huésped
    [blue] un huésped azul
    [red] un huésped rojo
    [yellow] un huésped amarillo
   *[green] un huésped verde
}
why-guest = { opponent } toma { FORM($guest, the: "yes", case: "accusative") } ({ $taken }, { points }) del puesto { $place }. { why-guest-cause }
why-guest-cause = { $reason ->
    [most] { card-shows-guest }; este huésped tiene más puntos que los demás.
    [right] { card-shows-guest }. Empate: la mano apunta a la derecha, así que el de más a la izquierda.
    [left] { card-shows-guest }. Empate: la mano apunta a la izquierda, así que el de más a la derecha.
   *[none] { card-shows-guest }.
}
card-shows-guest = { $other ->
    [yes] { their-card } muestra { a-guest }, pero no hay ninguno disponible
   *[no] { their-card } muestra { a-guest }
}

## Una habitación.

why-room = { opponent } aloja al huésped { $colour ->
    [blue] azul
    [red] rojo
   *[yellow] amarillo
  } en la { $room }: la planta más baja posible, desde la izquierda.
why-green-room = { opponent } aloja al huésped verde en la { $room }: la columna posible más a la derecha, desde abajo.

## Un dado.

why-die = { opponent } toma un { $face } ({ dice-there }). { why-die-cause }
dice-there = { $n ->
    [one] hay 1 dado
   *[other] hay { $n } dados
}
why-die-cause = { $reason ->
    [most] { card-shows-die }; esta casilla tiene más dados que las demás.
    [right] { card-shows-die }. Empate: la mano apunta a la derecha, así que la casilla de más a la izquierda.
    [left] { card-shows-die }. Empate: la mano apunta a la izquierda, así que la casilla de más a la derecha.
   *[none] { card-shows-die }.
}
card-shows-die = { $shown ->
    [coloured] { their-card } muestra un dado de color
    [any] { their-card } muestra un signo de interrogación
    [missing] { their-card } muestra { OR($faces) }, pero no hay ninguno
   *[faces] { their-card } muestra { OR($faces) }
}

## Un objetivo.

why-no-objective = { $who ->
    [elisabeth] Elisabeth no avanza ningún objetivo: ella ya ha cumplido los tres.
   *[leopold] Leopold no avanza ningún objetivo: él ya ha cumplido los tres.
}
why-objective = { opponent } hace avanzar el objetivo { $letter }. { why-objective-cause }
why-objective-cause = { $reason ->
    [most] { card-shows-objective }; { $letter } es el menos avanzado.
    [right] { card-shows-objective }. Empate: la mano apunta a la derecha, así que el de más a la izquierda.
    [left] { card-shows-objective }. Empate: la mano apunta a la izquierda, así que el de más a la derecha.
   *[none] { card-shows-objective }.
}
card-shows-objective = { $shown ->
    [red] { $who ->
        [elisabeth] Ha tomado el dado rojo
       *[leopold] Ha tomado el dado rojo
    }
    [any] { their-card } muestra el objetivo menos avanzado
   *[other] { $claimed ->
        [yes] { their-card } muestra { $shown }, que ya está cumplido
       *[no] { their-card } muestra { $shown }
    }
}

## Candidatos.

named-guest = { $guest }, { points }, puesto { $place }
named-die = { $face } ({ $n ->
    [one] 1 dado
   *[other] { $n } dados
})
named-objective = { $letter } ({ $progress })

## Módulo 1. $n: flechas

why-ballroom = Elisabeth envía un bailarín: { $room }, salón de baile { $place ->
    [left] de la izquierda
    [middle] del centro
   *[right] de la derecha
  } ({ $n ->
    [one] 1 flecha
   *[other] 2 flechas
  }).
why-row = { $row ->
    [bottom] El bailarín va a la fila inferior: la más baja con un sitio libre.
    [middle] El bailarín va a la fila central: la más baja con un sitio libre.
    [top] El bailarín va a la fila superior: la más baja con un sitio libre.
   *[balcony] El bailarín va al balcón: el salón de baile está lleno.
}
named-ballroom = { $room } ({ free-spaces })
named-row = { $row ->
    [balcony] { ballroom-row }
   *[other] { ballroom-row } ({ free-spaces })
}

## Módulo 2.

why-coloured = Elisabeth elige el { $face } { colour } ({ $celebrity }, { points }). { why-celebrity-cause }
why-coloured-on-space = Elisabeth toma el dado { colour } de la casilla { $face } ({ $celebrity }, { points }). { why-celebrity-cause }
why-celebrity-cause = { $reason ->
    [most] Su carta muestra un dado de color; esta celebridad es la que más puntos vale.
    [right] Su carta muestra un dado de color. Empate: la mano apunta a la derecha, así que el de más a la izquierda.
    [left] Su carta muestra un dado de color. Empate: la mano apunta a la izquierda, así que el de más a la derecha.
   *[none] Su carta muestra un dado de color.
}
named-coloured = { $face } { colour } ({ $celebrity }, { points })
