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
