# La page des réglages.

settings-title = Réglages
settings-about = Les changements valent tout de suite, pour toutes les parties dans ce navigateur.
settings-groups = Groupes
settings-save = Enregistrer

## Groupes de réglages, et un lien vers chacun.

group-look = Apparence
group-questions = Questions
group-learning = Apprendre
group-opponents = Adversaires
group-keys = Touches
group-network = Réseau domestique
group-data = Tes parties

## Chaque réglage : son nom, une ligne d’explication, ses choix.

theme-title = Thème
theme-about = Comme l’appareil, clair ou sombre.
theme-device = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

size-title = Taille du texte et des cartes
size-about = En grand, on voit moins de choses à la fois.
size-normal = Normale
size-large = Grande
size-largest = Très grande

motion-title = Animation
motion-about = Les pièces bougent moins d’une demi-seconde ; une touche ou un doigt sur l’écran y met fin. Sans animation, elles apparaissent à leur place.
motion-device = Comme l’appareil
motion-still = Sans

sound-title = Son
sound-about = Bois, cartes, dés et une cloche. Coupé tant que tu ne le choisis pas.
sound-off = Coupé
sound-quiet = Faible
sound-medium = Moyen
sound-loud = Fort

companionsound-title = Son avec ta propre boîte
companionsound-about = Les mêmes sons pendant que tu joues à ta vraie table.
companionsound-off = Coupé
companionsound-on = Activé

view-title = Vue
view-about = Sur un téléphone, l’onglet des pièces entourées s’ouvre. Ailleurs, la page défile jusqu’à elles.
view-follow = Suivre la question
view-stay = Rester en place

language-title = Langue
language-about = Les parties enregistrées et les études n’en dépendent pas.
language-browser = Comme le navigateur

language-en-XA = Langue de test

cardnames-title = Noms des cartes
cardnames-about = Si ta boîte est en anglais, choisis les noms anglais.
cardnames-translated = Traduits
cardnames-printed = En anglais, comme imprimés

chance-title = Chances de gagner
chance-about = L’estimation de l’entraîneur à côté du score, renouvelée après chaque coup.
chance-hide = Cachées
chance-show = Affichées

forced-title = Seul choix possible
forced-about = Joué pour toi, sauf s’il révèle quelque chose.
forced-given = Jouer pour moi
forced-asked = Toujours demander

caution-title = Mises en garde
caution-about = Elles disent ce qu’un coup laisse échapper ; elles ne t’arrêtent jamais.
caution-first = À la première partie
caution-always = Toujours
caution-off = Jamais

pace-title = Rythme
pace-about = Comment tu vois le tour de l’adversaire. Un tour passé peut s’ouvrir depuis le journal.
pace-steps = Étape par étape
pace-skip = Passer à mon tour

why-title = Explications
why-about = Tu peux toujours en demander plus.
why-reasons = Avec les raisons
why-sentence = Une phrase
why-rules = Avec raisons et règles

## Touches.

key-choices = Choix 1 à 9
key-pass = Passer ou refuser
key-undo = Annuler, rétablir
key-why = Pourquoi ?
key-next = Étape suivante de l’adversaire
key-skip = Passer à mon tour
key-replay = Revoir, coup par coup
key-question = Aller à la question
key-space = Espace

## Le réseau domestique.

network-joined = Cet appareil est associé
network-joined-about = Les autres appareils et les nouveaux codes sont dans les réglages, sur l’ordinateur lui-même.
network-closed = Seul cet ordinateur accède à l’application
network-closed-about = Démarre-la avec { $command } pour que téléphones et tablettes puissent la rejoindre.
network-locked = { $n ->
    [one] Verrouillé après { $n } mauvais code
   *[other] Verrouillé après { $n } mauvais codes
}
network-locked-about = Aucun nouvel appareil ne peut être associé tant que tu n’as pas créé de
    nouveau code. Les appareils déjà associés fonctionnent toujours.
network-new-code = Nouveau code
network-code = Code d’association pour le prochain appareil : { $code }
network-code-about = Il vaut une fois, à l’adresse { OR($addresses) }.
network-wrong-codes = { $n ->
    [one] { $n } mauvais code a été saisi.
   *[other] { $n } mauvais codes ont été saisis.
}
network-trust = D’abord, une fois pour chaque téléphone : fais confiance à cet ordinateur. L’empreinte commence par { $fingerprint }.
network-join = Rejoindre : vise ici avec l’appareil photo du téléphone.
network-then-join = Puis rejoindre : vise ici avec l’appareil photo du téléphone.
network-plain = Simple http
network-plain-about = En simple http, un téléphone ne peut ni garder l’écran allumé, ni copier des textes, ni installer l’application. Démarre avec { $command } pour permettre tout cela.
network-this-device = { $name } (cet appareil)
network-device-about = Vu la première fois : { $first }, la dernière : { $last }. Retiré le { $ends } s’il ne revient pas.
network-remove = Retirer
network-remove-device = Retirer { $name }

## Ce qui est enregistré ici.

data-count = Terminées : { $finished }, en cours : { $running }
data-count-troubled = Terminées : { $finished }, en cours : { $running }, impossibles à ouvrir : { $troubled }
data-here = Enregistrées sur cet ordinateur seulement. Rien n’est envoyé. Tu peux télécharger chaque partie et la rouvrir depuis l’accueil.
data-in-browser = Enregistrées dans ce navigateur seulement. Il peut les effacer quand le disque est plein ; télécharge-les donc de temps en temps. Rien n’est envoyé.
data-download = Tout télécharger
data-history = Historique

browser-title = Quelque chose ne marche pas ?
browser-about = Regarde ce que ce navigateur sait faire ici, et copie-le dans ton message.
browser-open = Ce navigateur
