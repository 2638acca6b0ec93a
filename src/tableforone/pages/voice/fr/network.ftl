# Ce qu’un téléphone du réseau domestique voit d’abord.

pair-title = Rejoindre
pair-code = Le code d’association que le serveur montre à son propriétaire
pair-name = Comment s’appelle cet appareil ?
pair-join = Rejoindre

## Comment il apprend à faire confiance au serveur. $b, $end : autour de ce qu’on touche

trust-title = Fais confiance à ce serveur, une seule fois
trust-about = Ensuite, ce téléphone peut garder l’écran allumé, copier des textes et installer l’application. Cela prend une minute.
trust-1 = 1. Télécharge le certificat
trust-download = Télécharger le certificat
trust-fingerprint = Il ne vaut que pour les adresses d’un réseau domestique. Son empreinte SHA-256 commence par { $fingerprint } ; l’ordinateur affiche la même.
trust-2 = 2. Fais-lui confiance
trust-apple = iPhone et iPad
trust-apple-1 = Touche { $b }Autoriser{ $end }, puis ouvre { $b }Réglages{ $end }.
trust-apple-2 = Touche { $b }Profil téléchargé{ $end }, puis { $b }Installer{ $end }.
trust-apple-3 = Ouvre { $b }Général › Informations › Réglages de confiance des certificats{ $end }.
trust-apple-4 = Active { $b }Table for One{ $end }.
trust-android-1 = Ouvre { $b }Paramètres › Sécurité › Autres paramètres de sécurité{ $end }.
trust-android-2 = Touche { $b }Installer depuis la mémoire de l’appareil{ $end } ou { $b }Installer un certificat{ $end }, puis { $b }Certificat CA{ $end }.
trust-android-3 = Touche { $b }Installer quand même{ $end } et choisis le fichier téléchargé.
trust-3 = 3. Ouvre l’application
trust-open = Ouvrir { $address }
trust-warns = Si le navigateur te met en garde, l’étape 2 n’est pas encore terminée.
