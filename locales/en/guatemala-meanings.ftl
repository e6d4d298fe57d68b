## What the pieces of a table mean, in a sentence each.

mean-guatemala-worker = A worker: the more of them a plantation has, the more its sack pays.
mean-guatemala-hut = A hut: without it a plantation earns nothing, and only a hut can be connected to ships.
mean-guatemala-ship = A ship: multiplies what a connected plantation of its coffee earns.
mean-guatemala-road = A road: free, and everybody uses it to connect huts with harbours.
mean-guatemala-sack = A sack: whoever takes it gets 8 centavos, and its coffee pays points to everybody who grows it.
mean-guatemala-stall = A field of the market: what lies in the buyer’s line can be taken.
mean-guatemala-buyer = The buyer: walks one to three spaces a turn and looks along a line of the market.
mean-guatemala-ring = The ring: here the buyer walks, always clockwise.
mean-guatemala-plantation = A plantation: workers × (1 + connected ships) points when its sack is taken, if it has a hut.
mean-guatemala-map = The ground: a worker costs 1 on grey, 2 on green, 3 on yellow fields. Huts stand on their sites only.
mean-guatemala-track = The point track: every sack taken makes it shorter. Whoever meets the sacks ends the game.
mean-guatemala-sacks = Sacks of your own: to block others, or to lay on the market. Only their number is known.
mean-guatemala-seat = A player: points, money and sacks.
