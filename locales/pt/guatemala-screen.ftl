## Guatemala Café no terminal.

guatemala-aim = Compra trabalhadoras, cabanas, estradas e navios na fila do comprador, e liga as tuas plantações aos portos. Quando se tira um saco, cada plantação desse café com cabana pontua as trabalhadoras, mais uma vez por navio; ganha quem tiver mais pontos.

guatemala-coffee-name = { $coffee ->
    [black] preto
    [white] branco
    [beige] bege
    [russet] ruivo
   *[brown] castanho
}
guatemala-zone = { $zone ->
    [grey] cinzenta
    [green] verde
    [yellow] amarela
   *[other] { $zone }
}

## Menu

guatemala-heading = { $what ->
    [arrange] dispor
    [at] em
    [lot] sorte
    [buyer] comprador
    [move] avançar { $n }
    [build] construir
    [sack] saco
    [nothing] nada
    [take] tirar
    [done] pronto
    [worker] trabalhadora por { $n }
    [hut] cabana por { $n }
    [ship] navio por { $n }
    [road] estrada
    [block] bloquear
    [decline] deixar
    [sail] partir
   *[lay] pôr
}
guatemala-menu = { $what ->
    [lot] o resto à sorte
    [build] tirar 1 a 3 peças
    [nothing] terminar o turno
    [done] terminar a construção
    [block] pôr lá o teu saco: ninguém pontua
   *[decline] deixar pontuar
}
guatemala-menu-sack = { $field } { guatemala-coffee-name }: recebes 8 centavos; pontos: { $gains }
guatemala-menu-ship = no porto { $harbour }
guatemala-menu-sail = do porto { $harbour }
guatemala-menu-lay = { guatemala-coffee-name } (daria { $gains })

## À volta dos tabuleiros

guatemala-header-buyer = comprador em { $space }, { $where }
guatemala-header-left = { $n ->
    [one] resta { $n } estrada
   *[other] restam { $n } estradas
} · bolsa { $bag }
guatemala-offer-nothing = nada
guatemala-sack-now = um saco daria
guatemala-sacks-own = sacos { $sacks }
guatemala-n-sacks = { $n ->
    [one] { $n } saco
   *[other] { $n } sacos
}
guatemala-worth = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { guatemala-money-left }
guatemala-at-harbour = no porto
guatemala-money = dinheiro
guatemala-group = { $fields }; { $n ->
    [0] sem porto
   *[other] porto { $harbours }
}; { $workers ->
    [one] { $workers } trabalhadora
   *[other] { $workers } trabalhadoras
} × { $times } = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora
guatemala-harbours = portos
guatemala-full = cheio
guatemala-next = por { $price }
guatemala-track = pista
guatemala-meets = um marcador em { $space } acaba a partida
guatemala-dealt = { $n ->
    [one] Distribui-se { $n } saco.
   *[other] Distribuem-se { $n } sacos.
}{ $own ->
    [0] {""}
   *[other] {" "}Os teus: { $sacks }.
}
guatemala-arranged = O mercado é disposto ao acaso.
guatemala-sacks-arranged = Os sacos do mercado são postos ao acaso.
guatemala-ring-spaces = as casas do anel vão de 0 a { $last }

## Comandos

guatemala-help-market = o mercado com o seu anel
guatemala-help-board = as plantações, os portos e a pista de pontos
guatemala-help-offers = o que oferecem as filas ao alcance, ou a de uma casa do anel
guatemala-help-legend = o que querem dizer os sinais

## Formas

guatemala-form-arrange = põe uma peça num mercado disposto pelos jogadores, como em `arrange worker black` ou `arrange wK`
guatemala-form-lot = deixa o resto do mercado ao acaso
guatemala-form-at = põe a peça numa casa vazia do mercado, como em `at r3c7`
guatemala-form-buyer = põe o comprador numa casa do anel, de 0 a 35
guatemala-form-move = avança o comprador 1 a 3 casas; uma quarta custa 2
guatemala-form-build = tira uma a três peças da fila
guatemala-form-sack = tira um saco da fila, recebe 8 e pontua o seu café
guatemala-form-nothing = fica por aqui
guatemala-form-take = tira uma peça da fila, como em `take r1c2` ou `take wK`
guatemala-form-done = termina a construção
guatemala-form-worker = põe a trabalhadora numa casa
guatemala-form-hut = põe a cabana num terreno
guatemala-form-ship = põe o navio no ancoradouro livre mais barato
guatemala-form-road = põe a estrada, como em `road 4.8-5.8`
guatemala-form-block = põe um saco do mesmo café e impede a pontuação
guatemala-form-decline = deixa pontuar
guatemala-form-sail = dos navios ao mesmo preço, parte este
guatemala-form-lay = põe um saco teu na casa vazia

## Legenda

guatemala-legend-pieces = trabalhadora, cabana, navio do café preto; K preto, W branco, B bege, R ruivo, N castanho
guatemala-legend-sack = um saco preto na sua casa do mercado; uma estrada
guatemala-legend-buyer = a casa do comprador; [..] a fila para onde olha
guatemala-legend-owner = no tabuleiro: uma trabalhadora do café preto e uma cabana do lugar #0
guatemala-legend-site = um terreno livre e o seu preço; [x] um fechado
guatemala-legend-road = uma estrada posta; ╌ ┆ um lugar impresso para ela, onde os há
guatemala-legend-segment = o troço entre os cantos 4.8 e 5.8: colunas por baixo do tabuleiro, linhas à direita
guatemala-legend-dock = num canto: o cais desse porto; uma cabana está ligada quando se chega a um canto do seu terreno

## Como se escreve uma resposta

guatemala-tip-road = Escreve dois cantos, como em `road 4.5-5.5`: as colunas estão por baixo do tabuleiro, as linhas à direita; `hint` propõe uma.
guatemala-tip-buyer = Escreve o número de uma casa: está junto à sua linha ou coluna.
guatemala-tip-lot = `lot` deixa o resto ao acaso.

## Os parágrafos das regras, em poucas palavras. Os números são os de docs/rules.

rule-g1-1 = o material e com que começa cada lugar
rule-g1-2 = o mercado e as suas disposições
rule-g1-3 = a bolsa e os sacos secretos
rule-g1-4 = o tabuleiro conforme o número de jogadores
rule-g1-5 = quem começa e onde fica o comprador
rule-g2-1 = avançar o comprador
rule-g2-2 = a fila e o que lá se pode fazer
rule-g3-1 = tirar uma a três peças
rule-g3-2 = preços
rule-g3-3 = as estradas enchem as casas vazias
rule-g4-1 = uma plantação por lugar e café, com uma cabana
rule-g4-2 = onde ficam cabanas e trabalhadoras
rule-g4-3 = como cresce uma plantação
rule-g4-4 = plantações do mesmo café nunca se tocam
rule-g4-5 = estradas e troços
rule-g4-6 = navios e ancoradouros
rule-g4-7 = ligar uma cabana a um porto
rule-g5-1 = tirar um saco
rule-g5-2 = o bloqueio
rule-g5-3 = pontos
rule-g5-4 = o navio que parte
rule-g5-5 = o saco que substitui
rule-g6-1 = o fim pela pista de pontos
rule-g6-2 = quem ganha
rule-g6-3 = o fim quando já nada acontece
rule-g6-4 = menos estradas a três
rule-g6-5 = as opções
