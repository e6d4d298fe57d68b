## VivaJava Dice im Terminal.

vivajava-aim = Würfle und nutze die Würfel für eines: die beste Mischung, die Bunte Mischung oder Forschung, die Fähigkeiten öffnet. Wer zuerst 21 Punkte hat, gewinnt.

vivajava-best-bean = Beste Bohne
vivajava-rainbow = Bunte Mischung

## Um die Leisten

vivajava-supply = Vorrat { $coffee } Kaffee, { $aroma } Aroma
vivajava-dice = Würfel
vivajava-dice-signs = a: Aroma; eine Zahl: wessen Spende
vivajava-middle = in der Mitte
vivajava-aroma = Aroma
vivajava-worth = { $points } von { $goal } Punkten · { $aroma } Aroma
vivajava-tokens = Marker
vivajava-tokens-at = { $n } { $spot ->
    [hand] zur Hand
    [cup] auf der roten Tasse
   *[blend] auf der Mischung
}
vivajava-tokens-blocking = blockiert { $tracks }
vivajava-tokens-riding = geht mit auf { $tracks } von { $whom ->
    [you] dir
   *[they] { $othername }
}
vivajava-shut = zu
vivajava-unlocked = Fähigkeiten
vivajava-ability-does = { $ability ->
    [reroll] nach dem Wurf: beliebige eigene Würfel neu würfeln; 2X: zweimal
    [upgrade] nach dem Wurf: ein Würfel einen Röstgrad höher; 2X: zwei Schritte
    [flip] nach dem Wurf: ein Würfel auf die Gegenseite; 2X: zwei Würfel
    [focus] wenn du mischst: ein Schritt auf beliebiger Leiste; 2X: zwei
    [joint] aktivieren: würfle, du und ein Gegenüber geht je einen Schritt; 2X: zwei
    [block] aktivieren: ein Marker sperrt den anderen eine Fähigkeit bis zu deinem nächsten Zug
    [ride] aktivieren: ein Marker auf fremder Leiste bringt dir deren Schritte
    [aroma] aktivieren: nimm einen Aroma-Würfel; 2X: zwei
   *[bottleneck] immer: ein Kaffee-Würfel weniger; 2X: zwei
}
vivajava-legend-joker = ein Joker: jede Farbe, nur auf Aroma-Würfeln
vivajava-legend-aroma = ein Aroma-Würfel; einer, den Platz 1 gespendet hat
vivajava-legend-token = ein Würfel mit einem Marker von Platz 1
vivajava-legend-steps = 3 von 7 Schritten dieser Leiste, ihre Fähigkeit einmal je Zug offen (2X: zweimal)
vivajava-legend-marks = die Tasse dieser Leiste ist erreicht; die Fähigkeit ist von einem anderen Platz blockiert
vivajava-signs = Auf einer Leiste öffnen die Felder 1 und 2 die Fähigkeit ein- und zweimal je Zug, [4] ist die Tasse mit ihren Punkten, [4✓] eine erreichte; `{ vivajava-shut }` ist von anderen blockiert.

## Befehle

vivajava-help-abilities = was die Fähigkeiten des Untersetzers tun
vivajava-help-legend = was Buchstaben und Zeichen bedeuten

## Formen

