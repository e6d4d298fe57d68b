# Lessons of Café: lessons/cafe.json says when each line is said.

lesson-cafe-seat-1 = La maison

lesson-cafe-serve = Sers ton premier Café
lesson-cafe-serve-text = Les Cafés rapportent des points. Celui-ci veut deux grains marron et en donne trois points. Deux grains torréfiés attendent sur la case de torréfaction, celle avec la poêle. Prends-les et donne les deux au Café.
lesson-cafe-serve-touch = Touche la case de torréfaction, puis le Café.
lesson-cafe-serve-stored = Ceux-là sont partis à l’entrepôt, et de là aucun grain ne revient vers un Café. Ils sont de nouveau sur la case de torréfaction : donne les deux au Café.
lesson-cafe-serve-one-short = Il manque encore un grain, et le Café ne paie rien. Donne-lui les deux.
lesson-cafe-serve-success = Un Café qui a tous ses grains donne ses points. Après huit tours, qui a le plus de points gagne.

lesson-cafe-produce = Produis tes premiers grains
lesson-cafe-produce-text = Chaque grain commence sur une case de production. Les cases qui se touchent par un côté forment un groupe, quelles que soient leurs couleurs. Une action produit un grain sur chaque case vide d’un groupe. Utilise une action pour cela.
lesson-cafe-produce-touch = Touche n’importe quelle case de production du groupe.
lesson-cafe-produce-dry = Il n’y a encore rien à sécher. Produis d’abord des grains.
lesson-cafe-produce-deliver = Rien n’est encore torréfié. Les grains partent des cases de production et avancent étape par étape.
lesson-cafe-produce-end = Il te reste des actions. Produis des grains avant de finir le tour.
lesson-cafe-produce-success = Une action, quatre grains : plus le groupe est grand, plus la récolte est riche.

lesson-cafe-dry = Sèche les deux grains marron
lesson-cafe-dry-text = Les grains frais doivent d’abord sécher. Une action porte tous les grains d’une couleur de tes cases de production vers une case de séchage vide. Ton Café en attend deux marron.
lesson-cafe-dry-touch = Touche la case de séchage, celle avec le soleil.
lesson-cafe-dry-red = C’était le grain rouge. Il peut sécher aussi, mais ton Café veut deux grains marron. Il est revenu sur sa case : essaie les grains marron.
lesson-cafe-dry-yellow = C’était le grain jaune, et ton Café n’en veut pas. Il est revenu sur sa case : essaie les grains marron.
lesson-cafe-dry-roast = On ne saute pas le séchage. D’abord la case de séchage, ensuite la case de torréfaction.
lesson-cafe-dry-success = Les deux partagent une case : elle tient autant de grains que tu veux, mais d’une seule couleur.

lesson-cafe-roast = Torréfie-les, puis livre-les
lesson-cafe-roast-text = Deux actions, deux étapes : porte les grains marron sur la case de torréfaction, puis livre-les. On livre comme tout à l’heure : prends les grains et donne-les au Café.
lesson-cafe-roast-touch = Touche la case de torréfaction.
lesson-cafe-roast-deliver = Rien n’est encore torréfié. Torréfie d’abord, livre ensuite.
lesson-cafe-roast-produce = D’autres grains, c’est bien, mais il ne te resterait qu’une action, et il en faut deux pour servir le Café. Torréfie d’abord.
lesson-cafe-roast-stored = De l’entrepôt, aucun grain ne revient vers un Café. Ils sont de nouveau sur la case de torréfaction : donne les deux au Café.
lesson-cafe-roast-success = Produire, sécher, torréfier, livrer : chaque grain servi passe par là.

