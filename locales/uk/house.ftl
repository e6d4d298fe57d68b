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
house-welcome = Кава готова. Сідай.
house-welcome-more = Кавові настільні ігри у твоєму браузері. Без реєстрації й завантажень.
house-which-game = Яка гра?
house-level = Суперник
house-level-name = { $level ->
    [easy] Бот закладу (легкий)
    [relaxed] Бот закладу (спокійний)
    [casual] Бот закладу (аматор)
    [steady] Бот закладу (надійний)
    [medium] Бот закладу (середній)
    [skilled] Бот закладу (вправний)
    [hard] Бот закладу (сильний)
    [expert] Бот закладу (експерт)
    [greedy] Бот закладу (жадібний)
    [random] Бот закладу (навмання)
   *[other] Бот закладу ({ $level })
}
house-play-now = Грати зараз
house-opening = Відкриваємо …
house-new-table = Новий стіл
house-continue = Твої партії
house-lists-failed = Не вдалося завантажити.
house-free-seat = вільне місце
house-status = { $status ->
    [open] чекає на гравців
    [running] триває
   *[over] закінчено
}
house-your-turn = Твій хід
house-refused = { $code ->
    [identity-name-taken] Це ім’я вже має інший обліковий запис.
    [identity-wrong] Ім’я або пароль неправильні.
    [identity-account] Це вже обліковий запис.
    [house-maintenance] У закладі технічні роботи: нових столів поки немає.
    [identity-name-reserved] Це ім’я тут вибрати не можна.
    [limit-too-many] Занадто часто. Спробуй за хвилинку.
    [limit-too-many-open] Звідси відкрито забагато одночасно. Спершу закрий якусь вкладку.
    [limit-full] Зараз тут забагато людей. Спробуй за хвилинку.
    [seat-away] За це місце грає бот. Спершу повернися.
    [seat-not-yours] Це не твоє місце.
    [store-unavailable] Заклад зараз нічого не може зберегти. Спробуй за хвилинку.
    [table-code] До цього столу сідають за запрошенням: попроси повне посилання.
    [table-full] Вільних місць більше немає.
    [table-not-found] Такого столу немає.
    [table-not-host] Це може лише той, хто відкрив стіл.
    [table-not-over] Це можна, коли партія закінчиться.
    [table-not-watchable] Спостерігати за цим столом можуть лише його гравці.
    [table-no-version] Такого кроку в партії немає.
    [table-over] Там партія вже закінчена.
    [table-quarantined] Цей стіл грає за іншими правилами, його не можна відкрити.
    [table-removed] Господар столу попросив тебе піти.
   *[other] Зараз це неможливо.
}
house-no = Ні
house-gone = хтось, хто пішов
house-to-watch = Зараз грають

## Новий стіл

house-seat = Місце { $n }
house-yes-no = { $value ->
    [true] так
   *[false] ні
}
house-minutes = Хвилин на гравця
house-days = Днів на хід
house-when-late = Хто не встиг,
house-late-bot = за того грає бот
house-late-forfeit = той програє
house-listed = Показати на головній
house-may-watch = Інші можуть дивитися
house-show-odds = Показувати шанси кидків
house-open-table = Відкрити стіл
house-own-file = Твій файл: { $name }
house-as-book = Як у вибраній книжці правил.

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
house-you = Ти
house-device = Цей пристрій
house-account = Обліковий запис
house-is-guest = Ти тут гість, і тебе знає лише цей пристрій. З паролем можна увійти й деінде.
house-is-account = { $name } може увійти на кожному пристрої.
house-account-new = Зберегти цей обліковий запис
house-account-have = У мене є обліковий запис
house-account-make = Зберегти з паролем
house-account-made = Збережено. Деінде входь як { $name }.
house-password = Пароль
house-password-help = Щонайменше 8 знаків.
house-password-change = Змінити пароль
house-password-old = Теперішній пароль
house-password-new = Новий пароль
house-password-changed = Змінено. На інших пристроях доведеться увійти знову.
house-sign-in = Увійти
house-sign-in-warning = Гість цього пристрою зникне: його партії лишаться без тебе.
house-signed-in = З поверненням, { $name }!
house-sign-out = Вийти
house-sign-out-everywhere = Вийти всюди
house-signed-out = Вихід здійснено. Тепер ти новий гість.
house-notify = Повідомлення
house-notify-more = У партіях, де на хід дають дні, можна отримувати сповіщення, що настала твоя черга.
house-wake = Повідомляти в цьому браузері
house-wake-no-more = Більше не повідомляти в цьому браузері
house-wake-not = Цей заклад не надсилає повідомлень у браузери.
house-webhook = Адреса програми (вебхук)
house-webhook-help = Її викликають, щойно настає твоя черга. Порожнє поле — без програми.
house-webhook-secret = Виклики підписано цим секретом, його видно лише зараз:
house-password-forgotten = Пароль забуто?
house-legal =
    { $which ->
        [imprint] Хто веде цей заклад
       *[privacy] Приватність
    }
