# Ce que le navigateur sait faire, et la première page de l’application sans serveur.

can-title = Ce que ce navigateur sait faire ici
can-about = Vérifié à l’instant, sur cet appareil. Copie-le si tu signales un problème. Rien n’est envoyé.
can-window-title = Dans cette fenêtre
can-no-scripts = Cette page a besoin de scripts. Active-les ici.
can-as-text = La même chose en texte

## Ce qui est demandé.

can-program = Programme
can-browser = Navigateur
can-window = Fenêtre
can-installed = Installé
can-https = Adresse sécurisée (https)
can-saves = Parties enregistrées
can-engines = Moteurs de jeu
can-files = Fichiers pour les pages
can-database = Base de données
can-room = Espace
can-lasts = Conservation durable
can-workers = Workers
can-offline = Marche hors ligne
can-webassembly = WebAssembly
can-locks = Verrous entre onglets
can-screen = Garde l’écran allumé
can-clipboard = Presse-papiers
can-share = Partage
can-speech = Voix
can-sound = Son
can-anchors = Cartes à côté de leur pièce

## Ce qu’on trouve.

can-says-yes = oui
can-says-no = non
can-says-no-because = non : { $why }
can-says-unknown = inconnu
can-says-by-server = oui : par le serveur
can-says-in-files = oui : dans des fichiers de ce navigateur
can-says-in-database = oui : dans une base de données de ce navigateur
can-says-in-nothing = non : télécharge chaque partie avant de fermer la page
can-says-compiled = compilés
can-says-plain = Python pur : mêmes jeux, entraîneur plus lent
can-says-refused = Python pur : mêmes jeux, entraîneur plus lent. Les moteurs compilés n’ont pas pu être chargés : { $why }
can-says-needs-https = il faut https
can-says-no-files = pas de système de fichiers pour les pages
can-says-deletes = le navigateur peut les effacer quand le disque est plein
can-says-https-matters = c’est peut-être la seule raison pour laquelle certaines des lignes suivantes disent non
can-says-at-the-edge = elles s’ouvrent au bord de la fenêtre
can-says-touch = écran tactile
can-says-mouse = souris
can-says-of = { $used } sur { $all } Mo
can-says-size = { $across } × { $down }, rapport de pixels { $dots }, { $by }

## Quelle version du site, après son numéro.

site-compiled = avec moteurs compilés
site-plain = avec moteurs en Python pur

## La première page sans serveur, avant que le programme tourne.

offline-about = { $n ->
    [one] { $n } jeu, avec un adversaire qui suit ses règles imprimées et te dit pourquoi.
   *[other] { $n } jeux, avec des adversaires qui suivent leurs règles imprimées et te disent pourquoi.
  } Tout tourne et reste dans ce navigateur. Après la première visite, plus besoin de réseau.
offline-what-it-is = Des jeux de société pour une personne contre leurs adversaires solo imprimés : dans ton navigateur, sans réseau.
offline-ready = On prépare ta table.
offline-blocked = Quelque chose bloque.
offline-loading = Chargement du programme
offline-loading-of = Chargement du programme : { $one } sur { $other } Mo, une seule fois
offline-starting = Démarrage du programme
offline-opening = Ouverture de tes parties
offline-updating = Installation d’une nouvelle version
offline-again = Redémarrer
offline-shelf = Les jeux
offline-unsaved = Ici, rien n’est enregistré. Télécharge tes parties avant de fermer cette page.
offline-no-scripts = Cette page est un programme. Active les scripts pour elle, ou installe Table for One sur ton ordinateur.
offline-needs-https = Cette adresse n’est pas sécurisée : hors ligne, l’application a besoin de https. Ouvre son adresse https.
offline-needs-webassembly = Ce navigateur ne peut pas faire tourner le programme : WebAssembly est désactivé ou absent. Active-le (les modes de sécurité stricts le coupent), ou prends un autre navigateur.
offline-needs-workers = Ce navigateur ne laisse pas les pages marcher hors ligne ici : les service workers sont désactivés. C’est souvent le cas en navigation privée. Ouvre cette page dans une fenêtre normale ou dans un autre navigateur.
offline-too-old = Ce navigateur est trop ancien pour le programme. Mets-le à jour, ou prends-en un autre.
offline-elsewhere = Tes parties sont ouvertes dans un autre onglet.
offline-elsewhere-now = Tes parties sont maintenant ouvertes dans un autre onglet. Rien n’est perdu : les deux onglets montrent les mêmes parties.
offline-use-here = Jouer ici
offline-not-started = Le programme n’a pas pu démarrer. Recharge la page. Si cela ne suffit pas, télécharge tes parties et efface dans le navigateur les données de ce site.
offline-stopped = Le programme s’est arrêté ({ $one }). Chaque coup que tu as vu est enregistré.
offline-stopped-full = Le disque est plein : le programme s’est arrêté. Chaque coup que tu as vu est enregistré. Libère de la place et redémarre.
offline-not-saved = Ce navigateur ne laisse pas la page enregistrer tes parties ({ $one }). La navigation privée et les réglages stricts l’interdisent souvent. Ouvre la page dans une fenêtre normale, ou joue ici et télécharge chaque partie avant de la fermer.
offline-play-unsaved = Jouer sans enregistrer
offline-disk-full = Le disque est plein : tes parties n’ont pas pu être ouvertes. Libère de la place et redémarre.
offline-not-opened = Tes parties n’ont pas pu être ouvertes : { $one } Rien n’a été modifié.
offline-not-loaded = Le programme n’a pas pu être chargé ({ $one }). Réessaie ; si c’est une fenêtre privée, prends-en une normale.
offline-no-network = Il n’y a pas de réseau, et le programme n’est pas encore sur cet appareil. Ouvre cette page une fois avec le réseau.
offline-silent = Le programme ne répond pas. Tes coups sont enregistrés ; recharge la page.
offline-no-language = { $one } n’a pas pu être chargé. Ces pages sont donc en anglais ; recharge-les quand tu auras du réseau.
offline-incomplete = certains fichiers n’ont pas pu être chargés
