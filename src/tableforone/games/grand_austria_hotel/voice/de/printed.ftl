# Namen, wie sie auf Karten stehen.

## Gäste. # ours
## Andere Sätze fragen nach Artikel und Fall: FORM($guest, the: "yes", case: "accusative").
## Der Genitiv von Eigennamen ist „von …“: die Bestellung von Tezcatlipoca.

guest-49 = { the }Bildhauer{ $case ->
    [genitive] s
   *[other] {""}
}
guest-50 = { the }Musiker{ $case ->
    [genitive] s
   *[other] {""}
}
guest-51 = { the }{ $case ->
    [accusative] Komponisten
    [dative] Komponisten
    [genitive] Komponisten
   *[nominative] Komponist
}
guest-52 = { the }Schneider{ $case ->
    [genitive] s
   *[other] {""}
}
guest-53 = { the-she }Flamencotänzerin
guest-54 = { the }Porträtmaler{ $case ->
    [genitive] s
   *[other] {""}
}
guest-55 = { the }{ $case ->
    [accusative] Fotografen
    [dative] Fotografen
    [genitive] Fotografen
   *[nominative] Fotograf
}
guest-56 = { the-she }Sängerin
guest-57 = { the }{ $case ->
    [accusative] Architekten
    [dative] Architekten
    [genitive] Architekten
   *[nominative] Architekt
}
guest-58 = { the-she }Schauspielerin
guest-59 = { the }Dichter{ $case ->
    [genitive] s
   *[other] {""}
}
guest-60 = { the-she }Schmuckdesignerin
guest-61 = { the }Maler{ $case ->
    [genitive] s
   *[other] {""}
}
guest-62 = { the-she }Opernsängerin
guest-63 = { the-she }Dame
guest-64 = { the-she }Herzogin
guest-65 = { the }Reichsritter{ $case ->
    [genitive] s
   *[other] {""}
}
guest-66 = { the }{ $case ->
    [accusative] Landgrafen
    [dative] Landgrafen
    [genitive] Landgrafen
   *[nominative] Landgraf
}
guest-67 = { the }{ $case ->
    [accusative] Fürsten
    [dative] Fürsten
    [genitive] Fürsten
   *[nominative] Fürst
}
guest-68 = { the-she }Prinzessin
guest-69 = { the-she }Gräfin
guest-70 = { the }{ $case ->
    [accusative] Kurfürsten
    [dative] Kurfürsten
    [genitive] Kurfürsten
   *[nominative] Kurfürst
}
guest-71 = { the }Baron{ $case ->
    [genitive] s
   *[other] {""}
}
guest-72 = { the }{ $case ->
    [accusative] Prinzen
    [dative] Prinzen
    [genitive] Prinzen
   *[nominative] Prinz
}
guest-73 = { the }{ $case ->
    [accusative] Grafen
    [dative] Grafen
    [genitive] Grafen
   *[nominative] Graf
}
guest-74 = { the }Earl{ $case ->
    [genitive] s
   *[other] {""}
}
guest-75 = { the-she }Baronin
guest-76 = { the }Herzog{ $case ->
    [genitive] s
   *[other] {""}
}
guest-77 = { the }Apotheker{ $case ->
    [genitive] s
   *[other] {""}
}
guest-78 = { the }Postrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-79 = { the }Geheimrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-80 = { the }{ $case ->
    [genitive] Professors Emeritus
   *[other] Professor Emeritus
}
guest-81 = { the }General{ $case ->
    [genitive] s
   *[other] {""}
}
guest-82 = { the }Oberrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-83 = { the }Kommerzialrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-84 = { the }Hofrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-85 = { the }Major{ $case ->
    [genitive] s
   *[other] {""}
}
guest-86 = { the }Veterinärrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-87 = { the }Medizinalrat{ $case ->
    [genitive] s
   *[other] {""}
}
guest-88 = { the }Prokurator{ $case ->
    [genitive] s
   *[other] {""}
}
guest-89 = { the }Hochkommissar{ $case ->
    [genitive] s
   *[other] {""}
}
guest-90 = { the }Oberjustizsekretär{ $case ->
    [genitive] s
   *[other] {""}
}
guest-91 = { $case ->
    [genitive] von Tezcatlipoca
   *[other] Tezcatlipoca
}
guest-92 = { $case ->
    [genitive] von Kapt. Goldhaken
   *[other] Kapt. Goldhaken
}
guest-93 = { $case ->
    [genitive] von Mr. Horsa
   *[other] Mr. Horsa
}
guest-94 = { $case ->
    [genitive] von M. Ingalls
   *[other] M. Ingalls
}
guest-95 = { $case ->
    [genitive] von Mr. Boydell
   *[other] Mr. Boydell
}
guest-96 = { $case ->
    [genitive] von Mr. Oundo
   *[other] Mr. Oundo
}
guest-97 = { $case ->
    [genitive] von E. Gizia
   *[other] E. Gizia
}
guest-98 = { $case ->
    [genitive] von M. Polo
   *[other] M. Polo
}
guest-99 = { $case ->
    [genitive] von Cramersopholus
   *[other] Cramersopholus
}
guest-100 = { $case ->
    [genitive] von Bauer Franz
   *[other] Bauer Franz
}
guest-101 = { $case ->
    [genitive] von Bruder Uwe
   *[other] Bruder Uwe
}
guest-102 = { the }{ $case ->
    [accusative] Dirigenten
    [dative] Dirigenten
    [genitive] Dirigenten
   *[nominative] Dirigent
}
guest-103 = { $case ->
    [genitive] von Durgoing
   *[other] Durgoing
}
guest-104 = { $case ->
    [genitive] von MacLeod
   *[other] MacLeod
}
guest-117 = { $case ->
    [genitive] von Mag. Ferdinand
   *[other] Mag. Ferdinand
}
guest-118 = { $case ->
    [genitive] von Mr. Moras
   *[other] Mr. Moras
}
guest-134 = { the-she }Debütantin
guest-135 = { the-she }Gesellschafterin
guest-136 = { the-she }Gouvernante
guest-137 = { the-she }Primaballerina
guest-138 = { $the ->
    [yes] { $case ->
        [dative] dem Mannequin
        [genitive] des Mannequins
       *[nominative] das Mannequin
    }
   *[no] Mannequin
}
guest-139 = { the-she }Diva
guest-140 = { the-she }Walzerkönigin
guest-141 = { the }Khan{ $case ->
    [genitive] s
   *[other] {""}
}
guest-142 = { the }Tenno{ $case ->
    [genitive] s
   *[other] {""}
}
guest-143 = { the }Laird{ $case ->
    [genitive] s
   *[other] {""}
}
guest-144 = { the-she }Maharani
guest-145 = { the }Marquis
guest-146 = { the-she }Contessa
guest-147 = { the-she }Zarin
guest-148 = { the }Botschafter{ $case ->
    [genitive] s
   *[other] {""}
}
guest-149 = { the-she }Äbtissin
guest-150 = { the }Consigliere
guest-151 = { $case ->
    [genitive] von Admiral Winterbottom
   *[other] Admiral Winterbottom
}
guest-152 = { the }Impresario{ $case ->
    [genitive] s
   *[other] {""}
}
guest-153 = { the }Kardinal{ $case ->
    [genitive] s
   *[other] {""}
}
guest-154 = { the }Bürgermeister{ $case ->
    [genitive] s
   *[other] {""}
}
guest-155 = { $the ->
    [yes] { $case ->
        [dative] dem Biest
        [genitive] des Biests
       *[nominative] das Biest
    }
   *[no] Das Biest
}
guest-156 = { $case ->
    [genitive] von Kapellmeister Palfy
   *[other] Kapellmeister Palfy
}
guest-157 = { $case ->
    [genitive] von A. Schenputtel
   *[other] A. Schenputtel
}
guest-158 = { $the ->
    [yes] { $case ->
        [dative] dem Phantom
        [genitive] des Phantoms
       *[nominative] das Phantom
    }
   *[no] Phantom
}
guest-159 = { $the ->
    [yes] { $case ->
        [accusative] die Schöne
        [dative] der Schönen
        [genitive] der Schönen
       *[nominative] die Schöne
    }
   *[no] Die Schöne
}
guest-160 = { $the ->
    [yes] { $case ->
        [dative] dem Medium
        [genitive] des Mediums
       *[nominative] das Medium
    }
   *[no] Medium
}
guest-161 = { the }{ $case ->
    [accusative] Partylöwen
    [dative] Partylöwen
    [genitive] Partylöwen
   *[nominative] Partylöwe
}
guest-162 = { the }{ $case ->
    [genitive] Papstes
   *[other] Papst
}
guest-184 = { $case ->
    [genitive] von E. Doolittle
   *[other] E. Doolittle
}
guest-185 = { $case ->
    [genitive] von M. Antoinette
   *[other] M. Antoinette
}
guest-186 = { the }{ $case ->
    [genitive] Lord Mayors von London
   *[other] Lord Mayor von London
}
guest-187 = { $case ->
    [genitive] von J. Gatsby & D. Buchanan
   *[other] J. Gatsby & D. Buchanan
}
guest-188 = { $case ->
    [genitive] von Fräulein Hildegard
   *[other] Fräulein Hildegard
}
guest-189 = { $case ->
    [genitive] von Dr. Hagedorn
   *[other] Dr. Hagedorn
}
guest-190 = { $case ->
    [accusative] Herrn Schulze
    [dative] Herrn Schulze
    [genitive] von Herrn Schulze
   *[nominative] Herr Schulze
}
guest-191 = { $case ->
    [genitive] von J. Kesselhut
   *[other] J. Kesselhut
}
guest-192 = { $case ->
    [genitive] von Frau Kunkel
   *[other] Frau Kunkel
}

