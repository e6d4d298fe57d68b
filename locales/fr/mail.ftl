# Le courrier de la maison : mots de passe oubliés, confirmation d'une adresse, et à qui de jouer.

mail-hello = Bonjour { $name },
mail-forgotten-subject = Kaffeeklatsch : un nouveau mot de passe
mail-forgotten = tu as indiqué avoir oublié ton mot de passe. Ce lien te permet d’en choisir un nouveau ; il sert une seule fois, pendant un jour :
mail-confirm-subject = Kaffeeklatsch : est-ce bien ton adresse ?
mail-confirm = avec ce lien, tu confirmes que les e-mails t’arrivent bien ici ; il sert une seule fois, pendant un jour :
mail-not-you = Si ce n’était pas toi, tu n’as rien à faire.
mail-turns-subject =
    { $count ->
        [one] Kaffeeklatsch : c’est à toi de jouer
       *[other] Kaffeeklatsch : c’est à toi de jouer à { $count } tables
    }
mail-turns =
    { $count ->
        [one] c’est à toi de jouer ici :
       *[other] c’est à toi de jouer à ces tables :
    }
mail-with = { $game } avec { $others }
mail-stop = Ne plus recevoir ces messages :
