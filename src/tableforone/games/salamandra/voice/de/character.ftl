# Was Rudolph sagt. $n wählt unter Sätzen, die dasselbe meinen.

rudolph-start = { $n ->
    [0] „Der Wald ist wach. Und du?“
    [1] „Tritt leise auf. Ich gehe hier seit hundert Jahren.“
   *[2] „Der Salamander hat geblinzelt. Wir können anfangen.“
}
rudolph-great = { $n ->
    [0] „Das meiste haben die Wurzeln getan.“
    [1] „Ein guter Tag. Das Moos sagt es auch.“
   *[2] „Ich bin nur dem Pfeil gefolgt.“
}
rudolph-behind = { $n ->
    [0] „Ein Baum wächst langsam. Dann ist er groß.“
    [1] „Du hast es eilig. Wie die Eichhörnchen.“
   *[2] „Die Nachtrunde gehört meistens mir.“
}
rudolph-won = { $n ->
    [0] Rudolph pflanzt einen Baum für dich. Einen kleinen.
    [1] „Der Tempel bleibt bei mir. Achte auf die Stufe, wenn du gehst.“
   *[2] „Im Frühling bist du klüger.“
}
rudolph-lost = { $n ->
    [0] „Der Salamander mag dich lieber. Ich habe es gesehen.“
    [1] Rudolph verbeugt sich vor dir und vor den Bäumen.
   *[2] „Hundert Jahre, und dann kommst du.“
}
rudolph-draw = { $n ->
    [0] „Sonne und Mond, heute gleich groß.“
    [1] „Gleich wie die zwei Hälften eines Blatts.“
   *[2] „Der Wald zählt keine Punkte. Ich schon. Unentschieden.“
}

## Eine Entscheidung.

remark-none = „Kein Platz für mich? Dann setze ich mich auf eine Wurzel.“
remark-tile = { $n ->
    [0] „Der Weg endet auf { FORM($field, case: "dative") }.“
    [1] „Bis auf { FORM($field, case: "definite") }, und dann eine Rast.“
   *[2] „Ich rieche { FORM($field, case: "definite") }.“
}
remark-spot = { $n ->
    [0] „Ich bleibe hier und sehe mir die Bäume an.“
    [1] „Dieser Stein ist noch warm.“
   *[2] „Gutes Moos hier.“
}
remark-book = { $n ->
    [0] „Drei Rollen, eine Seite.“
    [1] „Diese Seite kann ich auswendig.“
   *[2] „Ruhe, bitte. Ich lese.“
}
