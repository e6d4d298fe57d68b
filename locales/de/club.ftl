# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Eine Nachricht des Hauses
club-maintenance = Das Haus wird gewartet: vorerst keine neuen Tische, und alle Uhren stehen.
club-banned = Die Betreiber dieses Hauses haben es für dich geschlossen.
club-reset-title = Wähle ein neues Passwort
club-reset-more = Dieser Link gilt einmal. Alle anderen Geräte werden abgemeldet.
club-reset-save = Speichern und anmelden
club-reset-used = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
club-invited-title = Nur mit Einladung
club-invited-more = Neue Gäste brauchen den Einladungscode dieses Hauses.
club-invited-code = Einladungscode
club-invited-enter = Eintreten
club-invited-wrong = Dieser Code stimmt nicht.
club-closed-more = Dieses Haus nimmt keine neuen Gäste auf. Wenn du ein Konto hast, melde dich an.
club-report = { $name } melden
club-report-more = Das geht an die Betreiber dieses Hauses, zusammen mit den letzten Zeilen des Chats.
club-report-words = Was ist passiert?
club-report-send = Meldung senden
club-report-sent = Danke. Das Haus weiß Bescheid.
club-mute = Ausblenden, was { $name } sagt
club-unmute = Anzeigen, was { $name } sagt
club-people = Über { $name }
club-forgotten-title = Ein neues Passwort
club-forgotten-more = Nenne den Namen deines Kontos. Hat es eine Mailadresse, bekommst du dort einen Link.
club-forgotten-send = Link schicken
club-forgotten-sent = Wenn dieses Konto eine Mailadresse hat, ist ein Link unterwegs. Er gilt einen Tag.
club-forgotten-none = Dieses Haus verschickt keine Post. Frag die Leute, die es betreiben.
club-mail = Post
club-mail-more = Mit einer Mailadresse kannst du ein neues Passwort wählen, wenn du deins vergisst. Sonst sieht sie niemand.
club-mail-address = Mailadresse
club-mail-turns = Sag mir, wenn ich bei Partien mit Tagen für jeden Zug dran bin
club-mail-confirm = Ein Link ist unterwegs an { $address }. Vorher wird nichts anderes verschickt.
club-mail-none = Adresse entfernen
club-link-title =
    { $kind ->
        [mail] Ist das deine Adresse?
       *[unsubscribe] Keine Post mehr über Züge?
    }
club-link-press =
    { $kind ->
        [mail] Ja, das ist meine
       *[unsubscribe] Keine Post mehr
    }
club-link-done =
    { $kind ->
        [mail] Danke. Ab jetzt erreicht dich Post dort.
       *[unsubscribe] Du bekommst keine Post mehr über deine Züge.
    }
club-link-used = Dieser Link gilt nicht mehr.
club-legal-none = Die Leute, die dieses Haus betreiben, haben hier nichts geschrieben.
