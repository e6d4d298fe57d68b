## VivaJava Dice, wie es gezeichnet ist.

viva-you = du
viva-yours = deine
viva-best-bean = Beste Bohne
viva-rainbow = Bunte Mischung
viva-bench = Der Labortisch: was gefragt ist
viva-abilities = Fähigkeiten
viva-back = Zurück
viva-skip = Alles zeigen

## Sitze und Wettlauf

viva-race = Wettlauf zu { $goal } Genusspunkten
viva-race-seat = { $name }: { $points }
viva-of-goal = von { $goal }
viva-holds-aroma = { $n ->
    [0] kein Aroma-Würfel
   *[other] { $n } Aroma-Würfel
}
viva-tokens-in-hand = Marker auf der Hand: { $n }
viva-income = { $kind ->
    [featured] Beste Bohne
    [rainbow] Bunte Mischung
   *[tokens] mit { $name }
}
viva-no-blend = ohne Mischung

## Die Wand

viva-free = frei
viva-free-pair = frei: jedes Paar bekommt sie
viva-next-turn-of = { $who ->
    [you] in deinem nächsten Zug
   *[they] im nächsten Zug von { $name }
}
viva-pays-each-turn = bringt jeden Zug Punkte
viva-stairs = Was die Beste Bohne schlägt
viva-stairs-roast = Jede Reihe ist eine Farbe, die dunkleren Röstgrade oben.
viva-stairs-beans = Nach rechts: wie viele Bohnen davon du hast.
viva-stairs-line = Jenseits der Kreidelinie schlägst du die Beste Bohne. Die Reihe leuchtet: Tipp darauf.
viva-understood = Verstanden
viva-roast = Röstgrad
viva-beans = Bohnen
viva-beats = schlägt sie
viva-row = { $strength } × { vivajava-colour }: schlägt die Beste Bohne
viva-of-five = { $n } von 5
viva-yours-already = gehört dir schon
viva-now = sofort
viva-a-turn = je Zug
viva-your-research = Dein Forschungslabor
viva-research-of = Forschungslabor von { $name }
viva-coaster = { $coaster ->
    [mild] sanfter Untersetzer
   *[bold] würziger Untersetzer
}
viva-track = { $colour ->
    [white] Weiße
    [yellow] Gelbe
    [brown] Braune
    [red] Rote
   *[green] Grüne
} Leiste: { $at } von { $cup }. { vivajava-ability }: { $level ->
    [0] nicht frei
   *[other] { $level }X
}. Die Tasse bringt { $points }.
viva-with-token = { vivajava-colour } mit dem Marker von { $name }
viva-progress = { vivajava-colour } { $at } von { $cup }
viva-token-of = Marker von { $name }.
viva-ended = beendet
viva-blocked = blockiert
# Eine Fähigkeit auf einem schmalen Schild: wo ihr Wort getrennt werden darf.
viva-sign = { $ability ->
    [reroll] Weiter{"\u00AD"}würfeln
    [focus] Fokus{"\u00AD"}gruppen
    [joint] Forschungs{"\u00AD"}gemein{"\u00AD"}schaft
    [block] Aktion blockie{"\u00AD"}ren
    [ride] Forschungs{"\u00AD"}schub
    [aroma] Zusatz{"\u00AD"}aroma
   *[other] { vivajava-ability }
}
viva-at-square = ab { $n }
viva-aroma-jar = Aromaglas
viva-jar = Aromaglas, noch { $n }
viva-left = noch { $n }

## Würfel

viva-die = { $dice ->
    [aroma] Aroma-Würfel
   *[coffee] Kaffee-Würfel
}: { $colour ->
    [none] noch zu würfeln
   *[other] { vivajava-colour }
}
viva-die-of = { $dice ->
    [aroma] Aroma-Würfel
   *[coffee] Kaffee-Würfel
} von { $name }: { $colour ->
    [none] noch zu würfeln
   *[other] { vivajava-colour }
}
viva-given-by = von { $names }

