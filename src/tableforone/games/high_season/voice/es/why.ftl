# Por qué Ralph eligió eso: primero la elección, luego la razón.

# $n: dados de la casilla
candidate-space = { $n ->
    [one] casilla { $space } (1 dado)
   *[other] casilla { $space } ({ $n } dados)
}
candidate-room = { $room } { colour }
# De un dado.
side = { $side ->
    [left] izquierdo
   *[right] derecho
}

## Un dado (9.4). $preferred y $other: los dos dados de su carta; 0 es «más».

why-die = Ralph retira un { $space }. La mano viene { hand }, así que quiere el dado { side }, un { $space }.
why-other-die = Ralph retira un { $space }. La mano viene { hand }, así que quiere el dado { side }, un { $preferred }; no
    queda ninguno, así que toma el otro dado, un { $space }.
why-most-wanted = Ralph retira un { $space }. La mano viene { hand }, así que quiere el dado { side }, «más». { $most }
why-no-die = { $other ->
    [0] Ralph retira un { $space }. La mano viene { hand }, así que quiere el dado { side }, un { $preferred }; no queda
        ninguno, y el otro dado muestra «más». { $most }
   *[other] Ralph retira un { $space }. La mano viene { hand }, así que quiere el dado { side }, un { $preferred }; no queda
        ninguno, ni tampoco un { $other } para el otro dado. { $most }
}
# $n: dados de esta casilla, 0 si no se contaron
why-most = La casilla { $space } tiene más dados que ninguna{ $n ->
    [0] .
   *[other] {" "}({ $n }).
}
why-tied = De las casillas con más dados{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}, la { $space } es la primera en la dirección de la mano.

## Una habitación (9.6). $kind: el color de la carta; $wanted: row, column o group.
## $side: de la escalera; $none: el lado que no tiene ninguna, o nada.

kind = { $kind ->
    [blue] habitación azul
    [red] habitación roja
    [yellow] habitación amarilla
   *[any] habitación
}
# Con su artículo.
wanted = { $wanted ->
    [row] una fila
    [column] una columna
   *[group] un grupo
}
occupies = Ralph ocupa la habitación { $room } ({ colour })
where = de su zigzag a la { $side ->
    [left] izquierda
   *[right] derecha
} de la escalera{ $none ->
    [left] {" "}(a la izquierda no hay)
    [right] {" "}(a la derecha no hay)
   *[other] {""}
}
why-no-room = Carta { $id }: a Ralph no le queda ninguna { kind } libre, así que no pasa nada.
why-only-room = { occupies }: la única { kind } libre que le queda.
why-only-fit = { occupies }: la única { kind } que completa { wanted }.
why-first-fit = { occupies }: la primera { kind } { where } que completa { wanted }.
why-first-room = { occupies }: la primera { kind } libre { where }.
why-none-fits = { occupies }: ninguna completa { wanted }, así que es la primera { kind } libre { where }.