lesson-cafe-groups = Sèche deux couleurs en une action
lesson-cafe-groups-text = Tu as une action et des grains de deux couleurs. Les cases de séchage qui se touchent travaillent ensemble : en une action, chacune peut prendre une autre couleur. L’une de tes trois est isolée. Prends les deux autres.
lesson-cafe-groups-touch = Touche une case de séchage et choisis une couleur, puis sa voisine.
lesson-cafe-groups-alone = Cette case est isolée : ton action s’est arrêtée après une couleur. Essaie les deux qui se touchent.
lesson-cafe-groups-apart = Celle-là ne touche pas la première : il faudrait une autre action. Choisis sa voisine.
lesson-cafe-groups-stopped = L’action s’est arrêtée en chemin. La case voisine était libre pour l’autre couleur dans la même action.
lesson-cafe-groups-success = Les cases du même type qui se touchent partagent une action. C’est vrai aussi pour la torréfaction.

lesson-cafe-cover = Pose une carte sans rien perdre
lesson-cafe-cover-text = À chaque tour tu poses une nouvelle carte sur deux, trois ou quatre de tes cases. Ce qu’elle cache disparaît : grains, Cafés, tasses. Tourne-la à ton gré et trouve un endroit où rien n’est perdu.
lesson-cafe-cover-touch = Tourne la carte, déplace-la, puis pose-la.
lesson-cafe-cover-cup = Cela cacherait ta dernière tasse, et il doit toujours en rester une visible. Laisse la tasse à découvert.
lesson-cafe-cover-cafe = Le Café est caché : son grain et ses points sont perdus. Reprends la carte et épargne le Café.
lesson-cafe-cover-bean = Un grain séchait là, et le voilà perdu. Reprends la carte et épargne la case de séchage.
lesson-cafe-cover-success = Couvre ce dont tu peux te passer. Ce qui travaille encore pour toi reste visible.

lesson-cafe-cups = Montre trois tasses
lesson-cafe-cups-text = Une fois ta carte posée, chaque tasse visible vaut une action ce tour-ci, huit au plus. Tu en vois deux, et la nouvelle carte en apporte une. Pose-la de façon à voir les trois.
lesson-cafe-cups-touch = Tourne la carte, déplace-la, puis pose-la.
lesson-cafe-cups-hidden = Une tasse est passée sous la carte, et une action avec elle. Reprends la carte et garde les trois visibles.
lesson-cafe-cups-loose = Une carte doit reposer sur deux, trois ou quatre cases. Fais-la glisser encore un peu.
lesson-cafe-cups-success = Trois tasses, trois actions, et de nouveau à chaque tour tant qu’on les voit.

lesson-cafe-store = Stocke la bonne couleur
lesson-cafe-store-text = Les grains dont aucun Café ne veut vont à l’entrepôt. À la fin, il donne deux points par grain de la couleur dont tu as le moins, et un pour la suivante. Deux actions : quels grains vas-tu stocker ?
lesson-cafe-store-touch = Touche la case de torréfaction, puis choisis une couleur.
lesson-cafe-store-green = Trois, c’est plus que deux, mais tu as déjà beaucoup de vert, et cela ne paie rien. De quelle couleur as-tu le moins ?
lesson-cafe-store-deliver = Rien n’est encore torréfié. Torréfie d’abord une couleur, puis livre-la.
lesson-cafe-store-success = Deux grains, quatre points de plus. Un entrepôt équilibré paie le mieux.

lesson-cafe-pay = Paie avec un grain de trop
lesson-cafe-pay-text = Un tour commence par le choix d’une carte. Avec une tasse, elle coûte un grain de l’entrepôt ; les autres sont gratuites. Prends la tasse, et paie avec une couleur qui ne te manquera pas au décompte.
lesson-cafe-pay-touch = Touche une carte, puis le grain avec lequel tu paies.
lesson-cafe-pay-free = Une tasse n’est pas gratuite. Choisis le grain avec lequel tu paies.
lesson-cafe-pay-yellow = Tu n’en avais qu’un, et cela t’a coûté deux points. Paie avec une couleur dont tu as beaucoup.
lesson-cafe-pay-other = Cette carte est gratuite, mais sans tasse il te reste une seule action. Essaie celle avec la tasse.
lesson-cafe-pay-success = Une action de plus à chaque tour, pour un grain qui n’aurait rien rapporté : une bonne affaire.

