## Regeln zur Hand: das Regelbuch, das Blatt neben dem Tisch und was ein Teil bedeutet.

book-title = Regeln
book-of = Regeln von { $game }
book-games = Spiele
book-find = In den Regeln von { $game } suchen
book-found = { $n ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Ein Absatz gefunden.
   *[other] { $n } Absätze gefunden.
}
book-turn = Ein Zug in einem Bild
book-chapters = Kapitel
book-print = Drucken
book-quick = Eine Seite zum Drucken
book-whole = Alle Regeln
book-chapter = Alle Regeln dieses Kapitels
book-table = Zurück an deinen Tisch
book-play = Jetzt spielen
book-try = Ausprobieren
book-opening = Wird geöffnet …
book-rule = Regel { $number }
book-rule-in = Regel { $number } · { $chapter }
book-back = Zurück zu deinem Zug
book-before = Zurück zu { $number }
book-instead = Was du tun kannst
book-others = An anderen Tischen
book-seats = { $n ->
    [0] Mit { $list } Personen
    [1] Allein
   *[other] Mit { $n } Personen
}
book-not-here = An deinem Tisch nicht im Spiel.
book-shown-for = Wo sich Tische unterscheiden, folgt diese Seite deinem.
book-failed = Die Regeln lassen sich gerade nicht laden. Nichts ist verloren; versuch es noch einmal.
book-door = Regel { $number } öffnen
book-mean = Was bedeutet das?
book-mean-hint = Tipp auf irgendetwas am Tisch. Mit Tasten: Pfeile gehen weiter, Esc beendet.
book-mean-leave = Fertig
