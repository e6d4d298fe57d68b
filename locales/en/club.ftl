# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = A word from the house
club-maintenance = The house is under maintenance: no new tables for now, and all clocks are stopped.
club-banned = The people who run this house have closed it to you.
club-reset-title = Choose a new password
club-reset-more = This link works once. All your other devices will be signed out.
club-reset-save = Save and sign in
club-reset-used = This link has already been used or has expired. Ask for another one.
club-invited-title = By invitation
club-invited-more = New guests need the invitation code of this house.
club-invited-code = Invitation code
club-invited-enter = Come in
club-invited-wrong = That code is wrong.
club-closed-more = This house takes no new guests. If you have an account, sign in.
club-report = Report { $name }
club-report-more = This goes to the people who run this house, together with the latest chat messages.
club-report-words = What happened?
club-report-send = Send report
club-report-sent = Thank you. The house has been told.
club-mute = Hide what { $name } says
club-unmute = Show what { $name } says
club-people = About { $name }
club-forgotten-title = A new password
club-forgotten-more = Tell us the name of your account. If it has a mail address, you will get a link there.
club-forgotten-send = Send me a link
club-forgotten-sent = If that account has a mail address, a link is on its way. It works for a day.
club-forgotten-none = This house sends no mail. Ask the people who run it.
club-mail = Mail
club-mail-more = With a mail address you can choose a new password if you forget yours. Nobody else sees it.
club-mail-address = Mail address
club-mail-turns = Tell me when it is my turn in games with days for each turn
club-mail-confirm = A link is on its way to { $address }. Nothing else is sent until you follow it.
club-mail-none = Remove the address
club-link-title =
    { $kind ->
        [mail] Is this your address?
       *[unsubscribe] No more mail about turns?
    }
club-link-press =
    { $kind ->
        [mail] Yes, it is mine
       *[unsubscribe] No more mail
    }
club-link-done =
    { $kind ->
        [mail] Thank you. Mail reaches you there from now on.
       *[unsubscribe] You will get no more mail about your turns.
    }
club-link-used = This link no longer works.
club-legal-none = The people who run this house have written nothing here.
