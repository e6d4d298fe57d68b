## Guatemala Café à la table web : ce que seul le dessin dit.

guatemala-table-market = Marché
guatemala-table-market-is = Le marché. Routes en réserve : { $roads }. Sacs dans la bourse : { $bag }.
guatemala-table-map = Plantations
guatemala-table-prices = Le prix d’une ouvrière et d’une cabane dans chaque zone
guatemala-table-piece = { $kind ->
    [worker] ouvrière du café { guatemala-m }
    [hut] cabane { guatemala-f }
    [ship] navire { guatemala-m }
    [sack] sac { guatemala-m }
    [road] route
   *[none] rien
}
guatemala-table-stall = Rangée { $row }, colonne { $column } : { guatemala-table-piece }
guatemala-table-row = Rangée { $row } : { $list }
guatemala-table-shelf = Devant l’acheteur
guatemala-table-free = gratuit
guatemala-table-in-hand = en main
guatemala-table-cannot = Impossible à poser et à payer maintenant : { $what }. Pourquoi ?
guatemala-table-missing = { $n ->
    [one] { $n } manque
   *[other] { $n } manquent
}
guatemala-table-way = { $n ->
    [one] Il manque { $n } route jusqu’au port { $harbour }.
   *[other] Il manque { $n } routes jusqu’au port { $harbour }.
}
guatemala-table-gone = { $n ->
    [one] { $n } navire { guatemala-m } a quitté le jeu
   *[other] { $n } navires { guatemala-mp } ont quitté le jeu
}
guatemala-table-plantation = { $who ->
    [you] ta plantation { guatemala-f }
   *[they] plantation { guatemala-f } ({ $name })
}
guatemala-table-no-hut = Sans cabane, elle ne rapporte rien.
guatemala-table-sum = { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
} × { $times }, { $harbours ->
    [0] encore sans route vers un port
    [one] par la route au port { $list }
   *[other] par la route aux ports { $list }
}
guatemala-table-has-buyer = C’est à :
guatemala-table-you = toi
guatemala-table-points = points
guatemala-table-money = { $n ->
    [one] { $n } centavo
   *[other] { $n } centavos
}
guatemala-table-sacks = { $n ->
    [one] { $n } sac en réserve
   *[other] { $n } sacs en réserve
}
guatemala-table-claims = { $n ->
    [0] ne cultive encore rien
   *[other] cultive : { $list }
}
guatemala-table-track = Piste des points
guatemala-table-marker = { $name } : { $n }
guatemala-table-left = { $n ->
    [one] Encore { $n } point avant la fin
   *[other] Encore { $n } points avant la fin
}
guatemala-table-left-brief = encore { $n }
guatemala-table-wall = { $n ->
    [one] { $n } sac est sur la piste ; la partie finit à { $at }.
   *[other] { $n } sacs sont sur la piste ; la partie finit à { $at }.
}
guatemala-table-ledger = Un sac rapporterait
guatemala-table-ledger-key = 6×3 : ouvrières × (1 + navires) · ×2 : sacs au marché
guatemala-table-coffee = Café
guatemala-table-bean = { guatemala-m }
guatemala-table-on-market = { $n ->
    [one] { $n } sac au marché
   *[other] { $n } sacs au marché
}
guatemala-table-hutless = sans cabane
guatemala-table-your-sacks = Tes sacs
guatemala-table-secret = cachés aux autres
guatemala-table-sacks-of = Sacs : { $name }

## Questions

guatemala-table-hint-arrange = Fais-la glisser, ou touche une pièce, puis un étal.
guatemala-table-hint-set-buyer = Montre une case : sa ligne s’éclaire.
guatemala-table-hint-move = Chaque ligne de la liste est à portée. La quatrième case se paie.
guatemala-table-hint-choose = Jusqu’à trois pièces, ou le sac : il paie tous ceux qui le cultivent.
guatemala-table-hint-sackless = Pas de sac dans cette ligne : construis jusqu’à trois pièces.
guatemala-table-hint-may-build = L’acheteur reste où il est.
guatemala-table-hint-take = Trois pièces au plus. Fais glisser, ou touche.
guatemala-table-hint-no-more = Rien d’autre dans la ligne ne peut être payé et posé.
guatemala-table-hint-place = La pièce de monnaie indique le prix.
guatemala-table-hint-hut = La pièce de monnaie indique le prix ; à côté, les routes qui manquent jusqu’à un port.
guatemala-table-hint-ship = Il compte pour les plantations reliées par une route à son port.
guatemala-table-hint-road = Les routes claires sont reliées à un port, les grises pas encore.
guatemala-table-hint-lay = Sous chaque sac : qui il paierait si quelqu’un le prenait.
guatemala-table-hint-sail = Les autres avancent aux mouillages moins chers.
guatemala-table-pips = Pièce { $n } sur 3
guatemala-table-you-have = { $n ->
    [one] Tu as { $n } centavo.
   *[other] Tu as { $n } centavos.
}
guatemala-table-pays-you = Café { guatemala-m } : { $before } pour toi maintenant, puis { $after }.
guatemala-table-pays-other = Café { guatemala-m } : puis { $n } de plus pour { $name }.
guatemala-table-pays-other-less = Café { guatemala-m } : puis { $n } de moins pour { $name }.
guatemala-table-put-back = Remettre
guatemala-table-done = Terminé
guatemala-table-nothing = Ne rien faire
guatemala-table-lot = Le reste au sort
guatemala-table-skip = Sauter
guatemala-table-space-key = Espace
guatemala-table-set-here = Le placer ici
guatemala-table-ring-back = Une case en arrière
guatemala-table-ring-on = Une case en avant

