## VivaJava Dice en français. Mots : Meilleur Grain, Arc-en-ciel, dés café, dés arôme, piste de recherche, jeton, sous-verre, torréfaction.

vivajava-colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [brown] brun
    [red] rouge
    [green] vert
    [black] noir
   *[joker] joker
}
vivajava-to = { $to ->
    [white] blanc
    [yellow] jaune
    [brown] brun
    [red] rouge
    [green] vert
    [black] noir
   *[joker] joker
}
vivajava-face = { $face ->
    [white] blanc
    [yellow] jaune
    [brown] brun
    [red] rouge
    [green] vert
   *[black] noir
}
# Au féminin : piste, tasse, capacité.
vivajava-f = { $colour ->
    [white] blanche
    [yellow] jaune
    [brown] brune
    [red] rouge
    [green] verte
   *[black] noire
}
# Au pluriel : grains, dés.
vivajava-p = { $colour ->
    [white] blancs
    [yellow] jaunes
    [brown] bruns
    [red] rouges
    [green] verts
    [black] noirs
   *[joker] jokers
}
vivajava-ability = { $ability ->
    [reroll] Relance
    [upgrade] Affinage
    [flip] Retournement
    [focus] Groupes de dégustation
    [joint] Recherche commune
    [block] Blocage
    [ride] Dans le sillage
    [aroma] Arôme en plus
   *[bottleneck] Goulot
}
vivajava-rating = { $strength ->
    [0] rien
    [1] 1 { vivajava-colour }, sans paire
   *[other] { $strength } { vivajava-p }
}
vivajava-n-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
vivajava-n-aroma = { $n ->
    [one] { $n } dé arôme
   *[other] { $n } dés arôme
}
vivajava-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vivajava-spot = { $spot ->
    [hand] main
    [cup] tasse rouge
    [blend] mélange
   *[ability] capacité { vivajava-f }
}
vivajava-spot-track = { $whom ->
    [you] ta piste { vivajava-f }
   *[they] piste { vivajava-f } ({ $othername })
}
vivajava-then = { $effects ->
    [0] .
   *[other] {" "}: { $then }.
}

## Effets

vivajava-effect-points = { $who ->
    [you] { vivajava-points } pour toi
   *[they] { vivajava-points } pour { $name }
}{ $source ->
    [tokens] {" "}(jetons)
    [cup] {" "}(tasse { vivajava-f })
   *[plain] {""}
}
vivajava-effect-rainbow-lost = l’Arc-en-ciel est perdu
vivajava-effect-marked = { $who ->
    [you] ta piste { vivajava-f }
   *[they] { $name }, piste { vivajava-f }
} { $from } → { $to } sur { $cup }{ $opens ->
    [0] {""}
   *[other] {" "}({ vivajava-ability } { $opens }X)
}
vivajava-effect-aroma = { $who ->
    [you] { vivajava-n-aroma } pour toi
   *[they] { vivajava-n-aroma } pour { $name }
}
vivajava-effect-token-on-cup = un jeton sur la tasse rouge
vivajava-effect-token-back = { $who ->
    [you] un de tes jetons revient
   *[they] un jeton revient à { $name }
}
vivajava-effect-over = la partie se termine

## Actions

