## Le programme dans le terminal. Les mots entre `apostrophes inversées` se tapent tels quels.

term-prompt = { $who ->
    [you] Toi, tour { $round }
   *[they] { $name }, tour { $round }
}
term-round = tour { $round }
term-turn = { $who ->
    [you] à toi de jouer
   *[they] à { $name } de jouer
}
term-the-end = fin
term-total = total
term-place = rang
term-shared = ex æquo
term-nothing-to-do = Rien à faire.
term-welcome = `help` montre tout ce que tu peux taper, `rule` les règles, `legend` les signes.
term-go-on = Ton tour finit là. Entrée laisse jouer { $name } ; `undo` annule ton choix.
term-too-small = Ce terminal a { $columns } colonnes et { $rows } lignes. Le jeu est dessiné pour { $least } : agrandis la fenêtre, ou fais-la défiler.
term-menu-more = … et d’autres : `menu` montre tous les choix.
term-more = Entrée montre la suite, `q` arrête
term-over = La partie est finie. `save FICHIER` garde son enregistrement, `undo` annule le dernier choix, `quit` quitte la table.
term-over-prompt = fini
term-hand-over = Passe l’écran à { $name }. Entrée montre la table.
term-dropped = (Non exécuté : `{ $commands }`.)
term-not-carried-out = Non exécuté : `{ $commands }`.
term-record-position = un enregistrement qui commence par une position ne se poursuit pas ici
term-numbers = les numéros vont de 1 à { $most }
term-number-ahead = un numéro vaut pour le menu affiché ; après `;`, tape l’action elle-même
term-which = lequel ? { $texts }
term-not-now = pas maintenant
term-form = { $text } n’est pas clair ; cela se tape ainsi : { $form }
term-nothing = { $text } ne veut rien dire ici ; `help` montre ce qui existe
term-anyway = Entrée le fait quand même.
term-record-secret = l’enregistrement contient des secrets jusqu’à la fin ; `save FICHIER` l’écrit
term-no-language = il n’y a pas de langue { $text } ; il y a { $known }
term-no-bot = il n’y a pas de robot { $text } ; il y a { $known }
term-program-failed = { $what }. Un robot de la maison joue à sa place.
term-what-now = Ce que tu peux faire maintenant
term-commands = Commandes
term-tips = Tape une action, son numéro dans la liste, ou assez de lettres pour qu’elle soit unique ; plusieurs sur une ligne avec `;` entre elles. Tab complète, les flèches rappellent les lignes précédentes.
term-no-rule = il n’y a ni commande, ni action, ni paragraphe { $text }
term-why-what = pourquoi quoi ? Nomme une action, comme dans `why end`.
term-allowed = { $rule ->
    [none] `{ $action }` est permis.
   *[other] `{ $action }` est permis ({ $rule }).
}
term-not-allowed = `{ $action }` n’est pas permis : { $reason }.
term-nothing-to-choose = il n’y a rien à choisir
term-hint = Voici l’avis du robot { $name } :
term-hint-then = puis { $plan }
term-worth-points = { $value } points attendus
term-worth-chance = gagne { $value } fois sur 100
term-thinking = Réflexion…
term-bot-thinking = { $who ->
    [you] Tu réfléchis…
   *[they] { $name } réfléchit…
}
term-no-seat = il n’y a pas de place { $text } ; elles vont de 0 à { $last }
term-log-number = `log` prend un nombre, pas { $text }
term-save-where = où ? Comme dans `save ma-partie.{ $game }`.
term-saved = { $n ->
    [one] { $n } étape enregistrée dans { $file }.
   *[other] { $n } étapes enregistrées dans { $file }.
}
term-load-what = charger quoi ? Comme dans `load ma-partie.{ $game }`.
term-bad-file = { $file } : { $what }
term-other-game = c’est un enregistrement de { $found }, pas de { $game }
term-undone = { $who ->
    [you] Tu annules
   *[they] { $name } annule
} : { $action }.
term-loaded = { $n ->
    [one] { $n } étape chargée depuis { $file }.
   *[other] { $n } étapes chargées depuis { $file }.
}
term-not-saved = La partie n’est pas enregistrée. Un nom de fichier l’enregistre, `no` quitte sans enregistrer, Entrée reste.
term-save-to = enregistrer dans

file-no-file = { $file } n’est pas un fichier
file-no-record = { $file } existe et n’est pas un enregistrement ; choisis un autre nom
file-cannot-write = impossible d’écrire { $file } : { $error }
file-cannot-read = impossible de lire { $file } : { $error }
file-too-large = { $file } dépasse { $most } Mio

## `klatsch replay`

replay-over = la partie est finie
replay-goes-on = la partie continue avec { $awaits } ; points si elle finissait ici :
replay-rating = appréciation : { $rating }

## Commandes

term-help-help = cette liste ; avec un mot ou un paragraphe ({ $paragraph }), celui-là
term-help-why = si une action est permise, sinon quelle règle l’interdit
term-help-hint = ce que ferait le robot le plus fort, et ce qu’il en attend
term-help-undo = annuler ton dernier choix, si rien n’a été révélé depuis
term-help-look = ce que chacun possède, en bref, ou une place en détail
term-help-score = le détail des points à cet instant
term-help-log = les derniers événements
term-help-rule = les paragraphes des règles ; `rule { $chapter }` un chapitre, `rule { $paragraph }` l’un d’eux
term-help-menu = tous les choix et ce qu’ils font
term-help-save = écrire l’enregistrement de la partie
term-help-load = reprendre une partie enregistrée
term-help-record = montrer l’enregistrement
term-help-redraw = redessiner la table
term-help-lang = parler une autre langue : en, fr, de, uk, pt
term-help-quit = quitter la table

## Ce que représentent les mots en majuscules

form-word = MOT
form-action = ACTION
form-seat = PLACE
form-file = FICHIER
form-language = LANGUE
form-card = CARTE
form-colour = COULEUR
form-turn = ROTATION
form-space = CASE
form-steps = PAS
form-field = CASE
form-coffee = CAFÉ
form-piece = PIÈCE
form-site = TERRAIN
form-harbour = PORT
form-corner = COIN
form-dice = DÉS
form-kind = SORTE
form-face = FACE
form-spot = LIEU
form-paragraph = PARAGRAPHE
