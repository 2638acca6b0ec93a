# Ce qui est demandé : chaque question nomme la décision.

ask-place = Manche { $round } : où places-tu { $n ->
    [one] ton dernier agent ?
   *[other] un de tes { $n } agents ?
}
ask-place-extra = Manche { $round } : où places-tu un agent de plus ? ({ $n ->
    [one] { $n } restant
   *[other] { $n } restants
})
ask-place-harbor = { $place } : où va ton agent maintenant ?
ask-place-ambassador = Où places-tu l’ambassadeur ?
ask-let-give = Veux-tu que Pseudo te donne { $what } ? Cela te coûte { $points }.
ask-pay = Paies-tu { $what } à Pseudo pour marquer { $points } ?
ask-new-quest = Quelle quête est révélée à la place { $place } de l’auberge ?
ask-drawn-quest = { $to ->
    [pseudo] Quelle quête pioche Pseudo ?
    [you] Quelle quête pioches-tu ?
   *[both] Quelle quête est piochée ?
}
ask-drawn-card = { $who ->
    [pseudo] Quelle carte Intrigue pioche Pseudo ?
   *[you] Quelle carte Intrigue pioches-tu ?
}
ask-drawn-tile = Quel bâtiment est révélé ?
ask-lord = Quel seigneur es-tu ?
ask-sought-quest = Quelle quête est révélée ?
ask-lot = Pour Pseudo, plusieurs choix se valent : que décide le sort ?
ask-complete = Accomplis-tu une quête ? (Une par tour)
ask-complete-taken = Accomplis-tu la quête que tu viens de prendre, pour { $points } de plus ?
ask-gain-any = { $n ->
    [one] Quel aventurier prends-tu ?
   *[other] Quel aventurier prends-tu ? (Encore { $n })
}
ask-return-any = Quel aventurier rends-tu ? (Encore { $n })
ask-exchange = Miracle pour le peuple : échanges-tu un aventurier contre un clerc ? (Une fois par manche)
ask-favor = Quelle faveur demandes-tu ?
ask-steal = Quel aventurier prends-tu à Pseudo ?
ask-may-play = Joues-tu une carte Intrigue ?
ask-play = Quelle carte Intrigue joues-tu ?
ask-take-quest = Quelle quête prends-tu à l’auberge ?
ask-type = Quel type de quête cherches-tu ?
ask-draft = Quelle quête gardes-tu ? L’autre est pour Pseudo.
ask-discard-quest = Quelle quête ouverte défausses-tu pour { $points } ?
ask-let-discard = Veux-tu que Pseudo défausse une quête ? Cela te coûte { $points }.
ask-copy = Quelle case de Pseudo utilises-tu ?
ask-return-agent = Lequel de tes agents reprends-tu ?
ask-hall-agent = Sur quel bâtiment de la { place-builders_hall } places-tu un agent ?
ask-buy = Quel bâtiment achètes-tu ? { $n ->
    [one] Tu as { $n } pièce d’or.
   *[other] Tu as { $n } pièces d’or.
}
ask-take-tile = Quel bâtiment de la { place-builders_hall } prends-tu gratuitement ?
ask-discard-tile = Lequel de tes bâtiments défausses-tu ?
