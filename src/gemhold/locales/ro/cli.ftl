# Cuvintele terminalului. Mutările și comenzile (take 3, undo) rămân în engleză în orice limbă: sunt notație.
# $name este numele unui jucător, $file numele unui fișier, $text ceva tastat, $seats și $n numere întregi, $seed un număr.

### Un joc în terminal

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
cli-moves-many = … ({ $n ->
    [one] un singur mod
    [few] { $n } moduri
   *[other] { $n } de moduri
  }; vezi help)

# Câte un rând pentru fiecare comandă.
cli-command-help = această listă
cli-command-board = arată din nou toată masa
cli-command-moves = arată mutările posibile
cli-command-odds = șansele exacte, bune de știut acum
cli-command-hint = ce ar face un jucător bun
cli-command-undo = anulează ultimul tău pas, cât timp nu i-a răspuns hazardul sau alt jucător
cli-command-log = ce s-a întâmplat; log 40 arată ultimele 40 de rânduri
cli-command-rules = regulile pe scurt
cli-command-save = save FIȘIER: salvează jocul într-un fișier (.gem pentru citit, .json pentru programe)
cli-command-quit = ieșire

cli-undone = Anulat: { $text }
cli-saved = Salvat în { $file }
cli-hint = Un jucător bun ar alege: { $text }
cli-no-odds = În acest joc nu e nimic de calculat.
cli-left = Ai ieșit din joc.
cli-left-again = Aceleași zaruri încă o dată: { $command }
cli-record-kept = Jocul este salvat în { $file }

# Ce s-a tastat nu a putut fi folosit.
cli-ambiguous = „{ $text }” poate însemna { $choices }. Mai scrie o literă.
cli-not-understood = „{ $text }” nu este nici mutare, nici comandă. Scrie help.
cli-save-which = Spune unde: save game.gem

### Compilare, erori, lucru de durată

cli-compiling = se pregătesc regulile (o singură dată) { $step }/{ $steps }
cli-compiled = regulile sunt gata
cli-compiled-before = regulile erau deja pregătite
cli-error = eroare
cli-playing = se joacă

### Regele zarurilor pe masă

# Numele terenurilor pentru spațiile hărții: cel mult nouă litere.
cli-king-land = { $land ->
    [floodplain] Luncă
    [coast] Litoral
    [swamp] Mlaștină
    [meadow] Câmp
    [desert] Deșert
    [cave] Peșteră
    [volcano] Vulcan
    [farmland] Fermă
    [mountains] Munți
    [lava] Lavă
    [steppe] Stepă
    [pine_forest] Pini
    [mushroom_forest] Ciuperci
    [flower_meadow] Flori
   *[quarry] Carieră
  }

# Cetățenii fără adjectiv, după grămadă: cel mult douăsprezece litere.
cli-king-citizen = { $deck ->
    [1] Vânzător
    [2] Hoț
    [3] Antrenor
    [4] Bandit
   *[5] Dezvoltator
  }

# Ce face un cetățean, în cel mult 32 de semne. Hoții fură cartonașe sau pietre prețioase.
cli-king-effect = { $effect ->
    [trader] din 1–3 cartonașe pui unul
    [thief-card] din 2 pui unul, furi un cartonaș
    [thief-gem] pui 1, furi o piatră prețioasă
    [slayer] un foc de dragon devine al tău
    [bandit] cel mai apropiat castel e al tău
   *[landowner] tragi 2 cartonașe, pui ambele
  }

# Capetele tabelelor; scurte, fiindcă terminalul e îngust. castele: 3+1 înseamnă trei în zona cea mai mare și unul în altă parte.
cli-king-offer = Piața muncii
cli-king-condition = condiție
cli-king-joker = joker
cli-king-effect-heading = efect
cli-king-chance = șansă
cli-king-left = rămase
cli-king-points = puncte
cli-king-castles = castele
cli-king-fires = focuri
cli-king-gems = pietre
cli-king-tokens = marcaje
cli-king-jokers = jokeri
cli-king-card = cartonaș
cli-king-best-keep = de păstrat

