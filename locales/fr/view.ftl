## La table en texte : les noms des parties de la vue et ses mots.

view-key = { $key ->
    [abilities] capacités
    [ability] capacité
    [aroma] dés arôme
    [asked] on demande à
    [at] en
    [bag] bourse
    [beans] grains
    [beige] beige
    [berth] mouillage
    [bid] offre
    [bid_begun] offre commencée
    [black] noir
    [blocked] bloqué
    [board] plateau
    [brown] brun
    [buyer] acheteur
    [by] par
    [cafe] Café
    [cafes] Cafés
    [card] carte
    [cards] cartes
    [claims] cafés cultivés
    [coffee] café
    [colour] couleur
    [contenders] lancent encore pour commencer
    [cup] tasse
    [cups] tasses
    [deck_left] cartes dans la pioche
    [demand] demande
    [dice] dés
    [dice_in_box] dés du jeu
    [display] cartes visibles
    [donated] donné
    [drawing] en cours de tirage
    [emptied] vidé
    [end] fin
    [extra_aroma] arôme en plus utilisé
    [extra_aromas] dés d’« Arôme en plus » pris
    [face] face
    [featured] Meilleur Grain
    [field] case
    [fields] cases
    [flipped] dé retourné
    [flips] retournements utilisés
    [goal] but
    [gone_ships] navires partis
    [green] vert
    [group] groupe
    [groups] groupes
    [harbour] port
    [harbours] ports
    [hut] cabane
    [huts] cabanes
    [idle_turns] tours sans construction
    [in_hand] en main
    [income] revenu
    [joint] recherche commune
    [joint_research] recherche commune utilisée
    [kept] gardé
    [kind] sorte
    [laid] numéro de pose
    [last] dernière case
    [left] usages restants
    [levels] niveaux
    [line] ligne
    [main] couleur principale
    [market] marché
    [master] Cafetier
    [meets] rencontre en
    [money] argent
    [n] nombre
    [name] nom
    [once] 1X en
    [open] ouvert
    [owed] jetons dus
    [owner] propriétaire
    [passed] a passé
    [pastries] pâtisseries
    [makes] nouveau mélange
    [pays] rapporte
    [phase] phase
    [piece] pièce
    [points] points
    [points_left] points d’action restants
    [question] question
    [rainbow] Arc-en-ciel
    [red] rouge
    [rerolls] relances utilisées
    [roads] routes
    [roast] torréfaction
    [rolled] lancé
    [roller] lance maintenant
    [round] tour
    [rounds] tours
    [russet] roux
    [sack_field] sac
    [sacks] sacs
    [score] score
    [scores] scores
    [seat] place
    [seats] places
    [ships] bateaux
    [source] de
    [squares] cases
    [stage] étape
    [starter] qui commence
    [steps_left] pas restants
    [strength] force
    [supply] réserve
    [title] nom
    [to_arrange] encore à disposer
    [to_beat] grains pour faire mieux
    [token] jeton
    [tokens] jetons
    [total] total
    [track] piste
    [tracks] pistes
    [turn] à qui de jouer
    [turns] tours
    [twice] 2X en
    [unlocked] capacités débloquées
    [upgrades] affinages utilisés
    [use] dés donnés utilisés
    [used] utilisé ce tour
    [wanted] encore demandé
    [warehouse] entrepôt
    [white] blanc
    [workers] ouvrières
    [would_score] points maintenant
    [x] colonne
    [y] rangée
    [yellow] jaune
   *[other] { $key }
}
view-word = { $word ->
    [act] actions
    [activate] capacités
    [auction] enchère
    [blend] mélange
    [build] construction
    [choose] choix
    [draft] choix des cartes
    [exchange] derniers grains Espresso
    [featured] Meilleur Grain
    [keep] après l’enchère
    [move] déplacement de l’acheteur
    [over] fin
    [rainbow] Arc-en-ciel
    [roll] lancer
    [sack] sac
    [score] décompte
    [setup] mise en place
    [show] les cartes sont dévoilées
    [aroma] dé arôme
    [coffee] dé café
    [batch] case de lot
    [blockade] blocus
    [cafe] Café
    [cup] tasse
    [dead] Café fermé
    [drying] case de séchage
    [empty] case vide
    [espresso] Espresso
    [field] case de production
    [hut] cabane
    [pastry] pâtisserie
    [road] route
    [roasting] case de torréfaction
    [ship] bateau
    [surplus] case d’excédent
    [tokens] jetons
    [worker] ouvrière
    [re-roll] Relance
    [upgrade] Affinage
    [flip] Retournement
    [focus-groups] Groupes de dégustation
    [joint-research] Recherche commune
    [block] Blocage
    [ride-along] Dans le sillage
    [extra-aroma] Arôme en plus
    [bottleneck] Goulot
    [hand] en main
    [ability] sur la capacité
    [track] sur la piste
    [beige] beige
    [black] noir
    [brown] brun
    [green] vert
    [grey] gris
    [red] rouge
    [refill] remplissage
    [russet] roux
    [white] blanc
    [yellow] jaune
    [joker] joker
    [idle] plus personne ne construit
    [marker_after_points] un marqueur est arrivé au bout
    [true] oui
    [false] non
    [box] cartes pour la boîte
    [draw] tirage
    [master] Cafetier
    [opening] lancers pour commencer
   *[other] { $word }
}
