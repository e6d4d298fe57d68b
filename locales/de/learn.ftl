## Regeln zur Hand: das Regelbuch, das Blatt neben dem Tisch und was ein Teil bedeutet.

learn-title = Regeln
learn-of = Regeln von { $game }
learn-games = Spiele
learn-find = In den Regeln von { $game } suchen
learn-found = { $n ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Ein Absatz gefunden.
   *[other] { $n } Absätze gefunden.
}
learn-turn = Ein Zug in einem Bild
learn-chapters = Kapitel
learn-print = Drucken
learn-quick = Eine Seite zum Drucken
learn-whole = Alle Regeln
learn-chapter = Alle Regeln dieses Kapitels
learn-table = Zurück an deinen Tisch
learn-play = Jetzt spielen
learn-try = Ausprobieren
learn-opening = Wird geöffnet …
learn-rule = Regel { $number }
learn-rule-in = Regel { $number } · { $chapter }
learn-back = Zurück zu deinem Zug
learn-before = Zurück zu { $number }
learn-instead = Was du tun kannst
learn-others = An anderen Tischen
learn-seats = { $n ->
    [0] Zu { $list } Leuten
   *[other] Zu { $n } Leuten
}
learn-not-here = An deinem Tisch nicht im Spiel.
learn-shown-for = Wo sich Tische unterscheiden, folgt diese Seite deinem.
learn-failed = Die Regeln lassen sich gerade nicht laden. Nichts ist verloren; versuch es noch einmal.
learn-door = Regel { $number } öffnen
learn-mean = Was bedeutet das?
learn-mean-hint = Berühr irgendetwas auf dem Tisch. Mit Tasten: Pfeile gehen weiter, Esc beendet.
learn-mean-leave = Fertig
