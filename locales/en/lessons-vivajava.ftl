# Lessons of VivaJava Dice: lessons/vivajava.json says when each line is said. Words between ** are bold.

lesson-vivajava-seat-1 = Bruno
lesson-vivajava-seat-2 = Inês

lesson-vivajava-aim = Score your last point
lesson-vivajava-aim-text = First to **21 points** wins, and you have 20. Making **Best Bean** scores one point at once. Bruno holds it with three black beans, but you rolled four white ones: more beans of one colour win.
lesson-vivajava-aim-touch = Touch the lit row of four white beans.
lesson-vivajava-aim-research = That climbs a tube, which pays later. One point now wins the game: make Best Bean.
lesson-vivajava-aim-rainbow = That place wants five different colours, and you have two. Best Bean wants many of one.
lesson-vivajava-aim-success = You won! 21 points end the game, and more beans of one colour beat fewer.

lesson-vivajava-roast = Beat three red beans
lesson-vivajava-roast-text = Bruno has 19 points, and next turn his three red beans would pay him 2. Take Best Bean away! You have three red and three green; the glass die counts too. With equally many beans, the **darker roast** wins.
lesson-vivajava-roast-touch = Compare the numbers on the dice, then touch the row that beats Bruno.
lesson-vivajava-roast-tie = Three red against three red is a tie, and a tie leaves Best Bean with Bruno. Which colour is darker?
lesson-vivajava-roast-research = Often a fine use of dice, but Bruno’s turn would bring him 2 points and the win. Take Best Bean first.
lesson-vivajava-roast-success = Count beans first, then compare roasts: white, yellow, brown, red, green, black. A tie changes nothing.

lesson-vivajava-keep = Let the right bean go
lesson-vivajava-keep-text = Best Bean has just paid you **2 points**, as it does at the start of each of your turns. Then it loses one bean, and you choose which. **Keep** the rest, and your turn is over.
lesson-vivajava-keep-touch = Touch the bean that is to leave, then Keep.
lesson-vivajava-keep-keep = Touch Keep.
lesson-vivajava-keep-green = Only two green beans are left, and more than one roll in three beats them. Let a bean go that adds nothing.
lesson-vivajava-keep-drop = Dropping frees Best Bean and lets you roll the four dice left. But only one roll in twenty beats three green: keep them.
lesson-vivajava-keep-success = Best Bean pays every turn and loses a bean every turn. Keep its main colour together.

lesson-vivajava-rainbow = Show five different colours
lesson-vivajava-rainbow-text = Five dice, five colours: that makes **Rainbow**. It pays 1 point now and 1 at the start of each of your turns. It never loses a bean and never stops you rolling. Somebody else’s five colours take it away.
lesson-vivajava-rainbow-touch = Touch the arch of colours.
lesson-vivajava-rainbow-research = One bean is one small step. Five colours at once are rarer: take Rainbow while you have them.
lesson-vivajava-rainbow-blend = Best Bean needs at least two beans alike, and yours are all different. Which place likes that?
lesson-vivajava-rainbow-success = Rainbow pays less than Best Bean, but it lasts, and you go on rolling.

lesson-vivajava-research = Climb the white tube
lesson-vivajava-research-text = This roll beats nothing, and still it is not wasted. **Research** one colour: each bean of it is one step up its tube. The flag **1X** opens the ability written below.
lesson-vivajava-research-touch = Touch the tube in which your roll rises highest.
lesson-vivajava-research-blend = Three white against three green: equally many, but white is the lightest roast. Research instead.
lesson-vivajava-research-one = One bean, one step. Your white beans climb three steps and open an ability.
lesson-vivajava-research-rainbow = Rainbow needs five colours, and you have three. Three white beans are good for something else.
lesson-vivajava-research-success = Flag 1X opens an ability once a turn, 2X twice. White gives Re-roll, from your next turn.

lesson-vivajava-reroll = Roll the odd dice again
lesson-vivajava-reroll-text = Bruno’s three green beans beat your three brown ones; a fourth would win. White at 1X lets you **re-roll** once a turn: choose any of your dice and roll them again. Then use what you have.
lesson-vivajava-reroll-touch = Touch the dice that do not match, then Roll.
lesson-vivajava-reroll-row = A fourth brown bean! Touch the lit row.
lesson-vivajava-reroll-one = One die, one chance for a fourth brown bean. Rolling both odd dice costs no more: try two.
lesson-vivajava-reroll-strength = Those three are your strength. Leave them, and roll the two that do not match.
lesson-vivajava-reroll-blend = Three brown lose to three green. A fourth brown bean would win: roll the odd dice again.
lesson-vivajava-reroll-success = Re-roll what does not match. Four brown beat three green: number counts before roast.

