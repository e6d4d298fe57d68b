## Guatemala Café in the terminal.

guatemala-aim = Buy workers, huts, roads and ships along the buyer’s line, and connect your plantations with harbours. When a sack is taken, every plantation of that coffee with a hut scores its workers, once more for each ship; most points win.

guatemala-coffee-name = { $coffee ->
    [black] black
    [white] white
    [beige] beige
    [russet] russet
   *[brown] brown
}
guatemala-zone = { $zone ->
    [grey] grey
    [green] green
    [yellow] yellow
   *[other] { $zone }
}

## Menu

guatemala-heading = { $what ->
    [arrange] lay out
    [at] on
    [lot] lot
    [buyer] buyer
    [move] move { $n }
    [build] build
    [sack] sack
    [nothing] nothing
    [take] take
    [done] done
    [worker] worker for { $n }
    [hut] hut for { $n }
    [ship] ship for { $n }
    [road] road
    [block] block
    [decline] decline
    [sail] sail
   *[lay] lay
}
guatemala-menu = { $what ->
    [lot] the rest by lot
    [build] take 1 to 3 pieces
    [nothing] end the turn
    [done] end building
    [block] lay your sack there: nobody scores
   *[decline] let it score
}
guatemala-menu-sack = { $field } { guatemala-coffee-name }: you receive 8 centavos; scores { $gains }
guatemala-menu-ship = at harbour { $harbour }
guatemala-menu-sail = from harbour { $harbour }
guatemala-menu-lay = { guatemala-coffee-name } (would score { $gains })

## Around the boards

guatemala-header-buyer = buyer on { $space }, { $where }
guatemala-header-left = { $n ->
    [one] { $n } road left
   *[other] { $n } roads left
} · bag { $bag }
guatemala-offer-nothing = nothing
guatemala-sack-now = a sack now scores
guatemala-sacks-own = sacks { $sacks }
guatemala-n-sacks = { $n ->
    [one] { $n } sack
   *[other] { $n } sacks
}
guatemala-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { guatemala-money-left }
guatemala-at-harbour = at harbour
guatemala-money = money
guatemala-group = { $fields }; { $n ->
    [0] no harbour
   *[other] harbour { $harbours }
}; { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} × { $times } = { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
guatemala-harbours = harbours
guatemala-full = full
guatemala-next = next { $price }
guatemala-track = track
guatemala-meets = a marker on { $space } ends the game
guatemala-dealt = { $n ->
    [one] { $n } sack is dealt.
   *[other] { $n } sacks are dealt.
}{ $own ->
    [0] {""}
   *[other] {" "}Yours: { $sacks }.
}
guatemala-arranged = The market is arranged by chance.
guatemala-sacks-arranged = The sacks of the market are laid by chance.
guatemala-ring-spaces = ring spaces go from 0 to { $last }

## Commands

guatemala-help-market = the market with its ring
guatemala-help-board = the plantations, the harbours and the point track
guatemala-help-offers = what the lines within reach offer, or the line of a ring space
guatemala-help-legend = what the signs mean

## Forms

guatemala-form-arrange = lay a piece on a market the players arrange, as in `arrange worker black` or `arrange wK`
guatemala-form-lot = leave the rest of the market to chance
guatemala-form-at = lay the piece on an empty field of the market, as in `at r3c7`
guatemala-form-buyer = set the buyer on a ring space, 0 to 35
guatemala-form-move = move the buyer 1 to 3 spaces; a fourth costs 2
guatemala-form-build = take one to three pieces of the line
guatemala-form-sack = take a sack of the line, get 8 and score its coffee
guatemala-form-nothing = leave it at that
guatemala-form-take = take a piece of the line, as in `take r1c2` or `take wK`
guatemala-form-done = end building
guatemala-form-worker = put the worker in hand on a field
guatemala-form-hut = put the hut in hand on a site
guatemala-form-ship = put the ship in hand on the cheapest free berth
guatemala-form-road = lay the road in hand, as in `road 4.8-5.8`
guatemala-form-block = lay a sack of the same coffee and stop the scoring
guatemala-form-decline = let the scoring happen
guatemala-form-sail = of equally cheap ships, this one leaves
guatemala-form-lay = lay a sack of your own on the emptied field

## Legend

guatemala-legend-pieces = worker, hut, ship of black coffee; K black, W white, B beige, R russet, N brown
guatemala-legend-sack = a black sack on its market field; a road
guatemala-legend-buyer = the ring space of the buyer; [..] the line it looks along
guatemala-legend-owner = on the board: worker and hut (black) of seat #0
guatemala-legend-site = a free hut site and its price; [x] a closed one
guatemala-legend-road = a laid road; ╌ ┆ a printed place for one, where roads have printed places
guatemala-legend-segment = the segment between the corners 4.8 and 5.8: columns are numbered below the board, rows at its right
guatemala-legend-dock = on a corner: the dock of that harbour; a hut is connected when a corner of its site is reached

## How an answer is typed

guatemala-tip-road = Type two corners, as in `road 4.5-5.5`: column numbers are below the board, row numbers at its right; `hint` proposes one.
guatemala-tip-buyer = Type the number of a space, which stands beside its row or column.
guatemala-tip-lot = `lot` leaves the rest to chance.

## The paragraphs of the rules, in a few words each. The numbers are those of docs/rules.

rule-g1-1 = the material and what each seat begins with
rule-g1-2 = the market and its arrangements
rule-g1-3 = the bag and the secret sacks
rule-g1-4 = the plantation board by number of seats
rule-g1-5 = the starting seat and the first place of the buyer
rule-g2-1 = moving the buyer
rule-g2-2 = the line, and what may be done there
rule-g3-1 = taking one to three pieces
rule-g3-2 = prices
rule-g3-3 = filling the emptied fields with roads
rule-g4-1 = one group per seat and coffee, with one hut
rule-g4-2 = where huts and workers stand
rule-g4-3 = how a group grows
rule-g4-4 = groups of one coffee never touch
rule-g4-5 = roads and their segments
rule-g4-6 = ships and their berths
rule-g4-7 = the connection of a hut to a harbour
rule-g5-1 = taking a sack
rule-g5-2 = the blockade
rule-g5-3 = points
rule-g5-4 = the ship that leaves
rule-g5-5 = the replacing sack
rule-g6-1 = the end by the point track
rule-g6-2 = the winner
rule-g6-3 = the end when nothing happens any more
rule-g6-4 = fewer roads with three seats
rule-g6-5 = the options of the set-up
