## Café auf Deutsch. Begriffe der deutschen Ausgabe: Meister, Firmengelände, Kaffeehaus, Lager, anbauen, trocknen, rösten, liefern.

cafe-a-bean = { $colour ->
    [yellow] eine gelbe Bohne
    [brown] eine braune Bohne
    [green] eine grüne Bohne
   *[red] eine rote Bohne
}
cafe-no-bean = { $colour ->
    [yellow] keine gelbe Bohne
    [brown] keine braune Bohne
    [green] keine grüne Bohne
   *[red] keine rote Bohne
}
cafe-beans = { $n } { cafe-colour } { $n ->
    [one] Bohne
   *[other] Bohnen
}
cafe-colour = { $colour ->
    [yellow] gelbe
    [brown] braune
    [green] grüne
   *[red] rote
}
cafe-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
# Im Akkusativ, nach „bedeckt“.
cafe-kind = { $kind ->
    [field] { $colour ->
        [yellow] ein gelbes Bohnenfeld
        [brown] ein braunes Bohnenfeld
        [green] ein grünes Bohnenfeld
       *[red] ein rotes Bohnenfeld
    }
    [surplus] { $colour ->
        [yellow] ein gelbes Überschussfeld
        [brown] ein braunes Überschussfeld
        [green] ein grünes Überschussfeld
       *[red] ein rotes Überschussfeld
    }
    [batch] ein Chargenfeld
    [drying] ein Trockenfeld
    [roasting] ein Röstfeld
    [cafe] ein Kaffeehausfeld
    [espresso] ein Espressofeld
    [pastry] ein Törtchen
    [cup] eine Tasse
    [ship] ein Schiff
    [dead] ein totes Feld
   *[empty] ein leeres Feld
}
cafe-square = { cafe-kind } ({ $at })
cafe-square-with = { cafe-kind } mit Bohnen ({ $at }: { $beans })

## Aktionen

cafe-action-take-start = Beginne mit Startkarte { $card }.
cafe-action-take = { $free ->
    [ships] Nimm Karte { $card }; deine Schiffe bezahlen ihre Tasse.
    [auction] Nimm Karte { $card }; nach der Auktion sind Tassen umsonst.
   *[plain] Nimm Karte { $card }; sie ist umsonst.
}
cafe-action-buy = Nimm Karte { $card } und bezahle { cafe-a-bean } für ihre Tasse.
cafe-action-discard = Du kannst keine Karte bezahlen: Wirf Karte { $card } ab.
cafe-action-bid = Lege { cafe-a-bean } zu deinem Gebot; das macht { $total }.
cafe-action-stand = Bleib bei deinem Gebot von { $total } und nimm die Meister-Figur.
cafe-action-stand-low = Bleib bei deinem Gebot von { $total }, obwohl es zu niedrig ist: Für die Meister-Figur braucht es { $needed }.
cafe-action-pass = { $total ->
    [0] Steig aus der Auktion aus.
    [one] Steig aus der Auktion aus; die gebotene Bohne ist bezahlt.
   *[other] Steig aus der Auktion aus; die { $total } gebotenen Bohnen sind bezahlt.
}
cafe-action-keep = Rette { cafe-a-bean } deines Gebots auf das Schiff bei { $at }.
cafe-action-keep-none = Gib den Rest deines Gebots ab.
cafe-action-place = Lege Karte { $card } bei { $at } an, { cafe-turned }: Sie bedeckt { $squares }; { cafe-dies }{ cafe-lost }{ cafe-saved }; dann hast du { cafe-points }.
cafe-turned = { $turn ->
    [0] ungedreht
    [1] nach rechts gedreht
    [2] auf dem Kopf
   *[3] nach links gedreht
}
cafe-dies = { $dies ->
    [yes] ein Kaffeehaus schließt, { "" }
   *[no] { "" }
}
cafe-lost = { $lost ->
    [0] keine Bohne geht verloren
    [one] { $beans } geht verloren
   *[other] { $beans } gehen verloren
}
cafe-saved = { $saved ->
    [0] { "" }
   *[other] , vom Schiff ins Lager: { $kept }
}
cafe-action-drop = Die Karte passt nirgends hin: Wirf sie ab.
cafe-action-produce = { $n ->
    [0] Baue in der Gruppe bei { $at } an: { cafe-batches }.
   *[other] { $batches ->
        [0] Baue in der Gruppe bei { $at } an: { $beans }.
       *[other] Baue in der Gruppe bei { $at } an: { $beans }, dazu { cafe-batches }.
    }
}
cafe-batches = { $batches ->
    [one] eine Bohne in einer Farbe deiner Wahl
   *[other] { $batches } Bohnen in Farben deiner Wahl
}
cafe-action-grow = Lass auf dem Chargenfeld { cafe-a-bean } wachsen.
cafe-action-dry = Bring { cafe-beans } von den Bohnenfeldern auf das Trockenfeld bei { $at }.
cafe-action-roast = Bring { cafe-beans } von den Trockenfeldern auf das Röstfeld bei { $at }.
cafe-action-stop = { $doing ->
    [roast] Für diesen Punkt ist genug geröstet.
   *[dry] Für diesen Punkt ist genug getrocknet.
}
cafe-action-deliver = Nimm vom Röstfeld bei { $at } zum Liefern auf: { $beans }.
cafe-action-deliver-all = Nimm alles von den Röstfeldern zum Liefern auf: { $beans }.
cafe-action-send = { $missing ->
    [0] Liefere { cafe-a-bean } ans Kaffeehaus bei { $at }; damit ist es voll beliefert: { cafe-worth }.
    [one] Liefere { cafe-a-bean } ans Kaffeehaus bei { $at }; für { cafe-worth } fehlt dann noch { $missing } Bohne.
   *[other] Liefere { cafe-a-bean } ans Kaffeehaus bei { $at }; für { cafe-worth } fehlen dann noch { $missing } Bohnen.
}
cafe-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cafe-action-send-espresso = Lege { cafe-a-bean } auf das Espressofeld bei { $at }.
cafe-action-store = Bring { $beans } in dein Lager.
cafe-action-store-nothing = Es ist nichts mehr zu liefern: Beende die Lieferung.
cafe-action-clear = Räume das Feld bei { $at }: { $beans } zurück in den Vorrat, kostenlos.
cafe-action-end = { $points ->
    [0] Beende deine Runde.
    [one] Beende deine Runde; { $points } Aktionspunkt verfällt.
   *[other] Beende deine Runde; { $points } Aktionspunkte verfallen.
}
cafe-action-exchange = Mach aus einer Espressobohne { cafe-a-bean } in deinem Lager.

## Ereignisse

