## VivaJava Dice: actions, events, reasons, phases, options.
## Codes: `colour`, `face` and `to` are white, yellow, brown, red, green, black, joker or none; `dice` is coffee or aroma.
## `faces` and `kept` are letters of dice such as WWYK.

vivajava-colour = { $colour ->
    [white] white
    [yellow] yellow
    [brown] brown
    [red] red
    [green] green
    [black] black
   *[joker] joker
}
# The face a die is turned to.
vivajava-to = { $to ->
    [white] white
    [yellow] yellow
    [brown] brown
    [red] red
    [green] green
    [black] black
   *[joker] joker
}
vivajava-face = { $face ->
    [white] white
    [yellow] yellow
    [brown] brown
    [red] red
    [green] green
    [black] black
   *[joker] joker
}
vivajava-ability = { $ability ->
    [reroll] Re-roll
    [upgrade] Upgrade
    [flip] Flip
    [focus] Focus groups
    [joint] Joint research
    [block] Block
    [ride] Ride along
    [aroma] Extra aroma
   *[bottleneck] Bottleneck
}
# What counts in a blend: how many beans of which colour.
vivajava-rating = { $strength ->
    [0] nothing
    [1] no pair, 1 { vivajava-colour }
   *[other] { $strength } { vivajava-colour }
}
vivajava-n-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
vivajava-n-aroma = { $n ->
    [one] { $n } aroma die
   *[other] { $n } aroma dice
}
vivajava-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vivajava-spot = { $spot ->
    [hand] hand
    [cup] red cup
    [blend] blend
   *[ability] { vivajava-colour } ability
}
vivajava-spot-track = { $whom ->
    [you] your { vivajava-colour } track
   *[they] { vivajava-colour } track of { $othername }
}
vivajava-then = { $effects ->
    [0] .
   *[other] : { $then }.
}

## Effects: what follows an action, in few words

vivajava-effect-points = { $who ->
    [you] { vivajava-points } for you
   *[they] { vivajava-points } for { $name }
}{ $source ->
    [tokens] {" "}for tokens
    [cup] {" "}for the { vivajava-colour } cup
   *[plain] {""}
}
vivajava-effect-rainbow-lost = Rainbow is given up
vivajava-effect-marked = { $who ->
    [you] your { vivajava-colour } track
   *[they] { vivajava-colour } track of { $name }
} { $from } → { $to } of { $cup }{ $opens ->
    [0] {""}
   *[other] {" "}({ vivajava-ability } { $opens }X)
}
vivajava-effect-aroma = { $who ->
    [you] { vivajava-n-aroma } for you
   *[they] { vivajava-n-aroma } for { $name }
}
vivajava-effect-token-on-cup = a token onto the red cup
vivajava-effect-token-back = { $who ->
    [you] a token of yours comes back
   *[they] a token of { $name } comes back
}
vivajava-effect-over = the game ends

## Actions: what would be done