cli-king-round = runda { $round }
cli-king-supply = grămada generală: { $tiles ->
    [one] un cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
  }, { $fires ->
    [one] un foc
    [few] { $fires } focuri
   *[other] { $fires } de focuri
  }
cli-king-rolls-left = { $n ->
    [0] nicio aruncare rămasă
    [one] încă o aruncare
    [few] încă { $n } aruncări
   *[other] încă { $n } de aruncări
  }
cli-king-drawn = Trase: { $lands }
cli-king-met = îndeplinit
cli-king-empty = fără cartonașe
# Urmează numărul de zaruri: serie 5. Cel mult douăsprezece litere.
cli-king-straight = serie

# Semnele hărții.
cli-king-legend-castle = castel
cli-king-legend-area = în cea mai mare zonă
cli-king-legend-fire = foc de dragon
cli-king-legend-ruin = ruină, a nimănui
cli-king-legend-white = piatră albă
cli-king-legend-gold = piatră de aur
cli-king-legend-target = poate fi ales

# Scrisul mărunt al jurnalului. Înaintea lui stă semnul jucătorului.
cli-king-small-rolls = aruncarea { $roll }: { $dice }
cli-king-small-keeps = { $n ->
    [0] nu păstrează nimic
   *[other] păstrează { $dice }
  }
cli-king-small-card = nou în grămada { $deck }: { cli-king-citizen }, cartonașul { $card }

# Cum se scriu mutările prea multe pentru o listă și ce înseamnă mutările dintr-un cuvânt.
cli-king-syntax-keep = keep r4 r6 păstrează aceste două zaruri și le aruncă pe celelalte; un zar se poate numi și prin literă: keep a c;
    keep none aruncă toate cele șase zaruri.
cli-king-syntax-joker = joker r6 transformă doi jokeri r6 ai tăi într-un șase roșu; cu super jokeri: joker r6 super,
    joker r6 super super.
cli-king-syntax-stop = păstrezi zarurile așa cum sunt
cli-king-syntax-skip = nu furi nimic

# Regulile pe un ecran, câte una pe rând.
cli-king-rules =
    Aruncă cele șase zaruri de cel mult trei ori; între aruncări poți păstra oricâte. Contează și culorile, și numerele.
    Îndeplinește condiția unui cetățean din piața muncii și ia-i cartonașul: acționează pe loc, apoi îți rămâne ca joker.
    Doi jokeri cu același semn, un joker și un super joker sau doi super jokeri țin loc de încă un zar.
    Nu îndeplinești nimic: ia orice cetățean cu fața în jos ca super joker, iar un dragon atacă un ținut tras la sorți.
    Vânzătorul, hoțul și dezvoltatorul trag cartonașe și construiesc pe un ținut liber de același tip. Piatra de acolo e a ta.
    Antrenorul de dragoni pune castelul tău în locul unui foc, iar focul îți rămâne. Banditul ia cel mai apropiat castel străin.
    Jocul se termină când nu mai sunt cartonașe sau îndată ce cineva are nevoie de al 17-lea marcaj, iar acela câștigă.
    3 puncte pentru fiecare castel din zona cea mai mare, 1 pentru oricare altul, 4 pentru cele mai multe focuri, 3 pentru o piatră de aur, 2 pentru una albă.

# Condiții: r roșu, g verde, b albastru, litere egale înseamnă numere egale.
cli-king-signs = 4r: patru zaruri roșii · 4r|5r|6r: în trepte · 6 6: doi de șase · AAA BB: trei la fel și două la fel
    · Σ 28: toate zarurile la un loc · Σr 14: zarurile roșii · r>b>g: sume pe culori

### Tabelul cartonașelor