lesson-vivajava-cup = Reach the red cup
lesson-vivajava-cup-text = The last step of a tube is its **cup**: 4 points at once, but then its ability is gone. You are one red bean short. Your yellow tube has opened **Upgrade**: make one bean one roast darker.
lesson-vivajava-cup-touch = Touch Upgrade, then the bean that is to turn red.
lesson-vivajava-cup-tube = Touch the red tube.
lesson-vivajava-cup-short = One step short of the cup! Make a second red bean first: Upgrade darkens brown to red.
lesson-vivajava-cup-red = Your red bean turned green, so none is left. Upgrade the brown one instead.
lesson-vivajava-cup-blend = Two white lose to three black. Your red tube is nearly full: look there.
lesson-vivajava-cup-other = That helps no red bean. Only brown turns red: upgrade the brown one.
lesson-vivajava-cup-success = Cups are the big prizes: 3 or 4 points at once, in return for the ability.

lesson-vivajava-black = Trade black beans for dice
lesson-vivajava-black-text = Black has no tube. Each black bean you research brings a glass **aroma die**, which you must roll on your next turn beside your coffee dice. Bruno’s four red beans are out of reach, so prepare for later.
lesson-vivajava-black-touch = Touch the jar of aroma dice.
lesson-vivajava-black-research = One small step now, or three more dice on your next turn? Take the dice.
lesson-vivajava-black-blend = Three black lose to four red: number counts before roast. Your black beans have another use.
lesson-vivajava-black-success = Eight dice next turn! After that roll, aroma dice go back into the jar.

lesson-vivajava-drop = Drop it and roll
lesson-vivajava-drop-text = Your Best Bean is worn out: five rolls in six beat two white beans. Let a bean go, then **drop** the rest. Best Bean is free again, and you roll the three dice left and your two aroma dice.
lesson-vivajava-drop-touch = Touch any bean, then Drop: all the others are rolled.
lesson-vivajava-drop-drop = Touch Drop.
lesson-vivajava-drop-joker = The swirl is a joker, any colour you like. Make three alike.
lesson-vivajava-drop-keep = Five of Bruno’s rolls in six beat two white beans, and your aroma dice would go back unrolled. Drop.
lesson-vivajava-drop-pair = The joker turned yellow and gave you a second pair, which counts for nothing. Let it be black.
lesson-vivajava-drop-success = Keep Best Bean while it is strong; drop it when it is weak and your dice are many.

lesson-vivajava-gift = Accept a die from Bruno
lesson-vivajava-gift-text = Inês leads, so Bruno rolled his aroma dice for you. A gift may only join **a pair of your own**. You score 1, and so does he; his token on it pays him again whenever this Best Bean pays.
lesson-vivajava-gift-touch = Touch the row that Bruno’s die completes.
lesson-vivajava-gift-make = Touch Make Best Bean.
lesson-vivajava-gift-green = A gift can strengthen a pair of your own, never make one. Of which colour have you two?
lesson-vivajava-gift-research = Gifts are for Best Bean only, and Inês would go on being paid. Bruno’s red die makes three.
lesson-vivajava-gift-success = A gift helps both: you get the blend, the giver a point now and at every payment.

lesson-vivajava-block = Stop Bruno’s Re-roll
lesson-vivajava-block-text = Reaching 1X on red put one of your tokens on the red cup. Now move it onto an ability: nobody else may use that one until your next turn. Bruno’s two re-rolls threaten your Best Bean.
lesson-vivajava-block-touch = Touch the sign of the ability Bruno must not use.
lesson-vivajava-block-other = Bruno has not opened that ability, so there is nothing to stop. His white tube stands at 2X.
lesson-vivajava-block-end = That saves the token, but Bruno could roll twice more against your three green beans.
lesson-vivajava-block-success = A block lasts one round and its token is spent: lay it where it hurts most.

lesson-vivajava-turn = Play a whole turn
lesson-vivajava-turn-text = Now everything together, and each choice is yours: let a bean go, keep or drop, roll, improve, use the roll, block. The dice are real, and nothing here can go wrong.
lesson-vivajava-turn-decay = You just scored 2. Four beans are left, two of them yellow. Will you want to keep them, or roll them?
lesson-vivajava-turn-keep-or-drop = A yellow pair is easily beaten, and keeping returns your two aroma dice unrolled. Dropping means five dice to roll.
lesson-vivajava-turn-rainbow = Five colours! Rainbow pays 1 now and 1 every turn, and it stays while you roll on.
lesson-vivajava-turn-better = Best Bean is free, so any pair takes it. Could a re-roll or an upgrade give you three alike first?
lesson-vivajava-turn-blend = Best Bean is free: 1 point now, and 2 on your next turn if nobody beats it.
lesson-vivajava-turn-aroma = Which of your aroma dice go along? One die in six shows the joker.
lesson-vivajava-turn-block = Bruno has two re-rolls. Block them if you have something to protect; otherwise save the token.
lesson-vivajava-turn-touch = Your roll: use it as you like.
lesson-vivajava-turn-keep = You kept Best Bean, so your turn ended there. A fair choice! Now try it again and drop: more will happen.
lesson-vivajava-turn-success = A whole turn: be paid, decide, roll, improve, use, activate. You are ready for a game.

lesson-vivajava-finish = The abilities you know and a gentle opponent. You may take a choice back as long as no dice have fallen since, and ask for a hint whenever you like.
