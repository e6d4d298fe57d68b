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
