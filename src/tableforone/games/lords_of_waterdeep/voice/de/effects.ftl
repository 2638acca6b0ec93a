# Was Felder, Gebäude, Quests und Karten bewirken: kurze Infinitive, die in Sätzen stehen.
# $who: you oder pseudo, wessen Wirkung es ist.

effects = { COMMAS($effects) }
as-title = { CAPITAL($text) }

effect-gain = { AND($goods, case: "accusative") } nehmen
effect-gain-any = { $n ->
    [one] 1 Abenteurer deiner Wahl nehmen
   *[other] { $n } Abenteurer deiner Wahl nehmen
}
effect-gain-either = { $n ->
    [one] { OR($kinds) } nehmen
   *[other] { $n } Abenteurer nehmen, jeweils { OR($kinds) }
}
effect-gain-per-tile = { $kind ->
    [rogue] { $n ->
        [one] 1 Schurken
       *[other] { $n } Schurken
    }
   *[gold] { amount }
} für jedes Gebäude im Spiel nehmen
effect-take-stock = { $kind ->
    [gold] alles Gold hier nehmen
   *[cleric] alle { kinds } hier nehmen
}
effect-score-stock = alle Punkte hier erhalten
effect-pay = { $kind ->
    [rogue] { $n } Schurken
   *[gold] { amount }
} zahlen
effect-return-any = { $n } Abenteurer deiner Wahl zurücklegen
effect-exchange = auf Wunsch { OR($kinds) } gegen { a-kind } tauschen
effect-score = { points } erhalten
effect-score-per-tile = { $who ->
    [pseudo] { points } für jedes seiner Gebäude erhalten
   *[you] { points } für jedes deiner Gebäude erhalten
}
effect-choose-one = { OR($options, case: "accusative") } nehmen
effect-opponent-loses = Pseudo verliert 1 { $kind ->
    [rogue] Schurken
   *[cleric] { kind }
}; hat er keinen: { $otherwise }
effect-steal = Pseudo 1 Abenteurer deiner Wahl wegnehmen
effect-opponent-gains = { $who ->
    [pseudo] du nimmst { $kind ->
        [rogue] { $n } Schurken
       *[cleric] { amount }
    }
   *[you] Pseudo nimmt { $kind ->
        [rogue] { $n } Schurken
       *[cleric] { amount }
    }
}
effect-opponent-gains-any = Pseudo nimmt 1 Abenteurer
effect-opponent-may-give = Pseudo darf dir { $kind ->
    [rogue] { $n } Schurken
   *[cleric] { amount }
} geben und erhält dafür { $points }
effect-draw-intrigue = { $who ->
    [pseudo] { intrigue-cards } ziehen und ausspielen
   *[you] { intrigue-cards } ziehen
}
effect-play-intrigue = { $who ->
    [pseudo] 1 Intrigenkarte ziehen und ausspielen
   *[you] 1 Intrigenkarte ausspielen
}
effect-may-play-intrigue = { $who ->
    [pseudo] 1 Intrigenkarte ziehen und ausspielen
   *[you] auf Wunsch 1 Intrigenkarte ausspielen
}
effect-take-quest = { $who ->
    [pseudo] 1 Quest für dich
   *[you] 1 ausliegende Quest nehmen
}
effect-draw-quest = { $who ->
    [pseudo] 1 Quest für dich
   *[you] die oberste Quest vom Stapel nehmen
}
effect-reset-quests = die vier ausliegenden Quests austauschen
effect-name-type = eine Art von Quest nennen und Quests aufdecken, bis eine dieser Art erscheint; diese behalten
effect-draft-quests = zwei Quests ziehen, eine behalten, die andere Pseudo geben
effect-discard-quest = eine deiner offenen Quests ablegen und { points } erhalten
effect-opponent-may-discard = du entscheidest, ob Pseudo für { points } eine Quest ablegt
effect-take-marker = den Startspielermarker nehmen
effect-buy-tile = ein Gebäude kaufen
effect-take-top-tile = das oberste Gebäude vom Stapel kostenlos ins Spiel bringen
effect-take-tile = ein Gebäude aus dem { place-builders_hall } kostenlos nehmen
effect-discard-tile = eines deiner Gebäude ohne Agenten ablegen
effect-copy-space = ein Feld nutzen, auf dem ein gegnerischer Agent steht
effect-return-agent = { $who ->
    [pseudo] einen seiner Agenten zurücknehmen
   *[you] einen deiner Agenten zurücknehmen
}
effect-return-harbor-agent = { $who ->
    [pseudo] einen seiner Agenten zurücknehmen
   *[you] einen deiner Agenten aus dem Hafen zurücknehmen
}
effect-assign-agents = { $n } Agenten nacheinander einsetzen
effect-assign-to-hall = einen Agenten auf ein Gebäude im { place-builders_hall } einsetzen und es
    nutzen
