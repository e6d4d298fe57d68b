## Café à la table du navigateur : ce que seul son dessin dit. Aucun lieu n’est nommé par des nombres ; les cases s’allument.

cafe-table-move = À toi
cafe-table-skip = Sauter
cafe-table-end = Terminer mon tour
cafe-table-unused = { $n ->
    [one] { $n } action inutilisée
   *[other] { $n } actions inutilisées
}
cafe-table-more = { $n ->
    [1] Une autre case
   *[other] { $n } autres cases
} { $side ->
    [left] à gauche
    [right] à droite
    [up] en haut
   *[down] en bas
}
cafe-table-clear = Vider une case…
cafe-table-touch = { $verb ->
    [produce] Touche une case encadrée : tout son groupe produit.
    [dry] { cafe-beans } : touche une case de séchage encadrée.
    [roast] { cafe-beans } : touche une case de torréfaction encadrée.
    [deliver] { cafe-beans } : touche une case de torréfaction encadrée.
    [send] { cafe-beans } : touche un Café encadré.
    [keep] { cafe-beans } : touche un bateau encadré.
   *[clear] Touche une case encadrée : ses grains retournent à la réserve.
}
cafe-table-places = { $verb ->
    [produce] { $n ->
        [one] { $n } groupe
       *[other] { $n } groupes
    }
   *[other] { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
}
cafe-table-nothing = { $verb ->
    [produce] aucune case n’est libre
    [dry] rien à sécher
    [roast] rien n’est encore sec
    [dry-full] aucune case de séchage n’est libre
    [roast-full] aucune case de torréfaction n’est libre
    [deliver] rien n’est encore torréfié
   *[other] pas maintenant
}
cafe-table-why-not = { house-verb } : pourquoi pas ?
cafe-table-best = Meilleur endroit
cafe-table-loss = { $what ->
    [beans] { $n ->
        [one] { $beans } est perdu
       *[other] { $beans } sont perdus
    }
    [cup] { $n ->
        [one] une tasse est couverte : { cafe-points }
       *[other] { $n } tasses sont couvertes : { cafe-points }
    }
    [cafe] { $n ->
        [one] un Café ferme
       *[other] { $n } Cafés ferment
    }
    [ship] { $n ->
        [one] un bateau est couvert
       *[other] { $n } bateaux sont couverts
    }
    [pastry] { $n ->
        [one] une pâtisserie est couverte
       *[other] { $n } pâtisseries sont couvertes
    }
    [drying] ta seule case de séchage est couverte
   *[roasting] ta seule case de torréfaction est couverte
}
cafe-table-lay = { $n ->
    [one] Sur une case.
   *[other] Sur { $n } cases.
} Ensuite { cafe-points }.
cafe-table-no-loss = Rien n’est perdu.
cafe-table-your-card = Ta carte
cafe-table-card = Rangée du haut : { $upper }. Rangée du bas : { $lower }.
cafe-table-where = colonne { $column }, rangée { $row }
cafe-table-legend = Ce que veulent dire les cases

# Les actions, comme elles sont offertes à leurs cases.
cafe-table-do-take-start = Commence avec cette carte.
cafe-table-do-take = { $free ->
    [ships] Prends cette carte ; tes bateaux paient sa tasse.
    [auction] Prends cette carte ; après l’enchère les tasses sont gratuites.
   *[plain] Prends cette carte ; elle est gratuite.
}
cafe-table-do-buy = Prends cette carte et paie { cafe-a-bean } pour sa tasse.
cafe-table-do-discard = Tu ne peux payer aucune carte : défausse celle-ci.
cafe-table-do-keep = Garde { cafe-a-bean } de ton offre sur ce bateau.
cafe-table-do-place = Pose la carte ici, { cafe-turned } : elle couvre { cafe-covered } ; { cafe-dies }{ cafe-lost }{ cafe-saved } ; tu as alors { cafe-points }.
cafe-table-do-produce = { $n ->
    [0] Produis dans ce groupe : { cafe-batches }.
   *[other] { $batches ->
        [0] Produis { $beans } dans ce groupe.
       *[other] Produis { $beans } dans ce groupe, et { cafe-batches }.
    }
}
cafe-table-do-dry = Porte { cafe-beans } des cases de production sur cette case de séchage.
cafe-table-do-roast = Porte { cafe-beans } des cases de séchage sur cette case de torréfaction.
cafe-table-do-deliver = Prends { $beans } sur cette case de torréfaction pour livrer.
cafe-table-do-send = { $missing ->
    [0] Livre { cafe-a-bean } à ce Café, qui est alors complet : { cafe-worth }.
   *[other] Livre { cafe-a-bean } à ce Café ; il en manque encore { $missing } pour { cafe-worth }.
}
cafe-table-do-send-espresso = Livre { cafe-a-bean } sur cette case Espresso.
cafe-table-do-clear = Vide cette case : { $beans } de retour à la réserve, gratuitement.

# Événements.
cafe-table-event-start-dealt = { $who ->
    [you] Tu reçois
   *[they] { $name } reçoit
} une carte de départ.
cafe-table-event-start-taken = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} une carte de départ.
cafe-table-event-took = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} une carte.
cafe-table-event-bought = { $who ->
    [you] Tu prends une carte et paies
   *[they] { $name } prend une carte et paie
} { cafe-a-bean }.
cafe-table-event-discarded = { $who ->
    [you] Tu ne peux payer aucune carte et en défausses
   *[they] { $name } ne peut payer aucune carte et en défausse
} une.
cafe-table-event-kept = { $who ->
    [you] Tu gardes
   *[they] { $name } garde
} { cafe-a-bean } de l’offre sur un bateau.
cafe-table-event-placed = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} la carte sur { cafe-covered } ; { cafe-lost }{ cafe-saved } ; { cafe-points }.
cafe-table-event-dropped = La carte ne rentre nulle part ; { $who ->
    [you] tu la défausses.
   *[they] { $name } la défausse.
}
cafe-table-event-produced = { $who ->
    [you] Tu produis
   *[they] { $name } produit
} { $n ->
    [0] sur une case de lot.
   *[other] { $beans }.
}
cafe-table-event-grew = { $who ->
    [you] Tu fais pousser
   *[they] { $name } fait pousser
} { cafe-a-bean }.
cafe-table-event-dried = { $who ->
    [you] Tu sèches
   *[they] { $name } sèche
} { cafe-beans }.
cafe-table-event-roasted = { $who ->
    [you] Tu torréfies
   *[they] { $name } torréfie
} { cafe-beans }.
cafe-table-event-lifted = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} { $beans } pour livrer.
cafe-table-event-sent = { $who ->
    [you] Tu livres
   *[they] { $name } livre
} { cafe-a-bean } { $to ->
    [espresso] sur une case Espresso.
   *[cafe] à un Café.
}
cafe-table-event-cleared = { $who ->
    [you] Tu vides
   *[they] { $name } vide
} une case : { $beans } de retour à la réserve.