vivajava-action-decay = Take a { vivajava-face } die off your Best Bean, which leaves { vivajava-rating }.
vivajava-action-decay-token = Take the { vivajava-face } die with { $whom ->
    [you] your token
   *[they] the token of { $othername }
} off your Best Bean, which leaves { vivajava-rating }.
vivajava-action-keep = Keep Best Bean; your turn ends.
vivajava-action-drop = Give Best Bean up and roll { $n ->
    [one] the die left of it.
   *[other] the { $n } dice left of it.
}
vivajava-action-donate = { $n ->
    [0] Roll no aroma die for { $othername }.
   *[other] Roll { vivajava-n-aroma } for { $othername }.
}
vivajava-action-reroll = { $n ->
    [0] { $dice ->
        [aroma] Keep all aroma dice ({ $kept }).
       *[coffee] Keep all coffee dice ({ $kept }).
    }
   *[other] { $left ->
        [0] { $dice ->
            [aroma] Roll all aroma dice ({ $faces }) again.
           *[coffee] Roll all coffee dice ({ $faces }) again.
        }
       *[other] { $dice ->
            [aroma] Roll the aroma dice { $faces } again and keep { $kept }.
           *[coffee] Roll the coffee dice { $faces } again and keep { $kept }.
        }
    }
}
vivajava-die = { $dice ->
    [aroma] an aroma die
   *[coffee] a coffee die
}
vivajava-action-upgrade = Turn { vivajava-die } one roast up: { vivajava-colour } becomes { vivajava-to }.
vivajava-action-flip = Turn { vivajava-die } to its other side: { vivajava-colour } becomes { vivajava-to }.
vivajava-action-use = Begin Best Bean with donated { vivajava-colour } dice ({ $n }): up to { vivajava-rating }; you choose your own dice next.
vivajava-action-blend = Make Best Bean of { $faces }, { vivajava-rating }{ vivajava-then }
vivajava-action-rainbow = Make Rainbow{ vivajava-then }
vivajava-action-research = { $n ->
    [one] Mark { $n } { vivajava-colour } step
   *[other] Mark { $n } { vivajava-colour } steps
}{ vivajava-then }
vivajava-action-research-black = Research black: take { vivajava-n-aroma }.
vivajava-action-pass = Pass the dice on; neither a blend nor research is possible.
vivajava-action-focus = Focus groups: mark a { vivajava-colour } step{ vivajava-then }
vivajava-action-stop = Mark no more steps.
vivajava-action-block = Lay a token on { vivajava-ability }: nobody else uses it until your next turn.
vivajava-action-ride = Lay a token on the { vivajava-colour } track of { $othername }: you gain the steps gained there.
vivajava-action-aroma = Extra aroma{ vivajava-then }
vivajava-action-joint = Joint research: roll a coffee die for you and an opponent.
vivajava-action-partner = Joint research with { $othername }{ vivajava-then }
vivajava-action-recall = Take a token back to place it now; it lies here: { $from }.
vivajava-action-leave = Leave your tokens where they are and place none.
vivajava-action-end = End your turn.

## Events

vivajava-event-turn-began = { $who ->
    [you] Your turn begins.
   *[they] The turn of { $name } begins.
}
vivajava-event-scored = { $who ->
    [you] You score
   *[they] { $name } scores
} { vivajava-points } { $source ->
    [featured] for Best Bean.
    [rainbow] for Rainbow.
    [tokens] for tokens on the blend.
    [new-blend] for the new blend.
   *[cup] for the { vivajava-colour } cup.
}
vivajava-event-rolled-for-start = { $who ->
    [you] You roll
   *[they] { $name } rolls
} { vivajava-colour } for the start.
vivajava-event-starts = { $who ->
    [you] You start.
   *[they] { $name } starts.
}
vivajava-event-decayed = A { vivajava-colour } die leaves { $who ->
    [you] your Best Bean.
   *[they] the Best Bean of { $name }.
}
vivajava-event-kept = { $who ->
    [you] You keep Best Bean.
   *[they] { $name } keeps Best Bean.
}
vivajava-event-dropped = { $who ->
    [you] You give
   *[they] { $name } gives
} Best Bean up, with { vivajava-n-dice } left.
vivajava-event-bottlenecked = Bottleneck: { $who ->
    [you] you roll
   *[they] { $name } rolls
} { vivajava-n-dice } fewer.
vivajava-event-donated = { $who ->
    [you] You donate
   *[they] { $name } donates
} { $n ->
    [0] nothing.
   *[other] { vivajava-n-aroma }.
}
vivajava-event-rolled = { $who ->
    [you] You roll
   *[they] { $name } rolls
} { $dice ->
    [aroma] aroma dice: { $faces }.
   *[coffee] coffee dice: { $faces }.
}
vivajava-event-turned = { vivajava-ability }: { vivajava-colour } becomes { vivajava-to }.
vivajava-event-made-featured = { $who ->
    [you] You make Best Bean of { $faces }.
   *[they] { $name } makes Best Bean of { $faces }.
}
vivajava-event-made-rainbow = { $who ->
    [you] You make Rainbow.
   *[they] { $name } makes Rainbow.
}
vivajava-event-rainbow-to-middle = { $who ->
    [you] Your Rainbow goes to the middle.
   *[they] The Rainbow of { $name } goes to the middle.
}
vivajava-event-passed = { $who ->
    [you] You can do nothing.
   *[they] { $name } can do nothing.
}
vivajava-event-marked = { $who ->
    [you] You mark
   *[they] { $name } marks
} { $n ->
    [one] { $n } { vivajava-colour } step.
   *[other] { $n } { vivajava-colour } steps.
}
vivajava-event-took-aroma = { $who ->
    [you] You take
   *[they] { $name } takes
} { vivajava-n-aroma }.
vivajava-event-aroma-expired = { $who ->
    [you] You give { vivajava-n-aroma } back unused.
   *[they] { $name } gives { vivajava-n-aroma } back unused.
}
vivajava-event-token-moved = { $who ->
    [you] Your token:
   *[they] Token of { $name }:
} { $from } → { $to }.
vivajava-event-joint-rolled = Joint research rolls { vivajava-colour }.