lesson-cafe-ships = Laisse payer deux bateaux
lesson-cafe-ships-text = Tant que deux de tes bateaux sont visibles, les tasses ne te coûtent rien. Prends une carte avec une tasse, puis pose-la de façon à voir les deux bateaux et les deux tasses.
lesson-cafe-ships-touch = Touche une carte avec une tasse.
lesson-cafe-ships-place = Pose-la de façon que les deux bateaux et les deux tasses restent visibles.
lesson-cafe-ships-none = Pas de tasse sur celle-là : tes bateaux n’ont rien à payer. Essaie une carte avec une tasse.
lesson-cafe-ships-ship = Un bateau est passé sous la carte : la prochaine tasse coûterait de nouveau un grain. Garde les deux visibles.
lesson-cafe-ships-cup = Ton ancienne tasse est cachée : tu n’as gagné aucune action. Garde les deux tasses visibles.
lesson-cafe-ships-success = Des tasses gratuites, tour après tour, tant que deux bateaux restent visibles.

lesson-cafe-plan = Prévois quatre actions
lesson-cafe-plan-text = Produire, sécher, torréfier, livrer : quatre actions servent un Café entier si rien ne gêne. Ici, un vieux grain vert gêne. Tu peux vider une case à tout moment, gratuitement. Sers ce Café.
lesson-cafe-plan-touch = Qu’est-ce qui doit être libre avant que les grains sèchent ?
lesson-cafe-plan-occupied = Le vieux grain est encore là. Vide d’abord sa case ; cela ne coûte aucune action.
lesson-cafe-plan-late = Une seule couleur a pu sécher, l’autre arrivera trop tard. Enlève le grain vert avant de sécher.
lesson-cafe-plan-green = Cela a coûté une action pour un grain dont aucun Café ne veut. Enlève-le plutôt.
lesson-cafe-plan-success = Quatre actions, cinq points. Prévois à rebours : pars de ce que veut le Café.

lesson-cafe-round = Gagne le dernier tour
lesson-cafe-round-text = La maison a fini avec cinq points. Tu en as trois, et un dernier tour : choisis une carte, pose-la, utilise tes actions. Ton Café attend toujours deux grains marron.
lesson-cafe-round-take = Tes grains marron ont trois étapes devant eux : sécher, torréfier, livrer. Tu vois deux tasses. Quelles cartes en apportent une troisième, et de quelle couleur peux-tu te passer ?
lesson-cafe-round-place = Regarde ce que la carte cacherait. Tasses, grains marron, séchage, torréfaction et Café devraient tous rester visibles.
lesson-cafe-round-dry = Commence par les grains marron : fais-les sécher.
lesson-cafe-round-go-on = Les grains marron continuent : vers la torréfaction, puis vers le Café.
lesson-cafe-round-deliver = Donne les deux grains au Café.
lesson-cafe-round-end = Le Café est complet. Finis le tour, et on compte les points.
lesson-cafe-round-two-cups = Deux tasses ont donné deux actions, une de moins qu’il n’en faut. Rejoue le tour et cherche une troisième tasse.
lesson-cafe-round-dear = Le Café est complet, mais le grain payé t’a coûté deux points. Rejoue le tour et paie avec une couleur dont tu as davantage.
lesson-cafe-round-success = Tu as pris une carte, tu l’as posée, tu as servi un Café et gagné. Voilà un tour de Café !

lesson-cafe-finish = Huit tours contre la maison, au niveau le plus facile. La maison choisit aussi des cartes : l’un commence, l’autre au tour suivant. Tu peux annuler tes choix et demander des conseils. Le café est prêt !
