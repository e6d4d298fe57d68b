## VivaJava Dice auf Deutsch. Begriffe der deutschen Anleitung und der Kurzregeln: Beste Bohne, Bunte Mischung, Kaffee- und Aroma-Würfel, Forschungsleiste, Marker, Untersetzer, Röstgrad, Engpass, Genusspunkte.

# Die Farbe, für sich stehend.
vivajava-colour = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [brown] Braun
    [red] Rot
    [green] Grün
    [black] Schwarz
   *[joker] Joker
}
vivajava-to = { $to ->
    [white] Weiß
    [yellow] Gelb
    [brown] Braun
    [red] Rot
    [green] Grün
    [black] Schwarz
   *[joker] Joker
}
# Vor „Würfel“ im Akkusativ.
vivajava-face = { $face ->
    [white] weißen
    [yellow] gelben
    [brown] braunen
    [red] roten
    [green] grünen
   *[black] schwarzen
}
# Vor „Würfel“ im Nominativ ohne Artikel.
vivajava-m = { $colour ->
    [white] weißer
    [yellow] gelber
    [brown] brauner
    [red] roter
    [green] grüner
   *[black] schwarzer
}
# Nach bestimmtem Artikel, weiblich: Leiste, Tasse, Fähigkeit.
vivajava-f = { $colour ->
    [white] weiße
    [yellow] gelbe
    [brown] braune
    [red] rote
    [green] grüne
   *[black] schwarze
}
vivajava-ability = { $ability ->
    [reroll] Weiterwürfeln
    [upgrade] Bohne aufwerten
    [flip] Bohne wenden
    [focus] Fokusgruppen
    [joint] Forschungsgemeinschaft
    [block] Aktion blockieren
    [ride] Forschungsschub
    [aroma] Zusatzaroma
   *[bottleneck] Engpass
}
vivajava-rating = { $strength ->
    [0] nichts
    [1] kein Paar, 1-mal { vivajava-colour }
   *[other] { $strength }-mal { vivajava-colour }
}
vivajava-n-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
vivajava-n-aroma = { $n ->
    [one] { $n } Aroma-Würfel
   *[other] { $n } Aroma-Würfel
}
vivajava-points = { $points ->
    [one] { $points } Genusspunkt
   *[other] { $points } Genusspunkte
}
vivajava-spot = { $spot ->
    [hand] Hand
    [cup] rote Tasse
    [blend] Mischung
   *[ability] { vivajava-f } Fähigkeit
}
vivajava-spot-track = { $whom ->
    [you] deine { vivajava-f } Leiste
   *[they] { vivajava-f } Leiste von { $othername }
}
vivajava-then = { $effects ->
    [0] .
   *[other] : { $then }.
}

## Folgen

vivajava-effect-points = { $who ->
    [you] { vivajava-points } für dich
   *[they] { vivajava-points } für { $name }
}{ $source ->
    [tokens] {" "}für Marker
    [cup] {" "}für die { vivajava-f } Tasse
   *[plain] {""}
}
vivajava-effect-rainbow-lost = die Bunte Mischung geht verloren
vivajava-effect-marked = { $who ->
    [you] deine { vivajava-f } Leiste
   *[they] { vivajava-f } Leiste von { $name }
} { $from } → { $to } von { $cup }{ $opens ->
    [0] {""}
   *[other] {" "}({ vivajava-ability } { $opens }X)
}
vivajava-effect-aroma = { $who ->
    [you] { vivajava-n-aroma } für dich
   *[they] { vivajava-n-aroma } für { $name }
}
vivajava-effect-token-on-cup = ein Marker auf die rote Tasse
vivajava-effect-token-back = { $who ->
    [you] ein Marker kommt zu dir zurück
   *[they] ein Marker kommt zu { $name } zurück
}
vivajava-effect-over = das Spiel endet

## Aktionen

