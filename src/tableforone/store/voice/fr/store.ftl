# Parties enregistrées et leurs fichiers : ce qui ne va pas, et que faire.

## Fichiers. $file: its path or name

not-a-file = ce n’est pas un fichier
# $reason: what the system says
file-unread = Impossible de lire { $file } : { $reason }. Choisis un autre fichier.
file-too-large = { $file } est trop grand pour ce programme. Choisis un autre fichier.
file-not-text = { $file } n’est pas un fichier de texte (UTF-8). Choisis un autre fichier.
# $reason: what the system says; $then: what to do, a sentence
file-unwritten = Impossible d’écrire { $file } : { $reason }. { $then }
then-other-file = Choisis un autre fichier.
then-again = Rien n’a été modifié ; réessaie.

## Ce que le système dit le plus souvent, à l’intérieur d’autres phrases.

reason-denied = accès refusé
reason-exists = il y a déjà un fichier à cet endroit
reason-folder = c’est un dossier
reason-circle = les liens tournent en rond
reason-connection = la connexion a été refusée
reason-many-files = trop de fichiers sont ouverts
reason-long-name = le nom du fichier est trop long
reason-missing = fichier ou dossier introuvable
reason-name = aucun fichier ne peut porter ce nom
reason-full = le disque est plein
reason-no-folder = une partie du chemin n’est pas un dossier
reason-not-permitted = ce n’est pas permis
reason-read-only = le disque est en lecture seule

## Le fichier de toutes les parties. $file: its path or name

other-folder = Choisis un autre dossier de données avec --data ou TABLEFORONE_DATA.
# $reason: what the system says
file-unusable = Impossible de lire ou d’écrire { $file } ({ $reason }). { other-folder }
folder-unusable = Impossible d’utiliser { $file } pour tes parties : { $reason }. { other-folder }
file-busy = { $file } est utilisé par un autre programme. Réessaie quand il aura terminé.
file-foreign = { $file } appartient à un autre programme. { other-folder }
file-newer = { $file } vient d’une version plus récente du programme. Mets le programme à jour pour ouvrir tes parties.
file-damaged = { $file } est endommagé et a été laissé tel quel.
file-damaged-no-backup = { file-damaged } Il n’a pas encore de sauvegarde : remets ta propre copie. { other-folder }
# $days: of the backups; $day: the latest
file-damaged-backups = { file-damaged } Sauvegardes : { COMMAS($days) }. Pour rétablir la dernière : tableforone restore { $day }
file-damaged-backups-elsewhere = { file-damaged } Sauvegardes : { COMMAS($days) }. Pour rétablir la dernière : tableforone restore { $day } et le même --data
file-gone = { $file } a été retiré ou remplacé pendant que le programme tournait : rien ne peut être enregistré. Remets-le,
    ou redémarre le programme.
disk-full = Impossible d’écrire { $file } : le disque est plein. Rien n’a été enregistré. Fais de la place et réessaie.
no-home = Aucun dossier personnel n’a été trouvé pour tes parties. Nomme un dossier dans TABLEFORONE_DATA.

## Sauvegardes.

# $file: the file of all games
backups-none = Il n’y a pas encore de sauvegarde de { $file }. Il s’en fait une chaque jour où tu joues.
# $day: what was asked for; $days: what there is
backup-damaged = La sauvegarde « { $day } » de { $file } est endommagée. Tu peux rétablir : { COMMAS($days) }.
backup-unknown = Il n’y a pas de sauvegarde « { $day } » de { $file }. Tu peux rétablir : { COMMAS($days) }.

## Parties.

# $id: of the game
no-table = Il n’y a pas de partie « { $id } ». Voir l’accueil ou `tableforone tables`.
# $trouble: a sentence
unopenable = La partie { $id } ne s’ouvre pas. { $trouble } Sauve ce qu’il y a avec `tableforone export { $id } FILE`, ou
    supprime-la avec `tableforone delete { $id }`.
unopenable-back = { unopenable } Dans le navigateur, tu peux revenir à un moment antérieur.
played-elsewhere = La partie { $id } a été continuée ailleurs entre-temps. Rouvre-la pour continuer de là.
game-too-large = Cette partie est trop grande pour être rouverte : le coup n’a pas été enregistré. Commence une autre partie.
no-report = Il n’y a pas de rapport sur cette partie, car rien n’a échoué.
no-earlier = Cette partie n’a pas de moment antérieur à montrer.
# $game: its name
deck-none = { $game } n’a pas de cartes à saisir depuis ta propre boîte.

# Stands where other messages have $where: masculine.
it = Son fichier

## Pourquoi une partie de la liste ne s’ouvre pas.

# $kind: what Python says
trouble-choices = Le programme échoue à sa mise en place ({ $kind }).
trouble-shown = Le programme échoue en montrant cette partie ({ $kind }).
# $fields: names of fields
trouble-row = Sa ligne dans la base de données est endommagée ; illisible : { COMMAS($fields) }.
trouble-journal = Il lui manque des coups.
trouble-large = Elle est trop grande pour être ouverte.
trouble-newer = Elle a été jouée avec des règles plus récentes que celles de cette version du programme. Mets d’abord le
    programme à jour.

## Fichiers venus d’ailleurs.

read-too-long = La lecture de ce fichier prend trop de temps. Il n’a pas été ouvert.
read-stopped = Ce fichier n’a pas pu être lu : la lecture a été arrêtée. Il n’a pas été ouvert.
read-closed = Le programme s’arrête. Rien n’a été ouvert.
read-not-text = Ce fichier n’est pas du texte. Choisis un fichier enregistré par ce programme.
read-memory = Ce fichier demande trop de mémoire. Il n’a pas été ouvert.
# $kind: what Python says
read-failed = Ce fichier est illisible : erreur dans les règles ({ $kind }).
# $most: the limit
read-many-files = Il contient trop de fichiers : la limite est { $most }. Rien n’a été ouvert.
read-damaged = Ce fichier est endommagé. Rien n’a été ouvert.
read-nameless = un fichier sans nom
member-packed = Il est compressé d’une façon inhabituelle. Refais-en un fichier zip ordinaire.
member-large = Il est trop grand.
member-damaged = Il est endommagé.

## Liens qui contiennent une partie.

link = Ce lien
link-damaged = Ce lien est incomplet ou endommagé. Redemande-le, et copie-le en entier.
link-too-large = Ce lien est trop grand pour être ouvert. Demande plutôt la partie enregistrée dans un fichier.
link-no-room = Cette partie est trop longue pour un lien. Télécharge-la et envoie plutôt le fichier.
