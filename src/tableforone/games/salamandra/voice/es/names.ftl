# Cómo se llama todo. Los nombres son nuestros.
# ours

score-total = total
goods = { $good ->
    [leaf] { $n ->
        [one] 1 hoja
       *[other] { $n } hojas
    }
    [flower] { $n ->
        [one] 1 flor
       *[other] { $n } flores
    }
    [fruit] { $n ->
        [one] 1 fruto
       *[other] { $n } frutos
    }
    [potion_green] { $n ->
        [one] 1 poción verde
       *[other] { $n } pociones verdes
    }
    [potion_purple] { $n ->
        [one] 1 poción morada
       *[other] { $n } pociones moradas
    }
    [vp] { points }
    [scroll] { $n ->
        [one] 1 pergamino
       *[other] { $n } pergaminos
    }
   *[crystal] { crystals }
}
crystals = { $n ->
    [one] 1 cristal
   *[other] { $n } cristales
}
points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
good = { $good ->
    [crystal] Cristal
    [leaf] Hoja
    [flower] Flor
    [fruit] Fruto
    [potion_green] Poción verde
   *[potion_purple] Poción morada
}
any-resource = 1 hoja, flor o fruto
all-of = { AND($parts) }
gain-card = { $deck ->
    [bear] la carta de Oso visible
   *[eagle] la carta de Águila visible
}
gain-reactivate = la reactivación de un aprendiz
gain-grove = 1 arboleda gratis a tu elección
points-per = { points } por cada { $counter ->
    [orange] campo naranja con tu aprendiz
    [green] campo verde con tu aprendiz
    [white] campo blanco con tu aprendiz
    [purple] campo morado con tu aprendiz
    [cauldron] campo con caldero y tu aprendiz
    [divinity] carta de Oso o Águila que tengas
    [salamander] carta de Salamandra que tengas
    [grove] arboleda que hayas cosechado
   *[book] libro de hechizos con tu aprendiz
}
# Tras «por».
counted = { $counter ->
    [orange] { $n ->
        [0] ningún campo naranja con tu aprendiz
        [one] 1 campo naranja con tu aprendiz
       *[other] { $n } campos naranjas con tus aprendices
    }
    [green] { $n ->
        [0] ningún campo verde con tu aprendiz
        [one] 1 campo verde con tu aprendiz
       *[other] { $n } campos verdes con tus aprendices
    }
    [white] { $n ->
        [0] ningún campo blanco con tu aprendiz
        [one] 1 campo blanco con tu aprendiz
       *[other] { $n } campos blancos con tus aprendices
    }
    [purple] { $n ->
        [0] ningún campo morado con tu aprendiz
        [one] 1 campo morado con tu aprendiz
       *[other] { $n } campos morados con tus aprendices
    }
    [cauldron] { $n ->
        [0] ningún campo con caldero y tu aprendiz
        [one] 1 campo con caldero y tu aprendiz
       *[other] { $n } campos con caldero y tus aprendices
    }
    [divinity] { $n ->
        [0] ninguna carta de Oso o Águila
        [one] 1 carta de Oso o Águila
       *[other] { $n } cartas de Oso y Águila
    }
    [salamander] { $n ->
        [0] ninguna carta de Salamandra
        [one] 1 carta de Salamandra
       *[other] { $n } cartas de Salamandra
    }
    [grove] { $n ->
        [0] ninguna arboleda cosechada
        [one] 1 arboleda cosechada
       *[other] { $n } arboledas cosechadas
    }
   *[book] { $n ->
        [0] ningún libro de hechizos con tu aprendiz
        [one] 1 libro de hechizos con tu aprendiz
       *[other] { $n } libros de hechizos con tus aprendices
    }
}

## Lugares. $cell: una columna y una fila, como en los bordes del mapa.

gap-place = al sureste de { $cell }
# Sin artículo: «el hueco», «del hueco».
gap = hueco { gap-place }
start = { $start ->
    [NW] noroeste
    [NE] noreste
    [SW] suroeste
   *[SE] sureste
}
direction = { $arrow ->
    [north] hacia el norte
    [east] hacia el este
    [south] hacia el sur
   *[west] hacia el oeste
}
arrow = la flecha { direction } desde el campo inicial { start }
place = { $place ->
    [top] arriba
    [right] derecha
    [bottom] abajo
   *[left] izquierda
}
level = { $level ->
    [upper] arriba
   *[lower] abajo
}
half = { $half ->
    [white] blanco
   *[black] negro
}
god = { $god ->
    [salamander] Salamandra
    [bear] Oso
   *[eagle] Águila
}

## Piezas. $id es nuestro número.

