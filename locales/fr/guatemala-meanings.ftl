## Ce que signifient les pièces d’une table, en une phrase.

mean-guatemala-worker = Une ouvrière : plus une plantation en a, plus son sac rapporte.
mean-guatemala-hut = Une cabane : sans elle une plantation ne rapporte rien, et elle seule se relie aux navires.
mean-guatemala-ship = Un navire : il multiplie ce que rapporte une plantation reliée de son café.
mean-guatemala-road = Une route : gratuite, elle relie pour tous les cabanes aux ports.
mean-guatemala-sack = Un sac : qui le prend reçoit 8 centavos, et son café rapporte à tous ceux qui le cultivent.
mean-guatemala-stall = Une case du marché : ce qui est dans la ligne de l’acheteur peut être pris.
mean-guatemala-buyer = L’acheteur : il avance d’une à trois cases par tour et regarde une ligne du marché.
mean-guatemala-ring = L’anneau : l’acheteur y marche, toujours dans le sens des aiguilles d’une montre.
mean-guatemala-plantation = Une plantation : ouvrières × (1 + navires reliés) points quand on prend son sac, si elle a une cabane.
mean-guatemala-map = Le sol : une ouvrière coûte 1 sur gris, 2 sur vert, 3 sur jaune. Les cabanes ne vont que sur leurs terrains.
mean-guatemala-track = La piste : chaque sac pris la raccourcit. Qui rencontre les sacs met fin à la partie.
mean-guatemala-sacks = Tes sacs : pour bloquer les autres ou garnir le marché. Seul leur nombre est connu.
mean-guatemala-seat = Un joueur : points, argent et sacs.
