# Home, new table, invitation, my games, the end and looking back.

## Pages

foyer-nav-play = Play
foyer-nav-learn = Learn
foyer-nav-rules = Rules
foyer-nav-games = My games
foyer-nav-watch = Watch
foyer-keys = Keys
foyer-about = About
foyer-foot = About this house
## Keys

foyer-keys-everywhere = Everywhere
foyer-keys-table = At the table
foyer-keys-replay = Looking back
foyer-key-list = This list
foyer-key-tab = To the next thing you can do
foyer-key-enter = Do it
foyer-key-escape = Put back, close
foyer-key-arrows = Move over the board
foyer-key-turn = Turn the card in hand
foyer-key-best = Suggested place for the card (Café)
foyer-key-legend = What the squares mean (Café)
foyer-key-meaning = What each thing on the table means
foyer-key-undo = Undo the last choice
foyer-key-sound = Sounds on or off
foyer-key-zoom = Zoom in, zoom out, all of it
foyer-key-step = One step back or forward
foyer-key-turns = One turn back or forward
foyer-key-round = One round back or forward
foyer-key-ends = To the beginning, to the end
foyer-key-play = Play and pause
foyer-key-speed = Speed

## About

foyer-about-title = About this house
foyer-about-what = Kaffeeklatsch is a table for board games about coffee: against the house, with friends by a link, at one screen or alone. It costs nothing and shows no advertisements.
foyer-about-whose = Whose games these are
foyer-about-by = by { $authors }
foyer-about-names = This is a fan project, not connected with the authors or the publishers. Their names stand here only to say which game is meant. If you like a game, buy it.
foyer-about-ours = What is ours
foyer-about-drawings = Drawings, boards, cards and the wording of the rules are our own; no text and no picture of a rule book is used.
foyer-about-licence = Code, texts and drawings are free under the Apache License 2.0 or the MIT licence, as you choose.
foyer-about-face = The titles are set in Alegreya by Huerta Tipográfica, under the SIL Open Font License 1.1.
foyer-about-chance = Chance
foyer-about-sealed = Before the first card, every table publishes a seal of its chance. When the game is over, the secret behind it is revealed, and anybody can check that nothing was changed.
foyer-about-programs = For those who write programs
foyer-about-source = The source comes with the program, with everything you need to write a bot of your own. The API of this house:

## Home

foyer-games-wait = { $n ->
    [one] A game is waiting for you
    [2] Two games are waiting for you
    [3] Three games are waiting for you
   *[other] { $n } games are waiting for you
}
foyer-play-game = Play { $game }
foyer-against = Against the house
foyer-strength = { $level ->
    [easy] Easy
    [relaxed] Relaxed
    [casual] Casual
    [steady] Steady
    [medium] Medium
    [skilled] Skilled
    [hard] Hard
   *[expert] Expert
}
foyer-play-under = Leave whenever you like: your seat stays yours.
foyer-quick = A quick game
foyer-go-on = Continue
foyer-players = Players:
foyer-minutes-short = { $n } min
foyer-ways = Ways to play
foyer-way-learn = Learn to play
foyer-way-learn-more = Twelve short lessons
foyer-way-friend = With a friend
foyer-way-friend-more = Send a link, they sit down
foyer-way-screen = At one screen
foyer-way-screen-more = Pass the device around
foyer-way-alone = Alone
foyer-way-alone-more = How high can you score?
foyer-all-games = All games
foyer-lobby = Waiting for a player
foyer-open-one = Open one
foyer-sit-down = Sit down
foyer-lobby-none = Nobody is waiting.
foyer-lobby-none-more = Open a table and send a friend the link.
foyer-seek = Play { $game } with somebody:
foyer-seek-more = you sit down where somebody is waiting, or a table is opened for you.
foyer-offer = { $name } wants to play { $game } again.
foyer-not-now = Not now
foyer-watch-none = Nobody is playing in public right now.
foyer-lists-safe = Your games are safe.

## A table in a line

