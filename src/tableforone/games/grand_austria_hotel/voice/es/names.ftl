# Nombres de losetas y objetivos, por su número. Los nombres de las cartas están en printed.ftl.

# Artículo ante un huésped, hombre o mujer. $the: yes si la frase lo pide; $case: con a, con de o sin nada
the = { $the ->
    [yes] { $case ->
        [accusative] al{" "}
        [dative] al{" "}
        [genitive] del{" "}
       *[nominative] el{" "}
    }
   *[no] {""}
}
the-she = { $the ->
    [yes] { $case ->
        [accusative] a la{" "}
        [dative] a la{" "}
        [genitive] de la{" "}
       *[nominative] la{" "}
    }
   *[no] {""}
}
# Ante una vocal es igual en español
the-vowel = { the }
the-she-vowel = { the-she }
# Delante de un nombre propio, tal como está impreso
the-named = { $the ->
    [yes] { $case ->
        [accusative] a{" "}
        [dative] a{" "}
        [genitive] de{" "}
       *[nominative] {""}
    }
   *[no] {""}
}

## Objetivos, en una o dos palabras. # ours

objective-105 = coronas
objective-106 = habitaciones
objective-107 = personal
objective-108 = emperador
objective-109 = plantas
objective-110 = grupos
objective-111 = un color
objective-112 = columnas
objective-113 = 3 de cada color
objective-114 = 4 rojas, 3 amarillas
objective-115 = 4 amarillas, 3 azules
objective-116 = 4 azules, 3 rojas
objective-163 = champán
objective-164 = bailarines
objective-165 = huéspedes verdes
objective-180 = provisiones
objective-181 = última planta
objective-182 = pedidos grandes

## Celebridades, salones de baile, entradas.

celebrity-christie = Agatha Christie
celebrity-einstein = Albert Einstein
celebrity-chaplin = Charlie Chaplin
celebrity-magie = Elizabeth Magie
celebrity-puccini = Giacomo Puccini
celebrity-tolkien = J. R. R. Tolkien
celebrity-gandhi = Mahatma Gandhi
celebrity-curie = Marie Curie
celebrity-mata_hari = Mata Hari
celebrity-picasso = Pablo Picasso
celebrity-freud = Sigmund Freud
celebrity-churchill = Winston Churchill

ballroom-apollosaal = Apollosaal
ballroom-goldener_strauss = Goldener Strauß
ballroom-odeonsaal = Odeonsaal
ballroom-zum_sperl = Zum Sperl
ballroom-zur_kettenbruecke = Zur Kettenbrücke

entrance-chateau_paulwei = Chateau Paulwei
entrance-corogari = Corogari Zant-Mainz
entrance-dove = Dove
entrance-kaufman = Kaufman
entrance-mayenfels = Mayenfels
entrance-ninas_melange = Ninas Melange
entrance-stroup = Stroup
entrance-grand_wray = Grand Wray Hotel
entrance-kozi_palace = Kozi Palace, Viena
entrance-the_ren = El Ren