effect-give-mandatory = Pseudo diese Pflichtquest geben ({ AND($price) }): { $points }
effect-add-agent = ein weiterer Agent für den Rest der Partie
effect-take-ambassador = den Botschafter nehmen; du setzt ihn zu Beginn der nächsten Runde ein
effect-complete-taken = { $n ->
    [one] du darfst sie sofort für 1 Punkt mehr erfüllen
   *[other] du darfst sie sofort für { $n } Punkte mehr erfüllen
}
effect-harbor = 1 Intrigenkarte ausspielen; am Ende der Runde zieht der Agent weiter

## Was der Besitzer eines Gebäudes erhält, wenn der andere es nutzt: im Akkusativ.

owner-gains = { COMMAS($gains, case: "accusative") }
owner-any = { $n ->
    [one] 1 beliebigen Abenteurer
   *[other] { $n } beliebige Abenteurer
}
owner-either = { OR($kinds) }

## Quests.

quest-line = { $quest } ({ $type }; { AND($price) }): { COMMAS($gains) }
    .label = { $quest }
quest-plot = Verschwörung: { $text }
lasting-explore_ahghairons_tower = { $who ->
    [pseudo] bei jeder Aktion, die ihm Magier bringt, zieht er auch 1 Intrigenkarte
   *[you] bei jeder Aktion, die dir Magier bringt, ziehst du auch 1 Intrigenkarte
}
lasting-recover_the_magisters_orb = { $who ->
    [pseudo] einmal pro Runde darf er einen Agenten auf ein Feld mit deinem Agenten einsetzen
   *[you] einmal pro Runde darfst du einen Agenten auf ein Feld mit Pseudos Agenten einsetzen
}
lasting-study_the_illusk_arch = { $who ->
    [pseudo] 2 Punkte für jede weitere Quest der Art Arkanes, die er erfüllt
   *[you] 2 Punkte für jede weitere Quest der Art Arkanes, die du erfüllst
}
lasting-bribe_the_shipwrights = { $who ->
    [pseudo] bei jeder Aktion, die ihm Gold bringt, nimmt er auch 1 Schurken
   *[you] bei jeder Aktion, die dir Gold bringt, nimmst du auch 1 Schurken
}
lasting-establish_new_merchant_guild = { $who ->
    [pseudo] 2 Punkte für jede weitere Quest der Art Handel, die er erfüllt
   *[you] 2 Punkte für jede weitere Quest der Art Handel, die du erfüllst
}
lasting-infiltrate_builders_hall = { $who ->
    [pseudo] 4 Punkte für jedes Gebäude, das er von nun an kauft
   *[you] 4 Punkte für jedes Gebäude, das du von nun an kaufst
}
lasting-defend_the_tower_of_luck = { $who ->
    [pseudo] 1 Abenteurer seiner Wahl zu Beginn jeder weiteren Runde
   *[you] 1 Abenteurer deiner Wahl zu Beginn jeder weiteren Runde
}
lasting-produce_a_miracle_for_the_masses = { $who ->
    [pseudo] einmal pro Runde tauscht er nach einer Aktion, die Kleriker gebracht hat, 1 anderen Abenteurer
        gegen einen Kleriker
   *[you] einmal pro Runde darfst du nach einer Aktion, die Kleriker gebracht hat, 1 anderen Abenteurer
        gegen einen Kleriker tauschen
}
lasting-protect_the_house_of_wonder = { $who ->
    [pseudo] 2 Punkte für jede weitere Quest der Art Frömmigkeit, die er erfüllt
   *[you] 2 Punkte für jede weitere Quest der Art Frömmigkeit, die du erfüllst
}
lasting-fence_goods_for_duke_of_darkness = { $who ->
    [pseudo] bei jeder Aktion, die ihm Schurken bringt, nimmt er auch 2 Gold
   *[you] bei jeder Aktion, die dir Schurken bringt, nimmst du auch 2 Gold
}
lasting-install_a_spy_in_castle_waterdeep = { $who ->
    [pseudo] 2 Punkte für jede weitere Quest der Art Gaunerei, die er erfüllt
   *[you] 2 Punkte für jede weitere Quest der Art Gaunerei, die du erfüllst
}
lasting-place_a_sleeper_agent_in_skullport = { $who ->
    [pseudo] 2 Punkte für jede Intrigenkarte, die er von nun an ausspielt
   *[you] 2 Punkte für jede Intrigenkarte, die du von nun an ausspielst
}
lasting-bolster_griffon_cavalry = { $who ->
    [pseudo] bei jeder Aktion, die ihm Kämpfer bringt, nimmt er 1 Kämpfer mehr
   *[you] bei jeder Aktion, die dir Kämpfer bringt, nimmst du 1 Kämpfer mehr
}
lasting-quell_mercenary_uprising = { $who ->
    [pseudo] 2 Punkte für jede weitere Quest der Art Krieg, die er erfüllt
   *[you] 2 Punkte für jede weitere Quest der Art Krieg, die du erfüllst
}
lasting-recruit_lieutenant = ein weiterer Agent für den Rest der Partie

## Lords.

lord-pays = { points } für jede Quest der Art { OR($types) }, die du erfüllst
lord-pays-buildings = { points } für jedes Gebäude, das dir am Ende gehört
lord-line = { $lord }: { $pays }
