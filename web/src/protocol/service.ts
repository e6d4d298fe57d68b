// Written from the types in crates/server/src/shape; UPDATE_TYPES=1 cargo nextest run -p server

export type Message = { 
/**
 * The key.
 */
key: string, 
/**
 * The arguments by name.
 */
args?: { [key in string]: Arg }, };

export type Arg = number | string | Array<Message>;

export type TableId = string;

export type UserId = string;

export type Problem = { 
/**
 * Stable, such as `action/illegal`.
 */
code: string, 
/**
 * One sentence for people.
 */
message: string, 
/**
 * The paragraph of the rules that forbids it.
 */
rule?: string, 
/**
 * That paragraph in one line.
 */
rule_text?: string, 
/**
 * The line of a text, from 1.
 */
line?: number, 
/**
 * The seat concerned.
 */
seat?: number, 
/**
 * The place in a request or a position.
 */
path?: string, 
/**
 * What there is instead.
 */
known?: Array<string>, 
/**
 * The reason, to be said in any language.
 */
say?: Message, 
/**
 * Seconds after which it may be tried again, for `limit/too_many`.
 */
retry_after?: number, };

export type Me = { 
/**
 * Never changes.
 */
id: string, 
/**
 * What others call them.
 */
name: string, 
/**
 * The colour of their avatar, such as `#8a5a2b`.
 */
colour: string, 
/**
 * Whether there is a password, so that they can sign in elsewhere.
 */
account: boolean, };

export type Games = { 
/**
 * One entry a game.
 */
games: Array<GameInfo>, };

export type GameInfo = { 
/**
 * Its name in calls.
 */
id: string, 
/**
 * Its name for people.
 */
name: string, 
/**
 * The fewest and the most seats.
 */
seats: [number, number], 
/**
 * How long a game of people takes, about, in minutes.
 */
minutes: number, 
/**
 * Whether a seat may know something that another may not, so that people at one screen must look away.
 */
secrets: boolean, 
/**
 * The options of its set-up.
 */
options: Array<OptionInfo>, 
/**
 * The version of its rules.
 */
rules_version: number, 
/**
 * Its bots, weakest first.
 */
bots: Array<string>, };

export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it may be: a list, or a text that says what is meant.
 */
values: OptionValues, 
/**
 * Its default.
 */
default: OptionValue, 
/**
 * The paragraph that describes it.
 */
rule: string, 
/**
 * What it is for, in English.
 */
help: string, 
/**
 * What it is for, in any language.
 */
say: Message | null, 
/**
 * What those of its values mean that do not speak for themselves.
 */
means: Array<[string, Message]>, };

export type OptionValue = string | number | boolean;

export type OptionValues = Array<OptionValue> | string;

export type Status = "open" | "running" | "over";

export type Watch = "everybody" | "players";

export type Pace = { "kind": "unhurried" } | { "kind": "live", 
/**
 * Minutes for the game.
 */
minutes: number, 
/**
 * Seconds added after each turn.
 */
increment_s: number, } | { "kind": "correspondence", 
/**
 * Days for a turn.
 */
days: number, 
/**
 * Days in the bank, for the whole game.
 */
bank_days: number, };

export type WhenLate = "bot" | "forfeit";

export type OddsOption = "shown" | "hidden";

export type HintsOption = "off" | "on";

export type Wishes = { 
/**
 * The game by name, one of those that `GET /api/games` lists.
 */
game: string, 
/**
 * The options of its set-up, such as `{"seats":3}`; `deck` and `board` are texts.
 */
setup?: { [key in string]: OptionValue }, 
/**
 * How much time there is.
 */
pace?: Pace, 
/**
 * What becomes of a late seat.
 */
when_late?: WhenLate, 
/**
 * Who may watch.
 */
watch?: Watch, 
/**
 * Whether the lobby shows it.
 */
listed?: boolean, 
/**
 * Whether it begins as soon as every seat is taken.
 */
begins_when_full?: boolean, 
/**
 * Whether players may ask for the chances of a roll.
 */
odds?: OddsOption, 
/**
 * Whether players may ask a bot what it would do; not where people play each other against the clock.
 */
hints?: HintsOption, 
/**
 * The seats of its host; several for people at one screen. Without any: the first free one.
 */
mine?: Array<number>, 
/**
 * Bots by seat: `{"1":"medium"}`.
 */
bots?: { [key in string]: string }, 
/**
 * What the client adds to chance.
 */
contribution?: string, 
/**
 * A position of the protocol to practise from. Such a table is full and begins at once: seats without a bot are
 * those of its host. `setup` may be in it or beside it.
 */
position?: unknown, };

