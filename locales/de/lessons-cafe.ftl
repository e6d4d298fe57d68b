# Lessons of Café: lessons/cafe.json says when each line is said.

lesson-cafe-seat-1 = Das Haus

lesson-cafe-serve = Beliefere dein erstes Kaffeehaus
lesson-cafe-serve-text = Kaffeehäuser bringen Punkte. Dieses hier möchte zwei braune Bohnen und zahlt drei Punkte dafür. Zwei geröstete liegen auf dem Röstfeld mit der Pfanne bereit. Nimm sie und gib beide dem Kaffeehaus.
lesson-cafe-serve-touch = Tipp auf das Röstfeld, dann auf das Kaffeehaus.
lesson-cafe-serve-stored = Die sind im Lager gelandet, und von dort kommt keine Bohne mehr in ein Kaffeehaus. Sie liegen wieder auf dem Röstfeld: Gib beide dem Kaffeehaus.
lesson-cafe-serve-one-short = Eine Bohne fehlt noch, deshalb zahlt das Kaffeehaus noch nichts. Gib ihm beide.
lesson-cafe-serve-success = Ein Kaffeehaus mit all seinen Bohnen zahlt seine Punkte. Nach acht Runden gewinnt, wer die meisten hat.

lesson-cafe-produce = Baue deine ersten Bohnen an
lesson-cafe-produce-text = Jede Bohne beginnt auf einem Bohnenfeld. Felder, die sich an einer Seite berühren, bilden eine Gruppe, egal in welchen Farben. Eine Aktion bringt auf jedes leere Feld einer Gruppe eine Bohne. Nutze eine Aktion dafür.
lesson-cafe-produce-touch = Tipp auf irgendein Bohnenfeld der Gruppe.
lesson-cafe-produce-dry = Zum Trocknen ist noch nichts da. Baue erst Bohnen an.
lesson-cafe-produce-deliver = Geröstet ist noch nichts. Bohnen beginnen auf den Feldern und gehen einen Schritt nach dem anderen.
lesson-cafe-produce-end = Du hast noch Aktionen. Baue Bohnen an, bevor du die Runde beendest.
lesson-cafe-produce-success = Eine Aktion, vier Bohnen: je größer die Gruppe, desto reicher die Ernte.

lesson-cafe-dry = Trockne die zwei braunen Bohnen
lesson-cafe-dry-text = Frische Bohnen müssen zuerst trocknen. Eine Aktion bringt alle Bohnen einer Farbe von deinen Bohnenfeldern auf ein leeres Trockenfeld. Dein Kaffeehaus wartet auf zwei braune.
lesson-cafe-dry-touch = Tipp auf das Trockenfeld mit der Sonne.
lesson-cafe-dry-red = Das war die rote Bohne. Auch sie kann trocknen, aber dein Kaffeehaus will zwei braune. Sie liegt wieder auf ihrem Feld: Versuch es mit den braunen.
lesson-cafe-dry-yellow = Das war die gelbe Bohne, und die will dein Kaffeehaus nicht. Sie liegt wieder auf ihrem Feld: Versuch es mit den braunen.
lesson-cafe-dry-roast = Das Trocknen lässt sich nicht überspringen. Erst aufs Trockenfeld, dann aufs Röstfeld.
lesson-cafe-dry-success = Beide teilen sich ein Feld: Es fasst beliebig viele Bohnen, aber nur einer Farbe.

lesson-cafe-roast = Röste sie und liefere
lesson-cafe-roast-text = Zwei Aktionen, zwei Schritte: Bring die braunen Bohnen aufs Röstfeld, dann liefere sie. Das Liefern geht wie vorhin: Nimm die Bohnen und gib sie dem Kaffeehaus.
lesson-cafe-roast-touch = Tipp auf das Röstfeld.
lesson-cafe-roast-deliver = Geröstet ist noch nichts. Erst rösten, dann liefern.
lesson-cafe-roast-produce = Mehr Bohnen sind schön, aber dann bleibt nur eine Aktion, und das Kaffeehaus braucht zwei. Röste zuerst.
lesson-cafe-roast-stored = Aus dem Lager kommt keine Bohne mehr in ein Kaffeehaus. Sie liegen wieder auf dem Röstfeld: Gib beide dem Kaffeehaus.
lesson-cafe-roast-success = Anbauen, trocknen, rösten, liefern: Diesen Weg geht jede Bohne, die du lieferst.

