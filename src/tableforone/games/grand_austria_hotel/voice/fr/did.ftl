# Tes coups qu’aucun événement ne raconte, chacun en une phrase pour le journal, au présent.

did-end = Tu finis ton tour.
did-discard = Tu défausses la carte { $name }.
did-return = Tu remets la carte { $name }.
did-under = Tu mets la carte { $name } sous le paquet.
did-when = { $when ->
    [before] Tu utilises la carte { $name } avant l’action principale.
    [after] Tu gardes la carte { $name } pour après l’action principale.
   *[not] Tu n’utilises pas la carte { $name }.
}
did-items = Tu prends { $items }.
did-item = Tu prends 1 { $item }.
did-any-action = Tu choisis cette action : { $action }.
did-serve-now = Tu sers depuis la cuisine.
did-part = Tu choisis la récompense suivante : { $effect }.
did-without = Tu renonces à une récompense : { $effect }.
did-penalty = Tu acceptes la pénalité.
did-area = Tu prends un danseur de la zone { $area }.
did-exchange = Einstein échange des plats et des boissons pour toi.
did-dustbin = Tu choisis le dé { colour }.
did-schulze = Tu sers { guest-190 }.

did-no-emperor = Tu restes où tu es sur la piste de l’Empereur.
did-no-hire = Tu n’engages personne.
did-no-prepare = Tu ne prépares plus de chambre.
did-no-occupy = Tu n’occupes plus de chambre.
did-no-guest = Tu ne prends aucun client.
did-no-order = Tu ne complètes aucune commande.
did-no-extra = Tu renonces à l’action supplémentaire.
did-no-serve = Tu ne sers plus rien.
did-no-spend = Tu ne dépenses plus rien.
did-no-dancer = Tu n’envoies plus de danseur.
did-not-now = Tu ne retournes aucune carte Personnel.
