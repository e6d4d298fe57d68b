# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Eine Nachricht des Hauses
club-maintenance = Das Haus wird gewartet: vorerst keine neuen Tische, und alle Uhren stehen.
club-banned = Die Leute, die dieses Haus betreiben, haben es für dich geschlossen.
club-reset-title = Wähle ein neues Passwort
club-reset-more = Dieser Link gilt nur einmal. Alle anderen Geräte werden abgemeldet.
club-reset-save = Speichern und anmelden
club-reset-used = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
club-invited-title = Nur mit Einladung
club-invited-more = Neue Gäste brauchen den Einladungscode dieses Hauses.
club-invited-code = Einladungscode
club-invited-enter = Eintreten
club-invited-wrong = Dieser Code stimmt nicht.
club-closed-more = Dieses Haus nimmt keine neuen Gäste auf. Wenn du ein Konto hast, melde dich an.
club-report = { $name } melden
club-report-more = Das geht an die Leute, die dieses Haus betreiben, zusammen mit den letzten Zeilen des Chats.
club-report-words = Was ist passiert?
club-report-send = Meldung senden
club-report-sent = Danke. Das Haus weiß Bescheid.
club-mute = Ausblenden, was { $name } sagt
club-unmute = Anzeigen, was { $name } sagt
club-people = Über { $name }
club-forgotten-title = Ein neues Passwort
club-forgotten-more = Nenne den Namen deines Kontos. Hat es eine E-Mail-Adresse, bekommst du dort einen Link.
club-forgotten-send = Link schicken
club-forgotten-sent = Wenn dieses Konto eine E-Mail-Adresse hat, ist ein Link unterwegs. Er gilt einen Tag.
club-forgotten-none = Dieses Haus verschickt keine E-Mails. Frag die Leute, die es betreiben.
club-mail = E-Mail
club-mail-more = Mit einer E-Mail-Adresse kannst du ein neues Passwort wählen, wenn du deins vergisst. Sonst sieht sie niemand.
club-mail-address = E-Mail-Adresse
club-mail-turns = Sag mir Bescheid, wenn ich dran bin, bei Partien mit Tagen als Bedenkzeit
club-mail-confirm = Ein Link ist unterwegs an { $address }. Bis du ihm gefolgt bist, wird sonst nichts verschickt.
club-mail-none = Adresse entfernen
club-link-title =
    { $kind ->
        [mail] Ist das deine Adresse?
       *[unsubscribe] Keine E-Mails mehr über deine Züge?
    }
club-link-press =
    { $kind ->
        [mail] Ja, das ist meine
       *[unsubscribe] Keine E-Mails mehr
    }
club-link-done =
    { $kind ->
        [mail] Danke. Ab jetzt kommt die Post dort an.
       *[unsubscribe] Du bekommst keine E-Mails mehr über deine Züge.
    }
club-link-used = Dieser Link gilt nicht mehr.
club-legal-none = Die Leute, die dieses Haus betreiben, haben hier nichts geschrieben.
