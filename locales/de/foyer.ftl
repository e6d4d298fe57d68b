# Startseite, neuer Tisch, Einladung, meine Partien, das Ende und der Rückblick.

## Seiten

foyer-nav-play = Spielen
foyer-nav-learn = Lernen
foyer-nav-rules = Regeln
foyer-nav-games = Meine Partien
foyer-nav-watch = Zusehen
foyer-keys = Tasten
foyer-about = Über uns
foyer-foot = Über dieses Haus
## Tasten

foyer-keys-everywhere = Überall
foyer-keys-table = Am Tisch
foyer-keys-replay = Beim Rückblick
foyer-key-list = Diese Liste
foyer-key-tab = Zur nächsten Möglichkeit
foyer-key-enter = Ausführen
foyer-key-escape = Zurücklegen, schließen
foyer-key-arrows = Sich auf dem Plan bewegen
foyer-key-turn = Die Karte in der Hand drehen
foyer-key-best = Vorgeschlagener Platz der Karte (Café)
foyer-key-legend = Was die Felder bedeuten (Café)
foyer-key-meaning = Was alles auf dem Tisch bedeutet
foyer-key-undo = Die letzte Wahl zurücknehmen
foyer-key-sound = Töne an oder aus
foyer-key-zoom = Vergrößern, verkleinern, alles zeigen
foyer-key-step = Einen Schritt zurück oder vor
foyer-key-turns = Einen Zug zurück oder vor
foyer-key-round = Eine Runde zurück oder vor
foyer-key-ends = Zum Anfang, zum Ende
foyer-key-play = Abspielen und anhalten
foyer-key-speed = Tempo

## Über uns

foyer-about-title = Über dieses Haus
foyer-about-what = Kaffeeklatsch ist ein Tisch für Brettspiele rund um den Kaffee: gegen das Haus, mit Freunden per Link, an einem Bildschirm oder allein. Es kostet nichts und zeigt keine Werbung.
foyer-about-whose = Wessen Spiele das sind
foyer-about-by = von { $authors }
foyer-about-names = Dies ist ein Fanprojekt ohne Verbindung zu Autoren oder Verlagen. Ihre Namen stehen hier nur, damit klar ist, welches Spiel gemeint ist. Wenn dir ein Spiel gefällt, kauf es.
foyer-about-ours = Was von uns ist
foyer-about-drawings = Zeichnungen, Pläne, Karten und der Wortlaut der Regeln stammen von uns; Texte oder Bilder aus Regelheften werden nicht verwendet.
foyer-about-licence = Code, Texte und Zeichnungen sind frei, nach Wahl unter der Apache-Lizenz 2.0 oder der MIT-Lizenz.
foyer-about-face = Die Titel sind in der Alegreya von Huerta Tipográfica gesetzt, unter der SIL Open Font License 1.1.
foyer-about-chance = Zufall
foyer-about-sealed = Vor der ersten Karte veröffentlicht jeder Tisch ein Siegel seines Zufalls. Nach der Partie wird das Geheimnis dahinter gezeigt, und alle können nachprüfen, dass nichts geändert wurde.
foyer-about-programs = Für alle, die programmieren
foyer-about-source = Der Quelltext liegt dem Programm bei, mit allem, was man für einen eigenen Bot braucht. Die Schnittstelle dieses Hauses:

## Startseite

