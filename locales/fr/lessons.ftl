# First games: what is said around the lessons. Their own words are in lessons-cafe.ftl and its neighbours.

learn-title = Apprendre à jouer
learn-first = Première partie ? Apprends en jouant
learn-about = Douze petites leçons à la table, puis une première partie contre un adversaire facile. Environ dix minutes.
learn-begin = Commencer
learn-go-on = Continuer à la leçon { $n }
learn-step = Leçon { $n } sur { $of }
learn-skip-to-game = Passer à une partie
learn-leave = Quitter les leçons
learn-show = Montre-moi
learn-do = Fais-le pour moi
learn-lit = C’est éclairé sur la table.
learn-why = Pourquoi ?
learn-back = Retour
learn-next = Suivant
learn-pass = Passer celle-ci
learn-undo = Annuler
learn-solved = Bravo !
learn-wrong = Pas tout à fait
learn-otherwise = C’est permis, mais le but n’est plus à portée. Le coup est annulé : essaie encore.
learn-rested = Cette leçon s’en passe. Regarde ce qu’elle demande.
learn-lessons = Leçons
learn-done = faite
learn-finish = Joue une vraie partie
learn-sit = S’asseoir et jouer
