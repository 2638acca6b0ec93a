# El juego en breve, niveles, opciones, puntuación final, resultados.

primer = Eres druida en el Templo de la Salamandra. Durante 4 rondas colocas aprendices en campos
    octogonales. Después trabajan allí, descansan por un cristal o sirven en el Templo. Los campos
    con hoz dan hojas, flores, frutos y pociones, que solo duran hasta el final del turno; conservas
    los cristales y los pergaminos. Con las mercancías pagas campos nuevos, calderos y cartas de
    Salamandra. Por 4 pergaminos un aprendiz pasa a un libro de hechizos, que da puntos al final.
    Juegas turno tras turno hasta que pasas; entonces puedes cosechar arboledas junto a tus
    aprendices. Rudolph obtiene puntos, coloca aprendices siguiendo flechas y recoge las arboledas
    vecinas. Tras cada ronda debes tener más puntos que él, o pierdes.

## Niveles.

level-1 = nivel 1
    .about = Acumula despacio, y es donde más puedes reciclar. Debes ir por delante tras cada ronda.
level-2 = nivel 2
    .about = Acumula más deprisa y tiene más fe. Necesitas puntos desde la primera ronda.
level-3 = nivel 3
    .about = Es donde más deprisa acumula y donde menos puedes reciclar. Una ronda floja acaba la
        partida.

## Opciones de preparación.

option-labour = Cartas de Labor de Rudolph
    .about = Un archivo con las cartas de Labor de tu caja. Sustituye las cartas reconstruidas.
option-placement = Cartas de Colocación de Rudolph
    .about = Un archivo con otras cartas de Colocación.
option-furthest_skips_holes = La flecha de Rudolph
    .about = ¿La flecha de Rudolph pasa por encima de casillas sin campo (regla 12.4.2)?
option-furthest_skips_holes-yes = Sí
    .about = Se saltan las casillas vacías.
option-furthest_skips_holes-no = No
    .about = Se detiene antes de la primera casilla vacía.
option-rudolph_may_double_spellbook = Los dos espacios de un libro
    .about = ¿Puede Rudolph usar los dos espacios de un libro de hechizos (regla 12.5.3)?
option-rudolph_may_double_spellbook-yes = Sí
    .about = Puede usar cualquier espacio libre.
option-rudolph_may_double_spellbook-no = No
    .about = Se saltan los libros de hechizos donde ya tiene un aprendiz.
option-spellbook_timing = El camino a un libro de hechizos
    .about = ¿Cuándo llevan 4 pergaminos a tu aprendiz a un libro de hechizos (regla 9.2.1)?
option-spellbook_timing-immediate = En el acto
    .about = Tras cada ganancia completa.
option-spellbook_timing-end_of_action = Al final de la acción
    .about = Una vez, al final de la acción.
option-groves_beside_temple = Arboledas junto al Templo
    .about = Cuando se colocan arboledas para la próxima ronda, ¿cuenta el Templo como campo (regla
        12.8.3)?
option-groves_beside_temple-no = No
    .about = Un hueco necesita 2 campos contiguos, como dicen las reglas en solitario.
option-groves_beside_temple-yes = Sí
    .about = Un hueco entre un campo y el Templo también recibe una arboleda, como en la
        preparación.
option-deck = Cartas de Rudolph
    .about = Tus propias cartas de ambos tipos, en la medida en que las conozcas: un archivo de
        «tableforone deck salamandra».

## Lo que está reconstruido.

reconstructed-labour = Algunos números de las cartas de Labor de Rudolph están reconstruidos: los
    puntos de rondas y libros de hechizos, y los reciclajes de los niveles 1 y 2. Su fe y los 3
    reciclajes del nivel 3 están impresos. Puedes usar tus propias cartas con la opción «Cartas de
    Labor de Rudolph».
reconstructed-placement = Las flechas de las 16 cartas de Colocación de Rudolph están reconstruidas:
    8 flechas hacia fuera desde los 4 campos iniciales, dos veces cada una. Puedes usar tus propias
    cartas con la opción «Cartas de Colocación de Rudolph».

## Líneas de la puntuación final, en medio de una frase.

score-track = puntos en la senda de puntuación
score-spellbooks = libros de hechizos
score-faith-salamander = fe: Salamandra
score-faith-bear = fe: Oso
score-faith-eagle = fe: Águila
score-scrolls = pergaminos
score-yours = tus puntos
score-his = puntos de Rudolph

## Cómo terminó. $mine, $theirs: puntos

result-won = Ganas a Rudolph por { $mine } a { $theirs }.
result-lost = { $mine ->
    [one] Tienes 1 punto y Rudolph { $theirs }. Necesitabas más que él.
   *[other] Tienes { $mine } puntos y Rudolph { $theirs }. Necesitabas más que él.
}
result-lost-after-1 = { $mine ->
    [one] Tras la ronda 1 tenías 1 punto y Rudolph { $theirs }. Necesitabas más que él.
   *[other] Tras la ronda 1 tenías { $mine } puntos y Rudolph { $theirs }. Necesitabas más que él.
}
result-lost-after-2 = { $mine ->
    [one] Tras la ronda 2 tenías 1 punto y Rudolph { $theirs }. Necesitabas más que él.
   *[other] Tras la ronda 2 tenías { $mine } puntos y Rudolph { $theirs }. Necesitabas más que él.
}
result-lost-after-3 = { $mine ->
    [one] Tras la ronda 3 tenías 1 punto y Rudolph { $theirs }. Necesitabas más que él.
   *[other] Tras la ronda 3 tenías { $mine } puntos y Rudolph { $theirs }. Necesitabas más que él.
}
result-lost-after-4 = { $mine ->
    [one] Tras la ronda 4 tenías 1 punto y Rudolph { $theirs }. Necesitabas más que él.
   *[other] Tras la ronda 4 tenías { $mine } puntos y Rudolph { $theirs }. Necesitabas más que él.
}

## Qué falla en un archivo de cartas.

file-card = Opción { $option }, carta { $name }
file-level = El archivo de la opción labour debe tener exactamente 1 carta con level = { $level }; tiene { $n }.
file-rounds = { $card }: vp_by_round debe ser una lista de { $n } números, uno por ronda.
file-faith = { $card }: faith debe nombrar bear, eagle y salamander y nada más.
file-placement = El archivo de la opción placement debe tener { $all } cartas; tiene { $n }.
file-choice = { $card }: { $field } debe ser uno de estos: { COMMAS($choices) }; no «{ $value }».
file-step = { $card }: step debe ser { $step } para una flecha { $arrow ->
    [north] hacia el norte
    [east] hacia el este
    [south] hacia el sur
   *[west] hacia el oeste
}. Corrígelo o quítalo.
file-number = { $card }: { $field } debe ser un número entero de 0 a { $most }, no «{ $value }».
file-no-card = Opción deck: «{ $name }» no es una carta. Cartas: de L1 a L3, de P01 a P{ $last }.
file-twice = Opción deck: la carta { $name } está dos veces. Mira la carta y conserva la entrada correcta.
file-not-toml = El archivo de la opción { $option } no es TOML: { $error }. Compáralo con
    data/{ $name }.toml.
file-no-cards = El archivo de la opción { $option } no tiene entradas [[card]]. Compáralo con
    data/{ $name }.toml.
