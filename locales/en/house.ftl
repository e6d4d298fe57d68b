# What the web table says by itself. Games have files of their own.

## The house

house-skip = Skip to the content
house-navigation = Pages
house-loading = One moment …
house-closed-title = The table is closed
house-closed = The table service does not answer ({ $code }).
house-try-again = Try again
house-nowhere-title = There is nothing here
house-nowhere = This page does not exist, or no longer exists.
house-home = Home
house-fan = A fan project with drawings and words of its own. The games belong to their authors and publishers.
house-language = Language
house-welcome = Coffee is ready. Sit down.
house-welcome-more = Coffee board games in your browser. No account, no download.
house-which-game = Which game?
house-level = Opponent
house-level-name = { $level ->
    [easy] House bot (easy)
    [relaxed] House bot (relaxed)
    [casual] House bot (casual)
    [steady] House bot (steady)
    [medium] House bot (medium)
    [skilled] House bot (skilled)
    [hard] House bot (hard)
    [expert] House bot (expert)
    [greedy] House bot (greedy)
    [random] House bot (random)
   *[other] House bot ({ $level })
}
house-play-now = Play now
house-opening = Opening …
house-new-table = New table
house-continue = Your games
house-lists-failed = This could not be loaded.
house-free-seat = free seat
house-status = { $status ->
    [open] waiting for players
    [running] in play
   *[over] over
}
house-your-turn = Your turn
house-refused = { $code ->
    [identity-name-taken] Another account has that name.
    [identity-wrong] The name or the password is wrong.
    [identity-account] You already have an account.
    [house-maintenance] The house is under maintenance: no new tables for now.
    [identity-name-reserved] This name cannot be chosen here.
    [limit-too-many] Too many tries. Try again in a moment.
    [limit-too-many-open] Too much is open from here at once. Close another tab first.
    [limit-full] Too many people are here right now. Try again in a moment.
    [seat-away] A bot plays for this seat. Return to it first.
    [seat-not-yours] You do not sit there.
    [store-unavailable] The house cannot save anything at the moment. Try again shortly.
    [table-code] This table is by invitation: ask for the whole link.
    [table-full] All seats are taken.
    [table-not-found] There is no such table.
    [table-not-host] Only the person who opened the table may do that.
    [table-not-over] That is possible when the game is over.
    [table-not-watchable] Only its players may watch this table.
    [table-no-version] This game has no such step.
    [table-over] The game at this table is over.
    [table-quarantined] This table was played by other rules and cannot be opened.
    [table-removed] The host sent you away from this table.
   *[other] That is not possible now.
}
house-no = No
house-gone = somebody who left
house-to-watch = Being played now

## A new table

house-seat = Seat { $n }
house-yes-no = { $value ->
    [true] yes
   *[false] no
}
house-minutes = Minutes for each player
house-days = Days for each turn
house-when-late = A player out of time
house-late-bot = is played by a bot
house-late-forfeit = loses
house-listed = Show it in the lobby
house-may-watch = Others may watch
house-show-odds = Show the chances of rolls
house-open-table = Open the table
house-own-file = Your own: { $name }
house-as-book = As in the chosen rule book.

## Profile

house-profile = Profile
house-name = Name
house-colour-of-you = Your colour
house-save = Save
house-saved = Saved.
house-theme = Look
house-theme-name = { $theme ->
    [auto] same as the device
    [light] light
    [dark] dark
   *[contrast] high contrast
}
house-sound = Sounds
house-less-motion = Less motion
house-you = You
house-device = This device
house-account = Account
house-is-guest = You are a guest, known on this device only. With a password you can sign in elsewhere.
house-is-account = { $name } can sign in on every device.
house-account-new = Keep this account
house-account-have = I have an account
house-account-make = Keep with a password
house-account-made = Kept. Sign in elsewhere as { $name }.
house-password = Password
house-password-help = At least 8 characters.
house-password-change = Change the password
house-password-old = Current password
house-password-new = New password
house-password-changed = Changed. Other devices are signed out.
house-sign-in = Sign in
house-sign-in-warning = You leave this device’s guest behind: its games go on without you.
house-signed-in = Welcome back, { $name }!
house-sign-out = Sign out
house-sign-out-everywhere = Sign out everywhere
house-signed-out = Signed out. You are a new guest now.
house-notify = Messages
house-notify-more = In games with days for each turn you can be told that it is your turn.
house-wake = Tell me in this browser
house-wake-no-more = Stop telling me in this browser
house-wake-not = This house does not send messages to browsers.
house-webhook = Webhook address
house-webhook-help = It is called whenever it is your turn. Leave it empty for none.
house-webhook-secret = Its calls are signed with this secret, shown only now:
house-password-forgotten = Forgotten your password?
house-legal =
    { $which ->
        [imprint] Imprint
       *[privacy] Privacy
    }
