## Guatemala Café: actions, events, reasons, phases, options.
## Codes: `coffee` is black, white, beige, russet, brown or none; `piece` is worker, hut, ship, road or sack.
## `field` is a field such as r3c7 or d7, `spot` a field or a segment such as 4.8-5.8.

guatemala-coffee = { $coffee ->
    [black] black
    [white] white
    [beige] beige
    [russet] russet
   *[brown] brown
}
guatemala-a-piece = { $piece ->
    [worker] a { guatemala-coffee }-coffee worker
    [hut] a { guatemala-coffee } hut
    [ship] a { guatemala-coffee } ship
    [sack] a { guatemala-coffee } sack
   *[road] a road
}
guatemala-the-piece = { $piece ->
    [worker] the { guatemala-coffee }-coffee worker
    [hut] the { guatemala-coffee } hut
    [ship] the { guatemala-coffee } ship
    [sack] the { guatemala-coffee } sack
   *[road] the road
}
guatemala-counted = { $n ->
    [one] { guatemala-a-piece }
   *[other] { $n } { $piece ->
        [worker] { guatemala-coffee }-coffee workers
        [hut] { guatemala-coffee } huts
        [ship] { guatemala-coffee } ships
        [sack] { guatemala-coffee } sacks
       *[road] roads
    }
}
guatemala-line = { $line ->
    [row] row { $number }
    [column] column { $number }
   *[none] the line
}
guatemala-price = { $price ->
    [0] free of charge
    [one] for { $price } centavo
   *[other] for { $price } centavos
}
guatemala-gain = { $who ->
    [you] { $points } for you
   *[they] { $points } for { $name }
}

## Actions: what would be done

guatemala-action-arrange = Lay out { guatemala-a-piece }; { $n } of these are left.
guatemala-action-lot = Leave the rest of the market to the lot.
guatemala-action-at = Lay { guatemala-the-piece } on { $field }.
guatemala-action-buyer = Set the buyer on ring space { $space }, where it looks along { guatemala-line }.
guatemala-action-move = { $steps ->
    [one] Move the buyer { $steps } space
   *[other] Move the buyer { $steps } spaces
} to { guatemala-line }{ $price ->
    [0] {""}
   *[other] {" "}and pay { $price }
}: { $kinds ->
    [0] nothing lies there.
   *[other] { $offers }.
}
guatemala-action-build = Take one to three pieces from { guatemala-line } and place them.
guatemala-action-sack = Take the { guatemala-coffee } sack from { $field } for { $income } centavos; { guatemala-would-score }.
guatemala-would-score = { $scorers ->
    [0] nobody scores
   *[other] points unless somebody blocks: { $gains }
}
guatemala-action-nothing = Take nothing and end your turn.
guatemala-action-take = Take { guatemala-the-piece } from { $field }.
guatemala-action-done = End building.
guatemala-action-put = Put { guatemala-the-piece } on { $spot }, { guatemala-price }.
guatemala-action-ship = Put { guatemala-the-piece } in harbour { $harbour }, { guatemala-price }.
guatemala-action-road = Lay the road on { $spot }.
guatemala-action-block = Lay a { guatemala-coffee } sack of your own there: nobody scores.
guatemala-action-decline = Do not block: { $scorers ->
    [0] nobody scores anyway.
   *[other] { $gains }.
}
guatemala-action-sail = Let the { guatemala-coffee } ship leave harbour { $harbour }.
guatemala-action-lay = Lay a { guatemala-coffee } sack of your own on { $field }.

## Events

