# Por qué un turno es mejor que otro. $n: cuánto más hay de ello.

more-groups = { $n ->
    [one] Completas aproximadamente 1 grupo más.
   *[other] Completas aproximadamente { $n } grupos más.
}
more-rooms = { $n ->
    [one] Ocupas aproximadamente 1 habitación más.
   *[other] Ocupas aproximadamente { $n } habitaciones más.
}
more-staff = { $n ->
    [one] Contratas aproximadamente a 1 empleado más.
   *[other] Contratas aproximadamente a { $n } empleados más.
}
more-spaces = { $n ->
    [one] Estás aproximadamente 1 casilla más adelante en la senda del emperador.
   *[other] Estás aproximadamente { $n } casillas más adelante en la senda del emperador.
}
more-prepared = { $n ->
    [one] Hay aproximadamente 1 habitación más preparada.
   *[other] Hay aproximadamente { $n } habitaciones más preparadas.
}
more-krones = { $n ->
    [one] Te queda aproximadamente 1 corona más.
   *[other] Te quedan aproximadamente { $n } coronas más.
}
fewer-loans = { $n ->
    [one] Pides aproximadamente 1 préstamo menos.
   *[other] Pides aproximadamente { $n } préstamos menos.
}
fewer-his-rooms = { $n ->
    [one] Ralph ocupa aproximadamente 1 habitación menos.
   *[other] Ralph ocupa aproximadamente { $n } habitaciones menos.
}
fewer-his-spaces = { $n ->
    [one] Ralph está aproximadamente 1 casilla más atrás en la senda del emperador.
   *[other] Ralph está aproximadamente { $n } casillas más atrás en la senda del emperador.
}
