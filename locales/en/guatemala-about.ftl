## The game before its table is opened: its name, and one sentence about it.

game-guatemala = Guatemala Café
about-guatemala = Plantations, roads and ships on the coast.
