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
