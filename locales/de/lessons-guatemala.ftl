# Lessons of Guatemala Café: lessons/guatemala.json says when each line is said.

lesson-guatemala-seat-1 = Joaquim

lesson-guatemala-sack = Nimm den schwarzen Sack
lesson-guatemala-sack-text = Willkommen! Kaffee zahlt, wenn jemand seinen Sack nimmt. Deine schwarze Plantage hat drei Arbeiterinnen, und von ihrer Lagerhütte führt ein Weg zu einem Hafen mit einem schwarzen Schiff. Das macht 3 × (1 + 1) = 6 Punkte. Nimm den schwarzen Sack.
lesson-guatemala-sack-touch = Tipp auf den schwarzen Sack in der leuchtenden Reihe.
lesson-guatemala-sack-build = Gebaut wird gleich. Sieh erst, wozu das alles gut ist: Der schwarze Sack liegt in der leuchtenden Reihe.
lesson-guatemala-sack-nothing = So bleiben deine sechs Punkte liegen. Der schwarze Sack wartet: Nimm ihn.
lesson-guatemala-sack-success = Sechs Punkte und 8 Centavos: Arbeiterinnen × (1 + Schiffe), ausgezahlt durch einen Sack.

lesson-guatemala-buyer = Geh zum besseren Sack
lesson-guatemala-buyer-text = Der Einkäufer geht im Uhrzeigersinn ein bis drei Felder weiter (ein viertes kostet 2 Centavos) und blickt eine Reihe des Marktes entlang. Zwei Säcke sind erreichbar: Weiß zahlt 4 × 1, Schwarz 3 × 2. Geh zum besseren und nimm ihn.
lesson-guatemala-buyer-touch = Tipp auf ein Feld des Rundwegs.
lesson-guatemala-buyer-sack = Tipp auf den Sack in der leuchtenden Reihe.
lesson-guatemala-buyer-white = Vier Arbeiterinnen für weißen Kaffee, aber kein Schiff für sie: 4 × 1 = 4. Schwarz hat weniger Arbeiterinnen und zahlt mehr.
lesson-guatemala-buyer-near = In dieser Reihe liegt kein Sack. Schwarz ist zwei Felder weiter.
lesson-guatemala-buyer-far = Ein vierter Schritt für 2 Centavos, und er führt am Sack vorbei. Drei Schritte sind umsonst.
lesson-guatemala-buyer-success = Wo der Einkäufer stehen bleibt, entscheidet, aus welchen neun Feldern du wählst.

lesson-guatemala-workers = Stelle zwei Arbeiterinnen ein
lesson-guatemala-workers-text = Statt eines Sacks darfst du ein bis drei Teile aus der Reihe nehmen; jedes wird sofort gesetzt und bezahlt. Neue Arbeiterinnen stehen Seite an Seite mit ihrer Plantage. Graue Felder kosten 1, grüne 2, gelbe 3. Stelle zwei Arbeiterinnen für deinen schwarzen Kaffee ein, für 3 Centavos.
lesson-guatemala-workers-touch = Tipp auf eine Arbeiterin für schwarzen Kaffee, dann auf ein leuchtendes Feld neben deiner Plantage.
lesson-guatemala-workers-yellow = Ein gelbes Feld kostet 3, für die zweite bleibt nichts übrig. Such billigeren Boden.
lesson-guatemala-workers-away = Zu weit weg: Eine Arbeiterin muss an die Lagerhütte oder an eine deiner Arbeiterinnen für diesen Kaffee grenzen.
lesson-guatemala-workers-other = Diese Arbeiterin beginnt eine zweite Plantage. Mit schwarzen wächst diese hier.
lesson-guatemala-workers-success = Eine Plantage wächst Seite an Seite, und billiger Boden liegt weit vom Meer.

lesson-guatemala-hut = Gib den Arbeiterinnen eine Hütte
lesson-guatemala-hut-text = Arbeiterinnen ohne Lagerhütte verdienen nichts, wie viele es auch sind. Eine Hütte steht auf einem Bauplatz, der ihre Arbeiterinnen berührt; der Platz zeigt den Preis. Jede Plantage hat nur eine. Baue eine schwarze Hütte neben deine drei Arbeiterinnen.
lesson-guatemala-hut-touch = Tipp auf die schwarze Hütte, dann auf einen Bauplatz neben den Arbeiterinnen.
lesson-guatemala-hut-far = Dieser Platz berührt keine deiner Arbeiterinnen für diesen Kaffee. Nimm einen direkt daneben.
lesson-guatemala-hut-white = Das ist eine weiße Hütte. Arbeiterinnen für schwarzen Kaffee brauchen eine Hütte für ihren eigenen Kaffee.
lesson-guatemala-hut-worker = Vier Arbeiterinnen und keine Hütte: immer noch nichts. Für eine Hütte reicht dein Geld.
lesson-guatemala-hut-success = Mit Hütte zahlt dir jeder schwarze Sack, egal wer ihn nimmt.

