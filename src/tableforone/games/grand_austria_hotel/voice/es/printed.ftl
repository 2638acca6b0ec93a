# Nombres impresos en las cartas.

## Huéspedes. # ours
## Otras frases piden artículo y preposición: FORM($guest, the: "yes", case: "accusative").
## nominative: la duquesa; accusative y dative: a la duquesa; genitive: de la duquesa.

guest-49 = { $the ->
    [yes] { the }escultor
   *[no] Escultor
}
guest-50 = { $the ->
    [yes] { the }músico
   *[no] Músico
}
guest-51 = { $the ->
    [yes] { the }compositor
   *[no] Compositor
}
guest-52 = { $the ->
    [yes] { the }sastre
   *[no] Sastre
}
guest-53 = { $the ->
    [yes] { the-she }bailaora de flamenco
   *[no] Bailaora de flamenco
}
guest-54 = { $the ->
    [yes] { the }retratista
   *[no] Retratista
}
guest-55 = { $the ->
    [yes] { the }fotógrafo
   *[no] Fotógrafo
}
guest-56 = { $the ->
    [yes] { the-she }cantante
   *[no] Cantante
}
guest-57 = { $the ->
    [yes] { the }arquitecto
   *[no] Arquitecto
}
guest-58 = { $the ->
    [yes] { the-she }actriz
   *[no] Actriz
}
guest-59 = { $the ->
    [yes] { the }poeta
   *[no] Poeta
}
guest-60 = { $the ->
    [yes] { the-she }diseñadora de joyas
   *[no] Diseñadora de joyas
}
guest-61 = { $the ->
    [yes] { the }pintor
   *[no] Pintor
}
guest-62 = { $the ->
    [yes] { the-she }cantante de ópera
   *[no] Cantante de ópera
}
guest-63 = { $the ->
    [yes] { the-she }dama
   *[no] Dama
}
guest-64 = { $the ->
    [yes] { the-she }duquesa
   *[no] Duquesa
}
guest-65 = { $the ->
    [yes] { the }caballero del Imperio
   *[no] Caballero del Imperio
}
guest-66 = { $the ->
    [yes] { the }landgrave
   *[no] Landgrave
}
guest-67 = { $the ->
    [yes] { the }soberano
   *[no] Soberano
}
guest-68 = { $the ->
    [yes] { the-she }princesa
   *[no] Princesa
}
guest-69 = { $the ->
    [yes] { the-she }condesa
   *[no] Condesa
}
guest-70 = { $the ->
    [yes] { the }príncipe elector
   *[no] Príncipe elector
}
guest-71 = { $the ->
    [yes] { the }barón
   *[no] Barón
}
guest-72 = { $the ->
    [yes] { the }príncipe
   *[no] Príncipe
}
guest-73 = { $the ->
    [yes] { the }conde
   *[no] Conde
}
guest-74 = { $the ->
    [yes] { the }earl
   *[no] Earl
}
guest-75 = { $the ->
    [yes] { the-she }baronesa
   *[no] Baronesa
}
guest-76 = { $the ->
    [yes] { the }duque
   *[no] Duque
}
guest-77 = { $the ->
    [yes] { the }boticario
   *[no] Boticario
}
guest-78 = { $the ->
    [yes] { the }consejero de Correos
   *[no] Consejero de Correos
}
guest-79 = { $the ->
    [yes] { the }consejero privado
   *[no] Consejero privado
}
guest-80 = { $the ->
    [yes] { the }profesor emérito
   *[no] Profesor emérito
}
guest-81 = { $the ->
    [yes] { the }general
   *[no] General
}
guest-82 = { $the ->
    [yes] { the }consejero superior
   *[no] Consejero superior
}
guest-83 = { $the ->
    [yes] { the }consejero de Comercio
   *[no] Consejero de Comercio
}
guest-84 = { $the ->
    [yes] { the }consejero áulico
   *[no] Consejero áulico
}
guest-85 = { $the ->
    [yes] { the }comandante
   *[no] Comandante
}
guest-86 = { $the ->
    [yes] { the }consejero veterinario
   *[no] Consejero veterinario
}
guest-87 = { $the ->
    [yes] { the }consejero médico
   *[no] Consejero médico
}
guest-88 = { $the ->
    [yes] { the }procurador
   *[no] Procurador
}
guest-89 = { $the ->
    [yes] { the }alto comisario
   *[no] Alto comisario
}
guest-90 = { $the ->
    [yes] { the }secretario jurídico superior
   *[no] Secretario jurídico superior
}
guest-91 = { $the ->
    [yes] { $case ->
        [accusative] a Tezcatlipoca
        [dative] a Tezcatlipoca
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
    [yes] { the }Sr. Horsa
   *[no] Sr. Horsa
}
guest-94 = { $the ->
    [yes] { $case ->
        [accusative] a M. Ingalls
        [dative] a M. Ingalls
        [genitive] de M. Ingalls
       *[nominative] M. Ingalls
    }
   *[no] M. Ingalls
}
guest-95 = { $the ->
    [yes] { the }Sr. Boydell
   *[no] Sr. Boydell
}
guest-96 = { $the ->
    [yes] { the }Sr. Oundo
   *[no] Sr. Oundo
}
guest-97 = { $the ->
    [yes] { $case ->
        [accusative] a E. Gizia
        [dative] a E. Gizia
        [genitive] de E. Gizia
       *[nominative] E. Gizia
    }
   *[no] E. Gizia
}
guest-98 = { $the ->
    [yes] { $case ->
        [accusative] a M. Polo
        [dative] a M. Polo
        [genitive] de M. Polo
       *[nominative] M. Polo
    }
   *[no] M. Polo
}
guest-99 = { $the ->
    [yes] { $case ->
        [accusative] a Cramersopholus
        [dative] a Cramersopholus
        [genitive] de Cramersopholus
       *[nominative] Cramersopholus
    }
   *[no] Cramersopholus
}
guest-100 = { $the ->
    [yes] { the }granjero Franz
   *[no] Granjero Franz
}
guest-101 = { $the ->
    [yes] { the }hermano Uwe
   *[no] Hermano Uwe
}
guest-102 = { $the ->
    [yes] { the }director de orquesta
   *[no] Director de orquesta
}
guest-103 = { $the ->
    [yes] { $case ->
        [accusative] a Durgoing
        [dative] a Durgoing
        [genitive] de Durgoing
       *[nominative] Durgoing
    }
   *[no] Durgoing
}
guest-104 = { $the ->
    [yes] { $case ->
        [accusative] a MacLeod
        [dative] a MacLeod
        [genitive] de MacLeod
       *[nominative] MacLeod
    }
   *[no] MacLeod
}
guest-117 = { $the ->
    [yes] { $case ->
        [accusative] a Mag. Ferdinand
        [dative] a Mag. Ferdinand
        [genitive] de Mag. Ferdinand
       *[nominative] Mag. Ferdinand
    }
   *[no] Mag. Ferdinand
}
guest-118 = { $the ->
    [yes] { the }Sr. Moras
   *[no] Sr. Moras
}
guest-134 = { $the ->
    [yes] { the-she }debutante
   *[no] Debutante
}
guest-135 = { $the ->
    [yes] { the-she }dama de compañía
   *[no] Dama de compañía
}
guest-136 = { $the ->
    [yes] { the-she }institutriz
   *[no] Institutriz
}
guest-137 = { $the ->
    [yes] { the-she }primera bailarina
   *[no] Primera bailarina
}
guest-138 = { $the ->
    [yes] { the-she }maniquí
   *[no] Maniquí
}
guest-139 = { $the ->
    [yes] { the-she }diva
   *[no] Diva
}
guest-140 = { $the ->
    [yes] { the-she }reina del vals
   *[no] Reina del vals
}
guest-141 = { $the ->
    [yes] { the }kan
   *[no] Kan
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
    [yes] { the-she }maharaní
   *[no] Maharaní
}
guest-145 = { $the ->
    [yes] { the }marqués
   *[no] Marqués
}
guest-146 = { $the ->
    [yes] { the-she }contessa
   *[no] Contessa
}
guest-147 = { $the ->
    [yes] { the-she }zarina
   *[no] Zarina
}
guest-148 = { $the ->
    [yes] { the }embajador
   *[no] Embajador
}
guest-149 = { $the ->
    [yes] { the-she }abadesa
   *[no] Abadesa
}
guest-150 = { $the ->
    [yes] { the }consigliere
   *[no] Consigliere
}
guest-151 = { $the ->
    [yes] { the }almirante Winterbottom
   *[no] Almirante Winterbottom
}
guest-152 = { $the ->
    [yes] { the }empresario teatral
   *[no] Empresario teatral
}
guest-153 = { $the ->
    [yes] { the }cardenal
   *[no] Cardenal
}
guest-154 = { $the ->
    [yes] { the }alcalde
   *[no] Alcalde
}
guest-155 = { $the ->
    [yes] { the-she }Bestia
   *[no] La Bestia
}
guest-156 = { $the ->
    [yes] { the }Kapellmeister Palfy
   *[no] Kapellmeister Palfy
}
guest-157 = { $the ->
    [yes] { $case ->
        [accusative] a C. Enicienta
        [dative] a C. Enicienta
        [genitive] de C. Enicienta
       *[nominative] C. Enicienta
    }
   *[no] C. Enicienta
}
guest-158 = { $the ->
    [yes] { the }fantasma
   *[no] Fantasma
}
guest-159 = { $the ->
    [yes] { the-she }Bella
   *[no] La Bella
}
guest-160 = { $the ->
    [yes] { the-she }médium
   *[no] Médium
}
guest-161 = { $the ->
    [yes] { the }juerguista
   *[no] Juerguista
}
guest-162 = { $the ->
    [yes] { the }papa
   *[no] Papa
}
guest-184 = { $the ->
    [yes] { $case ->
        [accusative] a E. Doolittle
        [dative] a E. Doolittle
        [genitive] de E. Doolittle
       *[nominative] E. Doolittle
    }
   *[no] E. Doolittle
}
guest-185 = { $the ->
    [yes] { $case ->
        [accusative] a M. Antoinette
        [dative] a M. Antoinette
        [genitive] de M. Antoinette
       *[nominative] M. Antoinette
    }
   *[no] M. Antoinette
}
guest-186 = { $the ->
    [yes] { the }lord alcalde de Londres
   *[no] Lord alcalde de Londres
}
guest-187 = { $the ->
    [yes] { $case ->
        [accusative] a J. Gatsby y D. Buchanan
        [dative] a J. Gatsby y D. Buchanan
        [genitive] de J. Gatsby y D. Buchanan
       *[nominative] J. Gatsby y D. Buchanan
    }
   *[no] J. Gatsby y D. Buchanan
}
guest-188 = { $the ->
    [yes] { the-she }Srta. Hildegard
   *[no] Srta. Hildegard
}
guest-189 = { $the ->
    [yes] { the }Dr. Hagedorn
   *[no] Dr. Hagedorn
}
guest-190 = { $the ->
    [yes] { the }Sr. Schulze
   *[no] Sr. Schulze
}
guest-191 = { $the ->
    [yes] { $case ->
        [accusative] a J. Kesselhut
        [dative] a J. Kesselhut
        [genitive] de J. Kesselhut
       *[nominative] J. Kesselhut
    }
   *[no] J. Kesselhut
}
guest-192 = { $the ->
    [yes] { the-she }Sra. Kunkel
   *[no] Sra. Kunkel
}

## Personal. # ours

staff-1 = Camarero de desayunos
staff-2 = Camarera
staff-3 = Barman
staff-4 = Segundo chef
staff-5 = Palafrenero
staff-6 = Mozo de cuadra
staff-7 = Masajista
staff-8 = Guía turístico
staff-9 = Mayordomo
staff-10 = Chófer
staff-11 = Florista
staff-12 = Gobernanta general
staff-13 = Jefe de restaurante
staff-14 = Decoradora
staff-15 = Limpiabotas
staff-16 = Lavandera
staff-17 = Pinche de cocina
staff-18 = Inspector
staff-19 = Interiorista
staff-20 = Detective
staff-21 = Chef
staff-22 = Jefe de personal
staff-23 = Guardián
staff-24 = Maître
staff-25 = Repartidor
staff-26 = Jefe de congresos
staff-27 = Jefe de reservas
staff-28 = Conserje
staff-29 = Secretaria
staff-30 = Empleado de recepción
staff-31 = Doncella
staff-32 = Subdirector
staff-33 = Mozo de planta
staff-34 = Recepcionista
staff-35 = Botones
staff-36 = Sumiller
staff-37 = Servicio de habitaciones
staff-38 = Mozo de equipajes
staff-39 = Pastelero
staff-40 = Director de publicidad
staff-41 = Telefonista
staff-42 = Jardinero
staff-43 = Barista
staff-44 = Cocinero de despensa
staff-45 = Socorrista
staff-46 = Gobernanta de planta
staff-47 = Ascensorista
staff-48 = Director del hotel
staff-119 = Maestro de baile
staff-120 = Violinista
staff-121 = Concertino
staff-122 = Sinfonista
staff-123 = Acomodadora
staff-124 = Director de orquesta
staff-125 = Director de coro
staff-126 = Primer bailarín
staff-127 = Arpista
staff-128 = Violonchelista
staff-129 = Pianista
staff-130 = Maestro de ballet
staff-131 = Trompetista
staff-132 = Arreglista
staff-133 = Capitán de vapor del Danubio
staff-166 = Sirvienta
staff-167 = Aprendiz
staff-168 = Lavaplatos
staff-169 = Tabernero
staff-170 = Cochera
staff-171 = Contable
staff-172 = Chef de rang
staff-173 = Intérprete
staff-174 = Camarero de barra
staff-175 = Jefe de carruajes
staff-176 = Paseador de perros
staff-177 = Peluquera
staff-178 = Bedel
staff-179 = Animador
staff-183 = Hijo del director