export type Made = { 
/**
 * Its name, also in its link `/t/{id}`.
 */
id: string, 
/**
 * The table.
 */
table: TableDoc, };

export type Changed = { 
/**
 * The version of the table now.
 */
version: number, };

export type TableDoc = { 
/**
 * Its name, also in its link `/t/{id}`.
 */
id: TableId, 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules it is played by.
 */
rules_version: number, 
/**
 * Every option of the set-up.
 */
setup: { [key in string]: OptionValue }, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * How many things have happened.
 */
version: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * Who made it.
 */
host: UserId, 
/**
 * Who sits where.
 */
seats: Array<Chair>, 
/**
 * How much time there is.
 */
pace: Pace, 
/**
 * What becomes of a late seat.
 */
when_late: WhenLate, 
/**
 * Who may watch.
 */
watch: Watch, 
/**
 * Whether the lobby shows it.
 */
listed: boolean, 
/**
 * Whether it begins as soon as every seat is taken.
 */
begins_when_full: boolean, 
/**
 * Whether players may ask for the chances of a roll.
 */
odds: OddsOption, 
/**
 * Whether players may ask a bot what it would do.
 */
hints: HintsOption, 
/**
 * Who acts next.
 */
awaits: Awaits, 
/**
 * The hash of the secret behind its chance.
 */
commitment: string, 
/**
 * Where it comes from, if it was not made from nothing.
 */
origin?: OriginDoc, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended?: number, 
/**
 * The table at which those who played here play again.
 */
again?: TableId, 
/**
 * True if it began with a position that its host described.
 */
practice?: boolean, 
/**
 * How it ended.
 */
result?: TableResult, 
/**
 * The secret behind its chance, once it is over.
 */
secret?: string, 
/**
 * The code of the invitation, for those who may invite.
 */
code?: string, 
/**
 * The seats of the caller, for those who sit there.
 */
mine?: Array<number>, };

export type Tables = { 
/**
 * Changed last first.
 */
tables: Array<TableDoc>, };

export type Chair = { 
/**
 * The person who sits there.
 */
user?: Person, 
/**
 * What they add to chance.
 */
contribution?: string, 
/**
 * Whether their client said so, or the service made it for a silent one.
 */
contributed?: boolean, 
/**
 * The bot that plays; also for a person who is late.
 */
bot?: string, 
/**
 * True if it has given up or forfeited.
 */
lost?: boolean, 
/**
 * True if it agrees to stop.
 */
agrees?: boolean, 
/**
 * How many hints it has had, if any.
 */
hints?: number, };

export type Person = { 
/**
 * Who.
 */
id: UserId, 
/**
 * Their name; empty for somebody who went for good.
 */
name: string, 
/**
 * The colour of their avatar.
 */
colour: string, };

export type Awaits = { "kind": "seat", seat: number, } | { "kind": "seats", seats: Array<number>, } | { "kind": "chance" } | { "kind": "nobody" };

export type OriginDoc = { 
/**
 * Another table.
 */
table: TableId, 
/**
 * Its version, for a fork; null for a rematch.
 */
version: number | null, };

export type TableResult = { 
/**
 * One way or another.
 */
how: How, 
/**
 * The points, of a game that was played out or deserted.
 */
scores?: Array<Score>, 
/**
 * The places, of a game that was played out.
 */
ranking?: Array<Rank>, 
/**
 * Seats that gave up or forfeited.
 */
lost: Array<number>, 
/**
 * Those of them that ran out of time.
 */
late?: Array<number>, 
/**
 * How many hints each seat has had, at tables that allow them.
 */
hints?: Array<number>, };

