# Ce que la table dit d’elle-même. Les jeux ont leurs propres fichiers.

## La maison

house-skip = Aller au contenu
house-navigation = Pages
house-loading = Un instant…
house-closed-title = La table est fermée
house-closed = Le service de jeu ne répond pas ({ $code }).
house-try-again = Réessayer
house-nowhere-title = Il n’y a rien ici
house-nowhere = Cette page n’existe pas, ou plus.
house-home = Accueil
house-fan = Un projet de passionnés, avec ses propres dessins et ses propres mots. Les jeux appartiennent à leurs auteurs et éditeurs.
house-language = Langue
house-welcome = Le café est prêt. Assieds-toi.
house-welcome-more = Des jeux de café dans ton navigateur. Sans compte, sans téléchargement.
house-which-game = Quel jeu ?
house-level = Adversaire
house-level-name = { $level ->
    [easy] Robot maison (facile)
    [relaxed] Robot maison (tranquille)
    [casual] Robot maison (amateur)
    [steady] Robot maison (régulier)
    [medium] Robot maison (moyen)
    [skilled] Robot maison (habile)
    [hard] Robot maison (difficile)
    [expert] Robot maison (expert)
    [greedy] Robot maison (glouton)
    [random] Robot maison (au hasard)
   *[other] Robot maison ({ $level })
}
house-play-now = Jouer maintenant
house-opening = Ouverture…
house-new-table = Nouvelle table
house-continue = Tes parties
house-lists-failed = Le chargement a échoué.
house-free-seat = place libre
house-status = { $status ->
    [open] attend des joueurs
    [running] en cours
   *[over] terminée
}
house-your-turn = À toi de jouer
house-refused = { $code ->
    [identity-name-taken] Un autre compte porte ce nom.
    [identity-wrong] Nom ou mot de passe incorrect.
    [identity-account] Tu as déjà un compte.
    [house-maintenance] La maison est en maintenance : pas de nouvelle table pour l’instant.
    [identity-name-reserved] Ce nom ne peut pas être choisi ici.
    [limit-too-many] Trop de tentatives. Réessaie dans un instant.
    [limit-too-many-open] Trop de connexions sont ouvertes d’ici à la fois. Ferme d’abord un autre onglet.
    [limit-full] Il y a trop de monde en ce moment. Réessaie dans un instant.
    [seat-away] Un robot joue pour cette place. Reprends-la d’abord.
    [seat-not-yours] Ce n’est pas ta place.
    [store-unavailable] La maison ne peut rien enregistrer pour l’instant. Réessaie dans un instant.
    [table-code] Cette table est sur invitation : demande le lien complet.
    [table-full] Il n’y a plus de place libre.
    [table-not-found] Cette table n’existe pas.
    [table-not-host] Seul l’hôte de la table peut le faire.
    [table-not-over] Ce sera possible quand la partie sera finie.
    [table-not-watchable] Seuls ses joueurs peuvent regarder cette table.
    [table-no-version] Cette partie n’a pas cette étape.
    [table-over] La partie y est déjà finie.
    [table-quarantined] Cette table suit d’autres règles et ne peut pas être ouverte.
    [table-removed] L’hôte t’a fait quitter cette table.
   *[other] Ce n’est pas possible maintenant.
}
house-no = Non
house-gone = quelqu’un qui est parti
house-to-watch = Parties en cours

## Une nouvelle table

house-seat = Place { $n }
house-yes-no = { $value ->
    [true] oui
   *[false] non
}
house-minutes = Minutes par joueur
house-days = Jours par tour
house-when-late = Qui n’a plus de temps
house-late-bot = laisse sa place à un robot
house-late-forfeit = perd
house-listed = La montrer à l’accueil
house-may-watch = On peut regarder
house-show-odds = Montrer les chances des lancers
house-open-table = Ouvrir la table
house-own-file = Le tien : { $name }
house-as-book = Comme le veut le livre choisi.

