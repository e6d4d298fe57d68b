## The game before its table is opened: its name, and one sentence about it.

game-vivajava = VivaJava, o jogo de dados
about-vivajava = Mistura dados para o café de que todos falam.
