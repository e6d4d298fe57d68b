## What the pieces of a table mean, in a sentence each.

mean-cafe-field = A field: it grows a bean of its colour whenever its group produces.
mean-cafe-batch = A batch: a field whose bean has the colour you choose.
mean-cafe-surplus = A surplus field: it grows two beans instead of one.
mean-cafe-drying = A drying square: takes all beans of one colour from your fields, if it is empty.
mean-cafe-roasting = A roasting square: takes all dried beans of one colour, if it is empty. From here they are delivered.
mean-cafe-cafe = A café: bring it the beans it shows, and it pays its points at the end.
mean-cafe-espresso = An Espresso square: holds one delivered bean, which becomes any colour at the end.
mean-cafe-pastry = A pastry: pays at the end if it touches a full café.
mean-cafe-cup = A cup: each one in sight gives you an action.
mean-cafe-ship = A ship: two in sight make cards with cups free; in the auction it saves a bean.
mean-cafe-empty = An empty square: good for nothing but being covered.
mean-cafe-dead = Half of a café that was covered: it takes no beans and pays nothing.
mean-cafe-card = A card on display: take it, then lay it over two to four of your squares.
mean-cafe-warehouse = The warehouse: at the end only your two scarcest colours pay. Beans in it also pay for cards.
mean-cafe-points = Actions you have left: one for each cup in sight.
mean-cafe-seat = A player: cups, ships, warehouse, and the points if the game ended now.
