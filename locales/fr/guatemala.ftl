## Guatemala Café en français. Mots : l’acheteur, l’anneau, le marché, l’ouvrière, la cabane, le navire, la route, le sac, le blocus.

guatemala-m = { $coffee ->
    [black] noir
    [white] blanc
    [beige] beige
    [russet] roux
   *[brown] brun
}
guatemala-f = { $coffee ->
    [black] noire
    [white] blanche
    [beige] beige
    [russet] rousse
   *[brown] brune
}
guatemala-mp = { $coffee ->
    [black] noirs
    [white] blancs
    [beige] beiges
    [russet] roux
   *[brown] bruns
}
guatemala-fp = { $coffee ->
    [black] noires
    [white] blanches
    [beige] beiges
    [russet] rousses
   *[brown] brunes
}
guatemala-a-piece = { $piece ->
    [worker] une ouvrière du café { guatemala-m }
    [hut] une cabane { guatemala-f }
    [ship] un navire { guatemala-m }
    [sack] un sac { guatemala-m }
   *[road] une route
}
guatemala-the-piece = { $piece ->
    [worker] l’ouvrière du café { guatemala-m }
    [hut] la cabane { guatemala-f }
    [ship] le navire { guatemala-m }
    [sack] le sac { guatemala-m }
   *[road] la route
}
guatemala-counted = { $n ->
    [one] { guatemala-a-piece }
   *[other] { $n } { $piece ->
        [worker] ouvrières du café { guatemala-m }
        [hut] cabanes { guatemala-fp }
        [ship] navires { guatemala-mp }
        [sack] sacs { guatemala-mp }
       *[road] routes
    }
}
guatemala-line = { $line ->
    [row] la rangée { $number }
    [column] la colonne { $number }
   *[none] la ligne
}
guatemala-price = { $price ->
    [0] gratuitement
    [one] pour { $price } centavo
   *[other] pour { $price } centavos
}
guatemala-gain = { $who ->
    [you] { $points } pour toi
   *[they] { $points } pour { $name }
}

## Actions

guatemala-action-arrange = Dispose { guatemala-a-piece } ; il en reste { $n }.
guatemala-action-lot = Laisse le reste du marché au sort.
guatemala-action-at = Pose { guatemala-the-piece } en { $field }.
guatemala-action-buyer = Place l’acheteur sur la case { $space } de l’anneau, face à { guatemala-line }.
guatemala-action-move = { $steps ->
    [one] Avance l’acheteur d’une case
   *[other] Avance l’acheteur de { $steps } cases
} vers { guatemala-line }{ $price ->
    [0] {""}
   *[other] {" "}et paie { $price }
} : { $kinds ->
    [0] il n’y a rien là.
   *[other] { $offers }.
}
guatemala-action-build = Prends une à trois pièces dans { guatemala-line } et pose-les.
guatemala-action-sack = Prends le sac { guatemala-m } en { $field } pour { $income } centavos ; { guatemala-would-score }.
guatemala-would-score = { $scorers ->
    [0] personne ne marque
   *[other] points si personne ne bloque : { $gains }
}
guatemala-action-nothing = Ne prends rien et termine ton tour.
guatemala-action-take = Prends { guatemala-the-piece } en { $field }.
guatemala-action-done = Arrête de construire.
guatemala-action-put = Pose { guatemala-the-piece } en { $spot }, { guatemala-price }.
guatemala-action-ship = Pose { guatemala-the-piece } au port { $harbour }, { guatemala-price }.
guatemala-action-road = Pose la route en { $spot }.
guatemala-action-block = Pose là un de tes sacs { guatemala-mp } : personne ne marque.
guatemala-action-decline = Ne bloque pas : { $scorers ->
    [0] personne ne marque de toute façon.
   *[other] { $gains }.
}
guatemala-action-sail = Fais partir le navire { guatemala-m } du port { $harbour }.
guatemala-action-lay = Pose un de tes sacs { guatemala-mp } en { $field }.

## Événements

