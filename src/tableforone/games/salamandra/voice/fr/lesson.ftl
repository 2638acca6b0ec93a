# Ce que dit l’hôte dans une leçon. $one et $two : les numéros de ce qu’il montre.

## Ta première partie.

lesson-first = Ta première partie
    .about = Une manche d’une vraie partie et la moitié de la suivante, avec cartes Divinité et foi,
        en { $minutes } minutes environ.
    .ending = Tu as placé des apprentis, tu les as fait travailler, tu as construit deux champs,
        récolté deux bosquets et gagné l’Ours. Tu es bien devant Rudolph, comme il le faut après
        chaque manche.
    .later-1 = Potions et chaudrons. Les marchandises font des potions ; les champs à chaudron
        changent les potions en points.
    .later-2 = Le Temple. Une potion et des cristaux achètent une carte Salamandre, qui agit une fois
        et compte pour la foi.
    .later-3 = Les grimoires. Quatre parchemins envoient un de tes apprentis sur un grimoire qui
        rapporte des points à la fin.
    .later-4 = Le recyclage. Avant une nouvelle manche, tu peux échanger des cartes ou des champs
        qui ne te plaisent pas.
lesson-first-chapter-1 = Apprentis
lesson-first-chapter-2 = Travail
lesson-first-chapter-3 = Construction
lesson-first-chapter-4 = Récolte
lesson-first-chapter-5 = Manche deux
lesson-first-chapter-6 = Divinités
lesson-first-chapter-7 = Foi

lesson-first-step-1 = Envoie le premier apprenti.
    .text = Chaque octogone est un champ avec quatre emplacements. Les bosquets sont entre les
        champs. Quand tu places un apprenti sur un emplacement, tu gagnes les cristaux de ses
        chemins vers les bosquets. { $one } Cet emplacement en donne un et, comme il est en haut, il
        donne aussi le bonus du champ : 1 point. Places-y un apprenti.
    .praise = Un cristal et un point d’un seul pas.
lesson-first-step-2 = Un à côté de Rudolph.
    .text = Rudolph a un apprenti sur le champ blanc, mais il y a de la place. { $one } L’emplacement
        gauche donne un cristal, et le champ te donnera une fleur plus tard. Places-y un apprenti.
    .praise = Seuls les emplacements s’occupent, jamais les champs.
lesson-first-step-3 = Deux cristaux d’un coup.
    .text = { $one } Deux chemins sous le champ orange ont des cristaux. Places-y ton troisième
        apprenti, le dernier de cette manche.
    .praise = Six cristaux, et tu peux les garder.
lesson-first-step-4 = Maintenant, fais-les travailler.
    .text = Retourne un apprenti sur un champ à serpe pour gagner ce qui y pousse. Commence par le
        vert { $one } : une feuille.
    .praise = Dépense la feuille ce tour-ci, ou tu la perds.
lesson-first-step-5 = Et une fleur.
    .text = Travailler ne termine pas ton tour. { $one } Le champ blanc donne une fleur. Une feuille
        et une fleur, c’est le prix du premier champ de l’offre.
    .praise = Tu as une feuille et une fleur.
lesson-first-step-6 = Construis un champ.
    .text = { $one } Ce champ coûte une feuille et une fleur et rapporte tout de suite 4 points.
        Construis-le.
    .praise = Construire est une action principale : elle termine ton tour.
lesson-first-step-7 = Où le mettre ?
    .text = Il doit toucher un champ ou le Temple. { $one } Sous ton champ vert, tu atteins de
        nouveaux cristaux. Construis-le là.
    .praise = Quatre points et quatre nouveaux emplacements.
lesson-first-step-8 = Le dernier travaille aussi.
    .text = Le champ orange donne { $one } deux cristaux. Le repos n’en donnerait qu’un. Retourne cet
        apprenti.
    .praise = Tous les trois ont fait quelque chose.
lesson-first-step-9 = Assez pour aujourd’hui : passe.
    .text = Tu n’as plus d’apprenti à placer. { $one } Passe, et la récolte commence.
    .praise = Des apprentis actifs donneraient un cristal maintenant.
lesson-first-step-10 = D’abord le bosquet le plus riche.
    .text = Un bosquet à côté d’un de tes apprentis coûte 3 cristaux. { $one } Celui-ci rapporte 5
        points. Récolte-le.
    .praise = Il commence ta rangée de bosquets.
lesson-first-step-11 = Le deuxième paie deux fois.
    .text = Le deuxième bosquet de ta rangée rapporte 4 points de plus. { $one } Celui-ci donne un
        parchemin et 2 points, et Rudolph, qui est à côté, ne l’aura pas. Récolte-le.
    .praise = 16–2. Reste devant après chaque manche.
lesson-first-step-12 = Garde ce qui est là.
    .text = Avant une nouvelle manche, tu peux échanger quelques cartes et champs. Ce qui est là est
        bon : arrête, et regarde Rudolph.
    .praise = Il est maintenant à côté de deux bosquets.
    .watch-1 = Sa carte montre une flèche depuis un des quatre champs de départ. Il va aussi loin
        qu’il y a des champs.
    .watch-2 = Sur l’emplacement supérieur, il ne gagne rien. S’il est occupé, il continue dans le
        sens horaire et gagne un parchemin. Trois parchemins l’amènent sur un grimoire.