cafe-event-promo-drawn = Promokarte { $card } kommt in den Stapel.
cafe-event-boxed = Karte { $card } macht einer Promokarte Platz.
cafe-event-master-drawn = { $who ->
    [you] Du wirst zuerst Meister.
   *[they] { $name } wird zuerst Meister.
}
cafe-event-start-dealt = { $who ->
    [you] Du bekommst
   *[they] { $name } bekommt
} Startkarte { $card }.
cafe-event-start-taken = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} Startkarte { $card }.
cafe-event-shown = Karte { $card } kommt in die Auslage.
cafe-cards-shown = { $n ->
    [one] Karte { $cards } kommt in die Auslage.
   *[other] Die Karten { $cards } kommen in die Auslage.
}
cafe-event-took = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} Karte { $card }.
cafe-event-bought = { $who ->
    [you] Du nimmst Karte { $card } und bezahlst
   *[they] { $name } nimmt Karte { $card } und bezahlt
} { cafe-a-bean }.
cafe-event-discarded = { $who ->
    [you] Du kannst keine Karte bezahlen und wirfst
   *[they] { $name } kann keine Karte bezahlen und wirft
} Karte { $card } ab.
cafe-event-display-cleared = { $n ->
    [0] Die Auslage ist leer.
    [one] Karte { $cards } bleibt übrig.
   *[other] Die Karten { $cards } bleiben übrig.
}
cafe-event-bid-bean = { $who ->
    [you] Du bietest
   *[they] { $name } bietet
} { cafe-a-bean }.
cafe-event-bid-made = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} mit einem Gebot von { $total } die Meister-Figur.
cafe-event-bid-low = { $who ->
    [you] Du bietest
   *[they] { $name } bietet
} { $total }, zu wenig für die Meister-Figur; dafür braucht es { $needed }.
cafe-event-passed = { $who ->
    [you] Du passt.
   *[they] { $name } passt.
}
cafe-event-kept = { $who ->
    [you] Du rettest
   *[they] { $name } rettet
} { cafe-a-bean } des Gebots auf das Schiff bei { $at }.
cafe-event-bid-paid = { $n ->
    [0] { $who ->
        [you] Du hast nichts zu bezahlen.
       *[they] { $name } hat nichts zu bezahlen.
    }
   *[other] { $who ->
        [you] Du bezahlst das Gebot: { $beans }.
       *[they] { $name } bezahlt das Gebot: { $beans }.
    }
}
cafe-event-auction-won = { $who ->
    [you] Du gewinnst die Auktion und bist Meister.
   *[they] { $name } gewinnt die Auktion und ist Meister.
}
cafe-event-placed = { $who ->
    [you] Du legst
   *[they] { $name } legt
} Karte { $card } bei { $at } an, { cafe-turned }, auf { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-covered = { $covered ->
    [one] { $covered } Feld
   *[other] { $covered } Felder
}
cafe-event-dropped = Karte { $card } passt nirgends hin; { $who ->
    [you] du wirfst sie ab.
   *[they] { $name } wirft sie ab.
}
cafe-event-produced = { $who ->
    [you] Du baust
   *[they] { $name } baut
} { $n ->
    [0] auf einem Chargenfeld bei { $at } an.
   *[other] bei { $at } an: { $beans }.
}
cafe-event-grew = { $who ->
    [you] Bei dir
   *[they] Bei { $name }
} wächst { cafe-a-bean } ({ $at }).
cafe-event-dried = { $who ->
    [you] Du trocknest
   *[they] { $name } trocknet
} { cafe-beans } bei { $at }.
cafe-event-roasted = { $who ->
    [you] Du röstest
   *[they] { $name } röstet
} { cafe-beans } bei { $at }.
cafe-event-lifted = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} { $beans } von { $at } auf.
cafe-event-sent = { $who ->
    [you] Du lieferst
   *[they] { $name } liefert
} { cafe-a-bean } nach { $at }.
cafe-event-stored = { $who ->
    [you] Du bringst { $beans } in dein Lager.
   *[they] { $name } bringt { $beans } ins Lager.
}
cafe-event-cleared = { $who ->
    [you] Du räumst
   *[they] { $name } räumt
} { $at }: { $beans } zurück in den Vorrat.
cafe-event-ended = { $who ->
    [you] Du beendest
   *[they] { $name } beendet
} die Runde{ $points ->
    [0] .
    [one] ; { $points } Punkt verfällt.
   *[other] ; { $points } Punkte verfallen.
}
cafe-event-round-ended = Runde { $round } ist vorbei.
cafe-event-master-passed = { $who ->
    [you] Jetzt bist du Meister.
   *[they] Jetzt ist { $name } Meister.
}
cafe-event-ships-unloaded = { $who ->
    [you] Deine Schiffe bringen { $beans } ins Lager.
   *[they] Die Schiffe von { $name } bringen { $beans } ins Lager.
}
cafe-event-exchanged = { $who ->
    [you] Du tauschst
   *[they] { $name } tauscht
} eine Espressobohne gegen { cafe-a-bean }.
cafe-event-complete = Das Kaffeehaus bei { $at } ist voll beliefert: { cafe-worth }.

## Gründe

