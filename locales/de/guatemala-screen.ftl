## Guatemala Café im Terminal.

guatemala-aim = Kaufe Arbeiterinnen, Hütten, Wege und Schiffe aus der Reihe des Einkäufers, und verbinde deine Plantagen mit Häfen. Wird ein Sack genommen, wertet jede Plantage dieser Sorte mit Hütte ihre Arbeiterinnen, je Schiff noch einmal; wer die meisten Punkte hat, gewinnt.

guatemala-coffee-name = { $coffee ->
    [black] schwarz
    [white] weiß
    [beige] beige
    [russet] rotbraun
   *[brown] braun
}
guatemala-zone = { $zone ->
    [grey] grau
    [green] grün
    [yellow] gelb
   *[other] { $zone }
}

## Menü

guatemala-heading = { $what ->
    [arrange] auslegen
    [at] auf
    [lot] Los
    [buyer] Einkäufer
    [move] ziehen { $n }
    [build] bauen
    [sack] Sack
    [nothing] nichts
    [take] nehmen
    [done] fertig
    [worker] Arbeiterin für { $n }
    [hut] Hütte für { $n }
    [ship] Schiff für { $n }
    [road] Weg
    [block] blockieren
    [decline] zulassen
    [sail] auslaufen
   *[lay] legen
}
guatemala-menu = { $what ->
    [lot] den Rest durch das Los
    [build] nimm 1 bis 3 Teile
    [nothing] beende den Zug
    [done] beende das Bauen
    [block] lege deinen Sack dorthin: keine Punkte
   *[decline] lass werten
}
guatemala-menu-sack = { $field } { guatemala-coffee-name }: du bekommst 8 Centavos; Punkte: { $gains }
guatemala-menu-ship = im Hafen { $harbour }
guatemala-menu-sail = aus Hafen { $harbour }
guatemala-menu-lay = { guatemala-coffee-name } (brächte { $gains })

## Um die Pläne

guatemala-header-buyer = Einkäufer auf { $space }, { $where }
guatemala-header-left = { $n ->
    [one] noch { $n } Weg
   *[other] noch { $n } Wege
} · Beutel { $bag }
guatemala-offer-nothing = nichts
guatemala-sack-now = ein Sack brächte
guatemala-sacks-own = Säcke { $sacks }
guatemala-n-sacks = { $n ->
    [one] { $n } Sack
   *[other] { $n } Säcke
}
guatemala-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { guatemala-money-left }
guatemala-at-harbour = am Hafen
guatemala-money = Geld
guatemala-group = { $fields }; { $n ->
    [0] kein Hafen
   *[other] Hafen { $harbours }
}; { $workers ->
    [one] { $workers } Arbeiterin
   *[other] { $workers } Arbeiterinnen
} × { $times } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} jetzt
guatemala-harbours = Häfen
guatemala-full = voll
guatemala-next = für { $price }
guatemala-track = Leiste
guatemala-meets = ein Anzeiger auf { $space } beendet das Spiel
guatemala-dealt = { $n ->
    [one] { $n } Sack wird verteilt.
   *[other] { $n } Säcke werden verteilt.
}{ $own ->
    [0] {""}
   *[other] {" "}Deine: { $sacks }.
}
guatemala-arranged = Der Markt wird durch Zufall aufgebaut.
guatemala-sacks-arranged = Die Säcke des Marktes werden durch Zufall gelegt.
guatemala-ring-spaces = die Felder des Rundwegs gehen von 0 bis { $last }

## Befehle

guatemala-help-market = der Markt mit seinem Rundweg
guatemala-help-board = die Plantagen, die Häfen und die Siegpunktleiste
guatemala-help-offers = was die erreichbaren Reihen bieten, oder die eines Ringfelds
guatemala-help-legend = was die Zeichen bedeuten

## Formen

