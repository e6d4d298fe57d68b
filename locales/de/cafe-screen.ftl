## Café im Terminal. Wörter auf Feldern (cafe-board-…) haben höchstens sechs Buchstaben, das Kaffeehaus vier.

cafe-aim = In acht Runden baust du aus Karten eine Kaffeefirma: Bohnen anbauen, trocknen, rösten und liefern. Kaffeehäuser, die alle gewünschten Bohnen bekommen, bringen die meisten Punkte; am Ende gewinnt, wer am meisten hat.

cafe-board-drying = trock.
cafe-board-roasting = röst.
cafe-board-cafe = Café
cafe-board-espresso = Espr.
cafe-board-pastry = Törtch
cafe-board-cup = Tasse
cafe-board-ship = Schiff
cafe-board-dead = tot

cafe-colour-name = { $colour ->
    [yellow] gelb
    [brown] braun
    [green] grün
   *[red] rot
}
cafe-verb = { $verb ->
    [take] nehmen
    [discard] abwerfen
    [bid] bieten
    [stand] dabei bleiben
    [pass] passen
    [keep] retten
    [drop] abwerfen
    [produce] anbauen
    [grow] wachsen
    [dry] trocknen
    [roast] rösten
    [stop] aufhören
    [deliver] liefern
    [send] schicken
    [store] lagern
    [clear] räumen
    [end] beenden
    [exchange] tauschen
   *[place] anlegen
}
cafe-menu = { $what ->
    [none] keine
    [all] alles
    [end] deine Runde
    [stop] es ist genug
    [store] den Rest
    [pass] aus der Auktion aussteigen
    [stand] das Gebot ist fertig
   *[drop] die Karte abwerfen
}
cafe-menu-pay = { $card } für { cafe-colour-name }

## Fragen

cafe-caution-end = { $points ->
    [one] { $points } Punkt würde verfallen.
   *[other] { $points } Punkte würden verfallen.
}

## Um das Firmengelände

cafe-header = Runde { $round } von { $rounds }
cafe-header-master = Meister: { $name }
cafe-header-deck = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}
cafe-label-cups = Tassen
cafe-label-points = Punkte
cafe-label-ships = Schiffe
cafe-label-warehouse = Lager
cafe-label-lifted = aufgenommen
cafe-label-bid = Gebot
cafe-label-score = Wertung
cafe-label-score-now = jetzt wert
cafe-label-supply = Vorrat
cafe-left = noch { $n }
cafe-cups-free = Tassen sind umsonst
cafe-n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
cafe-n-cups = { $n ->
    [one] { $n } Tasse
   *[other] { $n } Tassen
}
cafe-n-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}
cafe-doing-bid = bietet { $n }
cafe-doing-passed = hat gepasst
cafe-doing-card = hat Karte { $card }
cafe-doing-done = fertig
cafe-price-cup = Tasse
cafe-price-ships = Tasse: Schiffe zahlen
cafe-price-bean = Tasse: 1 Bohne
cafe-price-free = umsonst
cafe-tie = Röstfelder { $roasting }, Trockenfelder { $drying }
cafe-verdict-solo = { $points ->
    [one] { $points } Punkt: { $rating }.
   *[other] { $points } Punkte: { $rating }.
}

## Eine Karte planen

cafe-turn = Drehung { $n }
cafe-hand = { $who ->
    [you] Deine Karte ist { $card }:
   *[they] Die Karte von { $name } ist { $card }:
}
cafe-plan-groups = Gruppen: Bohnenfelder { $fields }, Trockenfelder { $drying }, Röstfelder { $roasting }.
cafe-plan-enter = Enter legt sie so an.
cafe-plan-cheap = Am wenigsten verdecken: { $places }
cafe-turn-which = welche Karte drehen? Wie in `turn 09`.
cafe-not-in-deck = Karte { $card } ist nicht in diesem Stapel
cafe-no-card = eine Karte { $text } gibt es nicht
cafe-try-usage = wo ausprobieren? Wie in `try 1,0 2`, oder `try 09 1,0 2` mit einer Karte der Auslage.
cafe-turn-range = eine Drehung ist 0, 1, 2 oder 3, nicht { $text }
cafe-card-neither = Karte { $card } gehört weder dir, noch liegt sie in der Auslage
cafe-cannot-try = Karte { $card } lässt sich jetzt nicht ausprobieren
cafe-no-card-to-place = jetzt ist keine Karte anzulegen
cafe-no-display = jetzt liegen keine Karten aus

## Befehle

cafe-help-try = dein Firmengelände mit deiner oder einer ausliegenden Karte dort
cafe-help-turn = eine Karte in ihren vier Drehungen
cafe-help-places = alle Plätze für deine Karte und welche am wenigsten kosten
cafe-help-display = die Karten der Auslage
cafe-help-legend = was die Felder sind

## Formen

