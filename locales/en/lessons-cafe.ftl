# Lessons of Café: lessons/cafe.json says when each line is said.

lesson-cafe-seat-1 = The house

lesson-cafe-serve = Serve your first café
lesson-cafe-serve-text = Cafés bring points. This one wants two brown beans and pays three points for them. Two roasted beans lie ready on the roasting square with the pan. Lift them and give both to the café.
lesson-cafe-serve-touch = Touch the roasting square, then the café.
lesson-cafe-serve-stored = Those went to your warehouse, and from there no bean returns to a café. They are back on the roasting square: give both to the café.
lesson-cafe-serve-one-short = One bean is still missing, so the café pays nothing yet. Give it both.
lesson-cafe-serve-success = A café with all its beans pays its points. After eight rounds the most points win.

lesson-cafe-produce = Produce your first beans
lesson-cafe-produce-text = Every bean starts on a field. Fields that touch side by side form one group, whatever their colours. One action produces a bean on every empty field of a group. Use one action for it.
lesson-cafe-produce-touch = Touch any field of the group.
lesson-cafe-produce-dry = There is nothing to dry yet. Produce beans first.
lesson-cafe-produce-deliver = Nothing is roasted yet. Beans start on the fields and go one step at a time.
lesson-cafe-produce-end = You still have actions. Produce beans before you end the round.
lesson-cafe-produce-success = One action, four beans: the bigger the group, the richer the harvest.

lesson-cafe-dry = Dry the two brown beans
lesson-cafe-dry-text = Fresh beans must dry first. One action brings all beans of one colour from your fields to an empty drying square. Your café is waiting for two brown ones.
lesson-cafe-dry-touch = Touch the drying square with the sun.
lesson-cafe-dry-red = That was the red bean. It can dry too, but your café wants two brown ones. It lies on its field again: try the brown beans.
lesson-cafe-dry-yellow = That was the yellow bean, which your café does not want. It lies on its field again: try the brown beans.
lesson-cafe-dry-roast = Beans cannot skip the drying. First the drying square, then the roasting square.
lesson-cafe-dry-success = Both share one square: it holds any number of beans, but only one colour.

lesson-cafe-roast = Roast them, then serve
lesson-cafe-roast-text = Two actions, two steps: bring the brown beans to the roasting square, then deliver them. Delivering works as before: lift the beans and give them to the café.
lesson-cafe-roast-touch = Touch the roasting square.
lesson-cafe-roast-deliver = Nothing is roasted yet. Roast first, then deliver.
lesson-cafe-roast-produce = More beans are welcome, but then one action is left and the café needs two. Roast first.
lesson-cafe-roast-stored = From the warehouse no bean returns to a café. They are back on the roasting square: give both to the café.
lesson-cafe-roast-success = Produce, dry, roast, deliver: every bean you serve goes this way.

lesson-cafe-groups = Dry two colours with one action
lesson-cafe-groups-text = You have one action and beans of two colours. Drying squares that touch work together: in one action each may take a different colour. One of your three stands alone. Use the other two.
lesson-cafe-groups-touch = Touch a drying square and choose a colour, then its neighbour.
lesson-cafe-groups-alone = That square stands alone, so your action ended after one colour. Try the two side by side.
lesson-cafe-groups-apart = That one does not touch the first, so it would need another action. Choose its neighbour.
lesson-cafe-groups-stopped = You stopped halfway. The square next to it was free for the other colour in the same action.
lesson-cafe-groups-success = Squares of one kind that touch share one action. Roasting squares do so too.

lesson-cafe-cover = Lay a card, lose nothing
lesson-cafe-cover-text = Each round you lay a new card over two, three or four squares you already have. Whatever it hides is gone: beans, cafés, cups. Turn it as you like and find a spot where nothing is lost.
lesson-cafe-cover-touch = Turn the card, move it about, then lay it down.
lesson-cafe-cover-cup = That would hide your last cup, and one must always stay in sight. Leave the cup uncovered.
lesson-cafe-cover-cafe = The café is hidden, so its bean and its points are lost. Take the card back and spare the café.
lesson-cafe-cover-bean = A bean was drying there, and now it is lost. Take the card back and spare the drying square.
lesson-cafe-cover-success = Cover what you can do without. What still works for you stays in sight.