guatemala-event-dealt = { $who ->
    [you] Tu reçois un sac { guatemala-m }.
   *[they] { $name } reçoit un sac { guatemala-m }.
}
guatemala-event-dealt-hidden = { $who ->
    [you] Tu reçois un sac.
   *[they] { $name } reçoit un sac.
}
guatemala-event-arranged = En { $field } : { guatemala-a-piece }.
guatemala-event-sack-arranged = En { $field } : un sac { guatemala-m }.
guatemala-event-laid-out = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} { guatemala-a-piece } au marché, en { $field }.
guatemala-event-left-to-lot = { $who ->
    [you] Tu laisses
   *[they] { $name } laisse
} le reste du marché au sort.
guatemala-event-started = { $who ->
    [you] Tu commences.
   *[they] { $name } commence.
}
guatemala-event-buyer = { $who ->
    [you] Tu amènes
   *[they] { $name } amène
} l’acheteur sur la case { $space } de l’anneau{ $paid ->
    [0] .
   *[other] {" "}pour { $paid } centavos.
}
guatemala-event-nothing = { $who ->
    [you] Tu ne fais rien.
   *[they] { $name } ne fait rien.
}
guatemala-event-taken = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} { guatemala-the-piece } en { $field }.
guatemala-event-placed = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} { guatemala-the-piece } en { $spot }, { guatemala-price }.
guatemala-event-shipped = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} { guatemala-the-piece } au port { $harbour }, { guatemala-price }.
guatemala-event-road-laid-out = Une route remplit la case { $field }.
guatemala-event-sack-taken = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} le sac { guatemala-m } en { $field }, pour la case { $space } de la piste : { $income } centavos.
guatemala-event-declined = { $who ->
    [you] Tu ne bloques pas.
   *[they] { $name } ne bloque pas.
}
guatemala-event-blocked = { $who ->
    [you] Tu bloques
   *[they] { $name } bloque
} avec un sac { guatemala-m } en { $field } : personne ne marque.
guatemala-event-scored = { $who ->
    [you] Tu marques
   *[they] { $name } marque
} { $points } pour le café { guatemala-m } : { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
} × { $times }{ $ships ->
    [0] .
    [one] {" "}avec { $ships } navire.
   *[other] {" "}avec { $ships } navires.
}
guatemala-event-sailed = Un navire { guatemala-m } quitte le port { $harbour }.
guatemala-event-sack-laid = { $who ->
    [you] Tu poses
   *[they] { $name } pose
} un sac { guatemala-m } en { $field }.
guatemala-event-sack-drawn = Un sac { guatemala-m } sort de la bourse et va en { $field }.
guatemala-event-ended = La partie est finie : { guatemala-end }.
guatemala-end = { $end ->
    [no_sack_left] il ne reste aucun sac au marché
    [idle] pendant plusieurs tours complets personne n’a rien pris
    [marker_after_blockade] après le blocus un marqueur a rejoint les sacs
   *[marker_after_points] un marqueur a rejoint les sacs
}

## Raisons

guatemala-reason-other-question = pas maintenant : { $question ->
    [arrange] le marché se met en place
    [arrange-piece] choisis une pièce pour le marché ou laisse le reste au sort
    [arrange-field] choisis une case du marché pour la pièce
    [deal] les sacs se distribuent
    [start] on tire au sort qui commence
    [set-buyer] place d’abord l’acheteur
    [move] avance d’abord l’acheteur
    [choose] construis, prends un sac ou ne fais rien
    [may-build] construis ou ne fais rien, après le blocus
    [take] prends une pièce
    [place] pose la pièce en main
    [blockade] bloque ou laisse faire
    [sail] choisis le navire qui part
    [lay] choisis le sac à poser
    [draw] un sac sort de la bourse
   *[over] la partie est finie
}
guatemala-reason-no-such-space = l’anneau a les cases 0 à { $last }, pas { $space }
guatemala-reason-no-such-move = l’acheteur avance de 1 à { $most } cases, pas de { $steps }
guatemala-reason-fourth-step-too-dear = le quatrième pas coûte { $price }, et tu as { $money }
guatemala-reason-not-in-line = { $field } n’est pas dans { guatemala-line }, que regarde l’acheteur
guatemala-reason-no-sack-there = il n’y a pas de sac en { $field }
guatemala-reason-no-piece-there = il n’y a pas de pièce en { $field }
guatemala-reason-cannot-be-placed = on ne peut pas poser et payer { guatemala-the-piece }
guatemala-reason-nothing-to-build = aucune pièce de { guatemala-line } ne peut être posée et payée
guatemala-reason-nothing-taken-yet = construire, c’est prendre au moins une pièce
guatemala-reason-other-piece = tu as en main { guatemala-a-piece }
guatemala-reason-no-such-field = le plateau n’a pas de case { $field }
guatemala-reason-field-taken = la case { $field } est occupée
guatemala-reason-worker-on-site = { $field } est un terrain de cabane, pas une case pour une ouvrière
guatemala-reason-no-site = { $field } n’est pas un terrain de cabane
guatemala-reason-site-closed = à trois, le terrain { $field } est fermé
guatemala-reason-second-hut = la plantation { guatemala-f } a déjà sa cabane
guatemala-reason-apart-from-group = { $field } ne touche pas la plantation { guatemala-f }
guatemala-reason-apart-from-workers = { $field } ne touche aucune ouvrière de la plantation { guatemala-f }
guatemala-reason-touches-other = { $field } touche { $who ->
    [you] ta plantation { guatemala-f }
   *[they] une plantation { guatemala-f } ({ $name })
}
guatemala-reason-too-dear = cela coûte { $price }, et tu as { $money }
guatemala-reason-no-such-segment = le plateau n’a pas de tronçon { $segment }
guatemala-reason-segment-closed = à trois, le tronçon { $segment } est fermé
guatemala-reason-road-there = il y a déjà une route en { $segment }
guatemala-reason-no-such-harbour = le plateau n’a pas de port { $harbour }
guatemala-reason-harbour-closed = à trois, le port { $harbour } est fermé
guatemala-reason-harbour-full = le port { $harbour } est plein
guatemala-reason-no-such-sack = tu n’as pas de sac { guatemala-m }
guatemala-reason-not-tied = aucun navire du port { $harbour } n’est parmi les moins chers
guatemala-reason-none-left = il n’en reste plus à placer : { guatemala-a-piece }
guatemala-reason-no-sack-left = il ne reste pas de sac { guatemala-m }
guatemala-reason-coffee-shown = une case bordée montre déjà un sac { guatemala-m }
guatemala-reason-sack-field = { $field } est pour un sac
guatemala-reason-something-there = il y a déjà quelque chose en { $field }