lesson-first-step-13 = Ton propre champ paie encore.
    .text = { $one } Sur l’emplacement supérieur, tu gagnes encore son bonus : 4 points, et 2
        cristaux de ses chemins. Places-y un apprenti.
    .praise = Ton champ travaille à chaque manche.
lesson-first-step-14 = Une fleur pour le prochain champ.
    .text = Tu peux encore utiliser les apprentis de la première manche. { $one } Retourne celui du
        champ blanc pour une fleur.
    .praise = Avec 2 cristaux, assez pour un champ.
lesson-first-step-15 = Construis le champ orange.
    .text = { $one } Ce champ coûte 2 cristaux et une fleur et rapporte 3 points. Il est orange, et
        c’est important maintenant. Construis-le.
lesson-first-step-16 = À côté de sa couleur.
    .text = Si un nouveau champ touche un champ de la même couleur, tu peux prendre une carte
        Divinité. { $one } Ici, il touche le champ orange. Construis-le ici.
    .praise = Maintenant, tu peux prendre l’Ours ou l’Aigle.
lesson-first-step-17 = Prends l’Ours.
    .text = Tu peux placer un apprenti sur le nouveau champ ou prendre une carte. { $one } Cet Ours
        te donne 1 point chaque fois que tu places sur un champ blanc, jusqu’à la fin de la partie.
        Ses trois empreintes sont trois symboles de foi. Prends-le.
    .praise = Trois symboles d’Ours, autant que Rudolph.
lesson-first-step-18 = L’Ours paie tout de suite.
    .text = { $one } Ton champ orange et blanc compte comme blanc : cet emplacement donne un cristal,
        et l’Ours ajoute un point. Places-y un apprenti.
    .praise = Prends tôt les cartes qui paient souvent.
lesson-first-step-19 = La foi compte à la fin.
    .text = Avoir le plus de symboles d’une divinité rapporte 12 points pour la Salamandre, 8 pour
        l’Ours et 6 pour l’Aigle ; la deuxième place rapporte la moitié. Sans symbole, tu ne marques
        rien. La carte de Rudolph montre ses symboles. Maintenant, choisis toi-même un coup.
    .praise = Garde un œil sur les trois divinités.
lesson-first-step-20 = Le Temple et les grimoires.
    .text = Au Temple, une potion et des cristaux achètent une carte Salamandre : elle agit une fois
        et compte pour la foi. Quatre parchemins envoient un apprenti sur un grimoire, qui rapporte
        des points après la manche 4. Choisis encore un coup toi-même.

lesson-first-card-1 = Place à côté des cristaux
    .text = Un emplacement donne les cristaux des chemins vers ses deux bosquets ; celui du haut
        donne aussi le bonus de son champ.
lesson-first-card-2 = Travaille, et dépense aussitôt
    .text = Retourne un apprenti sur un champ à serpe pour gagner sa marchandise. Les marchandises ne
        durent qu’un tour ; cristaux et parchemins restent.
lesson-first-card-3 = Construis des champs
    .text = Les marchandises paient un nouveau champ. Il donne tout de suite son bonus et apporte de
        nouveaux emplacements et bosquets.
lesson-first-card-4 = Récolte après avoir passé
    .text = Un bosquet à côté d’un de tes apprentis coûte 3 cristaux. Le deuxième, le quatrième et le
        sixième de ta rangée rapportent plus.
lesson-first-card-5 = Sois devant après chaque manche
    .text = Si Rudolph a autant de points que toi à la fin d’une manche, tu perds aussitôt.
lesson-first-card-6 = Rudolph suit des flèches
    .text = Une carte montre le chemin. Son apprenti va sur le champ le plus éloigné et ramasse les
        bosquets voisins après la manche.
lesson-first-card-7 = Construis pour les cartes Divinité
    .text = Construis à côté d’un champ de la même couleur, et tu peux prendre l’Ours ou l’Aigle. Il
        t’aide jusqu’à la fin de la partie.
lesson-first-card-8 = La foi compte à la fin
    .text = Le plus de symboles d’une divinité : Salamandre 12 points, Ours 8, Aigle 6. La deuxième
        place rapporte la moitié ; sans symbole, rien.

lesson-first-check-1 = Tu as 5 cristaux. Combien de bosquets peux-tu récolter après avoir passé ?
    .right = 1
    .wrong-1 = 5
    .wrong-2 = 2
    .why = Chaque bosquet coûte 3 cristaux, et il doit toucher un de tes apprentis.
lesson-first-check-2 = Quand peux-tu prendre une carte Ours ou Aigle ?
    .right = Après avoir construit à côté de la même couleur
    .wrong-1 = Après chaque manche
    .wrong-2 = Pour 4 cristaux
    .why = Le nouveau champ doit partager une couleur avec un champ voisin. Tu peux aussi y placer un
        apprenti à la place.
lesson-first-check-3 = Tu as 4 symboles d’Ours, Rudolph en a 3. Combien cela rapporte-t-il à la fin ?
    .right = 8 points
    .wrong-1 = 4 points
    .wrong-2 = 4 points par symbole
    .why = Le plus de symboles d’Ours rapporte 8 points, la deuxième place 4.