lesson-cafe-cups = Show three cups
lesson-cafe-cups-text = After you lay your card, every cup in sight is one action this round, up to eight. You see two, and the new card brings another. Lay it so that all three can be seen.
lesson-cafe-cups-touch = Turn the card, move it about, then lay it down.
lesson-cafe-cups-hidden = A cup went under the card, and an action with it. Take the card back and keep all three in sight.
lesson-cafe-cups-loose = A card must rest on two, three or four squares. Slide it a little further.
lesson-cafe-cups-success = Three cups, three actions, and again each round while they stay in sight.

lesson-cafe-store = Store the right colour
lesson-cafe-store-text = Beans that no café wants go to your warehouse. At the end it pays two points a bean for the colour you have fewest of, and one for the second fewest. Two actions: which beans will you store?
lesson-cafe-store-touch = Touch the roasting square, then choose a colour.
lesson-cafe-store-green = Three is more than two, but you have plenty of green, and that pays nothing. Which colour have you fewest of?
lesson-cafe-store-deliver = Nothing is roasted yet. Roast a colour first, then deliver it.
lesson-cafe-store-success = Two beans, four points more. An even warehouse pays best.

lesson-cafe-pay = Pay with a spare bean
lesson-cafe-pay-text = A round starts with choosing a card. One with a cup costs a bean of your warehouse, the others are free. Take the cup, and pay with a colour you will not miss when points are counted.
lesson-cafe-pay-touch = Touch a card, then the bean you pay with.
lesson-cafe-pay-free = A cup is not free. Choose the bean you pay with.
lesson-cafe-pay-yellow = You had only one of those, and it cost you two points. Pay with a colour you have plenty of.
lesson-cafe-pay-other = That card is free, but without a cup you keep a single action. Try the one with the cup.
lesson-cafe-pay-success = One more action each round, for a bean that would score nothing: a fine bargain.

lesson-cafe-ships = Let two ships pay
lesson-cafe-ships-text = While two of your ships are in sight, cups cost you nothing. Take a card with a cup, then lay it so that both ships and both cups can be seen.
lesson-cafe-ships-touch = Touch a card with a cup.
lesson-cafe-ships-place = Lay it so that both ships and both cups stay in sight.
lesson-cafe-ships-none = No cup on that one, so there is nothing for your ships to pay. Try a card with a cup.
lesson-cafe-ships-ship = A ship went under the card: the next cup would cost a bean again. Keep both in sight.
lesson-cafe-ships-cup = Your old cup is hidden, so you gained no action. Keep both cups in sight.
lesson-cafe-ships-success = Free cups, round after round, as long as two ships stay in sight.

lesson-cafe-plan = Plan four actions
lesson-cafe-plan-text = Produce, dry, roast, deliver: four actions can serve a whole café if nothing is in the way. Here an old green bean is. You may clear a square at any time, free. Serve this café.
lesson-cafe-plan-touch = What must be free before the beans can dry?
lesson-cafe-plan-occupied = The old bean still lies there. Clear its square first; that costs no action.
lesson-cafe-plan-late = Only one colour could dry, so the other will be late. Clear the green bean before you dry.
lesson-cafe-plan-green = That cost an action for a bean no café wants. Clear it instead.
lesson-cafe-plan-success = Four actions, five points. Plan backwards: start from what the café wants.

lesson-cafe-round = Win the last round
lesson-cafe-round-text = The house has finished with five points. You have three, and one last round: choose a card, lay it, use your actions. Your café still waits for two brown beans.
lesson-cafe-round-take = Your brown beans need three steps: dry, roast, deliver. You see two cups. Which cards bring a third, and which colour can you spare?
lesson-cafe-round-place = Look at what the card would hide. Cups, brown beans, drying square, roasting square and café should all stay in sight.
lesson-cafe-round-dry = Start with the brown beans: dry them.
lesson-cafe-round-go-on = The brown beans go on: to the roasting square, then to the café.
lesson-cafe-round-deliver = Give both beans to the café.
lesson-cafe-round-end = The café is full. End the round, and the points are counted.
lesson-cafe-round-two-cups = Two cups gave two actions, one too few for the café. Play the round again and look for a third cup.
lesson-cafe-round-dear = The café is full, but the bean you paid cost two points. Play the round again and pay with a colour you have more of.
lesson-cafe-round-success = You took a card, laid it, served a café and won. That is a round of Café!

lesson-cafe-finish = Eight rounds against the house at its gentlest. The house chooses cards too: one of you starts, next round the other. You can take choices back and ask for hints. Coffee is ready!
