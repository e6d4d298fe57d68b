## Was die Teile eines Tischs bedeuten, in je einem Satz.

mean-cafe-field = Ein Bohnenfeld: Hier wächst eine Bohne seiner Farbe, wenn seine Gruppe anbaut.
mean-cafe-batch = Eine Charge: ein Bohnenfeld, dessen Farbe du wählst.
mean-cafe-surplus = Ein Überschussfeld: Hier wachsen zwei Bohnen statt einer.
mean-cafe-drying = Ein Trockenfeld: Leer nimmt es alle Bohnen einer Farbe von deinen Bohnenfeldern.
mean-cafe-roasting = Ein Röstfeld: Leer nimmt es alle getrockneten Bohnen einer Farbe. Von hier wird geliefert.
mean-cafe-cafe = Ein Kaffeehaus: Bring ihm die gezeigten Bohnen, dann bringt es am Ende seine Punkte.
mean-cafe-espresso = Ein Espressofeld: hält eine gelieferte Bohne, die am Ende jede Farbe haben darf.
mean-cafe-pastry = Ein Törtchen: bringt am Ende Punkte, wenn es ein volles Kaffeehaus berührt.
mean-cafe-cup = Eine Tasse: Jede sichtbare gibt dir eine Aktion.
mean-cafe-ship = Ein Schiff: Mit zwei sichtbaren sind Karten mit Tasse umsonst; in der Auktion rettet es eine Bohne.
mean-cafe-empty = Ein leeres Feld: nur dazu gut, bedeckt zu werden.
mean-cafe-dead = Die Hälfte eines bedeckten Kaffeehauses: nimmt keine Bohnen und bringt nichts.
mean-cafe-card = Eine Karte der Auslage: Nimm sie und lege sie über zwei bis vier deiner Felder.
mean-cafe-warehouse = Das Lager: Am Ende zählen nur deine zwei seltensten Farben. Mit seinen Bohnen bezahlst du auch Karten.
mean-cafe-points = Aktionen, die dir bleiben: eine für jede sichtbare Tasse.
mean-cafe-seat = Jemand am Tisch: Tassen, Schiffe, Lager und die Punkte, wenn jetzt Schluss wäre.
