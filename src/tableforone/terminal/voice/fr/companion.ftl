# Le compagnon dans le terminal : l’adversaire à une vraie table.

companion-setup = Mets la table en place (les numéros sont ceux des règles solo) :
companion-how = Tape le numéro d’une réponse, ou une partie de son texte. Pour des points, tape simplement le nombre. why
    montre la raison de son dernier choix, table son plateau, entries tes saisies ; undo en annule une, help en dit
    plus. Chaque saisie est enregistrée aussitôt : tu peux arrêter à tout moment.
companion-done = (fait)
type-numbers = Tape tous les numéros qui conviennent, séparés par des espaces.
type-dice = Tape chaque dé (1123…), ou combien de dés montrent chaque face (2 1 1 0 …).
# $low, $high: numbers
type-range = Tape un nombre de { $low } à { $high }.
# $numbers: to choose from
type-one = Tape un nombre : { COMMAS($numbers) }.
# $said: what was typed; $many: dice; $faces: of a die
wrong-roll = « { $said } » n’est pas un lancer. Tape { $many } chiffres, ou { $faces } nombres.
wrong-die = « { $said } » n’est pas un lancer : un dé montre de 1 à { $faces }. Tape-le encore une fois.
# $turn: its number
entry-turn = tour { $turn } :
correct-what = Tape correct et le numéro d’une saisie. entries les montre toutes.
correct-again = Tape-la encore une fois, ou Entrée pour la laisser telle quelle.
unchanged = Rien n’a été modifié.
# $turn: its number
turn-changes = Le tour { $turn } changerait :
turns-same = Il ferait la même chose.
keep-or-replay = Tape keep pour garder ce qui a été joué ; la question reviendra quand elle comptera. Tape replay pour rejouer ses tours.
change-how = Tape change, un numéro de board et de combien : change 4 +1
# $n: numbers
change-which = Son plateau a { $n ->
    [one] { $n } valeur. Tape board pour la voir.
   *[other] { $n } valeurs. Tape board pour les voir.
}
# $name: of a number; $value: now; $least, $most: what it can be
change-bounds = { $name } : { $value } maintenant, de { $least } à { $most } possible.
# $name: of a number; $value: now
change-done = { $name } : { $value } maintenant.
cards-who = Tape cards app ou cards mine : qui révèle ses cartes désormais ?
