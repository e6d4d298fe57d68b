## Guatemala Café auf Deutsch. Begriffe der deutschen Anleitung: Einkäufer, Rundweg, Anbaugebiet, Arbeiterin, Lagerhütte, Weg, Kaffeesack, Blockade, Centavos.

# Adjektive nach unbestimmtem Artikel: weiblich und im Akkusativ männlich; „n“ sächlich.
guatemala-f = { $coffee ->
    [black] schwarze
    [white] weiße
    [beige] beige
    [russet] rotbraune
   *[brown] braune
}
guatemala-m = { $coffee ->
    [black] schwarzen
    [white] weißen
    [beige] beigen
    [russet] rotbraunen
   *[brown] braunen
}
guatemala-m-nom = { $coffee ->
    [black] schwarzer
    [white] weißer
    [beige] beiger
    [russet] rotbrauner
   *[brown] brauner
}
guatemala-n = { $coffee ->
    [black] schwarzes
    [white] weißes
    [beige] beiges
    [russet] rotbraunes
   *[brown] braunes
}
# Die Sorte als Hauptwort.
guatemala-coffee = { $coffee ->
    [black] Schwarz
    [white] Weiß
    [beige] Beige
    [russet] Rotbraun
   *[brown] Braun
}
# Im Akkusativ.
guatemala-a-piece = { $piece ->
    [worker] eine Arbeiterin für { guatemala-m } Kaffee
    [hut] eine { guatemala-f } Lagerhütte
    [ship] ein { guatemala-n } Schiff
    [sack] einen { guatemala-m } Sack
   *[road] einen Weg
}
guatemala-the-piece = { $piece ->
    [worker] die Arbeiterin für { guatemala-m } Kaffee
    [hut] die { guatemala-f } Lagerhütte
    [ship] das { guatemala-f } Schiff
    [sack] den { guatemala-m } Sack
   *[road] den Weg
}
# Im Nominativ.
guatemala-piece-is = { $piece ->
    [worker] eine Arbeiterin für { guatemala-m } Kaffee
    [hut] eine { guatemala-f } Lagerhütte
    [ship] ein { guatemala-n } Schiff
    [sack] ein { guatemala-m-nom } Sack
   *[road] ein Weg
}
guatemala-counted = { $n ->
    [one] { guatemala-piece-is }
   *[other] { $n } { $piece ->
        [worker] Arbeiterinnen für { guatemala-m } Kaffee
        [hut] { guatemala-f } Lagerhütten
        [ship] { guatemala-f } Schiffe
        [sack] { guatemala-f } Säcke
       *[road] Wege
    }
}
guatemala-line = { $line ->
    [row] Reihe { $number }
    [column] Spalte { $number }
   *[none] der Reihe
}
guatemala-price = { $price ->
    [0] kostenlos
    [one] für { $price } Centavo
   *[other] für { $price } Centavos
}
guatemala-gain = { $who ->
    [you] { $points } für dich
   *[they] { $points } für { $name }
}

## Aktionen

guatemala-action-arrange = Leg { guatemala-a-piece } aus; noch übrig: { $n }.
guatemala-action-lot = Überlass den Rest des Marktes dem Los.
guatemala-action-at = Leg { guatemala-the-piece } auf { $field }.
guatemala-action-buyer = Setze den Einkäufer auf Feld { $space } des Rundwegs; dort steht er vor { guatemala-line }.
guatemala-action-move = { $steps ->
    [one] Ziehe den Einkäufer { $steps } Feld weiter
   *[other] Ziehe den Einkäufer { $steps } Felder weiter
} zu { guatemala-line }{ $price ->
    [0] {""}
   *[other] {" "}und zahle { $price }
}: { $kinds ->
    [0] Dort liegt nichts.
   *[other] { $offers }.
}
guatemala-action-build = Nimm ein bis drei Teile aus { guatemala-line } und setze sie ein.
guatemala-action-sack = Nimm den { guatemala-m } Sack von { $field } für { $income } Centavos; { guatemala-would-score }.
guatemala-would-score = { $scorers ->
    [0] niemand bekommt Punkte
   *[other] Punkte, wenn niemand blockiert: { $gains }
}
guatemala-action-nothing = Nimm nichts und beende deinen Zug.
guatemala-action-take = Nimm { guatemala-the-piece } von { $field }.
guatemala-action-done = Beende das Bauen.
guatemala-action-put = Setze { guatemala-the-piece } auf { $spot }, { guatemala-price }.
guatemala-action-ship = Setze { guatemala-the-piece } in Hafen { $harbour }, { guatemala-price }.
guatemala-action-road = Lege den Weg auf { $spot }.
guatemala-action-block = Lege einen eigenen { guatemala-m } Sack dorthin: Niemand bekommt Punkte.
guatemala-action-decline = Blockiere nicht: { $scorers ->
    [0] Punkte gibt es ohnehin keine.
   *[other] { $gains }.
}
guatemala-action-sail = Lass das { guatemala-f } Schiff aus Hafen { $harbour } auslaufen.
guatemala-action-lay = Lege einen eigenen { guatemala-m } Sack auf { $field }.

