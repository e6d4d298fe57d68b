## VivaJava Dice as it is drawn.
## Codes as in vivajava.ftl: `colour`, `to`, `ability`, `dice` (coffee or aroma).

viva-you = you
viva-yours = yours
viva-best-bean = Best Bean
viva-rainbow = Rainbow
viva-bench = The bench: what is asked
viva-abilities = Abilities
viva-back = Back
viva-skip = Show it all

## Seats and the race

viva-race = Race to { $goal } points
viva-race-seat = { $name }: { $points }
viva-of-goal = of { $goal }
viva-holds-aroma = { $n ->
    [0] no aroma die
   *[other] { vivajava-n-aroma }
}
viva-tokens-in-hand = tokens in hand: { $n }
viva-income = { $kind ->
    [featured] Best Bean
    [rainbow] Rainbow
   *[tokens] with { $name }
}
viva-no-blend = owns no blend

## The wall

viva-free = free
viva-free-pair = free: any pair takes it
viva-next-turn-of = { $who ->
    [you] at your next turn
   *[they] at the next turn of { $name }
}
viva-pays-each-turn = pays its owner each turn
viva-stairs = What beats the Best Bean
viva-stairs-roast = Every row is a colour, the darker roasts above.
viva-stairs-beans = Across: how many beans of it you have.
viva-stairs-line = Past the chalk line you beat the Best Bean. The row lights up: touch it.
viva-understood = Got it
viva-roast = roast
viva-beans = beans
viva-beats = beats it
viva-row = { $strength } { vivajava-colour }: beats the Best Bean
viva-of-five = { $n } of 5
viva-yours-already = yours already
viva-now = now
viva-a-turn = a turn
viva-your-research = Your research
viva-research-of = Research of { $name }
viva-coaster = { $coaster ->
    [mild] mild coaster
   *[bold] bold coaster
}
viva-track = { $colour ->
    [white] White
    [yellow] Yellow
    [brown] Brown
    [red] Red
   *[green] Green
} track: { $at } of { $cup }. { vivajava-ability }: { $level ->
    [0] not open
   *[other] { $level }X
}. The cup pays { $points }.
viva-with-token = { vivajava-colour } with the token of { $name }
viva-progress = { vivajava-colour } { $at } of { $cup }
viva-token-of = Token of { $name }.
viva-ended = ended
viva-blocked = blocked
# An ability on a narrow sign: where its word may be broken.
viva-sign = { $ability ->
    [bottleneck] Bottle{"\u00AD"}neck
   *[other] { vivajava-ability }
}
viva-at-square = at { $n }
viva-aroma-jar = Aroma jar
viva-jar = Aroma jar, { $n } left
viva-left = { $n } left

## Dice

viva-die = { $dice ->
    [aroma] aroma die
   *[coffee] coffee die
}: { $colour ->
    [none] to be rolled
   *[other] { vivajava-colour }
}
viva-die-of = { $dice ->
    [aroma] aroma die
   *[coffee] coffee die
} of { $name }: { $colour ->
    [none] to be rolled
   *[other] { vivajava-colour }
}
viva-given-by = from { $names }

## After the roll

