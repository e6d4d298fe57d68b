## «Кава» в терміналі. Слова в секціях (cafe-board-…) мають щонайбільше шість літер, кав’ярня — чотири.

cafe-aim = За вісім раундів ти будуєш із карт кавову компанію: вирощуй зерна, висушуй, обсмажуй і доправляй їх. Найбільше очок дають кав’ярні, що отримали всі потрібні зерна; виграє той, у кого наприкінці найбільше очок.

cafe-board-drying = висуш.
cafe-board-roasting = смаж.
cafe-board-cafe = кафе
cafe-board-espresso = еспр.
cafe-board-pastry = тіст.
cafe-board-cup = філіж.
cafe-board-ship = кораб.
cafe-board-dead = мертва

cafe-colour-name = { $colour ->
    [yellow] жовте
    [brown] коричневе
    [green] зелене
   *[red] червоне
}
cafe-verb = { $verb ->
    [take] взяти
    [discard] скинути
    [bid] поставити
    [stand] зупинитись
    [pass] спасувати
    [keep] зберегти
    [drop] скинути
    [produce] виростити
    [grow] виростити
    [dry] висушити
    [roast] обсмажити
    [stop] досить
    [deliver] доправити
    [send] надіслати
    [store] на склад
    [clear] звільнити
    [end] завершити
    [exchange] обміняти
   *[place] покласти
}
cafe-menu = { $what ->
    [none] жодного
    [all] усе
    [end] свій раунд
    [stop] цього досить
    [store] решту
    [pass] вийти з аукціону
    [stand] ставка готова
   *[drop] скинути карту
}
cafe-menu-pay = { $card } за { cafe-colour-name }

## Запитання

cafe-caution-end = { $points ->
    [one] Згорить { $points } очко.
    [few] Згорять { $points } очки.
   *[many] Згорить { $points } очок.
}

## Навколо району

cafe-header = раунд { $round } із { $rounds }
cafe-header-master = майстер: { $name }
cafe-header-deck = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[many] { $n } карт у колоді
}
cafe-label-cups = філіжанки
cafe-label-points = очки дій
cafe-label-ships = кораблі
cafe-label-warehouse = склад
cafe-label-lifted = забрано
cafe-label-bid = ставка
cafe-label-score = рахунок
cafe-label-score-now = зараз
cafe-label-supply = запас
cafe-left = ще { $n }
cafe-cups-free = філіжанки безплатні
cafe-n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
cafe-n-cups = { $n ->
    [one] { $n } філіжанка
    [few] { $n } філіжанки
   *[many] { $n } філіжанок
}
cafe-n-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
cafe-doing-bid = ставка { $n }
cafe-doing-passed = пас
cafe-doing-card = має карту { $card }
cafe-doing-done = готово
cafe-price-cup = філіжанка
cafe-price-ships = філіжанка: кораблі
cafe-price-bean = філіжанка: 1 зерно
cafe-price-free = безплатно
cafe-tie = обсмаження { $roasting }, висушування { $drying }
cafe-verdict-solo = { $points ->
    [one] { $points } очко: { $rating }.
    [few] { $points } очки: { $rating }.
   *[many] { $points } очок: { $rating }.
}

## Планування

cafe-turn = поворот { $n }
cafe-hand = { $who ->
    [you] Твоя карта — { $card }:
   *[they] { $name }, карта { $card }:
}
cafe-plan-groups = Групи: вирощування { $fields }, висушування { $drying }, обсмаження { $roasting }.
cafe-plan-enter = Enter покладе її так.
cafe-plan-cheap = Найменше накривають: { $places }
cafe-turn-which = яку карту повернути? Наприклад, `turn 09`.
cafe-not-in-deck = карти { $card } немає в цій колоді
cafe-no-card = карти { $text } немає
cafe-try-usage = де спробувати? Наприклад, `try 1,0 2` або `try 09 1,0 2` з відкритою картою.
cafe-turn-range = поворот — це 0, 1, 2 або 3, а не { $text }
cafe-card-neither = карта { $card } не твоя і не серед відкритих
cafe-cannot-try = карту { $card } зараз не спробувати
cafe-no-card-to-place = зараз немає карти, яку треба покласти
cafe-no-display = зараз немає відкритих карт

## Команди

cafe-help-try = намалювати район з твоєю чи відкритою картою на цьому місці
cafe-help-turn = карта в чотирьох поворотах
cafe-help-places = усі місця для твоєї карти й ті, що коштують найменше
cafe-help-display = відкриті карти
cafe-help-legend = що означають секції

## Форми

