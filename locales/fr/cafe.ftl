## Café en français. Mots de l’édition française : Cafetier, zone d’activité, entrepôt, grain, produire, sécher, torréfier, livrer, bateau.

cafe-a-bean = { $colour ->
    [yellow] un grain jaune
    [brown] un grain marron
    [green] un grain vert
   *[red] un grain rouge
}
cafe-no-bean = { $colour ->
    [yellow] aucun grain jaune
    [brown] aucun grain marron
    [green] aucun grain vert
   *[red] aucun grain rouge
}
cafe-beans = { $n ->
    [one] { $n } grain { cafe-colour }
   *[other] { $n } grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    }
}
cafe-colour = { $colour ->
    [yellow] jaune
    [brown] marron
    [green] vert
   *[red] rouge
}
cafe-points = { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
cafe-kind = { $kind ->
    [field] une case de production { $colour ->
        [yellow] jaune
        [brown] marron
        [green] verte
       *[red] rouge
    }
    [surplus] une case d’excédent { $colour ->
        [yellow] jaune
        [brown] marron
        [green] verte
       *[red] rouge
    }
    [batch] une case de lot
    [drying] une case de séchage
    [roasting] une case de torréfaction
    [cafe] une case de Café
    [espresso] une case Espresso
    [pastry] une pâtisserie
    [cup] une tasse
    [ship] un bateau
    [dead] une case morte
   *[empty] une case vide
}
cafe-square = { cafe-kind } ({ $at })
cafe-square-with = { cafe-kind } avec { $beans } ({ $at })

## Actions

cafe-action-take-start = Commence avec la carte de départ { $card }.
cafe-action-take = { $free ->
    [ships] Prends la carte { $card } ; tes bateaux paient sa tasse.
    [auction] Prends la carte { $card } ; après l’enchère les tasses sont gratuites.
   *[plain] Prends la carte { $card } ; elle est gratuite.
}
cafe-action-buy = Prends la carte { $card } et paie { cafe-a-bean } pour sa tasse.
cafe-action-discard = Tu ne peux payer aucune carte : défausse la carte { $card }.
cafe-action-bid = Ajoute { cafe-a-bean } à ton offre, qui passe à { $total }.
cafe-action-stand = Maintiens ton offre de { $total } et prends le pion Cafetier.
cafe-action-stand-low = Maintiens ton offre de { $total }, bien que trop basse : le pion Cafetier en demande { $needed }.
cafe-action-pass = { $total ->
    [0] Quitte l’enchère.
    [one] Quitte l’enchère ; le grain misé est payé.
   *[other] Quitte l’enchère ; les { $total } grains misés sont payés.
}
cafe-action-keep = Garde { cafe-a-bean } de ton offre sur le bateau en { $at }.
cafe-action-keep-none = Laisse partir le reste de ton offre.
cafe-action-place = Pose la carte { $card } en { $at }, { cafe-turned } : elle couvre { $squares } ; { cafe-dies }{ cafe-lost }{ cafe-saved } ; tu as alors { cafe-points }.
cafe-turned = { $turn ->
    [0] non tournée
    [1] tournée vers la droite
    [2] tête en bas
   *[3] tournée vers la gauche
}
cafe-dies = { $dies ->
    [yes] un Café ferme, { "" }
   *[no] { "" }
}
cafe-lost = { $lost ->
    [0] aucun grain n’est perdu
    [one] { $beans } est perdu
   *[other] { $beans } sont perdus
}
cafe-saved = { $saved ->
    [0] { "" }
    [one] , { $kept } va du bateau à l’entrepôt
   *[other] , { $kept } vont du bateau à l’entrepôt
}
cafe-action-drop = La carte ne rentre nulle part : défausse-la.
cafe-action-produce = { $n ->
    [0] Produis dans le groupe en { $at } : { cafe-batches }.
   *[other] { $batches ->
        [0] Produis { $beans } dans le groupe en { $at }.
       *[other] Produis { $beans } dans le groupe en { $at }, et { cafe-batches }.
    }
}
cafe-batches = { $batches ->
    [one] un grain de la couleur de ton choix
   *[other] { $batches } grains de couleurs à ton choix
}
cafe-action-grow = Fais pousser { cafe-a-bean } sur la case de lot.
cafe-action-dry = Porte { cafe-beans } des cases de production sur la case de séchage en { $at }.
cafe-action-roast = Porte { cafe-beans } des cases de séchage sur la case de torréfaction en { $at }.
cafe-action-stop = { $doing ->
    [roast] Arrête de torréfier avec ce point.
   *[dry] Arrête de sécher avec ce point.
}
cafe-action-deliver = Prends { $beans } sur la case de torréfaction en { $at } pour livrer.
cafe-action-deliver-all = Prends tout sur les cases de torréfaction pour livrer : { $beans }.
cafe-action-send = { $missing ->
    [0] Livre { cafe-a-bean } au Café en { $at }, qui est alors complet : { cafe-worth }.
   *[other] Livre { cafe-a-bean } au Café en { $at } ; il en manque encore { $missing } pour { cafe-worth }.
}
cafe-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cafe-action-send-espresso = Livre { cafe-a-bean } sur la case Espresso en { $at }.
cafe-action-store = Stocke { $beans } dans ton entrepôt.
cafe-action-store-nothing = Il ne reste rien à livrer : termine la livraison.
cafe-action-clear = Vide la case en { $at } : { $beans } de retour à la réserve, gratuitement.
cafe-action-end = { $points ->
    [0] Termine ton tour.
    [one] Termine ton tour ; { $points } point d’action est perdu.
   *[other] Termine ton tour ; { $points } points d’action sont perdus.
}
cafe-action-exchange = Change un grain Espresso contre { cafe-a-bean } dans ton entrepôt.

## Événements

cafe-event-promo-drawn = La carte promo { $card } entre dans la pioche.
cafe-event-boxed = La carte { $card } laisse sa place à une carte promo.
cafe-event-master-drawn = { $who ->
    [you] Le premier Cafetier, c’est toi.
   *[they] Le premier Cafetier, c’est { $name }.
}
cafe-event-start-dealt = { $who ->
    [you] Tu reçois
   *[they] { $name } reçoit
} la carte de départ { $card }.
cafe-event-start-taken = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} la carte de départ { $card }.
cafe-event-shown = La carte { $card } est dévoilée.
cafe-cards-shown = { $n ->
    [one] La carte { $cards } est dévoilée.
   *[other] Les cartes { $cards } sont dévoilées.
}
cafe-event-took = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} la carte { $card }.
cafe-event-bought = { $who ->
    [you] Tu prends la carte { $card } et paies
   *[they] { $name } prend la carte { $card } et paie
} { cafe-a-bean }.
cafe-event-discarded = { $who ->
    [you] Tu ne peux payer aucune carte et défausses
   *[they] { $name } ne peut payer aucune carte et défausse
} la carte { $card }.
cafe-event-display-cleared = { $n ->
    [0] Il ne reste aucune carte visible.
    [one] La carte { $cards } n’a pas été prise.
   *[other] Les cartes { $cards } n’ont pas été prises.
}
cafe-event-bid-bean = { $who ->
    [you] Tu mises
   *[they] { $name } mise
} { cafe-a-bean }.
cafe-event-bid-made = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} le pion Cafetier avec une offre de { $total }.
cafe-event-bid-low = { $who ->
    [you] Tu offres
   *[they] { $name } offre
} { $total }, trop peu pour le pion Cafetier, qui en demande { $needed }.
cafe-event-passed = { $who ->
    [you] Tu passes.
   *[they] { $name } passe.
}
cafe-event-kept = { $who ->
    [you] Tu gardes
   *[they] { $name } garde
} { cafe-a-bean } de l’offre sur le bateau en { $at }.
cafe-event-bid-paid = { $n ->
    [0] { $who ->
        [you] Tu n’as rien à payer.
       *[they] { $name } n’a rien à payer.
    }
   *[other] { $who ->
        [you] Tu paies l’offre : { $beans }.
       *[they] { $name } paie l’offre : { $beans }.
    }
}
cafe-event-auction-won = { $who ->
    [you] Tu gagnes l’enchère et deviens Cafetier.
   *[they] { $name } gagne l’enchère et devient Cafetier.
}
cafe-event-placed = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} la carte { $card } en { $at }, { cafe-turned }, sur { cafe-covered } ; { cafe-lost }{ cafe-saved } ; { cafe-points }.
cafe-covered = { $covered ->
    [one] { $covered } case
   *[other] { $covered } cases
}
cafe-event-dropped = La carte { $card } ne rentre nulle part ; { $who ->
    [you] tu la défausses.
   *[they] { $name } la défausse.
}
cafe-event-produced = { $who ->
    [you] Tu produis
   *[they] { $name } produit
} { $n ->
    [0] sur une case de lot en { $at }.
   *[other] { $beans } en { $at }.
}
cafe-event-grew = { $who ->
    [you] Tu fais pousser
   *[they] { $name } fait pousser
} { cafe-a-bean } en { $at }.
cafe-event-dried = { $who ->
    [you] Tu sèches
   *[they] { $name } sèche
} { cafe-beans } en { $at }.
cafe-event-roasted = { $who ->
    [you] Tu torréfies
   *[they] { $name } torréfie
} { cafe-beans } en { $at }.
cafe-event-lifted = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} { $beans } en { $at } pour livrer.
cafe-event-sent = { $who ->
    [you] Tu livres
   *[they] { $name } livre
} { cafe-a-bean } en { $at }.
cafe-event-stored = { $who ->
    [you] Tu stockes { $beans } dans ton entrepôt.
   *[they] { $name } stocke { $beans }.
}
cafe-event-cleared = { $who ->
    [you] Tu vides
   *[they] { $name } vide
} la case en { $at } : { $beans } de retour à la réserve.
cafe-event-ended = { $who ->
    [you] Tu termines ton tour
   *[they] { $name } termine son tour
}{ $points ->
    [0] .
    [one] {" "}; { $points } point d’action perdu.
   *[other] {" "}; { $points } points d’action perdus.
}
cafe-event-round-ended = Le tour { $round } est fini.
cafe-event-master-passed = { $who ->
    [you] C’est toi le Cafetier maintenant.
   *[they] C’est { $name } le Cafetier maintenant.
}
cafe-event-ships-unloaded = { $who ->
    [you] Tes bateaux apportent { $beans } à l’entrepôt.
   *[they] { $name } reçoit à l’entrepôt { $beans } de ses bateaux.
}
cafe-event-exchanged = { $who ->
    [you] Tu changes
   *[they] { $name } change
} un grain Espresso contre { cafe-a-bean }.
cafe-event-complete = Le Café en { $at } est complet : { cafe-worth }.