viva-how-roll = Touch dice to roll them again. Touch a lit place on the wall to use the roll.
viva-how-use = Touch a lit place on the wall: a row of the Best Bean, the Rainbow, a tube or the jar.
viva-how-pass = Neither a blend nor research is possible.
viva-how-aroma = Touch the aroma dice that are to be rolled again.
viva-how-turn = { $ability ->
    [upgrade] It goes one roast up. The wall shows the roll as it would be.
   *[flip] It turns to its opposite face. The wall shows the roll as it would be.
}
viva-hint-use = Lit places take the roll.
viva-hint-aroma = The coffee dice are picked up already. Pick up aroma dice as well, or none.
viva-hint-roll = Pick up the dice you do not like, or choose a lit place.
viva-hint-turn = Every die shows what it would become.
viva-odds = Odds
viva-beats-it = beats it
viva-beat-best-bean = beats the Best Bean
viva-five-colours = five colours
viva-dice-again = { $n ->
    [one] { $n } die again
   *[other] { $n } dice again
}
viva-roll-again = { $n ->
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
viva-roll-none = None
viva-touch-dice = Touch dice first
viva-rerolls-left = { $n ->
    [one] your last re-roll
   *[other] { $n } re-rolls left
}
viva-uses-left = { $n ->
    [one] { $n } use left
   *[other] { $n } uses left
}
viva-turn-die = Turn { vivajava-colour } to { vivajava-to }
viva-pass = Go on

## What a choice brings

viva-brings = What it brings
viva-ability-ends = { vivajava-ability } ends
viva-rainbow-lost = Rainbow is given up
viva-game-ends = The game ends.

## A blend

viva-ask-compose = Which dice go into your Best Bean?
viva-how-compose = Touch dice to put them in or out. Given dice must show its main colour.
viva-beats-verb = beats
viva-against = against
viva-as = as { vivajava-colour }
viva-left-out = left out
viva-places-left = { $n ->
    [one] { $n } place is free.
   *[other] { $n } places are free.
}
viva-no-blend-of-these = These five make no Best Bean now.
viva-make = Make Best Bean
viva-rest-back = the other dice go back

## Decay, keep or drop

viva-how-decay = Touch the die that is to leave.
viva-just-paid = It has just paid
viva-still-yours = still yours (plain rolls)
viva-retakes = you retake it
viva-too-few = too few dice
viva-keep-title = Keep: { $rating }
viva-turn-ends = your turn ends
viva-your-next-turn = your next turn
viva-goes-back = goes back
viva-or = or
viva-keep = Keep
viva-drop-title = { $n ->
    [one] Drop: { $n } die to roll
   *[other] Drop: { $n } dice to roll
}
viva-coaster-free = the coaster is free
viva-drop = Drop, roll { $n }

## A donation

viva-how-donate = Touch the dice to give. Each one { $name } uses in a Best Bean earns you points; the others are gone.
viva-rolls = { $who ->
    [you] You roll
   *[they] { $name } rolls
}
viva-your-aroma = your aroma dice
viva-give-nth = give { vivajava-n-aroma }
viva-takes-best-bean = { $name } takes the Best Bean
viva-no-die = none
viva-a-die-fits = a die of yours fits
viva-you-may-get = At best
viva-dice-pay = { $n ->
    [0] even the best roll would use none of them
    [one] { $n } die can earn points
   *[other] { $n } dice can earn points
}
viva-a-turn-with = a turn with { $name }
viva-to-beat = to beat: { $rating }
viva-give-none = Give none
viva-give = { $n ->
    [one] Give { $n } die
   *[other] Give { $n } dice
}
viva-touch-to-give = Touch dice to give

## Abilities after the roll was used

viva-how-act = { $ability ->
    [block] Your token leaves the red cup. Nobody else uses the ability until your next turn; steps still count.
    [ride] Your token leaves the red cup. What they gain there on their own turn, you gain too. The notch is where you stand.
    [aroma] The jar gives you aroma dice for your next roll.
   *[joint] A coffee die decides the colour; then you choose with whom.
}
viva-how-end = Nothing else is to be done.
viva-n-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
viva-does = { $ability ->
    [reroll] roll any of your dice again
    [upgrade] a die one roast up
    [flip] a die to its opposite face
    [focus] a step on any track with a blend
    [joint] a die rolled for you and an opponent
    [block] closes an ability to the others
    [ride] you gain what a track gains
    [aroma] take aroma dice
   *[bottleneck] fewer coffee dice, always
}
viva-nobody-has = nobody has it
viva-track-of = { $colour ->
    [white] White
    [yellow] Yellow
    [brown] Brown
    [red] Red
   *[green] Green
} track of { $name }
viva-ride-tell = { $name } stands at { $at }, you at { $mine } of { $cup }. Your cup there pays { $points }.
viva-block-stops = Stops { $names } until your next turn. You may still use it.
viva-block-nobody = Stops nobody now; it holds until your next turn.
viva-touch-target = Touch a lit target.
viva-ride-with = Ride with { $name }
viva-block-this = Block { vivajava-ability }
viva-end-turn = End turn
viva-roll-joint = Roll for joint research
viva-take-aroma = Take aroma dice

## Short questions

viva-how-ask = { $question ->
    [focus] Touch a lit tube.
    [partner] Both of you mark the steps of the colour that was rolled.
   *[recall] A token is to be placed. Take one back from where it lies, or place none.
}
viva-mark-step = Mark this step
viva-take-back = Take it back
viva-no-step = No step
viva-leave = Place none
viva-spot = { $spot ->
    [cup] on the red cup
    [blend] on the Best Bean
    [ability] on the { vivajava-colour } ability
    [track] on the { vivajava-colour } track of { $name }
   *[hand] in hand
}