cafe-reason-not-asked = jetzt nicht: { $question ->
    [start] nimm eine der übrigen Startkarten
    [take] nimm eine Karte der Auslage
    [bid] biete oder passe
    [bid-more] lege Bohnen zum Gebot oder bleib dabei
    [keep] rette eine Bohne des Gebots auf ein Schiff, oder keine
    [place] lege zuerst die Karte an
    [grow] wähle die Farbe der Charge
    [dry-more] trockne in derselben Gruppe weiter oder hör auf
    [roast-more] röste in derselben Gruppe weiter oder hör auf
    [deliver] liefere die aufgenommenen Bohnen oder lagere sie ein
    [exchange] wähle eine Farbe für eine Espressobohne
   *[act] wähle eine Aktion oder beende die Runde
}
cafe-reason-not-on-display = Karte { $card } liegt nicht in der Auslage
cafe-reason-nothing-to-pay = Karte { $card } hat keine Tasse und ist umsonst
cafe-reason-ships-pay = mit zwei Schiffen ist Karte { $card } umsonst
cafe-reason-auction-paid = nach der Auktion sind Karten umsonst
cafe-reason-must-pay = die Tasse auf Karte { $card } kostet eine Bohne aus dem Lager
cafe-reason-cannot-pay = die Tasse auf Karte { $card } kostet eine Bohne, und das Lager ist leer
cafe-reason-none-in-warehouse = im Lager liegt { cafe-no-bean }
cafe-reason-may-not-decline = eine Karte kannst du nehmen, also darfst du keine abwerfen
cafe-reason-bid-too-low = ein Gebot von { $bid } ist zu niedrig: mindestens { $needed }
cafe-reason-cannot-reach = { $needed ->
    [one] dem Lager fehlt die { $needed } Bohne, die ein Gebot braucht; du kannst nur passen
   *[other] das Lager reicht nicht für die { $needed } Bohnen, die ein Gebot braucht; du kannst nur passen
}
cafe-reason-bid-begun = das Gebot hat begonnen: lege nach oder bleib dabei
cafe-reason-nothing-bid = es gibt noch kein Gebot
cafe-reason-not-in-bid = im Gebot liegt { cafe-no-bean }
cafe-reason-no-empty-ship = bei { $at } ist kein leeres Schiff
cafe-reason-covers = eine Karte muss 2, 3 oder 4 Felder des Firmengeländes bedecken; dort wären es { $covers }
cafe-reason-hides-last-cup = keine Tasse wäre mehr sichtbar
cafe-reason-fits-somewhere = die Karte passt irgendwo hin und muss angelegt werden
cafe-reason-no-points = es ist kein Aktionspunkt mehr übrig
cafe-reason-no-square = bei { $at } ist kein Feld
cafe-reason-not-of-kind = das Feld bei { $at } ist { $wanted ->
    [field] kein Bohnenfeld
    [drying] kein Trockenfeld
    [roasting] kein Röstfeld
   *[cafe] weder Kaffeehaus noch Espressofeld
}
cafe-reason-named-by = das heißt nach seinem ersten Feld, { $at }
cafe-reason-group-full = auf jedem Bohnenfeld dieser Gruppe liegen schon Bohnen
cafe-reason-occupied = auf dem Feld bei { $at } liegen schon Bohnen
cafe-reason-other-group = das Feld bei { $at } gehört zu einer anderen Gruppe; die kostet eine eigene Aktion
cafe-reason-none-on-fields = auf den Bohnenfeldern liegt { cafe-no-bean }
cafe-reason-none-drying = auf den Trockenfeldern liegt { cafe-no-bean }
cafe-reason-nothing-there = bei { $at } liegen keine Bohnen
cafe-reason-nothing-roasted = auf den Röstfeldern liegen keine Bohnen
cafe-reason-deliver-chosen = hier werden die Röstfelder einzeln gewählt
cafe-reason-deliver-everything = hier werden alle Röstfelder zusammen geleert
cafe-reason-not-lifted = unter den aufgenommenen ist { cafe-no-bean }
cafe-reason-not-wanted = bei { $at } wird { cafe-no-bean } verlangt
cafe-reason-stays-there = die Bohnen bei { $at } bleiben dort
cafe-reason-holds-none = auf dem Feld bei { $at } liegen niemals Bohnen
cafe-reason-no-start-card = Karte { $card } ist keine der übrigen Startkarten
cafe-reason-not-drawable = Karte { $card } kann nicht gezogen werden

