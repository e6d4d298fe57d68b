# Lessons of Guatemala Café: lessons/guatemala.json says when each line is said.

lesson-guatemala-seat-1 = Joaquim

lesson-guatemala-sack = Prends le sac noir
lesson-guatemala-sack-text = Bienvenue ! Le café rapporte quand quelqu’un prend son sac. Ta plantation noire a trois ouvrières, et une route mène de sa cabane à un port où mouille un navire noir. Cela fait 3 × (1 + 1) = 6 points. Prends le sac noir.
lesson-guatemala-sack-touch = Touche le sac noir dans la ligne allumée.
lesson-guatemala-sack-build = On construira bientôt. Vois d’abord à quoi tout cela sert : le sac noir est dans la ligne allumée.
lesson-guatemala-sack-nothing = Tes six points restent où ils sont. Le sac noir attend : prends-le.
lesson-guatemala-sack-success = Six points et 8 centavos : ouvrières × (1 + navires), payés par un sac.

lesson-guatemala-buyer = Va vers le meilleur sac
lesson-guatemala-buyer-text = L’acheteur avance d’une à trois cases dans le sens horaire (la quatrième coûte 2 centavos) et regarde le long d’une ligne du marché. Deux sacs sont à portée : le blanc paie 4 × 1, le noir 3 × 2. Va vers le meilleur et prends-le.
lesson-guatemala-buyer-touch = Touche une case de l’anneau.
lesson-guatemala-buyer-sack = Touche le sac dans la ligne allumée.
lesson-guatemala-buyer-white = Quatre ouvrières du café blanc, mais aucun navire pour elles : 4 × 1 = 4. Le noir a moins d’ouvrières et paie plus.
lesson-guatemala-buyer-near = Aucun sac dans cette ligne. Le noir est deux cases plus loin.
lesson-guatemala-buyer-far = Un quatrième pas pour 2 centavos, et il dépasse le sac. Trois pas sont gratuits.
lesson-guatemala-buyer-success = L’endroit où l’acheteur s’arrête décide des neuf cases entre lesquelles tu choisis.

lesson-guatemala-workers = Engage deux ouvrières
lesson-guatemala-workers-text = Au lieu d’un sac, tu peux prendre d’une à trois pièces de la ligne ; chacune est posée et payée aussitôt. Les nouvelles ouvrières se placent à côté de leur plantation. Les cases grises coûtent 1, les vertes 2, les jaunes 3. Engage deux ouvrières du café noir pour 3 centavos.
lesson-guatemala-workers-touch = Touche une ouvrière du café noir, puis une case allumée à côté de ta plantation.
lesson-guatemala-workers-yellow = Une case jaune coûte 3 : il ne reste rien pour la seconde. Cherche un sol moins cher.
lesson-guatemala-workers-away = Trop loin : une ouvrière doit toucher par un côté la cabane ou une autre ouvrière de ta plantation.
lesson-guatemala-workers-other = Cette ouvrière commence une deuxième plantation. Ce sont celles du café noir qui font grandir celle-ci.
lesson-guatemala-workers-success = Une plantation grandit côté contre côté, et le sol bon marché est loin de la mer.

lesson-guatemala-hut = Donne une cabane aux ouvrières
lesson-guatemala-hut-text = Sans cabane, les ouvrières ne gagnent rien, si nombreuses soient-elles. Une cabane se dresse sur un terrain imprimé qui touche ses ouvrières ; le terrain montre le prix. Une seule par plantation. Construis une cabane noire à côté de tes trois ouvrières.
lesson-guatemala-hut-touch = Touche la cabane noire, puis un terrain à côté des ouvrières.
lesson-guatemala-hut-far = Ce terrain ne touche aucune de tes ouvrières du café noir. Prends-en un juste à côté.
lesson-guatemala-hut-white = C’est une cabane blanche. Il faut à tes ouvrières une cabane de leur café, le noir.
lesson-guatemala-hut-worker = Quatre ouvrières et pas de cabane : toujours rien. Tu as de quoi payer une cabane.
lesson-guatemala-hut-success = Avec une cabane, chaque sac noir te paie, peu importe qui le prend.

lesson-guatemala-road = Comble le vide
lesson-guatemala-road-text = Un navire noir mouille dans le port 2, mais ta cabane n’y est pas reliée : il manque un bout de route. Les routes sont gratuites et à tout le monde. Pose-en une qui aille du quai jusqu’à un coin de ta cabane.
lesson-guatemala-road-touch = Touche la route, puis l’arête entre la cabane et le quai.
lesson-guatemala-road-hut = Cette route touche la cabane, mais pas la route venue de la mer. Cherche le vide entre les deux.
lesson-guatemala-road-sea = Elle rejoint la route venue de la mer, mais s’éloigne de la cabane. Un coin plus haut, c’est bon.
lesson-guatemala-road-elsewhere = Cette route ne touche ni la cabane ni la route venue de la mer. Cherche le vide entre les deux.
lesson-guatemala-road-success = La route et la cabane se touchent à un coin : le noir paie maintenant 6 au lieu de 3.

lesson-guatemala-ship = Fais venir un navire
lesson-guatemala-ship-text = Chaque navire de ton café, dans un port relié à ta cabane, compte tes ouvrières une fois de plus. Un navire prend le mouillage libre le moins cher : 2, puis 3, puis 4. Amène un navire noir au port 2.
lesson-guatemala-ship-touch = Touche le navire noir, puis le mouillage libre du port 2.
lesson-guatemala-ship-berth = Un mouillage à 2 est moins cher, mais aucune route n’y mène. Un navire ne compte que là où ta route arrive.
lesson-guatemala-ship-brown = Un navire brun porte du café brun. Pour ta plantation noire il en faut un noir.
lesson-guatemala-ship-success = Un navire double tes ouvrières, un second les triplerait.

