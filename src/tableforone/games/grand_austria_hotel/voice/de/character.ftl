# Was Leopold und Elisabeth sagen. Nie eine Erklärung; die steht daneben.
# $n wählt unter Sprüchen, die dasselbe meinen: 0, 1 oder 2.

leopold-start = { $n ->
    [0] „Neue Nachbarschaft! Ich werde Ihre Gäste vom Fenster aus zählen.“
    [1] „Guten Abend. Das bessere Hotel liegt gegenüber. Meins.“
   *[2] „Willkommen in Wien. Kosten Sie den Strudel, bevor ich ihn nehme.“
}
leopold-great = { $n ->
    [0] „Man tut, was man kann. Und man kann so einiges.“
    [1] „Bitte, kein Applaus. Na gut, ein wenig.“
   *[2] „Das kommt ins Gästebuch, mit goldener Tinte.“
}
leopold-behind = { $n ->
    [0] „Volles Haus? Irgendwo muss das Dach undicht sein.“
    [1] „Ich habe Ihnen den Vortritt gelassen. Das nennt man Manieren.“
   *[2] „Mein Portier kann sich auf etwas gefasst machen.“
}
leopold-won = { $n ->
    [0] Leopold schickt seine Empfehlung. Und die Rechnung.
    [1] „Ein reizendes kleines Hotel. Ich werde meine Schirme darin abstellen.“
   *[2] „Morgen, selbe Straße, selbe Zeit?“
}
leopold-lost = { $n ->
    [0] Leopold schickt Blumen. Auf der Karte steht sehr klein „Gratulation“.
    [1] „Ich verlange, Ihre Küche zu sehen.“
   *[2] „Behalten Sie die Gäste. Ich behalte die Adresse des Kaisers.“
}
leopold-draw = { $n ->
    [0] „Unentschieden. Sagen wir, es lag am Wetter.“
    [1] „Gleichstand? Ich habe zweimal gezählt. Ich zähle noch einmal.“
   *[2] „Wir gewinnen beide, ich ein wenig mehr.“
}
elisabeth-start = { $n ->
    [0] „Sie tanzen doch hoffentlich? Hier tanzen alle.“
    [1] „Den ersten Walzer habe ich reserviert. Und den zweiten.“
   *[2] „Was für ein entzückendes Café. Und wo ist der Ballsaal?“
}
elisabeth-great = { $n ->
    [0] „Und drehen, und lächeln, und verbeugen.“
    [1] „Man sagt, bei mir sieht es leicht aus. Man hat recht.“
   *[2] „Haben Sie das gesehen? Alle haben es gesehen.“
}
elisabeth-behind = { $n ->
    [0] „Ich ruhe nur meine Füße aus.“
    [1] „Sie führen gut. Noch.“
   *[2] „Dann eben ein langsamer Walzer. Die mag ich auch.“
}
elisabeth-won = { $n ->
    [0] „Danke für den Tanz. Sie dürfen jetzt loslassen.“
    [1] Elisabeth lässt einen Handschuh liegen. Zur Erinnerung.
   *[2] „Der letzte Walzer gehört immer mir.“
}
elisabeth-lost = { $n ->
    [0] „Sie haben wunderbar getanzt. Ich werde sagen, ich hätte Sie gelassen.“
    [1] „Nächstes Jahr, mit größerem Orchester.“
   *[2] Elisabeth verneigt sich. Und sie meint es auch so.
}
elisabeth-draw = { $n ->
    [0] „Wir haben auf demselben Ton aufgehört. Wie geschmackvoll.“
    [1] „Niemand ist jemandem auf den Fuß getreten. Unentschieden.“
   *[2] „Noch einmal von vorn?“
}

## Eine Entscheidung. $who: leopold oder elisabeth; $what: was gewählt wurde, oder „nothing“

remark-guest = { $what ->
    [nothing] „Niemand für mich? Ich kann warten.“
   *[other] { $n ->
        [0] „{ CAPITAL($what, the: "yes", case: "accusative") }, bitte.“
        [1] „Einen Tisch für { FORM($what, the: "yes", case: "accusative") }. Am Fenster.“
       *[2] „Ich glaube, { FORM($what, the: "yes") } wollte gerade zu mir.“
    }
}
# $what: die Etage
remark-room = { $n ->
    [0] „Etage { $what }. Der Teppich ist neu.“
    [1] „Ein ruhiges Zimmer auf Etage { $what }, mit frischen Blumen.“
   *[2] „Etage { $what }. Frühstück gibt es um sieben.“
}
# $what: die Augenzahl
remark-die = { $who ->
    [elisabeth] { $n ->
        [0] „Die { $what }, wenn ich bitten darf.“
        [1] „Eine { $what }. Sie passt zu meinem Kleid.“
       *[2] „Diesen Tanz habe ich der { $what } versprochen.“
    }
   *[leopold] { $n ->
        [0] „Eine { $what }, wenn Sie so freundlich wären.“
        [1] „Ich nehme die { $what }. Sie brauchen sie doch nicht, oder?“
       *[2] „Die { $what }. Schreiben Sie es an.“
    }
}
# $what: der Buchstabe des Auftrags, oder „nothing“
remark-objective = { $what ->
    [nothing] „Alle drei habe ich schon. Man langweilt sich.“
   *[other] { $n ->
        [0] „Auftrag { $what }. Ich bin gern früh dran.“
        [1] „Ein kleiner Fortschritt bei { $what }.“
       *[2] „Ich behalte { $what } im Auge. Das sollten Sie auch.“
    }
}

## Module 1 und 2: Hier entscheidet nur Elisabeth.

remark-coloured = { $n ->
    [0] „{ $what } ist in der Stadt? Dann bin ich es auch.“
    [1] „Wo { $what } ist, da ist Musik.“
   *[2] „{ $what }? Da gehe ich hin. Alle gehen hin.“
}
remark-celebrity = { $n ->
    [0] „{ $what } tanzt heute Abend mit mir.“
    [1] „Die beste Suite für { $what }, und keine Fotografen.“
   *[2] „{ $what }! Wir haben uns so viel zu erzählen.“
}
remark-ballroom = { $n ->
    [0] „{ $what }: das beste Parkett in Wien.“
    [1] „Hören Sie das Orchester? Es spielt für mich.“
   *[2] „Wieder { $what }? Meine Schuhe kennen den Weg.“
}
remark-row = { $row ->
    [balcony] „Dann eben der Balkon. Von dort sieht man alles.“
   *[other] { $n ->
        [0] „Ein Schritt, eine Drehung, und da sind wir.“
        [1] „Bitte etwas Platz. Und Vorsicht mit dem Kleid.“
       *[2] „Dieser Platz war für mich reserviert. Wie immer.“
    }
}
