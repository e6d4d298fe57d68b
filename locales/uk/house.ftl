# Що говорить сам стіл. Ігри мають власні файли.

## Дім

house-skip = Перейти до вмісту
house-navigation = Сторінки
house-loading = Хвилинку …
house-closed-title = Стіл зачинено
house-closed = Ігрова служба не відповідає ({ $code }).
house-try-again = Спробувати ще раз
house-nowhere-title = Тут нічого немає
house-nowhere = Такої сторінки немає або вже немає.
house-home = На головну
house-fan = Фанатський проєкт із власними малюнками й словами. Ігри належать їхнім авторам і видавцям.
house-language = Мова
house-welcome = Кава готова. Сідай!
house-welcome-more = Три кавові настільні гри за одним столом: проти дому, удвох за одним екраном або з друзями за посиланням.
house-which-game = Яка гра?
house-about-cafe = Вирощуй, суши, обсмажуй і доставляй на картах, що накривають одна одну. 1–4 гравці, близько 40 хвилин.
house-about-guatemala = Плантації, дороги й кораблі на узбережжі. 2–4 гравці, близько години.
house-about-vivajava = Змішай кубики й звари каву, про яку всі говорять. 2–4 гравці, близько 25 хвилин.
house-level = Суперник
house-level-name = { $level ->
    [easy] Домашній бот, легкий
    [medium] Домашній бот, середній
    [hard] Домашній бот, сильний
    [expert] Домашній бот, експерт
    [greedy] Домашній бот, жадібний
    [random] Домашній бот, навмання
   *[other] Домашній бот ({ $level })
}
house-play-now = Грати зараз
house-opening = Відкриваємо …
house-new-table = Новий стіл
house-continue = Твої партії
house-continue-none = Зараз немає жодної партії. Почни вище!
house-open-tables = Відкриті столи
house-open-none = Зараз ніхто не чекає. Відкрий стіл і надішли комусь посилання.
house-lists-failed = Не вдалося завантажити.
house-free-seat = вільне місце
house-status = { $status ->
    [open] чекає на гравців
    [running] триває
   *[over] закінчено
}
house-your-turn = Твій хід

## Новий стіл

house-how-many = Скільки гравців?
house-who-sits = Хто де сидить?
house-seat = Місце { $n }
house-me = Я
house-me-too = Теж за цим екраном
house-a-friend = Хтось із посиланням
house-rules = Правила
house-yes-no = { $value ->
    [true] так
   *[false] ні
}
house-time = Час і гості
house-pace = Темп
house-pace-unhurried = Скільки потрібно
house-pace-live = Усі тут: хвилини на всю партію
house-pace-correspondence = Хід на день: дні на кожен хід
house-minutes = Хвилин на гравця
house-days = Днів на хід
house-when-late = Хто не встиг,
house-late-bot = за того грає бот
house-late-forfeit = той програє
house-listed = Показувати цей стіл у залі
house-may-watch = Усі з посиланням можуть дивитися
house-open-table = Відкрити стіл

## Профіль

house-profile = Профіль
house-name = Ім’я
house-colour-of-you = Твій колір
house-save = Зберегти
house-saved = Збережено.
house-theme = Вигляд
house-theme-name = { $theme ->
    [auto] як на пристрої
    [light] світлий
    [dark] темний
   *[contrast] високий контраст
}
house-sound = Звуки
house-less-motion = Менше руху

## Чекаємо на гравців

house-waiting-title = Чекаємо на інших
house-invited-title = Тебе запрошено
house-sit-here = Сісти тут
house-add-bot = Посадити бота
house-send-link = Надішли це посилання тим, хто має сісти:
house-link = Посилання на стіл
house-copy = Скопіювати посилання
house-copied = Скопійовано
house-qr = Посилання як QR-код
house-start = Почати
house-leave = Встати з-за столу
house-fair = Випадковість можна перевірити після гри. Печатка цього столу:

## За столом