lesson-cafe-groups = Trockne zwei Farben auf einmal
lesson-cafe-groups-text = Du hast eine Aktion und Bohnen in zwei Farben. Trockenfelder, die sich berühren, arbeiten zusammen: In einer Aktion darf jedes eine andere Farbe aufnehmen. Eines deiner drei steht allein. Nimm die beiden anderen.
lesson-cafe-groups-touch = Tipp auf ein Trockenfeld und wähle eine Farbe, dann auf das Feld daneben.
lesson-cafe-groups-alone = Dieses Feld steht allein, also war die Aktion nach einer Farbe zu Ende. Versuch es mit den zweien nebeneinander.
lesson-cafe-groups-apart = Das berührt das erste nicht und bräuchte eine eigene Aktion. Nimm das Feld daneben.
lesson-cafe-groups-stopped = Du hast auf halbem Weg aufgehört. Das Feld daneben war in derselben Aktion noch frei für die andere Farbe.
lesson-cafe-groups-success = Gleiche Felder, die sich berühren, teilen sich eine Aktion. Für Röstfelder gilt dasselbe.

lesson-cafe-cover = Lege eine Karte, verliere nichts
lesson-cafe-cover-text = Jede Runde legst du eine neue Karte über zwei, drei oder vier deiner Felder. Was sie verdeckt, ist weg: Bohnen, Kaffeehäuser, Tassen. Dreh sie, wie du magst, und finde einen Platz, an dem nichts verloren geht.
lesson-cafe-cover-touch = Dreh die Karte, schieb sie umher und leg sie dann ab.
lesson-cafe-cover-cup = Das würde deine letzte Tasse verdecken, und eine muss immer zu sehen sein. Lass die Tasse offen.
lesson-cafe-cover-cafe = Das Kaffeehaus ist verdeckt, Bohne und Punkte sind verloren. Nimm die Karte zurück und verschone das Kaffeehaus.
lesson-cafe-cover-bean = Dort lag eine Bohne zum Trocknen, nun ist sie verloren. Nimm die Karte zurück und verschone das Trockenfeld.
lesson-cafe-cover-success = Verdecke, was du entbehren kannst. Was noch für dich arbeitet, bleibt zu sehen.

lesson-cafe-cups = Zeige drei Tassen
lesson-cafe-cups-text = Liegt deine Karte, ist jede sichtbare Tasse in dieser Runde eine Aktion, höchstens acht. Zwei siehst du, die neue Karte bringt noch eine. Lege sie so, dass alle drei zu sehen sind.
lesson-cafe-cups-touch = Dreh die Karte, schieb sie umher und leg sie dann ab.
lesson-cafe-cups-hidden = Eine Tasse ist unter der Karte verschwunden und mit ihr eine Aktion. Nimm die Karte zurück, alle drei sollen zu sehen sein.
lesson-cafe-cups-loose = Eine Karte muss auf zwei, drei oder vier Feldern liegen. Schieb sie noch ein Stück.
lesson-cafe-cups-success = Drei Tassen, drei Aktionen, und das jede Runde, solange man sie sieht.

lesson-cafe-store = Lagere die richtige Farbe ein
lesson-cafe-store-text = Bohnen, die kein Kaffeehaus will, kommen ins Lager. Am Ende zahlt es zwei Punkte je Bohne der Farbe, von der du am wenigsten hast, und einen für die zweitwenigste. Zwei Aktionen: Welche Bohnen lagerst du ein?
lesson-cafe-store-touch = Tipp auf das Röstfeld und wähle eine Farbe.
lesson-cafe-store-green = Drei sind mehr als zwei, aber von Grün hast du reichlich, und das bringt nichts. Von welcher Farbe hast du am wenigsten?
lesson-cafe-store-deliver = Geröstet ist noch nichts. Röste erst eine Farbe, dann liefere sie.
lesson-cafe-store-success = Zwei Bohnen, vier Punkte mehr. Ein ausgewogenes Lager bringt am meisten.

lesson-cafe-pay = Zahle mit einer Bohne, die du entbehren kannst
lesson-cafe-pay-text = Eine Runde beginnt mit der Wahl einer Karte. Eine mit Tasse kostet eine Bohne aus dem Lager, die anderen sind umsonst. Nimm die Tasse und zahle mit einer Farbe, die dir bei der Wertung nicht fehlt.
lesson-cafe-pay-touch = Tipp auf eine Karte, dann auf die Bohne, mit der du zahlst.
lesson-cafe-pay-free = Eine Tasse gibt es nicht umsonst. Wähle die Bohne, mit der du zahlst.
lesson-cafe-pay-yellow = Davon hattest du nur eine, und das hat dich zwei Punkte gekostet. Zahle mit einer Farbe, von der du genug hast.
lesson-cafe-pay-other = Die Karte ist umsonst, aber ohne Tasse bleibt dir eine einzige Aktion. Nimm die mit der Tasse.
lesson-cafe-pay-success = Jede Runde eine Aktion mehr, für eine Bohne, die nichts eingebracht hätte: ein guter Handel.

