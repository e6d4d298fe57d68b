## Ce que signifient les pièces d’une table, en une phrase.

mean-vivajava-coffee = Un dé café : six couleurs, de blanc 1 à noir 6. Le nombre est sa torréfaction.
mean-vivajava-aroma = Un dé arôme : un joker à la place du noir ; il retourne à la réserve après le lancer.
mean-vivajava-featured = Meilleur Grain : il paie son propriétaire à chaque tour et perd un dé chaque fois. On le prend avec plus de grains d’une couleur, ou autant de plus foncés.
mean-vivajava-rainbow = Arc-en-ciel : cinq couleurs avec tes propres dés. Il paie à chaque tour et ne perd jamais de dé.
mean-vivajava-tube = Une piste de recherche : 1X ouvre sa capacité, 2X la double, la tasse rapporte et la ferme.
mean-vivajava-race = La course : le premier à 21 points gagne.
mean-vivajava-token = Un jeton : il montre à qui sont l’aide, le sillage ou le blocage.
mean-vivajava-seat = Un joueur : points, pistes, dés arôme et jetons.