export type How = "finished" | "deserted" | "agreed" | "closed" | "ended";

export type Score = { seat: number, total: number, 
/**
 * By name, in the order in which people count them.
 */
parts: { [key in string]: number }, 
/**
 * From 1 on.
 */
place: number, };

export type Rank = { place: number, seats: Array<number>, };

export type ClockFace = { 
/**
 * Milliseconds left for the game or the turn.
 */
left_ms: number, 
/**
 * Milliseconds in the bank.
 */
bank_ms: number, 
/**
 * Whether it runs.
 */
runs: boolean, };

export type ChatLine = { 
/**
 * Orders lines.
 */
id: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * `players` or `watchers`.
 */
room: string, 
/**
 * Who.
 */
user: string, 
/**
 * Their name then.
 */
name: string, 
/**
 * What.
 */
text: string, };

export type NowSeen = { 
/**
 * The version now.
 */
version: number, 
/**
 * Who is awaited.
 */
awaits: Awaits, 
/**
 * What the viewer may see.
 */
view: unknown, 
/**
 * What the viewer may choose.
 */
legal: Array<string>, 
/**
 * The clocks of all seats, if there are any.
 */
clocks?: Array<ClockFace>, };

export type ThenSeen = { 
/**
 * The version asked for.
 */
version: number, 
/**
 * Who was awaited.
 */
awaits: Awaits, 
/**
 * What the viewer may see of it; null before the game began.
 */
view: unknown, };

export type Replay = { 
/**
 * Which table.
 */
table: TableId, 
/**
 * One entry a version, from 1 on.
 */
versions: Array<ReplayVersion>, 
/**
 * The view at the end.
 */
view: unknown, };

export type ReplayVersion = { 
/**
 * The version it led to.
 */
version: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * `sit`, `rise`, `remove`, `bot`, `begin`, `play`, `undo`, `resign`, `late`, `return`, `agree`, `decline`,
 * `outage`, `close` or `again`.
 */
kind: string, 
/**
 * The seat concerned.
 */
seat?: number, 
/**
 * The choice, in notation.
 */
action?: string, 
/**
 * The events of the game.
 */
events: Array<Happening>, 
/**
 * What changed in the view, beginning with null.
 */
delta?: unknown, };

export type RecordShown = { 
/**
 * The game.
 */
game: string, 
/**
 * Every option of the set-up.
 */
setup: { [key in string]: OptionValue }, 
/**
 * How many seats play.
 */
n_seats: number, 
/**
 * What can be said about its chance.
 */
draws: DrawsSaid, 
/**
 * The points, if the game was played out.
 */
scores?: Array<Score>, 
/**
 * One entry a choice, from 1 on: the beginning.
 */
versions: Array<ReplayVersion>, 
/**
 * The view at the end.
 */
view: unknown, };

export type DrawsSaid = "unpledged" | "sealed" | "verified";

export type Played = { 
/**
 * One entry for each game they have finished at least once.
 */
games: Array<PlayedGame>, };

export type PlayedGame = { 
/**
 * The game.
 */
game: string, 
/**
 * Games with a result at which they had one seat; all other figures are about these.
 */
played: number, 
/**
 * Games with a result at which they had several seats: played by people at one screen.
 */
one_screen: number, 
/**
 * Those they won, alone or with others; not those they played alone.
 */
won: number, 
/**
 * Their points on average, of games that were played out.
 */
mean?: number, 
/**
 * Their most points.
 */
best?: number, 
/**
 * Against the house alone, by level.
 */
levels: { [key in string]: AgainstLevel }, 
/**
 * Points of the last games that were played out, oldest first.
 */
points: Array<PointsThen>, };

export type AgainstLevel = { 
/**
 * How many.
 */
played: number, 
/**
 * How many of them were won.
 */
won: number, };

export type PointsThen = { 
/**
 * Which.
 */
table: TableId, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The points.
 */
points: number, };

