## As regras à mão: o livro, a folha ao lado da mesa e o que significa cada peça.

book-title = Regras
book-of = Regras de { $game }
book-games = Jogos
book-find = Procurar nas regras de { $game }
book-found = { $n ->
    [0] Nada encontrado. Tenta outra palavra.
    [one] Um parágrafo encontrado.
   *[other] { $n } parágrafos encontrados.
}
book-turn = Um turno numa imagem
book-chapters = Capítulos
book-print = Imprimir
book-quick = Uma página para imprimir
book-whole = Todas as regras
book-chapter = Todas as regras deste capítulo
book-table = Voltar à tua mesa
book-play = Jogar agora
book-try = Experimentar
book-opening = A abrir…
book-rule = Regra { $number }
book-rule-in = Regra { $number } · { $chapter }
book-back = Voltar à tua jogada
book-before = Voltar a { $number }
book-instead = O que podes fazer
book-others = Noutras mesas
book-seats = { $n ->
    [0] Com { $list } jogadores
    [1] A solo
   *[other] Com { $n } jogadores
}
book-not-here = Não está em jogo na tua mesa.
book-shown-for = Onde as mesas diferem, esta página segue a tua.
book-failed = As regras não carregam agora. Nada se perdeu; tenta outra vez.
book-door = Abrir a regra { $number }
book-mean = O que é isto?
book-mean-hint = Toca em qualquer coisa da mesa. Com teclas: as setas avançam, Esc sai.
book-mean-leave = Pronto
