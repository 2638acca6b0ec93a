# Le serveur web : ce qu’il affiche, et ce qu’il répond quand quelque chose ne va pas.

## Ce qu’il affiche. $address: of the app; $folder: of the games

serve-running = Table for One tourne déjà : { $address }
serve-started = Table for One : { $address }   (Ctrl+C pour arrêter ; tes parties sont dans
    { $folder })
serve-open-folder = D’autres utilisateurs de cette machine peuvent voir les noms des fichiers de { $folder }. Ferme ce
    dossier avec `chmod 700`, ou choisis-en un autre avec --data.
serve-trust = D’abord, une fois par téléphone, pour qu’il fasse confiance à cet ordinateur : { $address }
# $start: of the fingerprint
serve-fingerprint = L’empreinte commence par { $start }
# $addresses: for phones; $code: the pairing code
serve-network = Sur le réseau de la maison : { COMMAS($addresses) }   Code d’association : { $code }
serve-new-code = Entrée donne un nouveau code d’association.
serve-code = Code d’association : { $code }
# $n: codes
pairing-locked = { $n } codes d’association faux ont été essayés : aucun nouvel appareil ne peut se joindre. Pour un nouveau
    code, appuie ici sur Entrée ou ouvre les réglages sur cette machine.
# $device: its name; $code: the next pairing code
pairing-joined = Appareil associé : { $device }. Prochain code d’association : { $code }
serve-busy = Un autre Table for One utilise les parties de { $folder }. Sers-toi de celui-là, ou choisis un autre dossier avec --data.
https-needs-lan = --https est pour les téléphones du réseau de la maison. Ajoute --lan.
https-needs-openssl = serve --https a besoin du programme openssl, qui est introuvable. Installe-le (sous Debian : apt-get
    install openssl), ou démarre sans --https.
# $why: what openssl says
https-failed = openssl n’a pas pu faire de certificat ({ $why }). Démarre sans --https, ou essaie un autre openssl.
# $port, $other: numbers
port-busy = Le port { $port } est utilisé par un autre programme. Choisis-en un autre : tableforone serve --port { $other }
port-refused = Le serveur ne peut pas écouter sur { $host }, port { $port }. Choisis un autre --host ou --port.

## Ce qu’il répond.

too-large = C’est trop grand.
too-slow = C’est arrivé trop lentement. Réessaie.
too-fast = C’était trop rapide. Attends un instant et réessaie.
broken-off = La connexion s’est coupée avant que tout soit arrivé. Réessaie.
other-address = Ce n’est pas une adresse de ce serveur. Ouvre l’adresse qu’il a affichée au démarrage.
other-page = Cela venait d’une autre page, et a donc été refusé.
old-page = Cette page est trop ancienne ou vient d’un autre programme : sa clé manque ou est fausse. Recharge la page.
no-file = Ce fichier n’existe pas.
no-upload = Le formulaire n’a pas de fichier. Choisis-en un d’abord.
# Stands where other messages have $where: masculine.
the-request = Le contenu de la requête
request-not-json = La requête est endommagée : ce n’est pas du JSON en UTF-8.
# $where: in the request; $why: what is wrong
request-malformed = La requête est mal formée à { $where } : { $why }.
form-malformed = Le formulaire est mal formé. Recharge la page.
# $most: the limit
form-too-long = Le formulaire a trop de champs : la limite est { $most }.
then-again = Rien n’a été modifié ; réessaie.

## Association.

not-paired = Cet appareil n’est pas associé. Ouvres-y l’accueil et saisis le code.
code-asked = Ces parties sont sur une autre machine.
code-wrong = Ce n’est pas le code.
code-ignored = Ce code n’a pas été vérifié.
# $word: one of the sentences above; $n: seconds
code-wait = { $word } Attends { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
} avant le prochain code.
# $n: codes
code-locked = { $n } codes faux ont été essayés : aucun nouvel appareil ne peut se joindre. Demande un nouveau code dans les réglages, sur la machine elle-même.
code-only-here = Seule la machine elle-même peut faire un nouveau code. Ouvre les réglages là-bas.
remove-only-here = Un appareil ne peut retirer que lui-même. Ouvre les réglages sur la machine elle-même.
device = Un appareil
device-android-phone = Téléphone Android
device-android-tablet = Tablette Android
device-windows = Ordinateur Windows
device-linux = Ordinateur Linux

## Études.

no-study = Cette étude n’existe pas. Voir la liste des études.
no-study-table = Les parties de cette étude n’ont pas été écrites en tableau.
study-running = Une étude est en cours. Arrête-la d’abord, ou attends la fin.
study-question = Choisis ce que tu veux savoir.
# $most: the limit
study-games-limit = Choisis le degré de certitude que tu veux : on joue ici au plus { $most } parties par variante.
# $player: what was asked for; $players: what there is
study-player = « { $player } » n’est pas un joueur. Joueurs : { COMMAS($players) }.
study-unread = illisible
# $n: games
study-stopped = arrêtée à { NUMBER($n) }
study-few = trop peu de parties
study-done = terminée
# $n: variants; $games: of each; $players: their names
study-about = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}, { NUMBER($games) } { $games ->
    [one] partie
   *[other] parties
} chacune sur les mêmes donnes · joueur : { AND($players) }
