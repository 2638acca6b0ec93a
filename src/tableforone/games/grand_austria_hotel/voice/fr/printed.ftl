# Noms imprimés sur les cartes.

## Clients. # ours
## D’autres phrases demandent l’article et la préposition : FORM($guest, the: "yes", case: "dative").
## nominative et accusative : la duchesse ; dative : à la duchesse ; genitive : de la duchesse.

guest-49 = { $the ->
    [yes] { the }sculpteur
   *[no] Sculpteur
}
guest-50 = { $the ->
    [yes] { the }musicien
   *[no] Musicien
}
guest-51 = { $the ->
    [yes] { the }compositeur
   *[no] Compositeur
}
guest-52 = { $the ->
    [yes] { the }tailleur
   *[no] Tailleur
}
guest-53 = { $the ->
    [yes] { the-she }danseuse de flamenco
   *[no] Danseuse de flamenco
}
guest-54 = { $the ->
    [yes] { the }portraitiste
   *[no] Portraitiste
}
guest-55 = { $the ->
    [yes] { the }photographe
   *[no] Photographe
}
guest-56 = { $the ->
    [yes] { the-she }chanteuse
   *[no] Chanteuse
}
guest-57 = { $the ->
    [yes] { the-vowel }architecte
   *[no] Architecte
}
guest-58 = { $the ->
    [yes] { the-vowel }actrice
   *[no] Actrice
}
guest-59 = { $the ->
    [yes] { the }poète
   *[no] Poète
}
guest-60 = { $the ->
    [yes] { the-she }créatrice de bijoux
   *[no] Créatrice de bijoux
}
guest-61 = { $the ->
    [yes] { the }peintre
   *[no] Peintre
}
guest-62 = { $the ->
    [yes] { the-she }cantatrice
   *[no] Cantatrice
}
guest-63 = { $the ->
    [yes] { the-she }dame
   *[no] Dame
}
guest-64 = { $the ->
    [yes] { the-she }duchesse
   *[no] Duchesse
}
guest-65 = { $the ->
    [yes] { the }chevalier d’Empire
   *[no] Chevalier d’Empire
}
guest-66 = { $the ->
    [yes] { the }landgrave
   *[no] Landgrave
}
guest-67 = { $the ->
    [yes] { the }souverain
   *[no] Souverain
}
guest-68 = { $the ->
    [yes] { the-she }princesse
   *[no] Princesse
}
guest-69 = { $the ->
    [yes] { the-she }comtesse
   *[no] Comtesse
}
guest-70 = { $the ->
    [yes] { the }prince-électeur
   *[no] Prince-électeur
}
guest-71 = { $the ->
    [yes] { the }baron
   *[no] Baron
}
guest-72 = { $the ->
    [yes] { the }prince
   *[no] Prince
}
guest-73 = { $the ->
    [yes] { the }comte
   *[no] Comte
}
guest-74 = { $the ->
    [yes] { the-vowel }earl
   *[no] Earl
}
guest-75 = { $the ->
    [yes] { the-she }baronne
   *[no] Baronne
}
guest-76 = { $the ->
    [yes] { the }duc
   *[no] Duc
}
guest-77 = { $the ->
    [yes] { the-vowel }apothicaire
   *[no] Apothicaire
}
guest-78 = { $the ->
    [yes] { the }conseiller des postes
   *[no] Conseiller des postes
}
guest-79 = { $the ->
    [yes] { the }conseiller privé
   *[no] Conseiller privé
}
guest-80 = { $the ->
    [yes] { the }professeur émérite
   *[no] Professeur émérite
}
guest-81 = { $the ->
    [yes] { the }général
   *[no] Général
}
guest-82 = { $the ->
    [yes] { the }conseiller supérieur
   *[no] Conseiller supérieur
}
guest-83 = { $the ->
    [yes] { the }conseiller de commerce
   *[no] Conseiller de commerce
}
guest-84 = { $the ->
    [yes] { the }conseiller aulique
   *[no] Conseiller aulique
}
guest-85 = { $the ->
    [yes] { the }major
   *[no] Major
}
guest-86 = { $the ->
    [yes] { the }conseiller vétérinaire
   *[no] Conseiller vétérinaire
}
guest-87 = { $the ->
    [yes] { the }conseiller médical
   *[no] Conseiller médical
}
guest-88 = { $the ->
    [yes] { the }procurateur
   *[no] Procurateur
}
guest-89 = { $the ->
    [yes] { the }haut-commissaire
   *[no] Haut-commissaire
}
guest-90 = { $the ->
    [yes] { the }secrétaire juridique principal
   *[no] Secrétaire juridique principal
}
guest-91 = { $the ->
    [yes] { $case ->
        [dative] à Tezcatlipoca
        [genitive] de Tezcatlipoca
       *[nominative] Tezcatlipoca
    }
   *[no] Tezcatlipoca
}
guest-92 = { $the ->
    [yes] { the }cap. Goldhaken
   *[no] Cap. Goldhaken
}
guest-93 = { $the ->
    [yes] { $case ->
        [dative] à M. Horsa
        [genitive] de M. Horsa
       *[nominative] M. Horsa
    }
   *[no] M. Horsa
}
guest-94 = { $the ->
    [yes] { $case ->
        [dative] à M. Ingalls
        [genitive] de M. Ingalls
       *[nominative] M. Ingalls
    }
   *[no] M. Ingalls
}
guest-95 = { $the ->
    [yes] { $case ->
        [dative] à M. Boydell
        [genitive] de M. Boydell
       *[nominative] M. Boydell
    }
   *[no] M. Boydell
}
guest-96 = { $the ->
    [yes] { $case ->
        [dative] à M. Oundo
        [genitive] de M. Oundo
       *[nominative] M. Oundo
    }
   *[no] M. Oundo
}
guest-97 = { $the ->
    [yes] { $case ->
        [dative] à E. Gizia
        [genitive] d’E. Gizia
       *[nominative] E. Gizia
    }
   *[no] E. Gizia
}
guest-98 = { $the ->
    [yes] { $case ->
        [dative] à M. Polo
        [genitive] de M. Polo
       *[nominative] M. Polo
    }
   *[no] M. Polo
}
guest-99 = { $the ->
    [yes] { $case ->
        [dative] à Cramersopholus
        [genitive] de Cramersopholus
       *[nominative] Cramersopholus
    }
   *[no] Cramersopholus
}
guest-100 = { $the ->
    [yes] { the }fermier Franz
   *[no] Fermier Franz
}
guest-101 = { $the ->
    [yes] { $case ->
        [dative] à frère Uwe
        [genitive] de frère Uwe
       *[nominative] frère Uwe
    }
   *[no] Frère Uwe
}
guest-102 = { $the ->
    [yes] { the }chef d’orchestre
   *[no] Chef d’orchestre
}
guest-103 = { $the ->
    [yes] { $case ->
        [dative] à Durgoing
        [genitive] de Durgoing
       *[nominative] Durgoing
    }
   *[no] Durgoing
}
guest-104 = { $the ->
    [yes] { $case ->
        [dative] à MacLeod
        [genitive] de MacLeod
       *[nominative] MacLeod
    }
   *[no] MacLeod
}
guest-117 = { $the ->
    [yes] { $case ->
        [dative] à Mag. Ferdinand
        [genitive] de Mag. Ferdinand
       *[nominative] Mag. Ferdinand
    }
   *[no] Mag. Ferdinand
}
guest-118 = { $the ->
    [yes] { $case ->
        [dative] à M. Moras
        [genitive] de M. Moras
       *[nominative] M. Moras
    }
   *[no] M. Moras
}
guest-134 = { $the ->
    [yes] { the-she }débutante
   *[no] Débutante
}
guest-135 = { $the ->
    [yes] { the-she }dame de compagnie
   *[no] Dame de compagnie
}
guest-136 = { $the ->
    [yes] { the-she }gouvernante
   *[no] Gouvernante
}
guest-137 = { $the ->
    [yes] { the-she }danseuse étoile
   *[no] Danseuse étoile
}
guest-138 = { $the ->
    [yes] { the }mannequin
   *[no] Mannequin
}
guest-139 = { $the ->
    [yes] { the-she }diva
   *[no] Diva
}
guest-140 = { $the ->
    [yes] { the-she }reine de la valse
   *[no] Reine de la valse
}
guest-141 = { $the ->
    [yes] { the }khan
   *[no] Khan
}
guest-142 = { $the ->
    [yes] { the }tenno
   *[no] Tenno
}
guest-143 = { $the ->
    [yes] { the }laird
   *[no] Laird
}
guest-144 = { $the ->
    [yes] { the-she }maharani
   *[no] Maharani
}
guest-145 = { $the ->
    [yes] { the }marquis
   *[no] Marquis
}
guest-146 = { $the ->
    [yes] { the-she }contessa
   *[no] Contessa
}
guest-147 = { $the ->
    [yes] { the-she }tsarine
   *[no] Tsarine
}
guest-148 = { $the ->
    [yes] { the-vowel }ambassadeur
   *[no] Ambassadeur
}
guest-149 = { $the ->
    [yes] { the-vowel }abbesse
   *[no] Abbesse
}
guest-150 = { $the ->
    [yes] { the }consigliere
   *[no] Consigliere
}
guest-151 = { $the ->
    [yes] { the-vowel }amiral Winterbottom
   *[no] Amiral Winterbottom
}
guest-152 = { $the ->
    [yes] { the-vowel }impresario
   *[no] Impresario
}
guest-153 = { $the ->
    [yes] { the }cardinal
   *[no] Cardinal
}
guest-154 = { $the ->
    [yes] { the }maire
   *[no] Maire
}
guest-155 = { $the ->
    [yes] { the-she }Bête
   *[no] La Bête
}
guest-156 = { $the ->
    [yes] { the }Kapellmeister Palfy
   *[no] Kapellmeister Palfy
}
guest-157 = { $the ->
    [yes] { $case ->
        [dative] à C. Endrillon
        [genitive] de C. Endrillon
       *[nominative] C. Endrillon
    }
   *[no] C. Endrillon
}
guest-158 = { $the ->
    [yes] { the }fantôme
   *[no] Fantôme
}
guest-159 = { $the ->
    [yes] { the-she }Belle
   *[no] La Belle
}
guest-160 = { $the ->
    [yes] { the }médium
   *[no] Médium
}
guest-161 = { $the ->
    [yes] { the }fêtard
   *[no] Fêtard
}
guest-162 = { $the ->
    [yes] { the }pape
   *[no] Pape
}
guest-184 = { $the ->
    [yes] { $case ->
        [dative] à E. Doolittle
        [genitive] d’E. Doolittle
       *[nominative] E. Doolittle
    }
   *[no] E. Doolittle
}
guest-185 = { $the ->
    [yes] { $case ->
        [dative] à M. Antoinette
        [genitive] de M. Antoinette
       *[nominative] M. Antoinette
    }
   *[no] M. Antoinette
}
guest-186 = { $the ->
    [yes] { the }lord-maire de Londres
   *[no] Lord-maire de Londres
}
guest-187 = { $the ->
    [yes] { $case ->
        [dative] à J. Gatsby et D. Buchanan
        [genitive] de J. Gatsby et D. Buchanan
       *[nominative] J. Gatsby et D. Buchanan
    }
   *[no] J. Gatsby et D. Buchanan
}
guest-188 = { $the ->
    [yes] { $case ->
        [dative] à Mlle Hildegard
        [genitive] de Mlle Hildegard
       *[nominative] Mlle Hildegard
    }
   *[no] Mlle Hildegard
}
guest-189 = { $the ->
    [yes] { the }Dr Hagedorn
   *[no] Dr Hagedorn
}
guest-190 = { $the ->
    [yes] { $case ->
        [dative] à M. Schulze
        [genitive] de M. Schulze
       *[nominative] M. Schulze
    }
   *[no] M. Schulze
}
guest-191 = { $the ->
    [yes] { $case ->
        [dative] à J. Kesselhut
        [genitive] de J. Kesselhut
       *[nominative] J. Kesselhut
    }
   *[no] J. Kesselhut
}
guest-192 = { $the ->
    [yes] { $case ->
        [dative] à Mme Kunkel
        [genitive] de Mme Kunkel
       *[nominative] Mme Kunkel
    }
   *[no] Mme Kunkel
}

