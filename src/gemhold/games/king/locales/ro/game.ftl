# Regele zarurilor. Argumente: $seat, $from = numele jucătorilor; $land, $space, $deck (1–5), $card (număr), $die (r6), $dice (r4 g2), $gem (white, gold).

## Substantive

king-land = { $land ->
    [floodplain] luncă inundabilă
    [coast] litoral
    [swamp] mlaștină
    [meadow] câmp
    [desert] deșert
    [cave] peșteră
    [volcano] vulcan
    [farmland] fermă
    [mountains] munți
    [lava] lavă
    [steppe] stepă
    [pine_forest] pădure de pini
    [mushroom_forest] pădure cu ciuperci
    [flower_meadow] pajiște cu flori
   *[quarry] mină de pietre prețioase
}
king-land-in = { $land ->
    [floodplain] în lunca inundabilă
    [coast] pe litoral
    [swamp] în mlaștină
    [meadow] pe câmp
    [desert] în deșert
    [cave] în peșteră
    [volcano] pe vulcan
    [farmland] la fermă
    [mountains] în munți
    [lava] pe lavă
    [steppe] în stepă
    [pine_forest] în pădurea de pini
    [mushroom_forest] în pădurea cu ciuperci
    [flower_meadow] pe pajiștea cu flori
   *[quarry] în mina de pietre prețioase
}
king-citizen = { $deck ->
    [1] vânzătorul morocănos
    [2] hoțul arogant
    [3] antrenorul de dragoni ocupat
    [4] banditul agresiv
   *[5] dezvoltatorul lacom
}
# După prepoziția „pe”: „îl angajează pe vânzătorul morocănos”.
king-citizen-object = { $deck ->
    [1] vânzătorul morocănos
    [2] hoțul arogant
    [3] antrenorul de dragoni ocupat
    [4] banditul agresiv
   *[5] dezvoltatorul lacom
}
king-effect = { $deck ->
    [1] Cu 4 zaruri potrivite construiește un castel; cu 5 alegi unul din 2 cartonașe trase, cu 6 unul din 3 și primești și o piatră prețioasă din grămada generală.
    [2] { $steals ->
        [gem] Construiește cu un cartonaș castel tras la întâmplare, apoi poți fura cuiva o piatră prețioasă.
       *[card] Din 2 cartonașe castel trase, construiește cu cel care îți convine, apoi poți fura cuiva un cartonaș cetățean. Super jokerii sunt în siguranță.
    }
    [3] Învinge un dragon, oriunde ar fi pe hartă: focul lui devine al tău, iar pe spațiu rămâne marcajul tău.
    [4] Cucerește cel mai apropiat spațiu al altui jucător: marcajul lui se întoarce la el, iar al tău îi ia locul.
   *[5] Construiește două castele deodată, cu 2 cartonașe trase.
}
king-colour = { $colour ->
    [purple] violet
    [yellow] galben
    [turquoise] turcoaz
   *[black] negru
}
king-die = { $die ->
    [r1] 1 roșu
    [r2] 2 roșu
    [r3] 3 roșu
    [r4] 4 roșu
    [r5] 5 roșu
    [r6] 6 roșu
    [g1] 1 verde
    [g2] 2 verde
    [g3] 3 verde
    [g4] 4 verde
    [g5] 5 verde
    [g6] 6 verde
    [b1] 1 albastru
    [b2] 2 albastru
    [b3] 3 albastru
    [b4] 4 albastru
    [b5] 5 albastru
   *[b6] 6 albastru
}
king-gem = { $gem ->
    [gold] piatră prețioasă de aur
   *[white] piatră prețioasă albă
}

## Condițiile zarurilor