## Profil

house-profile = Profil
house-name = Nom
house-colour-of-you = Ta couleur
house-save = Enregistrer
house-saved = Enregistré.
house-theme = Apparence
house-theme-name = { $theme ->
    [auto] comme l’appareil
    [light] clair
    [dark] sombre
   *[contrast] fort contraste
}
house-sound = Sons
house-less-motion = Moins de mouvement
house-you = Toi
house-device = Cet appareil
house-account = Compte
house-is-guest = Tu es de passage : seul cet appareil te connaît. Avec un mot de passe, tu peux te connecter ailleurs.
house-is-account = { $name } peut se connecter sur tous les appareils.
house-account-new = Garder ce compte
house-account-have = J’ai un compte
house-account-make = Garder avec un mot de passe
house-account-made = C’est gardé. Connecte-toi ailleurs comme { $name }.
house-password = Mot de passe
house-password-help = Au moins 8 caractères.
house-password-change = Changer le mot de passe
house-password-old = Mot de passe actuel
house-password-new = Nouveau mot de passe
house-password-changed = C’est changé. Les autres appareils sont déconnectés.
house-sign-in = Se connecter
house-sign-in-warning = Tu quittes le profil de passage de cet appareil : ses parties continuent sans toi.
house-signed-in = Bon retour, { $name } !
house-sign-out = Se déconnecter
house-sign-out-everywhere = Se déconnecter partout
house-signed-out = Déconnexion faite. Tu es de nouveau de passage.
house-notify = Messages
house-notify-more = Dans les parties à plusieurs jours par tour, on peut t’avertir que c’est à toi.
house-wake = M’avertir dans ce navigateur
house-wake-no-more = Ne plus m’avertir dans ce navigateur
house-wake-not = Cette maison n’envoie pas de messages aux navigateurs.
house-webhook = Adresse d’un programme (webhook)
house-webhook-help = Il est appelé quand c’est à toi. Laisse vide pour aucun.
house-webhook-secret = Ses appels sont signés avec ce secret, montré une seule fois :
house-password-forgotten = Mot de passe oublié ?
house-legal =
    { $which ->
        [imprint] Mentions légales
       *[privacy] Confidentialité
    }
house-webhook-trouble =
    { $n ->
        [one] L’appel a échoué ({ $why }).
       *[other] L’appel a échoué { $n } fois ({ $why }).
    }
house-webhook-again = Un nouvel essai suivra.
house-webhook-given-up = Le prochain essai aura lieu à ton prochain tour.
house-muted = { $n ->
    [1] Une table est en sourdine.
   *[other] { $n } tables sont en sourdine.
}
house-own-data = Tes données
house-own-data-more = Nom, tables, messages et appareils connectés ; rien d’autre n’est gardé.
house-export = Tout télécharger
house-forget = M’effacer
house-forget-sure = Tu abandonnes toutes tes parties en cours, et c’est sans retour. Partir pour de bon ?

## En attendant les joueurs

house-invited-title = On t’invite à cette table
house-link = Lien de la table
house-copy = Copier le lien
house-copied = Copié
house-qr = Le lien en code QR
house-start = Commencer
house-leave = Quitter la table
house-fair = Le hasard peut être vérifié après la partie. Le sceau de cette table :
house-share = Partager…
house-invitation = Viens jouer à { $game } avec moi !
house-close-table = Fermer la table

## À la table