cafe-form-take = nimm eine Karte; eine mit Tasse kostet eine Bohne aus deinem Lager
cafe-form-discard = du kannst keine Karte bezahlen, also wirf eine ab
cafe-form-bid = lege eine Bohne aus deinem Lager zum Gebot
cafe-form-stand = dein Gebot ist fertig; du nimmst die Meister-Figur
cafe-form-pass = steig aus der Auktion aus; gebotene Bohnen sind bezahlt
cafe-form-keep = rette eine Bohne deines Gebots auf ein leeres Schiff, oder `keep none`
cafe-form-place = lege deine Karte, oberes linkes Feld bei X,Y, auf 2 bis 4 Felder
cafe-form-drop = die Karte passt nirgends hin: wirf sie ab
cafe-form-produce = eine Bohne auf jedes leere Bohnenfeld der Gruppe; 1 Punkt
cafe-form-grow = die Farbe der Bohne auf einem Chargenfeld
cafe-form-dry = alle Bohnen einer Farbe von den Bohnenfeldern auf ein leeres Trockenfeld; 1 Punkt je Gruppe
cafe-form-roast = alle Bohnen einer Farbe von den Trockenfeldern auf ein leeres Röstfeld; 1 Punkt je Gruppe
cafe-form-stop = für diesen Punkt ist es genug
cafe-form-deliver = nimm die Bohnen eines Röstfelds auf; 1 Punkt für beliebig viele
cafe-form-send = eine Bohne an ein Kaffeehaus, das sie verlangt, oder ein Espressofeld; `send yyg X,Y` und `send all X,Y` für mehrere
cafe-form-store = der Rest der Lieferung kommt ins Lager
cafe-form-clear = die Bohnen eines Felds zurück in den Vorrat, kostenlos
cafe-form-end = keine Aktionen mehr in dieser Runde; übrige Punkte verfallen
cafe-form-exchange = eine Espressobohne wird zu einer dieser Farbe im Lager

## Legende

cafe-legend-field = ein gelbes Bohnenfeld (N braun, G grün, R rot); `produce` legt eine Bohne darauf
cafe-legend-surplus = ein Überschussfeld: zwei Bohnen auf einmal
cafe-legend-batch = ein Chargenfeld: eine Bohne beliebiger Farbe
cafe-legend-beans = zwei braune Bohnen
cafe-legend-drying = ein Trockenfeld: Bohnen kommen von Bohnenfeldern
cafe-legend-roasting = ein Röstfeld: Bohnen kommen von Trockenfeldern
cafe-legend-cafe = ein Kaffeehaus für 4 Punkte; ○Y es will eine gelbe Bohne, ●Y es hat sie; ✓ es ist voll beliefert
cafe-legend-espresso = ein Espressofeld: hält eine Bohne, am Ende beliebige Farbe
cafe-legend-pastry = ein Törtchen: seine Punkte zählen neben einem belieferten Kaffeehaus
cafe-legend-cup = ein Aktionspunkt je Runde
cafe-legend-ship = mit zweien sind Karten mit Tasse umsonst; rettet eine Bohne eines Gebots
cafe-legend-dead = was von einem halb verdeckten Kaffeehaus bleibt
cafe-legend-groups = Felder ohne Linie dazwischen sind eine Gruppe: Eine Aktion bedient sie alle.
cafe-legend-tight = In kleinen Fenstern: d trocknen, r rösten, c Kaffeehaus, u Tasse, s Schiff, e Espresso; ○YN sind die Bohnen, die einem Kaffeehaus noch fehlen.

## Wie man eine Antwort tippt

cafe-tip-take = `try KARTE X,Y DREHUNG` zeigt eine Karte auf deinem Firmengelände.
cafe-tip-place = Tippe X,Y des oberen linken Felds von Karte { $card } und eine Drehung, wie in `{ $example }`; `try` zeigt es zuerst, `places` nennt alle { $n }.

## Die Absätze der Regeln, in wenigen Worten. Die Nummern sind die von docs/rules.

rule-c1-1 = Plätze und Bohnen
rule-c1-2 = die Felder einer Karte
rule-c1-3 = womit jeder Platz beginnt
rule-c1-4 = die Karten einer Partie
rule-c1-5 = der erste Meister
rule-c1-6 = Karten als Daten
rule-c2-1 = Karten reihum nehmen
rule-c2-2 = eine Tasse kostet eine Bohne
rule-c2-3 = mit zwei Schiffen sind Tassen umsonst
rule-c2-4 = wenn keine Karte bezahlt werden kann
rule-c2-5 = wer bezahlen kann, muss nehmen
rule-c3-1 = zwei bis vier Felder bedecken
rule-c3-2 = eine Tasse bleibt sichtbar
rule-c3-3 = was bedeckt wird
rule-c4-1 = Aktionspunkte
rule-c4-2 = wie man sie ausgibt
rule-c4-3 = Gruppen
rule-c4-4 = anbauen
rule-c4-5 = trocknen
rule-c4-6 = rösten
rule-c4-7 = liefern
rule-c4-8 = was ein Kaffeehaus annimmt
rule-c4-9 = eine Farbe je Feld
rule-c4-10 = ein Feld räumen
rule-c4-11 = alle handeln gleichzeitig
rule-c4-12 = acht Runden
rule-c5-1 = die Reihenfolge der Wertung
rule-c5-2 = voll belieferte Kaffeehäuser
rule-c5-3 = das Lager
rule-c5-4 = Gleichstand
rule-c5-5 = die Bewertung im Solospiel
rule-c6-1 = bieten oder passen
rule-c6-2 = was ein Gebot erreichen muss
rule-c6-3 = das Ende der Auktion
rule-c6-4 = die Wahl nach der Auktion
rule-c6-5 = Bohnen auf Schiffen retten
rule-c7-1 = eine Karte mehr in der Auslage
rule-c7-2 = Espressofelder
rule-c7-3 = Chargen
rule-c7-4 = Törtchen
rule-c7-5 = Überschussfelder
rule-c8-1 = Promokarten
rule-c9 = Optionen und Ausgaben
