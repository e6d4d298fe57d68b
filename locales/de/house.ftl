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
house-welcome = Der Kaffee ist fertig. Setz dich.
house-welcome-more = Kaffeespiele im Browser. Ohne Konto, ohne Download.
house-which-game = Welches Spiel?
house-level = Gegner
house-level-name = { $level ->
    [easy] Hausbot (leicht)
    [relaxed] Hausbot (gemütlich)
    [casual] Hausbot (locker)
    [steady] Hausbot (solide)
    [medium] Hausbot (mittel)
    [skilled] Hausbot (geübt)
    [hard] Hausbot (schwer)
    [expert] Hausbot (Experte)
    [greedy] Hausbot (gierig)
    [random] Hausbot (zufällig)
   *[other] Hausbot ({ $level })
}
house-play-now = Jetzt spielen
house-opening = Wird geöffnet …
house-new-table = Neuer Tisch
house-continue = Deine Partien
house-lists-failed = Das ließ sich nicht laden.
house-free-seat = freier Platz
house-status = { $status ->
    [open] wartet auf Mitspielende
    [running] läuft
   *[over] beendet
}
house-your-turn = Du bist dran
house-refused = { $code ->
    [identity-name-taken] Ein anderes Konto hat diesen Namen.
    [identity-wrong] Name oder Passwort stimmt nicht.
    [identity-account] Das ist schon ein Konto.
    [house-maintenance] Das Haus wird gewartet: vorerst keine neuen Tische.
    [identity-name-reserved] Dieser Name ist hier nicht wählbar.
    [limit-too-many] Das war zu oft. Versuch es gleich noch einmal.
    [limit-too-many-open] Von hier ist schon zu viel gleichzeitig offen. Schließ erst einen anderen Tab.
    [limit-full] Gerade sind zu viele Leute da. Versuch es gleich noch einmal.
    [seat-away] Für diesen Platz spielt ein Bot. Übernimm ihn erst wieder.
    [seat-not-yours] Du sitzt dort nicht.
    [store-unavailable] Das Haus kann gerade nichts speichern. Versuch es gleich noch einmal.
    [table-code] An diesen Tisch kommt man mit Einladung: Lass dir den ganzen Link schicken.
    [table-full] Es ist kein Platz mehr frei.
    [table-not-found] Diesen Tisch gibt es nicht.
    [table-not-host] Das darf nur, wer den Tisch eröffnet hat.
    [table-not-over] Das geht erst, wenn die Partie zu Ende ist.
    [table-not-watchable] Nur wer mitspielt, darf diesem Tisch zusehen.
    [table-no-version] Diesen Schritt gibt es in der Partie nicht.
    [table-over] Dort ist die Partie schon zu Ende.
    [table-quarantined] Dieser Tisch folgt anderen Regeln und lässt sich nicht öffnen.
    [table-removed] Du wurdest von diesem Tisch weggeschickt.
   *[other] Das geht gerade nicht.
}
house-no = Nein
house-gone = jemand, der gegangen ist
house-to-watch = Wird gerade gespielt

## Ein neuer Tisch

house-seat = Platz { $n }
house-yes-no = { $value ->
    [true] ja
   *[false] nein
}
house-minutes = Minuten für jede Person
house-days = Tage je Zug
house-when-late = Wem die Zeit ausgeht,
house-late-bot = für den spielt ein Bot
house-late-forfeit = der verliert
house-listed = Auf der Startseite zeigen
house-may-watch = Andere dürfen zusehen
house-show-odds = Chancen der Würfe zeigen
house-open-table = Tisch eröffnen
house-own-file = Deine eigene Datei: { $name }
house-as-book = Wie im gewählten Regelheft.

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
house-sound = Töne
house-less-motion = Weniger Bewegung
house-you = Du
house-device = Dieses Gerät
house-account = Konto
house-is-guest = Du bist zu Gast und nur auf diesem Gerät bekannt. Mit einem Passwort kannst du dich auch anderswo anmelden.
house-is-account = { $name } kann sich auf jedem Gerät anmelden.
house-account-new = Dieses Konto behalten
house-account-have = Ich habe ein Konto
house-account-make = Mit Passwort behalten
house-account-made = Gesichert. Melde dich anderswo als { $name } an.
house-password = Passwort
house-password-help = Mindestens 8 Zeichen.
house-password-change = Passwort ändern
house-password-old = Bisheriges Passwort
house-password-new = Neues Passwort
house-password-changed = Geändert. Andere Geräte sind abgemeldet.
house-sign-in = Anmelden
house-sign-in-warning = Damit lässt du den Gast dieses Geräts zurück: Seine Partien gehen ohne dich weiter.
house-signed-in = Willkommen zurück, { $name }!
house-sign-out = Abmelden
house-sign-out-everywhere = Überall abmelden
house-signed-out = Abgemeldet. Du bist jetzt ein neuer Gast.
house-notify = Nachrichten
house-notify-more = Bei Partien mit Tagen als Bedenkzeit kannst du dir melden lassen, dass du dran bist.
house-wake = In diesem Browser melden
house-wake-no-more = In diesem Browser nicht mehr melden
house-wake-not = Dieses Haus schickt keine Nachrichten an Browser.
house-webhook = Adresse eines Programms (Webhook)
house-webhook-help = Das Programm wird aufgerufen, sobald du dran bist. Leer lassen, wenn keins.
house-webhook-secret = Die Aufrufe sind mit diesem Geheimnis signiert, das nur jetzt zu sehen ist:
house-password-forgotten = Passwort vergessen?
house-legal =
    { $which ->
        [imprint] Impressum
       *[privacy] Datenschutz
    }
