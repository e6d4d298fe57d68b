## VivaJava Dice no terminal.

vivajava-aim = Lança os dados e usa-os para uma só coisa: o melhor lote, o Arco-íris, ou investigação que abre habilidades. Ganha quem chegar primeiro a 21 pontos.

vivajava-best-bean = Melhor Grão
vivajava-rainbow = Arco-íris

## À volta das pistas

vivajava-supply = reserva { $coffee } café, { $aroma } aroma
vivajava-dice = Dados
vivajava-dice-signs = a: aroma; um número: quem o ofereceu
vivajava-middle = no meio
vivajava-aroma = aroma
vivajava-worth = { $points } de { $goal } pontos · { $aroma } aroma
vivajava-tokens = fichas
vivajava-tokens-at = { $n } { $spot ->
    [hand] na mão
    [cup] na chávena vermelha
   *[blend] no lote
}
vivajava-tokens-blocking = bloqueia { $tracks }
vivajava-tokens-riding = à boleia { $whom ->
    [you] de ti
   *[they] de { $othername }
} em { $tracks }
vivajava-shut = fechada
vivajava-unlocked = abertas
vivajava-ability-does = { $ability ->
    [reroll] depois do lançamento: relança os dados teus que quiseres; 2X: duas vezes
    [upgrade] depois do lançamento: um dado sobe um grau; 2X: dois graus
    [flip] depois do lançamento: um dado para a face oposta; 2X: dois dados
    [focus] quando fazes um lote: um passo em qualquer pista; 2X: dois
    [joint] ativar: lança um dado, tu e um adversário marcam um passo; 2X: dois
    [block] ativar: uma ficha fecha uma habilidade aos outros até ao teu próximo turno
    [ride] ativar: uma ficha na pista de um adversário dá-te os passos dele
    [aroma] ativar: fica com um dado de aroma; 2X: dois
   *[bottleneck] sempre: menos um dado de café; 2X: menos dois
}
vivajava-legend-joker = um joker: qualquer cor, só nos dados de aroma
vivajava-legend-aroma = um dado de aroma; um dado oferecido pelo lugar 1
vivajava-legend-token = um dado com uma ficha do lugar 1
vivajava-legend-steps = 3 de 7 passos desta pista, a habilidade aberta uma vez por turno (2X: duas)
vivajava-legend-marks = chegou-se à chávena desta pista; a habilidade está bloqueada por outro lugar
vivajava-signs = Numa pista, as casas 1 e 2 abrem a habilidade uma e duas vezes por turno, [4] é a chávena e os seus pontos, [4✓] uma chávena alcançada; `{ vivajava-shut }`: bloqueada por outro lugar.

## Comandos

vivajava-help-abilities = o que fazem as habilidades da base
vivajava-help-legend = o que querem dizer as letras e os sinais

## Formas

vivajava-form-decay = um dado do teu Melhor Grão vai para a reserva
vivajava-form-keep = mantém o Melhor Grão; o teu turno acaba
vivajava-form-drop = larga o Melhor Grão e lança o que resta dele
vivajava-form-donate = lança N dos teus dados de aroma por quem joga
vivajava-form-reroll = relança estes dados de café (`-` para nenhum)
vivajava-form-and = e estes dados de aroma
vivajava-form-upgrade = sobe um dado um grau de torra
vivajava-form-flip = vira um dado para a face oposta
vivajava-form-use = começa o Melhor Grão com dados oferecidos da cor principal
vivajava-form-blend = faz o Melhor Grão com estes cinco dados
vivajava-form-rainbow = faz o Arco-íris com cinco cores
vivajava-form-research = marca N passos; o preto dá dados de aroma
vivajava-form-pass = nada é possível
vivajava-form-focus = grupos de prova: um passo nesta pista
vivajava-form-stop = grupos de prova: mais nenhum passo
vivajava-form-block = fecha esta habilidade aos outros até ao teu próximo turno
vivajava-form-ride = ganha o que este lugar ganha nesta pista
vivajava-form-aroma = mais aroma: fica com dados de aroma
vivajava-form-joint = investigação conjunta: lança um dado
vivajava-form-partner = investigação conjunta com este lugar
vivajava-form-recall = recupera uma ficha para a pores agora
vivajava-form-leave = não ponhas nenhuma ficha
vivajava-form-end = termina o teu turno

## Palavras do menu, que também se podem escrever

vivajava-verb = { $verb ->
    [decay] tirar
    [keep] manter
    [drop] largar
    [donate] oferecer
    [reroll] relançar
    [and] e
    [upgrade] apurar
    [flip] virar
    [use] usar
    [blend] misturar
    [rainbow] arco-íris
    [research] investigar
    [pass] passar
    [focus] provar
    [stop] chega
    [block] bloquear
    [ride] boleia
    [aroma] aroma
    [joint] juntos
    [partner] com
    [recall] recuperar
    [leave] deixar
   *[end] terminar
}
vivajava-kind = { $dice ->
    [aroma] aroma
   *[coffee] café
}

## Como se escreve uma resposta

vivajava-tip-reroll-aroma = `{ $typed }` para nenhum.
vivajava-tip-typed = Os outros dados escrevem-se com letras, como em { $typed }.

## Os parágrafos das regras, em poucas palavras. Os números são os de docs/rules.

rule-v1-1 = lugares, dados e fichas
rule-v1-2 = cores, torras e faces dos dados
rule-v1-3 = as bases
rule-v1-4 = pista de pontos, pistas de investigação, valor das chávenas
rule-v1-5 = as casas das pistas
rule-v1-6 = quem começa
rule-v2-1 = pontos pelo lote que se tem
rule-v2-2 = pontos por fichas num lote
rule-v2-3 = declínio
rule-v2-4 = manter ou largar
rule-v2-5 = o Arco-íris não declina
rule-v3-1 = que dados se lançam
rule-v3-2 = Gargalo
rule-v3-3 = ofertas
rule-v3-4 = o lançamento e as suas habilidades
rule-v3-5 = sem relançamento grátis
rule-v4-1 = Melhor Grão: quando se pode fazer
rule-v4-2 = avaliação
rule-v4-3 = Melhor Grão: o que dá
rule-v4-4 = dados oferecidos num lote
rule-v4-5 = Arco-íris
rule-v4-6 = um lote por lugar
rule-v4-7 = investigação
rule-v4-8 = a chávena
rule-v4-9 = grãos pretos
rule-v4-10 = quanto tempo ficam os dados de aroma
rule-v4-11 = lote ou investigação à escolha; nada só se nenhum for possível
rule-v5-1 = quando se usam as habilidades
rule-v5-2 = quantas vezes
rule-v5-3 = alvos
rule-v5-4 = fichas vermelhas
rule-v5-5 = recuperar uma ficha
rule-v5-6 = fichas de pistas completas
rule-v5-7 = o que um bloqueio impede
rule-v6-1 = o fim
rule-v6-2 = empates
