## O que significam as peças de uma mesa, numa frase cada.

mean-guatemala-worker = Uma trabalhadora: quantas mais tiver a plantação, mais dá o seu saco.
mean-guatemala-hut = Uma cabana: sem ela a plantação não rende, e só ela se liga aos navios.
mean-guatemala-ship = Um navio: multiplica o que rende uma plantação ligada do seu café.
mean-guatemala-road = Uma estrada: grátis, e todos a usam para ligar cabanas a portos.
mean-guatemala-sack = Um saco: quem o tira recebe 8 centavos, e o seu café dá pontos a todos os que o cultivam.
mean-guatemala-stall = Uma casa do mercado: o que está na fila do comprador pode ser tirado.
mean-guatemala-buyer = O comprador: anda uma a três casas por turno e olha ao longo de uma fila do mercado.
mean-guatemala-ring = O anel: aqui anda o comprador, sempre no sentido dos ponteiros do relógio.
mean-guatemala-plantation = Uma plantação: trabalhadoras × (1 + navios ligados) pontos quando se tira o seu saco, se tiver cabana.
mean-guatemala-map = O chão: uma trabalhadora custa 1 no cinzento, 2 no verde, 3 no amarelo. As cabanas só nos terrenos.
mean-guatemala-track = A pista: cada saco tirado encurta-a. Quem encontra os sacos põe fim à partida.
mean-guatemala-sacks = Sacos teus: para bloquear os outros ou pôr no mercado. Só se sabe quantos são.
mean-guatemala-seat = Um jogador: pontos, dinheiro e sacos.
