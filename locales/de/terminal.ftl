## Das Programm im Terminal. Wörter in `umgekehrten Häkchen` werden genau so getippt.

term-prompt = { $who ->
    [you] Du, Runde { $round }
   *[they] { $name }, Runde { $round }
}
term-round = Runde { $round }
term-turn = { $who ->
    [you] dein Zug
   *[they] Zug von { $name }
}
term-the-end = Ende
term-total = gesamt
term-place = Platz
term-shared = geteilt
term-nothing-to-do = Nichts zu tun.
term-welcome = `help` zeigt alles, was du tippen kannst, `rule` die Regeln, `legend` die Zeichen.
term-go-on = Damit endet dein Zug. Enter lässt { $name } spielen; `undo` nimmt die Wahl zurück.
term-too-small = Dieses Terminal hat { $columns } Spalten und { $rows } Zeilen. Das Spiel ist für { $least } gezeichnet: Mach das Fenster größer oder scrolle.
term-menu-more = … und mehr: `menu` zeigt alle Möglichkeiten.
term-more = Enter zeigt mehr, `q` bricht ab
term-over = Das Spiel ist aus. `save DATEI` sichert die Aufzeichnung, `undo` nimmt die letzte Wahl zurück, `quit` verlässt den Tisch.
term-over-prompt = aus
term-hand-over = Gib weiter an { $name }. Enter zeigt den Tisch.
term-dropped = (Nicht ausgeführt: `{ $commands }`.)
term-not-carried-out = Nicht ausgeführt: `{ $commands }`.
term-record-position = eine Aufzeichnung, die mit einer Stellung beginnt, lässt sich hier nicht weiterspielen
term-numbers = die Nummern gehen von 1 bis { $most }
term-number-ahead = eine Nummer gilt für das Menü, das du siehst; hinter `;` tippe die Aktion selbst
term-which = was genau? { $texts }
term-not-now = jetzt nicht
term-form = { $text } ist unverständlich; man tippt es so: { $form }
term-nothing = { $text } bedeutet hier nichts; `help` zeigt, was es gibt
term-anyway = Enter führt es trotzdem aus.
term-record-secret = die Aufzeichnung enthält Geheimes, bis das Spiel aus ist; `save DATEI` schreibt sie
term-no-language = die Sprache { $text } gibt es nicht; es gibt { $known }
term-no-bot = den Bot { $text } gibt es nicht; es gibt { $known }
term-program-failed = { $what }. Ein Bot des Hauses spielt auf seinem Platz weiter.
term-what-now = Was du jetzt tun kannst
term-commands = Befehle
term-tips = Tippe eine Aktion, ihre Nummer in der Liste oder so viel davon, dass sie eindeutig ist; mehrere in einer Zeile mit `;` dazwischen. Tab ergänzt, die Pfeiltasten holen frühere Zeilen zurück.
term-no-rule = es gibt keinen Befehl, keine Aktion und keinen Absatz { $text }
term-why-what = warum was? Nenne eine Aktion, wie in `why end`.
term-allowed = { $rule ->
    [none] `{ $action }` ist erlaubt.
   *[other] `{ $action }` ist erlaubt ({ $rule }).
}
term-not-allowed = `{ $action }` ist nicht erlaubt: { $reason }.
term-nothing-to-choose = es gibt nichts zu wählen
term-hint = So sieht es der Bot { $name }:
term-hint-then = dann { $plan }
term-worth-points = { $value } Punkte erwartet
term-worth-chance = gewinnt { $value } von 100 Partien
term-thinking = Ich denke nach …
term-bot-thinking = { $who ->
    [you] Du denkst nach …
   *[they] { $name } denkt nach …
}
term-no-seat = es gibt keinen Platz { $text }; die Plätze gehen von 0 bis { $last }
term-log-number = `log` braucht eine Zahl, nicht { $text }
term-save-where = wohin? Wie in `save mein-spiel.{ $game }`.
term-saved = { $n ->
    [one] { $n } Schritt gesichert in { $file }.
   *[other] { $n } Schritte gesichert in { $file }.
}
term-load-what = was laden? Wie in `load mein-spiel.{ $game }`.
term-bad-file = { $file }: { $what }
term-other-game = das ist eine Aufzeichnung von { $found }, nicht von { $game }
term-undone = { $who ->
    [you] Du nimmst zurück
   *[they] { $name } nimmt zurück
}: { $action }.
term-loaded = { $n ->
    [one] { $n } Schritt geladen aus { $file }.
   *[other] { $n } Schritte geladen aus { $file }.
}
term-not-saved = Das Spiel ist nicht gesichert. Ein Dateiname sichert es, `no` beendet es ungesichert, mit Enter bleibst du.
term-save-to = sichern in

file-no-file = { $file } ist keine Datei
file-no-record = { $file } gibt es schon, und es ist keine Aufzeichnung; wähle einen anderen Namen
file-cannot-write = { $file } lässt sich nicht schreiben: { $error }
file-cannot-read = { $file } lässt sich nicht lesen: { $error }
file-too-large = { $file } ist größer als { $most } MiB

## `klatsch replay`

replay-over = das Spiel ist aus
replay-goes-on = das Spiel geht weiter mit { $awaits }; Punkte, wenn es hier zu Ende wäre:
replay-rating = Bewertung: { $rating }

## Befehle

term-help-help = diese Liste; mit einem Wort oder Absatz ({ $paragraph }) nur die Hilfe dazu
term-help-why = ob eine Aktion erlaubt ist oder welche Regel sie verbietet
term-help-hint = was der stärkste Bot täte und was er sich davon verspricht
term-help-undo = deine letzte Wahl zurücknehmen, wenn seither nichts aufgedeckt wurde
term-help-look = was alle haben, in Kürze, oder ein Platz ausführlich
term-help-score = der Punktestand jetzt, Posten für Posten
term-help-log = was zuletzt geschah
term-help-rule = die Absätze der Regeln; `rule { $chapter }` ein Kapitel, `rule { $paragraph }` einer davon
term-help-menu = alle Möglichkeiten und was sie tun
term-help-save = die Aufzeichnung der Partie schreiben
term-help-load = eine gesicherte Partie fortsetzen
term-help-record = die Aufzeichnung zeigen
term-help-redraw = den Tisch neu zeichnen
term-help-lang = die Sprache wechseln: en, fr, de, uk, pt
term-help-quit = den Tisch verlassen

## Wofür die Wörter in Großbuchstaben stehen

form-word = WORT
form-action = AKTION
form-seat = PLATZ
form-file = DATEI
form-language = SPRACHE
form-card = KARTE
form-colour = FARBE
form-turn = DREHUNG
form-space = RINGFELD
form-steps = SCHRITTE
form-field = FELD
form-coffee = SORTE
form-piece = TEIL
form-site = BAUPLATZ
form-harbour = HAFEN
form-corner = ECKE
form-dice = WÜRFEL
form-kind = ART
form-face = SEITE
form-spot = ORT
form-paragraph = ABSATZ