## Personal. # ours

staff-1 = Frühstückskraft
staff-2 = Kellnerin
staff-3 = Barkeeper
staff-4 = Sous-Chef
staff-5 = Reitknecht
staff-6 = Stallbursche
staff-7 = Masseurin
staff-8 = Fremdenführer
staff-9 = Butler
staff-10 = Chauffeur
staff-11 = Floristin
staff-12 = Hausdame
staff-13 = Restaurantleiter
staff-14 = Dekorateurin
staff-15 = Schuhputzer
staff-16 = Wäscherin
staff-17 = Küchenhilfe
staff-18 = Kontrolleur
staff-19 = Innenarchitekt
staff-20 = Detektiv
staff-21 = Küchenchef
staff-22 = Personalchef
staff-23 = Hausmeister
staff-24 = Oberkellner
staff-25 = Botenjunge
staff-26 = Konferenzmanager
staff-27 = Buchungsleiter
staff-28 = Concierge
staff-29 = Sekretärin
staff-30 = Empfangssekretär
staff-31 = Zimmermädchen
staff-32 = Vizedirektor
staff-33 = Etagendiener
staff-34 = Rezeptionistin
staff-35 = Page
staff-36 = Sommelier
staff-37 = Zimmerservice
staff-38 = Gepäckträger
staff-39 = Konditor
staff-40 = Werbeleiter
staff-41 = Telefonistin
staff-42 = Gärtner
staff-43 = Barista
staff-44 = Kaltmamsell
staff-45 = Bademeister
staff-46 = Etagenhausdame
staff-47 = Liftboy
staff-48 = Hoteldirektor
staff-119 = Tanzmeister
staff-120 = Geigerin
staff-121 = Konzertmeister
staff-122 = Symphoniker
staff-123 = Platzanweiserin
staff-124 = Dirigent
staff-125 = Chorleiter
staff-126 = Vortänzer
staff-127 = Harfenistin
staff-128 = Cellist
staff-129 = Pianist
staff-130 = Ballettmeister
staff-131 = Trompeter
staff-132 = Arrangeur
staff-133 = Donaudampfschifffahrtskapitän
staff-166 = Zofe
staff-167 = Lehrling
staff-168 = Tellerwäscher
staff-169 = Schankkellner
staff-170 = Kutscherin
staff-171 = Buchhalterin
staff-172 = Chef de Rang
staff-173 = Dolmetscher
staff-174 = Barmann
staff-175 = Wagenmeister
staff-176 = Hundeausführer
staff-177 = Friseurin
staff-178 = Hauswart
staff-179 = Alleinunterhalter
staff-183 = Direktorssohn
