# Hints: what the strongest bot would do.

hint-ask = Que ferais-tu ?
hint-thinking = La maison réfléchit…
hint-stop = Arrêter
hint-close = Masquer
hint-title = Ce que ferait la maison
hint-points = { $n ->
    [one] environ { $n } point
   *[other] environ { $n } points
}
hint-chance = { $n } % de chances de gagner
hint-plan = Son plan pour ce tour
hint-at-table = Montrer sur la table
hint-option = Conseils
hint-used = { $n ->
    [one] { $n } conseil
   *[other] { $n } conseils
}
hint-about = Tu peux demander ce que ferait la maison. Le nombre de conseils figure dans le résultat. Pas de conseils quand on joue les uns contre les autres à la pendule.
hint-none-here = Pas de conseils à cette table.
hint-busy = Le dernier conseil est encore en préparation.
