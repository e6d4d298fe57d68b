# Hints: what the strongest bot would do.

hint-ask = Як піти краще?
hint-thinking = Заклад думає …
hint-stop = Зупинити
hint-close = Прибрати
hint-title = Що зробив би заклад
hint-points = { $n ->
    [one] близько { $n } очка
   *[other] близько { $n } очок
}
hint-chance = { $n } % на перемогу
hint-plan = Його план на цей раунд
hint-at-table = Показати на столі
hint-option = Підказки
hint-used = { $n ->
    [one] { $n } підказка
    [few] { $n } підказки
   *[many] { $n } підказок
}
hint-about = Можна спитати, що зробив би заклад. Скільки разів — видно в результаті. Не там, де люди грають між собою на час.
hint-none-here = За цим столом підказок немає.
hint-busy = Над попередньою підказкою ще думають.
