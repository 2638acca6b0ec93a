# Was Ralph sagt. Nie eine Begründung; die steht daneben.
# $n wählt unter Sätzen, die dasselbe meinen: 0, 1 oder 2.

ralph-start = { $n ->
    [0] „Ich habe meinen eigenen Stift dabei.“
    [1] „Kein Personal, kein Geld, keine Eile. Schreiben wir.“
   *[2] „Du hast Zimmer zu füllen? Ich auch.“
}
ralph-great = { $n ->
    [0] „Kreuz, Kreuz und ein Bonus. Guter Stift.“
    [1] „Diese Linie gehörte die ganze Zeit mir.“
   *[2] „Rechne ruhig nach. Es stimmt.“
}
ralph-behind = { $n ->
    [0] „Ich muss nur kurz spitzen.“
    [1] „Du schreibst schnell. Kannst du es auch lesen?“
   *[2] „Mein Zickzack braucht seine Zeit. Dann ist er überall.“
}
ralph-won = { $n ->
    [0] Ralph signiert dein Blatt, falls es einmal wertvoll wird.
    [1] „Fertig, und ganz ohne Radiergummi.“
   *[2] „Soll ich dir nächstes Mal meinen Stift leihen?“
}
ralph-lost = { $n ->
    [0] „Das war der Stift.“
    [1] Ralph faltet aus seinem Blatt ein sehr kleines Boot.
   *[2] „Schön ausgefüllt. Das schreibe ich nächstes Mal ab.“
}
ralph-draw = { $n ->
    [0] „Gleich viele Punkte, schönere Handschrift. Meine.“
    [1] „Unentschieden. Wer zahlt das Papier?“
   *[2] „Wir könnten noch einmal nachrechnen.“
}

## Eine Entscheidung.

remark-none = „Nichts mehr für mich? Dann male ich ein Häuschen.“
# $die: Augenzahl
remark-die = { $n ->
    [0] „Ich nehme eine { $die }.“
    [1] „Eine { $die } weniger für dich.“
   *[2] „Eine { $die }. Die hast du doch nicht gebraucht, oder?“
}
remark-room = { $n ->
    [0] „Zimmer { $room }. Ein sauberes Kreuz.“
    [1] „Meine Linie führt zu Zimmer { $room }.“
   *[2] „Zimmer { $room } hat jetzt einen Gast. Mich.“
}
