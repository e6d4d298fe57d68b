# Lessons of Guatemala Café: lessons/guatemala.json says when each line is said.

lesson-guatemala-seat-1 = Joaquim

lesson-guatemala-sack = Take the black sack
lesson-guatemala-sack-text = Welcome! Coffee pays when somebody takes its sack. Your black plantation has three workers, and a road leads from its hut to a harbour with one black ship. That makes 3 × (1 + 1) = 6 points. Take the black sack.
lesson-guatemala-sack-touch = Touch the black sack in the lit line.
lesson-guatemala-sack-build = Building comes soon. First see what all of it is for: the black sack lies in the lit line.
lesson-guatemala-sack-nothing = Your six points stay where they are. The black sack is waiting: take it.
lesson-guatemala-sack-success = Six points and 8 centavos: workers × (1 + ships), paid by a sack.

lesson-guatemala-buyer = Walk to the better sack
lesson-guatemala-buyer-text = The buyer walks clockwise, one to three spaces (a fourth costs 2 centavos), and looks along one line of the market. Two sacks are in reach: white pays 4 × 1, black 3 × 2. Walk to the better one and take it.
lesson-guatemala-buyer-touch = Touch a space of the ring.
lesson-guatemala-buyer-sack = Touch the sack in the lit line.
lesson-guatemala-buyer-white = Four workers of white coffee, but no ship for them: 4 × 1 = 4. Black has fewer workers and pays more.
lesson-guatemala-buyer-near = No sack lies in this line. Black is two spaces further on.
lesson-guatemala-buyer-far = A fourth step for 2 centavos, and it walks past the sack. Three steps are free.
lesson-guatemala-buyer-success = Where the buyer stops decides which nine fields you may choose from.

lesson-guatemala-workers = Hire two workers
lesson-guatemala-workers-text = Instead of a sack you may take one to three pieces from the line; each is placed and paid at once. New workers stand side by side with their plantation. Grey fields cost 1, green 2, yellow 3. Hire two workers for your black coffee, for 3 centavos.
lesson-guatemala-workers-touch = Touch a worker of black coffee, then a lit field beside your plantation.
lesson-guatemala-workers-yellow = A yellow field costs 3, so nothing is left for the second worker. Look for cheaper ground.
lesson-guatemala-workers-away = Too far away: a worker must share a side with the hut or with another of your workers of this coffee.
lesson-guatemala-workers-other = That worker starts a second plantation. Black ones make this one grow.
lesson-guatemala-workers-success = A plantation grows side by side, and cheap ground lies far from the sea.

lesson-guatemala-hut = Give the workers a hut
lesson-guatemala-hut-text = Workers without a hut earn nothing, however many there are. A hut stands on a printed site that touches its workers; the site shows the price. Each plantation has just one. Build a black hut beside your three workers.
lesson-guatemala-hut-touch = Touch the black hut, then a site beside the workers.
lesson-guatemala-hut-far = This site touches none of your workers of this coffee. Try one right beside them.
lesson-guatemala-hut-white = That is a white hut. Workers of black coffee need a hut of their own coffee.
lesson-guatemala-hut-worker = Four workers and no hut: still nothing. You have the money for a hut.
lesson-guatemala-hut-success = With a hut, every black sack pays you, no matter who takes it.

lesson-guatemala-road = Close the gap
lesson-guatemala-road-text = A black ship lies in harbour 2, but your hut is not joined to it: a piece of road is missing. Roads are free and belong to everybody. Lay one so that it runs from the dock to a corner of your hut.
lesson-guatemala-road-touch = Touch the road, then the edge between hut and dock.
lesson-guatemala-road-hut = This road touches the hut but not the road from the sea. Look for the gap between the two.
lesson-guatemala-road-sea = It meets the road from the sea, yet it turns away from the hut. One corner further up is right.
lesson-guatemala-road-elsewhere = This road meets neither the hut nor the road from the sea. Look for the gap between the two.
lesson-guatemala-road-success = Road and hut meet at a corner: black now pays 6 instead of 3.

lesson-guatemala-ship = Bring a ship
lesson-guatemala-ship-text = Each ship of your coffee in a harbour your hut is joined to adds your workers once more. A ship takes the cheapest free berth: 2, then 3, then 4. Bring a black ship to harbour 2.
lesson-guatemala-ship-touch = Touch the black ship, then the free berth in harbour 2.
lesson-guatemala-ship-berth = A berth for 2 is cheaper, but no road leads there. A ship counts only where your road ends.
lesson-guatemala-ship-brown = A brown ship carries brown coffee. For your black plantation you need a black one.
lesson-guatemala-ship-success = One ship doubles your workers, a second would triple them.