house-webhook-trouble =
    { $n ->
        [one] Програма не відповіла { $n } раз ({ $why }).
        [few] Програма не відповіла { $n } рази ({ $why }).
        [many] Програма не відповіла { $n } разів ({ $why }).
       *[other] Програма не відповіла { $n } разу ({ $why }).
    }
house-webhook-again = Буде ще одна спроба.
house-webhook-given-up = Наступна спроба буде на твоєму наступному ході.
house-muted = { $n ->
    [one] { $n } стіл мовчить.
    [few] { $n } столи мовчать.
   *[other] { $n } столів мовчать.
}
house-own-data = Твої дані
house-own-data-more = Ім’я, столи, чат і пристрої, де є вхід; більше нічого не зберігається.
house-export = Завантажити все
house-forget = Видалити мене
house-forget-sure = Ти здаєшся в усіх партіях, що тривають, і ніхто не зможе тебе повернути. Піти назавжди?

## Чекаємо на гравців

house-invited-title = Тебе запрошено
house-link = Посилання на стіл
house-copy = Скопіювати посилання
house-copied = Скопійовано
house-qr = Посилання як QR-код
house-start = Почати
house-leave = Встати з-за столу
house-fair = Випадковість можна перевірити після гри. Печатка цього столу:
house-share = Поділитися …
house-invitation = Зіграй зі мною: { $game }!
house-close-table = Закрити стіл

## За столом

house-round = { $of ->
    [0] Раунд { $n }
   *[other] Раунд { $n } з { $of }
}
house-undo = Скасувати
house-undo-turn = Скасувати хід
house-as-text = Текстом
house-as-drawing = Малюнком
house-menu = Меню
house-resign = Здатися
house-abort = Запропонувати закінчити
house-close = Закрити
house-reconnecting = Зв’язок обірвався. Доки його немає, нічого не надсилається.
house-line-lost = Зв’язок перервано; нічого не зіграно.
house-stale = За столом уже щось змінилося. Глянь ще раз.
house-no-table-title = Цей стіл не можна показати
house-pass-screen = Передай екран: { $name }
house-pass-screen-more = Те, чого іншим не можна бачити, доти сховано.
house-i-am-here = Я { $name }
house-thinking = { $name } думає …
house-please-wait = Хвилинку …
house-over = Гру закінчено.
house-beside = Журнал і чат
house-log = Журнал
house-log-empty = Ще нічого не сталося.
house-since = Від твого останнього ходу
house-so-far = Досі
house-broken = Тут щось пішло не так.
house-chat = Чат
house-chat-empty = Ще ніхто нічого не сказав.
house-chat-failed = Не вдалося завантажити чат.
house-about-person = Поскаржитися на гравця { $name } або сховати
house-say-something = Скажи щось
house-say = Надіслати
house-what-you-can-do = Що можна зробити
house-find-move = Знайти хід
house-nothing-to-do = Зараз робити нічого.
house-more-moves = { $n ->
    [one] і ще { $n } хід; уточни вище
    [few] і ще { $n } ходи; уточни вище
   *[many] і ще { $n } ходів; уточни вище
}
house-the-table = Стіл
house-undo-limit = Скасувати можна, доки не відкрито карту, не кинуто кубики або хтось інший не зробив вибору.
house-resign-sure = Здатися? Ти програєш цю партію.
house-abort-sure = Закінчити без результату? Партія скінчиться, коли всі погодяться.
house-abort-waits = Ти хочеш закінчити; решта мають погодитися
house-mute = Без повідомлень про цей стіл
house-unmute = Знову повідомляти про цей стіл
house-bot-plays-you = Твій час вийшов: за тебе грає бот.
house-return = Я знову тут
house-no-drawing = Малюнок не завантажився; ось стіл як текст.
house-part-missing = Цю частину столу не вдалося завантажити.
house-watching = Ти дивишся
house-watchers = { $n ->
    [one] дивиться { $n } людина
    [few] дивляться { $n } людини
   *[other] дивляться { $n } людей
}
house-who-plays = Хто грає
house-is-here = за столом
house-is-away = не за столом
house-has-lost = поза грою
house-wants-stop = хоче закінчити
house-clock-of = Годинник: { $name }
house-days-hours = { $days } дн { $hours } год
house-name-of-seat = { $name } №{ $n }
house-show = Показати

## Кінець

house-by-round = Очки за раундами
house-rematch = Ще одну партію
house-past = крок { $n }
house-steps = Кроки партії
house-step-first = На початок
house-step-back = Крок назад
house-step-on = Крок уперед
house-step-last = До останнього кроку
house-to-now = Назад до партії
house-to-end = До результату
house-fork = А що, якби …?
house-your-seat = Твоє місце
house-all-seats = Усі місця за цим екраном
house-play-from-here = Грати далі звідси

