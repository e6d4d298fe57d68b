# Hints: what the strongest bot would do.

hint-ask = O que farias?
hint-thinking = A casa está a pensar…
hint-stop = Parar
hint-close = Esconder
hint-title = O que a casa faria
hint-points = { $n ->
    [one] cerca de { $n } ponto
   *[other] cerca de { $n } pontos
}
hint-chance = { $n } % de hipóteses de ganhar
hint-plan = O seu plano para esta ronda
hint-at-table = Mostrar na mesa
hint-option = Dicas
hint-used = { $n ->
    [one] { $n } dica
   *[other] { $n } dicas
}
hint-about = Podes perguntar o que a casa faria. Quantas vezes o fizeste fica no resultado. Não há dicas quando se joga com relógio contra outras pessoas.
hint-none-here = Nesta mesa não há dicas.
hint-busy = A última dica ainda está a ser pensada.