vivajava-action-decay = Retire un dé { vivajava-face } de ton Meilleur Grain ; il reste : { vivajava-rating }.
vivajava-action-decay-token = Retire de ton Meilleur Grain le dé { vivajava-face } qui porte { $whom ->
    [you] ton jeton
   *[they] un jeton ({ $othername })
} ; il reste : { vivajava-rating }.
vivajava-action-keep = Garde le Meilleur Grain ; ton tour se termine.
vivajava-action-drop = Abandonne le Meilleur Grain et lance { $n ->
    [one] le dé qui en reste.
   *[other] les { $n } dés qui en restent.
}
vivajava-action-donate = { $n ->
    [0] Ne lance aucun dé arôme pour { $othername }.
   *[other] Lance { vivajava-n-aroma } pour { $othername }.
}
vivajava-action-reroll = { $n ->
    [0] { $dice ->
        [aroma] Garde tous les dés arôme ({ $kept }).
       *[coffee] Garde tous les dés café ({ $kept }).
    }
   *[other] { $left ->
        [0] { $dice ->
            [aroma] Relance tous les dés arôme ({ $faces }).
           *[coffee] Relance tous les dés café ({ $faces }).
        }
       *[other] { $dice ->
            [aroma] Relance les dés arôme { $faces } et garde { $kept }.
           *[coffee] Relance les dés café { $faces } et garde { $kept }.
        }
    }
}
vivajava-die = { $dice ->
    [aroma] dé arôme
   *[coffee] dé café
}
vivajava-action-upgrade = Monte un { vivajava-die } d’un degré de torréfaction : { vivajava-colour } devient { vivajava-to }.
vivajava-action-flip = Retourne un { vivajava-die } : { vivajava-colour } devient { vivajava-to }.
vivajava-action-use = Commence le Meilleur Grain avec des dés donnés { vivajava-p } ({ $n }) : jusqu’à { vivajava-rating } ; tes propres dés viennent ensuite.
vivajava-action-blend = Fais le Meilleur Grain avec { $faces }, { vivajava-rating }{ vivajava-then }
vivajava-action-rainbow = Fais l’Arc-en-ciel{ vivajava-then }
vivajava-action-research = Coche { $n ->
    [one] { $n } pas
   *[other] { $n } pas
} en { vivajava-colour }{ vivajava-then }
vivajava-action-research-black = Recherche en noir : prends { vivajava-n-aroma }.
vivajava-action-pass = Passe les dés ; ni mélange ni recherche n’est possible.
vivajava-action-focus = Groupes de dégustation : coche un pas en { vivajava-colour }{ vivajava-then }
vivajava-action-stop = Ne coche plus de pas.
vivajava-action-block = Pose un jeton sur { vivajava-ability } : personne d’autre ne s’en sert jusqu’à ton prochain tour.
vivajava-action-ride = Pose un jeton sur la piste { vivajava-f } ({ $othername }) : tu gagnes aussi les pas gagnés là.
vivajava-action-aroma = Arôme en plus{ vivajava-then }
vivajava-action-joint = Recherche commune : lance un dé café pour toi et un adversaire.
vivajava-action-partner = Recherche commune avec { $othername }{ vivajava-then }
vivajava-action-recall = Reprends un jeton pour le poser maintenant ; il est ici : { $from }.
vivajava-action-leave = Laisse tes jetons où ils sont et n’en pose pas.
vivajava-action-end = Termine ton tour.

## Événements

