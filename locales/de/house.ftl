# Was die Webseite selbst sagt. Die Spiele haben eigene Dateien.

## Das Haus

house-skip = Zum Inhalt springen
house-navigation = Seiten
house-loading = Einen Moment …
house-closed-title = Der Tisch ist geschlossen
house-closed = Der Spieldienst antwortet nicht ({ $code }).
house-try-again = Noch einmal versuchen
house-nowhere-title = Hier ist nichts
house-nowhere = Diese Seite gibt es nicht, oder nicht mehr.
house-home = Startseite
house-fan = Ein Fanprojekt mit eigenen Zeichnungen und eigenen Worten. Die Spiele gehören ihren Autoren und Verlagen.
house-language = Sprache
house-welcome = Der Kaffee ist fertig. Setz dich!
house-welcome-more = Drei Kaffeespiele an einem Tisch: gegen das Haus, zu zweit vor einem Bildschirm oder mit Freunden über einen Link.
house-which-game = Welches Spiel?
house-about-cafe = Anbauen, trocknen, rösten und liefern auf Karten, die sich überdecken. 1 bis 4 Personen, etwa 40 Minuten.
house-about-guatemala = Plantagen, Straßen und Schiffe an der Küste. 2 bis 4 Personen, etwa eine Stunde.
house-about-vivajava = Misch die Würfel und brau den Kaffee, von dem alle reden. 2 bis 4 Personen, etwa 25 Minuten.
house-level = Gegner
house-level-name = { $level ->
    [easy] Hausbot, leicht
    [medium] Hausbot, mittel
    [hard] Hausbot, schwer
    [expert] Hausbot, Experte
    [greedy] Hausbot, gierig
    [random] Hausbot, zufällig
   *[other] Hausbot ({ $level })
}
house-play-now = Jetzt spielen
house-opening = Wird geöffnet …
house-new-table = Neuer Tisch
house-continue = Deine Partien
house-continue-none = Gerade läuft keine Partie. Fang oben eine an!
house-open-tables = Offene Tische
house-open-none = Gerade wartet niemand. Eröffne einen Tisch und schick jemandem den Link.
house-lists-failed = Das ließ sich nicht laden.
house-free-seat = freier Platz
house-status = { $status ->
    [open] wartet auf Mitspieler
    [running] läuft
   *[over] beendet
}
house-your-turn = Du bist dran

## Ein neuer Tisch

house-how-many = Wie viele spielen?
house-who-sits = Wer sitzt wo?
house-seat = Platz { $n }
house-me = Ich
house-me-too = Auch an diesem Bildschirm
house-a-friend = Jemand mit dem Link
house-rules = Die Regeln
house-yes-no = { $value ->
    [true] ja
   *[false] nein
}
house-time = Zeit und Gäste
house-pace = Tempo
house-pace-unhurried = So lange es dauert
house-pace-live = Alle sind da: Minuten für die ganze Partie
house-pace-correspondence = Ein Zug am Tag: Tage für jeden Zug
house-minutes = Minuten für jede Person
house-days = Tage für jeden Zug
house-when-late = Wem die Zeit ausgeht,
house-late-bot = für den spielt ein Bot
house-late-forfeit = der verliert
house-listed = Diesen Tisch in der Lobby zeigen
house-may-watch = Alle mit dem Link dürfen zusehen
house-open-table = Tisch eröffnen

## Profil

house-profile = Profil
house-name = Name
house-colour-of-you = Deine Farbe
house-save = Speichern
house-saved = Gespeichert.
house-theme = Aussehen
house-theme-name = { $theme ->
    [auto] wie das Gerät
    [light] hell
    [dark] dunkel
   *[contrast] hoher Kontrast
}
house-sound = Klänge
house-less-motion = Weniger Bewegung

## Warten auf Mitspieler

house-waiting-title = Wir warten auf die anderen
house-invited-title = Du bist eingeladen
house-sit-here = Hier setzen
house-add-bot = Bot setzen
house-send-link = Schick diesen Link an alle, die mitspielen sollen:
house-link = Link des Tisches
house-copy = Link kopieren
house-copied = Kopiert
house-qr = Der Link als QR-Code
house-start = Anfangen
house-leave = Aufstehen
house-fair = Der Zufall lässt sich hinterher prüfen. Das Siegel dieses Tisches:

## Am Tisch

house-round = { $of ->
    [0] Runde { $n }
   *[other] Runde { $n } von { $of }
}
house-undo = Zurück
house-undo-turn = Ganzen Zug zurück
house-as-text = Als Text
house-as-drawing = Als Bild
house-menu = Menü
house-resign = Aufgeben
house-abort = Abbruch vorschlagen
house-close = Schließen
house-reconnecting = Die Verbindung ist weg. Wir versuchen es wieder …
house-line-lost = Die Verbindung ist weg; es wurde nichts gespielt.
house-stale = Der Tisch ist schon weiter. Sieh noch einmal hin.
house-no-table-title = Dieser Tisch lässt sich nicht zeigen
house-pass-screen = Bitte gib den Bildschirm an { $name }
house-pass-screen-more = Was die anderen nicht sehen dürfen, bleibt so lange verdeckt.
house-i-am-here = Ich bin { $name }
house-thinking = { $name } überlegt …
house-please-wait = Einen Moment …
house-over = Die Partie ist zu Ende.
house-beside = Verlauf und Gespräch
house-log = Verlauf
house-log-empty = Noch ist nichts geschehen.
house-since = Seit deinem letzten Zug
house-broken = Hier ist etwas schiefgegangen.
house-chat = Gespräch
house-chat-empty = Noch hat niemand etwas gesagt.
house-chat-failed = Das Gespräch ließ sich nicht laden.
house-say-something = Sag etwas
house-say = Senden
house-what-you-can-do = Was du tun kannst
house-find-move = Einen Zug suchen
house-nothing-to-do = Gerade ist nichts zu tun.
house-more-moves = { $n ->
    [one] und noch einer; grenze sie oben ein
   *[other] und noch { $n }; grenze sie oben ein
}
house-the-table = Der Tisch

## Das Ende

house-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
house-ended = { $how ->
    [deserted] Die anderen haben den Tisch verlassen.
    [agreed] Im Einvernehmen abgebrochen.
    [closed] Der Tisch wurde geschlossen.
   *[other] Die Partie ist zu Ende.
}
house-player = Wer
house-total = Summe
house-by-round = Punkte nach Runden
house-rematch = Noch eine Partie
house-record = Aufzeichnung herunterladen

## Café

