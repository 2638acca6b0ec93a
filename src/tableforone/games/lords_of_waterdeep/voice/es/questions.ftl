# Lo que se pregunta: cada pregunta nombra la decisión.

ask-place = Ronda { $round }: ¿a qué casilla asignas { $n ->
    [one] tu último agente?
   *[other] uno de tus { $n } agentes?
}
ask-place-extra = Ronda { $round }: ¿a qué casilla asignas un agente más? ({ $n ->
    [one] queda 1
   *[other] quedan { $n }
})
ask-place-harbor = { $place }: ¿adónde va ahora tu agente?
ask-place-ambassador = ¿Dónde colocas al embajador?
ask-let-give = ¿Quieres que Pseudo te dé { $what }? Te cuesta { $points }.
ask-pay = ¿Pagas { $what } a Pseudo y ganas { $points }?
ask-new-quest = ¿Qué misión se revela en el puesto { $place } de la { cliffwatch-inn }?
ask-drawn-quest = { $to ->
    [pseudo] ¿Qué misión roba Pseudo?
    [you] ¿Qué misión robas?
   *[both] ¿Qué misión sale?
}
ask-drawn-card = { $who ->
    [pseudo] ¿Qué carta de Intriga roba Pseudo?
   *[you] ¿Qué carta de Intriga robas?
}
ask-drawn-tile = ¿Qué edificio se revela?
ask-lord = ¿Qué señor eres?
ask-sought-quest = ¿Qué misión se revela?
ask-lot = Para Pseudo hay opciones iguales: ¿qué decide el azar?
ask-complete = ¿Completas una misión? (Una por turno)
ask-complete-taken = ¿Completas la misión que acabas de tomar, por { $points } más?
ask-gain-any = { $n ->
    [one] ¿Qué aventurero tomas?
   *[other] ¿Qué aventurero tomas? (Quedan { $n })
}
ask-return-any = ¿Qué aventurero devuelves? ({ $n ->
    [one] Queda 1
   *[other] Quedan { $n }
})
ask-exchange = Milagro para el pueblo: ¿cambias un aventurero por un clérigo? (Una vez por ronda)
ask-favor = ¿Qué favor cobras?
ask-steal = ¿Qué aventurero quitas a Pseudo?
ask-may-play = ¿Juegas una carta de Intriga?
ask-play = ¿Qué carta de Intriga juegas?
ask-take-quest = ¿Qué misión tomas de la { cliffwatch-inn }?
ask-type = ¿Qué tipo de misión buscas?
ask-draft = ¿Qué misión te quedas? La otra es para Pseudo.
ask-discard-quest = ¿Qué misión abierta descartas por { $points }?
ask-let-discard = ¿Quieres que Pseudo descarte una misión? Te cuesta { $points }.
ask-copy = ¿Qué casilla de Pseudo usas?
ask-return-agent = ¿Cuál de tus agentes recuperas?
ask-hall-agent = ¿A qué edificio de la { place-builders_hall } asignas un agente?
ask-buy = ¿Qué edificio compras? { $n ->
    [one] Tienes 1 moneda de oro.
   *[other] Tienes { $n } monedas de oro.
}
ask-take-tile = ¿Qué edificio de la { place-builders_hall } tomas gratis?
ask-discard-tile = ¿Cuál de tus edificios descartas?