# $mean și $band sunt procente ca text, de exemplu 75.1 % și 70–90 %.
cli-cards-mean = media { $mean }, ar trebui { $band }
cli-cards-in-band = în regulă
cli-cards-out-of-band = în afara intervalului

### Lista jocurilor

cli-games-players = { $least }–{ $most } jucători

### Simulări

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

### Măsurători

cli-bench-seats = jucători
cli-bench-games = jocuri pe secundă
cli-bench-decisions = decizii pe secundă
cli-bench-length = decizii pe joc
cli-bench-copy = copia unei poziții, ns
cli-bench-state = mărimea unei poziții, octeți
cli-bench-actions = numărul de acțiuni
cli-bench-ready = gata după, s

### Geodia pe masă

# O literă pentru fiecare resursă.
cli-geodia-letter = { $good ->
    [sulphur] S
    [wood] L
    [iron] F
   *[water] A
  }
cli-geodia-free = gratuit
# Cel mult șapte litere.
cli-geodia-dragon = dragon

# Ce înseamnă semnele hărții. figures: ◆2+1; front: un câmp din fața unei baze; known: cineva a privit dedesubt.
cli-geodia-sign = { $sign ->
    [figures] 2 muncitori și un inginer, care controlează câmpul
    [base] bază cu figurinele de acasă
    [front] imun, în fața acestei baze
    [road] drum
    [rail] cale ferată
    [wall] zid
    [mine] mină: la 2, 4, 6 două nestemate de figurină (×1: de unică folosință)
    [spent] mină goală
    [known] un geolog a privit aici
    [chest] cufăr și nestematele lui
    [light] Balistă, Turn cu tunuri
    [heavy] Trebușet, Artilerie feroviară
    [link] Dirijabil, Foreză subterană
    [cut] fără traseu până la baza ta
    [shot] aici țintește o lovitură
   *[target] se poate alege
  }

cli-geodia-round = Runda { $round } din { $rounds }
cli-geodia-opening = Runda de început
cli-geodia-due = { $what ->
    [debt_grows] Datoriile neplătite cresc din runda { $round }.
   *[inspection] Inspecția muncii vine la sfârșitul rundei { $round }.
  }
cli-geodia-mining = Zarul de minerit: { $mining }
# Urmează ce arată zarul bonus.
cli-geodia-bonus = Zarul bonus:
# Urmează comorile: număr, daune, numerele zarului, nestemate.
cli-geodia-treasures = Dragonul, { $tile } – comoara: daune, zar, nestemate

# Tabelul minelor pe care nu le-a văzut încă nimeni.
cli-geodia-mine = mină
cli-geodia-left = rămase
cli-geodia-chance = șansa sub un câmp

# Jucătorii. $all și $home: 5+1 înseamnă cinci muncitori și un inginer.
cli-geodia-hand-n = mâna { $n }, pachetul { $deck }
cli-geodia-figures = figurine { $all } din { $most }, acasă { $home }
cli-geodia-chests = cufere { $n }/{ $most }
cli-geodia-walls = ziduri: { $n }
cli-geodia-debt = datorie: { $n }◇
cli-geodia-partner-hand = Mâna partenerului tău:
cli-geodia-hand = Mâna ta
cli-geodia-price = preț
cli-geodia-prices = Prețuri:
cli-geodia-short = mai mult decât ai
cli-geodia-artillery = pași rămași pentru Artileria feroviară: { $n }
cli-geodia-steps-left = pași rămași în această fază: { $n }
cli-geodia-aimed = Ochite:

# La ce se referă întrebarea.
cli-geodia-ask-worms = Viermi pe { $tile }.
cli-geodia-ask-blast = KA-BOOM pe { $tile } ({ $seat }): tot ce e acolo va fi distrus.
cli-geodia-ask-hit = { $seat } trage în { $tile }, daune: { $n }.
cli-geodia-ask-water = Apă pentru stingerea unei daune: { $n }.
cli-geodia-ask-from = { $figure ->
    [worker] Muncitorul
   *[engineer] Inginerul
  } { $place ->
    [base] pleacă din bază.
   *[other] pleacă de pe { $place }.
  }