vivajava-action-decay = Nimm einen { vivajava-face } Würfel von deiner Besten Bohne; es bleibt: { vivajava-rating }.
vivajava-action-decay-token = Nimm den { vivajava-face } Würfel mit { $whom ->
    [you] deinem Marker
   *[they] dem Marker von { $othername }
} von deiner Besten Bohne; es bleibt: { vivajava-rating }.
vivajava-action-keep = Behalte die Beste Bohne; dein Zug endet.
vivajava-action-drop = Schaffe die Beste Bohne ab und würfle { $n ->
    [one] mit dem übrigen Würfel.
   *[other] mit den { $n } übrigen Würfeln.
}
vivajava-action-donate = { $n ->
    [0] Würfle keinen Aroma-Würfel für { $othername }.
    [one] Würfle { $n } Aroma-Würfel für { $othername }.
   *[other] Würfle { $n } Aroma-Würfel für { $othername }.
}
vivajava-action-reroll = { $n ->
    [0] { $dice ->
        [aroma] Behalte alle Aroma-Würfel ({ $kept }).
       *[coffee] Behalte alle Kaffee-Würfel ({ $kept }).
    }
   *[other] { $left ->
        [0] { $dice ->
            [aroma] Würfle alle Aroma-Würfel ({ $faces }) neu.
           *[coffee] Würfle alle Kaffee-Würfel ({ $faces }) neu.
        }
       *[other] { $dice ->
            [aroma] Würfle die Aroma-Würfel { $faces } neu und behalte { $kept }.
           *[coffee] Würfle die Kaffee-Würfel { $faces } neu und behalte { $kept }.
        }
    }
}
vivajava-die = { $dice ->
    [aroma] Aroma-Würfel
   *[coffee] Kaffee-Würfel
}
vivajava-action-upgrade = Dreh einen { vivajava-die } einen Röstgrad höher: { vivajava-colour } wird { vivajava-to }.
vivajava-action-flip = Dreh einen { vivajava-die } auf die Gegenseite: { vivajava-colour } wird { vivajava-to }.
vivajava-action-use = Beginne die Beste Bohne mit gespendeten Würfeln in { vivajava-colour } ({ $n }): bis zu { vivajava-rating }; danach wählst du eigene.
vivajava-action-blend = Mische die Beste Bohne aus { $faces }, { vivajava-rating }{ vivajava-then }
vivajava-action-rainbow = Mische die Bunte Mischung{ vivajava-then }
vivajava-action-research = Erforsche { vivajava-colour }, { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}{ vivajava-then }
vivajava-action-research-black = Erforsche Schwarz: Nimm { vivajava-n-aroma }.
vivajava-action-pass = Gib die Würfel weiter; weder Mischen noch Forschen ist möglich.
vivajava-action-focus = Fokusgruppen: ein Schritt auf { vivajava-colour }{ vivajava-then }
vivajava-action-stop = Keine weiteren Schritte.
vivajava-action-block = Lege einen Marker auf „{ vivajava-ability }“: Niemand sonst nutzt das bis zu deinem nächsten Zug.
vivajava-action-ride = Lege einen Marker auf die { vivajava-f } Leiste von { $othername }: Du gehst dort jeden Schritt mit.
vivajava-action-aroma = Zusatzaroma{ vivajava-then }
vivajava-action-joint = Forschungsgemeinschaft: Würfle einen Kaffee-Würfel für dich und ein Gegenüber.
vivajava-action-partner = Forschungsgemeinschaft mit { $othername }{ vivajava-then }
vivajava-action-recall = Hol einen Marker zurück, um ihn jetzt zu legen; er liegt hier: { $from }.
vivajava-action-leave = Lass deine Marker liegen und lege keinen.
vivajava-action-end = Beende deinen Zug.

## Ereignisse