guatemala-event-dealt = { $who ->
    [you] You get a { guatemala-coffee } sack.
   *[they] { $name } gets a { guatemala-coffee } sack.
}
guatemala-event-dealt-hidden = { $who ->
    [you] You get a sack.
   *[they] { $name } gets a sack.
}
guatemala-event-arranged = On { $field } lies { guatemala-a-piece }.
guatemala-event-sack-arranged = On { $field } lies a { guatemala-coffee } sack.
guatemala-event-laid-out = { $who ->
    [you] You lay
   *[they] { $name } lays
} { guatemala-a-piece } on { $field } of the market.
guatemala-event-left-to-lot = { $who ->
    [you] You leave
   *[they] { $name } leaves
} the rest of the market to the lot.
guatemala-event-started = { $who ->
    [you] You start.
   *[they] { $name } starts.
}
guatemala-event-buyer = { $who ->
    [you] You bring
   *[they] { $name } brings
} the buyer to ring space { $space }{ $paid ->
    [0] .
   *[other] {" "}for { $paid } centavos.
}
guatemala-event-nothing = { $who ->
    [you] You do nothing.
   *[they] { $name } does nothing.
}
guatemala-event-taken = { $who ->
    [you] You take
   *[they] { $name } takes
} { guatemala-the-piece } from { $field }.
guatemala-event-placed = { $who ->
    [you] You put
   *[they] { $name } puts
} { guatemala-the-piece } on { $spot }, { guatemala-price }.
guatemala-event-shipped = { $who ->
    [you] You put
   *[they] { $name } puts
} { guatemala-the-piece } in harbour { $harbour }, { guatemala-price }.
guatemala-event-road-laid-out = A road fills { $field }.
guatemala-event-sack-taken = { $who ->
    [you] You take
   *[they] { $name } takes
} the { guatemala-coffee } sack from { $field } to space { $space } of the track: { $income } centavos.
guatemala-event-declined = { $who ->
    [you] You do not block.
   *[they] { $name } does not block.
}
guatemala-event-blocked = { $who ->
    [you] You block
   *[they] { $name } blocks
} with a { guatemala-coffee } sack on { $field }: nobody scores.
guatemala-event-scored = { $who ->
    [you] You score
   *[they] { $name } scores
} { $points } for { guatemala-coffee }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} × { $times }{ $ships ->
    [0] .
    [one] {" "}with { $ships } ship.
   *[other] {" "}with { $ships } ships.
}
guatemala-event-sailed = A { guatemala-coffee } ship leaves harbour { $harbour }.
guatemala-event-sack-laid = { $who ->
    [you] You lay
   *[they] { $name } lays
} a { guatemala-coffee } sack on { $field }.
guatemala-event-sack-drawn = A { guatemala-coffee } sack comes out of the bag to { $field }.
guatemala-event-ended = The game is over: { guatemala-end }.
guatemala-end = { $end ->
    [no_sack_left] no sack is left on the market
    [idle] nobody took anything for several full rounds
    [marker_after_blockade] after the blockade a marker has met the sacks
   *[marker_after_points] a marker has met the sacks
}

## Reasons: clauses without a full stop

guatemala-reason-other-question = not now: { $question ->
    [arrange] the market is being arranged
    [arrange-piece] choose a piece for the market, or leave the rest to the lot
    [arrange-field] choose a field of the market for the piece
    [deal] sacks are being dealt
    [start] the starting seat is being drawn
    [set-buyer] set the buyer first
    [move] move the buyer first
    [choose] build, take a sack or do nothing
    [may-build] build or do nothing, after the blockade
    [take] take a piece
    [place] place the piece in hand
    [blockade] block or decline
    [sail] choose the ship that leaves
    [lay] choose the sack to lay
    [draw] a sack comes out of the bag
   *[over] the game is over
}
guatemala-reason-no-such-space = the ring has spaces 0 to { $last }, not { $space }
guatemala-reason-no-such-move = the buyer goes 1 to { $most } spaces, not { $steps }
guatemala-reason-fourth-step-too-dear = the fourth step costs { $price }, and you have { $money }
guatemala-reason-not-in-line = { $field } is not in { guatemala-line }, where the buyer looks
guatemala-reason-no-sack-there = no sack lies on { $field }
guatemala-reason-no-piece-there = no piece lies on { $field }
guatemala-reason-cannot-be-placed = { guatemala-the-piece } cannot be placed and paid
guatemala-reason-nothing-to-build = no piece of { guatemala-line } can be placed and paid
guatemala-reason-nothing-taken-yet = building means taking at least one piece
guatemala-reason-other-piece = the piece in hand is { guatemala-a-piece }
guatemala-reason-no-such-field = the board has no field { $field }
guatemala-reason-field-taken = { $field } is taken
guatemala-reason-worker-on-site = { $field } is a hut site, no place for a worker
guatemala-reason-no-site = { $field } is no hut site
guatemala-reason-site-closed = the site { $field } is closed with three seats
guatemala-reason-second-hut = the { guatemala-coffee } group has its hut
guatemala-reason-apart-from-group = { $field } does not touch the { guatemala-coffee } group
guatemala-reason-apart-from-workers = { $field } does not touch a worker of the { guatemala-coffee } group
guatemala-reason-touches-other = { $field } touches { $who ->
    [you] your { guatemala-coffee } group
   *[they] the { guatemala-coffee } group of { $name }
}
guatemala-reason-too-dear = it costs { $price }, and you have { $money }
guatemala-reason-no-such-segment = the board has no segment { $segment }
guatemala-reason-segment-closed = the segment { $segment } is closed with three seats
guatemala-reason-road-there = a road lies on { $segment }
guatemala-reason-no-such-harbour = the board has no harbour { $harbour }
guatemala-reason-harbour-closed = harbour { $harbour } is closed with three seats
guatemala-reason-harbour-full = harbour { $harbour } is full
guatemala-reason-no-such-sack = you have no { guatemala-coffee } sack
guatemala-reason-not-tied = no ship of harbour { $harbour } is among the cheapest
guatemala-reason-none-left = nothing like that is left to lay out: { guatemala-a-piece }
guatemala-reason-no-sack-left = no { guatemala-coffee } sack is left
guatemala-reason-coffee-shown = a bordered field shows { guatemala-coffee } already
guatemala-reason-sack-field = { $field } is for a sack
guatemala-reason-something-there = something lies on { $field } already

