# Lessons of Guatemala Café: lessons/guatemala.json says when each line is said.

lesson-guatemala-seat-1 = Joaquim

lesson-guatemala-sack = Tira o saco preto
lesson-guatemala-sack-text = Boas-vindas! O café paga quando alguém tira o seu saco. A tua plantação preta tem três trabalhadoras, e uma estrada vai da cabana até um porto com um navio preto. São 3 × (1 + 1) = 6 pontos. Tira o saco preto.
lesson-guatemala-sack-touch = Toca no saco preto da fila acesa.
lesson-guatemala-sack-build = Construir vem a seguir. Vê primeiro para que serve tudo isto: o saco preto está na fila acesa.
lesson-guatemala-sack-nothing = Os teus seis pontos ficam onde estão. O saco preto espera: tira-o.
lesson-guatemala-sack-success = Seis pontos e 8 centavos: trabalhadoras × (1 + navios), pagos por um saco.

lesson-guatemala-buyer = Vai até ao melhor saco
lesson-guatemala-buyer-text = O comprador anda uma a três casas no sentido dos ponteiros do relógio (a quarta custa 2 centavos) e olha ao longo de uma fila do mercado. Há dois sacos ao alcance: o branco paga 4 × 1, o preto 3 × 2. Vai até ao melhor e tira-o.
lesson-guatemala-buyer-touch = Toca numa casa do anel.
lesson-guatemala-buyer-sack = Toca no saco da fila acesa.
lesson-guatemala-buyer-white = Quatro trabalhadoras do café branco, mas nenhum navio para elas: 4 × 1 = 4. O preto tem menos trabalhadoras e paga mais.
lesson-guatemala-buyer-near = Nesta fila não há saco. O preto está duas casas mais à frente.
lesson-guatemala-buyer-far = Um quarto passo por 2 centavos, e passa para lá do saco. Três passos são grátis.
lesson-guatemala-buyer-success = O sítio onde o comprador fica decide entre que nove casas escolhes.

lesson-guatemala-workers = Contrata duas trabalhadoras
lesson-guatemala-workers-text = Em vez de um saco podes tirar uma a três peças da fila; cada uma é colocada e paga logo. As novas trabalhadoras ficam lado a lado com a sua plantação. Casas cinzentas custam 1, verdes 2, amarelas 3. Contrata duas trabalhadoras do café preto por 3 centavos.
lesson-guatemala-workers-touch = Toca numa trabalhadora do café preto e depois numa casa acesa ao lado da plantação.
lesson-guatemala-workers-yellow = Uma casa amarela custa 3, e não sobra nada para a segunda. Procura terreno mais barato.
lesson-guatemala-workers-away = Longe demais: uma trabalhadora tem de encostar à cabana ou a outra trabalhadora da mesma plantação.
lesson-guatemala-workers-other = Essa trabalhadora começa uma segunda plantação. São as do café preto que fazem crescer esta.
lesson-guatemala-workers-success = Uma plantação cresce lado a lado, e o terreno barato fica longe do mar.

lesson-guatemala-hut = Dá uma cabana às trabalhadoras
lesson-guatemala-hut-text = Sem cabana, as trabalhadoras não ganham nada, por muitas que sejam. Uma cabana fica num terreno marcado que toque nas trabalhadoras; o terreno mostra o preço. Cada plantação tem só uma. Constrói uma cabana preta ao lado das tuas três trabalhadoras.
lesson-guatemala-hut-touch = Toca na cabana preta e depois num terreno ao lado das trabalhadoras.
lesson-guatemala-hut-far = Este terreno não toca em nenhuma das tuas trabalhadoras do café preto. Escolhe um mesmo ao lado.
lesson-guatemala-hut-white = Essa é uma cabana branca. As tuas trabalhadoras precisam de uma cabana do seu café, o preto.
lesson-guatemala-hut-worker = Quatro trabalhadoras e nenhuma cabana: continua a ser nada. Tens dinheiro para uma cabana.
lesson-guatemala-hut-success = Com cabana, cada saco preto paga-te, seja quem for que o tire.

lesson-guatemala-road = Fecha a falha
lesson-guatemala-road-text = No porto 2 há um navio preto, mas a tua cabana não está ligada a ele: falta um pedaço de estrada. As estradas são grátis e de toda a gente. Põe uma que vá do cais a um canto da tua cabana.
lesson-guatemala-road-touch = Toca na estrada e depois na aresta entre a cabana e o cais.
lesson-guatemala-road-hut = Esta estrada toca na cabana, mas não na estrada do mar. Procura a falha entre as duas.
lesson-guatemala-road-sea = Liga-se à estrada do mar, mas afasta-se da cabana. Um canto mais acima está certo.
lesson-guatemala-road-elsewhere = Esta estrada não toca na cabana nem na estrada do mar. Procura a falha entre as duas.
lesson-guatemala-road-success = A estrada e a cabana tocam-se num canto: o preto paga agora 6 em vez de 3.

lesson-guatemala-ship = Traz um navio
lesson-guatemala-ship-text = Cada navio do teu café num porto ligado à tua cabana conta as tuas trabalhadoras mais uma vez. Um navio ocupa o ancoradouro livre mais barato: 2, depois 3, depois 4. Traz um navio preto para o porto 2.
lesson-guatemala-ship-touch = Toca no navio preto e depois no ancoradouro livre do porto 2.
lesson-guatemala-ship-berth = Um ancoradouro de 2 é mais barato, mas nenhuma estrada lá vai. Um navio só conta onde a tua estrada chega.
lesson-guatemala-ship-brown = Um navio castanho leva café castanho. Para a tua plantação preta precisas de um preto.
lesson-guatemala-ship-success = Um navio duplica as tuas trabalhadoras, um segundo triplicava-as.

