# Por qué un turno es mejor que otro. $n: cuánto más hay de ello.

more-guests = { $n ->
    [one] Se instala aproximadamente 1 huésped más.
   *[other] Se instalan aproximadamente { $n } huéspedes más.
}
more-groups = { $n ->
    [one] Completas aproximadamente 1 grupo más.
   *[other] Completas aproximadamente { $n } grupos más.
}
more-staff = { $n ->
    [one] Contratas aproximadamente a 1 empleado más.
   *[other] Contratas aproximadamente a { $n } empleados más.
}
more-spaces = { $n ->
    [one] Estás aproximadamente 1 casilla más adelante en la senda del emperador.
   *[other] Estás aproximadamente { $n } casillas más adelante en la senda del emperador.
}
fewer-missing = { $n ->
    [one] Tus huéspedes del café esperan aproximadamente 1 plato o bebida menos.
   *[other] Tus huéspedes del café esperan aproximadamente { $n } platos o bebidas menos.
}
more-rooms = { $n ->
    [one] Hay aproximadamente 1 habitación más lista para huéspedes.
   *[other] Hay aproximadamente { $n } habitaciones más listas para huéspedes.
}
more-krones = { $n ->
    [one] Te queda aproximadamente 1 corona más.
   *[other] Te quedan aproximadamente { $n } coronas más.
}
more-items = { $n ->
    [one] Tienes aproximadamente 1 plato o bebida más en la cocina.
   *[other] Tienes aproximadamente { $n } platos o bebidas más en la cocina.
}
more-cards = { $n ->
    [one] Tienes aproximadamente 1 carta de personal más en la mano.
   *[other] Tienes aproximadamente { $n } cartas de personal más en la mano.
}