## Raisons

cafe-reason-not-asked = pas maintenant : { $question ->
    [start] prends une des cartes de départ restantes
    [take] prends une carte visible
    [bid] fais une offre ou passe
    [bid-more] ajoute des grains à l’offre ou maintiens-la
    [keep] garde un grain de l’offre sur un bateau, ou aucun
    [place] pose d’abord la carte
    [grow] choisis la couleur du lot
    [dry-more] sèche encore dans le même groupe ou arrête
    [roast-more] torréfie encore dans le même groupe ou arrête
    [deliver] livre les grains pris ou stocke-les
    [exchange] choisis une couleur pour un grain Espresso
   *[act] choisis une action ou termine le tour
}
cafe-reason-not-on-display = la carte { $card } n’est pas visible sur la table
cafe-reason-nothing-to-pay = la carte { $card } n’a pas de tasse : elle est gratuite
cafe-reason-ships-pay = avec deux bateaux la carte { $card } est gratuite
cafe-reason-auction-paid = après l’enchère les cartes sont gratuites
cafe-reason-must-pay = la tasse de la carte { $card } coûte un grain de l’entrepôt
cafe-reason-cannot-pay = la tasse de la carte { $card } coûte un grain, et l’entrepôt est vide
cafe-reason-none-in-warehouse = il n’y a { cafe-no-bean } dans l’entrepôt
cafe-reason-may-not-decline = tu peux prendre une carte, donc tu n’as pas le droit d’en défausser une
cafe-reason-bid-too-low = une offre de { $bid } est trop basse : il faut au moins { $needed }
cafe-reason-cannot-reach = { $needed ->
    [one] l’entrepôt n’a pas le grain qu’il faut ({ $needed }) ; tu ne peux que passer
   *[other] l’entrepôt n’a pas les { $needed } grains qu’il faut ; tu ne peux que passer
}
cafe-reason-bid-begun = l’offre est commencée : ajoute des grains ou maintiens-la
cafe-reason-nothing-bid = aucune offre n’est commencée
cafe-reason-not-in-bid = il n’y a { cafe-no-bean } dans l’offre
cafe-reason-no-empty-ship = il n’y a pas de bateau vide en { $at }
cafe-reason-covers = une carte doit couvrir 2, 3 ou 4 cases de la zone ; là elle en couvrirait { $covers }
cafe-reason-hides-last-cup = plus aucune tasse ne serait visible
cafe-reason-fits-somewhere = la carte rentre quelque part et doit être posée
cafe-reason-no-points = il ne reste aucun point d’action
cafe-reason-no-square = il n’y a pas de case en { $at }
cafe-reason-not-of-kind = la case en { $at } n’est pas { $wanted ->
    [field] une case de production
    [drying] une case de séchage
    [roasting] une case de torréfaction
   *[cafe] un Café ni une case Espresso
}
cafe-reason-named-by = cela se désigne par sa première case, { $at }
cafe-reason-group-full = toutes les cases de ce groupe contiennent déjà des grains
cafe-reason-occupied = la case en { $at } contient déjà des grains
cafe-reason-other-group = la case en { $at } fait partie d’un autre groupe, qui coûte une autre action
cafe-reason-none-on-fields = il n’y a { cafe-no-bean } sur les cases de production
cafe-reason-none-drying = il n’y a { cafe-no-bean } sur les cases de séchage
cafe-reason-nothing-there = il n’y a pas de grain en { $at }
cafe-reason-nothing-roasted = il n’y a pas de grain sur les cases de torréfaction
cafe-reason-deliver-chosen = ici les cases de torréfaction se choisissent une à une
cafe-reason-deliver-everything = ici toutes les cases de torréfaction se vident ensemble
cafe-reason-not-lifted = il n’y a { cafe-no-bean } parmi ceux à livrer
cafe-reason-not-wanted = { cafe-no-bean } n’est demandé en { $at }
cafe-reason-stays-there = les grains en { $at } y restent
cafe-reason-holds-none = la case en { $at } ne contient jamais de grains
cafe-reason-no-start-card = la carte { $card } n’est pas une des cartes de départ restantes
cafe-reason-not-drawable = la carte { $card } ne peut pas être piochée