lesson-guatemala-others = Mind what others gain
lesson-guatemala-others-text = A sack pays everybody with a hut of that coffee, not only the one who takes it. White would bring you 8, but Joaquim 12. Black brings you 6 and him nothing. Walk to the sack that puts you ahead.
lesson-guatemala-others-touch = Compare the two columns, then touch a space of the ring.
lesson-guatemala-others-sack = Touch the sack in the lit line.
lesson-guatemala-others-white = Eight for you, but twelve for Joaquim: you fall behind by four. Which sack pays you alone?
lesson-guatemala-others-near = No sack lies in this line. The one that pays you alone is two spaces further on.
lesson-guatemala-others-far = The fourth step walks past the black sack and costs 2 centavos. Three steps are free.
lesson-guatemala-others-success = Compare both columns before you take a sack: the lead is what counts.

lesson-guatemala-sail = Choose the ship that leaves
lesson-guatemala-sail-text = After a sack has paid, one ship that helped leaves for good: the one on the cheapest berth. If two are tied, you choose. Take the black sack, then send off the ship that Joaquim also uses.
lesson-guatemala-sail-touch = Touch the black sack in the lit line.
lesson-guatemala-sail-ship = Follow Joaquim’s road to its harbour, and touch the ship there.
lesson-guatemala-sail-mine = Now Joaquim keeps his ship: black would still pay him 4. His road ends at harbour 3.
lesson-guatemala-sail-nothing = No sack, no points. Take the black sack first: it pays you 9.
lesson-guatemala-sail-success = One ship leaves after each payout it helped. Next time: 6 for you, 2 for Joaquim.

lesson-guatemala-block = Block the white sack
lesson-guatemala-block-text = Joaquim takes the white sack: 4 × 3 = 12 for him. But first anyone else may lay a white sack of their own on the empty field. Then nobody scores; he keeps 8 centavos and may build. You hold one: block him.
lesson-guatemala-block-touch = Touch “Block”.
lesson-guatemala-block-decline = Twelve points for Joaquim, and you could have stopped them for one sack. Try again.
lesson-guatemala-block-success = One sack from your own stock has cost him twelve points.

lesson-guatemala-lay = Fill the empty field
lesson-guatemala-lay-text = You have just scored, so you fill the empty field with one of your own sacks. Others see it only now, and anybody may take it later. Look at what each would pay, and lay the one that pays you.
lesson-guatemala-lay-touch = Touch one of your sacks.
lesson-guatemala-lay-white = That one pays Joaquim 8 and you nothing: a fine present. Keep it, to block him.
lesson-guatemala-lay-brown = Brown pays nobody yet. No harm done, but one of your sacks pays you 6.
lesson-guatemala-lay-success = Your sacks steer the market, and those you keep can block.

lesson-guatemala-end = End it while you lead
lesson-guatemala-end-text = Points come from the left, used sacks from the right. When they meet, the game ends at once and most points win. You have 42, Joaquim 40; after the next sack they meet at 48. Find the sack that wins.
lesson-guatemala-end-touch = Four spaces are in reach; the fourth costs 2 centavos.
lesson-guatemala-end-sack = Touch the sack in the lit line.
lesson-guatemala-end-white = The game is over, but white paid Joaquim 12: he wins, 52 to 42. Black lies one step further.
lesson-guatemala-end-russet = Russet pays nobody, so the game goes on, and Joaquim moves next. You can win right now.
lesson-guatemala-end-success = Watch the gap: close it while you are ahead, and you have won.

lesson-guatemala-turn = Play a whole turn
lesson-guatemala-turn-text = Now everything together: walk, then build or take a sack, just as you like. It counts when your points, together with what sacks would pay you, grow by 2 or more.
lesson-guatemala-turn-touch = Place it where it helps black or brown.
lesson-guatemala-turn-move = Black would pay you 6, brown 2. Three spaces on lie a black ship, a worker of black coffee and the black sack.
lesson-guatemala-turn-line = Take the sack now, or build first: with a ship and a worker more, black would pay 12.
lesson-guatemala-turn-nothing = A turn without a purchase leaves everything as it was. Try a piece that helps black or brown.
lesson-guatemala-turn-white = White pays Joaquim 6 and you nothing. Eight centavos are nice, but not at that price.
lesson-guatemala-turn-success = A whole turn by your own plan. You are ready for a real game.

lesson-guatemala-finish = Two seats, the printed market, and a gentle opponent who also makes mistakes. A choice can be taken back until something new is revealed, and hints are there if you want them. Enjoy your coffee!