## Phasen

cafe-phase-show = Karten werden aufgedeckt
cafe-phase-start = Startkarten nehmen
cafe-phase-draft = Karten nehmen
cafe-phase-auction = Auktion
cafe-phase-keep = nach der Auktion
cafe-phase-choose = Karten wählen
cafe-phase-act = anlegen und handeln
cafe-phase-exchange = letzte Espressobohnen
cafe-phase-over = Ende

## Punkte

cafe-part-cafes = Kaffeehäuser
cafe-part-pastries = Törtchen
cafe-part-warehouse = Lager
cafe-rating = { $rating ->
    [poor] schwach
    [fair] mäßig
    [good] gut
    [very-good] sehr gut
    [outstanding] hervorragend
   *[wow] wow
}

## Optionen

cafe-option-draft = Wie die Karten verteilt werden.
cafe-value-draft-classic = Karten werden reihum genommen; eine mit Tasse kostet eine Bohne.
cafe-value-draft-auction = Die erste Wahl wird ersteigert; danach sind Karten umsonst.
cafe-option-espresso = Mit den acht Espressokarten oder ohne.
cafe-value-espresso-false = Ohne Espressokarten.
cafe-value-espresso-true = Mit Espressofeldern, Chargen, Törtchen und Überschussfeldern, und einer Karte mehr in der Auslage.
cafe-option-promos = Wie viele Promokarten Planungskarten ersetzen.
cafe-option-edition = Welches Regelheft die Schalter darunter voreinstellt.
cafe-value-edition-merged = Unsere Lesart aller drei Regelhefte.
cafe-value-edition-fr = Die französische Ausgabe: Eine Lieferung leert alle Röstfelder; jedes Gebot steht für sich, wird bezahlt, sobald es gemacht ist, und darf für die Figur zu niedrig sein.
cafe-value-edition-de = Die deutsche Ausgabe: wie die französische; doch ein Gebot muss nur den rechten Nachbarn erreichen, der noch nicht gepasst hat.
cafe-value-edition-ua = Die ukrainische Ausgabe: Du wählst die Röstfelder; Gebote werden zusammengezählt, müssen das Gebot des Meisters erreichen und werden am Ende bezahlt.
cafe-option-delivery = Welche Röstfelder eine Lieferung leert.
cafe-value-delivery-chosen = Die du wählst.
cafe-value-delivery-all = Alle zusammen.
cafe-option-bids = Wann die Bohnen eines Gebots bezahlt werden.
cafe-value-bids-settle = Wenn die Auktion endet.
cafe-value-bids-burn = Sobald das Gebot gemacht ist.
cafe-option-bid-sum = Ob ein späteres Gebot zum früheren zählt.
cafe-value-bid-sum-added = Ein späteres Gebot zählt zu deinen früheren dazu.
cafe-value-bid-sum-alone = Jedes Gebot steht für sich.
cafe-option-low-bids = Was aus einem Gebot wird, das für die Meister-Figur zu niedrig ist.
cafe-value-low-bids-refused = Es ist nicht erlaubt: Ein Gebot muss das des Meisters erreichen.
cafe-value-low-bids-allowed = Es ist erlaubt, und die Figur bleibt, wo sie ist.
cafe-value-low-bids-neighbour = Es ist erlaubt; die Figur bekommt, wer den rechten Nachbarn erreicht, der noch nicht gepasst hat.
cafe-option-ship-keep = Wie viele Bohnen eines Gebots Schiffe retten.
cafe-value-ship-keep-per-ship = Eine auf jedem leeren Schiff.
cafe-value-ship-keep-one-per-auction = Eine je Auktion.
cafe-option-first-master = Wer der erste Meister ist.
cafe-value-first-master-lot = Wird ausgelost.
cafe-value-first-master-seat = Platz { $seat }.
cafe-option-starts = Welche Startkarte ein Platz hat.
cafe-value-starts-order = Die mit seiner Nummer.
cafe-value-starts-lot = Wird ausgelost.
cafe-value-starts-choose = Ab dem ersten Meister nehmen im Uhrzeigersinn alle eine der übrigen.
cafe-option-promo-cards = Welche Promokarten mitspielen: die ersten (first), ausgelost (lot) oder Karten wie P1,P3.
cafe-value-promo-cards-first = Die ersten.
cafe-option-replaced = Welche Planungskarten sie ersetzen: ausgelost (lot) oder ebenso viele Karten wie 05,12.
cafe-value-replaced-lot = Ausgelost, zuerst Karten mit Kaffeehäusern.
cafe-option-deck = Die Karten: die mitgelieferten, eine Kartendatei oder ihr Text.
cafe-value-deck-classic = Die mitgelieferten Karten.
cafe-value-deck-earlier = Die Karten früherer Versionen.