lesson-guatemala-others = Regarde ce que gagnent les autres
lesson-guatemala-others-text = Un sac paie tous ceux qui ont une cabane de ce café, pas seulement qui le prend. Le blanc te donnerait 8, mais 12 à Joaquim. Le noir te donne 6 et rien à lui. Va vers le sac qui te fait passer devant.
lesson-guatemala-others-touch = Compare les deux colonnes, puis touche une case de l’anneau.
lesson-guatemala-others-sack = Touche le sac dans la ligne allumée.
lesson-guatemala-others-white = Huit pour toi, mais douze pour Joaquim : tu prends quatre points de retard. Quel sac ne paie que toi ?
lesson-guatemala-others-near = Aucun sac dans cette ligne. Celui qui ne paie que toi est deux cases plus loin.
lesson-guatemala-others-far = Le quatrième pas dépasse le sac noir et coûte 2 centavos. Trois pas sont gratuits.
lesson-guatemala-others-success = Compare les deux colonnes avant de prendre un sac : c’est l’avance qui compte.

lesson-guatemala-sail = Choisis le navire qui part
lesson-guatemala-sail-text = Quand un sac a payé, un navire qui a aidé part pour de bon : celui du mouillage le moins cher. À égalité, tu choisis. Prends le sac noir, puis fais partir le navire dont Joaquim profite aussi.
lesson-guatemala-sail-touch = Touche le sac noir dans la ligne allumée.
lesson-guatemala-sail-ship = Suis la route de Joaquim jusqu’à son port et touche le navire qui s’y trouve.
lesson-guatemala-sail-mine = Joaquim garde son navire : le noir lui paierait encore 4. Sa route arrive au port 3.
lesson-guatemala-sail-nothing = Pas de sac, pas de points. Prends d’abord le sac noir : il te paie 9.
lesson-guatemala-sail-success = Un navire part après chaque paiement auquel il a contribué. La prochaine fois : 6 pour toi, 2 pour Joaquim.

lesson-guatemala-block = Bloque le sac blanc
lesson-guatemala-block-text = Joaquim prend le sac blanc : 4 × 3 = 12 pour lui. Mais d’abord, n’importe qui d’autre peut poser un de ses sacs blancs sur la case vide. Alors personne ne marque ; il garde 8 centavos et peut construire. Tu en as un : bloque-le.
lesson-guatemala-block-touch = Touche « Bloquer ».
lesson-guatemala-block-decline = Douze points pour Joaquim, alors qu’un seul sac les aurait empêchés. Essaie encore.
lesson-guatemala-block-success = Un sac de ton stock lui a coûté douze points.

lesson-guatemala-lay = Remplis la case vide
lesson-guatemala-lay-text = Tu viens de marquer, donc tu remplis la case vide avec un de tes sacs. Les autres ne le voient que maintenant, et chacun pourra le prendre plus tard. Regarde ce que chacun paierait, et pose celui qui te paie.
lesson-guatemala-lay-touch = Touche un de tes sacs.
lesson-guatemala-lay-white = Celui-là paie 8 à Joaquim et rien à toi : un beau cadeau. Garde-le pour le bloquer.
lesson-guatemala-lay-brown = Le brun ne paie encore personne. Pas de mal, mais un de tes sacs te paie 6.
lesson-guatemala-lay-success = Tes sacs guident le marché, et ceux que tu gardes peuvent bloquer.

lesson-guatemala-end = Finis tant que tu mènes
lesson-guatemala-end-text = Les points viennent de gauche, les sacs utilisés de droite. Quand ils se rencontrent, la partie s’arrête net et qui a le plus de points gagne. Tu en as 42, Joaquim 40 ; après le prochain sac ils se rencontrent à 48. Trouve le sac qui gagne.
lesson-guatemala-end-touch = Quatre cases sont à portée ; la quatrième coûte 2 centavos.
lesson-guatemala-end-sack = Touche le sac dans la ligne allumée.
lesson-guatemala-end-white = La partie est finie, mais le blanc a payé 12 à Joaquim : il gagne 52 à 42. Le noir est un pas plus loin.
lesson-guatemala-end-russet = Le roux ne paie personne : la partie continue et c’est à Joaquim. Tu peux gagner tout de suite.
lesson-guatemala-end-success = Surveille l’écart : ferme-le quand tu es devant, et c’est gagné.

lesson-guatemala-turn = Joue un tour entier
lesson-guatemala-turn-text = Maintenant tout ensemble : avance, puis construis ou prends un sac, comme tu veux. C’est réussi quand tes points, avec ce que les sacs te paieraient, augmentent d’au moins 2.
lesson-guatemala-turn-touch = Pose-la là où elle aide le noir ou le brun.
lesson-guatemala-turn-move = Le noir te paierait 6, le brun 2. Trois cases plus loin : un navire noir, une ouvrière et le sac noir.
lesson-guatemala-turn-line = Prends le sac maintenant, ou construis d’abord : avec un navire et une ouvrière de plus, le noir paierait 12.
lesson-guatemala-turn-nothing = Un tour sans achat laisse tout en l’état. Essaie une pièce qui aide le noir ou le brun.
lesson-guatemala-turn-white = Le blanc paie 6 à Joaquim et rien à toi. Huit centavos, c’est gentil, mais pas à ce prix.
lesson-guatemala-turn-success = Un tour entier selon ton plan. Place à une vraie partie.

lesson-guatemala-finish = Deux places, le marché imprimé, et un adversaire facile qui fait aussi des erreurs. Un choix s’annule tant que rien de nouveau n’est révélé, et les conseils sont là si tu veux. Bon café !
