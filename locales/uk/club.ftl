# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Слово від закладу
club-maintenance = У закладі технічні роботи: нових столів поки немає, а всі годинники стоять.
club-banned = Ті, хто веде цей заклад, зачинили його для тебе.
club-reset-title = Вибери новий пароль
club-reset-more = Це посилання діє один раз. На всіх інших пристроях доведеться увійти знову.
club-reset-save = Зберегти й увійти
club-reset-used = Це посилання вже використано, або воно застаріло. Попроси інше.
club-invited-title = За запрошенням
club-invited-more = Новим гостям потрібен код запрошення цього закладу.
club-invited-code = Код запрошення
club-invited-enter = Увійти
club-invited-wrong = Код неправильний.
club-closed-more = Цей заклад не приймає нових гостей. Якщо маєш обліковий запис, увійди.
club-report = Поскаржитися на гравця { $name }
club-report-more = Це отримають ті, хто веде цей заклад, разом з останніми рядками чату.
club-report-words = Що сталося?
club-report-send = Надіслати скаргу
club-report-sent = Дякуємо. Заклад повідомлено.
club-mute = Сховати слова гравця { $name }
club-unmute = Показати слова гравця { $name }
club-people = Про гравця { $name }
club-forgotten-title = Новий пароль
club-forgotten-more = Назви ім’я свого облікового запису. Якщо в ньому є електронна адреса, туди прийде посилання.
club-forgotten-send = Надіслати посилання
club-forgotten-sent = Якщо в цьому обліковому записі є електронна адреса, посилання вже в дорозі. Воно діє добу.
club-forgotten-none = Цей заклад не надсилає листів. Звернися до тих, хто його веде.
club-mail = Пошта
club-mail-more = З електронною адресою можна вибрати новий пароль, якщо ти забудеш свій. Більше ніхто її не бачить.
club-mail-address = Електронна адреса
club-mail-turns = Повідомляти, коли мій хід, у партіях, де на хід дають дні
club-mail-confirm = Посилання в дорозі на { $address }. Доки ти не перейдеш за ним, нічого іншого не надсилаємо.
club-mail-none = Прибрати адресу
club-link-title =
    { $kind ->
        [mail] Це твоя адреса?
       *[unsubscribe] Більше не писати про ходи?
    }
club-link-press =
    { $kind ->
        [mail] Так, моя
       *[unsubscribe] Більше не писати
    }
club-link-done =
    { $kind ->
        [mail] Дякуємо. Відтепер листи йтимуть туди.
       *[unsubscribe] Листів про твої ходи більше не буде.
    }
club-link-used = Це посилання вже не діє.
club-legal-none = Ті, хто веде цей заклад, нічого тут не написали.