## Phases

guatemala-phase = { $question ->
    [arrange] arranging the market
    [arrange-piece] arranging the market
    [arrange-field] arranging the market
    [deal] dealing sacks
    [start] drawing who starts
    [set-buyer] setting the buyer
    [move] moving the buyer
    [choose] build, sack or nothing
    [may-build] building after a blockade
    [take] building
    [place] placing
    [blockade] blockade
    [sail] a ship leaves
    [lay] laying a sack
    [draw] drawing a sack
   *[over] the end
}

## Options and their values

guatemala-option-market = How the market is arranged.
guatemala-value-market-fixed = As drawn on the board: no luck in it.
guatemala-value-market-free = By lot: every game is different.
guatemala-value-market-players = By the players, one after another, a piece at a time; the rest by lot whenever one of them says so.
guatemala-option-first = Who has the first turn.
guatemala-value-first-lot = A seat drawn by lot.
guatemala-value-first-seat0 = The first seat.
guatemala-value-first-seat1 = The second seat.
guatemala-value-first-seat2 = The third seat.
guatemala-value-first-seat3 = The fourth seat.
guatemala-option-track = The last space of the point track.
guatemala-value-track-60 = Sixty spaces, as on our board.
guatemala-value-track-50 = Fifty spaces, for a shorter game.
guatemala-option-roads = How many roads there are.
guatemala-value-roads-50 = Fifty roads, as in the box.
guatemala-value-roads-36 = Thirty-six roads, with three seats only.
guatemala-option-idle-end = When turns in which nobody takes anything end the game.
guatemala-value-idle-end-4 = After four full rounds.
guatemala-value-idle-end-2 = After two full rounds.
guatemala-value-idle-end-off = Never.
guatemala-option-board = The board: the one that comes with the game, a board file, or its text.
guatemala-value-board-standard = The board that comes with the game.
guatemala-value-board-standard-2 = The board of earlier versions: its market is laid out differently.

## What chance brought: clauses

guatemala-outcome-deal = a sack was dealt
guatemala-outcome-piece = { guatemala-a-piece } was laid out
guatemala-outcome-sack = a { guatemala-coffee } sack was laid out
guatemala-outcome-start = { $who ->
    [you] you were drawn to start
   *[they] { $name } was drawn to start
}
guatemala-outcome-bag = a { guatemala-coffee } sack came out of the bag

## Questions

guatemala-money-left = { $money ->
    [one] { $money } centavo
   *[other] { $money } centavos
}
guatemala-ask-arrange-piece = Which piece do you lay on the market ({ $n ->
    [one] { $n } piece
   *[other] { $n } pieces
} to go)?
guatemala-ask-arrange-field = On which empty field of the market do you lay { guatemala-the-piece }?
guatemala-ask-set-buyer = Set the buyer on a ring space; { $who ->
    [you] you have the first turn and move it on.
   *[they] { $name } has the first turn and moves it on.
}
guatemala-ask-move = Move the buyer 1 to 3 spaces; a fourth costs { $price }.
guatemala-ask-choose = Build from the line, take a sack, or do nothing.
guatemala-ask-may-build = The scoring is blocked; you may build from the same line.
guatemala-ask-take = { $n ->
    [0] Take a first piece of the line.
   *[other] Take another piece ({ $n } of 3 taken), or be done.
}
guatemala-ask-road = Where does the road go?
guatemala-ask-place = Where does { guatemala-the-piece } go?
guatemala-ask-blockade = { $who ->
    [you] You take
   *[they] { $name } takes
} the { guatemala-coffee } sack. Do you block it?
guatemala-ask-sail = Equally cheap { guatemala-coffee } ships: which one leaves?
guatemala-ask-lay = Which of your sacks fills the gap?