foyer-table-for = { $n ->
    [1] { $game } alone
    [2] { $game } for two
    [3] { $game } for three
   *[other] { $game } for four
}
foyer-pace-text-none = no clock
foyer-pace-text-live = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min + { $seconds } s
}
foyer-pace-text-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
foyer-waits-for = { $n ->
    [one] { $name }: one chair is free
   *[other] { $name }: { $n } chairs are free
}
foyer-game-with = { $game } with { $names }
foyer-game-alone = { $game } alone
foyer-game-screen = { $game } at one screen
foyer-open-for = { $n ->
    [0] { $game }: every chair is taken
    [one] { $game }: one chair is free
   *[other] { $game }: { $n } chairs are free
}
foyer-none = None.
foyer-rule-name = { $rule ->
    [draft] The draft
    [espresso] Espresso cards
    [promos] Promo cards
    [edition] Rule book
    [delivery] Deliveries
    [bids] Paying bids
    [bid-sum] Raising bids
    [low-bids] Low bids
    [ship-keep] Ships in auctions
    [first-master] First master
    [starts] Start cards
    [promo-cards] Which promo cards
    [replaced] Replaced cards
    [deck] The deck
    [market] The market
    [first] First turn
    [track] Point track
    [roads] Roads
    [idle-end] Idle rounds
    [board] The board
    [coaster] Coaster
    [opening] Who begins
    [joint-research] Joint research
    [bold-red] Red on bold
    [donated] Donated dice
    [extra-aroma] Extra aroma
    [after-pass] After a pass
   *[tracks] The tracks
}
foyer-rules-by-book = rules as in the books
foyer-rules-own = house rules: { $rules }
## A new table

foyer-new-title = { $way ->
    [screen] A table at one screen
    [alone] A table for one
    [house] A table against the house
   *[friend] A table with friends
}
foyer-what = What do you play?
foyer-game-facts = { $least }–{ $most } players · { $n } min
foyer-who-sits = Who sits down?
foyer-chair = { $who ->
    [friend] A friend
    [house] The house
    [here] Also here
    [me] You
   *[nobody] Nobody
}
foyer-chair-more = { $who ->
    [friend] by link
    [house] plays
    [here] at this screen
    [me] you
   *[nobody] a free place
}
foyer-choice-more = { $who ->
    [friend] by link
    [house] plays
    [here] at this screen
   *[nobody] no chair
}
foyer-this-chair = { $at ->
    [w] The chair on the left
    [n] The chair across
    [e] The chair on the right
   *[s] Your chair
}
foyer-who = { $who ->
    [me] you
    [friend] a friend by link
   *[here] somebody at this screen
}
foyer-who-house = { $level ->
    [easy] the house (easy)
    [relaxed] the house (relaxed)
    [casual] the house (casual)
    [steady] the house (steady)
    [medium] the house (medium)
    [skilled] the house (skilled)
    [hard] the house (hard)
   *[expert] the house (expert)
}
foyer-how-fast = How fast?
foyer-pace = { $kind ->
    [live] This evening
    [correspondence] A turn a day or so
   *[unhurried] No clock
}
foyer-pace-more = { $kind ->
    [live] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } each, and { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } a turn.
    [correspondence] { $days ->
        [one] A day
       *[other] { $days } days
    } for a turn. You are told when it is yours.
   *[unhurried] As long as it takes.
}
foyer-own-times = Your own times …
foyer-seconds = Seconds for each turn
foyer-house-rules = House rules
foyer-rules-changed = { $n ->
    [one] 1 rule of your own
   *[other] { $n } rules of your own
}
## The invitation

foyer-is-set = Your table is set
foyer-agreed = { $who } { $pace }, { $rules }.
foyer-send-link = Send this link. Anybody who opens it can sit down at once.
foyer-same-wifi = On the same Wi-Fi
foyer-scan = Or scan it with a phone
foyer-who-is-here = Who is here
foyer-free = Free
foyer-free-more = waiting for somebody
foyer-seat-house = Seat the house there
foyer-send-away = Send { $name } away
foyer-begins = The game begins by itself when the last chair is taken.
foyer-how-sealed = How this works
foyer-asks-you = { $name } invites you to the table
foyer-about-minutes = About { $n } minutes.
foyer-seen-as = They will see you as
foyer-full = Every chair is taken; the game will begin in a moment.
## My games

