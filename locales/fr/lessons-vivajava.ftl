# Lessons of VivaJava Dice: lessons/vivajava.json says when each line is said. Words between ** are bold.

lesson-vivajava-seat-1 = Bruno
lesson-vivajava-seat-2 = Inês

lesson-vivajava-aim = Marque ton dernier point
lesson-vivajava-aim-text = Le premier à **21 points** gagne, et tu en as 20. Faire le **Meilleur Grain** rapporte aussitôt un point. Bruno le tient avec trois grains noirs, mais tu as lancé quatre blancs : c’est le plus grand nombre de grains d’une couleur qui l’emporte.
lesson-vivajava-aim-touch = Touche la rangée allumée des quatre grains blancs.
lesson-vivajava-aim-research = Cela monte dans un tube, qui paie plus tard. Un point maintenant gagne la partie : fais le Meilleur Grain.
lesson-vivajava-aim-rainbow = Cette place veut cinq couleurs différentes, et tu en as deux. Le Meilleur Grain en veut beaucoup d’une seule.
lesson-vivajava-aim-success = C’est gagné ! 21 points finissent la partie, et c’est le nombre de grains d’une couleur qui l’emporte.

lesson-vivajava-roast = Bats trois grains rouges
lesson-vivajava-roast-text = Bruno a 19 points, et au prochain tour ses trois grains rouges lui en paieraient 2. Prends-lui le Meilleur Grain ! Tu as trois rouges et trois verts ; le dé de verre compte aussi. À nombre égal, la **torréfaction la plus foncée** gagne.
lesson-vivajava-roast-touch = Compare les chiffres des dés, puis touche la rangée qui bat Bruno.
lesson-vivajava-roast-tie = Trois rouges contre trois rouges : égalité, et l’égalité laisse le Meilleur Grain à Bruno. Quelle couleur est plus foncée ?
lesson-vivajava-roast-research = Souvent un bon usage, mais le tour de Bruno lui donnerait 2 points et la victoire. Prends d’abord le Meilleur Grain.
lesson-vivajava-roast-success = Compte d’abord les grains, compare ensuite : blanc, jaune, brun, rouge, vert, noir. Une égalité ne change rien.

lesson-vivajava-keep = Laisse partir le bon grain
lesson-vivajava-keep-text = Le Meilleur Grain vient de te payer **2 points**, comme au début de chacun de tes tours. Puis il perd un grain, et tu choisis lequel. **Garde** le reste, et ton tour est fini.
lesson-vivajava-keep-touch = Touche le grain qui doit partir, puis « Garder ».
lesson-vivajava-keep-keep = Touche « Garder ».
lesson-vivajava-keep-green = Il ne reste que deux verts, et plus d’un lancer sur trois les bat. Laisse partir un grain qui n’apporte rien.
lesson-vivajava-keep-drop = Abandonner libère le Meilleur Grain et te fait lancer les quatre dés restants. Mais un lancer sur vingt seulement bat trois verts : garde-les.
lesson-vivajava-keep-success = Le Meilleur Grain paie à chaque tour et perd un grain à chaque tour. Garde sa couleur principale.

lesson-vivajava-rainbow = Montre cinq couleurs différentes
lesson-vivajava-rainbow-text = Cinq dés, cinq couleurs : voilà l’**Arc-en-ciel**. Il paie 1 point maintenant et 1 au début de chacun de tes tours. Il ne perd aucun grain et ne t’empêche jamais de lancer. Les cinq couleurs de quelqu’un d’autre te le prennent.
lesson-vivajava-rainbow-touch = Touche l’arc de couleurs.
lesson-vivajava-rainbow-research = Un grain, c’est un petit pas. Cinq couleurs d’un coup, c’est plus rare : prends l’Arc-en-ciel tant que tu les as.
lesson-vivajava-rainbow-blend = Le Meilleur Grain veut au moins deux grains pareils, et les tiens sont tous différents. Quelle place aime ça ?
lesson-vivajava-rainbow-success = L’Arc-en-ciel paie moins que le Meilleur Grain, mais il dure, et tu continues à lancer.

