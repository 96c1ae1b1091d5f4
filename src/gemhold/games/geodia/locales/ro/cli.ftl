## Geodia pe masă

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
    [mine] mină: la 2, 4, 6 două nestemate pentru fiecare figurină (×1: de unică folosință)
    [spent] mină goală
    [known] un geolog a privit aici
    [chest] cufăr și nestematele lui
    [light] Balistă, Turn cu tunuri
    [heavy] Trebușet, Artilerie feroviară
    [link] Dirijabil, Foreză subterană
    [cut] fără traseu până la baza ta
    [shot] ținta unei lovituri
   *[target] poate fi ales
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
cli-geodia-aimed = Ținte alese:

# La ce se referă întrebarea.
cli-geodia-ask-worms = Viermi pe { $tile }.
cli-geodia-ask-blast = KA-BOOM pe { $tile } ({ $seat }): tot ce e acolo va fi distrus.
cli-geodia-ask-hit = { $seat } trage în { $tile }, puncte de daune: { $n }.
cli-geodia-ask-water = Apă pentru stingerea unui punct de daune: { $n }.
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
# Ce deosebește locurile în rapoarte.
cli-geodia-trait = { $trait ->
    [side] Tabără
   *[baron] Baron al minelor
  }

# Cum se scriu mutările prea numeroase pentru o listă și ce înseamnă mutările dintr-un singur cuvânt.
cli-geodia-syntax = { $verb ->
    [at] at c4: câmpul după nume; cele care pot fi alese sunt marcate pe hartă
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
    Câștigă cine are cele mai multe nestemate. Sunt 8 sau 10 runde; în fiecare rundă fiecare jucător are o tură: venit, faza principală, luptă, faza finală.
    Venit: fiecare figurină aduce câte o unitate din ambele resurse ale câmpului, dacă drumurile duc până la bază. Cel mult 20 din fiecare.
    Apoi ambele zaruri: zarul bonus aduce figurine sau cărți, cel de minerit spune ce mine dau nestemate, pentru fiecare figurină de acolo.
    Pe o cale ferată neîntreruptă nestematele vin imediat. Altfel așteaptă într-un cufăr până la tura ta următoare și pot fi furate.
    Faza principală și cea finală: mută pe drumuri, construiește (road, rail, wall), detonează câmpuri, angajează, îmbunătățește, joacă cărți.
    Controlezi câmpurile pe care stau figurinele sau mașinile tale, iar adversarii nu pot intra; cele două câmpuri din fața bazei sunt imune.
    Luptă: ochește cu toate armele, apoi trage. Inginerii legați prin cale ferată sting daunele cu apă; zidul primește prima lovitură.
    Lovește dragonul destul de tare pentru o comoară, apoi aruncă unul dintre numerele ei. La fiecare două runde începe un eveniment nou.
    La sfârșit: 5 nestemate pentru fiecare cufăr de pe un câmp pe care îl controlezi, minus datoriile neplătite.