## Ereignisse

guatemala-event-dealt = { $who ->
    [you] Du bekommst einen { guatemala-m } Sack.
   *[they] { $name } bekommt einen { guatemala-m } Sack.
}
guatemala-event-dealt-hidden = { $who ->
    [you] Du bekommst einen Sack.
   *[they] { $name } bekommt einen Sack.
}
guatemala-event-arranged = Auf { $field } liegt { guatemala-piece-is }.
guatemala-event-sack-arranged = Auf { $field } liegt ein { guatemala-m-nom } Sack.
guatemala-event-laid-out = { $who ->
    [you] Du legst
   *[they] { $name } legt
} { guatemala-a-piece } auf { $field } des Marktes.
guatemala-event-left-to-lot = { $who ->
    [you] Du überlässt
   *[they] { $name } überlässt
} den Rest des Marktes dem Los.
guatemala-event-started = { $who ->
    [you] Du beginnst.
   *[they] { $name } beginnt.
}
guatemala-event-buyer = { $who ->
    [you] Du bringst
   *[they] { $name } bringt
} den Einkäufer auf Feld { $space }{ $paid ->
    [0] .
   *[other] {" "}für { $paid } Centavos.
}
guatemala-event-nothing = { $who ->
    [you] Du tust nichts.
   *[they] { $name } tut nichts.
}
guatemala-event-taken = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} { guatemala-the-piece } von { $field }.
guatemala-event-placed = { $who ->
    [you] Du setzt
   *[they] { $name } setzt
} { guatemala-the-piece } auf { $spot }, { guatemala-price }.
guatemala-event-shipped = { $who ->
    [you] Du setzt
   *[they] { $name } setzt
} { guatemala-the-piece } in Hafen { $harbour }, { guatemala-price }.
guatemala-event-road-laid-out = Ein Weg füllt { $field }.
guatemala-event-sack-taken = { $who ->
    [you] Du legst
   *[they] { $name } legt
} den { guatemala-m } Sack von { $field } auf Feld { $space } der Leiste: { $income } Centavos.
guatemala-event-declined = { $who ->
    [you] Du blockierst nicht.
   *[they] { $name } blockiert nicht.
}
guatemala-event-blocked = { $who ->
    [you] Du blockierst
   *[they] { $name } blockiert
} mit einem { guatemala-m } Sack auf { $field }: Niemand bekommt Punkte.
guatemala-event-scored = { $who ->
    [you] Du bekommst
   *[they] { $name } bekommt
} { $points } für { guatemala-coffee }: { $workers ->
    [one] { $workers } Arbeiterin
   *[other] { $workers } Arbeiterinnen
} × { $times }{ $ships ->
    [0] .
    [one] {" "}mit { $ships } Schiff.
   *[other] {" "}mit { $ships } Schiffen.
}
guatemala-event-sailed = Ein { guatemala-n } Schiff läuft aus Hafen { $harbour } aus.
guatemala-event-sack-laid = { $who ->
    [you] Du legst
   *[they] { $name } legt
} einen { guatemala-m } Sack auf { $field }.
guatemala-event-sack-drawn = Aus dem Beutel kommt ein { guatemala-m-nom } Sack auf { $field }.
guatemala-event-ended = Das Spiel ist aus: { guatemala-end }.
guatemala-end = { $end ->
    [no_sack_left] auf dem Markt liegt kein Sack mehr
    [idle] mehrere volle Runden lang hat niemand etwas genommen
    [marker_after_blockade] nach der Blockade hat ein Anzeiger die Säcke erreicht
   *[marker_after_points] ein Anzeiger hat die Säcke erreicht
}

