# Preguntas.

ask-act = Ronda { $round }: elige una acción. Tienes { $holdings }.
to-place = { $n ->
    [0] ningún aprendiz por colocar
    [one] 1 aprendiz por colocar
   *[other] { $n } aprendices por colocar
}
ask-cell = ¿Dónde construyes el { $field }? Debe tocar un campo o el Templo.
ask-option = Has construido el { $field }: ¿colocas un aprendiz en él o tomas una carta?
ask-option-card = Has construido el { $field }. ¿Qué carta tomas?
ask-option-place = Has construido el { $field }. ¿En qué espacio colocas un aprendiz?
ask-send = ¿Qué aprendiz pasa al { $spot }? Su espacio en el campo queda libre.
ask-recycle = { $n ->
    [one] Antes de la próxima ronda: ¿reciclas una carta o un campo? Queda 1 reciclaje.
   *[other] Antes de la próxima ronda: ¿reciclas una carta o un campo? Quedan { $n } reciclajes.
}
ask-harvest = { $money ->
    [one] ¿Cosechas una arboleda conectada por { crystals }? Tienes 1 cristal.
   *[other] ¿Cosechas una arboleda conectada por { crystals }? Tienes { $money } cristales.
}
ask-free-building = No hay espacios libres y no puedes pagar ningún campo: ¿cuál construyes gratis?
ask-pay = ¿Qué recurso pagas?
ask-wake = ¿Qué aprendiz volteado vuelve a estar activo?
ask-grove = ¿Qué arboleda cosechas gratis?
ask-book = Devuelves 4 de tus { $n } pergaminos. ¿A qué espacio de un libro de hechizos pasa tu aprendiz?

## Lo que muestran cartas y losetas.

ask-open-book = ¿Qué libro de hechizos está en el lugar { $place } desde la izquierda?
ask-arrow = ¿Qué carta de Colocación revela Rudolph?
ask-start = ¿Qué campo inicial está en { $cell }?
ask-lay-grove = ¿Qué arboleda se coloca en el { $gap }?
ask-show-field = ¿Qué campo va al lugar { $place } de la oferta?
ask-turn-up = ¿Qué carta de { deck } se revela?