vivajava-event-turn-began = { $who ->
    [you] C’est à toi de jouer.
   *[they] C’est à { $name } de jouer.
}
vivajava-event-scored = { $who ->
    [you] Tu marques
   *[they] { $name } marque
} { vivajava-points } { $source ->
    [featured] pour le Meilleur Grain.
    [rainbow] pour l’Arc-en-ciel.
    [tokens] pour des jetons sur le mélange.
    [new-blend] pour le nouveau mélange.
   *[cup] pour la tasse { vivajava-f }.
}
vivajava-event-rolled-for-start = { $who ->
    [you] Tu obtiens
   *[they] { $name } obtient
} { vivajava-colour } au lancer de départ.
vivajava-event-starts = { $who ->
    [you] Tu commences.
   *[they] { $name } commence.
}
vivajava-event-decayed = Un dé { vivajava-colour } quitte { $who ->
    [you] ton Meilleur Grain.
   *[they] le Meilleur Grain ({ $name }).
}
vivajava-event-kept = { $who ->
    [you] Tu gardes le Meilleur Grain.
   *[they] { $name } garde le Meilleur Grain.
}
vivajava-event-dropped = { $who ->
    [you] Tu abandonnes
   *[they] { $name } abandonne
} le Meilleur Grain ; il reste { vivajava-n-dice }.
vivajava-event-bottlenecked = Goulot : { $who ->
    [you] tu lances
   *[they] { $name } lance
} { vivajava-n-dice } de moins.
vivajava-event-donated = { $n ->
    [0] { $who ->
        [you] Tu ne donnes rien.
       *[they] { $name } ne donne rien.
    }
   *[other] { $who ->
        [you] Tu donnes { vivajava-n-aroma }.
       *[they] { $name } donne { vivajava-n-aroma }.
    }
}
vivajava-event-rolled = { $who ->
    [you] Tu lances
   *[they] { $name } lance
} { $dice ->
    [aroma] les dés arôme : { $faces }.
   *[coffee] les dés café : { $faces }.
}
vivajava-event-turned = { vivajava-ability } : { vivajava-colour } devient { vivajava-to }.
vivajava-event-made-featured = { $who ->
    [you] Tu fais le Meilleur Grain avec { $faces }.
   *[they] { $name } fait le Meilleur Grain avec { $faces }.
}
vivajava-event-made-rainbow = { $who ->
    [you] Tu fais l’Arc-en-ciel.
   *[they] { $name } fait l’Arc-en-ciel.
}
vivajava-event-rainbow-to-middle = { $who ->
    [you] Ton Arc-en-ciel retourne au milieu.
   *[they] { $name } rend l’Arc-en-ciel : il retourne au milieu.
}
vivajava-event-passed = { $who ->
    [you] Tu ne peux rien faire.
   *[they] { $name } ne peut rien faire.
}
vivajava-event-marked = { $who ->
    [you] Tu coches
   *[they] { $name } coche
} { $n ->
    [one] { $n } pas en { vivajava-colour }.
   *[other] { $n } pas en { vivajava-colour }.
}
vivajava-event-took-aroma = { $who ->
    [you] Tu prends
   *[they] { $name } prend
} { vivajava-n-aroma }.
vivajava-event-aroma-expired = { $who ->
    [you] Tu rends { vivajava-n-aroma } sans t’en servir.
   *[they] { $name } rend { vivajava-n-aroma } sans s’en servir.
}
vivajava-event-token-moved = { $who ->
    [you] Ton jeton :
   *[they] Jeton ({ $name }) :
} { $from } → { $to }.
vivajava-event-joint-rolled = La recherche commune donne { vivajava-colour }.

## Raisons

