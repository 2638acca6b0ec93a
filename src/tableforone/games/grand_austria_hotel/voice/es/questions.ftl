# Lo que se pregunta: si es posible, en 60 caracteres como máximo.

## Tu turno.

ask-turn = { $done ->
    [die] ¿Algo más antes de terminar tu turno?
    [guest] Tu turno: toma un dado, o haz antes otra cosa
   *[nothing] Tu turno: toma un huésped, un dado, o haz otra cosa
}
ask-first-guest = ¿Qué primer huésped tomas (gratis)?
ask-keep-six = Quédate 6 cartas: pon una debajo del mazo ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })
ask-when = { $name } ({ $effects }): ¿antes o después de la acción principal?
ask-two-items = ¿Cómo repartes { $n } entre { $first } y { $second }?
ask-three-items = ¿Cómo repartes { $n } entre { $first }, { $second } y champán?
ask-funds = ¿Cómo repartes { $n } entre la senda del emperador y coronas?
ask-any-action = ¿Qué acción eliges (fuerza { $n })?
ask-staff-action = ¿A quién contratas ({ $n ->
    [one] 1 corona menos
   *[other] { $n } coronas menos
})?
ask-serve = ¿Qué sirves (hasta { $n } más)?
ask-parts = ¿Qué haces ahora?
ask-emperor = { $n ->
    [one] ¿Avanzar 1 casilla en la senda del emperador?
   *[other] ¿Avanzar { $n } casillas en la senda del emperador?
}
ask-receive = Ganas { $items }. ¿Adónde va 1 { $item }?
ask-any-items = Elige un plato o una bebida ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })
ask-other-items = Elige otro plato u otra bebida ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })
ask-spend = ¿Qué plato o bebida gastas ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })?
ask-hire = { $off ->
    [0] ¿A quién contratas?
    [99] ¿A quién contratas gratis?
   *[other] ¿A quién contratas ({ krones-off })?
}
ask-pick = { $off ->
    [0] ¿Cuál de las cartas robadas contratas?
    [99] ¿Cuál de las cartas robadas contratas gratis?
   *[other] ¿Cuál de las cartas robadas contratas ({ krones-off })?
}
ask-under = ¿Qué carta va primero debajo del mazo de personal?
ask-first-room = ¿Qué habitación preparas antes de la ronda 1 ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })?
ask-prepare = { $off ->
    [0] ¿Qué habitación preparas ({ up-to-rooms })?
    [99] ¿Qué habitación preparas gratis ({ up-to-rooms })?
   *[other] ¿Qué habitación preparas ({ up-to-rooms }, { krones-off })?
}
up-to-rooms = { $n ->
    [one] 1 habitación
   *[other] hasta { $n } habitaciones
}
ask-occupy = { $top ->
    [4] ¿Qué habitación libre ocupas?
    [1] ¿Qué habitación libre ocupas (planta 1)?
   *[other] ¿Qué habitación libre ocupas (plantas 1–{ $top })?
}
ask-prepare-occupy = { $off ->
    [0] ¿Qué habitación preparas y ocupas{ on-floors }?
    [99] ¿Qué habitación preparas y ocupas gratis{ on-floors }?
   *[other] ¿Qué habitación preparas y ocupas, { krones-off }{ on-floors }?
}
on-floors = { $top ->
    [4] {""}
    [1] {" "}(planta 1)
   *[other] {" "}(plantas 1–{ $top })
}
ask-take-guest = ¿Qué huésped tomas gratis?
ask-fill-order = ¿Qué pedido completas con la reserva?
ask-extra-action = E. Gizia: ¿qué casilla usas?
ask-waive = ¿Pagar 1 corona para evitar la penalización? ({ $penalty })
ask-return-hand = ¿Qué carta de personal pones debajo del mazo ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })?
ask-remove-vacant = ¿Qué habitación libre pierdes?
ask-remove-occupied = ¿Qué habitación ocupada pierdes?
ask-remove-staff = ¿Qué carta de personal de fin de partida pierdes?

## Lo que decide el azar.

ask-roll = { $n ->
    [one] ¿Qué muestra el último dado?
   *[other] ¿Qué muestran los { $n } dados?
}
ask-board = ¿Qué tablero de hotel recibes?
ask-objective = ¿Qué objetivo { $letter } está en juego?
ask-tile = ¿Qué loseta del emperador { $letter } está en juego?
ask-refill = ¿Qué huésped llega a la cola?
ask-reveal-staff = ¿Qué carta de personal se roba?
ask-his-turn = ¿Qué carta de instrucción revela { opponent }?
ask-his-staff = ¿Qué carta de personal revela { opponent }?

## Módulo 1.

ask-send = { $off ->
    [0] ¿Adónde envías a tu bailarín?
    [99] ¿Adónde envías a tu bailarín (sin champán)?
   *[other] ¿Adónde envías a tu bailarín ({ $off } champán menos)?
}
ask-area = ¿Qué zona deja el bailarín?
ask-ballroom = { $place ->
    [left] ¿Cuál es el salón de baile de la izquierda?
    [middle] ¿Cuál es el salón de baile del centro?
   *[right] ¿Cuál es el salón de baile de la derecha?
}
ask-rehearsal = ¿Qué sala de ensayo recibes?
ask-remove-dancer = ¿Qué bailarín pierdes ({ $n ->
    [one] falta 1
   *[other] faltan { $n }
  })?

## Módulo 2.

ask-celebrity = ¿Qué celebridad llega al dado { colour } del salón?
ask-dustbin = Solo quedan dados de color: ¿cuál quitas?

## Módulo 3.

ask-his-entrance = ¿Qué entrada tiene { opponent }?
ask-entrance = ¿Qué entrada se roba para tu elección?
ask-personal = ¿Qué objetivo { $letter } se roba para Ninas Melange?
ask-spare = ¿Qué loseta del emperador { $letter } adicional se roba para el Grand Wray Hotel?
ask-choose-entrance = ¿Qué entrada eliges para tu hotel?
ask-second-guest = Kaufman: ¿tomar un segundo huésped a precio completo?
ask-dove = { $half ->
    [column] Has completado una columna: ¿qué ficha de Dove eliges?
   *[floor] Has completado una planta: ¿qué ficha de Dove eliges?
}
ask-turn-on = ¿Cómo usas la casilla { $face }?
ask-his-cafe = ¿Qué huésped llega al café de { opponent }?
ask-lay-item = ¿Qué plato o bebida del montón hay en la casilla { $face }?
ask-give-item = ¿Qué huésped de { opponent } recibe 1 { $item }?

## Módulo 5 y cartas promocionales.

ask-take-fed = ¿Qué huésped tomas gratis, con el pedido completo?
ask-after-action = ¿Poner boca abajo una carta de personal por su efecto? (Una vez por partida)
ask-pay-item = ¿Qué plato o bebida devuelves?
ask-schulze = ¿Qué le sirves { FORM(guest-190, the: "yes", case: "dative") }?
