## VivaJava Dice in the terminal.

vivajava-aim = Roll dice and use them for one thing: the best blend, Rainbow, or research that opens abilities. The first to reach 21 points wins.

vivajava-best-bean = Best Bean
vivajava-rainbow = Rainbow

## Around the tracks

vivajava-supply = supply { $coffee } coffee, { $aroma } aroma
vivajava-dice = Dice
vivajava-dice-signs = a: aroma; a number: whose donation
vivajava-middle = in the middle
vivajava-aroma = aroma
vivajava-worth = { $points } of { $goal } points · { $aroma } aroma
vivajava-tokens = tokens
vivajava-tokens-at = { $n } { $spot ->
    [hand] in hand
    [cup] on the red cup
   *[blend] on the blend
}
vivajava-tokens-blocking = blocking { $tracks }
vivajava-tokens-riding = riding { $tracks } of { $whom ->
    [you] you
   *[they] { $othername }
}
vivajava-shut = shut
vivajava-unlocked = unlocked
vivajava-ability-does = { $ability ->
    [reroll] after the roll: roll any of your dice again; 2X: twice
    [upgrade] after the roll: a die one roast up; 2X: two steps
    [flip] after the roll: a die to its opposite face; 2X: two dice
    [focus] when you make a blend: a step on any track; 2X: two
    [joint] activate: roll a die, you and an opponent mark a step; 2X: two
    [block] activate: a token closes an ability to the others until your next turn
    [ride] activate: a token on an opponent's track gains you what it gains
    [aroma] activate: take an aroma die; 2X: two
   *[bottleneck] always: roll a coffee die fewer; 2X: two
}
vivajava-legend-joker = a joker: any colour, on aroma dice only
vivajava-legend-aroma = an aroma die; one that seat 1 donated
vivajava-legend-token = a die with a token of seat 1 on it
vivajava-legend-steps = 3 of 7 steps on this track, its ability open once a turn (2X: twice)
vivajava-legend-marks = the cup of this track was reached; the ability is blocked by another seat
vivajava-signs = On a track, 1 and 2 are the squares that open its ability once and twice a turn, [4] the cup and its points, [4✓] a cup that was reached; `{ vivajava-shut }` is blocked by another seat.

## Commands

vivajava-help-abilities = what the abilities of the coaster do
vivajava-help-legend = what letters and signs mean

## Forms

vivajava-form-decay = a die of your Best Bean goes to the supply
vivajava-form-keep = keep Best Bean; your turn ends
vivajava-form-drop = give Best Bean up and roll the dice left of it
vivajava-form-donate = roll N of your aroma dice for the active seat
vivajava-form-reroll = roll these coffee dice again (`-` for none)
vivajava-form-and = and these aroma dice
vivajava-form-upgrade = turn a die one roast up
vivajava-form-flip = turn a die to its opposite face
vivajava-form-use = begin Best Bean with donated dice of its main colour
vivajava-form-blend = make Best Bean of these five dice
vivajava-form-rainbow = make Rainbow of five colours
vivajava-form-research = mark N steps; black gives aroma dice
vivajava-form-pass = nothing is possible
vivajava-form-focus = focus groups: a step on this track
vivajava-form-stop = focus groups: no more steps
vivajava-form-block = close this ability to the others until your next turn
vivajava-form-ride = gain what this seat gains on this track
vivajava-form-aroma = extra aroma: take aroma dice
vivajava-form-joint = joint research: roll a die
vivajava-form-partner = joint research with this seat
vivajava-form-recall = take a token back to place it now
vivajava-form-leave = place no token
vivajava-form-end = end your turn

## Words of the menu, which can be typed as well

vivajava-verb = { $verb ->
    [decay] decay
    [keep] keep
    [drop] drop
    [donate] donate
    [reroll] reroll
    [and] and
    [upgrade] upgrade
    [flip] flip
    [use] use
    [blend] blend
    [rainbow] rainbow
    [research] research
    [pass] pass
    [focus] focus
    [stop] stop
    [block] block
    [ride] ride
    [aroma] aroma
    [joint] joint
    [partner] partner
    [recall] recall
    [leave] leave
   *[end] end
}
vivajava-kind = { $dice ->
    [aroma] aroma
   *[coffee] coffee
}

## How an answer is typed

vivajava-tip-reroll-aroma = `{ $typed }` for none.
vivajava-tip-typed = Other dice are typed as letters, as in { $typed }.

## The paragraphs of the rules, in a few words each. The numbers are those of docs/rules.

rule-v1-1 = seats, dice and tokens
rule-v1-2 = colours, roasts and the faces of the dice
rule-v1-3 = blend coasters and the research coaster
rule-v1-4 = point track, research tracks, cup values
rule-v1-5 = the squares of the tracks
rule-v1-6 = who starts
rule-v2-1 = points for the blend owned
rule-v2-2 = points for tokens on a blend
rule-v2-3 = decay
rule-v2-4 = keep or drop
rule-v2-5 = Rainbow does not decay
rule-v3-1 = which dice are rolled
rule-v3-2 = Bottleneck
rule-v3-3 = donation
rule-v3-4 = roll and roll abilities
rule-v3-5 = no free re-roll
rule-v4-1 = Best Bean: when it may be made
rule-v4-2 = rating
rule-v4-3 = Best Bean: what making it does
rule-v4-4 = donated dice in a blend
rule-v4-5 = Rainbow
rule-v4-6 = one blend a seat
rule-v4-7 = research
rule-v4-8 = the cup
rule-v4-9 = black beans
rule-v4-10 = how long aroma dice stay
rule-v4-11 = blend or research, a free choice; nothing only if neither is possible
rule-v5-1 = when abilities may be used
rule-v5-2 = how often
rule-v5-3 = targets
rule-v5-4 = red tokens
rule-v5-5 = taking a token back
rule-v5-6 = tokens of completed tracks
rule-v5-7 = what a block stops
rule-v6-1 = the end
rule-v6-2 = ties