vivajava-form-decay = ein Würfel deiner Besten Bohne kommt in den Vorrat
vivajava-form-keep = behalte die Beste Bohne; dein Zug endet
vivajava-form-drop = schaff die Beste Bohne ab und würfle mit dem Rest
vivajava-form-donate = würfle N deiner Aroma-Würfel für den Platz am Zug
vivajava-form-reroll = würfle diese Kaffee-Würfel neu (`-` für keine)
vivajava-form-and = und diese Aroma-Würfel
vivajava-form-upgrade = dreh einen Würfel einen Röstgrad höher
vivajava-form-flip = dreh einen Würfel auf die Gegenseite
vivajava-form-use = beginne die Beste Bohne mit gespendeten Würfeln der Hauptfarbe
vivajava-form-blend = mische die Beste Bohne aus diesen fünf Würfeln
vivajava-form-rainbow = mische die Bunte Mischung aus fünf Farben
vivajava-form-research = geh N Schritte; Schwarz bringt Aroma-Würfel
vivajava-form-pass = es ist nichts möglich
vivajava-form-focus = Fokusgruppen: ein Schritt auf dieser Leiste
vivajava-form-stop = Fokusgruppen: keine weiteren Schritte
vivajava-form-block = sperre den anderen diese Fähigkeit bis zu deinem nächsten Zug
vivajava-form-ride = bekomm, was dieser Platz auf dieser Leiste bekommt
vivajava-form-aroma = Zusatzaroma: nimm Aroma-Würfel
vivajava-form-joint = Forschungsgemeinschaft: würfle
vivajava-form-partner = Forschungsgemeinschaft mit diesem Platz
vivajava-form-recall = hol einen Marker zurück, um ihn jetzt zu legen
vivajava-form-leave = lege keinen Marker
vivajava-form-end = beende deinen Zug

## Wörter der Auswahl, die sich auch tippen lassen

vivajava-verb = { $verb ->
    [decay] abgeben
    [keep] behalten
    [drop] abschaffen
    [donate] spenden
    [reroll] weiterwürfeln
    [and] dazu
    [upgrade] aufwerten
    [flip] wenden
    [use] einsetzen
    [blend] mischen
    [rainbow] bunt
    [research] forschen
    [pass] passen
    [focus] befragen
    [stop] genug
    [block] blockieren
    [ride] mitziehen
    [aroma] Aroma
    [joint] gemeinsam
    [partner] mit
    [recall] zurückholen
    [leave] lassen
   *[end] beenden
}
vivajava-kind = { $dice ->
    [aroma] Aroma
   *[coffee] Kaffee
}

## Wie man eine Antwort tippt

vivajava-tip-reroll-aroma = `{ $typed }` für keine.
vivajava-tip-typed = Andere Würfel tippst du als Buchstaben, wie in { $typed }.

## Die Absätze der Regeln, in wenigen Worten. Die Nummern sind die von docs/rules.

rule-v1-1 = Plätze, Würfel und Marker
rule-v1-2 = Farben, Röstgrade und Würfelseiten
rule-v1-3 = die Untersetzer
rule-v1-4 = Punkteleiste, Forschungsleisten, Wert der Tassen
rule-v1-5 = die Felder der Leisten
rule-v1-6 = wer beginnt
rule-v2-1 = Punkte für die eigene Mischung
rule-v2-2 = Punkte für Marker auf einer Mischung
rule-v2-3 = Wertverfall
rule-v2-4 = behalten oder abschaffen
rule-v2-5 = die Bunte Mischung verfällt nicht
rule-v3-1 = welche Würfel geworfen werden
rule-v3-2 = Engpass
rule-v3-3 = Spenden
rule-v3-4 = der Wurf und seine Fähigkeiten
rule-v3-5 = kein Neuwurf umsonst
rule-v4-1 = Beste Bohne: wann sie gemischt werden darf
rule-v4-2 = Bewertung
rule-v4-3 = Beste Bohne: was das Mischen bewirkt
rule-v4-4 = gespendete Würfel in einer Mischung
rule-v4-5 = Bunte Mischung
rule-v4-6 = eine Mischung je Platz
rule-v4-7 = Forschen
rule-v4-8 = die Tasse
rule-v4-9 = schwarze Bohnen
rule-v4-10 = wie lange Aroma-Würfel bleiben
rule-v4-11 = mischen oder forschen nach Wahl; nichts nur, wenn beides unmöglich ist
rule-v5-1 = wann Fähigkeiten genutzt werden dürfen
rule-v5-2 = wie oft
rule-v5-3 = Ziele
rule-v5-4 = rote Marker
rule-v5-5 = einen Marker zurückholen
rule-v5-6 = Marker abgeschlossener Leisten
rule-v5-7 = was „Aktion blockieren“ verhindert
rule-v6-1 = das Ende
rule-v6-2 = Gleichstand
