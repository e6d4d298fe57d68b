# L’accueil, une nouvelle table, l’invitation, mes parties, la fin et le retour en arrière.

## Les pages

foyer-nav-play = Jouer
foyer-nav-learn = Apprendre
foyer-nav-rules = Règles
foyer-nav-games = Mes parties
foyer-nav-watch = Regarder
foyer-keys = Touches
foyer-about = À propos
foyer-foot = À propos de cette maison
## Les touches

foyer-keys-everywhere = Partout
foyer-keys-table = À la table
foyer-keys-replay = En revoyant une partie
foyer-key-list = Cette liste
foyer-key-tab = À la prochaine chose à faire
foyer-key-enter = La faire
foyer-key-escape = Reposer, fermer
foyer-key-arrows = Se déplacer sur le plateau
foyer-key-turn = Tourner la carte en main
foyer-key-best = Endroit proposé pour la carte (Café)
foyer-key-legend = Ce que veulent dire les cases (Café)
foyer-key-meaning = Ce que veut dire chaque élément de la table
foyer-key-undo = Annuler le dernier choix
foyer-key-sound = Activer ou couper le son
foyer-key-zoom = Agrandir, réduire, tout voir
foyer-key-step = Une étape en arrière ou en avant
foyer-key-turns = Un tour de joueur en arrière ou en avant
foyer-key-round = Un tour de table en arrière ou en avant
foyer-key-ends = Au début, à la fin
foyer-key-play = Lecture et pause
foyer-key-speed = Vitesse

## À propos

foyer-about-title = À propos de cette maison
foyer-about-what = Kaffeeklatsch est une table pour des jeux de société autour du café : contre la maison, avec des amis par un lien, sur un seul écran ou en solo. C’est gratuit et sans publicité.
foyer-about-whose = À qui sont ces jeux
foyer-about-by = de { $authors }
foyer-about-names = C’est un projet de passionnés, sans lien avec les auteurs ni les éditeurs. Leurs noms ne servent qu’à dire de quel jeu il s’agit. Si un jeu te plaît, achète-le.
foyer-about-ours = Ce qui est à nous
foyer-about-drawings = Les dessins, les plateaux, les cartes et la rédaction des règles sont les nôtres ; aucun texte ni image d’un livre de règles n’est repris.
foyer-about-licence = Le code, les textes et les dessins sont libres, sous licence Apache 2.0 ou MIT, au choix.
foyer-about-face = Les titres sont composés en Alegreya de Huerta Tipográfica, sous licence SIL Open Font 1.1.
foyer-about-chance = Le hasard
foyer-about-sealed = Avant la première carte, chaque table publie un sceau de son hasard. À la fin de la partie, le secret est montré et chacun peut vérifier que rien n’a été changé.
foyer-about-programs = Pour qui écrit des programmes
foyer-about-source = Le code source accompagne le programme, avec tout ce qu’il faut pour écrire son propre joueur. Les appels que cette maison comprend :

## L’accueil

foyer-games-wait = { $n ->
    [1] Une partie t’attend
    [2] Deux parties t’attendent
    [3] Trois parties t’attendent
   *[other] { $n } parties t’attendent
}
foyer-play-game = Jouer à { $game }
foyer-against = Contre la maison
foyer-strength = { $level ->
    [easy] Facile
    [relaxed] Tranquille
    [casual] Amateur
    [steady] Régulier
    [medium] Moyen
    [skilled] Habile
    [hard] Difficile
   *[expert] Expert
}
foyer-play-under = Pars quand tu veux : ta place reste la tienne.
foyer-quick = Une partie rapide
foyer-go-on = Continuer
foyer-players = Joueurs :
foyer-minutes-short = { $n } min
foyer-ways = Façons de jouer
foyer-way-learn = Apprendre
foyer-way-learn-more = Douze petites leçons
foyer-way-friend = Avec des amis
foyer-way-friend-more = Envoie un lien, ils s’assoient
foyer-way-screen = Sur un seul écran
foyer-way-screen-more = On se passe l’appareil
foyer-way-alone = En solo
foyer-way-alone-more = Jusqu’où iras-tu ?
foyer-all-games = Toutes les parties
foyer-lobby = On attend quelqu’un
foyer-open-one = Ouvrir une table
foyer-sit-down = S’asseoir
foyer-lobby-none = Personne n’attend.
foyer-lobby-none-more = Ouvre une table et envoie le lien à des amis.
foyer-seek = Jouer à { $game } contre quelqu’un :
foyer-seek-more = tu rejoins une table qui attend, ou on en ouvre une pour toi.
foyer-offer = { $name } veut rejouer à { $game }.
foyer-not-now = Pas maintenant
foyer-watch-none = Personne ne joue en public en ce moment.
foyer-lists-safe = Tes parties ne risquent rien.

## Une table en une ligne