guatemala-form-arrange = leg ein Teil auf einen Markt, den ihr selbst aufbaut, wie in `arrange worker black` oder `arrange wK`
guatemala-form-lot = überlass den Rest des Marktes dem Zufall
guatemala-form-at = leg das Teil auf ein leeres Feld des Marktes, wie in `at r3c7`
guatemala-form-buyer = setze den Einkäufer auf ein Feld des Rundwegs, 0 bis 35
guatemala-form-move = ziehe den Einkäufer 1 bis 3 Felder; ein viertes kostet 2
guatemala-form-build = nimm ein bis drei Teile der Reihe
guatemala-form-sack = nimm einen Sack der Reihe, bekomm 8 und werte seine Sorte
guatemala-form-nothing = lass es dabei
guatemala-form-take = nimm ein Teil der Reihe, wie in `take r1c2` oder `take wK`
guatemala-form-done = beende das Bauen
guatemala-form-worker = setze die Arbeiterin auf ein Feld
guatemala-form-hut = setze die Hütte auf einen Bauplatz
guatemala-form-ship = setze das Schiff auf den günstigsten freien Liegeplatz
guatemala-form-road = lege den Weg, wie in `road 4.8-5.8`
guatemala-form-block = lege einen Sack derselben Sorte und verhindere die Wertung
guatemala-form-decline = lass die Wertung zu
guatemala-form-sail = von gleich günstigen Schiffen läuft dieses aus
guatemala-form-lay = lege einen eigenen Sack auf das freie Feld

## Legende

guatemala-legend-pieces = Arbeiterin, Hütte, Schiff (schwarz); K schwarz, W weiß, B beige, R rotbraun, N braun
guatemala-legend-sack = ein schwarzer Sack auf seinem Marktfeld; ein Weg
guatemala-legend-buyer = das Ringfeld des Einkäufers; [..] die Reihe, auf die er blickt
guatemala-legend-owner = auf dem Plan: Arbeiterin und Hütte (schwarz) von Platz #0
guatemala-legend-site = ein freier Bauplatz und sein Preis; [x] ein gesperrter
guatemala-legend-road = ein Weg; ╌ ┆ ein vorgedruckter Ort dafür, wo es welche gibt
guatemala-legend-segment = die Strecke zwischen den Ecken 4.8 und 5.8: Spalten stehen unter dem Plan, Zeilen rechts davon
guatemala-legend-dock = an einer Ecke: der Anleger dieses Hafens; eine Hütte ist verbunden, wenn eine Ecke ihres Bauplatzes erreicht ist

## Wie man eine Antwort tippt

guatemala-tip-road = Tippe zwei Ecken, wie in `road 4.5-5.5`: Spalten stehen unter dem Plan, Zeilen rechts davon; `hint` schlägt einen vor.
guatemala-tip-buyer = Tippe die Nummer eines Feldes: Sie steht neben seiner Reihe oder Spalte.
guatemala-tip-lot = `lot` überlässt den Rest dem Zufall.

## Die Absätze der Regeln, in wenigen Worten. Die Nummern sind die von docs/rules.

rule-g1-1 = das Material und womit jeder Platz beginnt
rule-g1-2 = der Markt und seine Aufbauten
rule-g1-3 = der Beutel und die geheimen Säcke
rule-g1-4 = der Plantagenplan nach Zahl der Plätze
rule-g1-5 = wer beginnt und wo der Einkäufer steht
rule-g2-1 = den Einkäufer ziehen
rule-g2-2 = die Reihe und was man dort darf
rule-g3-1 = ein bis drei Teile nehmen
rule-g3-2 = Preise
rule-g3-3 = Wege füllen die geleerten Felder
rule-g4-1 = eine Plantage je Platz und Sorte, mit einer Hütte
rule-g4-2 = wo Hütten und Arbeiterinnen stehen
rule-g4-3 = wie eine Plantage wächst
rule-g4-4 = Plantagen derselben Sorte berühren sich nie
rule-g4-5 = Wege und ihre Strecken
rule-g4-6 = Schiffe und ihre Liegeplätze
rule-g4-7 = die Verbindung von Hütte und Hafen
rule-g5-1 = einen Sack nehmen
rule-g5-2 = die Blockade
rule-g5-3 = Punkte
rule-g5-4 = das Schiff, das ausläuft
rule-g5-5 = der neue Sack
rule-g6-1 = das Ende durch die Siegpunktleiste
rule-g6-2 = wer gewinnt
rule-g6-3 = das Ende, wenn nichts mehr geschieht
rule-g6-4 = weniger Wege zu dritt
rule-g6-5 = die Optionen des Aufbaus