foyer-open-record = Open a record
foyer-by-title = Games by title
foyer-n-games = { $n ->
    [0] not played yet
    [one] 1 game
   *[other] { $n } games
}
foyer-one-screen = { $n } at one screen
foyer-one-screen-more = Games at one screen count as played; wins, average and best leave them out, because you played every side.
foyer-won = won
foyer-mean = average
foyer-best = best
foyer-left = left
foyer-solo = solo
foyer-place = { $n ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $n }th of { $of }
}
foyer-result = { $how ->
    [agreed] stopped
    [ended] ended by the house
   *[other] closed
}
foyer-by-state = Games by state
foyer-state = { $state ->
    [running] Running { $n }
    [open] Waiting { $n }
   *[over] Finished { $n }
}
foyer-find = Find somebody
foyer-no-games = Nothing here yet.
foyer-statistics = Statistics
foyer-points = Points
foyer-points-said = Points in the last { $n } games; on average { $mean }, at best { $best }
## At the table

foyer-unread = { $n ->
    [one] one new message
   *[other] { $n } new messages
}
foyer-proposes = { $n ->
    [one] { $names } proposes to stop without a result.
   *[other] { $names } propose to stop without a result.
}
foyer-agree = Agree
foyer-play-on = Play on
foyer-back-again = Connected again.

## The end

foyer-you-win = You win!
foyer-wins = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
foyer-alone-points = { $n ->
    [one] One point!
   *[other] { $n } points!
}
foyer-ended = { $how ->
    [agreed] Stopped by agreement
    [closed] The table was closed
    [ended] Ended by the house
   *[other] The game is over
}
foyer-gone = { $why ->
    [late] { $who ->
        [you] You ran out of time.
       *[they] { $name } ran out of time.
    }
   *[left] { $who ->
        [you] You left the table.
       *[they] { $name } left the table.
    }
}
foyer-ahead = { $n ->
    [0] Level on points with { $name }.
    [one] One point ahead of { $name }.
   *[other] { $n } points ahead of { $name }.
}
foyer-behind = You are { $place ->
    [2] second
    [3] third
   *[other] fourth
}, { $n ->
    [0] level on points.
    [one] one point behind.
   *[other] { $n } points behind.
}
foyer-place-short = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
foyer-points-then = { $n ->
    [one] one point by then
   *[other] { $n } points by then
}
foyer-cup = { $state ->
    [late] ran out of time
   *[left] left the table
}
foyer-source = { $source ->
    [black] black coffee
    [white] white coffee
    [beige] beige coffee
    [russet] russet coffee
    [brown] brown coffee
    [blends] blends
    [cups] cups
    [help] help for others
   *[other] other points
}
foyer-after = How it went
foyer-chance = { $state ->
    [verified] Chance verified
   *[broken] Chance was tampered with
}
foyer-chance-more = { $state ->
    [verified] Every draw came as sealed before the game:
   *[broken] At least one draw is not the one that was sealed before the game:
}
foyer-join-again = Join them again
foyer-still-here = { $n ->
    [one] { $names } is still here
   *[other] { $names } are still here
}
foyer-look-back = Look back
foyer-share = Share
foyer-last-look = The final board
foyer-record = Record
## Looking back

foyer-moves = Moves
foyer-all-moves = All moves
foyer-moves-now = moves
foyer-is-asked = is next
foyer-beginning = The game begins.
foyer-turn-back = One turn back
foyer-turn-on = One turn forward
foyer-play = Play
foyer-pause = Pause
foyer-speed = Speed { $n } of 3
foyer-eyes = Whose view
foyer-eyes-all = As everybody sees it now
foyer-eyes-watcher = As those who watched saw it
foyer-eyes-of = As { $name } saw it
foyer-copy-step = Copy a link to this step
foyer-you-won-with = { $n ->
    [one] you won with one point
   *[other] you won with { $n } points
}
foyer-fork-more = Sit down here and play on. This game stays as it is.
foyer-record-more = A record is a text file with every step of a game. It is checked against the rules and shown here; none of it is stored.
foyer-choose-file = Choose a file
foyer-open-another = Another file
foyer-line = { $file }, line { $n }:
foyer-draws = { $draws ->
    [verified] chance verified
    [sealed] the secret was not revealed
   *[unpledged] chance was not sealed
}
