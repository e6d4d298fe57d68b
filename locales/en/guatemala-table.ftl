## Guatemala Café at the web table: what only its drawing says.
## Codes as in guatemala.ftl; `kind` is worker, hut, ship, road, sack or none, `zone` is grey, green or yellow.

guatemala-table-market = Market
guatemala-table-market-is = The market. Roads in the supply: { $roads }. Sacks in the bag: { $bag }.
guatemala-table-map = Plantations
guatemala-table-prices = What a worker and a hut cost in each zone
guatemala-table-piece = { $kind ->
    [worker] { guatemala-coffee }-coffee worker
    [hut] { guatemala-coffee } hut
    [ship] { guatemala-coffee } ship
    [sack] { guatemala-coffee } sack
    [road] road
   *[none] nothing
}
guatemala-table-stall = Row { $row }, column { $column }: { guatemala-table-piece }
guatemala-table-row = Row { $row }: { $list }
guatemala-table-shelf = The buyer’s line
guatemala-table-free = free
guatemala-table-in-hand = in hand
guatemala-table-cannot = { $what } cannot be placed and paid now. Why?
guatemala-table-missing = { $n ->
    [one] { $n } missing
   *[other] { $n } missing
}
guatemala-table-way = { $n ->
    [one] { $n } road is missing to harbour { $harbour }.
   *[other] { $n } roads are missing to harbour { $harbour }.
}
guatemala-table-gone = { $n ->
    [one] { $n } { guatemala-coffee } ship has left the game
   *[other] { $n } { guatemala-coffee } ships have left the game
}
guatemala-table-plantation = { $who ->
    [you] your { guatemala-coffee } plantation
   *[they] { guatemala-coffee } plantation of { $name }
}
guatemala-table-no-hut = Without a hut it pays nothing.
guatemala-table-sum = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} × { $times }, { $harbours ->
    [0] no road to a harbour yet
    [one] by road to harbour { $list }
   *[other] by road to harbours { $list }
}
guatemala-table-has-buyer = It is their turn:
guatemala-table-you = you
guatemala-table-points = points
guatemala-table-money = { $n ->
    [one] { $n } centavo
   *[other] { $n } centavos
}
guatemala-table-sacks = { $n ->
    [one] { $n } sack in stock
   *[other] { $n } sacks in stock
}
guatemala-table-claims = { $n ->
    [0] grows nothing yet
   *[other] grows { $list }
}
guatemala-table-track = Point track
guatemala-table-marker = { $name }: { $n }
guatemala-table-left = { $n ->
    [one] { $n } more point ends the game
   *[other] { $n } more points end the game
}
guatemala-table-left-brief = { $n } to the end
guatemala-table-wall = { $n ->
    [one] { $n } sack lies on the track; the game ends at { $at }.
   *[other] { $n } sacks lie on the track; the game ends at { $at }.
}
guatemala-table-ledger = A sack would pay now
guatemala-table-ledger-key = 6×3: workers × (1 + ships) · ×2: sacks on the market
guatemala-table-coffee = Coffee
guatemala-table-bean = { guatemala-coffee }
guatemala-table-on-market = { $n ->
    [one] { $n } sack on the market
   *[other] { $n } sacks on the market
}
guatemala-table-hutless = no hut
guatemala-table-your-sacks = Your sacks
guatemala-table-secret = only you see them
guatemala-table-sacks-of = Sacks of { $name }

## Questions

guatemala-table-hint-arrange = Drag it, or touch a piece and then a stall.
guatemala-table-hint-set-buyer = Point at a space: its line lights up.
guatemala-table-hint-move = Each row is a line in reach. The fourth space costs money.
guatemala-table-hint-choose = Up to three pieces, or the sack: then it pays all who grow it.
guatemala-table-hint-sackless = No sack lies in this line: build up to three pieces.
guatemala-table-hint-may-build = The buyer stays where it is.
guatemala-table-hint-take = Three pieces at most. Drag it, or touch it.
guatemala-table-hint-no-more = Nothing else in the line can be paid for and placed.
guatemala-table-hint-place = The coin is the price.
guatemala-table-hint-hut = The coin is the price; beside it, the roads missing to a harbour.
guatemala-table-hint-ship = It counts for plantations with a road to its harbour.
guatemala-table-hint-road = Bright roads are reached from a harbour, grey ones not yet.
guatemala-table-hint-lay = Under each sack: whom it would pay if somebody took it now.
guatemala-table-hint-sail = The others move up to the cheaper berths.
guatemala-table-pips = Piece { $n } of 3
guatemala-table-you-have = { $n ->
    [one] You have { $n } centavo.
   *[other] You have { $n } centavos.
}
guatemala-table-pays-you = { guatemala-coffee } pays you { $before } now, then { $after }.
guatemala-table-pays-other = { guatemala-coffee } then pays { $name } { $n } more.
guatemala-table-pays-other-less = { guatemala-coffee } then pays { $name } { $n } less.
guatemala-table-put-back = Put it back
guatemala-table-done = Done
guatemala-table-nothing = Do nothing
guatemala-table-lot = The rest by lot
guatemala-table-skip = Skip
guatemala-table-space-key = Space
guatemala-table-set-here = Set it here
guatemala-table-ring-back = One space back
guatemala-table-ring-on = One space on

