## VivaJava Dice tel qu’il est dessiné.

viva-you = toi
viva-yours = à toi
viva-best-bean = Meilleur Grain
viva-rainbow = Arc-en-ciel
viva-bench = Le plan de travail : ce qui est demandé
viva-abilities = Capacités
viva-back = Retour
viva-skip = Tout montrer

## Places et course

viva-race = Course aux { $goal } points
viva-race-seat = { $name } : { $points }
viva-of-goal = sur { $goal }
viva-holds-aroma = { $n ->
    [0] aucun dé arôme
   *[other] { vivajava-n-aroma }
}
viva-tokens-in-hand = jetons en main : { $n }
viva-income = { $kind ->
    [featured] Meilleur Grain
    [rainbow] Arc-en-ciel
   *[tokens] avec { $name }
}
viva-no-blend = sans mélange

## Le mur

viva-free = libre
viva-free-pair = libre : toute paire le prend
viva-next-turn-of = { $who ->
    [you] à ton prochain tour
   *[they] { $name }, au prochain tour
}
viva-pays-each-turn = rapporte à chaque tour
viva-stairs = Ce qui bat le Meilleur Grain
viva-stairs-roast = Chaque rangée est une couleur, les plus foncées en haut.
viva-stairs-beans = Vers la droite : combien de grains de cette couleur.
viva-stairs-line = Au-delà de la ligne de craie, le Meilleur Grain est battu. La rangée s’allume : touche-la.
viva-understood = Compris
viva-roast = torréf.
viva-beans = grains
viva-beats = le bat
viva-row = { $strength } { vivajava-p } : bat le Meilleur Grain
viva-of-five = { $n } sur 5
viva-yours-already = déjà à toi
viva-now = tout de suite
viva-a-turn = par tour
viva-your-research = Ta recherche
viva-research-of = Recherche : { $name }
viva-coaster = { $coaster ->
    [mild] sous-verre doux
   *[bold] sous-verre corsé
}
viva-track = Piste { $colour ->
    [white] blanche
    [yellow] jaune
    [brown] brune
    [red] rouge
   *[green] verte
} : { $at } sur { $cup }. { vivajava-ability } : { $level ->
    [0] à ouvrir
   *[other] { $level }X
}. La tasse vaut { $points }.
viva-with-token = { vivajava-colour } avec le jeton de { $name }
viva-progress = { vivajava-colour } { $at } sur { $cup }
viva-token-of = Jeton de { $name }.
viva-ended = terminé
viva-blocked = bloquée
# Une capacité sur un panneau étroit : où son mot peut être coupé.
viva-sign = { $ability ->
    [flip] Retour{"\u00AD"}nement
    [focus] Groupes de dégus{"\u00AD"}tation
   *[other] { vivajava-ability }
}
viva-at-square = dès { $n }
viva-aroma-jar = Bocal d’arôme
viva-jar = Bocal d’arôme, reste { $n }
viva-left = reste { $n }

## Dés

viva-die = { $dice ->
    [aroma] dé arôme
   *[coffee] dé café
} : { $colour ->
    [none] à lancer
   *[other] { vivajava-colour }
}
viva-die-of = { $dice ->
    [aroma] dé arôme
   *[coffee] dé café
} ({ $name }) : { $colour ->
    [none] à lancer
   *[other] { vivajava-colour }
}
viva-given-by = don : { $names }

## Après le lancer

viva-how-roll = Touche des dés pour les relancer. Touche une place allumée du mur pour utiliser le lancer.
viva-how-use = Touche une place allumée : une rangée du Meilleur Grain, l’Arc-en-ciel, un tube ou le bocal.
viva-how-pass = Ni mélange ni recherche n’est possible.
viva-how-aroma = Touche les dés arôme à relancer.
viva-how-turn = { $ability ->
    [upgrade] Il monte d’un degré. Le mur montre le lancer tel qu’il serait.
   *[flip] Il passe sur sa face opposée. Le mur montre le lancer tel qu’il serait.
}
viva-hint-use = Les places allumées prennent le lancer.
viva-hint-aroma = Les dés café sont déjà repris. Reprends aussi des dés arôme, ou aucun.
viva-hint-roll = Reprends les dés qui ne te plaisent pas, ou choisis une place allumée.
viva-hint-turn = Chaque dé montre ce qu’il deviendrait.
viva-odds = Chances
viva-beats-it = le bat
viva-beat-best-bean = bat le Meilleur Grain
viva-five-colours = cinq couleurs
viva-dice-again = { $n ->
    [one] en relançant { $n } dé
   *[other] en relançant { $n } dés
}
viva-roll-again = { $n ->
    [one] Relancer { $n } dé
   *[other] Relancer { $n } dés
}
viva-roll-none = Aucun
viva-touch-dice = Touche d’abord des dés
viva-rerolls-left = { $n ->
    [1] ta dernière relance
   *[other] encore { $n } relances
}
viva-uses-left = { $n ->
    [one] encore { $n } fois
   *[other] encore { $n } fois
}
viva-turn-die = { vivajava-colour } devient { vivajava-to }
viva-pass = Continuer

## Ce qu’un choix rapporte