king-condition-colour = { $colour ->
    [red] { $n ->
        [one] cel puțin un zar roșu
        [few] cel puțin { $n } zaruri roșii
       *[other] cel puțin { $n } de zaruri roșii
    }
    [green] { $n ->
        [one] cel puțin un zar verde
        [few] cel puțin { $n } zaruri verzi
       *[other] cel puțin { $n } de zaruri verzi
    }
   *[blue] { $n ->
        [one] cel puțin un zar albastru
        [few] cel puțin { $n } zaruri albastre
       *[other] cel puțin { $n } de zaruri albastre
    }
}
king-condition-colour-graded = { $colour ->
    [red] 4, 5 sau 6 zaruri roșii
    [green] 4, 5 sau 6 zaruri verzi
   *[blue] 4, 5 sau 6 zaruri albastre
}
king-condition-numbers = aceste numere: { $numbers }
king-condition-groups = grupuri de numere egale: { $groups }
king-condition-sum = suma tuturor zarurilor de cel puțin { $n }
king-condition-red-sum = suma zarurilor roșii de cel puțin { $n }
king-condition-order = suma zarurilor roșii mai mare decât a celor albastre, iar a celor albastre mai mare decât a celor verzi
king-condition-straight = o serie de { $n } numere consecutive
king-condition-straight-graded = o serie de 4, 5 sau 6 numere consecutive

## Cine ce are de făcut

king-ask-keep = { $seat } alege ce zaruri păstrează.
king-ask-check = { $seat } angajează un cetățean, folosește jokeri sau declanșează alarma de dragon.
king-ask-place = { $seat } așază un cartonaș castel.
king-ask-slay = { $seat } alege dragonul de învins.
king-ask-raid = { $seat } alege marcajul de alungat.
king-ask-steal-card = { $seat } poate fura un cartonaș cetățean.
king-ask-steal-gem = { $seat } poate fura o piatră prețioasă.
king-ask-lay-fire = { $seat } alege unde atacă dragonul.
king-ask-fire-of = { $seat } alege al cui foc de dragon se folosește.

## Puncte și opțiuni

king-source-area = Cea mai mare zonă
king-source-others = Celelalte castele
king-source-fires = Cele mai multe focuri de dragon
king-source-gold = Pietre prețioase de aur
king-source-white = Pietre prețioase albe
king-option-map = Hartă
king-option-map-standard = standard
king-option-map-random = aleatorie
king-option-map-custom = proprie
king-option-map-about = Harta standard e mereu aceeași; la cea aleatorie, jumătățile, focurile și pietrele prețioase se așază altfel de fiecare dată.
king-option-start = Început
king-option-start-usual = după regulament
king-option-start-fair = echitabil
king-option-start-about = Cine începe are un avantaj, mai ales în doi; de aceea, cine joacă mai târziu are mai mult la început. Regulamentul nu cunoaște o astfel de regulă.
king-option-colours = Culori

## Ce se întâmplă

