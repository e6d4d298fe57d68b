# Lessons of VivaJava Dice: lessons/vivajava.json says when each line is said. Words between ** are bold.

lesson-vivajava-seat-1 = Bruno
lesson-vivajava-seat-2 = Inês

lesson-vivajava-aim = Marca o teu último ponto
lesson-vivajava-aim-text = Ganha quem chegar primeiro a **21 pontos**, e tu tens 20. Fazer o **Melhor Grão** dá logo um ponto. O Bruno tem-no com três grãos pretos, mas saíram-te quatro brancos: mais grãos de uma cor ganham.
lesson-vivajava-aim-touch = Toca na fila acesa dos quatro grãos brancos.
lesson-vivajava-aim-research = Isso sobe num tubo, que paga mais tarde. Um ponto agora ganha o jogo: faz o Melhor Grão.
lesson-vivajava-aim-rainbow = Esse sítio quer cinco cores diferentes, e tens duas. O Melhor Grão quer muitos de uma.
lesson-vivajava-aim-success = Ganhaste! 21 pontos acabam o jogo, e ganha quem tem mais grãos de uma cor.

lesson-vivajava-roast = Bate três grãos vermelhos
lesson-vivajava-roast-text = O Bruno tem 19 pontos, e no próximo turno os seus três vermelhos pagavam-lhe 2. Tira-lhe o Melhor Grão! Tens três vermelhos e três verdes; o dado de vidro também conta. Com o mesmo número de grãos, ganha a **torra mais escura**.
lesson-vivajava-roast-touch = Compara os números dos dados e toca na fila que bate o Bruno.
lesson-vivajava-roast-tie = Três vermelhos contra três vermelhos é empate, e o empate deixa o Melhor Grão ao Bruno. Que cor é mais escura?
lesson-vivajava-roast-research = Muitas vezes é bom, mas o turno do Bruno dava-lhe 2 pontos e a vitória. Tira-lhe primeiro o Melhor Grão.
lesson-vivajava-roast-success = Conta primeiro os grãos, depois compara: branco, amarelo, castanho, vermelho, verde, preto. Um empate não muda nada.

lesson-vivajava-keep = Deixa ir o grão certo
lesson-vivajava-keep-text = O Melhor Grão acabou de te pagar **2 pontos**, como no início de cada um dos teus turnos. Depois perde um grão, e escolhes qual. **Mantém** o resto, e o teu turno acaba.
lesson-vivajava-keep-touch = Toca no grão que há de sair e depois em «Manter».
lesson-vivajava-keep-keep = Toca em «Manter».
lesson-vivajava-keep-green = Só restam dois verdes, e mais de um lançamento em três bate-os. Deixa ir um grão que não acrescente nada.
lesson-vivajava-keep-drop = Largar liberta o Melhor Grão e deixa-te lançar os quatro dados que restam. Mas só um lançamento em vinte bate três verdes: mantém-nos.
lesson-vivajava-keep-success = O Melhor Grão paga em cada turno e perde um grão em cada turno. Mantém junta a sua cor principal.

lesson-vivajava-rainbow = Mostra cinco cores diferentes
lesson-vivajava-rainbow-text = Cinco dados, cinco cores: é o **Arco-íris**. Paga 1 ponto agora e 1 no início de cada um dos teus turnos. Não perde grãos e não te impede de lançar. Só as cinco cores de outra pessoa to tiram.
lesson-vivajava-rainbow-touch = Toca no arco de cores.
lesson-vivajava-rainbow-research = Um grão é um passo pequeno. Cinco cores de uma vez são mais raras: faz o Arco-íris enquanto as tens.
lesson-vivajava-rainbow-blend = O Melhor Grão precisa de pelo menos dois iguais, e os teus são todos diferentes. Que sítio gosta disso?
lesson-vivajava-rainbow-success = O Arco-íris paga menos do que o Melhor Grão, mas dura, e continuas a lançar.

