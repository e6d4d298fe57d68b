## The game before its table is opened: its name, and one sentence about it.

game-guatemala = Guatemala Café
about-guatemala = Plantagen, Wege und Schiffe an der Küste.