house-webhook-trouble =
    { $n ->
        [one] It could not be called ({ $why }).
       *[other] It could not be called { $n } times ({ $why }).
    }
house-webhook-again = It will be tried again.
house-webhook-given-up = It will be tried again at your next turn.
house-muted = { $n ->
    [one] One table is muted.
   *[other] { $n } tables are muted.
}
house-own-data = Your data
house-own-data-more = Name, tables, chat and where you are signed in; nothing else is kept.
house-export = Download all of it
house-forget = Delete me
house-forget-sure = You resign all running games, and this cannot be undone. Delete everything?

## Waiting for players

house-invited-title = You are invited
house-link = Link to the table
house-copy = Copy the link
house-copied = Copied
house-qr = The link as a QR code
house-start = Start
house-leave = Leave
house-fair = Chance can be checked afterwards. The seal for this table:
house-share = Share …
house-invitation = Come and play { $game } with me!
house-close-table = Close the table

## At the table

house-round = { $of ->
    [0] Round { $n }
   *[other] Round { $n } of { $of }
}
house-undo = Undo
house-undo-turn = Undo turn
house-as-text = As text
house-as-drawing = As drawing
house-menu = Menu
house-resign = Resign
house-abort = Propose to stop
house-close = Close
house-reconnecting = The line is broken. Nothing is sent until it is back.
house-line-lost = The line is broken; nothing was played.
house-stale = The table has moved on. Look again.
house-no-table-title = This table cannot be shown
house-pass-screen = Please pass the screen to { $name }
house-pass-screen-more = What the others may not see stays hidden until then.
house-i-am-here = I am { $name }
house-thinking = { $name } is thinking …
house-please-wait = One moment …
house-over = The game is over.
house-beside = Log and chat
house-log = Log
house-log-empty = Nothing has happened yet.
house-since = Since your last move
house-so-far = So far
house-broken = Something went wrong here.
house-chat = Chat
house-chat-empty = Nobody has said anything yet.
house-chat-failed = The chat could not be loaded.
house-about-person = Report or hide { $name }
house-say-something = Say something
house-say = Send
house-what-you-can-do = What you can do
house-find-move = Find a move
house-nothing-to-do = Nothing to do right now.
house-more-moves = { $n ->
    [one] and one more; narrow it down above
   *[other] and { $n } more; narrow it down above
}
house-the-table = The table
house-undo-limit = You can undo until a card is revealed, dice are rolled or somebody else chooses.
house-resign-sure = Resign? You lose this game.
house-abort-sure = Stop without a result? The game ends when all players agree.
house-abort-waits = You want to stop; the others must agree
house-mute = No messages about this table
house-unmute = Turn messages about this table back on
house-bot-plays-you = Your time ran out: a bot plays for you.
house-return = I am back
house-no-drawing = The drawing could not be loaded; here is the table as text.
house-part-missing = This part of the table could not be loaded.
house-watching = You are watching
house-watchers = { $n ->
    [one] one person is watching
   *[other] { $n } people are watching
}
house-who-plays = Who plays
house-is-here = at the table
house-is-away = away
house-has-lost = out
house-wants-stop = wants to stop
house-clock-of = Clock of { $name }
house-days-hours = { $days } d { $hours } h
house-name-of-seat = { $name } #{ $n }
house-show = Show

## The end

