## The game before its table is opened: its name, and one sentence about it.

game-cafe = Café
about-cafe = Grow, dry, roast and deliver on cards that overlap.