## Personnel. # ours

staff-1 = Serveur du petit-déjeuner
staff-2 = Serveuse
staff-3 = Barman
staff-4 = Sous-chef
staff-5 = Palefrenier
staff-6 = Garçon d’écurie
staff-7 = Masseuse
staff-8 = Guide touristique
staff-9 = Majordome
staff-10 = Chauffeur
staff-11 = Fleuriste
staff-12 = Gouvernante générale
staff-13 = Directeur de restaurant
staff-14 = Décoratrice
staff-15 = Cireur de chaussures
staff-16 = Blanchisseuse
staff-17 = Commis de cuisine
staff-18 = Contrôleur
staff-19 = Architecte d’intérieur
staff-20 = Détective
staff-21 = Chef de cuisine
staff-22 = Chef du personnel
staff-23 = Gardien
staff-24 = Maître d’hôtel
staff-25 = Livreur
staff-26 = Directeur des congrès
staff-27 = Responsable des réservations
staff-28 = Concierge
staff-29 = Secrétaire
staff-30 = Employé de réception
staff-31 = Femme de chambre
staff-32 = Sous-directeur
staff-33 = Valet d’étage
staff-34 = Réceptionniste
staff-35 = Chasseur
staff-36 = Sommelier
staff-37 = Service d’étage
staff-38 = Bagagiste
staff-39 = Pâtissier
staff-40 = Chef de publicité
staff-41 = Standardiste
staff-42 = Jardinier
staff-43 = Barista
staff-44 = Garde-manger
staff-45 = Maître-nageur
staff-46 = Gouvernante d’étage
staff-47 = Liftier
staff-48 = Directeur d’hôtel
staff-119 = Maître à danser
staff-120 = Violoniste
staff-121 = Premier violon
staff-122 = Symphoniste
staff-123 = Ouvreuse
staff-124 = Chef d’orchestre
staff-125 = Chef de chœur
staff-126 = Premier danseur
staff-127 = Harpiste
staff-128 = Violoncelliste
staff-129 = Pianiste
staff-130 = Maître de ballet
staff-131 = Trompettiste
staff-132 = Arrangeur
staff-133 = Capitaine de vapeur du Danube
staff-166 = Servante
staff-167 = Apprenti
staff-168 = Plongeur
staff-169 = Tavernier
staff-170 = Cochère
staff-171 = Comptable
staff-172 = Chef de rang
staff-173 = Interprète
staff-174 = Serveur de bar
staff-175 = Voiturier
staff-176 = Promeneur de chiens
staff-177 = Coiffeuse
staff-178 = Factotum
staff-179 = Animateur
staff-183 = Fils du directeur
