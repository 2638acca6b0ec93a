# Was Pseudo sagt. Nie eine Erklärung, die steht daneben.
# $n wählt unter Sätzen, die dasselbe bedeuten: 0, 1 oder 2.

pseudo-start = { $n ->
    [0] „Du hast mich nie gesehen. Ich dich schon.“
    [1] „Kein Name, kein Gesicht, keine Eile.“
   *[2] „Die Stadt ist groß. Du wirst mich trotzdem bemerken.“
}
pseudo-great = { $n ->
    [0] „Dafür wird jemand bezahlen. Du.“
    [1] „Sieh lieber in deinen Taschen nach.“
   *[2] „Es war dunkel, und ich war nie dort.“
}
pseudo-behind = { $n ->
    [0] „Genieß es. Hier wechseln die Masken schnell.“
    [1] „Da oben findet man dich leicht.“
   *[2] „Ich lasse die Stadt für dich jubeln. Es kostet nicht viel.“
}
pseudo-won = { $n ->
    [0] Pseudo ist fort. Deine Punkte auch.
    [1] „Wir sind uns nie begegnet, und ich habe gewonnen.“
   *[2] Auf deinem Stuhl liegt eine Maske. Sie lächelt.
}
pseudo-lost = { $n ->
    [0] „Du hast unter die Maske geschaut. Wie unhöflich, und wie klug.“
    [1] Pseudo verlässt die Stadt durch ein anderes Tor.
   *[2] „Behalte die Stadt. Ich behalte die Schlüssel.“
}
pseudo-draw = { $n ->
    [0] „Gleichstand. Niemand hat gesehen, wer gewonnen hat.“
    [1] „Nichts gewonnen, nichts bewiesen.“
   *[2] „Streiten wir es beide ab.“
}

## Eine Entscheidung. $what: was er gewählt hat.

remark-space = { $n ->
    [0] „{ $what }? Ich war nie dort.“
    [1] „Treffpunkt: { $what }. Komm allein.“
   *[2] „{ $what }: Mein Agent kennt die Hintertür.“
}
remark-tile = { $n ->
    [0] „{ $what }. Auf der Urkunde steht kein Name.“
    [1] „{ $what }: gehört jetzt mir. Sag es niemandem.“
   *[2] „{ $what } sah so einsam aus.“
}
remark-quest = { $n ->
    [0] „{ $what }? So gut wie getan.“
    [1] „{ $what }: schon erledigt.“
   *[2] „{ $what }? Das war letzte Nacht.“
}
remark-cube = { $n ->
    [0] „Ein { kind }. Niemand zählt nach.“
    [1] „Ein { kind }, und keine Fragen.“
   *[2] „Dieser { kind } arbeitet jetzt für mich.“
}

remark-favor = { $n ->
    [0] „Irgendwer in dieser Stadt schuldet mir immer etwas.“
    [1] „Ein Gefallen. Ich vergesse, von wem.“
   *[2] „Ich habe höflich gefragt. Einmal.“
}
