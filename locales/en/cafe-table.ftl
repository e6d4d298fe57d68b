## Café at the web table: what only its drawing says. Nothing here names a place by numbers; the squares light up.
## Codes as in cafe.ftl; `verb` is produce, dry, roast, deliver, send, keep or clear.

cafe-table-move = Your move
cafe-table-skip = Skip
cafe-table-end = End my round
cafe-table-unused = { $n ->
    [one] { $n } action unused
   *[other] { $n } actions unused
}
cafe-table-more = { $n ->
    [one] One more square
   *[other] { $n } more squares
} { $side ->
    [left] to the left
    [right] to the right
    [up] above
   *[down] below
}
cafe-table-clear = Clear a square …
cafe-table-touch = { $verb ->
    [produce] Touch a framed field: its whole group grows.
    [dry] { cafe-beans }: touch a framed drying square.
    [roast] { cafe-beans }: touch a framed roasting square.
    [deliver] { cafe-beans }: touch a framed roasting square.
    [send] { cafe-beans }: touch a framed café.
    [keep] { cafe-beans }: touch a framed ship.
   *[clear] Touch a framed square: its beans go back to the supply.
}
cafe-table-places = { $verb ->
    [produce] { $n ->
        [one] { $n } group
       *[other] { $n } groups
    }
   *[other] { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
}
cafe-table-nothing = { $verb ->
    [produce] no field is free
    [dry] nothing is picked
    [roast] nothing is dried yet
    [deliver] nothing is roasted yet
    [dry-full] no drying square is free
    [roast-full] no roasting square is free
   *[other] not now
}
cafe-table-why-not = { house-verb }: why not?
cafe-table-best = Best place
cafe-table-loss = { $what ->
    [beans] { $n ->
        [one] { $beans } is lost
       *[other] { $beans } are lost
    }
    [cup] { $n ->
        [one] a cup is covered: { cafe-points }
       *[other] { $n } cups are covered: { cafe-points }
    }
    [cafe] { $n ->
        [one] a café closes
       *[other] { $n } cafés close
    }
    [ship] { $n ->
        [one] a ship is covered
       *[other] { $n } ships are covered
    }
    [pastry] { $n ->
        [one] a pastry is covered
       *[other] { $n } pastries are covered
    }
    [drying] your only drying square is covered
   *[roasting] your only roasting square is covered
}
cafe-table-lay = { $n ->
    [one] Over one square.
   *[other] Over { $n } squares.
} Then { cafe-points }.
cafe-table-no-loss = Nothing is lost.
cafe-table-your-card = Your card
cafe-table-card = Upper row: { $upper }. Lower row: { $lower }.
cafe-table-where = column { $column }, row { $row }
cafe-table-legend = What the squares mean

# Actions, as they are offered at the squares they belong to.
cafe-table-do-take-start = Begin with this card.
cafe-table-do-take = { $free ->
    [ships] Take this card; your ships pay for its cup.
    [auction] Take this card; after the auction cups are free.
   *[plain] Take this card; it is free.
}
cafe-table-do-buy = Take this card and pay { cafe-a-bean } for its cup.
cafe-table-do-discard = You can pay for no card: throw this one away.
cafe-table-do-keep = Keep { cafe-a-bean } of your bid on this ship.
cafe-table-do-place = Lay the card here, { cafe-turned }: it covers { cafe-covered }; { cafe-dies }{ cafe-lost }{ cafe-saved }; then you have { cafe-points }.
cafe-table-do-produce = { $n ->
    [0] Produce in this group: { cafe-batches }.
   *[other] { $batches ->
        [0] Produce { $beans } in this group.
       *[other] Produce { $beans } in this group, and { cafe-batches }.
    }
}
cafe-table-do-dry = Bring { cafe-beans } from the fields to this drying square.
cafe-table-do-roast = Bring { cafe-beans } from the drying squares to this roasting square.
cafe-table-do-deliver = Lift { $beans } off this roasting square to deliver.
cafe-table-do-send = { $missing ->
    [0] Send { cafe-a-bean } to this café, which is then complete: { cafe-worth }.
   *[other] Send { cafe-a-bean } to this café, which then still wants { $missing } for its { cafe-worth }.
}
cafe-table-do-send-espresso = Send { cafe-a-bean } to this Espresso square.
cafe-table-do-clear = Clear this square: { $beans } back to the supply, free of charge.

# Events.
cafe-table-event-start-dealt = { $who ->
    [you] You are dealt
   *[they] { $name } is dealt
} a start card.
cafe-table-event-start-taken = { $who ->
    [you] You take
   *[they] { $name } takes
} a start card.
cafe-table-event-took = { $who ->
    [you] You take
   *[they] { $name } takes
} a card.
cafe-table-event-bought = { $who ->
    [you] You take a card and pay
   *[they] { $name } takes a card and pays
} { cafe-a-bean }.
cafe-table-event-discarded = { $who ->
    [you] You can pay for no card and throw
   *[they] { $name } can pay for no card and throws
} one away.
cafe-table-event-kept = { $who ->
    [you] You keep
   *[they] { $name } keeps
} { cafe-a-bean } of the bid on a ship.
cafe-table-event-placed = { $who ->
    [you] You lay
   *[they] { $name } lays
} the card over { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-table-event-dropped = The card fits nowhere and { $who ->
    [you] you throw it away.
   *[they] { $name } throws it away.
}
cafe-table-event-produced = { $who ->
    [you] You produce
   *[they] { $name } produces
} { $n ->
    [0] on a batch field.
   *[other] { $beans }.
}
cafe-table-event-grew = { $who ->
    [you] You grow
   *[they] { $name } grows
} { cafe-a-bean }.
cafe-table-event-dried = { $who ->
    [you] You dry
   *[they] { $name } dries
} { cafe-beans }.
cafe-table-event-roasted = { $who ->
    [you] You roast
   *[they] { $name } roasts
} { cafe-beans }.
cafe-table-event-lifted = { $who ->
    [you] You lift
   *[they] { $name } lifts
} { $beans } to deliver.
cafe-table-event-sent = { $who ->
    [you] You send
   *[they] { $name } sends
} { cafe-a-bean } { $to ->
    [espresso] to an Espresso square.
   *[cafe] to a café.
}
cafe-table-event-cleared = { $who ->
    [you] You clear
   *[they] { $name } clears
} a square: { $beans } back to the supply.

# What chance brought: clauses.
cafe-table-outcome-show = a new card has been revealed
cafe-table-outcome-start = a start card has been dealt

# Why not: clauses without a full stop, as at the square or the card they speak of.
cafe-table-reason-not-on-display = this card is not on display
cafe-table-reason-nothing-to-pay = this card has no cup and is free
cafe-table-reason-ships-pay = with two ships this card is free
cafe-table-reason-must-pay = the cup on this card costs a bean of the warehouse
cafe-table-reason-cannot-pay = the cup on this card costs a bean, and the warehouse is empty
cafe-table-reason-no-empty-ship = there is no empty ship here
cafe-table-reason-no-square = there is no square here
cafe-table-reason-not-of-kind = this square is not { $wanted ->
    [field] a field
    [drying] a drying square
    [roasting] a roasting square
   *[cafe] a café or an Espresso square
}
cafe-table-reason-occupied = this square holds beans already
cafe-table-reason-other-group = this square is in another group, which costs another action
cafe-table-reason-nothing-there = there are no beans here
cafe-table-reason-not-wanted = { cafe-no-bean } is wanted here
cafe-table-reason-stays-there = the beans here stay where they are
cafe-table-reason-holds-none = this square never holds beans
cafe-table-reason-no-start-card = this card is not one of the start cards left