## Gründe

guatemala-reason-other-question = jetzt nicht: { $question ->
    [arrange] der Markt wird aufgebaut
    [arrange-piece] wähle ein Teil für den Markt oder überlass den Rest dem Los
    [arrange-field] wähle ein Feld des Marktes für das Teil
    [deal] Säcke werden verteilt
    [start] es wird ausgelost, wer beginnt
    [set-buyer] setze zuerst den Einkäufer
    [move] ziehe zuerst den Einkäufer
    [choose] baue, nimm einen Sack oder tu nichts
    [may-build] baue oder tu nichts, nach der Blockade
    [take] nimm ein Teil
    [place] setze das Teil ein, das du hast
    [blockade] blockiere oder lass es
    [sail] wähle das Schiff, das ausläuft
    [lay] wähle den Sack, den du legst
    [draw] aus dem Beutel kommt ein Sack
   *[over] das Spiel ist aus
}
guatemala-reason-no-such-space = der Rundweg hat die Felder 0 bis { $last }, nicht { $space }
guatemala-reason-no-such-move = der Einkäufer zieht 1 bis { $most } Felder, nicht { $steps }
guatemala-reason-fourth-step-too-dear = der vierte Schritt kostet { $price }, und du hast { $money }
guatemala-reason-not-in-line = { $field } liegt nicht in { guatemala-line }, vor der der Einkäufer steht
guatemala-reason-no-sack-there = auf { $field } liegt kein Sack
guatemala-reason-no-piece-there = auf { $field } liegt kein Teil
guatemala-reason-cannot-be-placed = du kannst { guatemala-the-piece } nicht einsetzen und bezahlen
guatemala-reason-nothing-to-build = kein Teil aus { guatemala-line } lässt sich einsetzen und bezahlen
guatemala-reason-nothing-taken-yet = bauen heißt mindestens ein Teil nehmen
guatemala-reason-other-piece = in der Hand hast du { guatemala-a-piece }
guatemala-reason-no-such-field = der Plan hat kein Feld { $field }
guatemala-reason-field-taken = { $field } ist besetzt
guatemala-reason-worker-on-site = { $field } ist ein Hüttenbauplatz, kein Ort für eine Arbeiterin
guatemala-reason-no-site = { $field } ist kein Hüttenbauplatz
guatemala-reason-site-closed = der Bauplatz { $field } ist zu dritt gesperrt
guatemala-reason-second-hut = die { guatemala-f } Plantage hat ihre Hütte
guatemala-reason-apart-from-group = { $field } grenzt nicht an die { guatemala-f } Plantage
guatemala-reason-apart-from-workers = { $field } grenzt an keine Arbeiterin der Plantage in { guatemala-coffee }
guatemala-reason-touches-other = { $field } grenzt an { $who ->
    [you] deine { guatemala-f } Plantage
   *[they] die { guatemala-f } Plantage von { $name }
}
guatemala-reason-too-dear = das kostet { $price }, und du hast { $money }
guatemala-reason-no-such-segment = der Plan hat keine Strecke { $segment }
guatemala-reason-segment-closed = die Strecke { $segment } ist zu dritt gesperrt
guatemala-reason-road-there = auf { $segment } liegt ein Weg
guatemala-reason-no-such-harbour = der Plan hat keinen Hafen { $harbour }
guatemala-reason-harbour-closed = Hafen { $harbour } ist zu dritt gesperrt
guatemala-reason-harbour-full = Hafen { $harbour } ist voll
guatemala-reason-no-such-sack = du hast keinen { guatemala-m } Sack
guatemala-reason-not-tied = kein Schiff in Hafen { $harbour } gehört zu den günstigsten
guatemala-reason-none-left = davon ist nichts mehr auszulegen: { guatemala-piece-is }
guatemala-reason-no-sack-left = es ist kein { guatemala-m-nom } Sack mehr da
guatemala-reason-coffee-shown = ein umrandetes Feld zeigt schon { guatemala-coffee }
guatemala-reason-sack-field = { $field } ist für einen Sack
guatemala-reason-something-there = auf { $field } liegt schon etwas

## Phasen