vivajava-event-turn-began = { $who ->
    [you] Du bist dran.
   *[they] { $name } ist dran.
}
vivajava-event-scored = { $who ->
    [you] Du bekommst
   *[they] { $name } bekommt
} { vivajava-points } { $source ->
    [featured] für die Beste Bohne.
    [rainbow] für die Bunte Mischung.
    [tokens] für Marker auf der Mischung.
    [new-blend] für die neue Mischung.
   *[cup] für die { vivajava-f } Tasse.
}
vivajava-event-rolled-for-start = { $who ->
    [you] Du würfelst
   *[they] { $name } würfelt
} um den Start: { vivajava-colour }.
vivajava-event-starts = { $who ->
    [you] Du beginnst.
   *[they] { $name } beginnt.
}
vivajava-event-decayed = Ein { vivajava-m } Würfel verlässt { $who ->
    [you] deine Beste Bohne.
   *[they] die Beste Bohne von { $name }.
}
vivajava-event-kept = { $who ->
    [you] Du behältst die Beste Bohne.
   *[they] { $name } behält die Beste Bohne.
}
vivajava-event-dropped = { $who ->
    [you] Du schaffst
   *[they] { $name } schafft
} die Beste Bohne ab; übrig: { vivajava-n-dice }.
vivajava-event-bottlenecked = Engpass: { $who ->
    [you] Du würfelst
   *[they] { $name } würfelt
} mit { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfeln
} weniger.
vivajava-event-donated = { $who ->
    [you] Du spendest
   *[they] { $name } spendet
} { $n ->
    [0] nichts.
   *[other] { vivajava-n-aroma }.
}
vivajava-event-rolled = { $who ->
    [you] Du würfelst
   *[they] { $name } würfelt
} { $dice ->
    [aroma] Aroma-Würfel: { $faces }.
   *[coffee] Kaffee-Würfel: { $faces }.
}
vivajava-event-turned = { vivajava-ability }: { vivajava-colour } wird { vivajava-to }.
vivajava-event-made-featured = { $who ->
    [you] Du mischst die Beste Bohne aus { $faces }.
   *[they] { $name } mischt die Beste Bohne aus { $faces }.
}
vivajava-event-made-rainbow = { $who ->
    [you] Du mischst die Bunte Mischung.
   *[they] { $name } mischt die Bunte Mischung.
}
vivajava-event-rainbow-to-middle = { $who ->
    [you] Deine Bunte Mischung geht in die Mitte.
   *[they] Die Bunte Mischung von { $name } geht in die Mitte.
}
vivajava-event-passed = { $who ->
    [you] Du kannst nichts tun.
   *[they] { $name } kann nichts tun.
}
vivajava-event-marked = { $who ->
    [you] Du gehst
   *[they] { $name } geht
} { $n ->
    [one] { $n } Schritt auf { vivajava-colour }.
   *[other] { $n } Schritte auf { vivajava-colour }.
}
vivajava-event-took-aroma = { $who ->
    [you] Du nimmst
   *[they] { $name } nimmt
} { vivajava-n-aroma }.
vivajava-event-aroma-expired = { $who ->
    [you] Du gibst { vivajava-n-aroma } ungenutzt zurück.
   *[they] { $name } gibt { vivajava-n-aroma } ungenutzt zurück.
}
vivajava-event-token-moved = { $who ->
    [you] Dein Marker:
   *[they] Marker von { $name }:
} { $from } → { $to }.
vivajava-event-joint-rolled = Die Forschungsgemeinschaft würfelt: { vivajava-colour }.

## Gründe