## Choices, for those who hear the table

guatemala-table-to-line = To { guatemala-line }{ $price ->
    [0] {""}
   *[other] , for { $price } centavos
}: { $list }
guatemala-table-take-sack = Take the { guatemala-coffee } sack and { $income } centavos. Unless somebody blocks, it pays: { $list }
guatemala-table-take = Take: { $what }
guatemala-table-take-for = Take: { $what }, for { $low } to { $high } centavos
guatemala-table-nobody = nobody
guatemala-table-zone = { $zone ->
    [grey] grey
    [green] green
   *[yellow] yellow
}
guatemala-table-field = { $kind ->
    [hut] Site in the { guatemala-table-zone } zone
   *[worker] Field in the { guatemala-table-zone } zone
}, { guatemala-price }; column { $column }, row { $row }{ $near ->
    [0] {""}
   *[other] ; beside { $beside }
}.
guatemala-table-brings = It brings you { $n } more for a sack.
guatemala-table-brings-less = It brings you { $n } less for a sack.
guatemala-table-brings-most = It can bring you { $n } more for a sack.
guatemala-table-harbour-is = Harbour { $harbour }: { $list }.
guatemala-table-to-harbour = To harbour { $harbour }, { guatemala-price }.
guatemala-table-sails = The { guatemala-coffee } ship in harbour { $harbour } leaves.
guatemala-table-edge = { $way ->
    [upright] { $column ->
        [0] Edge left of column 1, beside row { $row }.
       *[other] Edge right of column { $column }, beside row { $row }.
    }
   *[across] { $row ->
        [0] Edge above row 1, in column { $column }.
       *[other] Edge below row { $row }, in column { $column }.
    }
}
guatemala-table-lay = Lay a { guatemala-coffee } sack. It would pay: { $list }

## Blockade

guatemala-table-would-pay = It would pay
guatemala-table-pass = Let it pass
guatemala-table-block = Block
guatemala-table-you-hold = { $n ->
    [0] you hold none
   *[other] you hold { $n } of { $of }
}
guatemala-table-pass-means = { $then ->
    [end] The points are paid. That ends the game.
    [nothing] Nobody scores.
    [points] The points are paid.
   *[ship] The points are paid, then one ship leaves.
}
guatemala-table-block-means = Nobody scores. You give the sack; { $name } keeps the money and may build.
guatemala-table-pass-always = Let { guatemala-coffee } pass for the rest of the game
guatemala-table-bar = Your answer is shown when the bar is full.
guatemala-table-step = { $step ->
    [sack] the sack goes to the track
    [points] points
    [ship] a ship leaves
   *[lay] a new sack
}

## Events beside the drawing: no coordinates

guatemala-table-event-buyer = { $who ->
    [you] You move
   *[they] { $name } moves
} the buyer{ $paid ->
    [0] .
   *[other] {" "}for { $paid } centavos.
}
guatemala-table-event-laid-out = { $who ->
    [you] You lay
   *[they] { $name } lays
} { guatemala-a-piece } on the market.
guatemala-table-event-taken = { $who ->
    [you] You take
   *[they] { $name } takes
} { guatemala-the-piece }.
guatemala-table-event-placed = { $who ->
    [you] You put
   *[they] { $name } puts
} { guatemala-a-piece } on a { guatemala-table-zone } field, { guatemala-price }.
guatemala-table-event-road = { $who ->
    [you] You lay a road.
   *[they] { $name } lays a road.
}
guatemala-table-event-sack-taken = { $who ->
    [you] You take
   *[they] { $name } takes
} the { guatemala-coffee } sack and { $income } centavos.
guatemala-table-event-blocked = { $who ->
    [you] You block
   *[they] { $name } blocks
} with a { guatemala-coffee } sack: nobody scores.
guatemala-table-event-sack-laid = { $who ->
    [you] You lay
   *[they] { $name } lays
} a { guatemala-coffee } sack on the market.
guatemala-table-event-sack-drawn = A { guatemala-coffee } sack comes out of the bag.
guatemala-table-event-filled = Roads fill the gaps of the market.

## What is done, for somebody who sees where it is lit

guatemala-table-do-at = Lay { guatemala-the-piece } on the lit stall.
guatemala-table-do-buyer = Set the buyer on the lit space, where it looks along { guatemala-line }.
guatemala-table-do-sack = Take the { guatemala-coffee } sack for { $income } centavos; { guatemala-would-score }.
guatemala-table-do-take = Take { guatemala-the-piece }.
guatemala-table-do-put = Put { guatemala-the-piece } on the lit field, { guatemala-price }.
guatemala-table-do-road = Lay the road where it is lit.
guatemala-table-do-lay = Lay a { guatemala-coffee } sack of your own on the market.