foyer-table-for = { $n ->
    [1] { $game } en solo
    [2] { $game } à deux
    [3] { $game } à trois
   *[other] { $game } à quatre
}
foyer-pace-text-none = sans pendule
foyer-pace-text-live = { $seconds ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min + { $seconds } s
}
foyer-pace-text-days = { $days ->
    [1] 1 jour par tour
   *[other] { $days } jours par tour
}
foyer-waits-for = { $n ->
    [1] { $name } : une place libre
   *[other] { $name } : { $n } places libres
}
foyer-game-with = { $game } avec { $names }
foyer-game-alone = { $game } en solo
foyer-game-screen = { $game } sur un seul écran
foyer-open-for = { $n ->
    [0] { $game } : toutes les places sont prises
    [1] { $game } : une place libre
   *[other] { $game } : { $n } places libres
}
foyer-none = Aucune.
foyer-rule-name = { $rule ->
    [draft] Le choix des cartes
    [espresso] Cartes Espresso
    [promos] Cartes promo
    [edition] Livre de règles
    [delivery] Livraisons
    [bids] Payer les offres
    [bid-sum] Relancer
    [low-bids] Offres trop basses
    [ship-keep] Bateaux aux enchères
    [first-master] Premier Cafetier
    [starts] Cartes de départ
    [promo-cards] Quelles cartes promo
    [replaced] Cartes remplacées
    [deck] La pioche
    [market] Le marché
    [first] Premier tour
    [track] Piste des points
    [roads] Routes
    [idle-end] Fin sans achat
    [board] Le plateau
    [coaster] Sous-verre
    [opening] Qui commence
    [joint-research] Recherche commune
    [bold-red] Le rouge du corsé
    [donated] Dés donnés
    [extra-aroma] Arôme en plus
    [after-pass] Après avoir passé
   *[tracks] Les pistes
}
foyer-rules-by-book = règles des livres
foyer-rules-own = règles maison : { $rules }
## Une nouvelle table

foyer-new-title = { $way ->
    [screen] Une table sur un écran
    [alone] Une table en solo
    [house] Une table contre la maison
   *[friend] Une table entre amis
}
foyer-what = À quoi jouez-vous ?
foyer-game-facts = { $least } à { $most } joueurs · { $n } min
foyer-who-sits = Qui s’assoit à la table ?
foyer-chair = { $who ->
    [friend] Un ami
    [house] La maison
    [here] Ici aussi
    [me] Toi
   *[nobody] Personne
}
foyer-chair-more = { $who ->
    [friend] par lien
    [house] joue
    [here] sur cet écran
    [me] toi
   *[nobody] place libre
}
foyer-choice-more = { $who ->
    [friend] par lien
    [house] joue
    [here] sur cet écran
   *[nobody] pas de chaise
}
foyer-this-chair = { $at ->
    [w] La chaise de gauche
    [n] La chaise d’en face
    [e] La chaise de droite
   *[s] Ta chaise
}
foyer-who = { $who ->
    [me] toi
    [friend] un ami par lien
   *[here] quelqu’un sur cet écran
}
foyer-who-house = { $level ->
    [easy] la maison (facile)
    [relaxed] la maison (tranquille)
    [casual] la maison (amateur)
    [steady] la maison (régulier)
    [medium] la maison (moyen)
    [skilled] la maison (habile)
    [hard] la maison (difficile)
   *[expert] la maison (expert)
}
foyer-how-fast = À quel rythme ?
foyer-pace = { $kind ->
    [live] Ce soir
    [correspondence] Un tour de temps en temps
   *[unhurried] Sans pendule
}
foyer-pace-more = { $kind ->
    [live] { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
    } chacun, et { $seconds ->
        [1] 1 seconde
       *[other] { $seconds } secondes
    } par tour.
    [correspondence] { $days ->
        [1] Un jour
       *[other] { $days } jours
    } par tour. On te prévient quand c’est à toi.
   *[unhurried] Le temps qu’il faut.
}
foyer-own-times = Autres durées…
foyer-seconds = Secondes par tour
foyer-house-rules = Règles de la maison
foyer-rules-changed = { $n ->
    [1] 1 règle à toi
   *[other] { $n } règles à toi
}
## L’invitation

foyer-is-set = Ta table est mise
foyer-agreed = { $who } { $pace }, { $rules }.
foyer-send-link = Envoie ce lien. Qui l’ouvre peut s’asseoir tout de suite.
foyer-same-wifi = Sur le même Wi-Fi
foyer-scan = Ou scanne-le avec un téléphone
foyer-who-is-here = Qui est là
foyer-free = Libre
foyer-free-more = attend quelqu’un
foyer-seat-house = Y installer la maison
foyer-send-away = Renvoyer { $name }
foyer-begins = La partie commence d’elle-même quand la dernière chaise est prise.
foyer-how-sealed = Comment ça marche
foyer-asks-you = { $name } t’invite à sa table
foyer-about-minutes = Environ { $n } minutes.
foyer-seen-as = On te verra sous le nom de
foyer-full = Toutes les chaises sont prises ; la partie va commencer.
## Mes parties

