## The game before its table is opened: its name, and one sentence about it.

game-cafe = Café
about-cafe = Produzir, secar, torrar e entregar em cartas que se sobrepõem.