lesson-guatemala-road = Schließe die Lücke
lesson-guatemala-road-text = In Hafen 2 liegt ein schwarzes Schiff, aber deine Hütte ist nicht mit ihm verbunden: Ein Stück Weg fehlt. Wege sind umsonst und gehören allen. Lege eins so, dass es vom Anleger bis an eine Ecke deiner Hütte reicht.
lesson-guatemala-road-touch = Tipp auf den Weg, dann auf die Kante zwischen Hütte und Anleger.
lesson-guatemala-road-hut = Dieser Weg berührt die Hütte, aber nicht den Weg vom Meer. Such die Lücke zwischen beiden.
lesson-guatemala-road-sea = Er trifft den Weg vom Meer, führt aber von der Hütte weg. Eine Ecke weiter oben ist richtig.
lesson-guatemala-road-elsewhere = Dieser Weg trifft weder die Hütte noch den Weg vom Meer. Such die Lücke zwischen beiden.
lesson-guatemala-road-success = Weg und Hütte treffen sich an einer Ecke: Schwarz zahlt jetzt 6 statt 3.

lesson-guatemala-ship = Hole ein Schiff
lesson-guatemala-ship-text = Jedes Schiff deines Kaffees in einem Hafen, mit dem deine Hütte verbunden ist, zählt deine Arbeiterinnen noch einmal. Ein Schiff nimmt den billigsten freien Liegeplatz: 2, dann 3, dann 4. Hole ein schwarzes Schiff in Hafen 2.
lesson-guatemala-ship-touch = Tipp auf das schwarze Schiff, dann auf den freien Liegeplatz in Hafen 2.
lesson-guatemala-ship-berth = Ein Liegeplatz für 2 ist billiger, aber dorthin führt kein Weg. Ein Schiff zählt nur, wo dein Weg endet.
lesson-guatemala-ship-brown = Ein braunes Schiff lädt braunen Kaffee. Für deine schwarze Plantage brauchst du ein schwarzes.
lesson-guatemala-ship-success = Ein Schiff verdoppelt deine Arbeiterinnen, ein zweites würde sie verdreifachen.

lesson-guatemala-others = Achte auf das, was andere bekommen
lesson-guatemala-others-text = Ein Sack zahlt allen, die eine Hütte dieses Kaffees haben, egal wer ihn nimmt. Weiß brächte dir 8, Joaquim aber 12. Schwarz bringt dir 6 und ihm nichts. Geh zu dem Sack, der dich in Führung bringt.
lesson-guatemala-others-touch = Vergleiche die beiden Spalten, dann tipp auf ein Feld des Rundwegs.
lesson-guatemala-others-sack = Tipp auf den Sack in der leuchtenden Reihe.
lesson-guatemala-others-white = Acht für dich, aber zwölf für Joaquim: Du fällst vier zurück. Welcher Sack zahlt dir allein?
lesson-guatemala-others-near = In dieser Reihe liegt kein Sack. Der, der dir allein zahlt, ist zwei Felder weiter.
lesson-guatemala-others-far = Der vierte Schritt führt am schwarzen Sack vorbei und kostet 2 Centavos. Drei Schritte sind umsonst.
lesson-guatemala-others-success = Vergleiche beide Spalten, bevor du einen Sack nimmst: Was zählt, ist der Vorsprung.

lesson-guatemala-sail = Wähle das Schiff, das ausläuft
lesson-guatemala-sail-text = Nachdem ein Sack gezahlt hat, läuft ein Schiff, das geholfen hat, für immer aus: das auf dem billigsten Liegeplatz. Bei Gleichstand wählst du. Nimm den schwarzen Sack und schick dann das Schiff fort, das auch Joaquim nutzt.
lesson-guatemala-sail-touch = Tipp auf den schwarzen Sack in der leuchtenden Reihe.
lesson-guatemala-sail-ship = Folge Joaquims Weg bis zu seinem Hafen und tipp dort auf das Schiff.
lesson-guatemala-sail-mine = So behält Joaquim sein Schiff: Schwarz würde ihm weiter 4 zahlen. Sein Weg endet an Hafen 3.
lesson-guatemala-sail-nothing = Kein Sack, keine Punkte. Nimm erst den schwarzen Sack: Er zahlt dir 9.
lesson-guatemala-sail-success = Nach jeder Auszahlung läuft ein Schiff aus, das geholfen hat. Beim nächsten Mal: 6 für dich, 2 für Joaquim.