## Reasons: clauses without a full stop

vivajava-reason-dice-first = dice are to be rolled first
vivajava-reason-no-roll-due = no dice are to be rolled now
vivajava-reason-other-roll = the roll due is another one: { $n } { $dice ->
    [aroma] of the aroma dice
   *[coffee] of the coffee dice
}
vivajava-reason-other-question = not now: { $question ->
    [opening] the start is rolled for
    [turn-start] a turn begins
    [decay] choose the die that leaves Best Bean
    [keep-or-drop] keep or drop Best Bean
    [donate] say how many aroma dice you donate
    [roll] dice are rolled
    [choose] use a roll ability, make a blend or research
    [reroll-aroma] choose the aroma dice to roll again
    [blend] choose your own dice of the blend
    [score-blend] the points of the blend come first
    [focus] mark a step of the focus groups, or stop
    [activate] use an ability or end the turn
    [joint-partner] choose a partner for joint research
   *[over] the game is over
}
vivajava-reason-token-owed = a token is to be placed: take one back or leave it
vivajava-reason-not-on-blend = no { vivajava-colour } die lies on the blend
vivajava-reason-no-token-on-blend = { $who ->
    [you] you have
   *[they] { $name } has
} no token on such a die
vivajava-reason-only-with-token = every { vivajava-colour } die there carries a token
vivajava-reason-must-drop = a single die cannot be kept
vivajava-reason-holds-fewer = you hold only { vivajava-n-aroma }
vivajava-reason-not-on-coaster = the coaster in play has no { vivajava-ability }
vivajava-reason-not-unlocked = { vivajava-ability } is not unlocked
vivajava-reason-ability-over = { vivajava-ability } ended with its track
vivajava-reason-blocked = { vivajava-ability } is blocked
vivajava-reason-used-up = { vivajava-ability } is used up for this turn
vivajava-reason-no-such-die = none of your { $dice ->
    [aroma] aroma dice
   *[coffee] coffee dice
} shows { vivajava-colour }
vivajava-reason-nothing-picked-up = no die was chosen
vivajava-reason-cannot-rise = black and the joker cannot rise
vivajava-reason-just-flipped = the same die cannot be flipped twice
vivajava-reason-donated-fewer = { $who ->
    [you] you donated
   *[they] { $name } donated
} fewer such dice: { $n }
vivajava-reason-not-a-donor = { $who ->
    [you] you donated
   *[they] { $name } donated
} nothing
vivajava-reason-none-donated = no donated die was chosen
vivajava-reason-too-few-own = { $n ->
    [1] a die of your own must be { vivajava-colour } too
   *[other] donated dice only strengthen: { $n } dice of your own must be { vivajava-colour }
}
vivajava-reason-not-five = a blend has five dice, not { $n }
vivajava-reason-not-rolled = your own dice do not show that
vivajava-reason-no-pair = no two beans have the same colour
vivajava-reason-other-main = donated dice must raise the strength: the main colour would not be { vivajava-colour }
vivajava-reason-not-better = { $who ->
    [you] your blend is
   *[they] the blend of { $name } is
} rated as high or higher
vivajava-reason-not-five-colours = your own dice do not show five colours
vivajava-reason-owns-rainbow = you own Rainbow already
vivajava-reason-no-bean = none of your dice is { vivajava-colour }
vivajava-reason-beans-exactly = the number of beans must be { $n }
vivajava-reason-beans = the number of beans must be { $least } to { $most }
vivajava-reason-track-completed = the { vivajava-colour } track is completed
vivajava-reason-no-track = black has no track
vivajava-reason-no-aroma-left = no aroma die is left in the supply
vivajava-reason-must-act = a blend or research is possible
vivajava-reason-no-token-on-cup = no token lies on the red cup
vivajava-reason-yourself = an opponent must be chosen
vivajava-reason-other-target = { $who ->
    [you] you
   *[they] { $name }
} can carry it out more completely
vivajava-reason-joint-research-first = joint research must be used first
vivajava-reason-no-token-there = no token of yours lies there
vivajava-reason-not-from-there = a token from there cannot be placed here