lesson-vivajava-research = Sobe no tubo branco
lesson-vivajava-research-text = Este lançamento não bate nada e, mesmo assim, não se perde. **Investiga** uma cor: cada grão dela é um passo acima no seu tubo. A bandeira **1X** abre a habilidade escrita em baixo.
lesson-vivajava-research-touch = Toca no tubo em que o teu lançamento sobe mais.
lesson-vivajava-research-blend = Três brancos contra três verdes: os mesmos, mas o branco é a torra mais clara. Antes investiga.
lesson-vivajava-research-one = Um grão, um passo. Os teus brancos sobem três passos e abrem uma habilidade.
lesson-vivajava-research-rainbow = O Arco-íris precisa de cinco cores, e tens três. Três grãos brancos servem para outra coisa.
lesson-vivajava-research-success = A bandeira 1X abre uma habilidade uma vez por turno, 2X duas. O branco dá Relançar, a partir do teu próximo turno.

lesson-vivajava-reroll = Relança os dados que não combinam
lesson-vivajava-reroll-text = Os três verdes do Bruno batem os teus três castanhos; um quarto ganhava. O branco em 1X deixa-te **relançar** uma vez por turno: escolhe quaisquer dos teus dados e lança-os de novo. Depois usa o que tiveres.
lesson-vivajava-reroll-touch = Toca nos dados que não combinam e lança.
lesson-vivajava-reroll-row = Um quarto grão castanho! Toca na fila acesa.
lesson-vivajava-reroll-one = Um dado, uma hipótese de um quarto castanho. Relançar os dois não custa mais: pega nos dois.
lesson-vivajava-reroll-strength = Esses três são a tua força. Deixa-os, e relança os dois que não combinam.
lesson-vivajava-reroll-blend = Três castanhos perdem contra três verdes. Um quarto ganhava: relança os que não combinam.
lesson-vivajava-reroll-success = Relança o que não combina. Quatro castanhos batem três verdes: o número conta antes da torra.

lesson-vivajava-cup = Chega à chávena vermelha
lesson-vivajava-cup-text = O último passo de um tubo é a sua **chávena**: 4 pontos de uma vez, mas depois a habilidade acaba. Falta-te um grão vermelho. O teu tubo amarelo abriu **Apurar**: escurece um grão um grau de torra.
lesson-vivajava-cup-touch = Toca em «Apurar» e depois no grão que há de ficar vermelho.
lesson-vivajava-cup-tube = Toca no tubo vermelho.
lesson-vivajava-cup-short = A um passo da chávena! Faz primeiro um segundo vermelho: Apurar muda o castanho em vermelho.
lesson-vivajava-cup-red = O teu grão vermelho ficou verde, e não resta nenhum. Antes apura o castanho.
lesson-vivajava-cup-blend = Dois brancos perdem contra três pretos. O teu tubo vermelho está quase cheio: olha para lá.
lesson-vivajava-cup-other = Isso não dá nenhum vermelho. Só o castanho fica vermelho: apura o castanho.
lesson-vivajava-cup-success = As chávenas são os grandes prémios: 3 ou 4 pontos de uma vez, em troca da habilidade.

lesson-vivajava-black = Troca grãos pretos por dados
lesson-vivajava-black-text = O preto não tem tubo. Cada grão preto que investigas traz um **dado de aroma** de vidro, que tens de lançar no próximo turno com os dados de café. Os quatro vermelhos do Bruno estão fora de alcance: prepara o que vem.
lesson-vivajava-black-touch = Toca no frasco dos dados de aroma.
lesson-vivajava-black-research = Um passo pequeno agora, ou mais três dados no próximo turno? Fica com os dados.
lesson-vivajava-black-blend = Três pretos perdem contra quatro vermelhos: o número conta antes da torra. Os teus pretos servem para outra coisa.
lesson-vivajava-black-success = Oito dados no próximo turno! Depois desse lançamento, os dados de aroma voltam ao frasco.

lesson-vivajava-drop = Larga-o e lança
lesson-vivajava-drop-text = O teu Melhor Grão está gasto: cinco lançamentos em seis batem dois brancos. Deixa ir um grão e depois **larga** o resto. O Melhor Grão fica livre, e lanças os três dados que restam e os teus dois dados de aroma.
lesson-vivajava-drop-touch = Toca em qualquer grão e depois em «Largar»: todos os outros serão lançados.
lesson-vivajava-drop-drop = Toca em «Largar».
lesson-vivajava-drop-joker = O remoinho é um joker, da cor que quiseres. Faz três iguais.
lesson-vivajava-drop-keep = Cinco em seis lançamentos do Bruno batem dois brancos, e os teus dados de aroma voltavam sem ser lançados. Larga.
lesson-vivajava-drop-pair = O joker ficou amarelo e deu-te um segundo par, que não conta. Faz dele preto.
lesson-vivajava-drop-success = Mantém o Melhor Grão enquanto for forte; larga-o quando for fraco e tiveres muitos dados.