## Phases

cafe-phase-show = les cartes sont dévoilées
cafe-phase-start = choix des cartes de départ
cafe-phase-draft = choix des cartes
cafe-phase-auction = enchère
cafe-phase-keep = après l’enchère
cafe-phase-choose = choix des cartes
cafe-phase-act = pose et actions
cafe-phase-exchange = derniers grains Espresso
cafe-phase-over = fin

## Points

cafe-part-cafes = Cafés
cafe-part-pastries = pâtisseries
cafe-part-warehouse = entrepôt
cafe-rating = { $rating ->
    [poor] faible
    [fair] moyen
    [good] bien
    [very-good] très bien
    [outstanding] remarquable
   *[wow] chapeau
}

## Options

cafe-option-draft = Comment les cartes sont distribuées.
cafe-value-draft-classic = Les cartes se prennent à tour de rôle ; une tasse coûte un grain.
cafe-value-draft-auction = Le premier choix se joue aux enchères ; ensuite les cartes sont gratuites.
cafe-option-espresso = Avec les huit cartes Espresso ou sans.
cafe-value-espresso-false = Sans les cartes Espresso.
cafe-value-espresso-true = Avec cases Espresso, lots, pâtisseries et excédents, et une carte visible de plus.
cafe-option-promos = Combien de cartes promo remplacent des cartes Plan.
cafe-option-edition = Le livre de règles d’où viennent les réglages ci-dessous.
cafe-value-edition-merged = Notre lecture des trois livres réunis.
cafe-value-edition-fr = L’édition française : une livraison vide toutes les cases de torréfaction ; chaque offre compte seule, se paie dès qu’elle est faite et peut être trop basse pour le pion.
cafe-value-edition-de = L’édition allemande : comme la française, mais il suffit d’égaler le voisin de droite encore en lice.
cafe-value-edition-ua = L’édition ukrainienne : tu choisis les cases de torréfaction ; les offres s’additionnent, doivent égaler celle du Cafetier et se paient à la fin.
cafe-option-delivery = Quelles cases de torréfaction une livraison vide.
cafe-value-delivery-chosen = Celles de ton choix.
cafe-value-delivery-all = Toutes ensemble.
cafe-option-bids = Quand les grains d’une offre se paient.
cafe-value-bids-settle = À la fin de l’enchère.
cafe-value-bids-burn = Dès que l’offre est faite.
cafe-option-bid-sum = Si une nouvelle offre s’ajoute à la précédente.
cafe-value-bid-sum-added = Une nouvelle offre s’ajoute à tes précédentes.
cafe-value-bid-sum-alone = Chaque offre compte seule.
cafe-option-low-bids = Ce que devient une offre trop basse pour le pion Cafetier.
cafe-value-low-bids-refused = Elle est refusée : une offre doit égaler celle de qui a le pion.
cafe-value-low-bids-allowed = Elle est permise, et le pion reste où il est.
cafe-value-low-bids-neighbour = Elle est permise ; une offre gagne le pion si elle égale celle du voisin de droite encore en lice.
cafe-option-ship-keep = Combien de grains d’une offre les bateaux gardent.
cafe-value-ship-keep-per-ship = Un sur chaque bateau vide.
cafe-value-ship-keep-one-per-auction = Un par enchère.
cafe-option-first-master = Qui est le premier Cafetier.
cafe-value-first-master-lot = Tiré au sort.
cafe-value-first-master-seat = La place { $seat }.
cafe-option-starts = Quelle carte de départ a chaque place.
cafe-value-starts-order = Celle qui porte son numéro.
cafe-value-starts-lot = Distribuée au sort.
cafe-value-starts-choose = À partir du premier Cafetier, en sens horaire, chacun en prend une parmi celles qui restent.
cafe-option-promo-cards = Quelles cartes promo entrent : les premières (first), au sort (lot), ou des cartes comme P1,P3.
cafe-value-promo-cards-first = Les premières, dans l’ordre.
cafe-option-replaced = Quelles cartes Plan elles remplacent : au sort (lot), ou autant de cartes comme 05,12.
cafe-value-replaced-lot = Au sort, d’abord celles qui ont un Café.
cafe-option-deck = Les cartes : celles du jeu, un fichier de cartes, ou son texte.
cafe-value-deck-classic = Les cartes fournies avec le jeu.
cafe-value-deck-earlier = Les cartes des versions précédentes.

