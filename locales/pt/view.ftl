## A mesa em texto: os nomes das partes da vista e as suas palavras.

view-key = { $key ->
    [abilities] habilidades
    [ability] habilidade
    [aroma] dados de aroma
    [asked] pergunta-se a
    [at] em
    [bag] bolsa
    [beans] grãos
    [beige] bege
    [berth] ancoradouro
    [bid] lance
    [bid_begun] lance iniciado
    [black] preto
    [blocked] bloqueado
    [board] tabuleiro
    [brown] castanho
    [buyer] comprador
    [by] por
    [cafe] café
    [cafes] cafés
    [card] carta
    [cards] cartas
    [claims] cafés cultivados
    [coffee] café
    [colour] cor
    [contenders] ainda lançam para começar
    [cup] chávena
    [cups] chávenas
    [deck_left] cartas no baralho
    [demand] pedido
    [dice] dados
    [dice_in_box] dados do jogo
    [display] cartas da mesa
    [donated] oferecido
    [drawing] a ser tirado
    [emptied] esvaziado
    [end] fim
    [extra_aroma] mais aroma usado
    [extra_aromas] dados de Mais aroma tirados
    [face] face
    [featured] Melhor Grão
    [field] casa
    [fields] casas
    [flipped] dado virado
    [flips] dados virados
    [goal] meta
    [gone_ships] navios que partiram
    [green] verde
    [group] grupo
    [groups] grupos
    [harbour] porto
    [harbours] portos
    [hut] cabana
    [huts] cabanas
    [idle_turns] turnos sem construir
    [in_hand] na mão
    [income] rendimento
    [joint] investigação conjunta
    [joint_research] investigação conjunta usada
    [kept] guardado
    [kind] tipo
    [laid] ordem de colocação
    [last] última casa
    [left] usos restantes
    [levels] níveis
    [line] fila
    [main] cor principal
    [market] mercado
    [master] mestre
    [meets] encontro em
    [money] dinheiro
    [n] número
    [name] nome
    [once] 1X em
    [open] aberto
    [owed] fichas em dívida
    [owner] dono
    [passed] passou
    [pastries] pastéis de nata
    [makes] lote novo
    [pays] rende
    [phase] fase
    [piece] peça
    [points] pontos
    [points_left] pontos de ação restantes
    [question] pergunta
    [rainbow] Arco-íris
    [red] vermelho
    [rerolls] relançamentos usados
    [roads] estradas
    [roast] torra
    [rolled] lançado
    [roller] lança agora
    [round] ronda
    [rounds] rondas
    [russet] ruivo
    [sack_field] saco
    [sacks] sacos
    [score] pontuação
    [scores] pontuação
    [seat] lugar
    [seats] lugares
    [ships] navios
    [source] de
    [squares] casas
    [stage] etapa
    [starter] quem começa
    [steps_left] passos restantes
    [strength] força
    [supply] reserva
    [title] nome
    [to_arrange] por dispor
    [to_beat] grãos para o superar
    [token] ficha
    [tokens] fichas
    [total] total
    [track] pista
    [tracks] pistas
    [turn] vez
    [turns] turnos
    [twice] 2X em
    [unlocked] habilidades abertas
    [upgrades] apuramentos usados
    [use] dados oferecidos usados
    [used] usado neste turno
    [wanted] ainda pedido
    [warehouse] armazém
    [white] branco
    [workers] trabalhadoras
    [would_score] pontos agora
    [x] coluna
    [y] linha
    [yellow] amarelo
   *[other] { $key }
}
view-word = { $word ->
    [act] agir
    [activate] habilidades
    [auction] leilão
    [blend] lote
    [build] construção
    [choose] escolha
    [draft] escolha de cartas
    [exchange] últimos grãos Espresso
    [featured] Melhor Grão
    [keep] depois do leilão
    [move] mover o comprador
    [over] fim
    [rainbow] Arco-íris
    [roll] lançamento
    [sack] saco
    [score] pontuação
    [setup] preparação
    [show] mostram-se cartas
    [aroma] dado de aroma
    [coffee] dado de café
    [batch] campo de lote
    [blockade] bloqueio
    [cafe] café
    [cup] chávena
    [dead] café fechado
    [drying] casa de secagem
    [empty] casa vazia
    [espresso] Espresso
    [field] campo
    [hut] cabana
    [pastry] pastel de nata
    [road] estrada
    [roasting] casa de torra
    [ship] navio
    [surplus] campo de excedente
    [tokens] fichas
    [worker] trabalhadora
    [re-roll] Relançar
    [upgrade] Apurar
    [flip] Virar
    [focus-groups] Grupos de prova
    [joint-research] Investigação conjunta
    [block] Bloqueio
    [ride-along] À boleia
    [extra-aroma] Mais aroma
    [bottleneck] Gargalo
    [hand] na mão
    [ability] na habilidade
    [track] na pista
    [beige] bege
    [black] preto
    [brown] castanho
    [green] verde
    [grey] cinzento
    [red] vermelho
    [refill] reposição
    [russet] ruivo
    [white] branco
    [yellow] amarelo
    [joker] joker
    [idle] já ninguém constrói
    [marker_after_points] um marcador chegou ao fim
    [true] sim
    [false] não
    [box] cartas para a caixa
    [draw] sorteio
    [master] mestre
    [opening] lançamentos para começar
   *[other] { $word }
}
