## The table as text, for those who hear it and for games without a drawing: names of the parts of a view, and its words.

view-key = { $key ->
    [abilities] abilities
    [ability] ability
    [aroma] aroma dice
    [asked] asked
    [at] at
    [bag] bag
    [beans] beans
    [beige] beige
    [berth] berth
    [bid] bid
    [bid_begun] bid begun
    [black] black
    [blocked] blocked
    [board] board
    [brown] brown
    [buyer] buyer
    [by] by
    [cafe] café
    [cafes] cafés
    [card] card
    [cards] cards
    [claims] claims
    [coffee] coffee
    [colour] colour
    [contenders] still rolling for the start
    [cup] cup
    [cups] cups
    [deck_left] cards in the deck
    [demand] demand
    [dice] dice
    [dice_in_box] dice of the game
    [display] display
    [donated] donated
    [drawing] being drawn
    [emptied] emptied
    [end] end
    [extra_aroma] extra aroma used
    [extra_aromas] extra aroma dice taken
    [face] face
    [featured] Best Bean
    [field] field
    [fields] fields
    [flipped] flipped die
    [flips] flips used
    [goal] goal
    [gone_ships] ships that left
    [green] green
    [group] group
    [groups] groups
    [harbour] harbour
    [harbours] harbours
    [hut] hut
    [huts] huts
    [idle_turns] turns without building
    [in_hand] in hand
    [income] income
    [joint] joint research
    [joint_research] joint research used
    [kept] kept
    [kind] kind
    [laid] laid as number
    [last] last space
    [left] uses left
    [levels] levels
    [line] line
    [main] main colour
    [market] market
    [master] master
    [meets] meets at
    [money] money
    [n] number
    [name] name
    [once] 1X at
    [open] open
    [owed] tokens owed
    [owner] owner
    [passed] passed
    [pastries] pastries
    [makes] new blend
    [pays] pays
    [phase] phase
    [piece] piece
    [points] points
    [points_left] action points left
    [question] question
    [rainbow] Rainbow
    [red] red
    [rerolls] re-rolls used
    [roads] roads
    [roast] roast
    [rolled] rolled
    [roller] rolls now
    [round] round
    [rounds] rounds
    [russet] russet
    [sack_field] sack
    [sacks] sacks
    [score] score
    [scores] scores
    [seat] seat
    [seats] seats
    [ships] ships
    [source] from
    [squares] squares
    [stage] step
    [starter] first seat
    [steps_left] steps left
    [strength] strength
    [supply] supply
    [title] name
    [to_arrange] still to be laid out
    [to_beat] beans to beat it
    [token] token
    [tokens] tokens
    [total] total
    [track] track
    [tracks] tracks
    [turn] turn
    [turns] turns
    [twice] 2X at
    [unlocked] abilities unlocked
    [upgrades] upgrades used
    [use] donated dice used
    [used] used this turn
    [wanted] still wanted
    [warehouse] warehouse
    [white] white
    [workers] workers
    [would_score] points now
    [x] column
    [y] row
    [yellow] yellow
   *[other] { $key }
}
view-word = { $word ->
    [act] acting
    [activate] abilities
    [auction] auction
    [blend] blend
    [build] building
    [choose] choosing
    [draft] taking cards
    [exchange] last Espresso beans
    [featured] Best Bean
    [keep] after the auction
    [move] moving the buyer
    [over] the end
    [rainbow] Rainbow
    [roll] roll
    [sack] sack
    [score] scoring
    [setup] set-up
    [show] cards are shown
    [aroma] aroma die
    [coffee] coffee die
    [batch] field of any colour
    [blockade] blockade
    [cafe] café
    [cup] cup
    [dead] closed café
    [drying] drying square
    [empty] empty square
    [espresso] Espresso
    [field] field
    [hut] hut
    [pastry] pastry
    [road] road
    [roasting] roasting square
    [ship] ship
    [surplus] surplus field
    [tokens] tokens
    [worker] worker
    [re-roll] Re-roll
    [upgrade] Upgrade
    [flip] Flip
    [focus-groups] Focus groups
    [joint-research] Joint research
    [block] Block
    [ride-along] Ride along
    [extra-aroma] Extra aroma
    [bottleneck] Bottleneck
    [hand] in hand
    [ability] on the ability
    [track] on the track
    [beige] beige
    [black] black
    [brown] brown
    [green] green
    [grey] grey
    [red] red
    [refill] refilling
    [russet] russet
    [white] white
    [yellow] yellow
    [joker] joker
    [idle] nobody builds any more
    [marker_after_points] a marker has reached the end
    [true] yes
    [false] no
    [box] cards for the box
    [draw] drawing
    [master] master
    [opening] rolling for the start
   *[other] { $word }
}
