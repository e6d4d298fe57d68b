## The game before its table is opened: its name, and one sentence about it.

game-cafe = Café
about-cafe = Produire, sécher, torréfier et livrer sur des cartes qui se recouvrent.
