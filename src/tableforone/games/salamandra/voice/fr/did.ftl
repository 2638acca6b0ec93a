# Tes coups, chacun en une phrase pour le journal.

did-pass = Tu passes.
did-stop-harvest = Tu arrêtes la récolte.
did-stop-recycle = Tu ne recycles plus.
did-pay = Tu paies { $what }.
did-build-at = Tu le construis en { $cell }.
did-wake = Tu réactives l’apprenti sur { $where }.
did-send = Tu envoies l’apprenti de { $where }.
did-rest = L’apprenti sur { $where } se repose : 1 cristal.
did-place-bare = Tu places un apprenti sur { $where }.
did-place = Tu places un apprenti sur { $where } : { $gain }.
did-work = L’apprenti sur { $where } récolte : { $gain }.
did-brew = L’apprenti sur { $where } concocte : { $gain }.
did-recycle = Tu recycles : { $what }.
did-book = Tu choisis l’{ $spot }.
did-harvest = Tu récoltes le { $grove }.
did-temple = { $half ->
    [white] Tu vas dans la moitié blanche du Temple : { $prize }.
   *[black] Tu vas dans la moitié noire du Temple : { $prize }.
}
did-convert = { $card } : tu paies { $price } pour { $what }.
did-take = Tu prends : { $card }.
did-build = Tu paies { $cost } pour le { $field }.
did-build-free = Tu construis le { $field } gratuitement.
did-buy = Tu achètes { $what } pour { $price }.