lesson-guatemala-others = Vê o que os outros ganham
lesson-guatemala-others-text = Um saco paga a toda a gente que tenha uma cabana desse café, não só a quem o tira. O branco dava-te 8, mas 12 ao Joaquim. O preto dá-te 6 e nada a ele. Vai até ao saco que te põe à frente.
lesson-guatemala-others-touch = Compara as duas colunas e toca numa casa do anel.
lesson-guatemala-others-sack = Toca no saco da fila acesa.
lesson-guatemala-others-white = Oito para ti, mas doze para o Joaquim: ficas quatro atrás. Que saco te paga só a ti?
lesson-guatemala-others-near = Nesta fila não há saco. O que te paga só a ti está duas casas mais à frente.
lesson-guatemala-others-far = O quarto passo passa para lá do saco preto e custa 2 centavos. Três passos são grátis.
lesson-guatemala-others-success = Compara as duas colunas antes de tirar um saco: o que conta é a vantagem.

lesson-guatemala-sail = Escolhe o navio que parte
lesson-guatemala-sail-text = Depois de um saco pagar, parte para sempre um navio que ajudou: o do ancoradouro mais barato. Havendo dois iguais, escolhes tu. Tira o saco preto e depois manda embora o navio que o Joaquim também usa.
lesson-guatemala-sail-touch = Toca no saco preto da fila acesa.
lesson-guatemala-sail-ship = Segue a estrada do Joaquim até ao porto e toca no navio que lá está.
lesson-guatemala-sail-mine = Assim o Joaquim fica com o navio: o preto ainda lhe pagava 4. A estrada dele chega ao porto 3.
lesson-guatemala-sail-nothing = Sem saco não há pontos. Tira primeiro o saco preto: paga-te 9.
lesson-guatemala-sail-success = Parte um navio depois de cada pagamento em que ajudou. Da próxima vez: 6 para ti, 2 para o Joaquim.

lesson-guatemala-block = Bloqueia o saco branco
lesson-guatemala-block-text = O Joaquim tira o saco branco: 4 × 3 = 12 para ele. Mas antes qualquer outra pessoa pode pôr um saco branco seu na casa vazia. Então ninguém pontua; ele fica com 8 centavos e pode construir. Tens um: bloqueia-o.
lesson-guatemala-block-touch = Toca em «Bloquear».
lesson-guatemala-block-decline = Doze pontos para o Joaquim, quando um só saco os impedia. Tenta outra vez.
lesson-guatemala-block-success = Um saco da tua reserva custou-lhe doze pontos.

lesson-guatemala-lay = Preenche a casa vazia
lesson-guatemala-lay-text = Acabaste de pontuar, por isso preenches a casa vazia com um dos teus sacos. Os outros só agora o veem, e qualquer um o pode tirar depois. Vê o que cada um pagaria e põe o que te paga a ti.
lesson-guatemala-lay-touch = Toca num dos teus sacos.
lesson-guatemala-lay-white = Esse paga 8 ao Joaquim e nada a ti: um belo presente. Guarda-o para o bloquear.
lesson-guatemala-lay-brown = O castanho ainda não paga a ninguém. Não faz mal, mas um dos teus sacos paga-te 6.
lesson-guatemala-lay-success = Os teus sacos guiam o mercado, e os que guardas podem bloquear.

lesson-guatemala-end = Acaba enquanto vais à frente
lesson-guatemala-end-text = Os pontos vêm da esquerda, os sacos usados da direita. Quando se encontram, o jogo acaba logo e ganha quem tiver mais pontos. Tens 42, o Joaquim 40; depois do próximo saco encontram-se em 48. Encontra o saco que ganha.
lesson-guatemala-end-touch = Há quatro casas ao alcance; a quarta custa 2 centavos.
lesson-guatemala-end-sack = Toca no saco da fila acesa.
lesson-guatemala-end-white = O jogo acabou, mas o branco pagou 12 ao Joaquim: ganha ele por 52 a 42. O preto está um passo mais à frente.
lesson-guatemala-end-russet = O ruivo não paga a ninguém: o jogo continua e joga o Joaquim. Podes ganhar já.
lesson-guatemala-end-success = Vigia a distância: fecha-a enquanto vais à frente, e está ganho.

lesson-guatemala-turn = Joga um turno inteiro
lesson-guatemala-turn-text = Agora tudo junto: anda, depois constrói ou tira um saco, como quiseres. Vale quando os teus pontos, com o que os sacos te pagariam, crescerem 2 ou mais.
lesson-guatemala-turn-touch = Põe-na onde ajude o preto ou o castanho.
lesson-guatemala-turn-move = O preto pagava-te 6, o castanho 2. Três casas à frente há um navio preto, uma trabalhadora e o saco preto.
lesson-guatemala-turn-line = Tira já o saco, ou constrói primeiro: com mais um navio e uma trabalhadora, o preto pagava 12.
lesson-guatemala-turn-nothing = Um turno sem compras deixa tudo na mesma. Experimenta uma peça que ajude o preto ou o castanho.
lesson-guatemala-turn-white = O branco paga 6 ao Joaquim e nada a ti. Oito centavos sabem bem, mas não por esse preço.
lesson-guatemala-turn-success = Um turno inteiro pelo teu plano. Podes passar a uma partida a sério.

lesson-guatemala-finish = Dois lugares, o mercado impresso e um adversário fácil que também se engana. Podes desfazer escolhas até se revelar algo novo, e há dicas se as quiseres. Bom café!
