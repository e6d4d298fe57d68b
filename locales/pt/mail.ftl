# E-mails da casa: palavras-passe esquecidas, confirmação de um endereço e de quem é a vez.

mail-hello = Olá, { $name },
mail-forgotten-subject = Kaffeeklatsch: uma nova palavra-passe
mail-forgotten = disseste que te esqueceste da palavra-passe. Com este link escolhes uma nova; serve uma só vez, durante um dia:
mail-confirm-subject = Kaffeeklatsch: este endereço é teu?
mail-confirm = com este link confirmas que os e-mails te chegam aqui; serve uma só vez, durante um dia:
mail-not-you = Se não foste tu, não precisas de fazer nada.
mail-turns-subject =
    { $count ->
        [one] Kaffeeklatsch: é a tua vez
       *[other] Kaffeeklatsch: é a tua vez em { $count } mesas
    }
mail-turns =
    { $count ->
        [one] é a tua vez aqui:
       *[other] é a tua vez nestas mesas:
    }
mail-with = { $game } com { $others }
mail-stop = Não receber mais mensagens destas:
