# El anfitrión de una lección, y la página del final.

lesson-end-title = Ya sabes jugar.
lesson-end = Esta era la lección, y ahora la mesa es tuya. Haz la prueba corta o sigue jugando sin más.
lesson-left-title = Así también vale.
lesson-left = Deshazlo para seguir la lección, o sigue jugando. Volveré contigo en cuanto pueda.
lesson-check = Una prueba corta
lesson-check-about = Sin puntos y sin prisa. Elige una respuesta para ver por qué.
lesson-right = Correcto.
lesson-wrong = No del todo.

## El anfitrión en la mesa. $n, $all: pasos

lesson-region = Lección
lesson-step = paso { $n } de { $all }
lesson-done = { $n } de { $all } pasos hechos
lesson-back-to-host = Volver al anfitrión
lesson-skip = Saltar este paso
lesson-leave = Salir
lesson-watch = Mira cómo juega { $opponent }.

## La página del final.

learned-title = Lo que has aprendido
learned-stamp = Sello: { $lesson }, { $game }
learned-with-host = con el anfitrión
learned-steps = { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}
learned-play-on = Seguir desde aquí
learned-play-on-about = Sin el anfitrión.
learned-next = Lección siguiente: { $lesson }
learned-quick-about = Imprímela o tenla a mano.
learned-later = Para más tarde