vivajava-reason-dice-first = il faut d’abord lancer des dés
vivajava-reason-no-roll-due = il n’y a pas de dés à lancer maintenant
vivajava-reason-other-roll = le lancer attendu est un autre : { $n } { $dice ->
    [aroma] parmi les dés arôme
   *[coffee] parmi les dés café
}
vivajava-reason-other-question = pas maintenant : { $question ->
    [opening] on lance pour le départ
    [turn-start] un tour commence
    [decay] choisis le dé qui quitte le Meilleur Grain
    [keep-or-drop] garde ou abandonne le Meilleur Grain
    [donate] dis combien de dés arôme tu donnes
    [roll] on lance les dés
    [choose] utilise une capacité de lancer, mélange ou recherche
    [reroll-aroma] choisis les dés arôme à relancer
    [blend] choisis tes propres dés du mélange
    [score-blend] d’abord les points du mélange
    [focus] coche un pas des groupes de dégustation, ou arrête
    [activate] utilise une capacité ou termine le tour
    [joint-partner] choisis avec qui chercher
   *[over] la partie est finie
}
vivajava-reason-token-owed = un jeton est à poser : reprends-en un ou laisse
vivajava-reason-not-on-blend = il n’y a pas de dé { vivajava-colour } sur le mélange
vivajava-reason-no-token-on-blend = { $who ->
    [you] tu n’as
   *[they] { $name } n’a
} pas de jeton sur un tel dé
vivajava-reason-only-with-token = chaque dé { vivajava-colour } y porte un jeton
vivajava-reason-must-drop = un dé seul ne peut pas être gardé
vivajava-reason-holds-fewer = tu n’as que { vivajava-n-aroma }
vivajava-reason-not-on-coaster = le sous-verre en jeu n’a pas la capacité { vivajava-ability }
vivajava-reason-not-unlocked = la capacité { vivajava-ability } n’est pas encore ouverte
vivajava-reason-ability-over = la capacité { vivajava-ability } a pris fin avec sa piste
vivajava-reason-blocked = la capacité { vivajava-ability } est bloquée
vivajava-reason-used-up = la capacité { vivajava-ability } est épuisée pour ce tour
vivajava-reason-no-such-die = aucun de tes { $dice ->
    [aroma] dés arôme
   *[coffee] dés café
} ne montre { vivajava-colour }
vivajava-reason-nothing-picked-up = aucun dé n’est choisi
vivajava-reason-cannot-rise = le noir et le joker ne montent plus
vivajava-reason-just-flipped = le même dé ne se retourne pas deux fois
vivajava-reason-donated-fewer = { $who ->
    [you] tu as donné
   *[they] { $name } a donné
} moins de tels dés : { $n }
vivajava-reason-not-a-donor = { $who ->
    [you] tu n’as
   *[they] { $name } n’a
} rien donné
vivajava-reason-none-donated = aucun dé donné n’est choisi
vivajava-reason-too-few-own = { $n ->
    [1] un dé à toi doit aussi être { vivajava-colour }
   *[other] les dés donnés ne font que renforcer : { $n } dés à toi doivent être { vivajava-p }
}
vivajava-reason-not-five = un mélange a cinq dés, pas { $n }
vivajava-reason-not-rolled = tes propres dés ne montrent pas cela
vivajava-reason-no-pair = il n’y a pas deux grains de même couleur
vivajava-reason-other-main = les dés donnés doivent augmenter la force : la couleur principale ne serait pas { vivajava-colour }
vivajava-reason-not-better = { $who ->
    [you] ton mélange est
   *[they] { $name } a un mélange
} aussi bon ou meilleur
vivajava-reason-not-five-colours = tes propres dés ne montrent pas cinq couleurs
vivajava-reason-owns-rainbow = tu as déjà l’Arc-en-ciel
vivajava-reason-no-bean = aucun de tes dés n’est { vivajava-colour }
vivajava-reason-beans-exactly = le nombre de grains doit être { $n }
vivajava-reason-beans = le nombre de grains doit être entre { $least } et { $most }
vivajava-reason-track-completed = la piste { vivajava-f } est terminée
vivajava-reason-no-track = le noir n’a pas de piste
vivajava-reason-no-aroma-left = il ne reste pas de dé arôme en réserve
vivajava-reason-must-act = un mélange ou une recherche est possible
vivajava-reason-no-token-on-cup = il n’y a pas de jeton sur la tasse rouge
vivajava-reason-yourself = il faut choisir un adversaire
vivajava-reason-other-target = l’effet est plus complet { $who ->
    [you] avec toi
   *[they] avec { $name }
}
vivajava-reason-joint-research-first = il faut d’abord utiliser la Recherche commune
vivajava-reason-no-token-there = aucun de tes jetons n’est là
vivajava-reason-not-from-there = un jeton de là-bas ne peut pas être posé ici

## Phases

vivajava-phase = { $question ->
    [opening] lancer de départ
    [turn-start] début d’un tour
    [decay] déclin
    [keep-or-drop] garder ou abandonner
    [donate] dons
    [roll] lancer
    [choose] mélanger ou rechercher
    [reroll-aroma] relance
    [blend] mélange
    [score-blend] points du mélange
    [focus] groupes de dégustation
    [activate] capacités
    [joint-partner] recherche commune
   *[over] fin
}

## Options

