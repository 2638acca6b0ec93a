# Le cadre de chaque page.

shell-about = Des jeux de société en solitaire contre leurs adversaires imprimés.
shell-skip = Aller au contenu
shell-places = Menu principal
shell-games = Jeux
shell-history = Historique
shell-rules = Règles
shell-lab = Labo
shell-settings = Réglages
shell-home = Tous les jeux
shell-too-old = Ce navigateur est trop ancien pour Table for One. Mets-le à jour, ou prends Safari 17.5, Firefox 125, Chrome 123 ou plus récent.
shell-refused = Le serveur a refusé. Recharge la page.
shell-silent = Le serveur ne répond pas. Tourne-t-il encore ? Tes coups sont enregistrés ; recharge la page.