## Café

house-beans = { $n } { $colour ->
    [yellow] { $n ->
        [one] жовте
        [few] жовті
       *[other] жовтих
    }
    [brown] { $n ->
        [one] коричневе
        [few] коричневі
       *[other] коричневих
    }
    [green] { $n ->
        [one] зелене
        [few] зелені
       *[other] зелених
    }
   *[red] { $n ->
        [one] червоне
        [few] червоні
       *[other] червоних
    }
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
house-display = Відкриті карти
house-card-cafe = { $n ->
    [one] кав’ярня на { $n } очко
    [few] кав’ярня на { $n } очки
   *[many] кав’ярня на { $n } очок
}
house-costs-bean = коштує зерно
house-deck-left = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[many] { $n } карт у колоді
}
house-areas = Ділові райони
house-area-of = Діловий район: { $name }
house-back-to-yours = До свого
house-master = Майстер
house-score = Очки
house-cups = { $n ->
    [one] { $n } філіжанка
    [few] { $n } філіжанки
   *[many] { $n } філіжанок
}
house-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
house-bid = { $n ->
    [one] ставка: { $n } зерно
    [few] ставка: { $n } зерна
   *[many] ставка: { $n } зерен
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
        [yellow] Жовта секція вирощування
        [brown] Коричнева секція вирощування
        [green] Зелена секція вирощування
       *[red] Червона секція вирощування
    }
    [surplus] Секція надлишку
    [batch] Секція партії: будь-який колір
    [drying] Секція висушування
    [roasting] Секція обсмаження
    [cafe] Кав’ярня { $title }
    [espresso] Еспресо
    [pastry] Тістечко
    [cup] Філіжанка
    [ship] Корабель
    [dead] Зачинена кав’ярня
   *[empty] Порожня секція
}
house-holds = { $colour ->
    [yellow] { house-beans }
    [brown] { house-beans }
    [green] { house-beans }
    [red] { house-beans }
   *[none] нічого
}
house-free = безплатно
house-bid-none = ще без ставки
house-holds-card = має карту
house-verb = { $verb ->
    [produce] Вирощувати
    [dry] Сушити
    [roast] Обсмажувати
    [deliver] Доправляти
    [send] Віддати
    [keep] Залишити
   *[clear] Звільнити
}
house-pick-up = Взяти { $colour ->
    [yellow] жовті
    [brown] коричневі
    [green] зелені
   *[red] червоні
} зерна, щоб { $verb ->
    [cherry] висушити
    [drying] обсмажити
   *[roasted] доправити
}
house-put-down = { $verb ->
    [roasted] Віднеси
   *[cherry] Поклади
} { $colour ->
    [yellow] жовті
    [brown] коричневі
    [green] зелені
   *[red] червоні
} зерна { $verb ->
    [cherry] в підсвічену секцію висушування.
    [drying] в підсвічену секцію обсмаження.
   *[roasted] до кав’ярні або на склад.
}
house-not-here = Тут карту класти не можна. Торкнися, щоб дізнатися чому.
house-cafe-wants = { $n ->
    [one] Просить { $beans } за { $n } очко
    [few] Просить { $beans } за { $n } очки
   *[many] Просить { $beans } за { $n } очок
}
house-square-is-for = { $kind ->
    [field] Дає одне зерно, коли її група вирощує
    [surplus] Дає два зерна, коли її група вирощує
    [batch] Дає зерно кольору на твій вибір
    [drying] Висушує всі зерна одного кольору з твоїх секцій вирощування
    [roasting] Обсмажує всі зерна одного кольору з твоїх секцій висушування
    [cafe] Дає очки, коли має все, чого просить
    [espresso] Тримає одне доправлене зерно; наприкінці воно стає будь-якого кольору
    [pastry] Додає очки повній кав’ярні поруч
    [cup] Одна дія щораунду
    [ship] З двома кораблями карти з філіжанкою безплатні
    [dead] Частково накрита кав’ярня; тут більше нічого не здобути
   *[empty] Добре місце для нової карти
}
house-zoom-in = Збільшити
house-zoom-out = Зменшити
house-zoom-whole = Усе
house-score-parts = { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[other] { $total } очок
}: за кав’ярні { $cafes }, за тістечка { $pastries }, за склад { $warehouse }.
house-way = Шлях кави
house-way-more = Кожна видима філіжанка дає одну дію в раунді. Кав’ярня приносить очки, коли має все, чого просить; на складі рахуються лише два кольори, яких у тебе найменше.
house-bid-leads = { $n ->
    [0] Ставок ще немає; майстер: { $name }.
    [one] Попереду { $name }: { $n } зерно.
    [few] Попереду { $name }: { $n } зерна.
   *[many] Попереду { $name }: { $n } зерен.
}
house-touch-lit = Торкнися обведеної секції.