king-start-roll = { $sixes ->
    [0] { $seat } aruncă pentru a afla cine începe: { $dice } – niciun 6.
    [one] { $seat } aruncă pentru a afla cine începe: { $dice } – un zar cu 6.
   *[other] { $seat } aruncă pentru a afla cine începe: { $dice } – { $sixes } zaruri cu 6.
}
king-start-tied = Egalitate la zarurile cu 6: jucătorii aflați la egalitate aruncă din nou.
king-starts = { $seat } are cele mai multe zaruri cu 6 și începe.
king-fair-gem = { $gem ->
    [gold] Început echitabil: { $seat } începe cu o piatră prețioasă de aur în locul celei albe.
   *[white] Început echitabil: { $seat } începe cu o piatră prețioasă albă în plus.
}
king-fair-fire = Început echitabil: { $seat } începe cu un foc de dragon.
king-turn = Runda { $round }: joacă { $seat }.
king-rolls = { $seat } aruncă zarurile (aruncarea { $roll } din 3): { $dice }
king-keeps = { $n ->
    [0] { $seat } aruncă din nou toate cele șase zaruri.
    [one] { $seat } păstrează un zar: { $dice }
   *[other] { $seat } păstrează { $n } zaruri: { $dice }
}
king-stops = { $seat } nu mai aruncă: { $dice }
king-joker = { $supers ->
    [0] { $seat } decartează doi jokeri identici și adaugă un zar: { king-die }.
    [1] { $seat } decartează un joker și un super joker și adaugă un zar: { king-die }.
   *[2] { $seat } decartează doi super jokeri și adaugă un zar: { king-die }.
}
king-takes = { $grade ->
    [2] { $seat } îl angajează pe { king-citizen-object } (cartonașul { $card }, treapta a doua).
    [3] { $seat } îl angajează pe { king-citizen-object } (cartonașul { $card }, treapta cea mai înaltă).
   *[other] { $seat } îl angajează pe { king-citizen-object } (cartonașul { $card }).
}
king-takes-super = { $seat } ia cartonașul de deasupra din grămada { $deck }, cu fața în jos, ca super joker.
king-alarm = { $seat } declanșează alarma de dragon!
king-card-turned = Nou în piața muncii, din grămada { $deck }: { king-citizen } (cartonașul { $card }).
king-tile-drawn = { $seat } trage un cartonaș castel: { king-land }.
king-tiles-back = { $n ->
    [one] Un cartonaș castel se întoarce în grămada generală.
    [few] { $n } cartonașe castel se întorc în grămada generală.
   *[other] { $n } de cartonașe castel se întorc în grămada generală.
}
king-builds = { $seat } construiește un castel { king-land-in } ({ $space }).
king-slays = { $seat } învinge dragonul { king-land-in } ({ $space }), îi ia focul și își pune marcajul acolo.
king-raids = { $seat } cucerește spațiul { $space } ({ king-land }); { $from } își ia marcajul înapoi.
king-fire-laid = Un dragon atacă { king-land-in } ({ $space }): castelul e în flăcări.
king-ruin = Castelul { king-land-in } ({ $space }) rămâne o ruină fără stăpân: focurile de dragon s-au terminat.
king-fire-of = În grămada generală nu mai sunt focuri de dragon; acesta vine de la { $from }.
king-finds-gem = { $gem ->
    [gold] { $seat } găsește o piatră prețioasă de aur.
   *[white] { $seat } găsește o piatră prețioasă albă.
}
king-supply-gem = { $gem ->
    [gold] { $seat } primește din grămada generală o piatră prețioasă de aur.
   *[white] { $seat } primește din grămada generală o piatră prețioasă albă.
}
king-steals-card = { $seat } fură cartonașul { $card } de la { $from }.
king-steals-gem = { $gem ->
    [gold] { $seat } fură o piatră prețioasă de aur de la { $from }.
   *[white] { $seat } fură o piatră prețioasă albă de la { $from }.
}
king-steals-nothing = { $seat } nu fură nimic.
king-no-effect = { $deck ->
    [3] Pe hartă nu arde niciun foc de dragon, așa că antrenorul de dragoni nu are ce face.
    [4] Pe hartă nu e niciun marcaj al altui jucător, așa că banditul nu are ce face.
   *[other] Cartonașul nu are efect.
}
king-over = Jocul s-a terminat.
king-wins = { $seat } câștigă!
king-wins-by-tokens = { $seat } are nevoie de încă un marcaj, dar toate sunt deja pe hartă: victorie pe loc!
king-shared = { $n } jucători își împart victoria.

## De ce nu se poate