house-beans = { $n } { $colour ->
    [yellow] gelb
    [brown] braun
    [green] grün
   *[red] rot
}
house-colour = { $colour ->
    [yellow] gelb
    [brown] braun
    [green] grün
   *[red] rot
}
house-worth-now = { $n ->
    [one] jetzt 1 Punkt wert
   *[other] jetzt { $n } Punkte wert
}
house-display = Karten in der Auslage
house-card-cafe = { $n ->
    [one] ein Café für 1 Punkt
   *[other] ein Café für { $n } Punkte
}
house-card-short = Karte { $card }
house-costs-bean = kostet eine Bohne
house-deck-left = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
house-areas = Plantagen
house-area-of = Die Plantage von { $name }
house-back-to-yours = Zurück zu deiner
house-master = Meister
house-score = Punkte, wenn jetzt Schluss wäre
house-cups = { $n ->
    [one] 1 Tasse
   *[other] { $n } Tassen
}
house-ships = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
house-bid = { $n ->
    [one] bietet 1 Bohne
   *[other] bietet { $n } Bohnen
}
house-passed = gepasst
house-pay-with = Bezahlen mit
house-turn = Drehen
house-lay-here = Hier legen
house-in-hand = In der Hand:
house-points-left = { $n ->
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
house-warehouse = Lager
house-square = { $kind ->
    [field] { $colour ->
        [yellow] Gelbes Anbaufeld
        [brown] Braunes Anbaufeld
        [green] Grünes Anbaufeld
       *[red] Rotes Anbaufeld
    }
    [surplus] Überschussfeld
    [batch] Anbaufeld jeder Farbe
    [drying] Trocknungsfeld
    [roasting] Röstfeld
    [cafe] Café { $title }
    [espresso] Espresso
    [pastry] Gebäck
    [cup] Tasse
    [ship] Schiff
    [dead] Geschlossenes Café
   *[empty] Leeres Feld
} bei { $x }, { $y }
house-holds = { $colour ->
    [yellow] { $n } gelb
    [brown] { $n } braun
    [green] { $n } grün
    [red] { $n } rot
   *[none] nichts
}
house-since-more = { $n ->
    [one] und noch eins
   *[other] und noch { $n }
}
house-free = umsonst
house-bid-none = noch kein Gebot
house-holds-card = hat eine Karte
house-verb = { $verb ->
    [produce] Anbauen
    [dry] Trocknen
    [roast] Rösten
    [deliver] Liefern
    [send] Schicken
    [keep] Behalten
   *[clear] Räumen
}
house-pick-up = { $verb ->
    [cherry] Diese Bohnen ({ house-colour }) aufnehmen, um sie zu trocknen
    [drying] Diese Bohnen ({ house-colour }) aufnehmen, um sie zu rösten
   *[roasted] Diese Bohnen ({ house-colour }) aufnehmen, um sie zu liefern
}
house-put-down = { $verb ->
    [cherry] Leg die Bohnen ({ house-colour }) auf ein leuchtendes Trocknungsfeld.
    [drying] Leg die Bohnen ({ house-colour }) auf ein leuchtendes Röstfeld.
   *[roasted] Bring die Bohnen ({ house-colour }) in ein leuchtendes Café oder ins Lager.
}
house-not-here = Hier darf die Karte nicht liegen. Tipp darauf, um zu erfahren, warum.
house-lay-news = Bedeckt { $covered ->
    [one] ein Feld
   *[other] { $covered } Felder
}; { $lost ->
    [0] keine Bohne geht verloren
   *[other] verloren: { $beans }
}{ $dies ->
    [yes] , und ein Café schließt
   *[no] { "" }
}. Dann { $points ->
    [one] eine Aktion
   *[other] { $points } Aktionen
}.
house-cafe-wants = { $n ->
    [one] Will { $beans } für 1 Punkt
   *[other] Will { $beans } für { $n } Punkte
}
house-square-is-for = { $kind ->
    [field] Bringt eine Bohne, wenn in seiner Gruppe angebaut wird
    [surplus] Bringt zwei Bohnen, wenn in seiner Gruppe angebaut wird
    [batch] Bringt eine Bohne in einer Farbe deiner Wahl
    [drying] Trocknet alle Bohnen einer Farbe von deinen Anbaufeldern
    [roasting] Röstet alle Bohnen einer Farbe von deinen Trocknungsfeldern
    [cafe] Zählt, wenn es alles hat, was es verlangt
    [espresso] Nimmt eine gelieferte Bohne auf; am Ende hat sie jede Farbe, die du willst
    [pastry] Gibt einem vollständigen Café daneben Punkte dazu
    [cup] Eine Aktion in jeder Runde
    [ship] Mit zweien sind Karten mit Tasse umsonst
    [dead] Ein halb verdecktes Café; hier ist nichts mehr zu holen
   *[empty] Gut zum Überbauen
}
house-zoom-in = Näher
house-zoom-out = Weiter weg
house-zoom-whole = Alles zeigen
house-score-parts = Wäre jetzt Schluss: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, { $cafes } für Cafés, { $pastries } für Gebäck, { $warehouse } für das Lager.
house-cafe-ask-take = Nimm eine Karte aus der Auslage.
house-cafe-ask-bid = Biete um die erste Wahl, oder passe.
house-cafe-ask-bid-more = Leg Bohnen nach, oder lass das Gebot stehen.
house-cafe-ask-keep = Eine Bohne des Gebots auf einem Schiff behalten?
house-cafe-ask-place = Leg die Karte über 2, 3 oder 4 deiner Felder. Eine Tasse muss sichtbar bleiben!
house-cafe-ask-act = Nutze deine Aktionen: anbauen, trocknen, rösten, liefern.
house-cafe-ask-grow = Welche Farbe soll dort wachsen?
house-cafe-ask-dry-more = Trockne in dieser Gruppe weiter, oder hör auf.
house-cafe-ask-roast-more = Röste in dieser Gruppe weiter, oder hör auf.
house-cafe-ask-deliver = Bring die Bohnen in Cafés, oder lagere sie ein.
house-cafe-ask-exchange = Wähl eine Farbe für deine Espressobohne.
