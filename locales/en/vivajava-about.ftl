## The game before its table is opened: its name, and one sentence about it.

game-vivajava = VivaJava Dice
about-vivajava = Blend dice for the coffee everybody talks about.