why-deck-empty = Grămada { $deck } este goală.
why-condition-not-met = Zarurile nu îndeplinesc condiția de pe cartonașul { $card } ({ king-citizen }).
why-must-take = Zarurile îndeplinesc condiția unui cartonaș din grămada { $deck } ({ king-citizen }), așa că trebuie să angajezi un cetățean; nu poți declanșa alarma de dragon.
why-choose-deck = Alege mai întâi un cartonaș pe care să-l iei cu fața în jos ca super joker, de exemplu din grămada { $deck }.
why-no-pair = { $need ->
    [one] Ai nevoie de un joker „{ king-die }”, dar nu ai niciunul.
   *[other] Ai nevoie de { $need } jokeri „{ king-die }”; ai { $have }.
}
why-no-super = { $need ->
    [one] Ai nevoie de un super joker, dar nu ai niciunul.
   *[other] Ai nevoie de { $need } super jokeri; ai { $have }.
}
why-not-free = Pe spațiul { $space } se află deja un castel.
why-wrong-land = Spațiul { $space } ({ king-land }) nu se potrivește cu niciun cartonaș castel tras.
why-no-fire = Pe spațiul { $space } nu arde niciun foc de dragon.
why-no-fire-owned = { $seat } nu are niciun foc de dragon.
why-own-token = Spațiul { $space } este deja al tău.
why-no-token = Spațiul { $space } nu aparține niciunui jucător.
why-not-nearest = Alt marcaj al unui adversar este mai aproape decât cel de pe spațiul { $space }.
why-card-not-owned = Nimeni nu are cartonașul { $card }.
why-own-card = Cartonașul { $card } este deja al tău.
why-super-safe = Cartonașul { $card } este cu fața în jos: super jokerii nu pot fi furați.
why-own-gem = Această piatră prețioasă este deja a ta.
why-no-gem = { $gem ->
    [gold] { $seat } nu are nicio piatră prețioasă de aur.
   *[white] { $seat } nu are nicio piatră prețioasă albă.
}
# $awaited: the phase that waits for the player.
king-wrong-phase = { $awaited ->
    [keep] Nu acum: mai întâi alege ce zaruri păstrezi.
    [check] Nu acum: mai întâi angajează un cetățean sau declanșează alarma de dragon.
    [place] Nu acum: mai întâi așază cartonașul castel.
    [slay] Nu acum: mai întâi alege dragonul de învins.
    [raid] Nu acum: mai întâi alege marcajul de alungat.
    [steal-card] Nu acum: mai întâi fură un cartonaș sau renunță.
    [steal-gem] Nu acum: mai întâi fură o piatră prețioasă sau renunță.
    [lay-fire] Nu acum: mai întâi alege unde atacă dragonul.
    [fire-of] Nu acum: mai întâi alege al cui foc de dragon se folosește.
    [over] Jocul s-a terminat.
   *[other] Nu acum: mai întâi trebuie aruncat sau tras ceva.
}

## Reasons of hints ($better: yes or no)

king-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
king-reason-way = { king-citizen } { $percent }%
king-reason-alarm = alarmă de dragon { $percent }%
king-reason-castles = { $better ->
    [yes] cu { king-points } mai mult din castele
   *[no] cu { king-points } mai puțin din castele
}
king-reason-gems = { $better ->
    [yes] cu { king-points } mai mult din pietre prețioase
   *[no] cu { king-points } mai puțin din pietre prețioase
}
king-reason-fires = { $better ->
    [yes] cu { king-points } mai mult pentru focuri
   *[no] cu { king-points } mai puțin pentru focuri
}
king-reason-room = { $better ->
    [yes] mai mult loc de extindere
   *[no] mai puțin loc de extindere
}
king-reason-danger = { $better ->
    [yes] banditul ți-ar lua mai puțin
   *[no] banditul ți-ar lua mai mult
}
king-reason-raids = { $better ->
    [yes] ținte mai bune pentru bandit
   *[no] ținte mai slabe pentru bandit
}
king-reason-jokers = { $better ->
    [yes] jokeri mai buni la tine
   *[no] jokeri mai slabi la tine
}
king-reason-rivals = { $better ->
    [yes] ceilalți au cu { king-points } mai puțin
   *[no] ceilalți au cu { king-points } mai mult
}
king-reason-rivals-room = { $better ->
    [yes] locuri mai slabe pentru ceilalți
   *[no] locuri mai bune pentru ceilalți
}
king-reason-rivals-jokers = { $better ->
    [yes] jokeri mai slabi la ceilalți
   *[no] jokeri mai buni la ceilalți
}
king-reason-offer = { $better ->
    [yes] o piață a muncii mai săracă pentru următorul jucător
   *[no] o piață a muncii mai bogată pentru următorul jucător
}
king-reason-end = încheie jocul
## O hartă proprie

king-map-overlap = Jumătățile hărții se suprapun.
king-map-apart = Jumătățile hărții nu se ating.
king-map-few = { $what ->
    [fires] Mai ai de așezat focuri de dragon: { $n }
    [white] Mai ai de așezat pietre prețioase albe: { $n }
   *[gold] Mai ai de așezat pietre prețioase de aur: { $n }
}
king-map-many = { $what ->
    [fires] Prea multe focuri de dragon: scoate { $n }
    [white] Prea multe pietre prețioase albe: scoate { $n }
   *[gold] Prea multe pietre prețioase de aur: scoate { $n }
}
king-map-twice = Marcat de două ori ({ $half ->
    [west] jumătatea de vest
   *[east] jumătatea de est
}): { king-land }