vivajava-option-coaster = Le sous-verre de recherche : les capacités des pistes.
vivajava-value-coaster-mild = Doux : Relance, Affinage, Groupes de dégustation, Blocage, Arôme en plus.
vivajava-value-coaster-bold = Corsé : Relance, Retournement, Recherche commune, Dans le sillage, Goulot.
vivajava-option-opening = Comment on trouve qui commence.
vivajava-value-opening-roll = Tous lancent ; la torréfaction la plus foncée commence, les autres cochent un pas.
vivajava-value-opening-fixed = La première place à la table commence.
vivajava-option-joint-research = Si la recherche commune doit être utilisée.
vivajava-value-joint-research-optional = On peut s’en passer.
vivajava-value-joint-research-compulsory = Elle doit être utilisée avant la fin du tour.
vivajava-option-bold-red = Ce que fait le rouge sur le sous-verre corsé.
vivajava-value-bold-red-ride-along = Dans le sillage, comme dans le livre de règles.
vivajava-value-bold-red-block = Blocage, comme dans les règles courtes.
vivajava-option-donated = Ce que les dés donnés peuvent faire pour le Meilleur Grain.
vivajava-value-donated-strengthen = Ils ne font que renforcer une couleur que deux de tes dés montrent.
vivajava-value-donated-count = Ils comptent comme les tiens : un seul de tes dés de cette couleur suffit.
vivajava-option-extra-aroma = Ce que permet le 2X d’Arôme en plus.
vivajava-value-extra-aroma-each = Jusqu’à deux usages par tour, un dé à chaque fois.
vivajava-value-extra-aroma-double = Un usage par tour, avec deux dés.
vivajava-option-after-pass = Ce qui suit quand ni mélange ni recherche n’est possible.
vivajava-value-after-pass-end = On passe les dés et le tour se termine.
vivajava-value-after-pass-activate = On peut encore activer des capacités.
vivajava-option-tracks = Les cases des pistes : celles du jeu, un fichier, ou son texte.
vivajava-value-tracks-default = Les pistes fournies avec le jeu.
vivajava-value-tracks-default-2 = Les pistes des versions précédentes : toutes les cinq pareilles, 1X sur la troisième case, 2X sur la cinquième.

## Ce que le hasard a apporté

vivajava-outcome-roll = { $dice ->
    [aroma] les dés arôme ont montré { $faces }
   *[coffee] les dés café ont montré { $faces }
}

## Questions

vivajava-ask-token-blend = Ton dé donné est dans le mélange, mais tu n’as pas de jeton : reprends-en un, ou laisse.
vivajava-ask-token-cup = Un jeton va sur ta tasse rouge, mais tu n’en as pas : reprends-en un, ou laisse.
vivajava-ask-decay = Quel dé quitte ton Meilleur Grain ?{ $n ->
    [2] {" "}Le dernier est ensuite lancé.
   *[other] {""}
}
vivajava-ask-drop = Il reste un dé de ton Meilleur Grain : il est abandonné, et tu lances ce dé.
vivajava-ask-keep-or-drop = Garder le Meilleur Grain et finir ton tour, ou l’abandonner et lancer le reste ?
vivajava-ask-donate = Lancer des dés arôme pour { $name } ? Tu en as { $n }.
vivajava-ask-reroll-aroma = Quels dés arôme relances-tu avec ?
vivajava-ask-blend = Quels dés à toi vont avec les dés donnés ?
vivajava-ask-focus = Groupes de dégustation : coche un pas sur une piste (encore { $n }).
vivajava-ask-activate = Utilise une capacité, ou termine ton tour.
vivajava-ask-joint-partner = La recherche commune donne { vivajava-colour } : avec qui ?
vivajava-ask-pass = Ce lancer ne sert à rien.
vivajava-ask-choose = { $change ->
    [none] Utilise ton lancer.
    [roll] Utilise ton lancer ou relance des dés.
    [turn] Utilise ton lancer ou change la face d’un dé.
   *[both] Utilise ton lancer, relance des dés ou change la face d’un dé.
}
