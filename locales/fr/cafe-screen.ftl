## Café dans le terminal. Les mots sur les cases (cafe-board-…) ont six lettres au plus, celui du Café quatre.

cafe-aim = En huit tours, tu bâtis avec des cartes une entreprise de café : produis des grains, sèche-les, torréfie-les et livre-les. Un Café qui reçoit tous les grains qu’il demande rapporte le plus ; à la fin, le plus de points l’emporte.

cafe-board-drying = séch.
cafe-board-roasting = torr.
cafe-board-cafe = Café
cafe-board-espresso = espr.
cafe-board-pastry = gâteau
cafe-board-cup = tasse
cafe-board-ship = bateau
cafe-board-dead = mort

cafe-colour-name = { $colour ->
    [yellow] jaune
    [brown] marron
    [green] vert
   *[red] rouge
}
cafe-verb = { $verb ->
    [take] prendre
    [discard] défausser
    [bid] miser
    [stand] maintenir
    [pass] passer
    [keep] garder
    [drop] défausser
    [produce] produire
    [grow] pousser
    [dry] sécher
    [roast] torréfier
    [stop] arrêter
    [deliver] livrer
    [send] envoyer
    [store] stocker
    [clear] vider
    [end] terminer
    [exchange] changer
   *[place] poser
}
cafe-menu = { $what ->
    [none] aucun
    [all] tout
    [end] ton tour
    [stop] c’est assez
    [store] le reste
    [pass] quitter l’enchère
    [stand] l’offre est complète
   *[drop] défausser la carte
}
cafe-menu-pay = { $card } pour { cafe-colour-name }

## Questions

cafe-caution-end = { $points ->
    [one] { $points } point d’action serait perdu.
   *[other] { $points } points d’action seraient perdus.
}

## Autour des zones

cafe-header = tour { $round } sur { $rounds }
cafe-header-master = Cafetier : { $name }
cafe-header-deck = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
cafe-label-cups = tasses
cafe-label-points = points
cafe-label-ships = bateaux
cafe-label-warehouse = entrepôt
cafe-label-lifted = à livrer
cafe-label-bid = offre
cafe-label-score = score
cafe-label-score-now = score actuel
cafe-label-supply = réserve
cafe-left = encore { $n }
cafe-cups-free = tasses gratuites
cafe-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cafe-n-cups = { $n ->
    [one] { $n } tasse
   *[other] { $n } tasses
}
cafe-n-ships = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
cafe-doing-bid = offre { $n }
cafe-doing-passed = a passé
cafe-doing-card = a la carte { $card }
cafe-doing-done = a fini
cafe-price-cup = tasse
cafe-price-ships = tasse : bateaux
cafe-price-bean = tasse : 1 grain
cafe-price-free = gratuit
cafe-tie = torréfaction { $roasting }, séchage { $drying }
cafe-verdict-solo = { $points ->
    [one] { $points } point : { $rating }.
   *[other] { $points } points : { $rating }.
}

## Préparer une pose

cafe-turn = rotation { $n }
cafe-hand = { $who ->
    [you] Ta carte est { $card } :
   *[they] { $name } a la carte { $card } :
}
cafe-plan-groups = Groupes : production { $fields }, séchage { $drying }, torréfaction { $roasting }.
cafe-plan-enter = Entrée la pose ainsi.
cafe-plan-cheap = Les moins coûteux : { $places }
cafe-turn-which = tourner quelle carte ? Comme dans `turn 09`.
cafe-not-in-deck = la carte { $card } n’est pas dans ce paquet
cafe-no-card = il n’y a pas de carte { $text }
cafe-try-usage = essayer où ? Comme dans `try 1,0 2`, ou `try 09 1,0 2` avec une carte visible.
cafe-turn-range = une rotation est 0, 1, 2 ou 3, pas { $text }
cafe-card-neither = la carte { $card } n’est ni à toi ni visible
cafe-cannot-try = la carte { $card } ne peut pas être essayée maintenant
cafe-no-card-to-place = il n’y a pas de carte à poser maintenant
cafe-no-display = il n’y a pas de carte visible maintenant

## Commandes

cafe-help-try = dessiner la zone avec ta carte, ou une carte visible, posée là
cafe-help-turn = une carte dans ses quatre rotations
cafe-help-places = tous les endroits pour ta carte, et les moins coûteux
cafe-help-display = les cartes visibles
cafe-help-legend = ce que sont les cases

## Formes