export type House = { 
/**
 * The address on the home network, if the service was opened to it.
 */
lan?: string, 
/**
 * What the operator tells everybody.
 */
notice?: string, 
/**
 * Whether the service is maintained: no new tables, and clocks stand still.
 */
maintenance?: boolean, 
/**
 * Whether the service sends mail, so that a forgotten password can be replaced.
 */
mails?: boolean, 
/**
 * Which texts of the operator there are: `privacy`, `imprint`.
 */
legal?: Array<string>, };

export type LegalTexts = { 
/**
 * What is kept about people, and why.
 */
privacy: string | null, 
/**
 * Who runs the service.
 */
imprint: string | null, };

export type News = { "type": "update" } & Update | { "type": "chat" } & Heard | { "type": "presence" } & Presence | { "type": "notice" } & HouseNotice;

export type Update = { 
/**
 * The version now.
 */
version: number, 
/**
 * The version whose view `delta` changes; for those who said `brief` it is left out where it is the one before
 * `version`.
 */
base?: number, 
/**
 * Who is awaited; for those who said `brief` the view of a running game has it.
 */
awaits?: Awaits, 
/**
 * What happened, as this viewer notices it.
 */
events?: Array<Happening>, 
/**
 * How many of the events come no later than the last choice of this viewer, and what it brought about; not if it
 * has not chosen among them.
 */
own?: number, 
/**
 * What this viewer may choose, packed: each begins with a digit of base 36 that says how many letters it
 * shares with the one before it.
 */
legal?: Array<string>, 
/**
 * What this viewer is asked, for those who said `offers`.
 */
question?: Message, 
/**
 * What each of `legal` means, acts on, costs and brings, in the same order, for those who said `offers`.
 */
offers?: Array<Offer>, 
/**
 * Whether `offers` come without their meanings, because there are many.
 */
unsaid?: boolean, 
/**
 * Why the last choice of this viewer, a seat of a running game, stays; without it, it may be taken back. For those
 * who said `brief` it is there only after a choice of their own or where it has become another answer since `base`,
 * and null if the choice may be taken back.
 */
undo_closed?: Message | null, 
/**
 * All that this viewer may see; null before the game begins.
 */
view?: unknown, 
/**
 * What changed since `base`; nothing if nothing did.
 */
delta?: unknown, 
/**
 * The clocks of all seats, if there are any.
 */
clocks?: Array<ClockFace>, 
/**
 * The table, if more changed than the game.
 */
table?: TableDoc, 
/**
 * For those who said `brief`, with the answer to `hello`: the words for which `events`, `question`, `offers`,
 * `undo_closed` and `delta` have one character each. These fields are described here as they are once the words are
 * put in.
 */
words?: Record<string, string>, };

export type Happening = { kind: string, text?: string, say: Message, seat?: number, [name: string]: unknown };

export type Offer = { verb: string, say?: Message, [name: string]: unknown };

export type Reckoned = { 
/**
 * The version now.
 */
version: number, 
/**
 * For each action what may follow, and how likely, by the names of the game.
 */
odds: Array<{ action: string, [name: string]: unknown }>, };

export type Heard = { 
/**
 * What, by whom, when.
 */
line: ChatLine, };

export type Presence = { 
/**
 * The users who are at the table through this node.
 */
users: Array<UserId>, };

export type HouseNotice = { 
/**
 * In the operator's words; without it there is nothing to say any more.
 */
text?: string, 
/**
 * Whether the service is maintained: no new tables, and clocks stand still.
 */
maintenance?: boolean, };