## Ce que le hasard a apporté

cafe-outcome-promo = la carte promo { $card } est entrée dans la pioche
cafe-outcome-box = la carte { $card } est retournée dans la boîte
cafe-outcome-master = { $who ->
    [you] le sort a fait de toi le premier Cafetier
   *[they] le sort a choisi { $name } comme premier Cafetier
}
cafe-outcome-start = la carte de départ { $card } a été distribuée
cafe-outcome-show = la carte { $card } a été dévoilée

## Questions

cafe-ask-discard = Chaque carte coûte un grain et ton entrepôt est vide : défausse l’une d’elles.
cafe-ask-start = Prends une carte de départ.
cafe-ask-take = Prends une carte visible.
cafe-ask-bid-own = Mise pour le premier choix, ou passe ; tu as déjà le pion Cafetier.
cafe-ask-bid-first = Mise pour le premier choix, ou passe ; le pion Cafetier est à { $name }.
cafe-ask-bid-raise = Tu tiens le pion Cafetier avec { $total } : monte ou passe.
cafe-ask-bid = Mise ou passe : { $total ->
    [one] { $total } grain en tout prendrait le pion à { $name }
   *[other] { $total } grains en tout prendraient le pion à { $name }
}{ $own ->
    [0] .
   *[other] {" "}; déjà misés : { $own }.
}
cafe-ask-bid-more = Ton offre est de { $total } : ajoute des grains ou maintiens-la.
cafe-ask-keep = Garder un grain de ton offre sur un bateau ?
cafe-ask-drop = La carte ne rentre nulle part.
cafe-ask-place = Pose la carte sur 2, 3 ou 4 de tes cases. Une tasse doit rester visible !
cafe-ask-act = { $points ->
    [one] Il reste { $points } point d’action : produis, sèche, torréfie ou livre.
   *[other] Il reste { $points } points d’action : produis, sèche, torréfie ou livre.
}
cafe-ask-end = { $points ->
    [0] Termine ton tour.
   *[other] Termine ton tour : il n’y a plus rien à faire.
}
cafe-ask-grow = Quelle couleur pousse sur la case de lot ?
cafe-ask-dry-more = Sèche encore dans le même groupe avec ce point, ou arrête.
cafe-ask-roast-more = Torréfie encore dans le même groupe avec ce point, ou arrête.
cafe-ask-deliver = { $n ->
    [0] Tous les grains pris sont envoyés : termine la livraison, ou prends-en d’autres.
    [one] À livrer : { $beans }. Envoie-le à un Café, ou stocke-le.
   *[other] À livrer : { $beans }. Envoie-les aux Cafés, ou stocke le reste.
}
cafe-ask-exchange = Quelle couleur pour un grain Espresso ?
