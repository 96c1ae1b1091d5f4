# Cuvintele terminalului. Mutările și comenzile (take 3, undo) rămân în engleză în orice limbă: sunt notație.
# $name este numele unui jucător, $file numele unui fișier, $text ceva tastat, $seats și $n numere întregi, $seed un număr.

## Un joc în terminal

cli-welcome = { $game }, { $seats ->
    [one] un jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }, sămânța { $seed }
cli-welcome-help = Scrie o mutare din listă sau help. Ajung primele litere ale unui cuvânt.
cli-seat-you = tu
cli-seat-bot = bot: { $level }
cli-hand-over = Urmează { $name }. Predă tastatura și apasă Enter.

# Titlurile părților ecranului.
cli-heading-log = Ce s-a întâmplat
cli-heading-final = Scor final
cli-heading-commands = Comenzi
cli-heading-rules = Regulile pe scurt
cli-heading-odds = Șansele din această tură

# Coloanele scorului final.
cli-column-total = total
cli-column-place = loc

cli-winner = { $name } câștigă.
cli-winners = Victorie împărțită: { $names }.
cli-plain-ask = Alege o mutare.
cli-moves-many = … ({ $n ->
    [one] o singură variantă
    [few] { $n } variante
   *[other] { $n } de variante
  }; vezi help)

# Câte un rând pentru fiecare comandă.
cli-command-help = această listă
cli-command-board = arată din nou toată masa
cli-command-moves = arată mutările posibile
cli-command-odds = șansele exacte care contează acum
cli-command-hint = ce ar face un jucător bun
cli-command-undo = anulează ultimul tău pas, cât timp nu s-a aruncat sau tras nimic și nu a mutat alt jucător
cli-command-log = ce s-a întâmplat; log 40 arată ultimele 40 de rânduri
cli-command-rules = regulile pe scurt
cli-command-save = save FIȘIER: salvează jocul într-un fișier (.gem pentru citit, .json pentru programe)
cli-command-quit = ieși din joc

cli-undone = Anulat: { $text }
cli-saved = Salvat în { $file }
cli-hint = Un jucător bun ar alege: { $text }
cli-hint-other = sau: { $text }
cli-no-odds = În acest joc nu se pot calcula șanse.
cli-left = Ai ieșit din joc.
cli-left-again = Din nou, cu aceleași zaruri: { $command }
cli-record-kept = Jocul a fost salvat în { $file }

# Ce s-a tastat nu a putut fi folosit.
cli-ambiguous = „{ $text }” poate însemna { $choices }. Mai scrie o literă.
cli-not-understood = „{ $text }” nu este nici mutare, nici comandă. Scrie help.
cli-save-which = Unde? De exemplu: save game.gem

## Compilare, erori, lucru de durată

cli-compiling = se pregătesc regulile (o singură dată) { $step }/{ $steps }
cli-compiled = regulile sunt gata
cli-compiled-before = regulile erau deja pregătite
cli-error = eroare
cli-playing = se joacă

## Lista jocurilor

cli-games-players = { $least }–{ $most } jucători
cli-games-strength = { $level } contra { $other }: { $wins } % din jocurile în doi câștigate

## Simulări

cli-simulated = { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
  }, { $seats ->
    [one] un jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }, semințe de la { $seed }
cli-simulated-bot = bot
cli-simulated-wins = victorii, inclusiv cele împărțite
cli-simulated-score = scor mediu
cli-simulated-sd = abatere standard
cli-simulated-min = minim
cli-simulated-median = mediană
cli-simulated-max = maxim
cli-simulated-shared = { $n ->
    [0] nicio victorie împărțită
    [one] o victorie împărțită
    [few] { $n } victorii împărțite
   *[other] { $n } de victorii împărțite
  }
cli-simulated-decisions = decizii pe joc
cli-simulated-turns = ture pe joc
cli-simulated-distribution = Scorurile tuturor jucătorilor
cli-simulated-digest = amprenta tuturor jocurilor:

## Măsurători

cli-bench-seats = jucători
cli-bench-games = jocuri pe secundă
cli-bench-decisions = decizii pe secundă
cli-bench-length = decizii pe joc
cli-bench-copy = copierea unei poziții, ns
cli-bench-state = mărimea unei poziții, octeți
cli-bench-actions = numărul de acțiuni
cli-bench-ready = timp de pornire, s

## Zaruri cinstite

cli-verify-unfair = Nu e cinstit:
cli-verify-fair = Cinstit. Rezultate întâmplătoare verificate: { $draws }, mutări: { $moves }.
cli-verify-commitment = Amprenta secretului serverului: { $commitment }
cli-verify-unchecked = Neverificat:

## Turnee

cli-arena-games = { $n ->
    [one] un joc
    [few] { $n } jocuri
   *[other] { $n } de jocuri
  }
cli-arena-wins = victorii, %
cli-arena-wins-adjusted = victorii fără noroc, %
cli-arena-margin = avans
cli-arena-margin-adjusted = avans fără noroc
cli-arena-rating = cotă
cli-arena-median = decizia mediană
cli-arena-p95 = 95 % sub
cli-arena-longest = cea mai lungă
cli-arena-first = Cine a mutat primul a câștigat, %
cli-arena-fair = echitabil: { $share } %
cli-arena-sources = Scor mediu pe surse
cli-unofficial = neoficial

## Echilibru

cli-balance-title = echilibrul între boți { $level }
cli-balance-intervals = Intervalele (±) sunt intervale de 95 %.
cli-balance-seat = Loc
cli-balance-order = Ordinea la rând
cli-balance-fair = echitabil, %
cli-balance-games = jocuri
cli-balance-endings = Ture în ultima rundă
cli-balance-endings-note = Dacă jocul se termină în mijlocul rundei, cei care joacă mai devreme au avut o tură mai mult decât ceilalți. Cine conduce poate însă să fi încheiat jocul intenționat.
cli-balance-turns = ture
cli-balance-share = din jocuri, %
cli-balance-wins-of = victorii nr. { $n }, %
cli-balance-winners = câștigători
cli-balance-losers = ceilalți
cli-balance-length = Durata unui joc
cli-balance-mean = medie
cli-balance-rounds = runde pe joc
cli-balance-things = Folosirea și valoarea cărților
cli-balance-used = din jocuri, %
cli-balance-uses = folosiri pe joc
cli-balance-users-win = victorii cu ea, %
cli-balance-worth = diferență, p.p.
cli-balance-worth-note = Diferența: victoriile jucătorilor care au folosit cartea minus victoriile celor care nu au folosit-o; cine nu o poate avea nu se numără. Arată ce apare împreună, nu ce este cauza.
cli-balance-data = fișiere de date:

## Antrenarea boților

cli-training = boții învață
cli-trained = Gata, blocuri de jocuri: { $blocks }. Ponderile sunt în { $file }
