# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = A word from the house
club-maintenance = The house is being looked after: no new tables for now, and every clock stands still.
club-banned = The people who run this house have closed it to you.
club-reset-title = Choose a new password
club-reset-more = This link works once. All your other devices will be signed out.
club-reset-save = Save and sign in
club-reset-used = This link has already been used, or it is too old. Ask for another one.
club-invited-title = By invitation
club-invited-more = New guests need the invitation code of this house.
club-invited-code = Invitation code
club-invited-enter = Come in
club-invited-wrong = That code is not right.
club-closed-more = This house takes no new guests. If you have an account, sign in.
club-report = Report { $name }
club-report-more = This goes to the people who run this house, together with the last lines of the chat.
club-report-words = What happened?
club-report-send = Send report
club-report-sent = Thank you. The house has been told.
club-mute = Hide what { $name } says
club-unmute = Show what { $name } says
club-people = About { $name }
