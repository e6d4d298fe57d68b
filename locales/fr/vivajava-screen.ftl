## VivaJava Dice dans le terminal.

vivajava-aim = Lance les dés et sers-t’en pour une seule chose : le meilleur mélange, l’Arc-en-ciel, ou la recherche qui ouvre des capacités. On gagne en arrivant à 21 points avant les autres.

vivajava-best-bean = Meilleur Grain
vivajava-rainbow = Arc-en-ciel

## Autour des pistes

vivajava-supply = réserve { $coffee } café, { $aroma } arôme
vivajava-dice = Dés
vivajava-dice-signs = a : arôme ; un chiffre : qui l’a donné
vivajava-middle = au milieu
vivajava-aroma = arôme
vivajava-worth = { $points } points sur { $goal } · { $aroma } arôme
vivajava-tokens = jetons
vivajava-tokens-at = { $n } { $spot ->
    [hand] en main
    [cup] sur la tasse rouge
   *[blend] sur le mélange
}
vivajava-tokens-blocking = bloque { $tracks }
vivajava-tokens-riding = suit { $tracks } chez { $whom ->
    [you] toi
   *[they] { $othername }
}
vivajava-shut = fermée
vivajava-unlocked = capacités
vivajava-ability-does = { $ability ->
    [reroll] après le lancer : relance ceux de tes dés que tu veux ; 2X : deux fois
    [upgrade] après le lancer : un dé monte d’un degré ; 2X : deux degrés
    [flip] après le lancer : un dé sur sa face opposée ; 2X : deux dés
    [focus] quand tu mélanges : un pas sur une piste ; 2X : deux
    [joint] activer : lance un dé, toi et un adversaire cochez un pas ; 2X : deux
    [block] activer : un jeton ferme une capacité aux autres jusqu’à ton prochain tour
    [ride] activer : un jeton sur la piste d’un adversaire te donne les pas qu’il y gagne
    [aroma] activer : prends un dé arôme ; 2X : deux
   *[bottleneck] toujours : un dé café de moins ; 2X : deux
}
vivajava-legend-joker = un joker : n’importe quelle couleur, sur les dés arôme seulement
vivajava-legend-aroma = un dé arôme ; un dé donné par la place 1
vivajava-legend-token = un dé avec un jeton de la place 1
vivajava-legend-steps = 3 pas sur 7 de cette piste, sa capacité ouverte une fois par tour (2X : deux fois)
vivajava-legend-marks = la tasse de cette piste est atteinte ; la capacité est bloquée par une autre place
vivajava-signs = Sur une piste, les cases 1 et 2 ouvrent la capacité une et deux fois par tour, [4] est la tasse et ses points, [4✓] une tasse atteinte ; `{ vivajava-shut }` : bloquée par une autre place.

## Commandes

vivajava-help-abilities = ce que font les capacités du sous-verre
vivajava-help-legend = ce que signifient les lettres et les signes

## Formes

vivajava-form-decay = un dé de ton Meilleur Grain va à la réserve
vivajava-form-keep = garde le Meilleur Grain ; ton tour se termine
vivajava-form-drop = abandonne le Meilleur Grain et lance ce qui en reste
vivajava-form-donate = lance N de tes dés arôme pour la place active
vivajava-form-reroll = relance ces dés café (`-` pour aucun)
vivajava-form-and = et ces dés arôme
vivajava-form-upgrade = monte un dé d’un degré de torréfaction
vivajava-form-flip = retourne un dé sur sa face opposée
vivajava-form-use = commence le Meilleur Grain avec des dés donnés de la couleur principale
vivajava-form-blend = fais le Meilleur Grain avec ces cinq dés
vivajava-form-rainbow = fais l’Arc-en-ciel avec cinq couleurs
vivajava-form-research = coche N pas ; le noir donne des dés arôme
vivajava-form-pass = rien n’est possible
vivajava-form-focus = groupes de dégustation : un pas sur cette piste
vivajava-form-stop = groupes de dégustation : plus de pas
vivajava-form-block = ferme cette capacité aux autres jusqu’à ton prochain tour
vivajava-form-ride = gagne ce que cette place gagne sur cette piste
vivajava-form-aroma = arôme en plus : prends des dés arôme
vivajava-form-joint = recherche commune : lance un dé
vivajava-form-partner = recherche commune avec cette place
vivajava-form-recall = reprends un jeton pour le poser maintenant
vivajava-form-leave = ne pose pas de jeton
vivajava-form-end = termine ton tour

## Mots du menu, que l’on peut aussi taper

vivajava-verb = { $verb ->
    [decay] retirer
    [keep] garder
    [drop] abandonner
    [donate] donner
    [reroll] relancer
    [and] et
    [upgrade] affiner
    [flip] retourner
    [use] employer
    [blend] mélanger
    [rainbow] arc-en-ciel
    [research] rechercher
    [pass] passer
    [focus] déguster
    [stop] suffit
    [block] bloquer
    [ride] suivre
    [aroma] arôme
    [joint] ensemble
    [partner] avec
    [recall] reprendre
    [leave] laisser
   *[end] finir
}
vivajava-kind = { $dice ->
    [aroma] arôme
   *[coffee] café
}

## Comment taper une réponse

vivajava-tip-reroll-aroma = `{ $typed }` pour aucun.
vivajava-tip-typed = Les autres dés se tapent en lettres, comme dans { $typed }.

## Les paragraphes des règles, en quelques mots. Les numéros sont ceux de docs/rules.

rule-v1-1 = places, dés et jetons
rule-v1-2 = couleurs, torréfactions et faces des dés
rule-v1-3 = les sous-verres
rule-v1-4 = piste des points, pistes de recherche, valeur des tasses
rule-v1-5 = les cases des pistes
rule-v1-6 = qui commence
rule-v2-1 = points pour le mélange possédé
rule-v2-2 = points pour les jetons sur un mélange
rule-v2-3 = déclin
rule-v2-4 = garder ou abandonner
rule-v2-5 = l’Arc-en-ciel ne décline pas
rule-v3-1 = quels dés se lancent
rule-v3-2 = Goulot
rule-v3-3 = dons
rule-v3-4 = le lancer et ses capacités
rule-v3-5 = pas de relance gratuite
rule-v4-1 = Meilleur Grain : quand on peut le faire
rule-v4-2 = évaluation
rule-v4-3 = Meilleur Grain : ce qu’il apporte
rule-v4-4 = dés donnés dans un mélange
rule-v4-5 = Arc-en-ciel
rule-v4-6 = un seul mélange par place
rule-v4-7 = recherche
rule-v4-8 = la tasse
rule-v4-9 = grains noirs
rule-v4-10 = combien de temps restent les dés arôme
rule-v4-11 = mélange ou recherche au choix ; rien seulement si ni l’un ni l’autre n’est possible
rule-v5-1 = quand les capacités servent
rule-v5-2 = combien de fois
rule-v5-3 = cibles
rule-v5-4 = jetons rouges
rule-v5-5 = reprendre un jeton
rule-v5-6 = jetons des pistes terminées
rule-v5-7 = ce qu’un blocage arrête
rule-v6-1 = la fin
rule-v6-2 = égalités