colour = { $colour ->
    [orange] naranja
    [green] verde
    [white] blanco
    [purple] morado
    [orange-green] naranja y verde
    [purple-white] morado y blanco
    [purple-green] morado y verde
   *[orange-white] naranja y blanco
}
field-colour = { colour }
# Sin artículo: «el campo», «del campo».
field = campo { colour } { $id }
# Sin artículo: «el espacio», «del espacio».
spot = espacio { $place ->
    [top] superior
    [right] derecho
    [bottom] inferior
   *[left] izquierdo
} del { $field }
grove = arboleda { $id } ({ $gain })
deck = { $deck ->
    [bear] Oso
    [eagle] Águila
    [white] Salamandra blanca
   *[black] Salamandra negra
}
named = { $name } ({ $id })
divinity = { $card }: { $effect }
salamander = { deck } { $id } ({ $gain })
convert-effect = pagar { $price } por { $what }, tantas veces como quieras
trigger-effect = { $on ->
    [harvest_grove] { $what } por cada arboleda que coseches
    [place_on_cauldron] { $what } por cada aprendiz que coloques en un campo con caldero
    [build] { $what } por cada campo que construyas
    [gain_scroll] { $what } por cada pergamino que ganes
    [place_on_spellbook] { $what } por cada aprendiz que pase a un libro de hechizos
    [take_divinity] { $what } por cada carta de Oso o Águila que tomes
    [take_salamander] { $what } por cada carta de Salamandra que tomes
   *[place_on_color] { $what } por cada aprendiz que coloques en un campo { colour }
}
card-text = { CAPITAL($effect) }
# Sin artículo; todos los nombres de libros empiezan por «Libro».
book-spot = espacio { $level ->
    [upper] superior
   *[lower] inferior
} del { $book }

## Nombres de cartas, libros y campos. Las piezas impresas no tienen.

divinity-B01 = Oso de las arboledas
divinity-B02 = Oso de los calderos
divinity-B03 = Oso de los constructores
divinity-B04 = Oso de los pergaminos
divinity-B05 = Oso de los libros de hechizos
divinity-B06 = Oso de la poción morada
divinity-B07 = Oso de las grandes obras
divinity-B08 = Oso de la poción verde
divinity-B09 = Oso de los campos morados
divinity-B10 = Oso de los campos blancos
divinity-B11 = Oso de los campos naranjas
divinity-B12 = Oso de los campos verdes
divinity-E01 = Águila de la gran devoción
divinity-E02 = Águila de la poción verde
divinity-E03 = Águila de las ofrendas
divinity-E04 = Águila de la poción morada
divinity-E05 = Águila de las arboledas
divinity-E06 = Águila de la devoción
divinity-E07 = Águila del alto Templo
divinity-E08 = Águila de las ofrendas del Templo
divinity-E09 = Águila del comercio
divinity-E10 = Águila de los libros de hechizos
divinity-E11 = Águila del Templo
divinity-E12 = Águila de los calderos

salamander-SB1 = Pergaminos y cristales
salamander-SB2 = Pergaminos y muchos puntos
salamander-SB3 = Pergamino y muchos cristales
salamander-SB4 = Pergaminos y puntos
salamander-SB5 = Pergamino y campos blancos
salamander-SB6 = Pergamino y campos morados
salamander-SB7 = Pergamino; cartas de Oso y Águila
salamander-SB8 = Dos pergaminos
salamander-SW1 = Trece puntos
salamander-SW2 = Carta de Oso y campos verdes
salamander-SW3 = Once puntos
salamander-SW4 = Reactivación y puntos
salamander-SW5 = Reactivación y campos naranjas
salamander-SW6 = Arboleda y muchos puntos
salamander-SW7 = Arboleda y puntos
salamander-SW8 = Carta de Águila y puntos

book-SP01 = Libro de los campos blancos
    .short = Campos blancos
book-SP02 = Libro de los campos naranjas
    .short = Campos naranjas
book-SP03 = Libro de los campos verdes
    .short = Campos verdes
book-SP04 = Libro de los campos morados
    .short = Campos morados
book-SP05 = Libro de las salamandras
    .short = Salamandras
book-SP06 = Libro de las divinidades
    .short = Divinidades
book-SP07 = Libro de las arboledas
    .short = Arboledas
book-SP08 = Libro de los calderos
    .short = Calderos
book-SP09 = Libro de los libros
    .short = Libros
book-SP10 = Libro de la gloria
    .short = Gloria

tile-F01 = Campo inicial naranja
tile-F02 = Campo inicial verde
tile-F03 = Campo inicial blanco
tile-F04 = Campo inicial morado
tile-F05 = Verde: hoja y cristal
tile-F06 = Verde: poción de hojas
tile-F07 = Verde: recurso por campos verdes
tile-F08 = Verde: poción por campos verdes
tile-F09 = Naranja: reactivación
tile-F10 = Naranja: tres cristales
tile-F11 = Naranja: cristales por pergamino y puntos
tile-F12 = Naranja: cristales por campos naranjas
tile-F13 = Blanco: poción de flores
tile-F14 = Blanco: flor y cristal
tile-F15 = Blanco: poción por campos blancos
tile-F16 = Blanco: recurso por campos blancos
tile-F17 = Morado: fruto y cristal
tile-F18 = Morado: poción de frutos
tile-F19 = Morado: fruto y cristales por campos morados
tile-F20 = Morado: fruto por campos con caldero
tile-F21 = Naranja y verde: cristales por poción verde
tile-F22 = Morado y blanco: hoja por cartas de Oso y Águila
tile-F23 = Morado y verde: cristales por cartas de Salamandra
tile-F24 = Naranja y blanco: cristales por arboledas
