# Головна, новий стіл, запрошення, мої партії, кінець і перегляд.

## Сторінки

foyer-nav-play = Грати
foyer-nav-learn = Навчання
foyer-nav-rules = Правила
foyer-nav-games = Мої партії
foyer-nav-watch = Дивитися
foyer-keys = Клавіші
foyer-about = Про заклад
foyer-foot = Про цей заклад
## Клавіші

foyer-keys-everywhere = Усюди
foyer-keys-table = За столом
foyer-keys-replay = Під час перегляду
foyer-key-list = Цей перелік
foyer-key-tab = До наступної можливості
foyer-key-enter = Виконати
foyer-key-escape = Покласти назад, закрити
foyer-key-arrows = Рухатися полем
foyer-key-turn = Повернути карту в руці
foyer-key-best = Запропоноване місце карти (Кава)
foyer-key-legend = Що означають секції (Кава)
foyer-key-meaning = Що означає кожна річ на столі
foyer-key-undo = Скасувати останній вибір
foyer-key-sound = Увімкнути чи вимкнути звуки
foyer-key-zoom = Збільшити, зменшити, усе поле
foyer-key-step = На крок назад чи вперед
foyer-key-turns = На хід назад чи вперед
foyer-key-round = На раунд назад чи вперед
foyer-key-ends = На початок, у кінець
foyer-key-play = Відтворити й зупинити
foyer-key-speed = Швидкість

## Про заклад

foyer-about-title = Про цей заклад
foyer-about-what = Kaffeeklatsch — це стіл для настільних ігор про каву: проти закладу, з друзями за посиланням, за одним екраном чи наодинці. Безплатно й без реклами.
foyer-about-whose = Чиї це ігри
foyer-about-by = авторство: { $authors }
foyer-about-names = Це фанатський проєкт, не пов’язаний з авторами чи видавцями. Їхні імена наведено лише для того, щоб було зрозуміло, про яку гру йдеться. Якщо гра подобається, купи її.
foyer-about-ours = Що тут наше
foyer-about-drawings = Малюнки, поля, карти й виклад правил наші власні; жодного тексту чи зображення з книжок правил не використано.
foyer-about-licence = Код, тексти й малюнки вільні, за ліцензією Apache 2.0 або MIT, на вибір.
foyer-about-face = Заголовки набрано шрифтом Alegreya від Huerta Tipográfica, ліцензія SIL Open Font License 1.1.
foyer-about-chance = Випадковість
foyer-about-sealed = Перед першою картою кожен стіл оприлюднює печатку, під якою сховано всю його випадковість. Коли партія закінчується, таємницю показують, і кожен може перевірити, що нічого не змінено.
foyer-about-programs = Для тих, хто пише програми
foyer-about-source = Вихідний код іде разом із програмою, з усім, що треба, щоб написати власного бота. Інтерфейс цього закладу:

## Головна

foyer-games-wait = { $n ->
    [1] На тебе чекає партія
    [2] На тебе чекають дві партії
    [3] На тебе чекають три партії
    [one] На тебе чекає { $n } партія
    [few] На тебе чекають { $n } партії
   *[other] На тебе чекає { $n } партій
}
foyer-play-game = Грати: { $game }
foyer-against = Проти закладу
foyer-strength = { $level ->
    [easy] Легкий
    [relaxed] Спокійний
    [casual] Аматор
    [steady] Надійний
    [medium] Середній
    [skilled] Вправний
    [hard] Сильний
   *[expert] Експерт
}
foyer-play-under = Іди, коли хочеш: місце лишається твоїм.
foyer-quick = Швидка партія
foyer-go-on = Продовжити
foyer-players = Гравців:
foyer-minutes-short = { $n } хв
foyer-ways = Як можна грати
foyer-way-learn = Вчитися
foyer-way-learn-more = Дванадцять коротких уроків
foyer-way-friend = З друзями
foyer-way-friend-more = Надішли посилання, і вони сядуть
foyer-way-screen = За одним екраном
foyer-way-screen-more = Передавайте пристрій по колу
foyer-way-alone = Наодинці
foyer-way-alone-more = Скільки очок набереш?
foyer-all-games = Усі партії
foyer-lobby = Чекають на гравця
foyer-open-one = Відкрити стіл
foyer-sit-down = Сісти
foyer-lobby-none = Ніхто не чекає.
foyer-lobby-none-more = Відкрий стіл і надішли друзям посилання.
foyer-seek = { $game } з кимось:
foyer-seek-more = ти сядеш там, де вже чекають, або для тебе відкриють стіл.
foyer-offer = { $name } хоче зіграти ще раз: { $game }.
foyer-not-now = Не зараз
foyer-watch-none = Зараз ніхто не грає відкрито.
foyer-lists-safe = З твоїми партіями все гаразд.

## Стіл одним рядком