## Phases

guatemala-phase = { $question ->
    [arrange] mise en place du marché
    [arrange-piece] mise en place du marché
    [arrange-field] mise en place du marché
    [deal] distribution des sacs
    [start] tirage au sort
    [set-buyer] placement de l’acheteur
    [move] déplacement de l’acheteur
    [choose] construire, sac ou rien
    [may-build] construction après un blocus
    [take] construction
    [place] pose
    [blockade] blocus
    [sail] un navire part
    [lay] pose d’un sac
    [draw] tirage d’un sac
   *[over] fin
}

## Options

guatemala-option-market = Comment le marché est disposé.
guatemala-value-market-fixed = Comme dessiné sur le plateau : sans hasard.
guatemala-value-market-free = Au sort : chaque partie est différente.
guatemala-value-market-players = Par les joueurs, tour à tour, une pièce à la fois ; le reste au sort dès que l’un d’eux le dit.
guatemala-option-first = Qui joue en premier.
guatemala-value-first-lot = Une place tirée au sort.
guatemala-value-first-seat0 = La première place à la table.
guatemala-value-first-seat1 = La deuxième place à la table.
guatemala-value-first-seat2 = La troisième place à la table.
guatemala-value-first-seat3 = La quatrième place à la table.
guatemala-option-track = La dernière case de la piste des points.
guatemala-value-track-60 = Soixante cases, comme sur notre plateau.
guatemala-value-track-50 = Cinquante cases, pour une partie plus courte.
guatemala-option-roads = Combien il y a de routes.
guatemala-value-roads-50 = Cinquante routes, comme dans la boîte.
guatemala-value-roads-36 = Trente-six routes, à trois seulement.
guatemala-option-idle-end = Quand la partie s’arrête si plus personne ne prend rien.
guatemala-value-idle-end-4 = Après quatre tours complets.
guatemala-value-idle-end-2 = Après deux tours complets.
guatemala-value-idle-end-off = Jamais.
guatemala-option-board = Le plateau : celui du jeu, un fichier de plateau, ou son texte.
guatemala-value-board-standard = Le plateau fourni avec le jeu.
guatemala-value-board-standard-2 = Le plateau des versions précédentes : le marché y est disposé autrement.

## Ce que le hasard a apporté

guatemala-outcome-deal = un sac a été distribué
guatemala-outcome-piece = on a placé { guatemala-a-piece }
guatemala-outcome-sack = on a placé un sac { guatemala-m }
guatemala-outcome-start = { $who ->
    [you] le sort a décidé : tu commences
   *[they] le sort a décidé : { $name } commence
}
guatemala-outcome-bag = un sac { guatemala-m } est sorti de la bourse

## Questions

guatemala-money-left = { $money ->
    [one] { $money } centavo
   *[other] { $money } centavos
}
guatemala-ask-arrange-piece = Quelle pièce poses-tu au marché (encore { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}) ?
guatemala-ask-arrange-field = Sur quelle case vide du marché poses-tu { guatemala-the-piece } ?
guatemala-ask-set-buyer = Place l’acheteur sur une case de l’anneau ; { $who ->
    [you] tu joues en premier et le fais avancer.
   *[they] { $name } joue en premier et le fait avancer.
}
guatemala-ask-move = Avance l’acheteur de 1 à 3 cases ; une quatrième coûte { $price }.
guatemala-ask-choose = Construis avec la ligne, prends un sac, ou ne fais rien.
guatemala-ask-may-build = Le décompte est bloqué ; tu peux construire avec la même ligne.
guatemala-ask-take = { $n ->
    [0] Prends une première pièce de la ligne.
   *[other] Prends une autre pièce ({ $n } sur 3 prises) ou arrête.
}
guatemala-ask-road = Où va la route ?
guatemala-ask-place = Où va { guatemala-the-piece } ?
guatemala-ask-blockade = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} le sac { guatemala-m }. Tu bloques ?
guatemala-ask-sail = Navires { guatemala-mp } au même prix : lequel part ?
guatemala-ask-lay = Lequel de tes sacs remplit le vide ?