house-round = { $of ->
    [0] Tour { $n }
   *[other] Tour { $n } sur { $of }
}
house-undo = Annuler
house-undo-turn = Annuler le tour
house-as-text = En texte
house-as-drawing = En dessin
house-menu = Menu
house-resign = Abandonner
house-abort = Proposer d’arrêter
house-close = Fermer
house-reconnecting = La connexion est coupée. Rien n’est envoyé avant son retour.
house-line-lost = La connexion est coupée ; rien n’a été joué.
house-stale = La partie a avancé. Regarde à nouveau.
house-no-table-title = Cette table ne peut pas être montrée
house-pass-screen = Passe l’écran à { $name }
house-pass-screen-more = Ce que les autres ne doivent pas voir reste caché jusque-là.
house-i-am-here = Je suis { $name }
house-thinking = { $name } réfléchit…
house-please-wait = Un instant…
house-over = La partie est terminée.
house-beside = Journal et discussion
house-log = Journal
house-log-empty = Rien ne s’est encore passé.
house-since = Depuis ton dernier coup
house-so-far = Jusqu’ici
house-broken = Quelque chose a mal tourné ici.
house-chat = Discussion
house-chat-empty = Personne n’a encore rien dit.
house-chat-failed = La discussion n’a pas pu être chargée.
house-about-person = Signaler ou masquer { $name }
house-say-something = Dis quelque chose
house-say = Envoyer
house-what-you-can-do = Ce que tu peux faire
house-find-move = Chercher un coup
house-nothing-to-do = Rien à faire pour l’instant.
house-more-moves = { $n ->
    [1] et un de plus ; précise ci-dessus
   *[other] et { $n } de plus ; précise ci-dessus
}
house-the-table = La table
house-undo-limit = On peut annuler tant qu’aucune carte n’est révélée, aucun dé lancé, et que personne d’autre n’a choisi.
house-resign-sure = Abandonner ? Tu perds cette partie.
house-abort-sure = Arrêter sans résultat ? La partie s’arrête si tous sont d’accord.
house-abort-waits = Tu veux arrêter ; les autres doivent accepter
house-mute = Pas de messages pour cette table
house-unmute = À nouveau des messages pour cette table
house-bot-plays-you = Ton temps est écoulé : un robot joue pour toi.
house-return = Je suis de retour
house-no-drawing = Le dessin n’a pas pu être chargé ; voici la table en texte.
house-part-missing = Cette partie de la table n’a pas pu être chargée.
house-watching = Tu regardes
house-watchers = { $n ->
    [1] une personne regarde
   *[other] { $n } personnes regardent
}
house-who-plays = Qui joue
house-is-here = à la table
house-is-away = loin de la table
house-has-lost = hors jeu
house-wants-stop = veut arrêter
house-clock-of = Pendule : { $name }
house-days-hours = { $days } j { $hours } h
house-name-of-seat = { $name } nº { $n }
house-show = Montrer

## La fin

house-by-round = Points par tour
house-rematch = Rejouer
house-past = étape { $n }
house-steps = Étapes de la partie
house-step-first = Au début
house-step-back = Une étape en arrière
house-step-on = Une étape en avant
house-step-last = À la dernière étape
house-to-now = Retour à la partie
house-to-end = Au résultat
house-fork = Et si… ?
house-your-seat = Ta place
house-all-seats = Toutes les places à cet écran
house-play-from-here = Continuer à partir d’ici

## Café