## Phases

vivajava-phase = { $question ->
    [opening] rolling for the start
    [turn-start] a turn begins
    [decay] decay
    [keep-or-drop] keep or drop
    [donate] donations
    [roll] rolling
    [choose] blend or research
    [reroll-aroma] rolling again
    [blend] blend
    [score-blend] scoring the blend
    [focus] focus groups
    [activate] abilities
    [joint-partner] joint research
   *[over] the end
}

## Options and their values

vivajava-option-coaster = The research coaster: which abilities the tracks have.
vivajava-value-coaster-mild = Mild: Re-roll, Upgrade, Focus groups, Block, Extra aroma.
vivajava-value-coaster-bold = Bold: Re-roll, Flip, Joint research, Ride along, Bottleneck.
vivajava-option-opening = How the first seat is found.
vivajava-value-opening-roll = Everybody rolls; the highest roast starts, the others mark a step.
vivajava-value-opening-fixed = The first seat starts.
vivajava-option-joint-research = Whether joint research must be used.
vivajava-value-joint-research-optional = It may be skipped.
vivajava-value-joint-research-compulsory = It must be used before the turn ends.
vivajava-option-bold-red = What red does on the bold coaster.
vivajava-value-bold-red-ride-along = Ride along, as in the rule book.
vivajava-value-bold-red-block = Block, as in the short rules.
vivajava-option-donated = What donated dice may do for Best Bean.
vivajava-value-donated-strengthen = They only strengthen a colour that two dice of your own show.
vivajava-value-donated-count = They count like your own: one die of your own in the colour is enough.
vivajava-option-extra-aroma = What 2X of Extra aroma allows.
vivajava-value-extra-aroma-each = Up to two uses a turn, one die each.
vivajava-value-extra-aroma-double = One use a turn, with two dice.
vivajava-option-after-pass = What follows when neither a blend nor research is possible.
vivajava-value-after-pass-end = The dice are passed on and the turn ends.
vivajava-value-after-pass-activate = Abilities may still be activated.
vivajava-option-tracks = The squares of the tracks: those that come with the game, a file, or its text.
vivajava-value-tracks-default = The tracks that come with the game.
vivajava-value-tracks-default-2 = The tracks of earlier versions: all five alike, 1X on the third square, 2X on the fifth.

## What chance brought: clauses

vivajava-outcome-roll = { $dice ->
    [aroma] the aroma dice showed { $faces }
   *[coffee] the coffee dice showed { $faces }
}

## Questions

vivajava-ask-token-blend = Your donated die is in the blend, but no token is in hand: take one back for it, or leave it.
vivajava-ask-token-cup = A token belongs on your red cup, but none is in hand: take one back, or leave it.
vivajava-ask-decay = Which die leaves your Best Bean?{ $n ->
    [2] {" "}The last one is rolled then.
   *[other] {""}
}
vivajava-ask-drop = One die is left of your Best Bean: it is dropped, and you roll that die.
vivajava-ask-keep-or-drop = Keep Best Bean, which ends your turn, or drop it and roll what is left?
vivajava-ask-donate = Roll aroma dice for { $name }? You hold { $n }.
vivajava-ask-reroll-aroma = Which aroma dice go along?
vivajava-ask-blend = Which of your own dice go with the donated ones?
vivajava-ask-focus = Focus groups: mark a step on any track ({ $n } left).
vivajava-ask-activate = Use an ability, or end your turn.
vivajava-ask-joint-partner = Joint research rolled { vivajava-colour }: with whom?
vivajava-ask-pass = This roll is good for nothing.
vivajava-ask-choose = { $change ->
    [none] Use your roll.
    [roll] Use your roll, or roll dice again.
    [turn] Use your roll, or turn a die.
   *[both] Use your roll, roll dice again or turn a die.
}
