## O que significam as peças de uma mesa, numa frase cada.

mean-vivajava-coffee = Um dado de café: seis cores, do branco 1 ao preto 6. O número é a torra.
mean-vivajava-aroma = Um dado de aroma: tem um joker em vez do preto e volta depois do lançamento.
mean-vivajava-featured = Melhor Grão: paga ao dono em cada turno e perde sempre um dado. Tira-o quem tiver mais grãos de uma cor, ou os mesmos mais escuros.
mean-vivajava-rainbow = Arco-íris: cinco cores com dados teus. Paga em cada turno e nunca perde dados.
mean-vivajava-tube = Uma pista: 1X abre a habilidade, 2X duplica-a, a chávena dá pontos e fecha-a.
mean-vivajava-race = A corrida: ganha quem chegar primeiro a 21 pontos.
mean-vivajava-token = Uma ficha: mostra de quem é a ajuda, a boleia ou o bloqueio.
mean-vivajava-seat = Um jogador: pontos, pistas, dados de aroma e fichas.