# Ce que le hasard a apporté.
cafe-table-outcome-show = une nouvelle carte a été dévoilée
cafe-table-outcome-start = une carte de départ a été distribuée

# Pourquoi pas : des propositions sans point final, à la case ou à la carte dont elles parlent.
cafe-table-reason-not-on-display = cette carte n’est pas visible sur la table
cafe-table-reason-nothing-to-pay = cette carte n’a pas de tasse et elle est gratuite
cafe-table-reason-ships-pay = avec deux bateaux cette carte est gratuite
cafe-table-reason-must-pay = la tasse de cette carte coûte un grain de l’entrepôt
cafe-table-reason-cannot-pay = la tasse de cette carte coûte un grain, et l’entrepôt est vide
cafe-table-reason-no-empty-ship = il n’y a pas de bateau vide ici
cafe-table-reason-no-square = il n’y a pas de case ici
cafe-table-reason-not-of-kind = cette case n’est pas { $wanted ->
    [field] une case de production
    [drying] une case de séchage
    [roasting] une case de torréfaction
   *[cafe] un Café ni une case Espresso
}
cafe-table-reason-occupied = cette case porte déjà des grains
cafe-table-reason-other-group = cette case est d’un autre groupe, qui coûte une autre action
cafe-table-reason-nothing-there = il n’y a pas de grain ici
cafe-table-reason-not-wanted = { cafe-no-bean } n’est demandé ici
cafe-table-reason-stays-there = les grains de cette case y restent
cafe-table-reason-holds-none = cette case ne porte jamais de grains
cafe-table-reason-no-start-card = cette carte n’est pas une des cartes de départ restantes
