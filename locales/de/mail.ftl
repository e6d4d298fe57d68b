# Post vom Haus: vergessene Passwörter, Bestätigung einer Adresse, und wer am Zug ist.

mail-hello = Hallo { $name },
mail-forgotten-subject = Kaffeeklatsch: ein neues Passwort
mail-forgotten = du hast angegeben, dass du dein Passwort vergessen hast. Mit diesem Link wählst du ein neues; er gilt nur einmal und nur einen Tag lang:
mail-confirm-subject = Kaffeeklatsch: Ist das deine Adresse?
mail-confirm = mit diesem Link bestätigst du, dass dich E-Mails hier erreichen; er gilt nur einmal und nur einen Tag lang:
mail-not-you = Wenn du das nicht warst, brauchst du nichts zu tun.
mail-turns-subject =
    { $count ->
        [one] Kaffeeklatsch: Du bist am Zug
       *[other] Kaffeeklatsch: Du bist an { $count } Tischen am Zug
    }
mail-turns =
    { $count ->
        [one] du bist hier am Zug:
       *[other] du bist an diesen Tischen am Zug:
    }
mail-with = { $game } mit { $others }
mail-stop = Keine solchen E-Mails mehr:
