# Lessons of Café: lessons/cafe.json says when each line is said.

lesson-cafe-seat-1 = A casa

lesson-cafe-serve = Serve o teu primeiro café
lesson-cafe-serve-text = Os cafés dão pontos. Este quer dois grãos castanhos e paga três pontos por eles. Dois grãos torrados já esperam na casa de torra, a da frigideira. Pega neles e dá os dois ao café.
lesson-cafe-serve-touch = Toca na casa de torra e depois no café.
lesson-cafe-serve-stored = Esses foram para o armazém, e de lá nenhum grão volta a um café. Estão outra vez na casa de torra: dá os dois ao café.
lesson-cafe-serve-one-short = Ainda falta um grão, e assim o café não paga nada. Dá-lhe os dois.
lesson-cafe-serve-success = Um café com todos os seus grãos paga os seus pontos. Ao fim de oito rondas ganha quem tiver mais.

lesson-cafe-produce = Produz os teus primeiros grãos
lesson-cafe-produce-text = Cada grão começa num campo. Campos que se tocam por um lado formam um grupo, sejam de que cor forem. Uma ação produz um grão em cada campo vazio de um grupo. Usa uma ação para isso.
lesson-cafe-produce-touch = Toca em qualquer campo do grupo.
lesson-cafe-produce-dry = Ainda não há nada para secar. Primeiro produz grãos.
lesson-cafe-produce-deliver = Ainda não há nada torrado. Os grãos começam nos campos e avançam passo a passo.
lesson-cafe-produce-end = Ainda tens ações. Produz grãos antes de acabar a ronda.
lesson-cafe-produce-success = Uma ação, quatro grãos: quanto maior o grupo, mais rica a colheita.

lesson-cafe-dry = Seca os dois grãos castanhos
lesson-cafe-dry-text = Os grãos frescos têm de secar primeiro. Uma ação leva todos os grãos de uma cor dos teus campos para uma casa de secagem vazia. O teu café espera por dois castanhos.
lesson-cafe-dry-touch = Toca na casa de secagem, a do sol.
lesson-cafe-dry-red = Era o grão vermelho. Também pode secar, mas o teu café quer dois castanhos. Está outra vez no seu campo: experimenta os castanhos.
lesson-cafe-dry-yellow = Era o grão amarelo, que o teu café não quer. Está outra vez no seu campo: experimenta os castanhos.
lesson-cafe-dry-roast = Não se salta a secagem. Primeiro a casa de secagem, depois a casa de torra.
lesson-cafe-dry-success = Os dois partilham uma casa: cabem lá quantos grãos quiseres, mas só de uma cor.

lesson-cafe-roast = Torra-os e serve
lesson-cafe-roast-text = Duas ações, dois passos: leva os grãos castanhos para a casa de torra e depois entrega-os. Entrega-se como há pouco: pega nos grãos e dá-os ao café.
lesson-cafe-roast-touch = Toca na casa de torra.
lesson-cafe-roast-deliver = Ainda não há nada torrado. Primeiro torra, depois entrega.
lesson-cafe-roast-produce = Mais grãos são bem-vindos, mas assim resta uma ação e o café precisa de duas. Torra primeiro.
lesson-cafe-roast-stored = Do armazém nenhum grão volta a um café. Estão outra vez na casa de torra: dá os dois ao café.
lesson-cafe-roast-success = Produzir, secar, torrar, entregar: é o caminho de cada grão que serves.

lesson-cafe-groups = Seca duas cores com uma ação
lesson-cafe-groups-text = Tens uma ação e grãos de duas cores. As casas de secagem que se tocam trabalham juntas: numa ação, cada uma pode receber outra cor. Uma das tuas três está sozinha. Usa as outras duas.
lesson-cafe-groups-touch = Toca numa casa de secagem e escolhe uma cor, depois na vizinha.
lesson-cafe-groups-alone = Essa casa está sozinha, por isso a ação acabou depois de uma cor. Experimenta as duas lado a lado.
lesson-cafe-groups-apart = Essa não toca na primeira e precisaria de outra ação. Escolhe a vizinha.
lesson-cafe-groups-stopped = Ficou a meio. A casa ao lado estava livre para a outra cor na mesma ação.
lesson-cafe-groups-success = Casas do mesmo tipo que se tocam partilham uma ação. As de torra também.

lesson-cafe-cover = Põe uma carta sem perder nada
lesson-cafe-cover-text = Em cada ronda pões uma carta nova sobre duas, três ou quatro das tuas casas. O que ela tapa desaparece: grãos, cafés, chávenas. Roda-a como quiseres e encontra um lugar onde nada se perca.
lesson-cafe-cover-touch = Roda a carta, move-a e depois pousa-a.
lesson-cafe-cover-cup = Isso taparia a tua última chávena, e uma tem de ficar sempre à vista. Deixa a chávena descoberta.
lesson-cafe-cover-cafe = O café ficou tapado: perdem-se o grão e os pontos. Retira a carta e poupa o café.
lesson-cafe-cover-bean = Havia ali um grão a secar, e agora perdeu-se. Retira a carta e poupa a casa de secagem.
lesson-cafe-cover-success = Tapa aquilo de que não precisas. O que ainda trabalha para ti fica à vista.

