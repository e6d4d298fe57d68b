## Стіл як текст: назви частин вигляду та його слова.

view-key = { $key ->
    [abilities] здібності
    [ability] здібність
    [aroma] ароматні кубики
    [asked] питають
    [at] на
    [bag] торбинка
    [beans] зерна
    [beige] бежевий
    [berth] причал
    [bid] ставка
    [bid_begun] розпочата ставка
    [black] чорний
    [blocked] заблоковано
    [board] поле
    [brown] коричневий
    [buyer] закупник
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
    [cups] філіжанки
    [deck_left] карт у колоді
    [demand] попит
    [dice] кубики
    [dice_in_box] кубики гри
    [display] відкриті карти
    [donated] подаровано
    [drawing] витягують
    [emptied] спорожнено
    [end] кінець
    [extra_aroma] «Більше аромату» використано
    [extra_aromas] взято кубиків «Більше аромату»
    [face] грань
    [featured] «Найкраще зерно»
    [field] клітинка
    [fields] клітинки
    [flipped] перевернутий кубик
    [flips] перевертань використано
    [goal] мета
    [gone_ships] кораблі, що відпливли
    [green] зелений
    [group] група
    [groups] групи
    [harbour] гавань
    [harbours] гавані
    [hut] комора
    [huts] комори
    [idle_turns] ходів без будівництва
    [in_hand] у руці
    [income] дохід
    [joint] спільне дослідження
    [joint_research] спільне дослідження використано
    [kept] збережено
    [kind] вид
    [laid] покладена за порядком
    [last] остання клітинка
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
    [owed] жетонів до повернення
    [owner] власник
    [passed] пас
    [pastries] кремові тістечка
    [makes] новий бленд
    [pays] дає
    [phase] фаза
    [piece] фігура
    [points] очки
    [points_left] лишилося очок дій
    [question] питання
    [rainbow] «Веселка»
    [red] червоний
    [rerolls] перекидань використано
    [roads] дороги
    [roast] ступінь обсмаження
    [rolled] викинуто
    [roller] кидає зараз
    [round] раунд
    [rounds] раундів
    [russet] рудуватий
    [sack_field] мішок
    [sacks] мішки
    [score] рахунок
    [scores] рахунок
    [seat] місце
    [seats] місця
    [ships] кораблі
    [source] за
    [squares] секції
    [stage] крок
    [starter] хто починає
    [steps_left] лишилося кроків
    [strength] міцність
    [supply] запас
    [title] назва
    [to_arrange] ще треба викласти
    [to_beat] зерен, щоб перевершити
    [token] жетон
    [tokens] жетони
    [total] разом
    [track] трек
    [tracks] треки
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
    [workers] робітниці
    [would_score] очки зараз
    [x] стовпець
    [y] ряд
    [yellow] жовтий
   *[other] { $key }
}
view-word = { $word ->
    [act] дії
    [activate] здібності
    [auction] аукціон
    [blend] бленд
    [build] будівництво
    [choose] вибір
    [draft] беруть карти
    [exchange] останні зерна еспресо
    [featured] «Найкраще зерно»
    [keep] після аукціону
    [move] хід закупника
    [over] кінець
    [rainbow] «Веселка»
    [roll] кидок
    [sack] мішок
    [score] підрахунок
    [setup] підготовка
    [show] відкривають карти
    [aroma] ароматний кубик
    [coffee] кавовий кубик
    [batch] секція партії
    [blockade] блокада
    [cafe] кав’ярня
    [cup] філіжанка
    [dead] зачинена кав’ярня
    [drying] секція висушування
    [empty] порожня секція
    [espresso] еспресо
    [field] секція вирощування
    [hut] комора
    [pastry] кремове тістечко
    [road] дорога
    [roasting] секція обсмаження
    [ship] корабель
    [surplus] секція надлишку
    [tokens] жетони
    [worker] робітниця
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
    [track] на треку
    [beige] бежевий
    [black] чорний
    [brown] коричневий
    [green] зелений
    [grey] сірий
    [red] червоний
    [refill] поповнення
    [russet] рудуватий
    [white] білий
    [yellow] жовтий
    [joker] джокер
    [idle] ніхто більше не будує
    [marker_after_points] фішка дійшла до кінця
    [true] так
    [false] ні
    [box] карти до коробки
    [draw] витягування
    [master] майстер
    [opening] жеребкування першого ходу
   *[other] { $word }
}
