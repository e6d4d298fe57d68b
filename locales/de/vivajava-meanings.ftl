## Was die Teile eines Tischs bedeuten, in je einem Satz.

mean-vivajava-coffee = Ein Kaffee-Würfel: sechs Farben, von Weiß 1 bis Schwarz 6. Die Zahl ist der Röstgrad.
mean-vivajava-aroma = Ein Aroma-Würfel: hat statt Schwarz einen Joker und geht nach dem Wurf zurück.
mean-vivajava-featured = Beste Bohne: bringt jeden Zug Punkte und verliert jedes Mal einen Würfel. Mehr Bohnen einer Farbe oder ein dunklerer Röstgrad nehmen sie weg.
mean-vivajava-rainbow = Bunte Mischung: fünf Farben mit eigenen Würfeln. Sie bringt jeden Zug Punkte und verliert nie einen Würfel.
mean-vivajava-tube = Eine Forschungsleiste: 1X öffnet die Fähigkeit, 2X verdoppelt sie, die Tasse bringt Punkte und schließt die Leiste.
mean-vivajava-race = Das Rennen: Wer zuerst 21 Punkte hat, gewinnt.
mean-vivajava-token = Ein Marker: zeigt, wessen Hilfe, Schub oder Blockade hier liegt.
mean-vivajava-seat = Jemand am Tisch: Punkte, Leisten, Aroma-Würfel und Marker.