lesson-cafe-cups = Mostra três chávenas
lesson-cafe-cups-text = Depois de pousares a carta, cada chávena à vista vale uma ação nesta ronda, oito no máximo. Vês duas, e a carta nova traz outra. Pousa-a de modo a verem-se as três.
lesson-cafe-cups-touch = Roda a carta, move-a e depois pousa-a.
lesson-cafe-cups-hidden = Uma chávena ficou debaixo da carta, e com ela uma ação. Retira a carta e deixa as três à vista.
lesson-cafe-cups-loose = Uma carta tem de assentar em duas, três ou quatro casas. Empurra-a mais um pouco.
lesson-cafe-cups-success = Três chávenas, três ações, e de novo em cada ronda enquanto estiverem à vista.

lesson-cafe-store = Guarda a cor certa
lesson-cafe-store-text = Os grãos que nenhum café quer vão para o armazém. No fim, ele paga dois pontos por grão da cor de que tens menos, e um pela segunda. Duas ações: que grãos vais guardar?
lesson-cafe-store-touch = Toca na casa de torra e escolhe uma cor.
lesson-cafe-store-green = Três é mais do que dois, mas verde já tens de sobra, e isso não paga nada. De que cor tens menos?
lesson-cafe-store-deliver = Ainda não há nada torrado. Primeiro torra uma cor, depois entrega-a.
lesson-cafe-store-success = Dois grãos, mais quatro pontos. Um armazém equilibrado paga melhor.

lesson-cafe-pay = Paga com um grão de sobra
lesson-cafe-pay-text = Uma ronda começa com a escolha de uma carta. Com chávena, custa um grão do armazém; as outras são grátis. Fica com a chávena e paga com uma cor que não te faça falta na contagem.
lesson-cafe-pay-touch = Toca numa carta e depois no grão com que pagas.
lesson-cafe-pay-free = Uma chávena não é grátis. Escolhe o grão com que pagas.
lesson-cafe-pay-yellow = Dessa só tinhas um, e custou-te dois pontos. Paga com uma cor de que tenhas bastante.
lesson-cafe-pay-other = Essa carta é grátis, mas sem chávena ficas com uma só ação. Experimenta a que tem chávena.
lesson-cafe-pay-success = Mais uma ação em cada ronda, por um grão que não daria nada: um bom negócio.

lesson-cafe-ships = Deixa pagar dois barcos
lesson-cafe-ships-text = Enquanto dois dos teus barcos estiverem à vista, as chávenas não te custam nada. Escolhe uma carta com chávena e pousa-a de modo a verem-se os dois barcos e as duas chávenas.
lesson-cafe-ships-touch = Toca numa carta com chávena.
lesson-cafe-ships-place = Pousa-a de modo a ficarem à vista os dois barcos e as duas chávenas.
lesson-cafe-ships-none = Essa não tem chávena, e os teus barcos não têm nada para pagar. Experimenta uma carta com chávena.
lesson-cafe-ships-ship = Um barco ficou debaixo da carta: a próxima chávena voltaria a custar um grão. Deixa os dois à vista.
lesson-cafe-ships-cup = A tua chávena antiga ficou tapada, e não ganhaste nenhuma ação. Deixa as duas à vista.
lesson-cafe-ships-success = Chávenas grátis, ronda após ronda, enquanto se virem dois barcos.

lesson-cafe-plan = Planeia quatro ações
lesson-cafe-plan-text = Produzir, secar, torrar, entregar: quatro ações servem um café inteiro, se nada estorvar. Aqui estorva um velho grão verde. Podes esvaziar uma casa a qualquer momento, de graça. Serve este café.
lesson-cafe-plan-touch = O que tem de estar livre antes de os grãos secarem?
lesson-cafe-plan-occupied = O grão velho ainda lá está. Esvazia primeiro a sua casa; não custa nenhuma ação.
lesson-cafe-plan-late = Só uma cor pôde secar, e a outra vai chegar tarde. Tira o grão verde antes de secar.
lesson-cafe-plan-green = Isso gastou uma ação num grão que nenhum café quer. Antes tira-o de lá.
lesson-cafe-plan-success = Quatro ações, cinco pontos. Planeia de trás para a frente: começa pelo que o café quer.

lesson-cafe-round = Ganha a última ronda
lesson-cafe-round-text = A casa acabou com cinco pontos. Tens três e uma última ronda: escolhe uma carta, pousa-a, usa as tuas ações. O teu café ainda espera por dois grãos castanhos.
lesson-cafe-round-take = Os teus grãos castanhos precisam de três passos: secar, torrar, entregar. Vês duas chávenas. Que cartas trazem a terceira, e de que cor podes prescindir?
lesson-cafe-round-place = Vê o que a carta taparia. Chávenas, grãos castanhos, secagem, torra e café deviam ficar todos à vista.
lesson-cafe-round-dry = Começa pelos grãos castanhos: seca-os.
lesson-cafe-round-go-on = Os grãos castanhos seguem: para a casa de torra e depois para o café.
lesson-cafe-round-deliver = Dá os dois grãos ao café.
lesson-cafe-round-end = O café está completo. Acaba a ronda, e contam-se os pontos.
lesson-cafe-round-two-cups = Duas chávenas deram duas ações, uma a menos para o café. Joga a ronda outra vez e procura a terceira chávena.
lesson-cafe-round-dear = O café está completo, mas o grão com que pagaste custou-te dois pontos. Joga a ronda outra vez e paga com uma cor de que tenhas mais.
lesson-cafe-round-success = Escolheste uma carta, pousaste-a, serviste um café e ganhaste. Isto é uma ronda de Café!

lesson-cafe-finish = Oito rondas contra a casa no nível mais fácil. A casa também escolhe cartas: começa um, na ronda seguinte o outro. Podes desfazer escolhas e pedir dicas. O café está pronto!
