## «Кава» українською. Слова українського видання: майстер, діловий район, філіжанка, склад, вирощувати, висушувати, обсмажувати, доправляти.

cafe-a-bean = { $colour ->
    [yellow] жовте зерно
    [brown] коричневе зерно
    [green] зелене зерно
   *[red] червоне зерно
}
cafe-no-bean = { $colour ->
    [yellow] немає жовтого зерна
    [brown] немає коричневого зерна
    [green] немає зеленого зерна
   *[red] немає червоного зерна
}
cafe-beans = { $n ->
    [one] { $n } { cafe-a-bean }
    [few] { $n } { $colour ->
        [yellow] жовті зерна
        [brown] коричневі зерна
        [green] зелені зерна
       *[red] червоні зерна
    }
   *[many] { $n } { $colour ->
        [yellow] жовтих зерен
        [brown] коричневих зерен
        [green] зелених зерен
       *[red] червоних зерен
    }
}
cafe-points = { $points ->
    [one] { $points } очко дії
    [few] { $points } очки дій
   *[many] { $points } очок дій
}
# У знахідному відмінку, після «накриває».
cafe-kind = { $kind ->
    [field] { $colour ->
        [yellow] жовту секцію вирощування
        [brown] коричневу секцію вирощування
        [green] зелену секцію вирощування
       *[red] червону секцію вирощування
    }
    [surplus] { $colour ->
        [yellow] жовту секцію надлишку
        [brown] коричневу секцію надлишку
        [green] зелену секцію надлишку
       *[red] червону секцію надлишку
    }
    [batch] секцію партії
    [drying] секцію висушування
    [roasting] секцію обсмаження
    [cafe] секцію кав’ярні
    [espresso] секцію еспресо
    [pastry] кремове тістечко
    [cup] філіжанку
    [ship] корабель
    [dead] мертву секцію
   *[empty] порожню секцію
}
cafe-square = { cafe-kind } ({ $at })
cafe-square-with = { cafe-kind } із зернами ({ $at }: { $beans })

## Дії

cafe-action-take-start = Почни з початкової карти { $card }.
cafe-action-take = { $free ->
    [ships] Візьми карту { $card }; за її філіжанку платять твої кораблі.
    [auction] Візьми карту { $card }; після аукціону філіжанки безплатні.
   *[plain] Візьми карту { $card }; вона безплатна.
}
cafe-action-buy = Візьми карту { $card } і заплати за її філіжанку { cafe-a-bean }.
cafe-action-discard = Жодної карти не оплатити: скинь карту { $card }.
cafe-action-bid = Додай до ставки { cafe-a-bean }; разом буде { $total }.
cafe-action-stand = Зупинись на ставці { $total } і візьми жетон майстра.
cafe-action-stand-low = Зупинись на ставці { $total }, хоч вона й замала: жетон майстра потребує { $needed }.
cafe-action-pass = { $total ->
    [0] Вийди з аукціону.
    [one] Вийди з аукціону; { $total } поставлене зерно сплачено.
    [few] Вийди з аукціону; { $total } поставлені зерна сплачено.
   *[many] Вийди з аукціону; { $total } поставлених зерен сплачено.
}
cafe-action-keep = Збережи { cafe-a-bean } зі ставки на кораблі { $at }.
cafe-action-keep-none = Віддай решту ставки.
cafe-action-place = Поклади карту { $card } на { $at }, { cafe-turned }: вона накриває { $squares }; { cafe-dies }{ cafe-lost }{ cafe-saved }; далі маєш { cafe-points }.
cafe-turned = { $turn ->
    [0] без повороту
    [1] повернуту праворуч
    [2] догори ногами
   *[3] повернуту ліворуч
}
cafe-dies = { $dies ->
    [yes] закривається кав’ярня, { "" }
   *[no] { "" }
}
cafe-lost = { $lost ->
    [0] без втрат зерен
   *[other] втрати: { $beans }
}
cafe-saved = { $saved ->
    [0] { "" }
   *[other] , з корабля на склад: { $kept }
}
cafe-action-drop = Карта нікуди не вміщується: скинь її.
cafe-action-produce = { $n ->
    [0] Вирости в групі { $at }: { cafe-batches }.
   *[other] { $batches ->
        [0] Вирости в групі { $at }: { $beans }.
       *[other] Вирости в групі { $at }: { $beans }, а ще { cafe-batches }.
    }
}
cafe-batches = { $batches ->
    [one] { $batches } зерно кольору на твій вибір
    [few] { $batches } зерна кольорів на твій вибір
   *[many] { $batches } зерен кольорів на твій вибір
}
cafe-action-grow = Вирости в секції партії { cafe-a-bean }.
cafe-action-dry = Перенеси { cafe-beans } із секцій вирощування в секцію висушування { $at }.
cafe-action-roast = Перенеси { cafe-beans } із секцій висушування в секцію обсмаження { $at }.
cafe-action-stop = { $doing ->
    [roast] Досить обсмажувати за це очко.
   *[dry] Досить висушувати за це очко.
}
cafe-action-deliver = Забери із секції обсмаження { $at } для доправлення: { $beans }.
cafe-action-deliver-all = Забери все із секцій обсмаження для доправлення: { $beans }.
cafe-action-send = { $missing ->
    [0] Доправ { cafe-a-bean } до кав’ярні { $at }; вона забезпечена: { cafe-worth }.
    [one] Доправ { cafe-a-bean } до кав’ярні { $at }; до { cafe-worth-of } бракуватиме ще { $missing } зерна.
   *[other] Доправ { cafe-a-bean } до кав’ярні { $at }; до { cafe-worth-of } бракуватиме ще { $missing } зерен.
}
cafe-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
cafe-worth-of = { $points ->
    [one] { $points } очка
   *[other] { $points } очок
}
cafe-action-send-espresso = Доправ { cafe-a-bean } в секцію еспресо { $at }.
cafe-action-store = Поклади на свій склад: { $beans }.
cafe-action-store-nothing = Доправляти більше нічого: закінчи доправлення.
cafe-action-clear = Звільни секцію { $at }: { $beans } назад у запас, безплатно.
cafe-action-end = { $points ->
    [0] Заверши свій раунд.
    [one] Заверши свій раунд; згорає { $points } очко дії.
    [few] Заверши свій раунд; згорають { $points } очки дій.
   *[many] Заверши свій раунд; згорає { $points } очок дій.
}
cafe-action-exchange = Обміняй зерно еспресо на { cafe-a-bean } на складі.