lesson-guatemala-block = Blockiere den weißen Sack
lesson-guatemala-block-text = Joaquim nimmt den weißen Sack: 4 × 3 = 12 für ihn. Doch vorher darf jemand anders einen eigenen weißen Sack auf das leere Feld legen. Dann bekommt niemand Punkte; er behält 8 Centavos und darf bauen. Du hast einen: Blockiere ihn.
lesson-guatemala-block-touch = Tipp auf „Blockieren“.
lesson-guatemala-block-decline = Zwölf Punkte für Joaquim, und ein einziger Sack hätte sie verhindert. Versuch es noch einmal.
lesson-guatemala-block-success = Ein Sack aus deinem Vorrat hat ihn zwölf Punkte gekostet.

lesson-guatemala-lay = Fülle das leere Feld
lesson-guatemala-lay-text = Du hast gerade Punkte bekommen, also füllst du das leere Feld mit einem deiner Säcke. Erst jetzt sehen ihn die anderen, und alle dürfen ihn später nehmen. Sieh nach, was jeder zahlen würde, und lege den, der dir zahlt.
lesson-guatemala-lay-touch = Tipp auf einen deiner Säcke.
lesson-guatemala-lay-white = Der zahlt Joaquim 8 und dir nichts: ein schönes Geschenk. Behalte ihn, um zu blockieren.
lesson-guatemala-lay-brown = Braun zahlt noch niemandem. Kein Schaden, aber einer deiner Säcke zahlt dir 6.
lesson-guatemala-lay-success = Mit deinen Säcken lenkst du den Markt, und mit denen, die du behältst, kannst du blockieren.

lesson-guatemala-end = Beende es, solange du führst
lesson-guatemala-end-text = Von links kommen die Punkte, von rechts die verbrauchten Säcke. Treffen sie sich, endet das Spiel sofort, und wer die meisten Punkte hat, gewinnt. Du hast 42, Joaquim 40; nach dem nächsten Sack treffen sie sich bei 48. Finde den Sack, der gewinnt.
lesson-guatemala-end-touch = Vier Felder sind erreichbar; das vierte kostet 2 Centavos.
lesson-guatemala-end-sack = Tipp auf den Sack in der leuchtenden Reihe.
lesson-guatemala-end-white = Das Spiel ist aus, aber Weiß hat Joaquim 12 gezahlt: Er gewinnt 52 zu 42. Schwarz liegt einen Schritt weiter.
lesson-guatemala-end-russet = Rotbraun zahlt niemandem, also geht es weiter, und Joaquim ist dran. Du kannst jetzt gleich gewinnen.
lesson-guatemala-end-success = Behalte die Lücke im Auge: Schließt du sie, während du führst, hast du gewonnen.

lesson-guatemala-turn = Spiele einen ganzen Zug
lesson-guatemala-turn-text = Nun alles zusammen: Geh, dann baue oder nimm einen Sack, ganz wie du willst. Es gilt, wenn deine Punkte und das, was Säcke dir zahlen würden, zusammen um 2 oder mehr wachsen.
lesson-guatemala-turn-touch = Setze es dorthin, wo es Schwarz oder Braun hilft.
lesson-guatemala-turn-move = Schwarz würde dir 6 zahlen, Braun 2. Drei Felder weiter liegen ein schwarzes Schiff, eine Arbeiterin für schwarzen Kaffee und der schwarze Sack.
lesson-guatemala-turn-line = Nimm den Sack jetzt, oder baue erst: Mit einem Schiff und einer Arbeiterin mehr würde Schwarz 12 zahlen.
lesson-guatemala-turn-nothing = Ein Zug ohne Kauf lässt alles, wie es war. Versuch ein Teil, das Schwarz oder Braun hilft.
lesson-guatemala-turn-white = Weiß zahlt Joaquim 6 und dir nichts. Acht Centavos sind nett, aber nicht um diesen Preis.
lesson-guatemala-turn-success = Ein ganzer Zug nach deinem Plan. Du bist bereit für eine richtige Partie.

lesson-guatemala-finish = Zwei Plätze, der gedruckte Markt und ein sanfter Gegner, der auch Fehler macht. Zurücknehmen geht, bis etwas Neues aufgedeckt wird, und Tipps gibt es, wenn du magst. Lass dir den Kaffee schmecken!
