## The game before its table is opened: its name, and one sentence about it.

game-vivajava = VivaJava – Das Würfelspiel
about-vivajava = Misch Würfel zu dem Kaffee, von dem alle reden.
