# Le tour de l’adversaire : sa phrase, les raisons, et la barre au-dessous.

turn-step = { $opponent ->
    [Elisabeth] Tour d’Elisabeth · étape { $n } sur { $all }
   *[other] Tour de { $opponent } · étape { $n } sur { $all }
}
turn-steps = Étapes de ce tour
turn-reasons = Raisons
turn-why = Pourquoi ?
turn-count = { $candidates ->
    [one] { $candidates } candidat
   *[other] { $candidates } candidats
}, { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
}
turn-nobody = Aucun candidat ne convient : cette règle est ignorée.
turn-out = écarté
turn-rules = Règles complètes
turn-all = Voir les { $n } étapes
turn-next = Étape suivante
turn-skip = À mon tour
turn-to-end = À la fin
turn-mine = Mon tour

## Toutes les étapes sur une page.

turn-whole = { $n ->
    [one] { $game } : { $n } étape.
   *[other] { $game } : les { $n } étapes.
}
turn-back = Retour à la table
turn-on-table = L’étape { $n } sur la table