cli-geodia-ask-roads = Au rămas: drumuri { $roads }, căi ferate { $rails }.
cli-geodia-ask-count = { $what ->
    [left] Mai sunt de ales: { $n }.
    [too_many] În plus: { $n }.
    [extra] Muncitori de plătit: { $n }.
   *[put_back] Puse înapoi: { $n }.
  }

# Scrisul mărunt al jurnalului. În fața lui stă semnul jucătorului.
cli-geodia-small-card = { $what ->
    [draws] trage o carte
   *[puts-back] pune înapoi o carte
  }
cli-geodia-figure = { $figure ->
    [worker] muncitor
   *[engineer] inginer
  }

# Unde duce sfârșitul unei faze.
cli-geodia-next = { $phase ->
    [main] faza de luptă
    [combat] faza finală
   *[final] sfârșitul turei tale
  }

# Cum se scriu mutările prea numeroase pentru o listă și ce înseamnă mutările dintr-un singur cuvânt.
cli-geodia-syntax = { $verb ->
    [at] at c4: câmpul după nume; cele care se pot alege sunt marcate pe hartă
    [target] target c4 sau target treasure 3: țintele posibile sunt marcate pe hartă
    [to] to c4 sau to base: locurile unde se poate merge sunt marcate pe hartă
    [road] road c4 construiește un drum pe câmp
    [rail] rail c4 face din drumul de acolo o cale ferată
    [wall] wall c4 construiește un zid pe câmp
    [detonate] detonate c4 întoarce câmpul
    [move] move worker c4 (sau engineer, sau base) ridică o figurină; apoi scrie unde merge
    [put] put worker c4 sau put engineer c4: pe un câmp cu drum
    [trade] o nestemată pentru oricare trei resurse sau invers: trade gem for wood wood iron, trade wood wood iron for gem
    [sabotage] sabotage ruby ballista 2: cui și ce
    [base] base a1-a2: după cele două câmpuri din față
    [artillery] artillery c4 mută Artileria feroviară
    [swap] decartezi două cărți și tragi una
    [done] asta e tot
    [no] nu acum
    [cancel] renunți la alegere
   *[fire] plătești loviturile și tragi
  }

# Regulile pe un singur ecran, fiecare pe câte un rând.
cli-geodia-rules =
    Câștigă cine are cele mai multe nestemate. Sunt 8 sau 10 runde, fiecare cu o tură de jucător: venit, faza principală, luptă, faza finală.
    Venit: fiecare figurină aduce câte una din ambele resurse ale câmpului, dacă drumurile duc până la bază. Cel mult 20 din fiecare.
    Apoi ambele zaruri: zarul bonus aduce figurine sau cărți, cel de minerit spune ce mine dau nestemate, pentru fiecare figurină de acolo.
    Pe o cale ferată neîntreruptă nestematele vin imediat. Altfel stau într-un cufăr până la tura ta următoare și pot fi furate.
    Faza principală și cea finală: mută pe drumuri, construiește (road, rail, wall), detonează câmpuri, angajează, îmbunătățește, joacă cărți.
    Unde stau figurinele sau mașinile tale ai controlul, iar adversarii nu pot intra; cele două câmpuri din fața bazei sunt imune.
    Luptă: ochește cu toate armele, apoi trage. Inginerii legați prin cale ferată sting daunele cu apă; zidul primește prima lovitură.
    Lovește dragonul destul de tare pentru o comoară, apoi aruncă unul din numerele ei. La fiecare două runde vine un eveniment nou.
    La sfârșit: 5 nestemate pentru fiecare cufăr al tău de pe un câmp pe care îl controlezi, minus datoriile neplătite.