vivajava-reason-dice-first = zuerst wird gewürfelt
vivajava-reason-no-roll-due = jetzt wird nicht gewürfelt
vivajava-reason-other-roll = fällig ist ein anderer Wurf: { $n } { $dice ->
    [aroma] Aroma-Würfel
   *[coffee] Kaffee-Würfel
}
vivajava-reason-other-question = jetzt nicht: { $question ->
    [opening] es wird um den Start gewürfelt
    [turn-start] ein Zug beginnt
    [decay] wähle den Würfel, der die Beste Bohne verlässt
    [keep-or-drop] behalte die Beste Bohne oder schaffe sie ab
    [donate] sag, wie viele Aroma-Würfel du spendest
    [roll] es wird gewürfelt
    [choose] nutze eine Wurf-Fähigkeit, mische oder forsche
    [reroll-aroma] wähle die Aroma-Würfel zum Weiterwürfeln
    [blend] wähle deine eigenen Würfel der Mischung
    [score-blend] zuerst wird die Mischung gewertet
    [focus] geh einen Schritt der Fokusgruppen oder hör auf
    [activate] nutze eine Fähigkeit oder beende den Zug
    [joint-partner] wähle, mit wem du gemeinsam forschst
   *[over] das Spiel ist aus
}
vivajava-reason-token-owed = ein Marker ist zu legen: hol einen zurück oder lass es
vivajava-reason-not-on-blend = auf der Mischung liegt kein { vivajava-m } Würfel
vivajava-reason-no-token-on-blend = { $who ->
    [you] du hast
   *[they] { $name } hat
} keinen Marker auf einem solchen Würfel
vivajava-reason-only-with-token = jeder Würfel in { vivajava-colour } trägt dort einen Marker
vivajava-reason-must-drop = ein einzelner Würfel kann nicht behalten werden
vivajava-reason-holds-fewer = du hast nur { vivajava-n-aroma }
vivajava-reason-not-on-coaster = auf diesem Untersetzer fehlt „{ vivajava-ability }“
vivajava-reason-not-unlocked = „{ vivajava-ability }“ ist nicht freigeschaltet
vivajava-reason-ability-over = „{ vivajava-ability }“ ist mit der Leiste erloschen
vivajava-reason-blocked = „{ vivajava-ability }“ ist blockiert
vivajava-reason-used-up = „{ vivajava-ability }“ ist in diesem Zug verbraucht
vivajava-reason-no-such-die = keiner deiner { $dice ->
    [aroma] Aroma-Würfel
   *[coffee] Kaffee-Würfel
} zeigt { vivajava-colour }
vivajava-reason-nothing-picked-up = es wurde kein Würfel gewählt
vivajava-reason-cannot-rise = Schwarz und Joker können nicht höher
vivajava-reason-just-flipped = derselbe Würfel lässt sich nicht zweimal wenden
vivajava-reason-donated-fewer = { $who ->
    [you] du hast
   *[they] { $name } hat
} weniger solche Würfel gespendet: { $n }
vivajava-reason-not-a-donor = { $who ->
    [you] du hast
   *[they] { $name } hat
} nichts gespendet
vivajava-reason-none-donated = es wurde kein gespendeter Würfel gewählt
vivajava-reason-too-few-own = { $n ->
    [1] auch ein eigener Würfel muss { vivajava-colour } zeigen
   *[other] gespendete Würfel verstärken nur: { $n } eigene Würfel müssen { vivajava-colour } zeigen
}
vivajava-reason-not-five = eine Mischung hat fünf Würfel, nicht { $n }
vivajava-reason-not-rolled = das zeigen deine eigenen Würfel nicht
vivajava-reason-no-pair = keine zwei Bohnen haben dieselbe Farbe
vivajava-reason-other-main = gespendete Würfel müssen die Stärke heben: die Hauptfarbe wäre nicht { vivajava-colour }
vivajava-reason-not-better = { $who ->
    [you] deine Mischung ist
   *[they] die Mischung von { $name } ist
} genauso gut oder besser
vivajava-reason-not-five-colours = deine eigenen Würfel zeigen keine fünf Farben
vivajava-reason-owns-rainbow = die Bunte Mischung gehört dir schon
vivajava-reason-no-bean = keiner deiner Würfel zeigt { vivajava-colour }
vivajava-reason-beans-exactly = es müssen { $n } Bohnen sein
vivajava-reason-beans = es müssen { $least } bis { $most } Bohnen sein
vivajava-reason-track-completed = die { vivajava-f } Leiste ist abgeschlossen
vivajava-reason-no-track = Schwarz hat keine Leiste
vivajava-reason-no-aroma-left = im Vorrat ist kein Aroma-Würfel mehr
vivajava-reason-must-act = Mischen oder Forschen ist möglich
vivajava-reason-no-token-on-cup = auf der roten Tasse liegt kein Marker
vivajava-reason-yourself = wähle jemand anderen
vivajava-reason-other-target = { $who ->
    [you] du kannst
   *[they] { $name } kann
} es vollständiger ausführen
vivajava-reason-joint-research-first = zuerst muss die Forschungsgemeinschaft genutzt werden
vivajava-reason-no-token-there = dort liegt kein Marker von dir
vivajava-reason-not-from-there = ein Marker von dort kann hier nicht gelegt werden

## Phasen

vivajava-phase = { $question ->
    [opening] Wurf um den Start
    [turn-start] ein Zug beginnt
    [decay] Wertverfall
    [keep-or-drop] behalten oder abschaffen
    [donate] Spenden
    [roll] Würfeln
    [choose] mischen oder forschen
    [reroll-aroma] neu würfeln
    [blend] mischen
    [score-blend] Mischung werten
    [focus] Fokusgruppen
    [activate] Fähigkeiten
    [joint-partner] Forschungsgemeinschaft
   *[over] Ende
}

## Optionen