guatemala-phase = { $question ->
    [arrange] Markt aufbauen
    [arrange-piece] Markt aufbauen
    [arrange-field] Markt aufbauen
    [deal] Säcke verteilen
    [start] auslosen, wer beginnt
    [set-buyer] Einkäufer setzen
    [move] Einkäufer ziehen
    [choose] bauen, Sack oder nichts
    [may-build] Bau nach der Blockade
    [take] bauen
    [place] einsetzen
    [blockade] Blockade
    [sail] ein Schiff läuft aus
    [lay] Sack legen
    [draw] Sack ziehen
   *[over] Ende
}

## Optionen

guatemala-option-market = Wie der Markt aufgebaut ist.
guatemala-value-market-fixed = Wie auf dem Plan gezeichnet: ohne Zufall.
guatemala-value-market-free = Durch das Los: jede Partie anders.
guatemala-value-market-players = Gemeinsam, reihum ein Teil nach dem anderen; der Rest durch das Los, sobald jemand es sagt.
guatemala-option-first = Wer zuerst dran ist.
guatemala-value-first-lot = Ein ausgeloster Platz.
guatemala-value-first-seat0 = Der erste Platz.
guatemala-value-first-seat1 = Der zweite Platz.
guatemala-value-first-seat2 = Der dritte Platz.
guatemala-value-first-seat3 = Der vierte Platz.
guatemala-option-track = Das letzte Feld der Siegpunktleiste.
guatemala-value-track-60 = Sechzig Felder, wie auf unserem Plan.
guatemala-value-track-50 = Fünfzig Felder, für eine kürzere Partie.
guatemala-option-roads = Wie viele Wege es gibt.
guatemala-value-roads-50 = Fünfzig Wege, wie in der Schachtel.
guatemala-value-roads-36 = Sechsunddreißig Wege, nur zu dritt.
guatemala-option-idle-end = Wann Züge, in denen niemand etwas nimmt, das Spiel beenden.
guatemala-value-idle-end-4 = Nach vier vollen Runden.
guatemala-value-idle-end-2 = Nach zwei vollen Runden.
guatemala-value-idle-end-off = Nie.
guatemala-option-board = Der Plan: der mitgelieferte, eine Plandatei oder ihr Text.
guatemala-value-board-standard = Der mitgelieferte Plan.
guatemala-value-board-standard-2 = Der Plan früherer Versionen: der Markt ist anders ausgelegt.

## Was der Zufall brachte

guatemala-outcome-deal = wurde ein Sack verteilt
guatemala-outcome-piece = wurde ausgelegt: { guatemala-piece-is }
guatemala-outcome-sack = wurde ein { guatemala-m-nom } Sack ausgelegt
guatemala-outcome-start = { $who ->
    [you] fiel das Los auf dich
   *[they] fiel das Los auf { $name }
}
guatemala-outcome-bag = kam ein { guatemala-m-nom } Sack aus dem Beutel

## Fragen

guatemala-money-left = { $money ->
    [one] { $money } Centavo
   *[other] { $money } Centavos
}
guatemala-ask-arrange-piece = Welches Teil legst du auf den Markt (noch { $n ->
    [one] { $n } Teil
   *[other] { $n } Teile
})?
guatemala-ask-arrange-field = Auf welches leere Feld des Marktes legst du { guatemala-the-piece }?
guatemala-ask-set-buyer = Setze den Einkäufer auf ein Feld des Rundwegs; { $who ->
    [you] du bist zuerst dran und ziehst ihn weiter.
   *[they] { $name } ist zuerst dran und zieht ihn weiter.
}
guatemala-ask-move = Ziehe den Einkäufer 1 bis 3 Felder; ein viertes kostet { $price }.
guatemala-ask-choose = Baue aus der Reihe, nimm einen Sack oder tu nichts.
guatemala-ask-may-build = Die Wertung ist blockiert; du darfst aus derselben Reihe bauen.
guatemala-ask-take = { $n ->
    [0] Nimm ein erstes Teil der Reihe.
   *[other] Nimm noch ein Teil ({ $n } von 3 genommen) oder hör auf.
}
guatemala-ask-road = Wohin mit dem Weg?
guatemala-ask-place = Wohin setzt du { guatemala-the-piece }?
guatemala-ask-blockade = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} den { guatemala-m } Sack. Blockierst du?
guatemala-ask-sail = Gleich günstige Schiffe ({ guatemala-coffee }): Welches läuft aus?
guatemala-ask-lay = Welcher deiner Säcke füllt die Lücke?
