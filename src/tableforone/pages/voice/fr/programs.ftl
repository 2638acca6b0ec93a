# La page pour ceux qui écrivent des programmes.

programs-title = Pour les programmes
programs-about = Les mêmes jeux en JSON. Un programme demande d’abord son jeton à { $session }, garde le cookie et envoie le jeton comme { $token } avec tout ce qui change quelque chose. Un coup porte le numéro de sa question ; si cette question n’est plus ouverte, la réponse est 409 avec la partie actuelle.
programs-download = Télécharger la description
programs-takes = Reçoit
programs-kind = Sorte
programs-what = Ce que c’est
programs-answers = Répond par { COMMAS($codes) }.
programs-in-address = dans l’adresse
programs-optional = facultatif
programs-optional-about = { $about } ; facultatif
programs-value = valeur
