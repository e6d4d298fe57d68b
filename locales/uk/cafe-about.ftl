## The game before its table is opened: its name, and one sentence about it.

game-cafe = Кава
about-cafe = Вирощуй, висушуй, обсмажуй і доправляй на картах, що накривають одна одну.
