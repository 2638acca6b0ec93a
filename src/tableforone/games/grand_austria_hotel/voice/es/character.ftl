# Lo que dicen Leopold y Elisabeth. Nunca una explicación: esa está escrita al lado.
# $n elige entre frases que dicen lo mismo: 0, 1 o 2.

leopold-start = { $n ->
    [0] «¡Hay vecinos nuevos! Contaré sus huéspedes desde mi ventana.»
    [1] «Buenas noches. El mejor hotel está enfrente. Es el mío.»
   *[2] «Le doy la bienvenida a Viena. Pruebe el strudel antes de que yo lo tome.»
}
leopold-great = { $n ->
    [0] «Uno hace lo que puede. Y puede bastante.»
    [1] «Por favor, sin aplausos. Bueno, unos pocos.»
   *[2] «Esto va a mi libro de honor, con tinta dorada.»
}
leopold-behind = { $n ->
    [0] «¿Lleno? Alguna gotera tendrá el tejado.»
    [1] «Le he cedido el paso. Se llama tener modales.»
   *[2] «Mi portero me va a oír.»
}
leopold-won = { $n ->
    [0] Leopold manda saludos. Y la cuenta.
    [1] «Un hotelito encantador. Guardaré en él mis paraguas.»
   *[2] «¿Mañana, misma calle, misma hora?»
}
leopold-lost = { $n ->
    [0] Leopold manda flores. La tarjeta dice «Enhorabuena» en letra muy pequeña.
    [1] «Exijo ver su cocina.»
   *[2] «Quédese con los huéspedes. Yo me quedo con la dirección del emperador.»
}
leopold-draw = { $n ->
    [0] «Empate. Digamos que fue el tiempo.»
    [1] «¿Iguales? He contado dos veces. Contaré otra vez.»
   *[2] «Ganamos los dos, yo un poco más.»
}
elisabeth-start = { $n ->
    [0] «Espero que baile. Aquí baila todo el mundo.»
    [1] «He reservado el primer vals. Y el segundo.»
   *[2] «Qué café tan encantador. ¿Y dónde está el salón de baile?»
}
elisabeth-great = { $n ->
    [0] «Y giro, y sonrisa, y reverencia.»
    [1] «Dicen que conmigo parece fácil. Tienen razón.»
   *[2] «¿Lo ha visto? Lo ha visto todo el mundo.»
}
elisabeth-behind = { $n ->
    [0] «Solo estoy descansando los pies.»
    [1] «Lleva bien el paso. De momento.»
   *[2] «Un vals lento, entonces. También me gustan.»
}
elisabeth-won = { $n ->
    [0] «Gracias por el baile. Ya puede soltarme.»
    [1] Elisabeth olvida un guante. De recuerdo.
   *[2] «El último vals siempre es mío.»
}
elisabeth-lost = { $n ->
    [0] «Ha bailado de maravilla. Diré que me he dejado.»
    [1] «El año que viene, con una orquesta más grande.»
   *[2] Elisabeth hace una reverencia. Y además es sincera.
}
elisabeth-draw = { $n ->
    [0] «Hemos acabado en la misma nota. Qué buen gusto.»
    [1] «Nadie ha pisado a nadie. Empate.»
   *[2] «¿Otra vez desde el principio?»
}

## Una decisión. $who: leopold o elisabeth; $what: lo elegido, o «nothing»

remark-guest = { $what ->
    [nothing] «¿Nadie para mí? Puedo esperar.»
   *[other] { $n ->
        [0] «{ CAPITAL($what, the: "yes") }, por favor.»
        [1] «Una mesa para { FORM($what, the: "yes") }. Junto a la ventana.»
       *[2] «Creo que { FORM($what, the: "yes") } venía a mi hotel.»
    }
}
remark-room = { $n ->
    [0] «Planta { $what }. La alfombra es nueva.»
    [1] «Una habitación tranquila en la planta { $what }, con flores frescas.»
   *[2] «Planta { $what }. El desayuno es a las siete.»
}
remark-die = { $who ->
    [elisabeth] { $n ->
        [0] «El { $what }, si me permite.»
        [1] «Un { $what }. Va con mi vestido.»
       *[2] «Este baile se lo prometí al { $what }.»
    }
   *[leopold] { $n ->
        [0] «Un { $what }, si es tan amable.»
        [1] «Tomaré el { $what }. No lo necesitaba, ¿verdad?»
       *[2] «El { $what }. Apúntelo en mi cuenta.»
    }
}
remark-objective = { $what ->
    [nothing] «Los tres ya son míos. Qué aburrimiento.»
   *[other] { $n ->
        [0] «Objetivo { $what }. Me gusta llegar pronto.»
        [1] «Un pequeño avance en { $what }.»
       *[2] «No pierdo de vista { $what }. Usted tampoco debería.»
    }
}

## Módulos 1 y 2: aquí solo decide Elisabeth.

remark-coloured = { $n ->
    [0] «¿{ $what } está en la ciudad? Entonces yo también.»
    [1] «Donde va { $what }, hay música.»
   *[2] «Yo voy con { $what }. Como todo el mundo.»
}
remark-celebrity = { $n ->
    [0] «{ $what } baila conmigo esta noche.»
    [1] «La mejor suite para { $what }, y sin fotógrafos.»
   *[2] «¡{ $what }! Tenemos tanto de que hablar.»
}
remark-ballroom = { $n ->
    [0] «{ $what }: el mejor parqué de Viena.»
    [1] «¿Oye la orquesta? Toca para mí.»
   *[2] «¿Otra vez { $what }? Mis zapatos conocen el camino.»
}
remark-row = { $row ->
    [balcony] «El balcón, pues. Desde allí se ve todo.»
   *[other] { $n ->
        [0] «Un paso, una vuelta, y ya estamos.»
        [1] «Un poco de sitio, por favor. Y cuidado con el vestido.»
       *[2] «Este sitio estaba reservado para mí. Como siempre.»
    }
}
