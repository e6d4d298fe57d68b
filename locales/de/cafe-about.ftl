## The game before its table is opened: its name, and one sentence about it.

game-cafe = Café
about-cafe = Anbauen, trocknen, rösten und liefern auf Karten, die sich überdecken.