house-round = { $of ->
    [0] Раунд { $n }
   *[other] Раунд { $n } з { $of }
}
house-undo = Назад
house-undo-turn = Скасувати хід
house-as-text = Текстом
house-as-drawing = Малюнком
house-menu = Меню
house-resign = Здатися
house-abort = Запропонувати зупинити
house-close = Закрити
house-reconnecting = Зв’язок перервано. Пробуємо ще …
house-line-lost = Зв’язок перервано; нічого не зіграно.
house-stale = Стіл уже пішов далі. Глянь ще раз.
house-no-table-title = Цей стіл не можна показати
house-pass-screen = Передай екран: { $name }
house-pass-screen-more = Те, чого іншим не можна бачити, доти сховано.
house-i-am-here = Я { $name }
house-thinking = { $name } думає …
house-please-wait = Хвилинку …
house-over = Гру закінчено.
house-beside = Журнал і розмова
house-log = Журнал
house-log-empty = Ще нічого не сталося.
house-since = Від твого останнього ходу
house-broken = Тут щось пішло не так.
house-chat = Розмова
house-chat-empty = Ще ніхто нічого не сказав.
house-chat-failed = Не вдалося завантажити розмову.
house-say-something = Скажи щось
house-say = Надіслати
house-what-you-can-do = Що можна зробити
house-find-move = Знайти хід
house-nothing-to-do = Зараз нічого робити.
house-more-moves = { $n ->
    [one] і ще { $n } хід; уточни вище
    [few] і ще { $n } ходи; уточни вище
   *[many] і ще { $n } ходів; уточни вище
}
house-the-table = Стіл

## Кінець

house-won = { $n ->
    [one] Перемога: { $names }!
   *[other] Спільна перемога: { $names }!
}
house-ended = { $how ->
    [deserted] Інші пішли з-за столу.
    [agreed] Зупинено за згодою.
    [closed] Стіл закрито.
   *[other] Гру закінчено.
}
house-player = Гравець
house-total = Разом
house-by-round = Очки за раундами
house-rematch = Ще одну партію
house-record = Завантажити запис

## Café