## Was der Zufall brachte

cafe-outcome-promo = kam Promokarte { $card } in den Stapel
cafe-outcome-box = kam Karte { $card } in die Schachtel
cafe-outcome-master = { $who ->
    [you] wurdest du zuerst Meister
   *[they] wurde { $name } zuerst Meister
}
cafe-outcome-start = wurde Startkarte { $card } ausgeteilt
cafe-outcome-show = wurde Karte { $card } aufgedeckt

## Fragen

cafe-ask-discard = Jede Karte kostet eine Bohne, und dein Lager ist leer: Wirf eine ab.
cafe-ask-start = Nimm eine Startkarte.
cafe-ask-take = Nimm eine Karte aus der Auslage.
cafe-ask-bid-own = Biete um die erste Wahl oder passe; die Meister-Figur hast du schon.
cafe-ask-bid-first = Biete um die erste Wahl oder passe; die Meister-Figur hat { $name }.
cafe-ask-bid-raise = Du hältst die Meister-Figur mit { $total }: erhöhe oder passe.
cafe-ask-bid = Biete oder passe: { $total ->
    [one] { $total } Bohne insgesamt holt die Meister-Figur von { $name }
   *[other] { $total } Bohnen insgesamt holen die Meister-Figur von { $name }
}{ $own ->
    [0] .
   *[other] ; von dir liegen schon { $own } dort.
}
cafe-ask-bid-more = Dein Gebot ist bisher { $total }: lege nach oder bleib dabei.
cafe-ask-keep = Eine Bohne deines Gebots auf ein Schiff retten?
cafe-ask-drop = Die Karte passt nirgends hin.
cafe-ask-place = Leg die Karte über 2, 3 oder 4 deiner Felder. Eine Tasse muss sichtbar bleiben!
cafe-ask-act = { $points ->
    [one] Noch { $points } Aktionspunkt: anbauen, trocknen, rösten oder liefern.
   *[other] Noch { $points } Aktionspunkte: anbauen, trocknen, rösten oder liefern.
}
cafe-ask-end = { $points ->
    [0] Beende deine Runde.
   *[other] Beende deine Runde: Mehr ist nicht zu tun.
}
cafe-ask-grow = Welche Farbe wächst auf dem Chargenfeld?
cafe-ask-dry-more = Trockne mit diesem Punkt in derselben Gruppe weiter oder hör auf.
cafe-ask-roast-more = Röste mit diesem Punkt in derselben Gruppe weiter oder hör auf.
cafe-ask-deliver = { $n ->
    [0] Alle aufgenommenen Bohnen sind verteilt: Beende die Lieferung, oder nimm weitere auf.
    [one] Aufgenommen: { $beans }. Bring sie in ein Kaffeehaus, oder lagere sie ein.
   *[other] Aufgenommen: { $beans }. Bring sie in Kaffeehäuser, oder lagere den Rest ein.
}
cafe-ask-exchange = Welche Farbe wird eine Espressobohne?