house-beans = { $n } { $colour ->
    [yellow] { $n ->
        [one] jaune
       *[other] jaunes
    }
    [brown] { $n ->
        [one] marron
       *[other] marron
    }
    [green] { $n ->
        [one] vert
       *[other] verts
    }
   *[red] { $n ->
        [one] rouge
       *[other] rouges
    }
}
house-colour = { $colour ->
    [yellow] jaune
    [brown] marron
    [green] vert
   *[red] rouge
}
house-worth-now = { $n ->
    [one] vaut { $n } point maintenant
   *[other] vaut { $n } points maintenant
}
house-display = Cartes visibles
house-card-cafe = { $n ->
    [one] un Café pour { $n } point
   *[other] un Café pour { $n } points
}
house-costs-bean = coûte un grain
house-deck-left = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
house-areas = Zones d’activité
house-area-of = Zone d’activité : { $name }
house-back-to-yours = Retour à la tienne
house-master = Cafetier
house-score = Points
house-cups = { $n ->
    [one] { $n } tasse
   *[other] { $n } tasses
}
house-ships = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
house-bid = { $n ->
    [one] mise { $n } grain
   *[other] mise { $n } grains
}
house-passed = a passé
house-pay-with = Payer avec
house-turn = Tourner
house-lay-here = Poser ici
house-in-hand = En main :
house-points-left = { $n ->
    [one] encore { $n } action
   *[other] encore { $n } actions
}
house-warehouse = Entrepôt
house-square = { $kind ->
    [field] { $colour ->
        [yellow] Case de production jaune
        [brown] Case de production marron
        [green] Case de production verte
       *[red] Case de production rouge
    }
    [surplus] Case d’excédent
    [batch] Case de lot, couleur au choix
    [drying] Case de séchage
    [roasting] Case de torréfaction
    [cafe] Café { $title }
    [espresso] Espresso
    [pastry] Pâtisserie
    [cup] Tasse
    [ship] Bateau
    [dead] Café fermé
   *[empty] Case vide
}
house-holds = { $colour ->
    [yellow] { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
    [brown] { $n ->
        [one] { $n } marron
       *[other] { $n } marron
    }
    [green] { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    }
    [red] { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
   *[none] rien
}
house-free = gratuite
house-bid-none = pas encore d’offre
house-holds-card = a une carte
house-verb = { $verb ->
    [produce] Produire
    [dry] Sécher
    [roast] Torréfier
    [deliver] Livrer
    [send] Envoyer
    [keep] Garder
   *[clear] Vider
}
house-pick-up = { $verb ->
    [cherry] Prendre les grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    } pour les sécher
    [drying] Prendre les grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    } pour les torréfier
   *[roasted] Prendre les grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    } pour les livrer
}
house-put-down = { $verb ->
    [cherry] Pose les grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    } sur une case de séchage éclairée.
    [drying] Pose les grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    } sur une case de torréfaction éclairée.
   *[roasted] Porte les grains { $colour ->
        [yellow] jaunes
        [brown] marron
        [green] verts
       *[red] rouges
    } à un Café ou à l’entrepôt.
}
house-not-here = La carte ne peut pas être posée ici. Touche pour savoir pourquoi.
house-cafe-wants = { $n ->
    [one] Demande { $beans } pour 1 point
   *[other] Demande { $beans } pour { $n } points
}
house-square-is-for = { $kind ->
    [field] Donne un grain quand son groupe produit
    [surplus] Donne deux grains quand son groupe produit
    [batch] Donne un grain de la couleur de ton choix
    [drying] Sèche tous les grains d’une couleur de tes cases de production
    [roasting] Torréfie tous les grains d’une couleur de tes cases de séchage
    [cafe] Rapporte quand il a tout ce qu’il demande
    [espresso] Garde un grain livré ; à la fin il prend la couleur voulue
    [pastry] Ajoute des points à un Café complet qu’elle touche
    [cup] Une action par tour
    [ship] À partir de deux, les cartes avec tasse sont gratuites
    [dead] Un Café couvert en partie ; plus rien à gagner
   *[empty] Bonne à recouvrir
}
house-zoom-in = Agrandir
house-zoom-out = Réduire
house-zoom-whole = Tout voir
house-score-parts = { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $cafes } pour les Cafés, { $pastries } pour les pâtisseries, { $warehouse } pour l’entrepôt.
house-way = Le chemin du café
house-way-more = Chaque tasse visible donne une action par tour. Un Café rapporte quand il a tout ce qu’il demande ; à l’entrepôt, seules comptent les deux couleurs que tu as le moins.
house-bid-leads = { $n ->
    [0] Personne n’a encore misé ; Cafetier : { $name }.
    [one] { $name } mène avec { $n } grain.
   *[other] { $name } mène avec { $n } grains.
}
house-touch-lit = Touche une case encadrée.
