# Por qué Rudolph eligió eso: primero la elección, luego el motivo.

candidate-field = { $field } en { $cell }

why-no-field = Rudolph revela otra carta: no hay espacio libre a lo largo de { $arrow }{ $hole ->
    [yes] {" "}antes de la primera casilla vacía.
   *[no] .
}
why-field = Rudolph va al { $field } en { $cell }: es el campo más lejano a lo largo de { $arrow }{ $hole ->
    [yes] {" "}antes de la primera casilla vacía.
   *[no] .
}
why-field-with-spot = Rudolph va al { $field } en { $cell }: es el campo más lejano con un espacio libre a lo largo de
    { $arrow }{ $hole ->
    [yes] {" "}antes de la primera casilla vacía.
   *[no] .
}

why-bonus-spot = Rudolph coloca su aprendiz en el { $spot }. El espacio de bonificación estaba libre, así que no gana nada.
why-next-spot = Rudolph coloca su aprendiz en el { $spot }. El espacio de bonificación estaba ocupado; este es el siguiente
    libre en sentido horario.

why-no-book = Rudolph descarta sus 3 pergaminos. No hay espacio disponible en los libros de hechizos, así que el aprendiz
    se queda en el { $spot }.
why-upper-book = Rudolph descarta sus 3 pergaminos. El aprendiz pasa del { $spot } al { $book }, el primer espacio superior
    libre desde la izquierda.
why-lower-book = Rudolph descarta sus 3 pergaminos. El aprendiz pasa del { $spot } al { $book }. No había espacio superior
    disponible; este es el primero inferior disponible.
