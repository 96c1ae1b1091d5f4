## Regele zarurilor

k-map = Hartă: { $n } de spații în două jumătăți
k-offer = Piața muncii
k-dice = Zaruri
k-cards = Cartonașe
k-supply = Grămada generală
k-supply-tiles = Cartonașe castel rămase
k-tiles = { $n ->
    [one] cartonaș
    [few] cartonașe
   *[other] de cartonașe
}
k-fires-short = { $n ->
    [one] foc
   *[other] focuri
}
k-white = { $n ->
    [one] albă
    [few] albe
   *[other] albe
}
k-gold = { $n ->
   *[other] aur
}
k-white-gems = Pietre prețioase albe
k-gold-gems = Pietre prețioase de aur
k-fires = Focuri de dragon
k-tokens-left = Marcaje rămase
k-area-others = Cea mai mare zonă + celelalte spații
k-score-now = Puncte dacă jocul s-ar termina acum
k-points-now = { $n ->
    [one] Un punct dacă jocul s-ar termina acum
    [few] { $n } puncte dacă jocul s-ar termina acum
   *[other] { $n } de puncte dacă jocul s-ar termina acum
}
k-player-detail = Arată tot ce are acest jucător
k-your-cards = Cartonașele tale
k-your-jokers = Jokerii tăi
k-none-yet = deocamdată nimic
k-castle-of = castel ({ $name })
k-burning = foc de dragon
k-ruin = ruină, fără stăpân
k-free = liber
k-can-choose = { $text } – poate fi ales
k-phase-roll = Aruncare
k-phase-check = Verificare
k-phase-citizen = Cetățean
k-phase-alarm = sau alarmă
k-waiting = Joacă { $name }…
k-you-keep = aruncă din nou sau angajează un cetățean
k-you-check = angajează un cetățean
k-you-check-none = folosește jokeri sau ia un cartonaș cu fața în jos
k-you-place = așază cartonașul castel
k-you-slay = alege un foc de dragon
k-you-raid = alege un marcaj de alungat
k-you-steal-card = poți fura un cartonaș
k-you-steal-gem = poți fura o piatră prețioasă
k-you-lay-fire = alege unde atacă dragonul
k-you-fire-of = alege al cui foc se folosește
k-do-keep = Alege zarurile pe care le păstrezi.
k-do-check = Alege un cetățean.
k-do-place = Construiește aici: spațiul devine al tău.
k-do-slay = Învinge dragonul: focul și spațiul devin ale tale.
k-do-raid = Alungă marcajul și cucerește spațiul.
k-do-lay-fire = Dragonul atacă aici.
k-do-steal-card = Alege cartonașul pe care îl furi.
k-do-steal-gem = Alege piatra prețioasă pe care o furi.
k-do-fire-of = Alege al cui foc se folosește.
k-do-over = Jocul s-a terminat.
k-citizen-adjective = { $deck ->
    [1] morocănos
    [2] arogant
    [3] ocupat
    [4] agresiv
   *[5] lacom
}
k-citizen-noun = { $deck ->
    [1] Vânzătorul
    [2] Hoțul
    [3] Antrenorul de dragoni
    [4] Banditul
   *[5] Dezvoltatorul
}
k-citizen-short = { $deck ->
    [1] Vânzător
    [2] Hoț
    [3] Antrenor
    [4] Bandit
   *[5] Dezvoltator
}
k-met = Îndeplinită
k-not-met = Neîndeplinită
k-not-now = Nu acum
k-face-down = Cu fața în jos
# On a narrow card.
k-face-down-short = Întors
k-percent = { $n }%
k-empty = goală
k-deck-empty = Grămada { $deck } este goală
k-needs = Condiția: { $condition }.
k-card-label = { $name }. { $effect } Condiția: { $condition }. Joker { $joker }. { $state }. { $below ->
    [0] Ultimul cartonaș.
    [one] Dedesubt: un cartonaș.
   *[other] Dedesubt: { $below } cartonașe.
}
k-to-roll = De aruncat
k-held = Păstrate
k-die-hidden = zar
k-die-held = { $die }, păstrat
k-die-fictive = { $die }, din jokeri
k-fictive = Din jokeri:
k-drawn = Trase:
k-roll = { $n ->
    [one] Aruncă un zar
   *[other] Aruncă { $n } zaruri
}
k-roll-short = Aruncă { $n }
k-rolls-left = { $n ->
    [one] încă o aruncare
   *[other] încă { $n } aruncări
}
k-stop = Oprește-te
k-stop-long = Oprește-te aici
k-stop-more = Păstrează-le pe toate șase și treci la cetățeni
k-take-more = Oprește-te și angajează acest cetățean
k-ask-take = Alege un cetățean
k-ask-alarm = Alege un cartonaș pe care îl iei cu fața în jos; urmează alarma de dragon
k-alarm = Alarmă de dragon
k-alarm-instead = Alege alarma
k-skip = Nu fura
k-jokers-use = Folosește jokeri
k-joker = Joker { $die }, grămada { $deck }
k-super = super joker
k-supers = { $n ->
    [one] Un super joker
    [few] { $n } super jokeri
   *[other] { $n } de super jokeri
}
k-pair = Decartează doi jokeri { $die } pentru acest zar
k-pair-super = Decartează jokerul { $die } și un super joker pentru acest zar
k-pair-any = Decartează doi super jokeri pentru orice zar
k-make-die = Adaugă zarul: { $die }
k-steal = Fură: { $what }
k-steal-from = Fură de la { $name }: { $what }
k-total = Total
k-worth-area = 3 pentru fiecare castel din ea
k-worth-others = 1 pentru fiecare
k-worth-fires = 4 pentru cele mai multe; la egalitate, câte 4
k-worth-gold = 3 pentru fiecare
k-worth-white = 2 pentru fiecare
k-luck = Norocul la zaruri
k-luck-about = Media unui zar cinstit este 3,5. „Noroc” și „ghinion” înseamnă o diferență mai mare decât abaterea standard.
k-luck-mean = Media zarurilor
k-luck-word = Verdict
k-luck-lucky = noroc
k-luck-even = normal
k-luck-unlucky = ghinion
k-luck-citizens = Cetățeni angajați
k-luck-alarms = Alarme de dragon
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