lesson-vivajava-research = Monte dans le tube blanc
lesson-vivajava-research-text = Ce lancer ne bat rien, et pourtant il n’est pas perdu. **Recherche** une couleur : chaque grain monte d’un pas dans son tube. Le drapeau **1X** ouvre la capacité écrite dessous.
lesson-vivajava-research-touch = Touche le tube où ton lancer monte le plus haut.
lesson-vivajava-research-blend = Trois blancs contre trois verts : autant, mais le blanc est la torréfaction la plus claire. Recherche plutôt.
lesson-vivajava-research-one = Un grain, un pas. Tes blancs montent de trois pas et ouvrent une capacité.
lesson-vivajava-research-rainbow = L’Arc-en-ciel veut cinq couleurs, et tu en as trois. Trois grains blancs servent à autre chose.
lesson-vivajava-research-success = Le drapeau 1X ouvre une capacité une fois par tour, 2X deux fois. Le blanc donne la Relance, dès ton prochain tour.

lesson-vivajava-reroll = Relance les dés dépareillés
lesson-vivajava-reroll-text = Les trois verts de Bruno battent tes trois bruns ; un quatrième gagnerait. Le blanc à 1X permet une **relance** par tour : choisis n’importe lesquels de tes dés et lance-les de nouveau. Puis utilise ce que tu as.
lesson-vivajava-reroll-touch = Touche les dés qui ne vont pas, puis lance.
lesson-vivajava-reroll-row = Un quatrième grain brun ! Touche la rangée allumée.
lesson-vivajava-reroll-one = Un dé, une chance d’un quatrième brun. Relancer les deux ne coûte pas plus : prends-en deux.
lesson-vivajava-reroll-strength = Ces trois-là sont ta force. Laisse-les, et relance les deux qui ne vont pas.
lesson-vivajava-reroll-blend = Trois bruns perdent contre trois verts. Un quatrième gagnerait : relance les dés dépareillés.
lesson-vivajava-reroll-success = Relance ce qui ne va pas. Quatre bruns battent trois verts : le nombre passe avant la torréfaction.

lesson-vivajava-cup = Atteins la tasse rouge
lesson-vivajava-cup-text = Le dernier pas d’un tube est sa **tasse** : 4 points d’un coup, mais alors sa capacité disparaît. Il te manque un grain rouge. Ton tube jaune a ouvert l’**Affinage** : rends un grain plus foncé d’un degré.
lesson-vivajava-cup-touch = Touche « Affinage », puis le grain qui doit devenir rouge.
lesson-vivajava-cup-tube = Touche le tube rouge.
lesson-vivajava-cup-short = À un pas de la tasse ! Fais d’abord un deuxième rouge : l’Affinage change le brun en rouge.
lesson-vivajava-cup-red = Ton grain rouge est devenu vert, il n’en reste aucun. Affine plutôt le brun.
lesson-vivajava-cup-blend = Deux blancs perdent contre trois noirs. Ton tube rouge est presque plein : regarde par là.
lesson-vivajava-cup-other = Cela ne donne aucun rouge. Seul le brun devient rouge : affine le brun.
lesson-vivajava-cup-success = Les tasses sont les gros lots : 3 ou 4 points d’un coup, en échange de la capacité.

lesson-vivajava-black = Échange des noirs contre des dés
lesson-vivajava-black-text = Le noir n’a pas de tube. Chaque grain noir recherché apporte un **dé arôme** de verre, à lancer au prochain tour avec tes dés café. Les quatre rouges de Bruno sont hors d’atteinte : prépare la suite.
lesson-vivajava-black-touch = Touche le bocal des dés arôme.
lesson-vivajava-black-research = Un petit pas maintenant, ou trois dés de plus au prochain tour ? Prends les dés.
lesson-vivajava-black-blend = Trois noirs perdent contre quatre rouges : le nombre passe avant la torréfaction. Tes noirs servent à autre chose.
lesson-vivajava-black-success = Huit dés au prochain tour ! Après ce lancer, les dés arôme retournent au bocal.

lesson-vivajava-drop = Abandonne-le et lance
lesson-vivajava-drop-text = Ton Meilleur Grain est usé : cinq lancers sur six battent deux blancs. Laisse partir un grain, puis **abandonne** le reste. Le Meilleur Grain redevient libre, et tu lances les trois dés restants et tes deux dés arôme.
lesson-vivajava-drop-touch = Touche un grain, puis « Abandonner » : tous les autres seront lancés.
lesson-vivajava-drop-drop = Touche « Abandonner ».
lesson-vivajava-drop-joker = La spirale est un joker, de la couleur que tu veux. Fais-en trois pareils.
lesson-vivajava-drop-keep = Cinq lancers de Bruno sur six battent deux blancs, et tes dés arôme repartiraient sans servir. Abandonne.
lesson-vivajava-drop-pair = Le joker est devenu jaune et t’a donné une seconde paire, qui ne compte pas. Fais-en un noir.
lesson-vivajava-drop-success = Garde le Meilleur Grain tant qu’il est fort ; abandonne-le quand il faiblit et que tes dés sont nombreux.

