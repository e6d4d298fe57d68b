## Ce que signifient les pièces d’une table, en une phrase.

mean-cafe-field = Une case de production : elle donne un grain de sa couleur quand son groupe produit.
mean-cafe-batch = Un lot : une case de production dont tu choisis la couleur.
mean-cafe-surplus = Une case d’excédent : elle donne deux grains au lieu d’un.
mean-cafe-drying = Une case de séchage : vide, elle reçoit tous les grains d’une couleur de tes cases de production.
mean-cafe-roasting = Une case de torréfaction : vide, elle reçoit tous les grains séchés d’une couleur. D’ici, on livre.
mean-cafe-cafe = Un Café : apporte-lui les grains qu’il montre, et il rapporte ses points à la fin.
mean-cafe-espresso = Une case Espresso : elle garde un grain livré, de la couleur que tu veux à la fin.
mean-cafe-pastry = Une pâtisserie : elle rapporte à la fin si elle touche un Café complet.
mean-cafe-cup = Une tasse : chaque tasse visible te donne une action.
mean-cafe-ship = Un bateau : deux visibles rendent gratuites les cartes à tasse ; à l’enchère il sauve un grain.
mean-cafe-empty = Une case vide : bonne seulement à être couverte.
mean-cafe-dead = La moitié d’un Café couvert : elle ne reçoit rien et ne rapporte rien.
mean-cafe-card = Une carte visible : prends-la, puis pose-la sur deux à quatre de tes cases.
mean-cafe-warehouse = L’entrepôt : à la fin, seules tes deux couleurs les plus rares rapportent. Ses grains paient aussi les cartes.
mean-cafe-points = Les actions qui te restent : une par tasse visible.
mean-cafe-seat = Un joueur : tasses, bateaux, entrepôt, et les points si la partie finissait maintenant.