house-webhook-trouble =
    { $n ->
        [one] Das Programm war nicht zu erreichen ({ $why }).
       *[other] Das Programm war { $n }-mal nicht zu erreichen ({ $why }).
    }
house-webhook-again = Es wird noch einmal versucht.
house-webhook-given-up = Beim nächsten Zug wird es wieder versucht.
house-muted = { $n ->
    [one] Ein Tisch ist stumm.
   *[other] { $n } Tische sind stumm.
}
house-own-data = Deine Daten
house-own-data-more = Name, Tische, Chat und wo du angemeldet bist; mehr wird nicht aufbewahrt.
house-export = Alles herunterladen
house-forget = Mich löschen
house-forget-sure = Du gibst alle laufenden Partien auf, und niemand kann dich zurückholen. Für immer gehen?

## Warten auf Mitspieler

house-invited-title = Du bist eingeladen
house-link = Link des Tisches
house-copy = Link kopieren
house-copied = Kopiert
house-qr = Der Link als QR-Code
house-start = Anfangen
house-leave = Aufstehen
house-fair = Der Zufall lässt sich hinterher prüfen. Das Siegel dieses Tisches:
house-share = Teilen …
house-invitation = Spiel { $game } mit mir!
house-close-table = Tisch schließen

## Am Tisch

house-round = { $of ->
    [0] Runde { $n }
   *[other] Runde { $n } von { $of }
}
house-undo = Zurücknehmen
house-undo-turn = Zug zurücknehmen
house-as-text = Als Text
house-as-drawing = Als Bild
house-menu = Menü
house-resign = Aufgeben
house-abort = Abbruch vorschlagen
house-close = Schließen
house-reconnecting = Die Verbindung ist abgerissen. Bis sie wieder da ist, wird nichts gesendet.
house-line-lost = Die Verbindung ist weg; es wurde nichts gespielt.
house-stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal hin.
house-no-table-title = Dieser Tisch lässt sich nicht zeigen
house-pass-screen = Bitte gib den Bildschirm an { $name }
house-pass-screen-more = Was die anderen nicht sehen dürfen, bleibt so lange verdeckt.
house-i-am-here = Ich bin { $name }
house-thinking = { $name } überlegt …
house-please-wait = Einen Moment …
house-over = Die Partie ist zu Ende.
house-beside = Verlauf und Chat
house-log = Verlauf
house-log-empty = Noch ist nichts geschehen.
house-since = Seit deinem letzten Zug
house-so-far = Bisher
house-broken = Hier ist etwas schiefgegangen.
house-chat = Chat
house-chat-empty = Noch hat niemand etwas gesagt.
house-chat-failed = Der Chat ließ sich nicht laden.
house-about-person = { $name } melden oder ausblenden
house-say-something = Sag etwas
house-say = Senden
house-what-you-can-do = Was du tun kannst
house-find-move = Einen Zug suchen
house-nothing-to-do = Gerade ist nichts zu tun.
house-more-moves = { $n ->
    [one] und noch einer; grenz oben ein
   *[other] und noch { $n }; grenz oben ein
}
house-the-table = Der Tisch
house-undo-limit = Zurücknehmen kann man, bis eine Karte aufgedeckt wurde, Würfel fielen oder jemand anders gewählt hat.
house-resign-sure = Aufgeben? Du verlierst diese Partie.
house-abort-sure = Ohne Ergebnis aufhören? Die Partie endet, wenn alle einverstanden sind.
house-abort-waits = Du willst aufhören; die anderen müssen zustimmen
house-mute = Keine Nachrichten von diesem Tisch
house-unmute = Wieder Nachrichten von diesem Tisch
house-bot-plays-you = Deine Zeit ist um: Ein Bot spielt für dich.
house-return = Ich bin wieder da
house-no-drawing = Die Zeichnung ließ sich nicht laden; hier ist der Tisch als Text.
house-part-missing = Dieser Teil des Tisches ließ sich nicht laden.
house-watching = Du siehst zu
house-watchers = { $n ->
    [one] eine Person sieht zu
   *[other] { $n } Personen sehen zu
}
house-who-plays = Wer spielt
house-is-here = am Tisch
house-is-away = nicht am Tisch
house-has-lost = ausgeschieden
house-wants-stop = will aufhören
house-clock-of = Uhr von { $name }
house-days-hours = { $days } T { $hours } h
house-name-of-seat = { $name } Nr. { $n }
house-show = Zeigen

