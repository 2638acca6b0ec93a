# Compartir una partida: la imagen, los enlaces, un reparto que superar.

share-title = Compartir
share-lede = No se envía nada por sí solo. Tú decides quién recibe la imagen o el enlace.
share-picture-title = Imagen
share-moment-note = Esta es la jugada { $n } de la partida.
share-no-spoilers-note = La imagen de un reparto del día no muestra nada que ayude a los demás.
share-shape-wide = Ancha
share-shape-square = Cuadrada
share-save = Guardar imagen
share-send = Compartir…
share-saved = Guardado
share-game-title = Toda la partida
share-game-about = Este enlace lleva toda la partida. Abre su repetición en este momento, en cualquier versión de la aplicación o del sitio.
share-game-spoils = El enlace muestra todas las cartas del reparto del día. Envíalo a quien ya lo haya jugado.
share-beat-title = Supera mi reparto
share-beat-about = Quien abra el enlace juega el mismo reparto: las mismas cartas, los mismos dados, tu marcador por superar. Hasta entonces tus jugadas quedan ocultas.
share-name = Tu nombre (opcional)
share-copy = Copiar enlace
share-link-label = Enlace a la repetición
share-beat-label = Enlace a tu reparto
share-no-moment = No hay ningún momento { $moment } en esta partida. Elige de 0 a { $last }.
share-replay-here = Compartir momento

## En la imagen.

share-against = contra { $opponent }
share-against-way = contra { $opponent }, { $way }
share-me = yo
share-deal = reparto { $deal }
share-no-spoilers = no revela nada
share-says-won = { $by ->
    [one] He ganado a { $opponent } por 1 punto.
   *[other] He ganado a { $opponent } por { $by } puntos.
}
share-says-won-late = He adelantado a { $opponent } justo al final.
share-says-lost = { $by ->
    [one] { $opponent } me ha ganado por 1 punto.
   *[other] { $opponent } me ha ganado por { $by } puntos.
}
share-says-lost-late = { $opponent } me ha adelantado justo al final.
share-says-draw = Empate con { $opponent }.
share-says-won-alone = He ganado a { $opponent }.
share-says-lost-alone = { $opponent } me ha ganado.
share-says-draw-alone = Empate con { $opponent }.
share-says-moment = ¿Qué harías aquí?
share-picture = { $theirs ->
    [none] { $game } contra { $opponent }, marcador { $mine }. { $words }
   *[other] { $game } contra { $opponent }, { $mine }–{ $theirs }. { $words }
}

## Un enlace que vino de fuera.

shared-title = Abrir un enlace
shared-lede = Pega un enlace que te hayan enviado. La partida que lleva se repite según las reglas antes de mostrarse.
shared-label = Enlace
shared-open = Abrir
shared-opening = Repitiendo la partida…
shared-home = Todos los juegos
shared-not-to-beat = La partida de este enlace no está terminada, así que no hay marcador que superar. Abre su repetición.
shared-tag = compartida contigo
shared-tag-by = compartida por { $sender }
shared-games = Compartidas contigo
shared-replay = Repetición
shared-deal = Superar el reparto
shared-delete = Eliminar esta partida compartida: { $game }

## Supera mi reparto.

deal-title = Supera este reparto
deal-heading-by = { $sender } te reta
deal-heading = Supera este reparto
deal-lede = Las mismas cartas, los mismos dados, un marcador por superar.
deal-target = por superar
deal-target-won = bastó contra { $opponent }
deal-target-lost = no bastó contra { $opponent }
deal-target-draw = empate con { $opponent }
deal-game = Juego
deal-opponent = Rival
deal-expansions = Expansiones
deal-none = ninguna
deal-number = Número de reparto
deal-checked = La partida de este enlace se ha repetido aquí: el marcador es real.
deal-hidden = La otra mesa, su curva y sus jugadas quedan ocultas hasta que hayas jugado.
deal-play = Jugar este reparto
deal-continue = Continuar
deal-see = Ver los dos resultados
deal-learn = Aprender a jugar
duel-title = El mismo reparto, dos resultados
# $by: puntos
duel-won = { $by ->
    [one] Ganas por 1 punto
   *[other] Ganas por { $by } puntos
}
duel-lost = { $by ->
    [one] { $sender } gana por 1 punto
   *[other] { $sender } gana por { $by } puntos
}
duel-draw = Igualdad de puntos
duel-you = Tú
duel-friend = La otra persona
duel-back = Devolver tu resultado
duel-replay = Repetición de { $sender }
duel-replay-friend = Ver la otra partida
duel-from = Puntos por
duel-difference = Diferencia
duel-total = Total
