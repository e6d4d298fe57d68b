## Der Tisch als Text: die Namen der Teile einer Ansicht und ihre Wörter.

view-key = { $key ->
    [abilities] Fähigkeiten
    [ability] Fähigkeit
    [aroma] Aroma-Würfel
    [asked] gefragt
    [at] auf
    [bag] Beutel
    [beans] Bohnen
    [beige] beige
    [berth] Liegeplatz
    [bid] Gebot
    [bid_begun] begonnenes Gebot
    [black] schwarz
    [blocked] gesperrt
    [board] Spielplan
    [brown] braun
    [buyer] Einkäufer
    [by] von
    [cafe] Kaffeehaus
    [cafes] Kaffeehäuser
    [card] Karte
    [cards] Karten
    [claims] Ansprüche
    [coffee] Kaffee
    [colour] Farbe
    [contenders] würfeln noch um den Start
    [cup] Tasse
    [cups] Tassen
    [deck_left] Karten im Stapel
    [demand] Bedarf
    [dice] Würfel
    [dice_in_box] Würfel im Spiel
    [display] Auslage
    [donated] gespendet
    [drawing] wird gezogen
    [emptied] geleert
    [end] Ende
    [extra_aroma] Zusatzaroma benutzt
    [extra_aromas] Würfel vom Zusatzaroma genommen
    [face] Seite
    [featured] Beste Bohne
    [field] Feld
    [fields] Felder
    [flipped] gewendeter Würfel
    [flips] Bohnen gewendet
    [goal] Ziel
    [gone_ships] ausgelaufene Schiffe
    [green] grün
    [group] Gruppe
    [groups] Gruppen
    [harbour] Hafen
    [harbours] Häfen
    [hut] Hütte
    [huts] Hütten
    [idle_turns] Züge ohne Bau
    [in_hand] in der Hand
    [income] Einkommen
    [joint] Forschungsgemeinschaft
    [joint_research] Forschungsgemeinschaft benutzt
    [kept] behalten
    [kind] Art
    [laid] gelegt als
    [last] letztes Feld
    [left] übrige Anwendungen
    [levels] Stufen
    [line] Reihe
    [main] Hauptfarbe
    [market] Markt
    [master] Meister
    [meets] Treffen auf
    [money] Geld
    [n] Anzahl
    [name] Name
    [once] 1X bei
    [open] offen
    [owed] geschuldete Marker
    [owner] Besitz
    [passed] gepasst
    [pastries] Törtchen
    [makes] neue Mischung
    [pays] bringt
    [phase] Phase
    [piece] Teil
    [points] Punkte
    [points_left] Aktionspunkte übrig
    [question] Frage
    [rainbow] Bunte Mischung
    [red] rot
    [rerolls] Weiterwürfeln benutzt
    [roads] Wege
    [roast] Röstgrad
    [rolled] gewürfelt
    [roller] würfelt jetzt
    [round] Runde
    [rounds] Runden
    [russet] rotbraun
    [sack_field] Sack
    [sacks] Säcke
    [score] Wertung
    [scores] Punkte
    [seat] Platz
    [seats] Plätze
    [ships] Schiffe
    [source] aus
    [squares] Felder
    [stage] Schritt
    [starter] Startplatz
    [steps_left] Schritte übrig
    [strength] Stärke
    [supply] Vorrat
    [title] Name
    [to_arrange] noch auszulegen
    [to_beat] Bohnen, um sie zu schlagen
    [token] Marker
    [tokens] Marker
    [total] gesamt
    [track] Leiste
    [tracks] Leisten
    [turn] am Zug
    [turns] Züge
    [twice] 2X bei
    [unlocked] freigeschaltete Fähigkeiten
    [upgrades] Bohnen aufgewertet
    [use] benutzte gespendete Würfel
    [used] in diesem Zug benutzt
    [wanted] noch gewünscht
    [warehouse] Lager
    [white] weiß
    [workers] Arbeiterinnen
    [would_score] Punkte jetzt
    [x] Spalte
    [y] Zeile
    [yellow] gelb
   *[other] { $key }
}
view-word = { $word ->
    [act] handeln
    [activate] Fähigkeiten
    [auction] Auktion
    [blend] Mischung
    [build] bauen
    [choose] wählen
    [draft] Karten nehmen
    [exchange] letzte Espressobohnen
    [featured] Beste Bohne
    [keep] nach der Auktion
    [move] Einkäufer ziehen
    [over] Ende
    [rainbow] Bunte Mischung
    [roll] Wurf
    [sack] Sack
    [score] Wertung
    [setup] Aufbau
    [show] Karten werden aufgedeckt
    [aroma] Aroma-Würfel
    [coffee] Kaffee-Würfel
    [batch] Chargenfeld
    [blockade] Blockade
    [cafe] Kaffeehaus
    [cup] Tasse
    [dead] geschlossenes Kaffeehaus
    [drying] Trockenfeld
    [empty] leeres Feld
    [espresso] Espresso
    [field] Bohnenfeld
    [hut] Hütte
    [pastry] Törtchen
    [road] Weg
    [roasting] Röstfeld
    [ship] Schiff
    [surplus] Überschussfeld
    [tokens] Marker
    [worker] Arbeiterin
    [re-roll] Weiterwürfeln
    [upgrade] Bohne aufwerten
    [flip] Bohne wenden
    [focus-groups] Fokusgruppen
    [joint-research] Forschungsgemeinschaft
    [block] Aktion blockieren
    [ride-along] Forschungsschub
    [extra-aroma] Zusatzaroma
    [bottleneck] Engpass
    [hand] in der Hand
    [ability] auf der Fähigkeit
    [track] auf der Leiste
    [beige] beige
    [black] schwarz
    [brown] braun
    [green] grün
    [grey] grau
    [red] rot
    [refill] Auffüllen
    [russet] rotbraun
    [white] weiß
    [yellow] gelb
    [joker] Joker
    [idle] niemand baut mehr
    [marker_after_points] ein Anzeiger ist am Ende
    [true] ja
    [false] nein
    [box] Karten für die Schachtel
    [draw] Ziehen
    [master] Meister
    [opening] Auswürfeln des Starts
   *[other] { $word }
}