cafe-form-take = візьми карту; карта з філіжанкою коштує зерно зі складу
cafe-form-discard = жодної карти не оплатити, тож скинь одну
cafe-form-bid = додай до ставки зерно зі складу
cafe-form-stand = ставка готова; ти береш жетон майстра
cafe-form-pass = вийди з аукціону; поставлені зерна сплачено
cafe-form-keep = збережи зерно ставки на порожньому кораблі або `keep none`
cafe-form-place = поклади карту, верхня ліва секція на X,Y, поверх 2–4 секцій району
cafe-form-drop = карта нікуди не вміщується: скинь її
cafe-form-produce = зерно в кожну порожню секцію групи; 1 очко
cafe-form-grow = колір зерна, яке вирощує секція партії
cafe-form-dry = усі зерна одного кольору в порожню секцію висушування; 1 очко за групу
cafe-form-roast = усі зерна одного кольору в порожню секцію обсмаження; 1 очко за групу
cafe-form-stop = досить висушено чи обсмажено за це очко
cafe-form-deliver = забери зерна із секції обсмаження; 1 очко за скільки завгодно секцій
cafe-form-send = забране зерно до кав’ярні, що його просить, або в секцію еспресо; `send yyg X,Y` і `send all X,Y` для кількох
cafe-form-store = решта забраних зерен іде на склад
cafe-form-clear = зерна із секції назад у запас, безплатно
cafe-form-end = більше жодних дій у цьому раунді; решта очок згорає
cafe-form-exchange = зерно еспресо стає зерном цього кольору на складі

## Легенда

cafe-legend-field = секція вирощування жовтої кави (N коричнева, G зелена, R червона); `produce` кладе туди зерно
cafe-legend-surplus = секція надлишку: одразу два зерна
cafe-legend-batch = секція партії: зерно будь-якого кольору
cafe-legend-beans = два коричневі зерна
cafe-legend-drying = секція висушування: зерна з вирощування
cafe-legend-roasting = секція обсмаження: зерна з висушування
cafe-legend-cafe = кав’ярня на 4 очки; ○Y просить жовте зерно, ●Y має його; ✓ забезпечена
cafe-legend-espresso = секція еспресо: одне зерно, наприкінці будь-якого кольору
cafe-legend-pastry = кремове тістечко: його очки рахують поруч із забезпеченою кав’ярнею
cafe-legend-cup = одне очко дії на раунд
cafe-legend-ship = з двома карти з філіжанкою безплатні; зберігає зерно ставки
cafe-legend-dead = що лишилося від частково накритої кав’ярні
cafe-legend-groups = Секції без лінії між ними — одна група: одна дія обслуговує їх усі.
cafe-legend-tight = У малому вікні: d — висушування, r — обсмаження, c — кав’ярня, u — філіжанка, s — корабель, e — еспресо; ○YN — зерна, яких кав’ярні ще бракує.

## Як набрати відповідь

cafe-tip-take = `try КАРТА X,Y ПОВОРОТ` покаже карту у твоєму районі.
cafe-tip-place = Набери X,Y верхньої лівої секції карти { $card } та поворот, як-от `{ $example }`; `try` спершу покаже, `places` назве всі { $n }.

## Параграфи правил, кількома словами. Номери — з docs/rules.

rule-c1-1 = місця і зерна
rule-c1-2 = секції карти
rule-c1-3 = з чим починає кожне місце
rule-c1-4 = карти однієї гри
rule-c1-5 = перший майстер
rule-c1-6 = колоди як дані
rule-c2-1 = карти беруть по черзі
rule-c2-2 = філіжанка коштує зерно
rule-c2-3 = з двома кораблями філіжанки безплатні
rule-c2-4 = коли жодної карти не оплатити
rule-c2-5 = хто може платити, мусить узяти
rule-c3-1 = накрити від двох до чотирьох секцій
rule-c3-2 = філіжанка лишається видимою
rule-c3-3 = що накрито
rule-c4-1 = очки дій
rule-c4-2 = як їх витрачати
rule-c4-3 = групи
rule-c4-4 = вирощування
rule-c4-5 = висушування
rule-c4-6 = обсмаження
rule-c4-7 = доправлення
rule-c4-8 = що приймає кав’ярня
rule-c4-9 = один колір у секції
rule-c4-10 = звільнити секцію
rule-c4-11 = усі діють одночасно
rule-c4-12 = вісім раундів
rule-c5-1 = порядок підрахунку
rule-c5-2 = забезпечені кав’ярні
rule-c5-3 = склад
rule-c5-4 = нічия
rule-c5-5 = оцінка соло-гри
rule-c6-1 = ставка або пас
rule-c6-2 = якою має бути ставка
rule-c6-3 = кінець аукціону
rule-c6-4 = вибір після аукціону
rule-c6-5 = зерна на кораблях
rule-c7-1 = на одну відкриту карту більше
rule-c7-2 = секції еспресо
rule-c7-3 = партії
rule-c7-4 = тістечка
rule-c7-5 = надлишок
rule-c8-1 = промокарти
rule-c9 = налаштування й видання
