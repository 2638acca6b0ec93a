# Tus opciones.

say-place = { $place }: { SEMICOLONS($does) }
say-take-stock = tomar { amount }
say-owner = es de Pseudo, que recibe { $gains }
say-orb = junto al agente de Pseudo, con el Orbe del Magister
say-agent = El agente de aquí: { $place }
say-take-cube = Tomar { a-kind }
say-return-cube = Devolver { a-kind }
say-steal = Quitar { a-kind } a Pseudo
say-swap = Cambiar { a-kind } por un clérigo
say-no-swap = No cambiar nada
say-complete = Completar: { $line }
say-no-quest = No completar ninguna misión
say-discard-his = Descarta: { $line }
say-discard-none = No, se queda todas sus misiones
say-play = Jugar: { $card } – { $does }
say-play-short = Jugar: { $card }
say-no-card = No jugar ninguna carta
say-let-give = Tomar { $what } (perder { points })
say-let-keep = No, se lo queda todo
say-pay = Pagar { $what }: ganar { points }
say-keep-gold = No, quedarte el oro
say-buy = Comprar { $tile } ({ $cost } monedas de oro, { points } encima): { $does }
say-take-tile = Tomar { $tile } ({ points } encima): { $does }
say-favor = Tomar { $what }
say-drawn-card = { $card } (carta { $number })
