# Lo que dice Pseudo. Nunca una explicación: esa va al lado.
# $n elige entre frases que dicen lo mismo: 0, 1 o 2.

pseudo-start = { $n ->
    [0] «Nunca me has visto. Yo a ti, muy bien.»
    [1] «Sin nombre, sin rostro, sin prisa.»
   *[2] «La ciudad es grande. Aun así, me notarás.»
}
pseudo-great = { $n ->
    [0] «Alguien pagará por esto. Tú.»
    [1] «Revisa tus bolsillos.»
   *[2] «Estaba oscuro, y yo no estaba allí.»
}
pseudo-behind = { $n ->
    [0] «Disfrútalo. Aquí las máscaras cambian deprisa.»
    [1] «Ahí arriba es fácil encontrarte.»
   *[2] «Dejo que la ciudad te aclame. Sale barato.»
}
pseudo-won = { $n ->
    [0] Pseudo se ha ido. Tus puntos, también.
    [1] «No nos conocemos, y he ganado.»
   *[2] Hay una máscara en tu silla. Sonríe.
}
pseudo-lost = { $n ->
    [0] «Has mirado bajo la máscara. Qué descaro, y qué astucia.»
    [1] Pseudo sale de la ciudad por otra puerta.
   *[2] «Quédate la ciudad. Yo me quedo las llaves.»
}
pseudo-draw = { $n ->
    [0] «Empate. Nadie ha visto quién ganó.»
    [1] «Nada ganado, nada demostrado.»
   *[2] «Neguémoslo los dos.»
}

## Una decisión. $what: lo que ha elegido.

remark-space = { $n ->
    [0] «¿{ $what }? Nunca estuve allí.»
    [1] «Punto de encuentro: { $what }. Ven sin compañía.»
   *[2] «{ $what }: mi agente conoce la puerta de atrás.»
}
remark-tile = { $n ->
    [0] «{ $what }. La escritura no lleva nombre.»
    [1] «{ $what }: ahora es cosa mía. No se lo digas a nadie.»
   *[2] «{ $what }: se veía tan solitario aquello.»
}
remark-quest = { $n ->
    [0] «¿{ $what }? Dalo por hecho.»
    [1] «{ $what }: asunto resuelto.»
   *[2] «¿{ $what }? Eso fue anoche.»
}
remark-cube = { $n ->
    [0] «Un { kind }. Nadie los cuenta.»
    [1] «Un { kind }, y sin preguntas.»
   *[2] «Este { kind } ahora trabaja para mí.»
}

remark-favor = { $n ->
    [0] «En esta ciudad siempre hay alguien que me debe algo.»
    [1] «Un favor. No recuerdo de quién.»
   *[2] «Lo pedí con amabilidad. Una vez.»
}
