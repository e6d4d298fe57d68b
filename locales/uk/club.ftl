# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Слово від дому
club-maintenance = У домі технічні роботи: нових столів поки немає, а всі годинники стоять.
club-banned = Господарі цього дому закрили його для тебе.
club-reset-title = Вибери новий пароль
club-reset-more = Це посилання діє один раз. На всіх інших пристроях вхід буде скасовано.
club-reset-save = Зберегти й увійти
club-reset-used = Це посилання вже використано, або воно застаріло. Попроси інше.
club-invited-title = За запрошенням
club-invited-more = Новим гостям потрібен код запрошення цього дому.
club-invited-code = Код запрошення
club-invited-enter = Увійти
club-invited-wrong = Код неправильний.
club-closed-more = Цей дім не приймає нових гостей. Якщо маєш обліковий запис, увійди.
club-report = Поскаржитися на гравця { $name }
club-report-more = Це отримають господарі дому разом з останніми рядками чату.
club-report-words = Що сталося?
club-report-send = Надіслати скаргу
club-report-sent = Дякуємо. Господарів повідомлено.
club-mute = Сховати слова гравця { $name }
club-unmute = Показати слова гравця { $name }
club-people = Про гравця { $name }
club-forgotten-title = Новий пароль
club-forgotten-more = Назви ім’я свого облікового запису. Якщо в нього є адреса пошти, туди прийде посилання.
club-forgotten-send = Надіслати посилання
club-forgotten-sent = Якщо в цього запису є адреса пошти, посилання вже в дорозі. Воно діє добу.
club-forgotten-none = Цей заклад не надсилає пошти. Звернися до тих, хто його веде.
club-mail = Пошта
club-mail-more = З адресою пошти можна вибрати новий пароль, якщо ти забудеш свій. Більше ніхто її не бачить.
club-mail-address = Адреса пошти
club-mail-turns = Казати мені, коли мій хід, у партіях із днями на хід
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
        [mail] Дякуємо. Відтепер пошта йтиме туди.
       *[unsubscribe] Листів про твої ходи більше не буде.
    }
club-link-used = Це посилання вже не діє.
club-legal-none = Ті, хто веде цей заклад, нічого тут не написали.