foyer-games-wait = { $n ->
    [one] Eine Partie wartet auf dich
    [2] Zwei Partien warten auf dich
    [3] Drei Partien warten auf dich
   *[other] { $n } Partien warten auf dich
}
foyer-play-game = { $game } spielen
foyer-against = Gegen das Haus
foyer-strength = { $level ->
    [easy] Leicht
    [relaxed] Gemütlich
    [casual] Locker
    [steady] Solide
    [medium] Mittel
    [skilled] Geübt
    [hard] Schwer
   *[expert] Experte
}
foyer-play-under = Geh, wann du willst: Dein Platz bleibt deiner.
foyer-quick = Eine schnelle Partie
foyer-go-on = Weiterspielen
foyer-players = Personen:
foyer-minutes-short = { $n } min
foyer-ways = So kann man spielen
foyer-way-learn = Spielen lernen
foyer-way-learn-more = Zwölf kurze Lektionen
foyer-way-friend = Mit Freunden
foyer-way-friend-more = Link schicken, sie setzen sich dazu
foyer-way-screen = An einem Bildschirm
foyer-way-screen-more = Das Gerät geht reihum
foyer-way-alone = Allein
foyer-way-alone-more = Wie viele Punkte schaffst du?
foyer-all-games = Alle Partien
foyer-lobby = Hier fehlt noch jemand
foyer-open-one = Tisch eröffnen
foyer-sit-down = Hinsetzen
foyer-lobby-none = Gerade wartet niemand.
foyer-lobby-none-more = Eröffne einen Tisch und schick Freunden den Link.
foyer-seek = { $game } mit jemandem spielen:
foyer-seek-more = Du setzt dich dorthin, wo jemand wartet, oder ein Tisch wird für dich eröffnet.
foyer-offer = { $name } will noch einmal { $game } spielen.
foyer-not-now = Jetzt nicht
foyer-watch-none = Gerade spielt niemand öffentlich.
foyer-lists-safe = Deine Partien sind sicher.

## Ein Tisch in einer Zeile

