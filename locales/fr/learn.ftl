## Les règles à portée de main : le livre, la feuille à côté de la table et le sens des pièces.

book-title = Règles
book-of = Règles de { $game }
book-games = Jeux
book-find = Chercher dans les règles de { $game }
book-found = { $n ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Un paragraphe trouvé.
   *[other] { $n } paragraphes trouvés.
}
book-turn = Un tour en une image
book-chapters = Chapitres
book-print = Imprimer
book-quick = Une page à imprimer
book-whole = Toutes les règles
book-chapter = Toutes les règles de ce chapitre
book-table = Retour à ta table
book-play = Jouer maintenant
book-try = Essayer
book-opening = Ouverture…
book-rule = Règle { $number }
book-rule-in = Règle { $number } · { $chapter }
book-back = Retour à ton coup
book-before = Retour à { $number }
book-instead = Ce que tu peux faire
book-others = À d’autres tables
book-seats = { $n ->
    [0] À { $list } joueurs
    [1] En solo
   *[other] À { $n } joueurs
}
book-not-here = Pas en jeu à ta table.
book-shown-for = Là où les tables diffèrent, cette page suit la tienne.
book-failed = Les règles ne se chargent pas pour le moment. Rien n’est perdu ; essaie encore.
book-door = Ouvrir la règle { $number }
book-mean = Qu’est-ce que c’est ?
book-mean-hint = Touche n’importe quoi sur la table. Au clavier : flèches pour avancer, Échap pour sortir.
book-mean-leave = Terminé
