## Café no terminal. As palavras nas casas (cafe-board-…) têm no máximo seis letras, a do café quatro.

cafe-aim = Em oito rondas constróis com cartas uma empresa de café: produz grãos, seca-os, torra-os e entrega-os. Os cafés que recebem todos os grãos que pedem dão a maior parte dos pontos; ganha quem tiver mais no fim.

cafe-board-drying = seca
cafe-board-roasting = torra
cafe-board-cafe = café
cafe-board-espresso = espr.
cafe-board-pastry = pastel
cafe-board-cup = cháv.
cafe-board-ship = barco
cafe-board-dead = morta

cafe-colour-name = { $colour ->
    [yellow] amarelo
    [brown] castanho
    [green] verde
   *[red] vermelho
}
cafe-verb = { $verb ->
    [take] ficar
    [discard] deitar fora
    [bid] licitar
    [stand] manter
    [pass] passar
    [keep] guardar
    [drop] deitar fora
    [produce] produzir
    [grow] crescer
    [dry] secar
    [roast] torrar
    [stop] parar
    [deliver] entregar
    [send] enviar
    [store] armazenar
    [clear] esvaziar
    [end] terminar
    [exchange] trocar
   *[place] pôr
}
cafe-menu = { $what ->
    [none] nenhum
    [all] tudo
    [end] a tua ronda
    [stop] já chega
    [store] o resto
    [pass] sair do leilão
    [stand] o lance está completo
   *[drop] deitar a carta fora
}
cafe-menu-pay = { $card } por { cafe-colour-name }

## Perguntas

cafe-caution-end = { $points ->
    [one] Perdia-se { $points } ponto de ação.
   *[other] Perdiam-se { $points } pontos de ação.
}

## À volta das zonas

cafe-header = ronda { $round } de { $rounds }
cafe-header-master = mestre: { $name }
cafe-header-deck = { $n ->
    [one] { $n } carta no baralho
   *[other] { $n } cartas no baralho
}
cafe-label-cups = chávenas
cafe-label-points = pontos
cafe-label-ships = barcos
cafe-label-warehouse = armazém
cafe-label-lifted = levantados
cafe-label-bid = lance
cafe-label-score = pontuação
cafe-label-score-now = por agora
cafe-label-supply = reserva
cafe-left = mais { $n }
cafe-cups-free = chávenas grátis
cafe-n-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
cafe-n-cups = { $n ->
    [one] { $n } chávena
   *[other] { $n } chávenas
}
cafe-n-ships = { $n ->
    [one] { $n } barco
   *[other] { $n } barcos
}
cafe-doing-bid = lance { $n }
cafe-doing-passed = passou
cafe-doing-card = tem a carta { $card }
cafe-doing-done = já acabou
cafe-price-cup = chávena
cafe-price-ships = chávena: barcos
cafe-price-bean = chávena: 1 grão
cafe-price-free = grátis
cafe-tie = torra { $roasting }, secagem { $drying }
cafe-verdict-solo = { $points ->
    [one] { $points } ponto: { $rating }.
   *[other] { $points } pontos: { $rating }.
}

## Planear

cafe-turn = rotação { $n }
cafe-hand = { $who ->
    [you] A tua carta é { $card }:
   *[they] A carta de { $name } é { $card }:
}
cafe-plan-groups = Grupos: campos { $fields }, secagem { $drying }, torra { $roasting }.
cafe-plan-enter = Enter põe-na assim.
cafe-plan-cheap = Os que custam menos: { $places }
cafe-turn-which = rodar que carta? Como em `turn 09`.
cafe-not-in-deck = a carta { $card } não está neste baralho
cafe-no-card = não há carta { $text }
cafe-try-usage = experimentar onde? Como em `try 1,0 2`, ou `try 09 1,0 2` com uma carta da mesa.
cafe-turn-range = uma rotação é 0, 1, 2 ou 3, não { $text }
cafe-card-neither = a carta { $card } não é tua nem está na mesa
cafe-cannot-try = a carta { $card } não se pode experimentar agora
cafe-no-card-to-place = agora não há carta para pôr
cafe-no-display = agora não há cartas na mesa

## Comandos

cafe-help-try = desenha a zona com a tua carta, ou uma da mesa, posta ali
cafe-help-turn = uma carta nas suas quatro rotações
cafe-help-places = todos os sítios para a tua carta, e os que custam menos
cafe-help-display = as cartas da mesa
cafe-help-legend = o que são as casas

## Formas

