## Guatemala Café am Webtisch: was nur die Zeichnung sagt.

guatemala-table-market = Markt
guatemala-table-market-is = Der Markt. Wege im Vorrat: { $roads }. Säcke im Beutel: { $bag }.
guatemala-table-map = Plantagen
guatemala-table-prices = Was Arbeiterin und Lagerhütte in jeder Zone kosten
guatemala-table-piece = { $kind ->
    [worker] Arbeiterin für { guatemala-m } Kaffee
    [hut] { guatemala-f } Lagerhütte
    [ship] { guatemala-n } Schiff
    [sack] { guatemala-m-nom } Sack
    [road] Weg
   *[none] nichts
}
guatemala-table-stall = Reihe { $row }, Spalte { $column }: { guatemala-table-piece }
guatemala-table-row = Reihe { $row }: { $list }
guatemala-table-shelf = Vor dem Einkäufer
guatemala-table-free = gratis
guatemala-table-in-hand = in der Hand
guatemala-table-cannot = Lässt sich gerade nicht setzen und bezahlen: { $what }. Warum?
guatemala-table-missing = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
guatemala-table-way = { $n ->
    [one] Bis Hafen { $harbour } fehlt { $n } Weg.
   *[other] Bis Hafen { $harbour } fehlen { $n } Wege.
}
guatemala-table-gone = { $n ->
    [one] { $n } { guatemala-n } Schiff ist ausgelaufen
   *[other] { $n } { guatemala-f } Schiffe sind ausgelaufen
}
guatemala-table-plantation = { $who ->
    [you] deine Plantage ({ guatemala-coffee })
   *[they] Plantage von { $name } ({ guatemala-coffee })
}
guatemala-table-no-hut = Ohne Lagerhütte bringt sie nichts.
guatemala-table-sum = { $workers ->
    [one] { $workers } Arbeiterin
   *[other] { $workers } Arbeiterinnen
} × { $times }, { $harbours ->
    [0] noch ohne Weg zu einem Hafen
    [one] mit Weg zu Hafen { $list }
   *[other] mit Wegen zu den Häfen { $list }
}
guatemala-table-has-buyer = Am Zug:
guatemala-table-you = du
guatemala-table-points = Punkte
guatemala-table-money = { $n ->
    [one] { $n } Centavo
   *[other] { $n } Centavos
}
guatemala-table-sacks = { $n ->
    [one] { $n } Sack im Lager
   *[other] { $n } Säcke im Lager
}
guatemala-table-claims = { $n ->
    [0] baut noch nichts an
   *[other] baut an: { $list }
}
guatemala-table-track = Siegpunktleiste
guatemala-table-marker = { $name }: { $n }
guatemala-table-left = { $n ->
    [one] Noch { $n } Punkt bis zum Ende
   *[other] Noch { $n } Punkte bis zum Ende
}
guatemala-table-left-brief = noch { $n }
guatemala-table-wall = { $n ->
    [one] { $n } Sack liegt auf der Leiste; das Spiel endet bei { $at }.
   *[other] { $n } Säcke liegen auf der Leiste; das Spiel endet bei { $at }.
}
guatemala-table-ledger = Das brächte jetzt ein Sack
guatemala-table-ledger-key = 6×3: Arbeiterinnen × (1 + Schiffe) · ×2: Säcke auf dem Markt
guatemala-table-coffee = Sorte
guatemala-table-bean = { guatemala-coffee }
guatemala-table-on-market = { $n ->
    [one] { $n } Sack auf dem Markt
   *[other] { $n } Säcke auf dem Markt
}
guatemala-table-hutless = o. Hütte
guatemala-table-your-sacks = Deine Säcke
guatemala-table-secret = nur du siehst sie
guatemala-table-sacks-of = Säcke von { $name }

## Fragen

guatemala-table-hint-arrange = Zieh es hin, oder tippe erst das Teil und dann den Stand an.
guatemala-table-hint-set-buyer = Zeig auf ein Feld: Seine Reihe leuchtet auf.
guatemala-table-hint-move = Jede Zeile ist eine Reihe in Reichweite. Der vierte Schritt kostet Geld.
guatemala-table-hint-choose = Bis zu drei Teile, oder der Sack: Er bringt allen Punkte, die ihn anbauen.
guatemala-table-hint-sackless = In dieser Reihe liegt kein Sack: Baue bis zu drei Teile.
guatemala-table-hint-may-build = Der Einkäufer bleibt, wo er ist.
guatemala-table-hint-take = Höchstens drei Teile. Zieh es oder tippe es an.
guatemala-table-hint-no-more = Nichts anderes aus der Reihe lässt sich bezahlen und setzen.
guatemala-table-hint-place = Die Münze ist der Preis.
guatemala-table-hint-hut = Die Münze ist der Preis; daneben die Wege, die zu einem Hafen fehlen.
guatemala-table-hint-ship = Es zählt für Plantagen mit einem Weg zu seinem Hafen.
guatemala-table-hint-road = Helle Wege hängen an einem Hafen, graue noch nicht.
guatemala-table-hint-lay = Unter jedem Sack: wem er Punkte brächte, wenn ihn jetzt jemand nähme.
guatemala-table-hint-sail = Die anderen rücken auf die billigeren Liegeplätze vor.
guatemala-table-pips = Teil { $n } von 3
guatemala-table-you-have = { $n ->
    [one] Du hast { $n } Centavo.
   *[other] Du hast { $n } Centavos.
}
guatemala-table-pays-you = { guatemala-coffee } bringt dir jetzt { $before }, dann { $after }.
guatemala-table-pays-other = { guatemala-coffee } bringt { $name } dann { $n } mehr.
guatemala-table-pays-other-less = { guatemala-coffee } bringt { $name } dann { $n } weniger.
guatemala-table-put-back = Zurücklegen
guatemala-table-done = Fertig
guatemala-table-nothing = Nichts tun
guatemala-table-lot = Den Rest auslosen
guatemala-table-skip = Überspringen
guatemala-table-space-key = Leertaste
guatemala-table-set-here = Hierher setzen
guatemala-table-ring-back = Ein Feld zurück
guatemala-table-ring-on = Ein Feld weiter

## Was man wählen kann, für alle, die den Tisch hören

guatemala-table-to-line = Zu { guatemala-line }{ $price ->
    [0] {""}
   *[other] , für { $price } Centavos
}: { $list }
guatemala-table-take-sack = Nimm den { guatemala-m } Sack und { $income } Centavos. Wenn niemand blockiert, bekommen Punkte: { $list }
guatemala-table-take = Nimm: { $what }
guatemala-table-take-for = Nimm: { $what }, für { $low } bis { $high } Centavos
guatemala-table-nobody = niemand
guatemala-table-zone = { $zone ->
    [grey] grauen
    [green] grünen
   *[yellow] gelben
}
guatemala-table-field = { $kind ->
    [hut] Bauplatz in der { guatemala-table-zone } Zone
   *[worker] Feld in der { guatemala-table-zone } Zone
}, { guatemala-price }; Spalte { $column }, Reihe { $row }{ $near ->
    [0] {""}
   *[other] ; daneben: { $beside }
}.
guatemala-table-brings = Damit bringt dir ein Sack { $n } mehr.
guatemala-table-brings-less = Damit bringt dir ein Sack { $n } weniger.
guatemala-table-brings-most = Damit kann dir ein Sack { $n } mehr bringen.
guatemala-table-harbour-is = Hafen { $harbour }: { $list }.
guatemala-table-to-harbour = In Hafen { $harbour }, { guatemala-price }.
guatemala-table-sails = Das { guatemala-f } Schiff in Hafen { $harbour } läuft aus.
guatemala-table-edge = { $way ->
    [upright] { $column ->
        [0] Kante links von Spalte 1, neben Reihe { $row }.
       *[other] Kante rechts von Spalte { $column }, neben Reihe { $row }.
    }
   *[across] { $row ->
        [0] Kante über Reihe 1, in Spalte { $column }.
       *[other] Kante unter Reihe { $row }, in Spalte { $column }.
    }
}
guatemala-table-lay = Lege einen { guatemala-m } Sack. Punkte bekämen: { $list }

