## Regele zarurilor pe masă

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
   *[quarry] Mină
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
   *[other] { $fires } focuri
  }
cli-king-rolls-left = { $n ->
    [0] nicio aruncare rămasă
    [one] încă o aruncare
   *[other] încă { $n } aruncări
  }
cli-king-drawn = Trase: { $lands }
cli-king-met = îndeplinită
cli-king-empty = fără cartonașe
# Urmează numărul de zaruri: serie 5. Cel mult douăsprezece litere.
cli-king-straight = serie

# Semnele hărții.
cli-king-legend-castle = castel
cli-king-legend-area = în cea mai mare zonă
cli-king-legend-fire = foc de dragon
cli-king-legend-ruin = ruină, fără stăpân
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
cli-king-syntax-keep = keep r4 r6 păstrează aceste două zaruri și le aruncă pe celelalte; un zar poate fi numit și prin litera lui: keep a c;
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
    Nu îndeplinești nicio condiție? Ia orice cetățean cu fața în jos ca super joker, iar un dragon atacă un spațiu tras la sorți.
    Vânzătorul, hoțul și dezvoltatorul trag cartonașe și construiesc pe un spațiu liber de același tip. Piatra de acolo e a ta.
    Antrenorul de dragoni pune castelul tău în locul unui foc, iar focul îți rămâne. Banditul ia cel mai apropiat castel al altui jucător.
    Jocul se termină când nu mai sunt cartonașe sau când cineva are nevoie de al 17-lea marcaj: acela câștigă pe loc.
    3 puncte pentru fiecare castel din zona cea mai mare, 1 pentru oricare altul, 4 pentru cele mai multe focuri, 3 pentru o piatră de aur, 2 pentru una albă.

# Condiții: r roșu, g verde, b albastru, litere egale înseamnă numere egale.
cli-king-signs = 4r: patru zaruri roșii · 4r|5r|6r: în trepte · 6 6: două zaruri cu 6 · AAA BB: trei la fel și două la fel
    · Σ 28: toate zarurile la un loc · Σr 14: zarurile roșii · r>b>g: sume pe culori

## Tabelul cartonașelor

# $mean și $band sunt procente ca text, de exemplu 75.1 % și 70–90 %.
cli-cards-mean = media { $mean }, ar trebui { $band }
cli-cards-in-band = în regulă
cli-cards-out-of-band = în afara intervalului
