## What the pieces of a table mean, in a sentence each.

mean-vivajava-coffee = A coffee die: six colours, from white 1 to black 6. The number is its roast.
mean-vivajava-aroma = An aroma die: has a joker in place of black, and goes back after the roll.
mean-vivajava-featured = Best Bean: pays its owner every turn and loses a die each time. More beans of one colour, or a darker roast, take it away.
mean-vivajava-rainbow = Rainbow: five colours with your own dice. It pays every turn and never loses a die.
mean-vivajava-tube = A research track: 1X opens its ability, 2X doubles it, the cup pays points and closes it.
mean-vivajava-race = The race: whoever has 21 points first wins.
mean-vivajava-token = A token: shows whose help, ride or block lies here.
mean-vivajava-seat = A player: points, tracks, aroma dice and tokens.
