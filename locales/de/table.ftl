## Was alle Spiele teilen. Anrede: du; kurze, freundliche Sätze.

list-two = { $first } und { $second }
list-more = { $first }, { $second }
item = { $item }

seat-name = Platz { $number }
you = Du
seat-label = { $who ->
    [you] Du
   *[they] { $name }
}
awaits-seat = { $who ->
    [you] dir
   *[they] { $name }
}
awaits-chance = dem Zufall
awaits-nobody = niemandem

## Bots

bot-name = { $bot ->
    [random] Zufall
    [greedy] Gierig
    [flat] Flach
    [search] Suche
    [easy] Leicht
    [relaxed] Gemütlich
    [casual] Locker
    [steady] Solide
    [medium] Mittel
    [skilled] Geübt
    [hard] Schwer
    [expert] Experte
   *[other] { $bot }
}

## Ereignisse jedes Spiels

event-game-over = Das Spiel ist aus.
event-undone = { $who ->
    [you] Du nimmst eine Wahl zurück.
   *[they] { $name } nimmt eine Wahl zurück.
}
event-undone-hidden = { $who ->
    [you] Du nimmst eine Wahl zurück.
   *[they] { $name } nimmt eine Wahl zurück.
}

## Gründe jedes Spiels

reason-no-such-seat = Platz { $number } gibt es an diesem Tisch nicht
reason-game-over = das Spiel ist aus
reason-not-awaited = { $who ->
    [you] du bist
   *[they] { $name } ist
} jetzt nicht dran; es liegt an { $awaited }
reason-not-due = das bringt der Zufall jetzt nicht
reason-awaited = es liegt an { $awaited }

refusal = { $reason } ({ $rule })

## Optionen jedes Spiels

option-seats = Wie viele mitspielen.

## Punkte

part-points = Punkte

## Ausgang

verdict-win = { $who ->
    [you] Du gewinnst!
   *[they] { $name } gewinnt!
}
verdict-shared = Geteilter Sieg: { $names }.

## Fehler des Protokolls

fault-request-malformed = Diese Zeile ist nicht ein einzelnes JSON-Objekt.
fault-request-unknown = Diese Anfrage gibt es nicht.
fault-request-field = Ein Feld fehlt oder ist falsch.
fault-game-unknown = Dieses Spiel gibt es nicht.
fault-setup-invalid = Mit diesem Aufbau kann kein Spiel beginnen.
fault-deck-invalid = Dieser Kartenstapel ist nicht lesbar.
fault-board-invalid = Dieser Spielplan ist nicht lesbar.
fault-table-none = Es gibt noch keinen Tisch.
fault-action-malformed = Dieser Text ist keine Aktion.
fault-action-illegal = Das erlauben die Regeln nicht.
fault-action-stale = Am Tisch ist es schon weitergegangen; schau noch einmal hin.
fault-undo-closed = Die letzte Wahl bleibt.
fault-record-invalid = Diese Aufzeichnung ist nicht lesbar oder verstößt gegen die Regeln.
fault-position-invalid = Diese Stellung ist nicht lesbar oder unmöglich.
fault-bot-unknown = Diesen Bot gibt es nicht.
fault-perft-too-large = Das zu zählen würde zu lange dauern.
fault-view-unknown = Diesen Blickwinkel gibt es nicht.
fault-lesson-unknown = Diese Lektion gibt es nicht.
fault-internal = Ein Fehler von uns; der Tisch ist, wie er war.

## Warum eine Wahl bleibt

undo-nothing = es gibt nichts zurückzunehmen
undo-chance = das lässt sich nicht zurücknehmen: seither { $outcome }
undo-chance-hidden = das lässt sich nicht zurücknehmen: seither hat der Zufall entschieden
undo-other = das lässt sich nicht zurücknehmen: { $who ->
    [you] du hast seither gewählt
   *[they] { $name } hat seither gewählt
}
undo-other-hidden = das lässt sich nicht zurücknehmen: { $who ->
    [you] du hast seither gewählt
   *[they] { $name } hat seither gewählt
}
undo-revealed = das lässt sich nicht zurücknehmen: dabei kam etwas Verborgenes ans Licht