foyer-table-for = { $n ->
    [1] { $game } наодинці
    [2] { $game } на двох
    [3] { $game } на трьох
   *[other] { $game } на чотирьох
}
foyer-pace-text-none = без годинника
foyer-pace-text-live = { $seconds ->
    [0] по { $minutes } хв
   *[other] { $minutes } хв + { $seconds } с
}
foyer-pace-text-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
foyer-waits-for = { $n ->
    [1] { $name }: вільне одне місце
    [few] { $name }: вільні { $n } місця
   *[other] { $name }: вільно { $n } місць
}
foyer-game-with = { $game } · { $names }
foyer-game-alone = { $game } наодинці
foyer-game-screen = { $game } за одним екраном
foyer-open-for = { $n ->
    [0] { $game }: усі місця зайняті
    [1] { $game }: вільне одне місце
    [few] { $game }: вільні { $n } місця
   *[other] { $game }: вільно { $n } місць
}
foyer-none = Немає.
foyer-rule-name = { $rule ->
    [draft] Вибір карт
    [espresso] Карти еспресо
    [promos] Промокарти
    [edition] Книжка правил
    [delivery] Доправлення
    [bids] Оплата ставок
    [bid-sum] Підвищення ставок
    [low-bids] Замалі ставки
    [ship-keep] Кораблі на аукціоні
    [first-master] Перший майстер
    [starts] Початкові карти
    [promo-cards] Які промокарти
    [replaced] Замінені карти
    [deck] Колода
    [market] Ринок
    [first] Перший хід
    [track] Трек очок
    [roads] Дороги
    [idle-end] Кінець без покупок
    [board] Поле
    [coaster] Підставка
    [opening] Хто починає
    [joint-research] «Спільне дослідження»
    [bold-red] Червоний на міцній
    [donated] Подаровані кубики
    [extra-aroma] «Більше аромату»
    [after-pass] Після пасу
   *[tracks] Треки
}
foyer-rules-by-book = правила як у книжках
foyer-rules-own = домашні правила: { $rules }
## Новий стіл

foyer-new-title = { $way ->
    [screen] Стіл за одним екраном
    [alone] Стіл лише для тебе
    [house] Стіл проти закладу
   *[friend] Стіл із друзями
}
foyer-what = У що граємо?
foyer-game-facts = { $least }–{ $most } гравці · { $n } хв
foyer-who-sits = Хто сідає за стіл?
foyer-chair = { $who ->
    [friend] Хтось
    [house] Заклад
    [here] Теж тут
    [me] Ти
   *[nobody] Ніхто
}
foyer-chair-more = { $who ->
    [friend] за посиланням
    [house] грає
    [here] за цим екраном
    [me] ти
   *[nobody] вільне місце
}
foyer-choice-more = { $who ->
    [friend] за посиланням
    [house] грає
    [here] за цим екраном
   *[nobody] без стільця
}
foyer-this-chair = { $at ->
    [w] Стілець ліворуч
    [n] Стілець навпроти
    [e] Стілець праворуч
   *[s] Твій стілець
}
foyer-who = { $who ->
    [me] ти
    [friend] хтось за посиланням
   *[here] хтось за цим екраном
}
foyer-who-house = { $level ->
    [easy] бот закладу (легкий)
    [relaxed] бот закладу (спокійний)
    [casual] бот закладу (аматор)
    [steady] бот закладу (надійний)
    [medium] бот закладу (середній)
    [skilled] бот закладу (вправний)
    [hard] бот закладу (сильний)
   *[expert] бот закладу (експерт)
}
foyer-how-fast = Як швидко?
foyer-pace = { $kind ->
    [live] Сьогодні ввечері
    [correspondence] Хід час від часу
   *[unhurried] Без годинника
}
foyer-pace-more = { $kind ->
    [live] По { $minutes ->
        [one] { $minutes } хвилині
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    } кожному і { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
       *[other] { $seconds } секунд
    } на хід.
    [correspondence] { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    } на хід. Ми скажемо, коли твоя черга.
   *[unhurried] Скільки треба.
}
foyer-own-times = Власний час …
foyer-seconds = Секунд на хід
foyer-house-rules = Домашні правила
foyer-rules-changed = { $n ->
    [one] { $n } власне правило
    [few] { $n } власні правила
   *[other] { $n } власних правил
}
## Запрошення

foyer-is-set = Твій стіл накрито
foyer-agreed = { $who } { $pace }, { $rules }.
foyer-send-link = Надішли це посилання. Хто його відкриє, може одразу сісти.
foyer-same-wifi = У тій самій мережі Wi-Fi
foyer-scan = Або відскануй телефоном
foyer-who-is-here = Хто тут
foyer-free = Вільно
foyer-free-more = чекає на когось
foyer-seat-house = Посадити бота
foyer-send-away = Попросити піти: { $name }
foyer-begins = Партія почнеться сама, коли буде зайнято останній стілець.
foyer-how-sealed = Як це працює
foyer-asks-you = { $name } запрошує тебе до столу
foyer-about-minutes = Близько { $n } хвилин.
foyer-seen-as = Інші побачать тебе так
foyer-full = Усі місця зайняті; зараз почнемо.
## Мої партії

