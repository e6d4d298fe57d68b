## As regras à mão: o livro, a folha ao lado da mesa e o que significa cada peça.

learn-title = Regras
learn-of = Regras de { $game }
learn-games = Jogos
learn-find = Procurar nas regras de { $game }
learn-found = { $n ->
    [0] Nada encontrado. Tenta outra palavra.
    [one] Um parágrafo encontrado.
   *[other] { $n } parágrafos encontrados.
}
learn-turn = Uma vez numa imagem
learn-chapters = Capítulos
learn-print = Imprimir
learn-quick = Uma página para imprimir
learn-whole = Todas as regras
learn-chapter = Todas as regras deste capítulo
learn-table = Voltar à tua mesa
learn-play = Jogar agora
learn-try = Experimentar
learn-opening = A abrir …
learn-rule = Regra { $number }
learn-rule-in = Regra { $number } · { $chapter }
learn-back = Voltar à tua jogada
learn-before = Voltar a { $number }
learn-instead = O que podes fazer
learn-others = Noutras mesas
learn-seats = { $n ->
    [0] Com { $list } jogadores
   *[other] Com { $n } jogadores
}
learn-not-here = Não está em jogo na tua mesa.
learn-shown-for = Onde as mesas diferem, esta página segue a tua.
learn-failed = As regras não carregam agora. Nada se perdeu; tenta outra vez.
learn-door = Abrir a regra { $number }
learn-mean = O que é isto?
learn-mean-hint = Toca em qualquer coisa da mesa. Com teclas: as setas avançam, Esc sai.
learn-mean-leave = Feito