## Події

cafe-event-promo-drawn = Промокарта { $card } потрапляє до колоди.
cafe-event-boxed = Карта { $card } поступається місцем промокарті.
cafe-event-master-drawn = { $who ->
    [you] Перший жетон майстра в тебе.
   *[they] Перший жетон майстра отримує { $name }.
}
cafe-event-start-dealt = { $who ->
    [you] Ти отримуєш
   *[they] { $name } отримує
} початкову карту { $card }.
cafe-event-start-taken = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} початкову карту { $card }.
cafe-event-shown = На столі відкрито карту { $card }.
cafe-cards-shown = { $n ->
    [one] На столі відкрито карту { $cards }.
   *[other] На столі відкрито карти { $cards }.
}
cafe-event-took = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} карту { $card }.
cafe-event-bought = { $who ->
    [you] Ти береш карту { $card } і платиш
   *[they] { $name } бере карту { $card } і платить
} { cafe-a-bean }.
cafe-event-discarded = { $who ->
    [you] Ти не можеш оплатити жодної карти і скидаєш
   *[they] { $name } не може оплатити жодної карти і скидає
} карту { $card }.
cafe-event-display-cleared = { $n ->
    [0] Відкритих карт не лишилося.
    [one] Зайва карта { $cards } йде у скид.
   *[other] Зайві карти { $cards } йдуть у скид.
}
cafe-event-bid-bean = { $who ->
    [you] Ти ставиш
   *[they] { $name } ставить
} { cafe-a-bean }.
cafe-event-bid-made = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} жетон майстра зі ставкою { $total }.
cafe-event-bid-low = { $who ->
    [you] Твоя ставка
   *[they] { $name }: ставка
} { $total } замала для жетона майстра: потрібно { $needed }.
cafe-event-passed = { $who ->
    [you] Ти пасуєш.
   *[they] { $name } пасує.
}
cafe-event-kept = { $who ->
    [you] Ти зберігаєш
   *[they] { $name } зберігає
} { cafe-a-bean } зі ставки на кораблі { $at }.
cafe-event-bid-paid = { $n ->
    [0] { $who ->
        [you] Тобі немає за що платити.
       *[they] { $name } не має за що платити.
    }
   *[other] { $who ->
        [you] Ти сплачуєш ставку: { $beans }.
       *[they] { $name } сплачує ставку: { $beans }.
    }
}
cafe-event-auction-won = { $who ->
    [you] Ти виграєш аукціон і стаєш майстром.
   *[they] { $name } виграє аукціон і стає майстром.
}
cafe-event-placed = { $who ->
    [you] Ти кладеш
   *[they] { $name } кладе
} карту { $card } на { $at }, { cafe-turned }, накривши { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-covered = { $covered ->
    [one] { $covered } секцію
    [few] { $covered } секції
   *[many] { $covered } секцій
}
cafe-event-dropped = Карта { $card } нікуди не вміщується; { $who ->
    [you] ти її скидаєш.
   *[they] { $name } її скидає.
}
cafe-event-produced = { $who ->
    [you] Ти вирощуєш
   *[they] { $name } вирощує
} { $n ->
    [0] в секції партії { $at }.
   *[other] { $beans } ({ $at }).
}
cafe-event-grew = { $who ->
    [you] Ти вирощуєш
   *[they] { $name } вирощує
} { cafe-a-bean } ({ $at }).
cafe-event-dried = { $who ->
    [you] Ти висушуєш
   *[they] { $name } висушує
} { cafe-beans } ({ $at }).
cafe-event-roasted = { $who ->
    [you] Ти обсмажуєш
   *[they] { $name } обсмажує
} { cafe-beans } ({ $at }).
cafe-event-lifted = { $who ->
    [you] Ти забираєш
   *[they] { $name } забирає
} { $beans } з { $at }.
cafe-event-sent = { $who ->
    [you] Ти доправляєш
   *[they] { $name } доправляє
} { cafe-a-bean } на { $at }.
cafe-event-stored = { $who ->
    [you] Ти кладеш на свій склад: { $beans }.
   *[they] { $name } кладе на склад: { $beans }.
}
cafe-event-cleared = { $who ->
    [you] Ти звільняєш
   *[they] { $name } звільняє
} { $at }: { $beans } назад у запас.
cafe-event-ended = { $who ->
    [you] Ти завершуєш
   *[they] { $name } завершує
} раунд{ $points ->
    [0] .
    [one] ; згорає { $points } очко.
    [few] ; згорають { $points } очки.
   *[many] ; згорає { $points } очок.
}
cafe-event-round-ended = Раунд { $round } закінчено.
cafe-event-master-passed = { $who ->
    [you] Тепер ти майстер.
   *[they] Тепер майстер — { $name }.
}
cafe-event-ships-unloaded = { $who ->
    [you] Твої кораблі привозять на склад: { $beans }.
   *[they] { $name }: кораблі привозять на склад { $beans }.
}
cafe-event-exchanged = { $who ->
    [you] Ти обмінюєш
   *[they] { $name } обмінює
} зерно еспресо на { cafe-a-bean }.
cafe-event-complete = Кав’ярня { $at } повністю забезпечена: { cafe-worth }.

## Причини

cafe-reason-not-asked = не зараз: { $question ->
    [start] візьми одну з решти початкових карт
    [take] візьми одну з відкритих карт
    [bid] зроби ставку або спасуй
    [bid-more] додай зерна до ставки або зупинись
    [keep] збережи зерно зі ставки на кораблі або жодного
    [place] спершу поклади карту
    [grow] вибери колір партії
    [dry-more] висушуй далі в тій самій групі або зупинись
    [roast-more] обсмажуй далі в тій самій групі або зупинись
    [deliver] доправ забрані зерна або поклади на склад
    [exchange] вибери колір для зерна еспресо
   *[act] вибери дію або заверши раунд
}
cafe-reason-not-on-display = карти { $card } немає серед відкритих
cafe-reason-nothing-to-pay = карта { $card } не має філіжанки і безплатна
cafe-reason-ships-pay = з двома кораблями карта { $card } безплатна
cafe-reason-auction-paid = після аукціону карти безплатні
cafe-reason-must-pay = філіжанка на карті { $card } коштує зерно зі складу
cafe-reason-cannot-pay = філіжанка на карті { $card } коштує зерно, а склад порожній
cafe-reason-none-in-warehouse = на складі { cafe-no-bean }
cafe-reason-may-not-decline = є карта, яку можна взяти, тож скидати не можна
cafe-reason-bid-too-low = ставка { $bid } замала: треба щонайменше { $needed }
cafe-reason-cannot-reach = { $needed ->
    [one] на складі не набереться { $needed } зерна для ставки; можна лише спасувати
   *[other] на складі не набереться { $needed } зерен для ставки; можна лише спасувати
}
cafe-reason-bid-begun = ставку почато: додай до неї або зупинись
cafe-reason-nothing-bid = ставки ще не почато
cafe-reason-not-in-bid = у ставці { cafe-no-bean }
cafe-reason-no-empty-ship = на { $at } немає порожнього корабля
cafe-reason-covers = карта має накривати 2, 3 або 4 секції району; тут накрила б { $covers }
cafe-reason-hides-last-cup = не лишилося б жодної видимої філіжанки
cafe-reason-fits-somewhere = карта десь вміщується, тож її треба покласти
cafe-reason-no-points = не лишилося жодного очка дії
cafe-reason-no-square = на { $at } немає секції
cafe-reason-not-of-kind = секція { $at } — це не { $wanted ->
    [field] секція вирощування
    [drying] секція висушування
    [roasting] секція обсмаження
   *[cafe] кав’ярня і не секція еспресо
}
cafe-reason-named-by = це називають за першою секцією, { $at }
cafe-reason-group-full = у кожній секції цієї групи вже є зерна
cafe-reason-occupied = у секції { $at } вже є зерна
cafe-reason-other-group = секція { $at } належить до іншої групи, а це ще одна дія
cafe-reason-none-on-fields = у секціях вирощування { cafe-no-bean }
cafe-reason-none-drying = у секціях висушування { cafe-no-bean }
cafe-reason-nothing-there = на { $at } немає зерен
cafe-reason-nothing-roasted = у секціях обсмаження немає зерен
cafe-reason-deliver-chosen = тут секції обсмаження вибирають по одній
cafe-reason-deliver-everything = тут усі секції обсмаження спорожнюють разом
cafe-reason-not-lifted = серед забраних { cafe-no-bean }
cafe-reason-not-wanted = такого зерна на { $at } не просять: { cafe-a-bean }
cafe-reason-stays-there = зерна на { $at } там і лишаються
cafe-reason-holds-none = у секції { $at } ніколи не буває зерен
cafe-reason-no-start-card = карти { $card } немає серед решти початкових карт
cafe-reason-not-drawable = карту { $card } не можна відкрити

## Фази

cafe-phase-show = відкривають карти
cafe-phase-start = беруть початкові карти
cafe-phase-draft = беруть карти
cafe-phase-auction = аукціон
cafe-phase-keep = після аукціону
cafe-phase-choose = вибирають карти
cafe-phase-act = розміщення і дії
cafe-phase-exchange = останні зерна еспресо
cafe-phase-over = кінець

## Очки

cafe-part-cafes = кав’ярні
cafe-part-pastries = тістечка
cafe-part-warehouse = склад
cafe-rating = { $rating ->
    [poor] погано
    [fair] посередньо
    [good] добре
    [very-good] дуже добре
    [outstanding] надзвичайно
   *[wow] нічого собі
}

## Налаштування

cafe-option-draft = Як роздають карти.
cafe-value-draft-classic = Карти беруть по черзі; карта з філіжанкою коштує зерно.
cafe-value-draft-auction = За перший вибір торгуються; далі карти безплатні.
cafe-option-espresso = З вісьмома картами еспресо чи без них.
cafe-value-espresso-false = Без карт еспресо.
cafe-value-espresso-true = З секціями еспресо, партіями, тістечками й надлишком, і на одну відкриту карту більше.
cafe-option-promos = Скільки промокарт замінюють карти планів.
cafe-option-edition = Яка книжка правил задає перемикачі нижче.
cafe-value-edition-merged = Наше прочитання всіх трьох книжок правил.
cafe-value-edition-fr = Французьке видання: доправлення спорожнює всі секції обсмаження; кожна ставка рахується окремо, її сплачують, щойно зроблено, і вона може бути замалою для жетона.
cafe-value-edition-de = Німецьке видання: як французьке, але досить зрівнятися із сусідом праворуч, який ще не спасував.
cafe-value-edition-ua = Українське видання: секції обсмаження вибираєш ти; ставки додаються, мають зрівнятися зі ставкою майстра, їх сплачують наприкінці.
cafe-option-delivery = Які секції обсмаження спорожнює доправлення.
cafe-value-delivery-chosen = Ті, які ти вибереш.
cafe-value-delivery-all = Усі разом.
cafe-option-bids = Коли сплачують зерна ставки.
cafe-value-bids-settle = Коли аукціон закінчено.
cafe-value-bids-burn = Щойно ставку зроблено.
cafe-option-bid-sum = Чи додається пізніша ставка до попередньої.
cafe-value-bid-sum-added = Пізніша ставка додається до твоїх попередніх.
cafe-value-bid-sum-alone = Кожна ставка рахується окремо.
cafe-option-low-bids = Що буває зі ставкою, замалою для жетона майстра.
cafe-value-low-bids-refused = Її не дозволено: ставка має зрівнятися зі ставкою власника жетона.
cafe-value-low-bids-allowed = Її дозволено, а жетон лишається там, де був.
cafe-value-low-bids-neighbour = Її дозволено; жетон бере той, хто зрівнявся із сусідом праворуч, який ще не спасував.
cafe-option-ship-keep = Скільки зерен ставки зберігають кораблі.
cafe-value-ship-keep-per-ship = По одному на кожному порожньому кораблі.
cafe-value-ship-keep-one-per-auction = Одне за аукціон.
cafe-option-first-master = Хто перший майстер.
cafe-value-first-master-lot = За жеребом.
cafe-value-first-master-seat = Місце { $seat }.
cafe-option-starts = Яку початкову карту має кожне місце.
cafe-value-starts-order = Карту зі своїм номером.
cafe-value-starts-lot = Роздають за жеребом.
cafe-value-starts-choose = Від першого майстра за годинниковою стрілкою кожен бере одну з решти.
cafe-option-promo-cards = Які промокарти у грі: перші (first), за жеребом (lot) або карти, як-от P1,P3.
cafe-value-promo-cards-first = Перші за порядком.
cafe-option-replaced = Які карти планів вони замінюють: за жеребом (lot) або стільки ж карт, як-от 05,12.
cafe-value-replaced-lot = За жеребом, спершу карти з кав’ярнями.
cafe-option-deck = Карти: ті, що йдуть із грою, файл колоди або її текст.
cafe-value-deck-classic = Колода, що йде з грою.
cafe-value-deck-earlier = Колода попередніх версій.

## Що приніс випадок

cafe-outcome-promo = промокарта { $card } потрапила до колоди
cafe-outcome-box = карту { $card } повернуто в коробку
cafe-outcome-master = { $who ->
    [you] жетон майстра перейшов до тебе
   *[they] жетон майстра отримує { $name }
}
cafe-outcome-start = роздано початкову карту { $card }
cafe-outcome-show = відкрито карту { $card }

## Запитання

cafe-ask-discard = Кожна карта коштує зерно, а склад порожній: скинь одну з них.
cafe-ask-start = Візьми початкову карту.
cafe-ask-take = Візьми відкриту карту.
cafe-ask-bid-own = Зроби ставку за перший вибір або спасуй; жетон майстра вже в тебе.
cafe-ask-bid-first = Зроби ставку за перший вибір або спасуй; жетон майстра має { $name }.
cafe-ask-bid-raise = Ти тримаєш жетон майстра зі ставкою { $total }: підвищ її або спасуй.
cafe-ask-bid = Ставка або пас: { $total ->
    [one] усього { $total } зерно забере жетон (зараз його має { $name })
    [few] усього { $total } зерна заберуть жетон (зараз його має { $name })
   *[many] усього { $total } зерен заберуть жетон (зараз його має { $name })
}{ $own ->
    [0] .
   *[other] ; твоїх там уже { $own }.
}
cafe-ask-bid-more = Твоя ставка поки що { $total }: додай зерен або зупинись.
cafe-ask-keep = Зберегти зерно зі ставки на кораблі?
cafe-ask-drop = Карта нікуди не вміщується.
cafe-ask-place = Поклади карту на 2, 3 або 4 свої секції. Філіжанка має лишитися видимою!
cafe-ask-act = { $points ->
    [one] Лишилося { $points } очко дії: вирощуй, висушуй, обсмажуй або доправляй.
    [few] Лишилося { $points } очки дій: вирощуй, висушуй, обсмажуй або доправляй.
   *[many] Лишилося { $points } очок дій: вирощуй, висушуй, обсмажуй або доправляй.
}
cafe-ask-end = { $points ->
    [0] Заверши свій раунд.
   *[other] Заверши свій раунд: більше нічого зробити.
}
cafe-ask-grow = Зерно якого кольору вирощує секція партії?
cafe-ask-dry-more = Висушуй далі в тій самій групі за це очко або зупинись.
cafe-ask-roast-more = Обсмажуй далі в тій самій групі за це очко або зупинись.
cafe-ask-deliver = { $n ->
    [0] Усі забрані зерна віддано: заверши доправлення або забери ще.
    [1] Забрано: { $beans }. Віддай кав’ярні або віднеси на склад.
   *[other] Забрано: { $beans }. Віддай кав’ярням або віднеси решту на склад.
}
cafe-ask-exchange = Якого кольору стане зерно еспресо?