foyer-open-record = Відкрити запис
foyer-by-title = Партії за грою
foyer-n-games = { $n ->
    [0] ще не зіграно
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
}
foyer-one-screen = за одним екраном: { $n }
foyer-one-screen-more = Партії за одним екраном рахуються як зіграні; перемоги, середнє й найкраще їх не враховують, бо всі місця були твої.
foyer-won = виграно
foyer-mean = у середньому
foyer-best = найкраще
foyer-left = покинуто
foyer-solo = соло
foyer-place = { $n }-е місце з { $of }
foyer-result = { $how ->
    [agreed] припинено
    [ended] закінчив заклад
   *[other] закрито
}
foyer-by-state = Партії за станом
foyer-state = { $state ->
    [running] Тривають { $n }
    [open] Чекають { $n }
   *[over] Закінчені { $n }
}
foyer-find = Знайти когось
foyer-no-games = Тут ще нічого немає.
foyer-statistics = Статистика
foyer-points = Очки
foyer-points-said = Очки останніх партій ({ $n }): у середньому { $mean }, найбільше { $best }
## За столом

foyer-unread = { $n ->
    [one] { $n } нове повідомлення
    [few] { $n } нові повідомлення
   *[other] { $n } нових повідомлень
}
foyer-proposes = { $n ->
    [1] { $names } пропонує закінчити без результату.
   *[other] { $names } пропонують закінчити без результату.
}
foyer-agree = Згода
foyer-play-on = Граємо далі
foyer-back-again = Зв’язок відновлено.

## Кінець

foyer-you-win = Перемога за тобою!
foyer-wins = { $n ->
    [1] Перемагає { $names }.
   *[other] Спільна перемога: { $names }.
}
foyer-alone-points = { $n ->
    [one] { $n } очко!
    [few] { $n } очки!
   *[other] { $n } очок!
}
foyer-ended = { $how ->
    [agreed] Закінчено за згодою
    [closed] Стіл закрито
    [ended] Партію закінчив заклад
   *[other] Партію закінчено
}
foyer-gone = { $why ->
    [late] { $who ->
        [you] Твій час вичерпано.
       *[they] Час вичерпано: { $name }.
    }
   *[left] { $who ->
        [you] Ти залишаєш стіл.
       *[they] { $name } залишає стіл.
    }
}
foyer-ahead = { $n ->
    [0] Порівну очок із гравцем { $name }.
    [one] Перевага над гравцем { $name }: { $n } очко.
    [few] Перевага над гравцем { $name }: { $n } очки.
   *[other] Перевага над гравцем { $name }: { $n } очок.
}
foyer-behind = Твоє місце — { $place ->
    [2] друге
    [3] третє
   *[other] четверте
}, { $n ->
    [0] очок порівну.
    [one] позаду на { $n } очко.
    [few] позаду на { $n } очки.
   *[other] позаду на { $n } очок.
}
foyer-place-short = { $n }-е
foyer-points-then = { $n ->
    [one] на той час { $n } очко
    [few] на той час { $n } очки
   *[other] на той час { $n } очок
}
foyer-cup = { $state ->
    [late] час вичерпано
   *[left] вихід із гри
}
foyer-source = { $source ->
    [black] чорна кава
    [white] біла кава
    [beige] бежева кава
    [russet] рудувата кава
    [brown] коричнева кава
    [blends] бленди
    [cups] чашки
    [help] допомога іншим
   *[other] інші очки
}
foyer-after = Як усе було
foyer-chance = { $state ->
    [verified] Випадковість перевірено
   *[broken] У випадковість втрутилися
}
foyer-chance-more = { $state ->
    [verified] Усе випало так, як запечатано перед партією:
   *[broken] Щось випало не так, як запечатано перед партією:
}
foyer-join-again = Сісти з ними знову
foyer-still-here = { $n ->
    [1] { $names } ще тут
   *[other] { $names } ще тут
}
foyer-look-back = Переглянути
foyer-share = Поділитися
foyer-last-look = Кінцева позиція
foyer-record = Запис
## Перегляд партії

foyer-moves = Ходи
foyer-all-moves = Усі ходи
foyer-moves-now = ходить
foyer-is-asked = на черзі
foyer-beginning = Партія починається.
foyer-turn-back = На хід назад
foyer-turn-on = На хід уперед
foyer-play = Відтворити
foyer-pause = Зупинити
foyer-speed = Швидкість { $n } з 3
foyer-eyes = Чиїми очима
foyer-eyes-all = Як це тепер бачать усі
foyer-eyes-watcher = Як це бачили глядачі
foyer-eyes-of = Очима гравця { $name }
foyer-copy-step = Копіювати посилання на цей крок
foyer-you-won-with = { $n ->
    [one] виграно, { $n } очко
    [few] виграно, { $n } очки
   *[other] виграно, { $n } очок
}
foyer-fork-more = Сідай тут і грай далі. Ця партія лишиться, як була.
foyer-record-more = Запис — це текстовий файл з усіма кроками партії. Його перевіряють за правилами й показують тут; нічого з нього не зберігається.
foyer-choose-file = Вибрати файл
foyer-open-another = Інший файл
foyer-line = { $file }, рядок { $n }:
foyer-draws = { $draws ->
    [verified] випадковість перевірено
    [sealed] таємницю не розкрито
   *[unpledged] випадковість не запечатано
}
