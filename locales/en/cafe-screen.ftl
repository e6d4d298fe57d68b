## Café in the terminal. Words on squares (cafe-board-…) have at most six letters, that of the café four.

cafe-aim = Over eight rounds you build a coffee company out of cards: grow beans, dry and roast them, and deliver them. Cafés that get every bean they ask for bring most of the points; the most points at the end win.

cafe-board-drying = dry
cafe-board-roasting = roast
cafe-board-cafe = café
cafe-board-espresso = espr.
cafe-board-pastry = pastry
cafe-board-cup = cup
cafe-board-ship = ship
cafe-board-dead = dead

cafe-colour-name = { $colour ->
    [yellow] yellow
    [brown] brown
    [green] green
   *[red] red
}
cafe-verb = { $verb ->
    [take] take
    [discard] discard
    [bid] bid
    [stand] stand
    [pass] pass
    [keep] keep
    [drop] drop
    [produce] produce
    [grow] grow
    [dry] dry
    [roast] roast
    [stop] stop
    [deliver] deliver
    [send] send
    [store] store
    [clear] clear
    [end] end
    [exchange] exchange
   *[place] place
}
cafe-menu = { $what ->
    [none] none
    [all] all
    [end] your round
    [stop] this is enough
    [store] the rest
    [pass] leave the auction
    [stand] the bid is complete
   *[drop] throw the card away
}
cafe-menu-pay = { $card } pay { cafe-colour-name }

## Questions

cafe-caution-end = { $points ->
    [one] { $points } point would be lost.
   *[other] { $points } points would be lost.
}

## Around the areas

cafe-header = round { $round } of { $rounds }
cafe-header-master = master: { $name }
cafe-header-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
cafe-label-cups = cups
cafe-label-points = points
cafe-label-ships = ships
cafe-label-warehouse = warehouse
cafe-label-lifted = lifted
cafe-label-bid = bid
cafe-label-score = score
cafe-label-score-now = score now
cafe-label-supply = supply
cafe-left = { $n } left
cafe-cups-free = cups are free
cafe-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cafe-n-cups = { $n ->
    [one] { $n } cup
   *[other] { $n } cups
}
cafe-n-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
cafe-doing-bid = bid { $n }
cafe-doing-passed = passed
cafe-doing-card = has card { $card }
cafe-doing-done = done
cafe-price-cup = cup
cafe-price-ships = cup: your ships pay
cafe-price-bean = cup: 1 bean
cafe-price-free = free
cafe-tie = roasting { $roasting }, drying { $drying }
cafe-verdict-solo = { $points ->
    [one] { $points } point: { $rating }.
   *[other] { $points } points: { $rating }.
}

## Planning a placement

cafe-turn = turn { $n }
cafe-hand = { $who ->
    [you] Your card is { $card }:
   *[they] The card of { $name } is { $card }:
}
cafe-plan-groups = Groups: fields { $fields }, drying { $drying }, roasting { $roasting }.
cafe-plan-enter = Enter lays it like this.
cafe-plan-cheap = Covering least of use: { $places }
cafe-turn-which = turn which card? As in `turn 09`.
cafe-not-in-deck = card { $card } is not in this deck
cafe-no-card = there is no card { $text }
cafe-try-usage = try where? As in `try 1,0 2`, or `try 09 1,0 2` with a card of the display.
cafe-turn-range = a turn is 0, 1, 2 or 3, not { $text }
cafe-card-neither = card { $card } is neither yours nor on display
cafe-cannot-try = card { $card } cannot be tried now
cafe-no-card-to-place = there is no card to place now
cafe-no-display = there are no cards on display now

## Commands

cafe-help-try = draw the area with your card, or one of the display, laid there
cafe-help-turn = a card in its four turns
cafe-help-places = every place for your card, and those that cost least
cafe-help-display = the cards on display
cafe-help-legend = what the squares are

## Forms