cafe-form-take = prends une carte ; une tasse coûte un grain de ton entrepôt
cafe-form-discard = tu ne peux payer aucune carte, alors défausse-en une
cafe-form-bid = ajoute un grain de ton entrepôt à ton offre
cafe-form-stand = ton offre est complète ; tu prends le pion Cafetier
cafe-form-pass = quitte l’enchère ; les grains misés sont payés
cafe-form-keep = garde un grain de ton offre sur un bateau vide, ou `keep none`
cafe-form-place = pose ta carte, case en haut à gauche en X,Y, sur 2 à 4 cases
cafe-form-drop = la carte ne rentre nulle part : défausse-la
cafe-form-produce = un grain sur chaque case vide du groupe ; 1 point
cafe-form-grow = la couleur du grain d’une case de lot
cafe-form-dry = tous les grains d’une couleur vers une case de séchage vide ; 1 point par groupe
cafe-form-roast = tous les grains d’une couleur vers une case de torréfaction vide ; 1 point par groupe
cafe-form-stop = assez séché ou torréfié avec ce point
cafe-form-deliver = prends les grains d’une case de torréfaction ; 1 point pour autant de cases que tu veux
cafe-form-send = un grain à un Café qui le demande ou à une case Espresso ; `send yyg X,Y` et `send all X,Y` pour plusieurs
cafe-form-store = le reste de la livraison va à l’entrepôt
cafe-form-clear = les grains d’une case à la réserve, gratuitement
cafe-form-end = plus d’actions ce tour ; les points d’action restants sont perdus
cafe-form-exchange = un grain Espresso prend cette couleur dans ton entrepôt

## Légende

cafe-legend-field = une case de production jaune (N marron, G vert, R rouge) ; `produce` y met un grain
cafe-legend-surplus = une case d’excédent : deux grains à la fois
cafe-legend-batch = une case de lot : un grain de n’importe quelle couleur
cafe-legend-beans = deux grains marron
cafe-legend-drying = une case de séchage : les grains viennent de la production
cafe-legend-roasting = une case de torréfaction : les grains viennent du séchage
cafe-legend-cafe = un Café de 4 points ; ○Y il veut un grain jaune, ●Y il l’a ; ✓ il est complet
cafe-legend-espresso = une case Espresso : un grain, de couleur libre à la fin
cafe-legend-pastry = une pâtisserie : ses points comptent à côté d’un Café complet
cafe-legend-cup = un point d’action par tour
cafe-legend-ship = avec deux, les cartes à tasse sont gratuites ; garde un grain d’une offre
cafe-legend-dead = ce qui reste d’un Café couvert en partie
cafe-legend-groups = Les cases sans trait entre elles forment un groupe : une action les sert toutes.
cafe-legend-tight = Dans une petite fenêtre : d séchage, r torréfaction, c Café, u tasse, s bateau, e Espresso ; ○YN sont les grains qu’un Café attend encore.

## Comment taper une réponse

cafe-tip-take = `try CARTE X,Y ROTATION` montre une carte dans ta zone.
cafe-tip-place = Tape X,Y de la case en haut à gauche de la carte { $card } et une rotation, comme dans `{ $example }` ; `try` le montre d’abord, `places` liste { $n ->
    [1] le seul endroit.
   *[other] les { $n } endroits.
}

## Les paragraphes des règles, en quelques mots. Les numéros sont ceux de docs/rules.

rule-c1-1 = joueurs et grains
rule-c1-2 = les cases d’une carte
rule-c1-3 = ce que chacun a au départ
rule-c1-4 = les cartes d’une partie
rule-c1-5 = le premier Cafetier
rule-c1-6 = les cartes comme données
rule-c2-1 = prendre les cartes à tour de rôle
rule-c2-2 = une tasse coûte un grain
rule-c2-3 = deux bateaux rendent les tasses gratuites
rule-c2-4 = quand aucune carte ne peut être payée
rule-c2-5 = qui peut payer doit prendre
rule-c3-1 = couvrir deux à quatre cases
rule-c3-2 = une tasse reste visible
rule-c3-3 = ce qui est couvert
rule-c4-1 = points d’action
rule-c4-2 = les dépenser
rule-c4-3 = groupes
rule-c4-4 = produire
rule-c4-5 = sécher
rule-c4-6 = torréfier
rule-c4-7 = livrer
rule-c4-8 = ce qu’un Café accepte
rule-c4-9 = une seule couleur par case
rule-c4-10 = vider une case
rule-c4-11 = tous agissent en même temps
rule-c4-12 = huit tours
rule-c5-1 = l’ordre du décompte
rule-c5-2 = les Cafés complets
rule-c5-3 = l’entrepôt
rule-c5-4 = égalités
rule-c5-5 = l’appréciation en solo
rule-c6-1 = miser ou passer
rule-c6-2 = ce qu’une offre doit atteindre
rule-c6-3 = la fin de l’enchère
rule-c6-4 = choisir après l’enchère
rule-c6-5 = grains gardés sur les bateaux
rule-c7-1 = une carte visible de plus
rule-c7-2 = cases Espresso
rule-c7-3 = lots
rule-c7-4 = pâtisseries
rule-c7-5 = excédents
rule-c8-1 = cartes promo
rule-c9 = options et éditions