## Das Ende

house-by-round = Punkte nach Runden
house-rematch = Noch eine Partie
house-past = Schritt { $n }
house-steps = Schritte der Partie
house-step-first = Zum Anfang
house-step-back = Einen Schritt zurück
house-step-on = Einen Schritt weiter
house-step-last = Zum letzten Schritt
house-to-now = Zurück zur Partie
house-to-end = Zum Ergebnis
house-fork = Was wäre, wenn …?
house-your-seat = Dein Platz
house-all-seats = Alle Plätze an diesem Bildschirm
house-play-from-here = Von hier aus weiterspielen

## Café

house-beans = { $n } { $colour ->
    [yellow] gelbe
    [brown] braune
    [green] grüne
   *[red] rote
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
    [one] ein Kaffeehaus für 1 Punkt
   *[other] ein Kaffeehaus für { $n } Punkte
}
house-costs-bean = kostet eine Bohne
house-deck-left = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
house-areas = Firmengelände
house-area-of = Das Firmengelände von { $name }
house-back-to-yours = Zurück zu deinem
house-master = Meister
house-score = Punkte
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
        [yellow] Gelbes Bohnenfeld
        [brown] Braunes Bohnenfeld
        [green] Grünes Bohnenfeld
       *[red] Rotes Bohnenfeld
    }
    [surplus] Überschussfeld
    [batch] Bohnenfeld beliebiger Farbe
    [drying] Trockenfeld
    [roasting] Röstfeld
    [cafe] Kaffeehaus { $title }
    [espresso] Espresso
    [pastry] Törtchen
    [cup] Tasse
    [ship] Schiff
    [dead] Geschlossenes Kaffeehaus
   *[empty] Leeres Feld
}
house-holds = { $colour ->
    [yellow] { $n } gelbe
    [brown] { $n } braune
    [green] { $n } grüne
    [red] { $n } rote
   *[none] nichts
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
house-pick-up = Die { $colour ->
    [yellow] gelben
    [brown] braunen
    [green] grünen
   *[red] roten
} Bohnen aufnehmen, um sie zu { $verb ->
    [cherry] trocknen
    [drying] rösten
   *[roasted] liefern
}
house-put-down = { $verb ->
    [roasted] Bring
   *[cherry] Leg
} die { $colour ->
    [yellow] gelben
    [brown] braunen
    [green] grünen
   *[red] roten
} Bohnen { $verb ->
    [cherry] auf ein leuchtendes Trockenfeld.
    [drying] auf ein leuchtendes Röstfeld.
   *[roasted] in ein Kaffeehaus oder ins Lager.
}
house-not-here = Hier darf die Karte nicht liegen. Tipp darauf, um zu erfahren, warum.
house-cafe-wants = { $n ->
    [one] Will { $beans } für 1 Punkt
   *[other] Will { $beans } für { $n } Punkte
}
house-square-is-for = { $kind ->
    [field] Bringt eine Bohne, wenn in seiner Gruppe angebaut wird
    [surplus] Bringt zwei Bohnen, wenn in seiner Gruppe angebaut wird
    [batch] Bringt eine Bohne in einer Farbe deiner Wahl
    [drying] Trocknet alle Bohnen einer Farbe von deinen Bohnenfeldern
    [roasting] Röstet alle Bohnen einer Farbe von deinen Trockenfeldern
    [cafe] Zählt, wenn es alles hat, was es verlangt
    [espresso] Nimmt eine gelieferte Bohne auf; am Ende hat sie jede Farbe, die du willst
    [pastry] Gibt einem voll belieferten Kaffeehaus daneben Punkte dazu
    [cup] Eine Aktion in jeder Runde
    [ship] Mit zweien sind Karten mit Tasse umsonst
    [dead] Ein halb verdecktes Kaffeehaus; hier ist nichts mehr zu holen
   *[empty] Gut zum Überbauen
}
house-zoom-in = Vergrößern
house-zoom-out = Verkleinern
house-zoom-whole = Alles zeigen
house-score-parts = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}: { $cafes } für Kaffeehäuser, { $pastries } für Törtchen, { $warehouse } für das Lager.
house-way = Der Weg des Kaffees
house-way-more = Jede sichtbare Tasse ist eine Aktion je Runde. Ein Kaffeehaus zählt, wenn es alles hat, was es will; im Lager zählen nur die beiden Farben, von denen du am wenigsten hast.
house-bid-leads = { $n ->
    [0] Noch kein Gebot; Meister: { $name }.
    [one] { $name } führt mit einer Bohne.
   *[other] { $name } führt mit { $n } Bohnen.
}
house-touch-lit = Tipp auf ein umrahmtes Feld.
