## Guatemala Café dans le terminal.

guatemala-aim = Achète ouvrières, cabanes, routes et navires sur la ligne de l’acheteur, et relie tes plantations aux ports. Quand on prend un sac, chaque plantation de ce café avec cabane marque ses ouvrières, une fois de plus par navire ; le plus de points l’emporte.

guatemala-coffee-name = { $coffee ->
    [black] noir
    [white] blanc
    [beige] beige
    [russet] roux
   *[brown] brun
}
guatemala-zone = { $zone ->
    [grey] gris
    [green] vert
    [yellow] jaune
   *[other] { $zone }
}

## Menu

guatemala-heading = { $what ->
    [arrange] disposer
    [at] en
    [lot] sort
    [buyer] acheteur
    [move] avancer { $n }
    [build] construire
    [sack] sac
    [nothing] rien
    [take] prendre
    [done] fini
    [worker] ouvrière à { $n }
    [hut] cabane à { $n }
    [ship] navire à { $n }
    [road] route
    [block] bloquer
    [decline] laisser
    [sail] partir
   *[lay] poser
}
guatemala-menu = { $what ->
    [lot] le reste au sort
    [build] prendre 1 à 3 pièces
    [nothing] terminer le tour
    [done] arrêter de construire
    [block] poser ton sac là : personne ne marque
   *[decline] laisser compter
}
guatemala-menu-sack = { $field } { guatemala-coffee-name } : tu reçois 8 centavos ; points : { $gains }
guatemala-menu-ship = au port { $harbour }
guatemala-menu-sail = du port { $harbour }
guatemala-menu-lay = { guatemala-coffee-name } (donnerait { $gains })

## Autour des plateaux

guatemala-header-buyer = acheteur sur { $space }, { $where }
guatemala-header-left = { $n ->
    [one] { $n } route restante
   *[other] { $n } routes restantes
} · bourse { $bag }
guatemala-offer-nothing = rien
guatemala-sack-now = un sac donnerait
guatemala-sacks-own = sacs { $sacks }
guatemala-n-sacks = { $n ->
    [one] { $n } sac
   *[other] { $n } sacs
}
guatemala-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { guatemala-money-left }
guatemala-at-harbour = au port
guatemala-money = argent
guatemala-group = { $fields } ; { $n ->
    [0] aucun port
   *[other] port { $harbours }
} ; { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
} × { $times } = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
guatemala-harbours = ports
guatemala-full = plein
guatemala-next = pour { $price }
guatemala-track = piste
guatemala-meets = un marqueur sur { $space } met fin à la partie
guatemala-dealt = { $n ->
    [one] { $n } sac est distribué.
   *[other] { $n } sacs sont distribués.
}{ $own ->
    [0] {""}
   *[other] {" "}Les tiens : { $sacks }.
}
guatemala-arranged = Le marché est disposé au hasard.
guatemala-sacks-arranged = Les sacs du marché sont posés au hasard.
guatemala-ring-spaces = les cases de l’anneau vont de 0 à { $last }

## Commandes

guatemala-help-market = le marché et son anneau
guatemala-help-board = les plantations, les ports et la piste des points
guatemala-help-offers = ce qu’offrent les lignes à portée, ou celle d’une case de l’anneau
guatemala-help-legend = ce que signifient les signes

## Formes

guatemala-form-arrange = pose une pièce sur un marché disposé par les joueurs, comme dans `arrange worker black` ou `arrange wK`
guatemala-form-lot = laisse le reste du marché au hasard
guatemala-form-at = pose la pièce sur une case vide du marché, comme dans `at r3c7`
guatemala-form-buyer = place l’acheteur sur une case de l’anneau, de 0 à 35
guatemala-form-move = avance l’acheteur de 1 à 3 cases ; une quatrième coûte 2
guatemala-form-build = prends une à trois pièces de la ligne
guatemala-form-sack = prends un sac de la ligne, reçois 8 et fais compter son café
guatemala-form-nothing = restes-en là
guatemala-form-take = prends une pièce de la ligne, comme dans `take r1c2` ou `take wK`
guatemala-form-done = arrête de construire
guatemala-form-worker = pose l’ouvrière sur une case
guatemala-form-hut = pose la cabane sur un terrain
guatemala-form-ship = pose le navire au mouillage libre le moins cher
guatemala-form-road = pose la route, comme dans `road 4.8-5.8`
guatemala-form-block = pose un sac du même café et empêche le décompte
guatemala-form-decline = laisse compter
guatemala-form-sail = parmi les navires au même prix, celui-ci part
guatemala-form-lay = pose un de tes sacs sur la case vidée

## Légende

guatemala-legend-pieces = ouvrière, cabane, navire du café noir ; K noir, W blanc, B beige, R roux, N brun
guatemala-legend-sack = un sac noir sur sa case du marché ; une route
guatemala-legend-buyer = la case de l’acheteur ; [..] la ligne qu’il regarde
guatemala-legend-owner = sur le plateau : une ouvrière du café noir et une cabane de la place #0
guatemala-legend-site = un terrain libre et son prix ; [x] un terrain fermé
guatemala-legend-road = une route posée ; ╌ ┆ un emplacement imprimé, là où il y en a
guatemala-legend-segment = le tronçon entre les coins 4.8 et 5.8 : colonnes sous le plateau, rangées à droite
guatemala-legend-dock = sur un coin : le quai de ce port ; une cabane est reliée quand un coin de son terrain est atteint

## Comment taper une réponse

guatemala-tip-road = Tape deux coins, comme dans `road 4.5-5.5` : les colonnes sont sous le plateau, les rangées à droite ; `hint` en propose une.
guatemala-tip-buyer = Tape le numéro d’une case : il est au bord de sa rangée ou de sa colonne.
guatemala-tip-lot = `lot` laisse le reste au hasard.

## Les paragraphes des règles, en quelques mots. Les numéros sont ceux de docs/rules.

rule-g1-1 = le matériel et le début de chacun
rule-g1-2 = le marché et ses dispositions
rule-g1-3 = la bourse et les sacs secrets
rule-g1-4 = le plateau selon le nombre de joueurs
rule-g1-5 = qui commence et où est l’acheteur
rule-g2-1 = avancer l’acheteur
rule-g2-2 = la ligne et ce qu’on peut y faire
rule-g3-1 = prendre une à trois pièces
rule-g3-2 = prix
rule-g3-3 = les routes remplissent les cases vides
rule-g4-1 = une plantation par place et café, avec une cabane
rule-g4-2 = où vont cabanes et ouvrières
rule-g4-3 = comment grandit une plantation
rule-g4-4 = deux plantations du même café ne se touchent pas
rule-g4-5 = routes et tronçons
rule-g4-6 = navires et mouillages
rule-g4-7 = relier une cabane à un port
rule-g5-1 = prendre un sac
rule-g5-2 = le blocus
rule-g5-3 = points
rule-g5-4 = le navire qui part
rule-g5-5 = le sac de remplacement
rule-g6-1 = la fin par la piste des points
rule-g6-2 = qui gagne
rule-g6-3 = la fin quand plus rien ne se passe
rule-g6-4 = moins de routes à trois
rule-g6-5 = les options