lesson-vivajava-gift = Aceita um dado do Bruno
lesson-vivajava-gift-text = A Inês vai à frente, por isso o Bruno lançou os dados de aroma dele para ti. Uma oferta só se junta a **um par teu**. Marcas 1, e ele também; a ficha dele em cima paga-lhe de novo sempre que este Melhor Grão paga.
lesson-vivajava-gift-touch = Toca na fila que o dado do Bruno completa.
lesson-vivajava-gift-make = Toca em «Fazer o Melhor Grão».
lesson-vivajava-gift-green = Uma oferta reforça um par teu, nunca o cria. De que cor tens dois?
lesson-vivajava-gift-research = As ofertas são só para o Melhor Grão, e a Inês continuava a receber. Com o dado vermelho do Bruno são três.
lesson-vivajava-gift-success = Uma oferta ajuda os dois: a ti o lote, a quem dá um ponto agora e em cada pagamento.

lesson-vivajava-block = Trava o Relançar do Bruno
lesson-vivajava-block-text = Ao chegares a 1X no vermelho, uma das tuas fichas foi para a chávena vermelha. Põe-na agora numa habilidade: mais ninguém a usa até ao teu próximo turno. Os dois relançamentos do Bruno ameaçam o teu Melhor Grão.
lesson-vivajava-block-touch = Toca na placa da habilidade que o Bruno não deve usar.
lesson-vivajava-block-other = O Bruno não abriu essa habilidade, e não há nada para travar. O tubo branco dele está em 2X.
lesson-vivajava-block-end = Isso poupa a ficha, mas o Bruno podia relançar duas vezes contra os teus três verdes.
lesson-vivajava-block-success = Um bloqueio dura uma ronda e gasta a ficha: põe-na onde mais dói.

lesson-vivajava-turn = Joga um turno inteiro
lesson-vivajava-turn-text = Agora tudo junto, e cada escolha é tua: deixar ir um grão, manter ou largar, lançar, melhorar, usar o lançamento, bloquear. Os dados são a sério, e aqui nada pode correr mal.
lesson-vivajava-turn-decay = Acabaste de marcar 2. Restam quatro grãos, dois deles amarelos. Vais mantê-los ou lançá-los?
lesson-vivajava-turn-keep-or-drop = Um par amarelo bate-se facilmente, e manter devolve os teus dois dados de aroma sem os lançar. Largar são cinco dados para lançar.
lesson-vivajava-turn-rainbow = Cinco cores! O Arco-íris paga 1 agora e 1 em cada turno, e fica enquanto continuas a lançar.
lesson-vivajava-turn-better = O Melhor Grão está livre, e qualquer par o leva. Relançar ou apurar podia dar-te primeiro três iguais?
lesson-vivajava-turn-blend = O Melhor Grão está livre: 1 ponto agora, e 2 no próximo turno se ninguém o bater.
lesson-vivajava-turn-aroma = Quais dos teus dados de aroma vão também? Uma em cada seis faces é o joker.
lesson-vivajava-turn-block = O Bruno tem dois relançamentos. Bloqueia-os se tiveres algo a proteger; senão, poupa a ficha.
lesson-vivajava-turn-touch = O teu lançamento: usa-o como quiseres.
lesson-vivajava-turn-keep = Mantiveste o Melhor Grão, e o teu turno acabou ali. Uma boa escolha! Agora tenta outra vez e larga-o: acontece mais.
lesson-vivajava-turn-success = Um turno inteiro: receber, decidir, lançar, melhorar, usar, ativar. Podes passar a uma partida.

lesson-vivajava-finish = As habilidades que conheces e um adversário fácil. Podes desfazer uma escolha enquanto não se lançarem mais dados, e pedir uma dica quando quiseres.