house-beans = { $n } { $colour ->
    [yellow] жовтих
    [brown] коричневих
    [green] зелених
   *[red] червоних
}
house-colour = { $colour ->
    [yellow] жовте
    [brown] коричневе
    [green] зелене
   *[red] червоне
}
house-worth-now = { $n ->
    [one] зараз це { $n } очко
    [few] зараз це { $n } очки
   *[many] зараз це { $n } очок
}
house-display = Викладені карти
house-card-cafe = { $n ->
    [one] кав’ярня на { $n } очко
    [few] кав’ярня на { $n } очки
   *[many] кав’ярня на { $n } очок
}
house-card-short = Карта { $card }
house-costs-bean = коштує зерно
house-deck-left = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[many] { $n } карт у колоді
}
house-areas = Плантації
house-area-of = Плантація: { $name }
house-back-to-yours = До своєї
house-master = Майстер
house-score = Очки, якби гра скінчилася зараз
house-cups = { $n ->
    [one] { $n } чашка
    [few] { $n } чашки
   *[many] { $n } чашок
}
house-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
house-bid = { $n ->
    [one] ставка { $n } зерно
    [few] ставка { $n } зерна
   *[many] ставка { $n } зерен
}
house-passed = пас
house-pay-with = Заплатити
house-turn = Повернути
house-lay-here = Покласти тут
house-in-hand = У руці:
house-points-left = { $n ->
    [one] лишилася { $n } дія
    [few] лишилися { $n } дії
   *[many] лишилося { $n } дій
}
house-warehouse = Склад
house-square = { $kind ->
    [field] { $colour ->
        [yellow] Жовте поле
        [brown] Коричневе поле
        [green] Зелене поле
       *[red] Червоне поле
    }
    [surplus] Поле з надлишком
    [batch] Поле будь-якого кольору
    [drying] Сушарня
    [roasting] Обсмажка
    [cafe] Кав’ярня { $title }
    [espresso] Еспресо
    [pastry] Тістечко
    [cup] Чашка
    [ship] Корабель
    [dead] Зачинена кав’ярня
   *[empty] Порожня клітинка
}, { $x }, { $y }
house-holds = { $colour ->
    [yellow] жовтих: { $n }
    [brown] коричневих: { $n }
    [green] зелених: { $n }
    [red] червоних: { $n }
   *[none] нічого
}
house-since-more = { $n ->
    [one] і ще { $n } подія
    [few] і ще { $n } події
   *[many] і ще { $n } подій
}
house-free = безкоштовно
house-bid-none = ще без ставки
house-holds-card = має карту
house-verb = { $verb ->
    [produce] Вирощувати
    [dry] Сушити
    [roast] Обсмажувати
    [deliver] Доставляти
    [send] Надіслати
    [keep] Залишити
   *[clear] Звільнити
}
house-pick-up = { $verb ->
    [cherry] Взяти ці зерна ({ house-colour }), щоб висушити
    [drying] Взяти ці зерна ({ house-colour }), щоб обсмажити
   *[roasted] Взяти ці зерна ({ house-colour }), щоб доставити
}
house-put-down = { $verb ->
    [cherry] Поклади зерна ({ house-colour }) на підсвічену сушарню.
    [drying] Поклади зерна ({ house-colour }) на підсвічену обсмажку.
   *[roasted] Віднеси зерна ({ house-colour }) до підсвіченої кав’ярні або на склад.
}
house-not-here = Тут карті не лежати. Торкнися, щоб дізнатися чому.
house-lay-news = Накриває { $covered ->
    [one] { $covered } клітинку
    [few] { $covered } клітинки
   *[many] { $covered } клітинок
}; { $lost ->
    [0] жодне зерно не втрачено
   *[other] втрачено: { $beans }
}{ $dies ->
    [yes] , і одна кав’ярня закривається
   *[no] { "" }
}. Потім { $points ->
    [one] { $points } дія
    [few] { $points } дії
   *[many] { $points } дій
}.
house-cafe-wants = { $n ->
    [one] Хоче { $beans } за { $n } очко
    [few] Хоче { $beans } за { $n } очки
   *[many] Хоче { $beans } за { $n } очок
}
house-square-is-for = { $kind ->
    [field] Дає одне зерно, коли його група родить
    [surplus] Дає два зерна, коли його група родить
    [batch] Дає зерно кольору на твій вибір
    [drying] Сушить усі зерна одного кольору з твоїх полів
    [roasting] Обсмажує усі зерна одного кольору з твоїх сушарень
    [cafe] Дає очки, коли має все, чого просить
    [espresso] Тримає одне доставлене зерно; наприкінці воно стає будь-якого кольору
    [pastry] Додає очки повній кав’ярні поруч
    [cup] Одна дія щораунду
    [ship] З двома карти з чашкою безкоштовні
    [dead] Частково накрита кав’ярня; тут більше нічого не здобути
   *[empty] Добре місце для нової карти
}
house-zoom-in = Ближче
house-zoom-out = Далі
house-zoom-whole = Усе
house-score-parts = Якби гра скінчилася зараз: очок разом { $total }, за кав’ярні { $cafes }, за тістечка { $pastries }, за склад { $warehouse }.
house-cafe-ask-take = Візьми викладену карту.
house-cafe-ask-bid = Зроби ставку за перший вибір або пасуй.
house-cafe-ask-bid-more = Додай зерен до ставки або лиши так.
house-cafe-ask-keep = Лишити зерно зі ставки на кораблі?
house-cafe-ask-place = Поклади карту на 2, 3 або 4 свої клітинки. Чашка має лишитися видимою!
house-cafe-ask-act = Використай дії: вирощуй, суши, обсмажуй, доставляй.
house-cafe-ask-grow = Якого кольору вирощувати?
house-cafe-ask-dry-more = Суши ще в цій групі або спинись.
house-cafe-ask-roast-more = Обсмажуй ще в цій групі або спинись.
house-cafe-ask-deliver = Надішли зерна до кав’ярень або на склад.
house-cafe-ask-exchange = Обери колір для зерна еспресо.
