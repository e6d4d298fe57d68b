## Стіл як текст: назви частин вигляду та його слова.

view-key = { $key ->
    [abilities] здібності
    [ability] здібність
    [aroma] кубики аромату
    [asked] питають
    [at] на
    [bag] мішок
    [beans] зерна
    [beige] бежевий
    [berth] причал
    [bid] ставка
    [bid_begun] розпочата ставка
    [black] чорний
    [blocked] заблоковано
    [board] поле
    [brown] коричневий
    [buyer] покупець
    [by] хто
    [cafe] кав’ярня
    [cafes] кав’ярні
    [card] карта
    [cards] карти
    [claims] заявки
    [coffee] кава
    [colour] колір
    [contenders] ще кидають за перший хід
    [cup] чашка
    [cups] чашки
    [deck_left] карт у колоді
    [demand] попит
    [dice] кубики
    [dice_in_box] кубики гри
    [display] вітрина
    [donated] подаровано
    [drawing] витягують
    [emptied] спорожнено
    [end] кінець
    [extra_aroma] більше аромату використано
    [extra_aromas] взято кубиків «Більше аромату»
    [face] грань
    [featured] Best Bean
    [field] поле
    [fields] поля
    [flipped] перевернутий кубик
    [flips] перевертань використано
    [goal] мета
    [gone_ships] кораблі, що відпливли
    [green] зелений
    [group] група
    [groups] групи
    [harbour] гавань
    [harbours] гавані
    [hut] хатина
    [huts] хатини
    [idle_turns] ходів без будівництва
    [in_hand] у руці
    [income] дохід
    [joint] спільне дослідження
    [joint_research] спільне дослідження використано
    [kept] збережено
    [kind] вид
    [laid] покладена за порядком
    [last] останнє поле
    [left] лишилося застосувань
    [levels] рівні
    [line] лінія
    [main] головний колір
    [market] ринок
    [master] майстер
    [meets] зустріч на
    [money] гроші
    [n] кількість
    [name] назва
    [once] 1X на
    [open] відкрито
    [owed] винен жетонів
    [owner] власник
    [passed] спасував
    [pastries] тістечка
    [pays] дає
    [phase] фаза
    [piece] фішка
    [points] очки
    [points_left] лишилося очок дій
    [question] питання
    [rainbow] Rainbow
    [red] червоний
    [rerolls] перекидань використано
    [roads] дороги
    [roast] обсмажка
    [rolled] викинуто
    [roller] кидає зараз
    [round] раунд
    [rounds] раундів
    [russet] рудий
    [sack_field] мішок
    [sacks] мішки
    [score] рахунок
    [scores] рахунок
    [seat] місце
    [seats] місця
    [ships] кораблі
    [source] за
    [squares] клітинки
    [stage] крок
    [starter] перше місце
    [steps_left] лишилося кроків
    [strength] міцність
    [supply] запас
    [title] назва
    [to_arrange] ще треба викласти
    [to_beat] зерен, щоб перевершити
    [token] жетон
    [tokens] жетони
    [total] разом
    [track] шкала
    [tracks] шкали
    [turn] хід
    [turns] ходи
    [twice] 2X на
    [unlocked] відкритих здібностей
    [upgrades] покращень використано
    [use] використані подаровані кубики
    [used] використано цього ходу
    [wanted] ще потрібно
    [warehouse] склад
    [white] білий
    [workers] робітники
    [would_score] очки зараз
    [x] стовпець
    [y] рядок
    [yellow] жовтий
   *[other] { $key }
}
view-word = { $word ->
    [act] дії
    [activate] здібності
    [auction] аукціон
    [blend] купаж
    [build] будівництво
    [choose] вибір
    [draft] беруть карти
    [exchange] останні зерна еспресо
    [featured] Best Bean
    [keep] після аукціону
    [move] хід покупця
    [over] кінець
    [rainbow] Rainbow
    [roll] кидок
    [sack] мішок
    [score] підрахунок
    [setup] підготовка
    [show] відкривають карти
    [aroma] кубик аромату
    [coffee] кубик кави
    [batch] поле будь-якого кольору
    [blockade] блокада
    [cafe] кав’ярня
    [cup] чашка
    [dead] зачинена кав’ярня
    [drying] сушарня
    [empty] порожня клітинка
    [espresso] еспресо
    [field] поле
    [hut] хатина
    [pastry] тістечко
    [road] дорога
    [roasting] обсмажка
    [ship] корабель
    [surplus] поле з надлишком
    [tokens] жетони
    [worker] робітник
    [re-roll] «Перекидання»
    [upgrade] «Покращення»
    [flip] «Переворот»
    [focus-groups] «Фокус-групи»
    [joint-research] «Спільне дослідження»
    [block] «Блок»
    [ride-along] «Попутник»
    [extra-aroma] «Більше аромату»
    [bottleneck] «Вузьке місце»
    [hand] у руці
    [ability] на здібності
    [track] на шкалі
    [beige] бежевий
    [black] чорний
    [brown] коричневий
    [green] зелений
    [grey] сірий
    [red] червоний
    [russet] рудий
    [white] білий
    [yellow] жовтий
    [joker] джокер
    [idle] ніхто більше не будує
    [marker_after_points] маркер дійшов до кінця
    [true] так
    [false] ні
    [box] карти до коробки
    [draw] витягування
    [master] майстер
    [opening] жеребкування першого ходу
   *[other] { $word }
}