## Nach dem Wurf

viva-how-roll = Tipp auf Würfel, um sie neu zu werfen. Tipp auf eine leuchtende Stelle der Wand, um den Wurf zu nutzen.
viva-how-use = Tipp auf eine leuchtende Stelle: eine Reihe der Besten Bohne, die Bunte Mischung, ein Glas oder das Aromaglas.
viva-how-pass = Weder Mischen noch Forschen ist möglich.
viva-how-aroma = Berühre die Aroma-Würfel, die neu geworfen werden.
viva-how-turn = { $ability ->
    [upgrade] Er steigt um einen Röstgrad. Die Wand zeigt den Wurf, wie er dann wäre.
   *[flip] Er dreht sich auf die Gegenseite. Die Wand zeigt den Wurf, wie er dann wäre.
}
viva-hint-use = Leuchtende Stellen nehmen den Wurf an.
viva-hint-aroma = Die Kaffeewürfel sind schon aufgenommen. Nimm Aroma-Würfel dazu, oder keine.
viva-hint-roll = Nimm die Würfel auf, die dir nicht gefallen, oder wähle eine leuchtende Stelle.
viva-hint-turn = Jeder Würfel zeigt, was aus ihm würde.
viva-odds = Chancen
viva-beats-it = schlägt sie
viva-beat-best-bean = schlägt die Beste Bohne
viva-five-colours = fünf Farben
viva-dice-again = { $n ->
    [one] { $n } Würfel neu
   *[other] { $n } Würfel neu
}
viva-roll-again = { $n ->
    [one] { $n } Würfel neu werfen
   *[other] { $n } Würfel neu werfen
}
viva-roll-none = Keine
viva-touch-dice = Erst Würfel antippen
viva-rerolls-left = { $n ->
    [one] dein letzter Neuwurf
   *[other] noch { $n } Neuwürfe
}
viva-uses-left = { $n ->
    [one] noch { $n }-mal
   *[other] noch { $n }-mal
}
viva-turn-die = { vivajava-colour } wird { vivajava-to }
viva-pass = Weiter

## Was eine Wahl bringt

viva-brings = Das bringt es
viva-ability-ends = „{ vivajava-ability }“ endet
viva-rainbow-lost = Die Bunte Mischung geht verloren
viva-game-ends = Das Spiel endet.

## Eine Mischung

