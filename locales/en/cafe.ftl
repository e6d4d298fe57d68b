## Café: actions, events, reasons, phases, options, squares.
## Codes: `colour` is yellow, brown, green, red or none; `at` is a square such as 3,1.

# One bean.
cafe-a-bean = { $colour ->
    [yellow] a yellow bean
    [brown] a brown bean
    [green] a green bean
   *[red] a red bean
}
cafe-no-bean = { $colour ->
    [yellow] no yellow bean
    [brown] no brown bean
    [green] no green bean
   *[red] no red bean
}
# Several beans of one colour.
cafe-beans = { $n } { cafe-colour } { $n ->
    [one] bean
   *[other] beans
}
cafe-colour = { $colour ->
    [yellow] yellow
    [brown] brown
    [green] green
   *[red] red
}
cafe-points = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
cafe-kind = { $kind ->
    [field] a { cafe-colour } field
    [surplus] a { cafe-colour } surplus field
    [batch] a batch field
    [drying] a drying square
    [roasting] a roasting square
    [cafe] a café square
    [espresso] an Espresso square
    [pastry] a pastry
    [cup] a cup
    [ship] a ship
    [dead] a dead square
   *[empty] an empty square
}
cafe-square = { cafe-kind } ({ $at })
cafe-square-with = { cafe-kind } with { $beans } ({ $at })

## Actions: what would be done

cafe-action-take-start = Begin with start card { $card }.
cafe-action-take = { $free ->
    [ships] Take card { $card }; your ships pay for its cup.
    [auction] Take card { $card }; after the auction cups are free.
   *[plain] Take card { $card }; it is free.
}
cafe-action-buy = Take card { $card } and pay { cafe-a-bean } for its cup.
cafe-action-discard = You can pay for no card: throw card { $card } away.
cafe-action-bid = Lay { cafe-a-bean } on your bid, which makes { $total }.
cafe-action-stand = Let your bid of { $total } stand and take the master token.
cafe-action-stand-low = Let your bid of { $total } stand, although it is too low: the master token takes { $needed }.
cafe-action-pass = { $total ->
    [0] Leave the auction.
    [one] Leave the auction; the bean you bid is paid.
   *[other] Leave the auction; the { $total } beans you bid are paid.
}
cafe-action-keep = Keep { cafe-a-bean } of your bid on the ship at { $at }.
cafe-action-keep-none = Let the rest of your bid go.
cafe-action-place = Lay card { $card } at { $at }, { cafe-turned }: it covers { $squares }; { cafe-dies }{ cafe-lost }{ cafe-saved }; then you have { cafe-points }.
cafe-turned = { $turn ->
    [0] unturned
    [1] turned to the right
    [2] upside down
   *[3] turned to the left
}
cafe-dies = { $dies ->
    [yes] a café closes, { "" }
   *[no] { "" }
}
cafe-lost = { $lost ->
    [0] no bean is lost
    [one] { $beans } is lost
   *[other] { $beans } are lost
}
cafe-saved = { $saved ->
    [0] { "" }
    [one] , { $kept } goes from the ship to the warehouse
   *[other] , { $kept } go from the ship to the warehouse
}
cafe-action-drop = The card fits nowhere: throw it away.
cafe-action-produce = { $n ->
    [0] Produce in the group at { $at }: { cafe-batches }.
   *[other] { $batches ->
        [0] Produce { $beans } in the group at { $at }.
       *[other] Produce { $beans } in the group at { $at }, and { cafe-batches }.
    }
}
cafe-batches = { $batches ->
    [one] a bean of a colour you choose
   *[other] { $batches } beans of colours you choose
}
cafe-action-grow = Let { cafe-a-bean } grow on the batch field.
cafe-action-dry = Bring { cafe-beans } from the fields to the drying square at { $at }.
cafe-action-roast = Bring { cafe-beans } from the drying squares to the roasting square at { $at }.
cafe-action-stop = { $doing ->
    [roast] That is enough roasting for this point.
   *[dry] That is enough drying for this point.
}
cafe-action-deliver = Lift { $beans } off the roasting square at { $at } to deliver.
cafe-action-deliver-all = Lift everything off the roasting squares to deliver: { $beans }.
cafe-action-send = { $missing ->
    [0] Send { cafe-a-bean } to the café at { $at }, which is then complete: { cafe-worth }.
   *[other] Send { cafe-a-bean } to the café at { $at }, which then still wants { $missing } for its { cafe-worth }.
}
cafe-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cafe-action-send-espresso = Send { cafe-a-bean } to the Espresso square at { $at }.
cafe-action-store = Store { $beans } in your warehouse.
cafe-action-store-nothing = Nothing is left to bring: end the delivery.
cafe-action-clear = Clear the square at { $at }: { $beans } back to the supply, free of charge.
cafe-action-end = { $points ->
    [0] End your round.
    [one] End your round; { $points } action point is lost.
   *[other] End your round; { $points } action points are lost.
}
cafe-action-exchange = Make an Espresso bean { cafe-a-bean } in your warehouse.