vivajava-option-coaster = Der Forschungs-Untersetzer: welche Fähigkeiten die Leisten haben.
vivajava-value-coaster-mild = Sanft: Weiterwürfeln, Bohne aufwerten, Fokusgruppen, Aktion blockieren, Zusatzaroma.
vivajava-value-coaster-bold = Würzig: Weiterwürfeln, Bohne wenden, Forschungsgemeinschaft, Forschungsschub, Engpass.
vivajava-option-opening = Wie bestimmt wird, wer beginnt.
vivajava-value-opening-roll = Alle würfeln; der dunkelste Röstgrad beginnt, die anderen gehen einen Schritt.
vivajava-value-opening-fixed = Der erste Platz beginnt.
vivajava-option-joint-research = Ob die Forschungsgemeinschaft genutzt werden muss.
vivajava-value-joint-research-optional = Sie darf ausgelassen werden.
vivajava-value-joint-research-compulsory = Sie muss vor dem Zugende genutzt werden.
vivajava-option-bold-red = Was Rot auf dem würzigen Untersetzer tut.
vivajava-value-bold-red-ride-along = Forschungsschub, wie im Regelheft.
vivajava-value-bold-red-block = Aktion blockieren, wie in den Kurzregeln.
vivajava-option-donated = Was gespendete Würfel für die Beste Bohne dürfen.
vivajava-value-donated-strengthen = Sie verstärken nur eine Farbe, die zwei deiner eigenen Würfel zeigen.
vivajava-value-donated-count = Sie zählen wie eigene: ein eigener Würfel der Farbe genügt.
vivajava-option-extra-aroma = Was 2X beim Zusatzaroma erlaubt.
vivajava-value-extra-aroma-each = Bis zu zwei Einsätze je Zug, jedes Mal ein Würfel.
vivajava-value-extra-aroma-double = Ein Einsatz je Zug, mit zwei Würfeln.
vivajava-option-after-pass = Was folgt, wenn weder Mischen noch Forschen möglich ist.
vivajava-value-after-pass-end = Die Würfel werden weitergegeben, der Zug endet.
vivajava-value-after-pass-activate = Fähigkeiten dürfen noch aktiviert werden.
vivajava-option-tracks = Die Felder der Leisten: die mitgelieferten, eine Datei oder ihr Text.
vivajava-value-tracks-default = Die mitgelieferten Leisten.
vivajava-value-tracks-default-2 = Die Leisten früherer Fassungen: alle fünf gleich, 1X auf dem dritten Feld, 2X auf dem fünften.

## Was der Zufall brachte

vivajava-outcome-roll = { $dice ->
    [aroma] zeigten die Aroma-Würfel { $faces }
   *[coffee] zeigten die Kaffee-Würfel { $faces }
}

## Fragen

vivajava-ask-token-blend = Dein gespendeter Würfel liegt in der Mischung, aber du hast keinen Marker: Hol einen zurück oder lass es.
vivajava-ask-token-cup = Auf deine rote Tasse gehört ein Marker, aber du hast keinen: Hol einen zurück oder lass es.
vivajava-ask-decay = Welcher Würfel verlässt deine Beste Bohne?{ $n ->
    [2] {" "}Der letzte wird dann gewürfelt.
   *[other] {""}
}
vivajava-ask-drop = Von deiner Besten Bohne bleibt ein Würfel: Du schaffst sie ab und würfelst ihn.
vivajava-ask-keep-or-drop = Die Beste Bohne behalten und den Zug beenden, oder abschaffen und den Rest würfeln?
vivajava-ask-donate = Aroma-Würfel für { $name } werfen? Du hast { $n }.
vivajava-ask-reroll-aroma = Welche Aroma-Würfel kommen mit?
vivajava-ask-blend = Welche eigenen Würfel kommen zu den gespendeten?
vivajava-ask-focus = Fokusgruppen: ein Schritt auf beliebiger Leiste (noch { $n }).
vivajava-ask-activate = Nutze eine Fähigkeit oder beende den Zug.
vivajava-ask-joint-partner = Die Forschungsgemeinschaft zeigt { vivajava-colour }: Mit wem?
vivajava-ask-pass = Mit diesem Wurf geht nichts.
vivajava-ask-choose = { $change ->
    [none] Nutze deinen Wurf.
    [roll] Nutze deinen Wurf oder würfle neu.
    [turn] Nutze deinen Wurf oder dreh einen Würfel.
   *[both] Nutze deinen Wurf, würfle neu oder dreh einen Würfel.
}
