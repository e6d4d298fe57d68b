## The game before its table is opened: its name, and one sentence about it.

game-vivajava = VivaJava: гра з кубиками
about-vivajava = Змішай кубики на каву, про яку всі говорять.