## Events

cafe-event-promo-drawn = Promo card { $card } comes into the deck.
cafe-event-boxed = Card { $card } goes to the box for a promo card.
cafe-event-master-drawn = { $who ->
    [you] You are the first master.
   *[they] { $name } is the first master.
}
cafe-event-start-dealt = { $who ->
    [you] You are dealt
   *[they] { $name } is dealt
} start card { $card }.
cafe-event-start-taken = { $who ->
    [you] You take
   *[they] { $name } takes
} start card { $card }.
cafe-event-shown = Card { $card } comes onto the display.
cafe-cards-shown = { $n ->
    [one] Card { $cards } comes onto the display.
   *[other] Cards { $cards } come onto the display.
}
cafe-event-took = { $who ->
    [you] You take
   *[they] { $name } takes
} card { $card }.
cafe-event-bought = { $who ->
    [you] You take card { $card } and pay
   *[they] { $name } takes card { $card } and pays
} { cafe-a-bean }.
cafe-event-discarded = { $who ->
    [you] You can pay for no card and throw
   *[they] { $name } can pay for no card and throws
} card { $card } away.
cafe-event-display-cleared = { $n ->
    [0] The display is empty.
    [one] Card { $cards } is left over.
   *[other] Cards { $cards } are left over.
}
cafe-event-bid-bean = { $who ->
    [you] You bid
   *[they] { $name } bids
} { cafe-a-bean }.
cafe-event-bid-made = { $who ->
    [you] You take
   *[they] { $name } takes
} the master token with a bid of { $total }.
cafe-event-bid-low = { $who ->
    [you] You bid
   *[they] { $name } bids
} { $total }, too little for the master token, which takes { $needed }.
cafe-event-passed = { $who ->
    [you] You pass.
   *[they] { $name } passes.
}
cafe-event-kept = { $who ->
    [you] You keep
   *[they] { $name } keeps
} { cafe-a-bean } of the bid on the ship at { $at }.
cafe-event-bid-paid = { $n ->
    [0] { $who ->
        [you] You have nothing to pay.
       *[they] { $name } has nothing to pay.
    }
   *[other] { $who ->
        [you] You pay the bid: { $beans }.
       *[they] { $name } pays the bid: { $beans }.
    }
}
cafe-event-auction-won = { $who ->
    [you] You win the auction and are master.
   *[they] { $name } wins the auction and is master.
}
cafe-event-placed = { $who ->
    [you] You lay
   *[they] { $name } lays
} card { $card } at { $at }, { cafe-turned }, on { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-covered = { $covered ->
    [one] { $covered } square
   *[other] { $covered } squares
}
cafe-event-dropped = Card { $card } fits nowhere and { $who ->
    [you] you throw it away.
   *[they] { $name } throws it away.
}
cafe-event-produced = { $who ->
    [you] You produce
   *[they] { $name } produces
} { $n ->
    [0] on a batch field at { $at }.
   *[other] { $beans } at { $at }.
}
cafe-event-grew = { $who ->
    [you] You grow
   *[they] { $name } grows
} { cafe-a-bean } at { $at }.
cafe-event-dried = { $who ->
    [you] You dry
   *[they] { $name } dries
} { cafe-beans } at { $at }.
cafe-event-roasted = { $who ->
    [you] You roast
   *[they] { $name } roasts
} { cafe-beans } at { $at }.
cafe-event-lifted = { $who ->
    [you] You lift
   *[they] { $name } lifts
} { $beans } off { $at }.
cafe-event-sent = { $who ->
    [you] You send
   *[they] { $name } sends
} { cafe-a-bean } to { $at }.
cafe-event-stored = { $who ->
    [you] You store { $beans } in your warehouse.
   *[they] { $name } stores { $beans }.
}
cafe-event-cleared = { $who ->
    [you] You clear
   *[they] { $name } clears
} { $at }: { $beans } back to the supply.
cafe-event-ended = { $who ->
    [you] You end
   *[they] { $name } ends
} the round{ $points ->
    [0] .
    [one] {" "}with { $points } point unspent.
   *[other] {" "}with { $points } points unspent.
}
cafe-event-round-ended = Round { $round } is over.
cafe-event-master-passed = { $who ->
    [you] You are master now.
   *[they] { $name } is master now.
}
cafe-event-ships-unloaded = { $who ->
    [you] Your ships bring { $beans } to the warehouse.
   *[they] The ships of { $name } bring { $beans } to the warehouse.
}
cafe-event-exchanged = { $who ->
    [you] You exchange
   *[they] { $name } exchanges
} an Espresso bean for { cafe-a-bean }.
# After a bean was sent.
cafe-event-complete = The café at { $at } is complete: { cafe-worth }.

## Reasons: clauses without a full stop

cafe-reason-not-asked = not now: { $question ->
    [start] take one of the start cards left
    [take] take a card of the display
    [bid] bid or pass
    [bid-more] add beans to the bid, or stand
    [keep] keep a bean of the bid on a ship, or none
    [place] place the card first
    [grow] choose the colour of the batch
    [dry-more] dry more in the same group, or stop
    [roast-more] roast more in the same group, or stop
    [deliver] send the lifted beans, or store them
    [exchange] choose a colour for an Espresso bean
   *[act] choose an action, or end
}
cafe-reason-not-on-display = card { $card } is not on display
cafe-reason-nothing-to-pay = card { $card } has no cup and is free
cafe-reason-ships-pay = with two ships card { $card } is free
cafe-reason-auction-paid = after the auction cards are free
cafe-reason-must-pay = the cup on card { $card } costs a bean of the warehouse
cafe-reason-cannot-pay = the cup on card { $card } costs a bean, and the warehouse is empty
cafe-reason-none-in-warehouse = there is { cafe-no-bean } in the warehouse
cafe-reason-may-not-decline = there is a card you can take, so you may not discard one
cafe-reason-bid-too-low = a bid of { $bid } is too low: it must be at least { $needed }
cafe-reason-cannot-reach = { $needed ->
    [one] the warehouse cannot reach the { $needed } bean a bid must have; you can only pass
   *[other] the warehouse cannot reach the { $needed } beans a bid must have; you can only pass
}
cafe-reason-bid-begun = the bid has begun: add to it or stand
cafe-reason-nothing-bid = there is no bid begun
cafe-reason-not-in-bid = there is { cafe-no-bean } in the bid
cafe-reason-no-empty-ship = there is no empty ship at { $at }
cafe-reason-covers = a card must cover 2, 3 or 4 squares of the area; there it would cover { $covers }
cafe-reason-hides-last-cup = no cup would be visible any more
cafe-reason-fits-somewhere = the card fits somewhere and must be placed
cafe-reason-no-points = there is no action point left
cafe-reason-no-square = there is no square at { $at }
cafe-reason-not-of-kind = the square at { $at } is not { $wanted ->
    [field] a field
    [drying] a drying square
    [roasting] a roasting square
   *[cafe] a café or an Espresso square
}
cafe-reason-named-by = this is named by its first square, { $at }
cafe-reason-group-full = every field of this group holds beans already
cafe-reason-occupied = the square at { $at } holds beans already
cafe-reason-other-group = the square at { $at } is in another group, which costs another action
cafe-reason-none-on-fields = there is { cafe-no-bean } on the fields
cafe-reason-none-drying = there is { cafe-no-bean } on the drying squares
cafe-reason-nothing-there = there are no beans at { $at }
cafe-reason-nothing-roasted = there are no beans on roasting squares
cafe-reason-deliver-chosen = here the roasting squares are chosen one by one
cafe-reason-deliver-everything = here all roasting squares are emptied together
cafe-reason-not-lifted = there is { cafe-no-bean } among those lifted
cafe-reason-not-wanted = { cafe-no-bean } is wanted at { $at }
cafe-reason-stays-there = beans at { $at } stay there
cafe-reason-holds-none = the square at { $at } never holds beans
cafe-reason-no-start-card = card { $card } is not one of the start cards left
cafe-reason-not-drawable = card { $card } cannot be drawn

## Phases

cafe-phase-show = cards are shown
cafe-phase-start = taking start cards
cafe-phase-draft = taking cards
cafe-phase-auction = auction
cafe-phase-keep = after the auction
cafe-phase-choose = choosing cards
cafe-phase-act = placing and acting
cafe-phase-exchange = last Espresso beans
cafe-phase-over = the end

## Scores

cafe-part-cafes = cafés
cafe-part-pastries = pastries
cafe-part-warehouse = warehouse
cafe-rating = { $rating ->
    [poor] poor
    [fair] fair
    [good] good
    [very-good] very good
    [outstanding] outstanding
   *[wow] wow
}

## Options and their values

cafe-option-draft = How cards are given out.
cafe-value-draft-classic = Cards are taken in turn; one with a cup costs a bean.
cafe-value-draft-auction = The first choice is bid for; then cards are free.
cafe-option-espresso = With the eight Espresso cards or without.
cafe-value-espresso-false = Without the Espresso cards.
cafe-value-espresso-true = With Espresso squares, batches, pastries and surplus fields, and one more card on display.
cafe-option-promos = How many promo cards replace plan cards.
cafe-option-edition = Whose rule book presets the switches below.
cafe-value-edition-merged = Our reading of all three books together.
cafe-value-edition-fr = The French edition: a delivery empties all roasting squares; each bid stands alone, is paid as soon as it is made, and may be too low for the token.
cafe-value-edition-de = The German edition: as the French one, but a bid need only match the neighbour to the right who is still in.
cafe-value-edition-ua = The Ukrainian edition: you choose the roasting squares; bids add up, must match the token holder, and are paid at the end.
cafe-option-delivery = Which roasting squares a delivery empties.
cafe-value-delivery-chosen = Those you choose.
cafe-value-delivery-all = All of them together.
cafe-option-bids = When the beans of a bid are paid.
cafe-value-bids-settle = When the auction ends.
cafe-value-bids-burn = As soon as the bid is made.
cafe-option-bid-sum = Whether a later bid adds to an earlier one.
cafe-value-bid-sum-added = A later bid is added to your earlier ones.
cafe-value-bid-sum-alone = Each bid stands alone.
cafe-option-low-bids = What becomes of a bid that is too low for the master token.
cafe-value-low-bids-refused = It is refused: a bid must match the token holder’s.
cafe-value-low-bids-allowed = It may be made, and the token stays where it is.
cafe-value-low-bids-neighbour = It may be made; a bid takes the token if it matches the neighbour to the right who is still in.
cafe-option-ship-keep = How many beans of a bid ships may keep.
cafe-value-ship-keep-per-ship = One on each empty ship.
cafe-value-ship-keep-one-per-auction = One in each auction.
cafe-option-first-master = Who is the first master.
cafe-value-first-master-lot = Drawn by lot.
cafe-value-first-master-seat = Seat { $seat }.
cafe-option-starts = Which start card a seat has.
cafe-value-starts-order = The one with its number.
cafe-value-starts-lot = Dealt by lot.
cafe-value-starts-choose = From the first master clockwise each seat takes one of those left.
cafe-option-promo-cards = Which promo cards come in: the first ones, by lot, or cards such as P1,P3.
cafe-value-promo-cards-first = The first ones, in order.
cafe-option-replaced = Which plan cards they replace: by lot, or as many cards such as 05,12.
cafe-value-replaced-lot = By lot, cards with cafés first.
cafe-option-deck = The cards: the ones that come with the game, a deck file, or its text.
cafe-value-deck-classic = The deck that comes with the game.
cafe-value-deck-earlier = The cards of earlier versions.

## What chance brought: clauses

cafe-outcome-promo = promo card { $card } came into the deck
cafe-outcome-box = card { $card } went to the box
cafe-outcome-master = { $who ->
    [you] you became the first master
   *[they] { $name } became the first master
}
cafe-outcome-start = start card { $card } was dealt
cafe-outcome-show = card { $card } was shown

## Questions

cafe-ask-discard = Every card costs a bean and your warehouse is empty: throw one of them away.
cafe-ask-start = Take a start card.
cafe-ask-take = Take a card from the display.
cafe-ask-bid-own = Bid for the first choice, or pass; the token is with you already.
cafe-ask-bid-first = Bid for the first choice, or pass; the token is with { $name }.
cafe-ask-bid-raise = You hold the token with { $total }: raise your bid, or pass.
cafe-ask-bid = Bid or pass: { $total ->
    [one] { $total } bean in all would take the token from { $name }
   *[other] { $total } beans in all would take the token from { $name }
}{ $own ->
    [0] .
   *[other] ; { $own } of yours already lie there.
}
cafe-ask-bid-more = Your bid is { $total } so far: add beans, or stand.
cafe-ask-keep = Keep a bean of your bid on a ship?
cafe-ask-drop = The card fits nowhere.
cafe-ask-place = Lay the card over 2, 3 or 4 of your squares. Keep a cup in sight!
cafe-ask-act = { $points ->
    [one] { $points } action point left: produce, dry, roast or deliver.
   *[other] { $points } action points left: produce, dry, roast or deliver.
}
cafe-ask-end = { $points ->
    [0] End your round.
   *[other] End your round: nothing else is left to do.
}
cafe-ask-grow = Which colour does the batch field grow?
cafe-ask-dry-more = Dry more in the same group with this point, or stop.
cafe-ask-roast-more = Roast more in the same group with this point, or stop.
cafe-ask-deliver = { $n ->
    [0] Every lifted bean is sent: end the delivery, or lift more.
    [one] Lifted: { $beans }. Send it to a café, or store it.
   *[other] Lifted: { $beans }. Send them to cafés, or store the rest.
}
cafe-ask-exchange = Which colour does an Espresso bean become?