viva-brings = Ce que ça rapporte
viva-ability-ends = { vivajava-ability } : fini
viva-rainbow-lost = l’Arc-en-ciel est perdu
viva-game-ends = La partie se termine.

## Un mélange

viva-ask-compose = Quels dés dans ton Meilleur Grain ?
viva-how-compose = Touche les dés pour les mettre ou les retirer. Les dés donnés doivent montrer la couleur principale.
viva-beats-verb = bat
viva-against = contre
viva-as = en { vivajava-colour }
viva-left-out = de côté
viva-places-left = { $n ->
    [one] { $n } place est libre.
   *[other] { $n } places sont libres.
}
viva-no-blend-of-these = Ces cinq dés ne font pas de Meilleur Grain maintenant.
viva-make = Faire le Meilleur Grain
viva-rest-back = les autres dés sont rendus

## Usure, garder ou abandonner

viva-how-decay = Touche le dé qui doit partir.
viva-just-paid = Il vient de rapporter
viva-still-yours = encore à toi après de simples lancers
viva-retakes = tu le reprends
viva-too-few = pas assez de dés
viva-keep-title = Garder : { $rating }
viva-turn-ends = ton tour s’arrête
viva-your-next-turn = ton prochain tour
viva-goes-back = repart
viva-or = ou
viva-keep = Garder
viva-drop-title = { $n ->
    [one] Abandonner : { $n } dé à lancer
   *[other] Abandonner : { $n } dés à lancer
}
viva-coaster-free = le sous-verre est libre
viva-drop = Abandonner, lancer { $n }

## Un don

viva-how-donate = Touche les dés à donner. Chaque dé utilisé par { $name } dans un Meilleur Grain te rapporte des points ; les autres sont perdus.
viva-rolls = { $who ->
    [you] Tu lances
   *[they] { $name } lance
}
viva-your-aroma = tes dés arôme
viva-give-nth = donner { vivajava-n-aroma }
viva-takes-best-bean = { $name } prend le Meilleur Grain
viva-no-die = aucun
viva-a-die-fits = un de tes dés convient
viva-you-may-get = Au mieux
viva-dice-pay = { $n ->
    [0] même le meilleur lancer n’en utiliserait aucun
    [one] { $n } dé peut rapporter
   *[other] { $n } dés peuvent rapporter
}
viva-a-turn-with = par tour avec { $name }
viva-to-beat = à battre : { $rating }
viva-give-none = Ne rien donner
viva-give = { $n ->
    [one] Donner { $n } dé
   *[other] Donner { $n } dés
}
viva-touch-to-give = Touche des dés

## Capacités après le lancer

viva-how-act = { $ability ->
    [block] Ton jeton quitte la tasse rouge. Personne d’autre n’utilise la capacité jusqu’à ton prochain tour ; les pas comptent toujours.
    [ride] Ton jeton quitte la tasse rouge. Ce que l’autre y gagne à son propre tour, tu le gagnes aussi. L’encoche montre où tu en es.
    [aroma] Le bocal te donne des dés arôme pour ton prochain lancer.
   *[joint] Un dé café décide de la couleur ; ensuite tu choisis avec qui.
}
viva-how-end = Il n’y a rien d’autre à faire.
viva-n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
viva-does = { $ability ->
    [reroll] relance ceux de tes dés que tu veux
    [upgrade] un dé monte d’un degré
    [flip] un dé sur sa face opposée
    [focus] un pas sur une piste quand tu mélanges
    [joint] un dé pour toi et un adversaire
    [block] ferme une capacité aux autres
    [ride] tu gagnes ce qu’une piste gagne
    [aroma] prends des dés arôme
   *[bottleneck] moins de dés café, toujours
}
viva-nobody-has = personne ne l’a
viva-track-of = Piste { $colour ->
    [white] blanche
    [yellow] jaune
    [brown] brune
    [red] rouge
   *[green] verte
} : { $name }
viva-ride-tell = { $name } en est à { $at }, toi à { $mine } sur { $cup }. Ta tasse y vaut { $points }.
viva-block-stops = Arrête { $names } jusqu’à ton prochain tour. Toi, tu peux t’en servir.
viva-block-nobody = N’arrête personne pour l’instant ; valable jusqu’à ton prochain tour.
viva-touch-target = Touche une cible allumée.
viva-ride-with = Suivre { $name }
viva-block-this = Bloquer : { vivajava-ability }
viva-end-turn = Finir le tour
viva-roll-joint = Lancer la recherche commune
viva-take-aroma = Prendre des dés arôme

## Questions courtes

viva-how-ask = { $question ->
    [focus] Touche un tube allumé.
    [partner] Vous cochez tous deux les pas de la couleur sortie.
   *[recall] Un jeton est à poser. Reprends-en un là où il est, ou n’en pose pas.
}
viva-mark-step = Cocher ce pas
viva-take-back = Le reprendre
viva-no-step = Aucun pas
viva-leave = N’en poser aucun
viva-spot = { $spot ->
    [cup] sur la tasse rouge
    [blend] sur le Meilleur Grain
    [ability] sur la capacité { vivajava-f }
    [track] sur la piste { vivajava-f } ({ $name })
   *[hand] en main
}
