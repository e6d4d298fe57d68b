## Café am Webtisch: was nur seine Zeichnung sagt. Kein Ort wird mit Zahlen genannt; die Felder leuchten auf.

cafe-table-move = Dein Zug
cafe-table-skip = Überspringen
cafe-table-end = Meine Runde beenden
cafe-table-unused = { $n ->
    [one] { $n } Aktion ungenutzt
   *[other] { $n } Aktionen ungenutzt
}
cafe-table-more = { $n ->
    [one] Noch ein Feld
   *[other] Noch { $n } Felder
} { $side ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
}
cafe-table-clear = Ein Feld räumen …
cafe-table-touch = { $verb ->
    [produce] Tipp auf ein umrahmtes Bohnenfeld: Seine ganze Gruppe wächst.
    [dry] { cafe-beans }: Tipp auf ein umrahmtes Trockenfeld.
    [roast] { cafe-beans }: Tipp auf ein umrahmtes Röstfeld.
    [deliver] { cafe-beans }: Tipp auf ein umrahmtes Röstfeld.
    [send] { cafe-beans }: Tipp auf ein umrahmtes Kaffeehaus.
    [keep] { cafe-beans }: Tipp auf ein umrahmtes Schiff.
   *[clear] Tipp auf ein umrahmtes Feld: Seine Bohnen gehen zurück in den Vorrat.
}
cafe-table-places = { $verb ->
    [produce] { $n ->
        [one] { $n } Gruppe
       *[other] { $n } Gruppen
    }
   *[other] { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
}
cafe-table-nothing = { $verb ->
    [produce] kein Bohnenfeld ist frei
    [dry] nichts ist geerntet
    [roast] noch nichts getrocknet
    [deliver] noch nichts geröstet
    [dry-full] kein Trockenfeld ist frei
    [roast-full] kein Röstfeld ist frei
   *[other] jetzt nicht
}
cafe-table-why-not = { house-verb }: Warum nicht?
cafe-table-best = Bester Platz
cafe-table-loss = { $what ->
    [beans] { $n ->
        [one] { $beans } geht verloren
       *[other] { $beans } gehen verloren
    }
    [cup] { $n ->
        [one] eine Tasse wird bedeckt: { cafe-points }
       *[other] { $n } Tassen werden bedeckt: { cafe-points }
    }
    [cafe] { $n ->
        [one] ein Kaffeehaus schließt
       *[other] { $n } Kaffeehäuser schließen
    }
    [ship] { $n ->
        [one] ein Schiff wird bedeckt
       *[other] { $n } Schiffe werden bedeckt
    }
    [pastry] { $n ->
        [one] ein Törtchen wird bedeckt
       *[other] { $n } Törtchen werden bedeckt
    }
    [drying] dein einziges Trockenfeld wird bedeckt
   *[roasting] dein einziges Röstfeld wird bedeckt
}
cafe-table-lay = { $n ->
    [one] Über ein Feld.
   *[other] Über { $n } Felder.
} Dann { cafe-points }.
cafe-table-no-loss = Nichts geht verloren.
cafe-table-your-card = Deine Karte
cafe-table-card = Obere Reihe: { $upper }. Untere Reihe: { $lower }.
cafe-table-where = Spalte { $column }, Reihe { $row }
cafe-table-legend = Was die Felder bedeuten

# Aktionen, wie sie an ihren Feldern angeboten werden.
cafe-table-do-take-start = Beginne mit dieser Karte.
cafe-table-do-take = { $free ->
    [ships] Nimm diese Karte; deine Schiffe bezahlen ihre Tasse.
    [auction] Nimm diese Karte; nach der Auktion sind Tassen umsonst.
   *[plain] Nimm diese Karte; sie ist umsonst.
}
cafe-table-do-buy = Nimm diese Karte und bezahle { cafe-a-bean } für ihre Tasse.
cafe-table-do-discard = Du kannst keine Karte bezahlen: Wirf diese ab.
cafe-table-do-keep = Rette { cafe-a-bean } deines Gebots auf dieses Schiff.
cafe-table-do-place = Lege die Karte hier an, { cafe-turned }: Sie bedeckt { cafe-covered }; { cafe-dies }{ cafe-lost }{ cafe-saved }; dann hast du { cafe-points }.
cafe-table-do-produce = { $n ->
    [0] Baue in dieser Gruppe an: { cafe-batches }.
   *[other] { $batches ->
        [0] Baue in dieser Gruppe an: { $beans }.
       *[other] Baue in dieser Gruppe an: { $beans }, dazu { cafe-batches }.
    }
}
cafe-table-do-dry = Bring { cafe-beans } von den Bohnenfeldern auf dieses Trockenfeld.
cafe-table-do-roast = Bring { cafe-beans } von den Trockenfeldern auf dieses Röstfeld.
cafe-table-do-deliver = Nimm von diesem Röstfeld zum Liefern auf: { $beans }.
cafe-table-do-send = { $missing ->
    [0] Liefere { cafe-a-bean } an dieses Kaffeehaus; damit ist es voll beliefert: { cafe-worth }.
    [one] Liefere { cafe-a-bean } an dieses Kaffeehaus; für { cafe-worth } fehlt dann noch { $missing } Bohne.
   *[other] Liefere { cafe-a-bean } an dieses Kaffeehaus; für { cafe-worth } fehlen dann noch { $missing } Bohnen.
}
cafe-table-do-send-espresso = Lege { cafe-a-bean } auf dieses Espressofeld.
cafe-table-do-clear = Räume dieses Feld: { $beans } zurück in den Vorrat, kostenlos.

# Ereignisse.
cafe-table-event-start-dealt = { $who ->
    [you] Du bekommst
   *[they] { $name } bekommt
} eine Startkarte.
cafe-table-event-start-taken = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} eine Startkarte.
cafe-table-event-took = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} eine Karte.
cafe-table-event-bought = { $who ->
    [you] Du nimmst eine Karte und bezahlst
   *[they] { $name } nimmt eine Karte und bezahlt
} { cafe-a-bean }.
cafe-table-event-discarded = { $who ->
    [you] Du kannst keine Karte bezahlen und wirfst
   *[they] { $name } kann keine Karte bezahlen und wirft
} eine ab.
cafe-table-event-kept = { $who ->
    [you] Du rettest
   *[they] { $name } rettet
} { cafe-a-bean } des Gebots auf ein Schiff.
cafe-table-event-placed = { $who ->
    [you] Du legst
   *[they] { $name } legt
} die Karte über { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-table-event-dropped = Die Karte passt nirgends hin; { $who ->
    [you] du wirfst sie ab.
   *[they] { $name } wirft sie ab.
}
cafe-table-event-produced = { $who ->
    [you] Du baust
   *[they] { $name } baut
} { $n ->
    [0] auf einem Chargenfeld an.
   *[other] an: { $beans }.
}
cafe-table-event-grew = { $who ->
    [you] Bei dir
   *[they] Bei { $name }
} wächst { cafe-a-bean }.
cafe-table-event-dried = { $who ->
    [you] Du trocknest
   *[they] { $name } trocknet
} { cafe-beans }.
cafe-table-event-roasted = { $who ->
    [you] Du röstest
   *[they] { $name } röstet
} { cafe-beans }.
cafe-table-event-lifted = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} { $beans } zum Liefern auf.
cafe-table-event-sent = { $who ->
    [you] Du lieferst
   *[they] { $name } liefert
} { cafe-a-bean } { $to ->
    [espresso] auf ein Espressofeld.
   *[cafe] an ein Kaffeehaus.
}
cafe-table-event-cleared = { $who ->
    [you] Du räumst
   *[they] { $name } räumt
} ein Feld: { $beans } zurück in den Vorrat.