export type Request = { "do": "hello", 
/**
 * Whose eyes; without a wish: as one sits.
 */
as?: Eyes, 
/**
 * The version last seen.
 */
version?: number, 
/**
 * Whether every update shall bring the question and the offers of a drawing. Events then come without their
 * English sentence: the client says them itself.
 */
offers?: boolean, 
/**
 * Whether updates shall leave out what the client can find in what it has: events come without their English
 * sentence and with a short `say`, `awaits` of a running game is in the view, and `undo_closed` comes only
 * where it has changed.
 */
brief?: boolean, } | { "do": "play", 
/**
 * In notation.
 */
action: string, 
/**
 * The version it answers.
 */
version: number, 
/**
 * Which of one's seats.
 */
seat?: number, } | { "do": "undo", 
/**
 * The version it answers.
 */
version: number, 
/**
 * Which of one's seats.
 */
seat?: number, 
/**
 * All choices of the turn that can be taken back.
 */
whole_turn?: boolean, } | { "do": "legal", 
/**
 * Whose eyes.
 */
as?: Eyes, 
/**
 * Also what each would do.
 */
say?: boolean, 
/**
 * Only these.
 */
actions?: Array<string>, } | { "do": "why", 
/**
 * In notation.
 */
action: string, 
/**
 * Which of one's seats.
 */
seat?: number, } | { "do": "odds", 
/**
 * Whose eyes.
 */
as?: Eyes, 
/**
 * Only this one; without it, all that are quickly reckoned.
 */
action?: string, 
/**
 * What is done right after it: the aroma dice of a re-roll, keeping or dropping.
 */
then?: string, } | { "do": "view", 
/**
 * Whose eyes.
 */
as?: Eyes, } | { "do": "chat", 
/**
 * What.
 */
text: string, } | { "do": "ping" };

export type Eyes = number | Spectator;

export type Spectator = "spectator";

export type Answered<T> = { 
/**
 * As the request had it.
 */
id: unknown, 
/**
 * True.
 */
ok: boolean, } & T;

export type NotAnswered = { 
/**
 * As the request had it; null if it cannot be read.
 */
id: unknown, 
/**
 * False.
 */
ok: boolean, 
/**
 * Why.
 */
error: Problem, };

export type Nothing = Record<symbol, never>;

export type Legal = { 
/**
 * The version now.
 */
version: number, 
/**
 * Who is awaited.
 */
awaits: Awaits, 
/**
 * What the viewer may choose: all of it, or those that were asked about.
 */
legal: Array<string>, 
/**
 * What each would do, in the same order, if asked with `say`.
 */
say?: Array<Message>, };

export type Why = MayPlay | MayNotPlay;

export type MayPlay = { 
/**
 * True.
 */
legal: true, };

export type MayNotPlay = { 
/**
 * False.
 */
legal: false, 
/**
 * Stable, such as `action/illegal`.
 */
code: string, 
/**
 * One sentence for people.
 */
message: string, 
/**
 * The paragraph of the rules that forbids it.
 */
rule?: string, 
/**
 * That paragraph in one line.
 */
rule_text?: string, 
/**
 * The line of a text, from 1.
 */
line?: number, 
/**
 * The seat concerned.
 */
seat?: number, 
/**
 * The place in a request or a position.
 */
path?: string, 
/**
 * What there is instead.
 */
known?: Array<string>, 
/**
 * The reason, to be said in any language.
 */
say?: Message, 
/**
 * Seconds after which it may be tried again, for `limit/too_many`.
 */
retry_after?: number, };

export type Viewed = { 
/**
 * The version now.
 */
version: number, 
/**
 * What the viewer may see; null before the game begins.
 */
view: unknown, };

export type Spoken = { 
/**
 * The id of the line.
 */
line: string, };

export type Hint = { 
/**
 * The version now.
 */
version: number, 
/**
 * For which seat.
 */
seat: number, 
/**
 * How many hints that seat has had, with this one.
 */
used: number, 
/**
 * What the values count.
 */
worth: WorthName, 
/**
 * Its best choices, best first.
 */
best: Array<HintedChoice>, 
/**
 * What it means to do one after the other, its first choice first; empty if it does not plan.
 */
plan: Array<HintedStep>, };

export type HintedChoice = { 
/**
 * In notation.
 */
action: string, 
/**
 * What the bot expects of it; null if it does not say.
 */
value: number | null, 
/**
 * What it does.
 */
say: Message | null, };

export type HintedStep = { 
/**
 * In notation.
 */
action: string, 
/**
 * What it does.
 */
say: Message, };

export type WorthName = "points" | "chance" | "order";