foyer-table-for = { $n ->
    [1] { $game } allein
    [2] { $game } zu zweit
    [3] { $game } zu dritt
   *[other] { $game } zu viert
}
foyer-pace-text-none = ohne Uhr
foyer-pace-text-live = { $seconds ->
    [0] je { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
foyer-pace-text-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
foyer-waits-for = { $n ->
    [one] { $name }: ein Stuhl ist frei
   *[other] { $name }: { $n } Stühle sind frei
}
foyer-game-with = { $game } mit { $names }
foyer-game-alone = { $game } allein
foyer-game-screen = { $game } an einem Bildschirm
foyer-open-for = { $n ->
    [0] { $game }: alle Stühle sind besetzt
    [one] { $game }: ein Stuhl ist frei
   *[other] { $game }: { $n } Stühle sind frei
}
foyer-none = Keine.
foyer-rule-name = { $rule ->
    [draft] Die Kartenwahl
    [espresso] Espressokarten
    [promos] Promokarten
    [edition] Regelheft
    [delivery] Lieferungen
    [bids] Gebote zahlen
    [bid-sum] Gebote erhöhen
    [low-bids] Zu niedrige Gebote
    [ship-keep] Schiffe in Auktionen
    [first-master] Erster Meister
    [starts] Startkarten
    [promo-cards] Welche Promokarten
    [replaced] Ersetzte Karten
    [deck] Der Stapel
    [market] Der Markt
    [first] Erster Zug
    [track] Siegpunktleiste
    [roads] Wege
    [idle-end] Ende ohne Käufe
    [board] Der Spielplan
    [coaster] Untersetzer
    [opening] Wer beginnt
    [joint-research] Forschungsgemeinschaft
    [bold-red] Rot auf Würzig
    [donated] Gespendete Würfel
    [extra-aroma] Zusatzaroma
    [after-pass] Nach dem Passen
   *[tracks] Die Leisten
}
foyer-rules-by-book = Regeln wie im Heft
foyer-rules-own = Hausregeln: { $rules }
## Ein neuer Tisch

foyer-new-title = { $way ->
    [screen] Ein Tisch an einem Bildschirm
    [alone] Ein Tisch für dich allein
    [house] Ein Tisch gegen das Haus
   *[friend] Ein Tisch mit Freunden
}
foyer-what = Was spielt ihr?
foyer-game-facts = { $least }–{ $most } Personen · { $n } min
foyer-who-sits = Wer spielt mit?
foyer-chair = { $who ->
    [friend] Jemand
    [house] Das Haus
    [here] Auch hier
    [me] Du
   *[nobody] Niemand
}
foyer-chair-more = { $who ->
    [friend] per Link
    [house] spielt
    [here] am Bildschirm
    [me] du
   *[nobody] ein freier Platz
}
foyer-choice-more = { $who ->
    [friend] per Link
    [house] spielt
    [here] am Bildschirm
   *[nobody] kein Stuhl
}
foyer-this-chair = { $at ->
    [w] Der Stuhl links
    [n] Der Stuhl gegenüber
    [e] Der Stuhl rechts
   *[s] Dein Stuhl
}
foyer-who = { $who ->
    [me] du
    [friend] jemand per Link
   *[here] jemand an diesem Bildschirm
}
foyer-who-house = { $level ->
    [easy] das Haus (leicht)
    [relaxed] das Haus (gemütlich)
    [casual] das Haus (locker)
    [steady] das Haus (solide)
    [medium] das Haus (mittel)
    [skilled] das Haus (geübt)
    [hard] das Haus (schwer)
   *[expert] das Haus (Experte)
}
foyer-how-fast = Wie schnell?
foyer-pace = { $kind ->
    [live] Heute Abend
    [correspondence] Ab und zu ein Zug
   *[unhurried] Ohne Uhr
}
foyer-pace-more = { $kind ->
    [live] Je { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }, dazu { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } je Zug.
    [correspondence] { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
    } für einen Zug. Wir sagen dir, wenn du dran bist.
   *[unhurried] Solange es eben dauert.
}
foyer-own-times = Eigene Zeiten …
foyer-seconds = Sekunden je Zug
foyer-house-rules = Hausregeln
foyer-rules-changed = { $n ->
    [one] 1 eigene Regel
   *[other] { $n } eigene Regeln
}
## Die Einladung

foyer-is-set = Dein Tisch ist gedeckt
foyer-agreed = { $who } { $pace }, { $rules }.
foyer-send-link = Schick diesen Link. Wer ihn öffnet, kann sich gleich setzen.
foyer-same-wifi = Im selben WLAN
foyer-scan = Oder mit dem Handy scannen
foyer-who-is-here = Wer da ist
foyer-free = Frei
foyer-free-more = wartet auf jemanden
foyer-seat-house = Das Haus hinsetzen
foyer-send-away = { $name } wegschicken
foyer-begins = Die Partie beginnt von selbst, sobald der letzte Stuhl besetzt ist.
foyer-how-sealed = So funktioniert das
foyer-asks-you = { $name } bittet dich an den Tisch
foyer-about-minutes = Etwa { $n } Minuten.
foyer-seen-as = So sehen dich die anderen
foyer-full = Alle Stühle sind besetzt; gleich geht es los.
## Meine Partien

foyer-open-record = Aufzeichnung öffnen
foyer-by-title = Partien nach Spiel
foyer-n-games = { $n ->
    [0] noch nicht gespielt
    [one] 1 Partie
   *[other] { $n } Partien
}
foyer-one-screen = davon { $n } an einem Bildschirm
foyer-one-screen-more = Partien an einem Bildschirm zählen als gespielt; bei Siegen, Schnitt und Bestwert bleiben sie außen vor, denn du hast auf allen Plätzen gesessen.
foyer-won = gewonnen
foyer-mean = im Schnitt
foyer-best = Bestwert
foyer-left = verlassen
foyer-solo = solo
foyer-place = { $n }. von { $of }
foyer-result = { $how ->
    [agreed] abgebrochen
    [ended] vom Haus beendet
   *[other] geschlossen
}
foyer-by-state = Partien nach Stand
foyer-state = { $state ->
    [running] Laufend { $n }
    [open] Wartend { $n }
   *[over] Beendet { $n }
}
foyer-find = Jemanden suchen
foyer-no-games = Hier ist noch nichts.
foyer-statistics = Statistik
foyer-points = Punkte
foyer-points-said = Punkte der letzten { $n } Partien; im Schnitt { $mean }, höchstens { $best }
## Am Tisch

foyer-unread = { $n ->
    [one] eine neue Nachricht
   *[other] { $n } neue Nachrichten
}
foyer-proposes = { $n ->
    [one] { $names } schlägt vor, ohne Ergebnis aufzuhören.
   *[other] { $names } schlagen vor, ohne Ergebnis aufzuhören.
}
foyer-agree = Einverstanden
foyer-play-on = Weiterspielen
foyer-back-again = Wieder verbunden.

## Das Ende

foyer-you-win = Du gewinnst!
foyer-wins = { $n ->
    [one] { $names } gewinnt.
   *[other] Geteilter Sieg: { $names }.
}
foyer-alone-points = { $n ->
    [one] Ein Punkt!
   *[other] { $n } Punkte!
}
foyer-ended = { $how ->
    [agreed] Einvernehmlich beendet
    [closed] Der Tisch wurde geschlossen
    [ended] Vom Haus beendet
   *[other] Die Partie ist zu Ende
}
foyer-gone = { $why ->
    [late] { $who ->
        [you] Deine Zeit ist abgelaufen.
       *[they] Die Zeit von { $name } ist abgelaufen.
    }
   *[left] { $who ->
        [you] Du hast den Tisch verlassen.
       *[they] { $name } hat den Tisch verlassen.
    }
}
foyer-ahead = { $n ->
    [0] Punktgleich mit { $name }.
    [one] Ein Punkt vor { $name }.
   *[other] { $n } Punkte vor { $name }.
}
foyer-behind = Du bist auf Platz { $place }, { $n ->
    [0] punktgleich.
    [one] einen Punkt zurück.
   *[other] { $n } Punkte zurück.
}
foyer-place-short = { $n }.
foyer-points-then = { $n ->
    [one] ein Punkt bis dahin
   *[other] { $n } Punkte bis dahin
}
foyer-cup = { $state ->
    [late] Zeit abgelaufen
   *[left] hat den Tisch verlassen
}
foyer-source = { $source ->
    [black] schwarzer Kaffee
    [white] weißer Kaffee
    [beige] beiger Kaffee
    [russet] rotbrauner Kaffee
    [brown] brauner Kaffee
    [blends] Mischungen
    [cups] Tassen
    [help] Hilfe für andere
   *[other] weitere Punkte
}
foyer-after = Wie es lief
foyer-chance = { $state ->
    [verified] Zufall geprüft
   *[broken] Der Zufall wurde manipuliert
}
foyer-chance-more = { $state ->
    [verified] Alles kam so, wie es vor der Partie versiegelt war:
   *[broken] Etwas kam anders, als es vor der Partie versiegelt war:
}
foyer-join-again = Wieder dazusetzen
foyer-still-here = { $n ->
    [one] { $names } ist noch da
   *[other] { $names } sind noch da
}
foyer-look-back = Rückblick
foyer-share = Teilen
foyer-last-look = Letzter Stand
foyer-record = Aufzeichnung
## Rückblick

foyer-moves = Züge
foyer-all-moves = Alle Züge
foyer-moves-now = zieht
foyer-is-asked = ist dran
foyer-beginning = Die Partie beginnt.
foyer-turn-back = Einen Zug zurück
foyer-turn-on = Einen Zug vor
foyer-play = Abspielen
foyer-pause = Anhalten
foyer-speed = Tempo { $n } von 3
foyer-eyes = Aus wessen Sicht?
foyer-eyes-all = Wie es jetzt alle sehen
foyer-eyes-watcher = Wie es das Publikum sah
foyer-eyes-of = Wie es { $name } sah
foyer-copy-step = Link zu diesem Schritt kopieren
foyer-you-won-with = { $n ->
    [one] gewonnen mit einem Punkt
   *[other] gewonnen mit { $n } Punkten
}
foyer-fork-more = Setz dich hier hin und spiel weiter. Diese Partie bleibt, wie sie ist.
foyer-record-more = Eine Aufzeichnung ist eine Textdatei mit jedem Schritt einer Partie. Sie wird nach den Regeln geprüft und hier gezeigt; nichts davon wird behalten.
foyer-choose-file = Datei wählen
foyer-open-another = Andere Datei
foyer-line = { $file }, Zeile { $n }:
foyer-draws = { $draws ->
    [verified] Zufall geprüft
    [sealed] das Geheimnis wurde nicht gezeigt
   *[unpledged] der Zufall war nicht versiegelt
}
