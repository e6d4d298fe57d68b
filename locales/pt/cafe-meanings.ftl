## O que significam as peças de uma mesa, numa frase cada.

mean-cafe-field = Um campo: dá um grão da sua cor quando o seu grupo produz.
mean-cafe-batch = Um lote: um campo cuja cor escolhes.
mean-cafe-surplus = Um campo de excedente: dá dois grãos em vez de um.
mean-cafe-drying = Uma casa de secagem: vazia, recebe todos os grãos de uma cor dos teus campos.
mean-cafe-roasting = Uma casa de torra: vazia, recebe todos os grãos secos de uma cor. Daqui são entregues.
mean-cafe-cafe = Um café: leva-lhe os grãos que mostra, e no fim dá os seus pontos.
mean-cafe-espresso = Uma casa Espresso: guarda um grão entregue, que no fim tem a cor que quiseres.
mean-cafe-pastry = Um pastel de nata: dá pontos no fim se tocar num café completo.
mean-cafe-cup = Uma chávena: cada uma à vista dá-te uma ação.
mean-cafe-ship = Um barco: dois à vista tornam grátis as cartas com chávena; no leilão salva um grão.
mean-cafe-empty = Uma casa vazia: só serve para ser tapada.
mean-cafe-dead = Metade de um café tapado: não recebe grãos e não dá nada.
mean-cafe-card = Uma carta da mesa: fica com ela e coloca-a sobre duas a quatro das tuas casas.
mean-cafe-warehouse = O armazém: no fim só contam as tuas duas cores mais raras. Os seus grãos também pagam cartas.
mean-cafe-points = Ações que te restam: uma por chávena à vista.
mean-cafe-seat = Um jogador: chávenas, barcos, armazém e os pontos se a partida acabasse agora.