cafe-form-take = take a card; one with a cup costs a bean of your warehouse
cafe-form-discard = you can pay for no card, so throw one away
cafe-form-bid = lay a bean of your warehouse on your bid
cafe-form-stand = your bid is complete; you take the master token
cafe-form-pass = leave the auction; beans bid so far are paid
cafe-form-keep = save a bean of your bid on an empty ship, or `keep none`
cafe-form-place = lay your card, upper left square at X,Y, on 2 to 4 squares of the area
cafe-form-drop = the card fits nowhere: throw it away
cafe-form-produce = a bean on every empty field of the group; 1 point
cafe-form-grow = the colour of the bean that a batch field produces
cafe-form-dry = all beans of a colour from the fields to an empty drying square; 1 point a group
cafe-form-roast = all beans of a colour from drying squares to an empty roasting square; 1 point a group
cafe-form-stop = enough dried or roasted with this point
cafe-form-deliver = lift the beans of a roasting square; 1 point for as many squares as you like
cafe-form-send = a lifted bean to a café that asks for it or to an Espresso square; `send yyg X,Y` and `send all X,Y` for several
cafe-form-store = what is still lifted goes to your warehouse
cafe-form-clear = beans of a square back to the supply, free
cafe-form-end = no more actions this round; points left are lost
cafe-form-exchange = an Espresso bean becomes one of this colour in your warehouse

## Legend

cafe-legend-field = a field of yellow coffee (N brown, G green, R red); `produce` puts a bean on it
cafe-legend-surplus = a surplus field: two beans at once
cafe-legend-batch = a batch field: a bean of any colour
cafe-legend-beans = two brown beans
cafe-legend-drying = a drying square: beans come from fields
cafe-legend-roasting = a roasting square: beans come from drying squares
cafe-legend-cafe = a café worth 4 points; ○Y it wants a yellow bean, ●Y it has one; ✓ it is complete
cafe-legend-espresso = an Espresso square: holds one bean, any colour at the end
cafe-legend-pastry = its points count beside a complete café
cafe-legend-cup = one action point a round
cafe-legend-ship = with two, cup cards are free; keeps a bean of a bid
cafe-legend-dead = what is left of a café covered in part
cafe-legend-groups = Squares with no line between them are one group: one action serves them all.
cafe-legend-tight = Where the window is small: d dry, r roast, c café, u cup, s ship, e Espresso; ○YN are the beans a café still wants.

## How an answer is typed

cafe-tip-take = `try CARD X,Y TURN` shows a card in your area.
cafe-tip-place = Type X,Y of the upper left square of card { $card } and a turn, as in `{ $example }`; `try` shows it first, `places` lists all { $n }.

## The paragraphs of the rules, in a few words each. The numbers are those of docs/rules.

rule-c1-1 = seats and beans
rule-c1-2 = squares of a card
rule-c1-3 = what each seat begins with
rule-c1-4 = cards used in a game
rule-c1-5 = the first master
rule-c1-6 = decks as data
rule-c2-1 = taking cards in turn
rule-c2-2 = a cup costs a bean
rule-c2-3 = two ships make cups free
rule-c2-4 = when no card can be paid
rule-c2-5 = who can pay must take
rule-c3-1 = covering two to four squares
rule-c3-2 = a cup stays visible
rule-c3-3 = what is covered
rule-c4-1 = action points
rule-c4-2 = spending them
rule-c4-3 = groups
rule-c4-4 = produce
rule-c4-5 = dry
rule-c4-6 = roast
rule-c4-7 = deliver
rule-c4-8 = what a café takes
rule-c4-9 = one colour a square
rule-c4-10 = clearing a square
rule-c4-11 = all act at the same time
rule-c4-12 = eight rounds
rule-c5-1 = order of scoring
rule-c5-2 = complete cafés
rule-c5-3 = the warehouse
rule-c5-4 = ties
rule-c5-5 = the solo rating
rule-c6-1 = bidding or passing
rule-c6-2 = what a bid must reach
rule-c6-3 = the end of the auction
rule-c6-4 = choosing after the auction
rule-c6-5 = beans kept on ships
rule-c7-1 = one more card on display
rule-c7-2 = Espresso squares
rule-c7-3 = batches
rule-c7-4 = pastries
rule-c7-5 = surplus fields
rule-c8-1 = promo cards
rule-c9 = options and editions
