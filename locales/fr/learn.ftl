## Les règles à portée de main : le livre, la feuille à côté de la table et le sens des pièces.

learn-title = Règles
learn-of = Règles de { $game }
learn-games = Jeux
learn-find = Chercher dans les règles de { $game }
learn-found = { $n ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Un paragraphe trouvé.
   *[other] { $n } paragraphes trouvés.
}
learn-turn = Un tour en une image
learn-chapters = Chapitres
learn-print = Imprimer
learn-quick = Une page à imprimer
learn-whole = Toutes les règles
learn-chapter = Toutes les règles de ce chapitre
learn-table = Retour à ta table
learn-play = Jouer maintenant
learn-try = Essayer
learn-opening = Ouverture …
learn-rule = Règle { $number }
learn-rule-in = Règle { $number } · { $chapter }
learn-back = Retour à ton coup
learn-before = Retour à { $number }
learn-instead = Ce que tu peux faire
learn-others = À d’autres tables
learn-seats = { $n ->
    [0] À { $list } joueurs
   *[other] À { $n } joueurs
}
learn-not-here = Pas en jeu à ta table.
learn-shown-for = Là où les tables diffèrent, cette page suit la tienne.
learn-failed = Les règles ne se chargent pas pour le moment. Rien n’est perdu ; essaie encore.
learn-door = Ouvrir la règle { $number }
learn-mean = Qu’est-ce que c’est ?
learn-mean-hint = Touche n’importe quoi sur la table. Au clavier : flèches pour avancer, Échap pour sortir.
learn-mean-leave = Terminé
