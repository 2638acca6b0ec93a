# Ce qu’est une pièce, pour qui le demande ; notes à côté des symboles.

note-a-round = par manche
note-per-tile = par bâtiment
note-per-own = par bâtiment à toi
note-other-side = pour l’autre camp
note-play = jouer
note-from-deck = de la pioche
note-buy = acheter
note-free = gratuit
note-copy = copier
note-back = retour

## Cases.

piece-space = Un agent ici : { $action }.
piece-tile = Un agent ici : { $action }. Son propriétaire reçoit { $benefit } quand l’autre joueur l’utilise.
piece-free = Libre.
piece-taken = Occupé par { AND($who) }.
taken-by = { $who ->
    [player] toi
    [pseudo] Pseudo
   *[ambassador] l’ambassadeur
}
piece-for-sale = À vendre pour { $cost } pièces d’or, { points } dessus.

## Quêtes.

piece-quest-kind = { $type ->
    [arcana] quête Arcanes
    [commerce] quête Commerce
    [piety] quête Piété
    [skullduggery] quête Fourberie
    [warfare] quête Guerre
   *[mandatory] quête obligatoire
}
piece-quest = Payer { AND($price) } : { COMMAS($gains) }.
piece-plot = Payer { AND($price) } : { COMMAS($gains) }. Jusqu’à la fin de la partie : { $text }.
piece-lacks = Il te manque encore { AND($lacks) }.
piece-he-lacks = Il lui manque encore { AND($lacks) }.
piece-enough = Tout ce qu’elle coûte est là.
piece-lord = { $now } Ton seigneur ajoute { points }.

## Cartes, aventuriers et or.

piece-card-kind = carte Intrigue
piece-card = { $text }.
piece-card-now = On la joue au { waterdeep-harbor }.
piece-gold = L’or paie des bâtiments et des quêtes. À la fin, 2 pièces d’or rapportent 1 point.
piece-cube = Les aventuriers paient des quêtes. Chacun de ceux qui restent à la fin rapporte 1 point.
piece-in-taverns = dans les tavernes
piece-have = Tu en as { $n }.
piece-supply = Tu en as { $n } ; il y en a { $left } dans la réserve.
piece-his = Ce que Pseudo a pour ses quêtes. Certaines cartes lui en prennent.
piece-in-his-tavern = dans la taverne de Pseudo
piece-he-has = Il en a { $n }.

## Mises en garde avant un coup.

careful-open-quests = Chaque quête encore ouverte à la fin coûte 5 points.
careful-payable = Tu peux déjà payer une quête : { $quest }. Les cartes de Pseudo peuvent te prendre des aventuriers.