viva-ask-compose = Welche Würfel kommen in deine Beste Bohne?
viva-how-compose = Tipp auf Würfel, um sie hinein- oder herauszulegen. Gespendete müssen die Hauptfarbe zeigen.
viva-beats-verb = schlägt
viva-against = gegen
viva-as = als { vivajava-colour }
viva-left-out = bleibt draußen
viva-places-left = { $n ->
    [one] { $n } Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
viva-no-blend-of-these = Aus diesen fünf wird jetzt keine Beste Bohne.
viva-make = Beste Bohne mischen
viva-rest-back = die übrigen Würfel gehen zurück

## Wertverfall, behalten oder abschaffen

viva-how-decay = Tipp auf den Würfel, der gehen soll.
viva-just-paid = Gerade hat sie gebracht:
viva-still-yours = noch deine (reine Würfe)
viva-retakes = du holst sie zurück
viva-too-few = zu wenige Würfel
viva-keep-title = Behalten: { $rating }
viva-turn-ends = dein Zug endet
viva-your-next-turn = dein nächster Zug
viva-goes-back = geht zurück
viva-or = oder
viva-keep = Behalten
viva-drop-title = { $n ->
    [one] Abschaffen: { $n } Würfel
   *[other] Abschaffen: { $n } Würfel
}
viva-coaster-free = der Untersetzer ist frei
viva-drop = Abschaffen, { $n } würfeln

## Eine Spende

viva-how-donate = Tipp auf die Würfel, die du spendest. Jeder, den { $name } für eine Beste Bohne nutzt, bringt dir Punkte; die anderen sind weg.
viva-rolls = { $who ->
    [you] Du würfelst
   *[they] { $name } würfelt
}
viva-your-aroma = deine Aroma-Würfel
viva-give-nth = { vivajava-n-aroma } spenden
viva-takes-best-bean = { $name } holt die Beste Bohne
viva-no-die = keiner
viva-a-die-fits = ein Würfel von dir passt
viva-you-may-get = Bestenfalls
viva-dice-pay = { $n ->
    [0] auch der beste Wurf nutzt keinen davon
    [one] { $n } Würfel kann Punkte bringen
   *[other] { $n } Würfel können Punkte bringen
}
viva-a-turn-with = je Zug mit { $name }
viva-to-beat = zu schlagen: { $rating }
viva-give-none = Nichts spenden
viva-give = { $n ->
    [one] { $n } Würfel spenden
   *[other] { $n } Würfel spenden
}
viva-touch-to-give = Würfel antippen

## Fähigkeiten nach dem Wurf

viva-how-act = { $ability ->
    [block] Dein Marker verlässt die rote Tasse. Bis zu deinem nächsten Zug nutzt niemand sonst die Fähigkeit; Schritte zählen weiter.
    [ride] Dein Marker verlässt die rote Tasse. Schritte, die dort im eigenen Zug dazukommen, gehst du mit. Die Kerbe zeigt, wo du stehst.
    [aroma] Das Glas gibt dir Aroma-Würfel für deinen nächsten Wurf.
   *[joint] Ein Kaffee-Würfel bestimmt die Farbe; dann wählst du, mit wem.
}
viva-how-end = Sonst ist nichts zu tun.
viva-n-tokens = { $n ->
    [one] { $n } Marker
   *[other] { $n } Marker
}
viva-does = { $ability ->
    [reroll] beliebige eigene Würfel neu werfen
    [upgrade] ein Würfel einen Röstgrad höher
    [flip] ein Würfel auf die Gegenseite
    [focus] beim Mischen ein Schritt auf beliebiger Leiste
    [joint] ein Würfel für dich und ein Gegenüber
    [block] sperrt den anderen eine Fähigkeit
    [ride] du gehst Schritte auf fremder Leiste mit
    [aroma] Aroma-Würfel nehmen
   *[bottleneck] weniger Kaffee-Würfel, immer
}
viva-nobody-has = hat niemand
viva-track-of = { $colour ->
    [white] Weiße
    [yellow] Gelbe
    [brown] Braune
    [red] Rote
   *[green] Grüne
} Leiste von { $name }
viva-ride-tell = { $name } steht auf { $at }, du auf { $mine } von { $cup }. Deine Tasse dort bringt { $points }.
viva-block-stops = Hält { $names } bis zu deinem nächsten Zug auf. Du darfst sie weiter nutzen.
viva-block-nobody = Hält gerade niemanden auf; gilt bis zu deinem nächsten Zug.
viva-touch-target = Tipp auf ein leuchtendes Ziel.
viva-ride-with = Mitgehen: { $name }
viva-block-this = „{ vivajava-ability }“ blockieren
viva-end-turn = Zug beenden
viva-roll-joint = Gemeinsam forschen
viva-take-aroma = Aroma-Würfel nehmen

## Kurze Fragen

viva-how-ask = { $question ->
    [focus] Tipp auf ein leuchtendes Glas.
    [partner] Ihr geht beide die Schritte der gewürfelten Farbe.
   *[recall] Ein Marker ist zu legen. Hol einen von dort zurück, wo er liegt, oder lege keinen.
}
viva-mark-step = Diesen Schritt gehen
viva-take-back = Zurückholen
viva-no-step = Kein Schritt
viva-leave = Keinen legen
viva-spot = { $spot ->
    [cup] auf der roten Tasse
    [blend] auf der Besten Bohne
    [ability] auf einer Fähigkeit ({ vivajava-colour })
    [track] auf einer Leiste von { $name } ({ vivajava-colour })
   *[hand] auf der Hand
}
