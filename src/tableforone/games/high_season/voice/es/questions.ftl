# Preguntas. $money es el número de tus coronas.

you-have = { $money ->
    [0] No tienes coronas.
    [one] Tienes 1 corona.
   *[other] Tienes { $money } coronas.
}
ask-turn = Ronda { $round }: ¿qué dado tomas, o pasas? { you-have }
ask-agenda = ¿Qué haces ahora? { you-have }
# $n: habitaciones
ask-more = ¿Preparar otra habitación (hasta { $n } más) o parar? { you-have }
# $n: la tasa
ask-fee = Un 6 cuesta { krones } y no tienes: pide un préstamo para pagar.
# $n: fuerza del dado
ask-main = { $die ->
    [1] { $n ->
        [1] ¿Qué habitación preparas?
       *[other] ¿Qué habitación preparas (hasta { $n })?
    }
    [2] ¿Qué habitación ocupas, { krones } menos?
    [3] ¿Preparar { action-rooms } u ocupar una, { krones } menos?
    [4] { $n ->
        [1] ¿1 casilla en la senda del emperador o 1 corona?
       *[other] ¿{ $n } casillas en la senda del emperador o { $n } coronas?
    }
    [5] ¿A quién contratas, { krones } menos?
   *[6] ¿Qué acción imitas con fuerza { $n }?
} { you-have }
ask-item = { CAPITAL($item) }: ¿{ $effect }? { you-have }

## Lo que muestran tableros, dados y cartas.

ask-hotel = { $whose ->
    [ralph] ¿Qué plano de hotel recibe Ralph?
   *[you] ¿Qué plano de hotel recibes?
}
ask-strip = ¿Qué tira de personal recibes?
ask-roll = Ronda { $round }: ¿qué muestran los diez dados (cuántos 1, 2, … 6)?
ask-flip = ¿Qué carta revela Ralph?
ask-expose = ¿Qué cara de preferencia hay ahora encima del mazo de Ralph?