## Choix, pour qui écoute la table

guatemala-table-to-line = Vers { guatemala-line }{ $price ->
    [0] {""}
   *[other] , pour { $price } centavos
} : { $list }
guatemala-table-take-sack = Prends le sac { guatemala-m } et { $income } centavos. Si personne ne bloque, il paie : { $list }
guatemala-table-take = Prends : { $what }
guatemala-table-take-for = Prends : { $what }, pour { $low } à { $high } centavos
guatemala-table-nobody = personne
guatemala-table-zone = { $zone ->
    [grey] grise
    [green] verte
   *[yellow] jaune
}
guatemala-table-field = { $kind ->
    [hut] Terrain en zone { guatemala-table-zone }
   *[worker] Case en zone { guatemala-table-zone }
}, { guatemala-price } ; colonne { $column }, rangée { $row }{ $near ->
    [0] {""}
   *[other] {" "}; à côté : { $beside }
}.
guatemala-table-brings = Un sac te rapporte { $n } de plus.
guatemala-table-brings-less = Un sac te rapporte { $n } de moins.
guatemala-table-brings-most = Un sac peut te rapporter { $n } de plus.
guatemala-table-harbour-is = Port { $harbour } : { $list }.
guatemala-table-to-harbour = Au port { $harbour }, { guatemala-price }.
guatemala-table-sails = Le navire { guatemala-m } du port { $harbour } part.
guatemala-table-edge = { $way ->
    [upright] { $column ->
        [0] Arête à gauche de la colonne 1, près de la rangée { $row }.
       *[other] Arête à droite de la colonne { $column }, près de la rangée { $row }.
    }
   *[across] { $row ->
        [0] Arête au-dessus de la rangée 1, colonne { $column }.
       *[other] Arête sous la rangée { $row }, colonne { $column }.
    }
}
guatemala-table-lay = Pose un sac { guatemala-m }. Il paierait : { $list }

## Blocus

guatemala-table-would-pay = Il paierait
guatemala-table-pass = Laisser passer
guatemala-table-block = Bloquer
guatemala-table-you-hold = { $n ->
    [0] tu n’en as pas
   *[other] tu en as { $n } sur { $of }
}
guatemala-table-pass-means = { $then ->
    [end] Les points sont payés, et la partie est finie.
    [nothing] Personne ne marque.
    [points] Les points sont payés.
   *[ship] Les points sont payés, puis un navire part.
}
guatemala-table-block-means = Personne ne marque. Tu donnes le sac ; { $name } garde l’argent et peut construire.
guatemala-table-pass-always = Laisser passer le café { guatemala-m } jusqu’à la fin
guatemala-table-bar = Ta réponse est montrée quand la barre est pleine.
guatemala-table-step = { $step ->
    [sack] le sac va sur la piste
    [points] points
    [ship] un navire part
   *[lay] un nouveau sac
}

## Événements à côté du dessin : sans coordonnées

guatemala-table-event-buyer = { $who ->
    [you] Tu déplaces
   *[they] { $name } déplace
} l’acheteur{ $paid ->
    [0] .
   *[other] {" "}pour { $paid } centavos.
}
guatemala-table-event-laid-out = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} { guatemala-a-piece } au marché.
guatemala-table-event-taken = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} { guatemala-the-piece }.
guatemala-table-event-placed = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} { guatemala-a-piece } en zone { guatemala-table-zone }, { guatemala-price }.
guatemala-table-event-road = { $who ->
    [you] Tu poses une route.
   *[they] { $name } pose une route.
}
guatemala-table-event-sack-taken = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} le sac { guatemala-m } et { $income } centavos.
guatemala-table-event-blocked = { $who ->
    [you] Tu bloques
   *[they] { $name } bloque
} avec un sac { guatemala-m } : personne ne marque.
guatemala-table-event-sack-laid = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} un sac { guatemala-m } au marché.
guatemala-table-event-sack-drawn = Un sac { guatemala-m } sort de la bourse.
guatemala-table-event-filled = Des routes remplissent les vides du marché.

## Ce qui se fait, pour qui voit où c’est éclairé

guatemala-table-do-at = Pose { guatemala-the-piece } sur l’étal éclairé.
guatemala-table-do-buyer = Place l’acheteur sur la case éclairée, face à { guatemala-line }.
guatemala-table-do-sack = Prends le sac { guatemala-m } pour { $income } centavos ; { guatemala-would-score }.
guatemala-table-do-take = Prends { guatemala-the-piece }.
guatemala-table-do-put = Pose { guatemala-the-piece } sur la case éclairée, { guatemala-price }.
guatemala-table-do-road = Pose la route là où c’est éclairé.
guatemala-table-do-lay = Pose un de tes sacs { guatemala-mp } au marché.
