## The game before its table is opened: its name, and one sentence about it.

game-vivajava = VivaJava, le jeu de dés
about-vivajava = Mélange les dés pour le café dont tout le monde parle.