cafe-form-take = fica com uma carta; uma com chávena custa um grão do armazém
cafe-form-discard = não podes pagar nenhuma carta, por isso deita uma fora
cafe-form-bid = junta um grão do armazém ao teu lance
cafe-form-stand = o teu lance está completo; ficas com o peão do mestre
cafe-form-pass = sai do leilão; os grãos do lance ficam pagos
cafe-form-keep = guarda um grão do lance num barco vazio, ou `keep none`
cafe-form-place = põe a carta, casa superior esquerda em X,Y, sobre 2 a 4 casas da zona
cafe-form-drop = a carta não cabe em lado nenhum: deita-a fora
cafe-form-produce = um grão em cada campo vazio do grupo; 1 ponto
cafe-form-grow = a cor do grão de um campo de lote
cafe-form-dry = todos os grãos de uma cor para uma casa de secagem vazia; 1 ponto por grupo
cafe-form-roast = todos os grãos de uma cor para uma casa de torra vazia; 1 ponto por grupo
cafe-form-stop = já chega com este ponto
cafe-form-deliver = levanta os grãos de uma casa de torra; 1 ponto para quantas quiseres
cafe-form-send = um grão levantado para um café que o pede ou uma casa Espresso; `send yyg X,Y` e `send all X,Y` para vários
cafe-form-store = o que sobra da entrega vai para o armazém
cafe-form-clear = os grãos de uma casa de volta à reserva, de graça
cafe-form-end = mais nenhuma ação nesta ronda; os pontos de ação que restam perdem-se
cafe-form-exchange = um grão Espresso passa a ser desta cor no armazém

## Legenda

cafe-legend-field = um campo de café amarelo (N castanho, G verde, R vermelho); `produce` põe lá um grão
cafe-legend-surplus = um campo de excedente: dois grãos de cada vez
cafe-legend-batch = um campo de lote: um grão de qualquer cor
cafe-legend-beans = dois grãos castanhos
cafe-legend-drying = uma casa de secagem: os grãos vêm dos campos
cafe-legend-roasting = uma casa de torra: os grãos vêm da secagem
cafe-legend-cafe = um café de 4 pontos; ○Y quer um grão amarelo, ●Y já o tem; ✓ está completo
cafe-legend-espresso = uma casa Espresso: um grão, de qualquer cor no fim
cafe-legend-pastry = um pastel de nata: os seus pontos contam ao lado de um café completo
cafe-legend-cup = um ponto de ação por ronda
cafe-legend-ship = com dois, as cartas com chávena são grátis; guarda um grão de um lance
cafe-legend-dead = o que resta de um café tapado em parte
cafe-legend-groups = As casas sem linha entre elas são um grupo: uma ação serve-as todas.
cafe-legend-tight = Numa janela pequena: d secagem, r torra, c café, u chávena, s barco, e Espresso; ○YN são os grãos que um café ainda quer.

## Como se escreve uma resposta

cafe-tip-take = `try CARTA X,Y ROTAÇÃO` mostra uma carta na tua zona.
cafe-tip-place = Escreve X,Y da casa superior esquerda da carta { $card } e uma rotação, como em `{ $example }`; `try` mostra primeiro, `places` lista { $n ->
    [1] o único sítio.
   *[other] os { $n } sítios.
}

## Os parágrafos das regras, em poucas palavras. Os números são os de docs/rules.

rule-c1-1 = lugares e grãos
rule-c1-2 = as casas de uma carta
rule-c1-3 = com que começa cada lugar
rule-c1-4 = as cartas de uma partida
rule-c1-5 = o primeiro mestre
rule-c1-6 = baralhos como dados
rule-c2-1 = ficar com cartas à vez
rule-c2-2 = uma chávena custa um grão
rule-c2-3 = dois barcos tornam as chávenas grátis
rule-c2-4 = quando nenhuma carta se pode pagar
rule-c2-5 = quem pode pagar tem de ficar com uma
rule-c3-1 = tapar duas a quatro casas
rule-c3-2 = uma chávena fica à vista
rule-c3-3 = o que fica tapado
rule-c4-1 = pontos de ação
rule-c4-2 = gastá-los
rule-c4-3 = grupos
rule-c4-4 = produzir
rule-c4-5 = secar
rule-c4-6 = torrar
rule-c4-7 = entregar
rule-c4-8 = o que um café aceita
rule-c4-9 = uma cor por casa
rule-c4-10 = esvaziar uma casa
rule-c4-11 = todos agem ao mesmo tempo
rule-c4-12 = oito rondas
rule-c5-1 = a ordem da pontuação
rule-c5-2 = cafés completos
rule-c5-3 = o armazém
rule-c5-4 = empates
rule-c5-5 = a apreciação a solo
rule-c6-1 = licitar ou passar
rule-c6-2 = o que um lance tem de alcançar
rule-c6-3 = o fim do leilão
rule-c6-4 = escolher depois do leilão
rule-c6-5 = grãos guardados em barcos
rule-c7-1 = mais uma carta na mesa
rule-c7-2 = casas Espresso
rule-c7-3 = lotes
rule-c7-4 = pastéis
rule-c7-5 = excedentes
rule-c8-1 = cartas promocionais
rule-c9 = opções e edições