# Was der Zufall brachte.
cafe-table-outcome-show = wurde eine neue Karte aufgedeckt
cafe-table-outcome-start = wurde eine Startkarte ausgeteilt

# Warum nicht: Satzteile ohne Punkt, am Feld oder an der Karte, von der sie sprechen.
cafe-table-reason-not-on-display = diese Karte liegt nicht in der Auslage
cafe-table-reason-nothing-to-pay = diese Karte hat keine Tasse und ist umsonst
cafe-table-reason-ships-pay = mit zwei Schiffen ist diese Karte umsonst
cafe-table-reason-must-pay = die Tasse auf dieser Karte kostet eine Bohne aus dem Lager
cafe-table-reason-cannot-pay = die Tasse auf dieser Karte kostet eine Bohne, und das Lager ist leer
cafe-table-reason-no-empty-ship = hier ist kein leeres Schiff
cafe-table-reason-no-square = hier ist kein Feld
cafe-table-reason-not-of-kind = dieses Feld ist { $wanted ->
    [field] kein Bohnenfeld
    [drying] kein Trockenfeld
    [roasting] kein Röstfeld
   *[cafe] weder Kaffeehaus noch Espressofeld
}
cafe-table-reason-occupied = auf diesem Feld liegen schon Bohnen
cafe-table-reason-other-group = dieses Feld gehört zu einer anderen Gruppe; die kostet eine eigene Aktion
cafe-table-reason-nothing-there = hier liegen keine Bohnen
cafe-table-reason-not-wanted = hier wird { cafe-no-bean } verlangt
cafe-table-reason-stays-there = die Bohnen auf diesem Feld bleiben liegen
cafe-table-reason-holds-none = auf diesem Feld liegen niemals Bohnen
cafe-table-reason-no-start-card = diese Karte ist keine der übrigen Startkarten