lesson-vivajava-gift = Accepte un dé de Bruno
lesson-vivajava-gift-text = Inês mène, alors Bruno a lancé ses dés arôme pour toi. Un don ne peut rejoindre qu’**une paire à toi**. Tu marques 1, lui aussi ; son jeton posé dessus le paie de nouveau chaque fois que ce Meilleur Grain paie.
lesson-vivajava-gift-touch = Touche la rangée que le dé de Bruno complète.
lesson-vivajava-gift-make = Touche « Faire le Meilleur Grain ».
lesson-vivajava-gift-green = Un don renforce une paire à toi, il n’en crée jamais. De quelle couleur en as-tu deux ?
lesson-vivajava-gift-research = Les dons ne servent qu’au Meilleur Grain, et Inês continuerait d’être payée. Le dé rouge de Bruno en fait trois.
lesson-vivajava-gift-success = Un don aide les deux : à toi le mélange, au donneur un point maintenant et à chaque paiement.

lesson-vivajava-block = Arrête la Relance de Bruno
lesson-vivajava-block-text = Quand tu as atteint 1X en rouge, un de tes jetons est venu sur la tasse rouge. Pose-le maintenant sur une capacité : personne d’autre ne s’en sert jusqu’à ton prochain tour. Les deux relances de Bruno menacent ton Meilleur Grain.
lesson-vivajava-block-touch = Touche l’écriteau de la capacité interdite à Bruno.
lesson-vivajava-block-other = Bruno n’a pas ouvert cette capacité : il n’y a rien à arrêter. Son tube blanc est à 2X.
lesson-vivajava-block-end = Cela épargne le jeton, mais Bruno pourrait relancer deux fois contre tes trois verts.
lesson-vivajava-block-success = Un blocage dure un tour et son jeton est dépensé : pose-le là où ça fait mal.

lesson-vivajava-turn = Joue un tour entier
lesson-vivajava-turn-text = Maintenant tout ensemble, et chaque choix est à toi : laisser partir un grain, garder ou abandonner, lancer, améliorer, utiliser le lancer, bloquer. Les dés sont vrais, et rien ici ne peut mal tourner.
lesson-vivajava-turn-decay = Tu viens de marquer 2. Il reste quatre grains, dont deux jaunes. Vas-tu les garder ou les lancer ?
lesson-vivajava-turn-keep-or-drop = Une paire jaune se bat facilement, et garder renvoie tes deux dés arôme sans les lancer. Abandonner, c’est cinq dés à lancer.
lesson-vivajava-turn-rainbow = Cinq couleurs ! L’Arc-en-ciel paie 1 maintenant et 1 à chaque tour, et il reste pendant que tu lances.
lesson-vivajava-turn-better = Le Meilleur Grain est libre : n’importe quelle paire le prend. Une relance ou un affinage t’en donnerait-il trois pareils ?
lesson-vivajava-turn-blend = Le Meilleur Grain est libre : 1 point maintenant, et 2 à ton prochain tour si personne ne le bat.
lesson-vivajava-turn-aroma = Lesquels de tes dés arôme viennent avec ? Une face sur six est le joker.
lesson-vivajava-turn-block = Bruno a deux relances. Bloque-les si tu as quelque chose à protéger ; sinon épargne le jeton.
lesson-vivajava-turn-touch = Ton lancer : utilise-le comme tu veux.
lesson-vivajava-turn-keep = Tu as gardé le Meilleur Grain, et ton tour s’est arrêté là. Un bon choix ! Recommence et abandonne-le : il se passera plus de choses.
lesson-vivajava-turn-success = Un tour entier : toucher ses points, décider, lancer, améliorer, utiliser, activer. À toi la vraie partie.

lesson-vivajava-finish = Les capacités que tu connais et un adversaire facile. Tu peux annuler un choix tant qu’aucun dé n’est tombé depuis, et demander un conseil quand tu veux.
