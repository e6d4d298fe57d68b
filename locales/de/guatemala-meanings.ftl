## Was die Teile eines Tischs bedeuten, in je einem Satz.

mean-guatemala-worker = Eine Arbeiterin: Je mehr eine Plantage hat, desto mehr bringt ihr Sack.
mean-guatemala-hut = Eine Hütte: Ohne sie bringt eine Plantage nichts, und nur sie lässt sich mit Schiffen verbinden.
mean-guatemala-ship = Ein Schiff: vervielfacht, was eine verbundene Plantage seines Kaffees bringt.
mean-guatemala-road = Ein Weg: gratis, und alle verbinden damit Hütten und Häfen.
mean-guatemala-sack = Ein Sack: Wer ihn nimmt, bekommt 8 Centavos, und sein Kaffee bringt allen Punkte, die ihn anbauen.
mean-guatemala-stall = Ein Feld des Markts: Was in der Reihe des Einkäufers liegt, kann man nehmen.
mean-guatemala-buyer = Der Einkäufer: geht je Zug ein bis drei Felder und blickt eine Reihe des Markts entlang.
mean-guatemala-ring = Der Rundweg: Hier geht der Einkäufer, immer im Uhrzeigersinn.
mean-guatemala-plantation = Eine Plantage: Arbeiterinnen × (1 + verbundene Schiffe) Punkte, wenn ihr Sack genommen wird und sie eine Hütte hat.
mean-guatemala-map = Der Boden: Eine Arbeiterin kostet auf Grau 1, auf Grün 2, auf Gelb 3. Hütten stehen nur auf Bauplätzen.
mean-guatemala-track = Die Siegpunktleiste: Jeder genommene Sack macht sie kürzer. Wer die Säcke erreicht, beendet das Spiel.
mean-guatemala-sacks = Eigene Säcke: zum Blockieren oder zum Auslegen auf dem Markt. Bekannt ist nur ihre Zahl.
mean-guatemala-seat = Jemand am Tisch: Punkte, Geld und Säcke.
