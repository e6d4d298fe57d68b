# Hints: what the strongest bot would do.

hint-ask = Was würdest du tun?
hint-thinking = Das Haus denkt nach …
hint-stop = Abbrechen
hint-close = Ausblenden
hint-title = Was das Haus tun würde
hint-points = { $n ->
    [one] etwa { $n } Punkt
   *[other] etwa { $n } Punkte
}
hint-chance = { $n } % Gewinnchance
hint-plan = Sein Plan für diese Runde
hint-at-table = Am Tisch zeigen
hint-option = Tipps
hint-used = { $n ->
    [one] { $n } Tipp
   *[other] { $n } Tipps
}
hint-about = Du darfst fragen, was das Haus tun würde. Wie oft, steht im Ergebnis. Nicht dort, wo Menschen mit Uhr gegeneinander spielen.
hint-none-here = An diesem Tisch gibt es keine Tipps.
hint-busy = Über den letzten Tipp wird noch nachgedacht.
