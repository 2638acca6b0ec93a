# Tus jugadas, cada una en una frase para el registro.

did-pass = Pasas.
did-stop-harvest = Dejas de cosechar.
did-stop-recycle = Dejas de reciclar.
did-pay = Pagas { $what }.
did-build-at = Lo construyes en { $cell }.
did-wake = Reactivas al aprendiz del { $where }.
did-send = Envías al aprendiz del { $where }.
did-rest = El aprendiz del { $where } descansa: 1 cristal.
did-place-bare = Colocas un aprendiz en el { $where }.
did-place = Colocas un aprendiz en el { $where }: { $gain }.
did-work = El aprendiz del { $where } cosecha: { $gain }.
did-brew = El aprendiz del { $where } elabora: { $gain }.
did-recycle = Reciclas: { $what }.
did-book = Eliges el { $spot }.
did-harvest = Cosechas la { $grove }.
did-temple = { $half ->
    [white] Vas a la mitad blanca del Templo: { $prize }.
   *[black] Vas a la mitad negra del Templo: { $prize }.
}
did-convert = { $card }: pagas { $price } por { $what }.
did-take = Tomas: { $card }.
did-build = Pagas { $cost } por el { $field }.
did-build-free = Construyes gratis el { $field }.
did-buy = Compras { $what } por { $price }.