k-key-dice = păstrează sau eliberează un zar
k-key-cards = alege un cetățean
k-key-roll = aruncă
k-key-stop = oprește-te sau nu fura

## Ce află jucătorul în timpul jocului: valoare, șanse, sfaturi, pierderi, finalul

k-worth-you = { $n ->
    [one] Tu: { $points } punct.
    [few] Tu: { $points } puncte.
   *[other] Tu: { $points } de puncte.
}
k-worth-name = { $name }: { $points }.
k-chances-about = Procentele: șansa ta de a angaja un cetățean cu zarurile păstrate, dacă arunci mai departe doar pentru el.
# On a narrow card, after a tick or without one.
k-met-short = Da
k-not-met-short = Nu
k-understood = Am înțeles
k-chance-now = { $n }% cu zarurile păstrate, dacă arunci doar pentru acest cetățean.
k-chance-best = { $dice ->
    [0] Cel mult { $n }%: nu păstra niciunul.
    [one] Cel mult { $n }%: păstrează zarul marcat.
   *[other] Cel mult { $n }%: păstrează zarurile marcate.
}
k-chance-item = { $citizen } { $n }%
k-die-advised = { $die }, un bot l-ar păstra
k-advice-keep = { $n ->
    [0] Aruncă din nou toate cele șase zaruri.
    [one] Păstrează zarul marcat și aruncă-le pe celelalte.
   *[other] Păstrează cele { $n } zaruri marcate și aruncă-le pe celelalte.
}
k-advice-take = Angajează-l pe { king-citizen-object }.
k-advice-alarm = Alarmă de dragon, cu acest cartonaș cu fața în jos: { $citizen }.
k-advice-alarm-why = Zarurile nu îndeplinesc nicio condiție; cartonașul devine super joker.
k-advice-place = Construiește pe { $space }.
k-advice-slay = Învinge dragonul de pe { $space }.
k-advice-raid = Cucerește { $space }.
k-advice-lay-fire = Lasă dragonul să atace { $space }.
k-advice-fire-of = Folosește un foc al acestui jucător: { $name }.
k-advice-chances = Cele mai bune șanse după aceea: { $list }.
k-advice-met = Condiții îndeplinite: { $list }.
k-advice-follow = Păstrează-le
k-alarm-sound = Dă alarma
k-alarm-face-down = Cu fața în jos: { $citizen }. Fără întoarcere.
k-alarm-final = Nu există cale de întoarcere.
k-blow-raids = { $name } îți cucerește castelul { king-land-in } ({ $space }).
k-blow-steals-card = { $name } îți fură un cartonaș.
k-blow-steals-gem = { $gem ->
    [gold] { $name } îți fură o piatră prețioasă de aur.
   *[white] { $name } îți fură o piatră prețioasă albă.
}
k-blow-fire-of = { $name } folosește unul dintre focurile tale de dragon.
k-end-ahead = { $n ->
    [one] { $winner } are un punct în plus față de { $name }.
    [few] { $winner } are { $n } puncte în plus față de { $name }.
   *[other] { $winner } are { $n } de puncte în plus față de { $name }.
}
k-end-fires = { $winner } și { $name } au același punctaj; decid focurile de dragon.