house-by-round = Points by round
house-rematch = Play again
house-past = step { $n }
house-steps = Steps of the game
house-step-first = To the beginning
house-step-back = One step back
house-step-on = One step forward
house-step-last = To the last step
house-to-now = Back to the game
house-to-end = To the result
house-fork = What if …?
house-your-seat = Your seat
house-all-seats = All seats at this screen
house-play-from-here = Play on from here

## Café

house-beans = { $n } { $colour ->
    [yellow] yellow
    [brown] brown
    [green] green
   *[red] red
}
house-colour = { $colour ->
    [yellow] yellow
    [brown] brown
    [green] green
   *[red] red
}
house-worth-now = { $n ->
    [one] worth 1 point now
   *[other] worth { $n } points now
}
house-display = Cards on display
house-card-cafe = { $n ->
    [one] a café for 1 point
   *[other] a café for { $n } points
}
house-costs-bean = costs a bean
house-deck-left = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
house-areas = Areas
house-area-of = The area of { $name }
house-back-to-yours = Back to yours
house-master = Master
house-score = Points
house-cups = { $n ->
    [one] 1 cup
   *[other] { $n } cups
}
house-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
house-bid = { $n ->
    [one] bids 1 bean
   *[other] bids { $n } beans
}
house-passed = passed
house-pay-with = Pay with
house-turn = Turn
house-lay-here = Lay it here
house-in-hand = In hand:
house-points-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
house-warehouse = Warehouse
house-square = { $kind ->
    [field] { $colour ->
        [yellow] Yellow field
        [brown] Brown field
        [green] Green field
       *[red] Red field
    }
    [surplus] Surplus field
    [batch] Field of any colour
    [drying] Drying square
    [roasting] Roasting square
    [cafe] Café { $title }
    [espresso] Espresso
    [pastry] Pastry
    [cup] Cup
    [ship] Ship
    [dead] Closed café
   *[empty] Empty square
}
house-holds = { $colour ->
    [yellow] { $n } yellow
    [brown] { $n } brown
    [green] { $n } green
    [red] { $n } red
   *[none] nothing
}
house-free = free
house-bid-none = no bid yet
house-holds-card = has a card
house-verb = { $verb ->
    [produce] Produce
    [dry] Dry
    [roast] Roast
    [deliver] Deliver
    [send] Send
    [keep] Keep
   *[clear] Clear
}
house-pick-up = { $verb ->
    [cherry] Pick up the { house-colour } beans to dry them
    [drying] Pick up the { house-colour } beans to roast them
   *[roasted] Pick up the { house-colour } beans to deliver them
}
house-put-down = { $verb ->
    [cherry] Put the { house-colour } beans on a lit drying square.
    [drying] Put the { house-colour } beans on a lit roasting square.
   *[roasted] Bring the { house-colour } beans to a café or to the warehouse.
}
house-not-here = The card may not lie here. Touch to learn why.
house-cafe-wants = { $n ->
    [one] Wants { $beans } for 1 point
   *[other] Wants { $beans } for { $n } points
}
house-square-is-for = { $kind ->
    [field] Grows one bean when its group is produced
    [surplus] Grows two beans when its group is produced
    [batch] Grows a bean of a colour you choose
    [drying] Dries all beans of one colour from your fields
    [roasting] Roasts all beans of one colour from your drying squares
    [cafe] Scores when it has everything it asks for
    [espresso] Keeps one delivered bean; at the end it becomes any colour
    [pastry] Adds points to a complete café it touches
    [cup] One action a round
    [ship] With two of them cards with a cup are free
    [dead] A café covered in part; nothing more to earn
   *[empty] Good to build over
}
house-zoom-in = Zoom in
house-zoom-out = Zoom out
house-zoom-whole = All of it
house-score-parts = { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $cafes } for cafés, { $pastries } for pastries, { $warehouse } for the warehouse.
house-way = The way of coffee
house-way-more = Each cup in sight is one action a round. A café scores when it has all it asks for; in the warehouse only the two colours you have least of score.
house-bid-leads = { $n ->
    [0] Nobody has bid yet; { $name } is master.
    [one] { $name } leads with one bean.
   *[other] { $name } leads with { $n } beans.
}
house-touch-lit = Touch a framed square.
