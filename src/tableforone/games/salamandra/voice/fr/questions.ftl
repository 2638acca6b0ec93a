# Questions.

ask-act = Manche { $round } : choisis une action. Tu as { $holdings }.
to-place = { $n ->
    [0] aucun apprenti à placer
    [one] { $n } apprenti à placer
   *[other] { $n } apprentis à placer
}
ask-cell = Où construis-tu le { $field } ? Il doit toucher un champ ou le Temple.
ask-option = Tu as construit le { $field } : y placer un apprenti ou prendre une carte ?
ask-option-card = Tu as construit le { $field }. Quelle carte prends-tu ?
ask-option-place = Tu as construit le { $field }. Sur quel emplacement places-tu un apprenti ?
ask-send = Quel apprenti va sur l’{ $spot } ? Son emplacement sur le champ se libère.
ask-recycle = { $n ->
    [one] Avant la prochaine manche : recycler une carte ou un champ ? Encore { $n } recyclage.
   *[other] Avant la prochaine manche : recycler une carte ou un champ ? Encore { $n } recyclages.
}
ask-harvest = { $money ->
    [one] Récolter un bosquet relié pour { crystals } ? Tu as { $money } cristal.
   *[other] Récolter un bosquet relié pour { crystals } ? Tu as { $money } cristaux.
}
ask-free-building = Aucun emplacement n’est libre et tu ne peux payer aucun champ : lequel construis-tu gratuitement ?
ask-pay = Quelle ressource paies-tu ?
ask-wake = Quel apprenti retourné redevient actif ?
ask-grove = Quel bosquet récoltes-tu gratuitement ?
ask-book = Tu rends 4 de tes { $n } parchemins. Sur quel emplacement de grimoire va ton apprenti ?

## Ce que montrent cartes et tuiles.

ask-open-book = Quel grimoire est à la place { $place } depuis la gauche ?
ask-arrow = Quelle carte Placement Rudolph révèle-t-il ?
ask-start = Quel champ de départ est en { $cell } ?
ask-lay-grove = Quel bosquet est placé dans { $gap } ?
ask-show-field = Quel champ va à la place { $place } de l’offre ?
ask-turn-up = Quelle carte { deck } est révélée ?