## Blockade

guatemala-table-would-pay = Punkte bekämen
guatemala-table-pass = Durchlassen
guatemala-table-block = Blockieren
guatemala-table-you-hold = { $n ->
    [0] du hast keinen
   *[other] du hast { $n } von { $of }
}
guatemala-table-pass-means = { $then ->
    [end] Es gibt die Punkte. Damit endet das Spiel.
    [nothing] Niemand bekommt Punkte.
    [points] Es gibt die Punkte.
   *[ship] Es gibt die Punkte, dann läuft ein Schiff aus.
}
guatemala-table-block-means = Niemand bekommt Punkte. Du gibst den Sack her; { $name } behält das Geld und darf bauen.
guatemala-table-pass-always = { guatemala-coffee } bis zum Ende des Spiels durchlassen
guatemala-table-bar = Deine Antwort wird gezeigt, wenn der Balken voll ist.
guatemala-table-step = { $step ->
    [sack] der Sack kommt auf die Leiste
    [points] Punkte
    [ship] ein Schiff läuft aus
   *[lay] ein neuer Sack
}

## Ereignisse neben der Zeichnung: ohne Koordinaten

guatemala-table-event-buyer = { $who ->
    [you] Du ziehst
   *[they] { $name } zieht
} den Einkäufer{ $paid ->
    [0] .
   *[other] {" "}für { $paid } Centavos.
}
guatemala-table-event-laid-out = { $who ->
    [you] Du legst
   *[they] { $name } legt
} { guatemala-a-piece } auf den Markt.
guatemala-table-event-taken = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} { guatemala-the-piece }.
guatemala-table-event-placed = { $who ->
    [you] Du setzt
   *[they] { $name } setzt
} { guatemala-a-piece } in die { $zone ->
    [grey] graue
    [green] grüne
   *[yellow] gelbe
} Zone, { guatemala-price }.
guatemala-table-event-road = { $who ->
    [you] Du legst einen Weg.
   *[they] { $name } legt einen Weg.
}
guatemala-table-event-sack-taken = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} den { guatemala-m } Sack und { $income } Centavos.
guatemala-table-event-blocked = { $who ->
    [you] Du blockierst
   *[they] { $name } blockiert
} mit einem { guatemala-m } Sack: Niemand bekommt Punkte.
guatemala-table-event-sack-laid = { $who ->
    [you] Du legst
   *[they] { $name } legt
} einen { guatemala-m } Sack auf den Markt.
guatemala-table-event-sack-drawn = Aus dem Beutel kommt ein { guatemala-m-nom } Sack.
guatemala-table-event-filled = Wege füllen die Lücken des Marktes.

## Was getan wird, für alle, die sehen, wo es leuchtet

guatemala-table-do-at = Leg { guatemala-the-piece } auf den leuchtenden Stand.
guatemala-table-do-buyer = Setze den Einkäufer auf das leuchtende Feld; dort steht er vor { guatemala-line }.
guatemala-table-do-sack = Nimm den { guatemala-m } Sack für { $income } Centavos; { guatemala-would-score }.
guatemala-table-do-take = Nimm { guatemala-the-piece }.
guatemala-table-do-put = Setze { guatemala-the-piece } auf das leuchtende Feld, { guatemala-price }.
guatemala-table-do-road = Lege den Weg dorthin, wo es leuchtet.
guatemala-table-do-lay = Lege einen eigenen { guatemala-m } Sack auf den Markt.