export type Lessons = { 
/**
 * The game.
 */
game: string, 
/**
 * How many other seats have names: `lesson-<game>-seat-<number>`.
 */
others: number, 
/**
 * The lessons.
 */
lessons: Array<LessonInfo>, 
/**
 * The real game that follows.
 */
finish: FinishDoc, };

export type LessonInfo = { 
/**
 * Its name.
 */
id: string, 
/**
 * The paragraphs it teaches.
 */
rules: Array<string>, };

export type FinishDoc = { 
/**
 * Its set-up.
 */
setup: { [key in string]: OptionValue }, 
/**
 * The levels of the bots by seat; the learner has the first seat.
 */
bots: { [key in number]: string }, };

export type SceneDoc = { 
/**
 * The choices that stay; after a wrong one, those that do not lead away from the goal.
 */
choices: Array<string>, 
/**
 * Whether it is solved.
 */
verdict: VerdictName, 
/**
 * Why the last choice was taken back.
 */
say?: Message, 
/**
 * The paragraph that refuses it.
 */
rule?: string, 
/**
 * The key of the line below the table.
 */
caption?: string, 
/**
 * Who is awaited.
 */
awaits: Awaits, 
/**
 * What the last choice brought about; before any, what happened at the start.
 */
events: Array<Happening>, 
/**
 * What is offered: fewer actions than are legal.
 */
legal: Array<string>, 
/**
 * What the learner is asked.
 */
question?: Message, 
/**
 * What each of `legal` means, acts on, costs and brings, in the same order.
 */
offers: Array<Offer>, 
/**
 * What the learner sees.
 */
view: unknown, 
/**
 * What to do, one after the other, if that was asked for.
 */
show?: Array<string>, };

export type VerdictName = "open" | "solved" | "wrong";

export type Told = { 
/**
 * The program that is called.
 */
webhook: string | null, 
/**
 * What its calls are signed with; shown only when it is made, so keep it.
 */
secret?: string, 
/**
 * Calls of that program that failed lately.
 */
trouble?: Trouble, 
/**
 * The push services of the browsers that are woken.
 */
push: Array<string>, 
/**
 * What a browser needs to subscribe, if this service wakes browsers: its `applicationServerKey`.
 */
push_key: string | null, 
/**
 * Where mail to me goes.
 */
mail: MailTold | null, 
/**
 * Whether this service sends mail.
 */
mails: boolean, 
/**
 * Tables of which I want to hear nothing.
 */
muted: Array<TableId>, };

export type Trouble = { 
/**
 * Why the last one failed.
 */
why: string, 
/**
 * How often it was tried.
 */
attempts: number, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * When it is tried again; without it not any more.
 */
next: number | null, };

export type MailTold = { 
/**
 * The address.
 */
address: string, 
/**
 * The language of these mails.
 */
lang: string, 
/**
 * Whether the link that was sent there has been followed; nothing else is sent before.
 */
confirmed: boolean, 
/**
 * Whether it says when it is my turn.
 */
turns: boolean, };

export type Wish = { 
/**
 * A program to be called, such as `https://example.org/klatsch`.
 */
webhook?: string | null, 
/**
 * Whether the calls get another secret even if the program stays the same.
 */
new_secret?: boolean, 
/**
 * Browsers to be woken; those that are not named any more are not. Without the field they stay.
 */
push?: Array<Subscription>, };

export type MailWish = { 
/**
 * Such as `somebody@example.org`. A link is sent there; nothing else before it was followed.
 */
address: string, 
/**
 * The language of these mails: `en`, `fr`, `de`, `uk` or `pt`.
 */
lang: string, 
/**
 * Whether I want to hear by mail that it is my turn in a correspondence game.
 */
turns: boolean, };

export type Subscription = { 
/**
 * Where its push service listens.
 */
endpoint: string, 
/**
 * What messages are encrypted with.
 */
keys: Keys, };

export type Keys = { 
/**
 * Its public key.
 */
p256dh: string, 
/**
 * Its secret for authentication.
 */
auth: string, };

/** The levels of the house's bots, weakest first. */
export const LEVELS: readonly string[] = ['easy', 'relaxed', 'casual', 'steady', 'medium', 'skilled', 'hard', 'expert'];
