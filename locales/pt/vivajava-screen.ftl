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