lesson-cafe-ships = Lass zwei Schiffe zahlen
lesson-cafe-ships-text = Solange zwei deiner Schiffe zu sehen sind, kosten dich Tassen nichts. Nimm eine Karte mit Tasse und lege sie so, dass beide Schiffe und beide Tassen zu sehen sind.
lesson-cafe-ships-touch = Tipp auf eine Karte mit Tasse.
lesson-cafe-ships-place = Lege sie so, dass beide Schiffe und beide Tassen sichtbar bleiben.
lesson-cafe-ships-none = Auf dieser ist keine Tasse, also haben deine Schiffe nichts zu bezahlen. Versuch eine Karte mit Tasse.
lesson-cafe-ships-ship = Ein Schiff ist unter der Karte: Die nächste Tasse würde wieder eine Bohne kosten. Beide sollen zu sehen sein.
lesson-cafe-ships-cup = Deine alte Tasse ist verdeckt, du hast also keine Aktion gewonnen. Beide Tassen sollen zu sehen sein.
lesson-cafe-ships-success = Tassen umsonst, Runde um Runde, solange man zwei Schiffe sieht.

lesson-cafe-plan = Plane vier Aktionen
lesson-cafe-plan-text = Anbauen, trocknen, rösten, liefern: Vier Aktionen füllen ein ganzes Kaffeehaus, wenn nichts im Weg ist. Hier liegt eine alte grüne Bohne. Ein Feld räumen darfst du jederzeit, umsonst. Beliefere dieses Kaffeehaus.
lesson-cafe-plan-touch = Was muss frei sein, bevor die Bohnen trocknen können?
lesson-cafe-plan-occupied = Dort liegt noch die alte Bohne. Räume erst ihr Feld; das kostet keine Aktion.
lesson-cafe-plan-late = Nur eine Farbe konnte trocknen, die andere kommt zu spät. Räume die grüne Bohne weg, bevor du trocknest.
lesson-cafe-plan-green = Das hat eine Aktion für eine Bohne gekostet, die kein Kaffeehaus will. Räume sie lieber weg.
lesson-cafe-plan-success = Vier Aktionen, fünf Punkte. Plane rückwärts: Beginne bei dem, was das Kaffeehaus will.

lesson-cafe-round = Gewinne die letzte Runde
lesson-cafe-round-text = Das Haus ist mit fünf Punkten fertig. Du hast drei und noch eine Runde: Wähle eine Karte, lege sie, nutze deine Aktionen. Dein Kaffeehaus wartet noch auf zwei braune Bohnen.
lesson-cafe-round-take = Deine braunen Bohnen brauchen drei Schritte: trocknen, rösten, liefern. Zwei Tassen siehst du. Welche Karten bringen eine dritte, und welche Farbe kannst du entbehren?
lesson-cafe-round-place = Sieh dir an, was die Karte verdecken würde. Tassen, braune Bohnen, Trockenfeld, Röstfeld und Kaffeehaus sollten alle sichtbar bleiben.
lesson-cafe-round-dry = Fang mit den braunen Bohnen an: Trockne sie.
lesson-cafe-round-go-on = Weiter mit den braunen Bohnen: aufs Röstfeld, dann ins Kaffeehaus.
lesson-cafe-round-deliver = Gib beide Bohnen dem Kaffeehaus.
lesson-cafe-round-end = Das Kaffeehaus ist voll. Beende die Runde, dann wird gezählt.
lesson-cafe-round-two-cups = Zwei Tassen gaben zwei Aktionen, eine zu wenig für das Kaffeehaus. Spiel die Runde noch einmal und such eine dritte Tasse.
lesson-cafe-round-dear = Das Kaffeehaus ist voll, aber die Bohne, mit der du gezahlt hast, war zwei Punkte wert. Spiel die Runde noch einmal und zahle mit einer Farbe, von der du mehr hast.
lesson-cafe-round-success = Du hast eine Karte genommen, gelegt, ein Kaffeehaus beliefert und gewonnen. Das ist eine Runde Café!

lesson-cafe-finish = Acht Runden gegen das Haus, so sanft es kann. Auch das Haus wählt Karten: Ihr fangt abwechselnd an. Du kannst eine Wahl zurücknehmen und Tipps holen. Der Kaffee ist fertig!
