## Guatemala Café в терміналі.

guatemala-aim = Купуй робітниць, комори, дороги й кораблі на лінії закупника та з’єднуй плантації з гаванями. Коли беруть мішок, кожна плантація цього сорту з коморою дає очки за робітниць і ще стільки ж за кожен корабель; виграє той, у кого найбільше очок.

guatemala-coffee-name = { $coffee ->
    [black] чорна
    [white] біла
    [beige] бежева
    [russet] рудувата
   *[brown] коричнева
}
guatemala-zone = { $zone ->
    [grey] сіра
    [green] зелена
    [yellow] жовта
   *[other] { $zone }
}

## Меню

guatemala-heading = { $what ->
    [arrange] викласти
    [at] на
    [lot] жереб
    [buyer] закупник
    [move] хід { $n }
    [build] будувати
    [sack] мішок
    [nothing] нічого
    [take] взяти
    [done] готово
    [worker] робітниця за { $n }
    [hut] комора за { $n }
    [ship] корабель за { $n }
    [road] дорога
    [block] блокувати
    [decline] пропустити
    [sail] відплисти
   *[lay] покласти
}
guatemala-menu = { $what ->
    [lot] решта за жеребом
    [build] взяти 1–3 фігури
    [nothing] завершити хід
    [done] завершити будівництво
    [block] покласти туди свій мішок: без очок
   *[decline] хай рахують
}
guatemala-menu-sack = { $field } { guatemala-coffee-name }: отримаєш 8 сентаво; очки: { $gains }
guatemala-menu-ship = у гавані { $harbour }
guatemala-menu-sail = із гавані { $harbour }
guatemala-menu-lay = { guatemala-coffee-name } (дала б { $gains })

## Навколо полів

guatemala-header-buyer = закупник на { $space }, { $where }
guatemala-header-left = { $n ->
    [one] ще { $n } дорога
    [few] ще { $n } дороги
   *[many] ще { $n } доріг
} · торбинка { $bag }
guatemala-offer-nothing = нічого
guatemala-sack-now = мішок дав би
guatemala-sacks-own = мішки { $sacks }
guatemala-n-sacks = { $n ->
    [one] { $n } мішок
    [few] { $n } мішки
   *[many] { $n } мішків
}
guatemala-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { guatemala-money-left }
guatemala-at-harbour = біля гавані
guatemala-money = гроші
guatemala-group = { $fields }; { $n ->
    [0] без гавані
   *[other] гавань { $harbours }
}; { $workers ->
    [one] { $workers } робітниця
    [few] { $workers } робітниці
   *[many] { $workers } робітниць
} × { $times } = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} зараз
guatemala-harbours = гавані
guatemala-full = повна
guatemala-next = далі { $price }
guatemala-track = трек
guatemala-meets = фішка на { $space } закінчує гру
guatemala-dealt = { $n ->
    [one] Роздано { $n } мішок.
    [few] Роздано { $n } мішки.
   *[many] Роздано { $n } мішків.
}{ $own ->
    [0] {""}
   *[other] {" "}Твої: { $sacks }.
}
guatemala-arranged = Ринок розкладено випадково.
guatemala-sacks-arranged = Мішки ринку розкладено випадково.
guatemala-ring-spaces = клітинки кола — від 0 до { $last }

## Команди

guatemala-help-market = ринок і коло навколо нього
guatemala-help-board = плантації, гавані й трек очок
guatemala-help-offers = що пропонують досяжні лінії або лінія клітинки
guatemala-help-legend = що означають знаки

## Форми

guatemala-form-arrange = поклади фігуру на ринок, який розкладають гравці, як-от `arrange worker black` або `arrange wK`
guatemala-form-lot = віддай решту ринку жеребу
guatemala-form-at = поклади фігуру на порожню клітинку ринку, як-от `at r3c7`
guatemala-form-buyer = постав закупника на клітинку кола, від 0 до 35
guatemala-form-move = пересунь закупника на 1–3 клітинки; четверта коштує 2
guatemala-form-build = візьми 1–3 фігури з лінії
guatemala-form-sack = візьми мішок із лінії, отримай 8 і порахуй його сорт
guatemala-form-nothing = на цьому все
guatemala-form-take = візьми фігуру з лінії, як-от `take r1c2` або `take wK`
guatemala-form-done = заверши будівництво
guatemala-form-worker = постав робітницю на клітинку
guatemala-form-hut = постав комору на місце для неї
guatemala-form-ship = постав корабель на найдешевший вільний причал
guatemala-form-road = поклади дорогу, як-от `road 4.8-5.8`
guatemala-form-block = поклади мішок того самого сорту й зупини підрахунок
guatemala-form-decline = дозволь підрахунок
guatemala-form-sail = з однаково дешевих кораблів відпливає цей
guatemala-form-lay = поклади власний мішок на спорожнену клітинку

## Легенда

guatemala-legend-pieces = робітниця, комора, корабель (чорні); K чорна, W біла, B бежева, R рудувата, N коричнева
guatemala-legend-sack = чорний мішок на клітинці ринку; дорога
guatemala-legend-buyer = клітинка закупника; [..] лінія, на яку він дивиться
guatemala-legend-owner = на полі: робітниця й комора (чорні) місця #0
guatemala-legend-site = вільне місце комори та його ціна; [x] закрите
guatemala-legend-road = покладена дорога; ╌ ┆ надруковане місце для неї, де такі є
guatemala-legend-segment = відрізок між кутами 4.8 і 5.8: стовпці позначено під полем, ряди праворуч
guatemala-legend-dock = на куті: пристань цієї гавані; комору з’єднано, коли досягнуто кут її місця

## Як набрати відповідь

guatemala-tip-road = Набери два кути, як-от `road 4.5-5.5`: стовпці позначено під полем, ряди праворуч; `hint` підкаже.
guatemala-tip-buyer = Набери номер клітинки: він стоїть скраю її ряду чи стовпця.
guatemala-tip-lot = `lot` віддає решту жеребу.

## Параграфи правил, кількома словами. Номери — з docs/rules.

rule-g1-1 = матеріали і з чим починає кожне місце
rule-g1-2 = ринок і його розклади
rule-g1-3 = торбинка й таємні мішки
rule-g1-4 = поле плантацій за кількістю місць
rule-g1-5 = хто починає і де стоїть закупник
rule-g2-1 = хід закупника
rule-g2-2 = лінія і що там можна
rule-g3-1 = взяти від однієї до трьох фігур
rule-g3-2 = ціни
rule-g3-3 = дороги заповнюють спорожнені клітинки
rule-g4-1 = одна плантація на місце й сорт, з однією коморою
rule-g4-2 = де стоять комори й робітниці
rule-g4-3 = як росте плантація
rule-g4-4 = плантації одного сорту не торкаються
rule-g4-5 = дороги та відрізки
rule-g4-6 = кораблі та причали
rule-g4-7 = зв’язок комори з гаванню
rule-g5-1 = взяти мішок
rule-g5-2 = блокада
rule-g5-3 = очки
rule-g5-4 = корабель, що відпливає
rule-g5-5 = мішок на заміну
rule-g6-1 = кінець за треком очок
rule-g6-2 = хто перемагає
rule-g6-3 = кінець, коли вже нічого не відбувається
rule-g6-4 = менше доріг утрьох
rule-g6-5 = налаштування гри