foyer-open-record = Ouvrir un enregistrement
foyer-by-title = Parties par jeu
foyer-n-games = { $n ->
    [0] pas encore joué
    [1] 1 partie
   *[other] { $n } parties
}
foyer-one-screen = dont { $n } sur un seul écran
foyer-one-screen-more = Les parties sur un seul écran comptent comme jouées ; victoires, moyenne et record les laissent de côté : tu y tenais toutes les places.
foyer-won = gagnées
foyer-mean = moyenne
foyer-best = record
foyer-left = quittée
foyer-solo = solo
foyer-place = { $n ->
    [1] 1re place sur { $of }
   *[other] { $n }e place sur { $of }
}
foyer-result = { $how ->
    [agreed] arrêtée
    [ended] arrêtée par la maison
   *[other] fermée
}
foyer-by-state = Parties selon leur état
foyer-state = { $state ->
    [running] En cours { $n }
    [open] En attente { $n }
   *[over] Finies { $n }
}
foyer-find = Chercher quelqu’un
foyer-no-games = Encore rien ici.
foyer-statistics = Statistiques
foyer-points = Points
foyer-points-said = Points des { $n } dernières parties ; { $mean } en moyenne, { $best } au mieux
## À la table

foyer-unread = { $n ->
    [1] une nouvelle ligne
   *[other] { $n } nouvelles lignes
}
foyer-proposes = { $n ->
    [1] { $names } propose d’arrêter sans résultat.
   *[other] { $names } proposent d’arrêter sans résultat.
}
foyer-agree = D’accord
foyer-play-on = Continuer à jouer
foyer-back-again = Connexion rétablie.

## La fin

foyer-you-win = Victoire !
foyer-wins = { $n ->
    [1] { $names } gagne.
   *[other] Victoire partagée : { $names }.
}
foyer-alone-points = { $n ->
    [one] { $n } point !
   *[other] { $n } points !
}
foyer-ended = { $how ->
    [agreed] Arrêt d’un commun accord
    [closed] La table a été fermée
    [ended] Arrêtée par la maison
   *[other] La partie est finie
}
foyer-gone = { $why ->
    [late] { $who ->
        [you] Ton temps est écoulé.
       *[they] { $name } n’a plus de temps.
    }
   *[left] { $who ->
        [you] Tu as quitté la table.
       *[they] { $name } a quitté la table.
    }
}
foyer-ahead = { $n ->
    [0] À égalité de points avec { $name }.
    [1] Un point devant { $name }.
   *[other] { $n } points devant { $name }.
}
foyer-behind = Tu es { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
}, { $n ->
    [0] à égalité de points.
    [1] à un point de la tête.
   *[other] à { $n } points de la tête.
}
foyer-place-short = { $n ->
    [1] 1re
   *[other] { $n }e
}
foyer-points-then = { $n ->
    [one] { $n } point jusque-là
   *[other] { $n } points jusque-là
}
foyer-cup = { $state ->
    [late] temps écoulé
   *[left] a quitté la table
}
foyer-source = { $source ->
    [black] café noir
    [white] café blanc
    [beige] café beige
    [russet] café roux
    [brown] café brun
    [blends] mélanges
    [cups] tasses
    [help] aide aux autres
   *[other] autres points
}
foyer-after = Comment ça s’est passé
foyer-chance = { $state ->
    [verified] Hasard vérifié
   *[broken] Le hasard a été truqué
}
foyer-chance-more = { $state ->
    [verified] Chaque tirage est bien celui qui était scellé avant la partie :
   *[broken] Au moins un tirage n’est pas celui qui était scellé avant la partie :
}
foyer-join-again = Les rejoindre
foyer-still-here = { $n ->
    [1] { $names } est encore là
   *[other] { $names } sont encore là
}
foyer-look-back = Revoir
foyer-share = Partager
foyer-last-look = Plateau final
foyer-record = Enregistrement
## Revoir une partie

foyer-moves = Coups
foyer-all-moves = Tous les coups
foyer-moves-now = joue
foyer-is-asked = joue ensuite
foyer-beginning = La partie commence.
foyer-turn-back = Un tour en arrière
foyer-turn-on = Un tour en avant
foyer-play = Lecture
foyer-pause = Pause
foyer-speed = Vitesse { $n } sur 3
foyer-eyes = Point de vue
foyer-eyes-all = Comme chacun le voit maintenant
foyer-eyes-watcher = Comme le voyait le public
foyer-eyes-of = Comme le voyait { $name }
foyer-copy-step = Copier le lien de cette étape
foyer-you-won-with = { $n ->
    [one] gagné avec { $n } point
   *[other] gagné avec { $n } points
}
foyer-fork-more = Assieds-toi ici et continue. Cette partie reste comme elle est.
foyer-record-more = Un enregistrement est un fichier texte avec chaque étape d’une partie. Il est vérifié selon les règles et montré ici ; rien n’en est gardé.
foyer-choose-file = Choisir un fichier
foyer-open-another = Un autre fichier
foyer-line = { $file }, ligne { $n } :
foyer-draws = { $draws ->
    [verified] hasard vérifié
    [sealed] le secret n’a pas été révélé
   *[unpledged] hasard non scellé
}
