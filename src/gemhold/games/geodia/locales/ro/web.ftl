# Geodia în browser: tot ce nu este nume, jurnal sau motiv al unei reguli (acelea stau în geodia.ftl).

## Cuvinte

g-good = { $good ->
    [sulphur] sulf
    [wood] lemn
    [iron] fier
    [water] apă
   *[gems] { $n ->
        [one] nestemată
       *[other] nestemate
    }
}
g-figure = { $figure ->
    [worker] muncitor
   *[engineer] inginer
}
g-workers = { $n ->
    [one] 1 muncitor
   *[other] { $n } muncitori
}
g-engineers = { $n ->
    [one] 1 inginer
   *[other] { $n } ingineri
}
g-gems = { $n ->
    [one] 1 nestemată
    [few] { $n } nestemate
   *[other] { $n } de nestemate
}
g-base = bază
g-chest = cufăr
g-dragon = Dragonul
g-road = drum
g-rail = cale ferată
g-bot = bot
g-partner = partenerul tău
g-free = gratuit
g-none = nimic
g-in-play = În joc
g-stock = Rezervele tale

## Harta

g-map = Hartă cu { $n } de câmpuri în jurul dragonului
g-can-choose = { $text } – poate fi ales
g-dragon-label = { $n ->
    [0] { $name }: dragonul, fără nicio comoară
    [one] { $name }: dragonul cu 1 comoară
   *[other] { $name }: dragonul cu { $n } comori
}
g-dragon-robbed = Toate comorile au fost câștigate.
g-treasure-line = Comoara { $n }: { $damage } puncte de daune, apoi { $numbers } la zar; aduce { $gems ->
    [one] 1 nestemată
    [few] { $gems } nestemate
   *[other] { $gems } de nestemate
}.
g-base-place = loc pentru bază în fața câmpurilor { $tiles }
g-base-of = bază ({ $name }); acasă: muncitori { $workers }, ingineri { $engineers }
g-mine-classic = mină { $numbers }: { $gems } nestemate pentru fiecare figurină
g-mine-single = mină de unică folosință: { $gems } nestemate
g-spent = mină goală
g-only-you-know = doar tu știi
g-link-airship = Dirijabil ({ $name })
g-link-drill = Foreză subterană ({ $name })
g-immune = imun, în fața bazei ({ $name })
g-wall-of = zid ({ $name })
g-chest-of = { $gems ->
    [one] cufăr cu 1 nestemată ({ $name })
    [few] cufăr cu { $gems } nestemate ({ $name })
   *[other] cufăr cu { $gems } de nestemate ({ $name })
}
g-tile-menu = Ce poți face: { $place }
g-choose = Alege
g-do = OK
g-verb-road = Drum
g-verb-rail = Cale ferată
g-verb-wall = Zid
g-verb-detonate = Detonare
g-verb-artillery = Mută artileria aici
g-verb-move-worker = Mută muncitorul
g-verb-move-engineer = Mută inginerul
g-nowhere-now = Acum nu poți face asta pe niciun câmp. Apasă pe unul ca să afli de ce.
g-lens = Trasee
g-lens-goods = Câmpul își aduce resursele la începutul turei tale.
g-lens-mine = La { $numbers } mina aduce imediat, pe calea ferată, { $gems ->
    [one] 1 nestemată
    [few] { $gems } nestemate
   *[other] { $gems } de nestemate
}.
g-lens-chest = La { $numbers } mina umple un cufăr cu { $gems ->
    [one] 1 nestemată
    [few] { $gems } nestemate
   *[other] { $gems } de nestemate
}; ajunge acasă o tură mai târziu.
g-lens-no-route = Niciun traseu neîntrerupt până la bază: câmpul nu aduce nimic, iar cufărul rămâne pe loc.
g-lens-spent = Mina e goală: aici nu se mai extrage nimic.

## Baza și mâna

g-your-base = Baza ta
g-hand = Mâna ta
g-hand-count = { $n } din { $most }, pachet: { $deck }
g-hand-empty = Nicio carte.
g-hand-of = { $n ->
    [one] { $name }: 1 carte în mână
   *[other] { $name }: { $n } cărți în mână
}
g-piles = Pachetul și cărțile decartate
g-piles-of = Cărți: { $name }
g-discards = Decartate: { $n }
g-deck = În pachet, în ordine necunoscută: { $n }
g-unseen = În mână sau în pachet: { $n }
g-partner-hand = Mâna partenerului tău
g-mines-left = Mine încă nedescoperite
g-chests-free = { $n ->
    [one] 1 cufăr liber
   *[other] { $n } cufere libere
}
g-level = nivelul { $n }
g-of = { $n } din { $most }
g-cards-bought = cumpărate: { $n }
g-buy-card = Cumpără o carte
g-hire-worker = Angajează un muncitor
g-hire-engineer = Angajează un inginer
g-upgrade = Îmbunătățește la nivelul 2: { $building }
g-full-inventor = cărți de asediu
g-full-recruiter = { $n } muncitori
g-full-workshop = ziduri
g-build = Construcții
g-tool-road = Drum
g-tool-rail = Cale ferată
g-tool-wall = Zid
g-tool-detonate = Detonare
g-short = { $n ->
    [one] lipsește 1
   *[other] lipsesc { $n }
}
g-left = { $n ->
    [one] a rămas 1
   *[other] au rămas { $n }
}
g-nowhere = nicăieri acum
g-workshop-first = Atelier II
g-swap = Schimbă două cărți pe una
g-market = Fă o tranzacție
g-artillery = Mută artileria ({ $n })
g-group-siege = asediu
g-group-tool = unealtă
g-group-situation = situație
g-card-discard = Decartează
g-card-back = Pune înapoi

## Evenimente, baroni, cursa

g-events = Evenimente
g-opening = Runda de început
g-round-of = Runda { $round } din { $rounds }
g-rounds-left = { $n ->
    [one] încă o rundă
   *[other] încă { $n } runde
}
g-event-hidden = Rundele { $rounds }: încă ascuns
g-debt = { $gems ->
    [one] Datorie de 1 nestemată: { $name }
   *[other] Datorie de { $gems } nestemate: { $name }
}
g-debt-own = { $gems ->
    [one] Datoria ta: 1 nestemată
   *[other] Datoria ta: { $gems } nestemate
}
g-debt-grows = crește din runda { $round }
g-pay = Plătește
g-pay-debt = Plătește datoria
g-inspection = Inspecție la sfârșitul rundei { $round }: cinci muncitori sunt gratuiți
g-barons = Baronii minelor
g-race = Nestemate pe runde
g-tab-hand = Mână
g-tab-base = Bază
g-tab-barons = Baroni

## Tura

g-stage-income = Venit
g-stage-main = Principală
g-stage-combat = Luptă
g-stage-final = Finală
g-chance = Hotărăsc zarurile și cărțile…
g-you-are-asked = Acum răspunzi tu:
g-to-combat = La luptă
g-to-final = Fără atac
g-end-turn = Încheie tura
g-crowded = Prea multe figurine pe: { $tiles }. Mută mai întâi câteva.
g-ending-main = Încheie faza principală
g-ending-combat = Treci la faza finală
g-ending-final = Treci la jucătorul următor
g-bonus-die = Bonus
g-mining-die = Minerit
g-bonus-face = { $face ->
    [worker] muncitor sau carte
    [engineer] inginer sau carte
    [cards] două cărți
    [trade] tranzacție sau carte
   *[card] carte sau nimic
}
g-income = Venitul tău
g-battle = Raport de luptă
g-question = Întrebare
g-quick = Start rapid: așază automat
g-quick-running = Se așază…
g-steps-left = { $n ->
    [one] Mai ai un pas în această fază.
    [few] Mai ai { $n } pași în această fază.
   *[other] Mai ai { $n } de pași în această fază.
}
g-done = Gata
g-no-card = Păstrează cartea
g-cancel = Renunță
g-keep-hand = Păstrează restul
g-let-it-hit = Nu te apăra

g-you-mulligan = schimbă cărți din mâna de început
g-you-base = alege locul bazei
g-you-roads = așază drumurile de început
g-you-figures = pune figurinele pe drumuri
g-you-use-tools = joci Scule?
g-you-find = joci Zăcământ?
g-you-bonus = alege ce aduce zarul bonus
g-you-chests = alege minele care primesc un cufăr
g-you-main = mută, construiește, joacă cărți
g-you-final = mută, construiește, joacă cărți încă o dată
g-you-move = alege unde merge figurina
g-you-swap = decartează două cărți pentru una nouă
g-you-trade = alege o tranzacție
g-you-site = alege un câmp pentru carte
g-you-rails = alege drumurile care devin căi ferate
g-you-building = alege clădirea de îmbunătățit
g-you-sabotage = alege ce distrugi
g-you-discard = decartează cărțile în plus
g-you-combat = atacă sau treci mai departe
g-you-target = alege o țintă
g-you-defend = apără-{ "\u2060" }te sau încasează lovitura
g-you-rescue = alege ce evacuezi
g-you-lose = alege ce pierzi
g-you-worms = alungă viermii din mină
g-you-inspect = hotărăște câți muncitori plătești
g-you-dismiss = alege muncitorul care pleacă

g-how-mulligan = { $n ->
    [0] Apasă pe cărțile pe care nu le vrei; tragi tot atâtea noi. Apoi apasă pe „Păstrează restul”.
    [one] Pui înapoi 1 carte. Apasă pe „Păstrează restul” și tragi una nouă.
   *[other] Pui înapoi { $n } cărți. Apasă pe „Păstrează restul” și tragi altele noi.
}
g-how-base = Apasă pe un loc luminat de la margine. Cele două câmpuri din fața lui vor fi ferite de ceilalți.
g-how-roads = Apasă pe câmpurile luminate. Drumurile trebuie să fie legate de baza ta.
g-how-figures = Apasă pe un câmp luminat și pune acolo o figurină: în fiecare tură aduce ambele resurse ale câmpului.
g-how-use-tools = Apasă pe un câmp luminat: în această tură aduce de două ori mai multe resurse.
g-how-find = { $credit ->
    [treasure] Apasă pe carte ca să dublezi comoara sau păstreaz-o.
    [single-use] Apasă pe câmpul luminat ca să-i dublezi nestematele sau păstrează cartea.
    [mines] Apasă pe o mină luminată ca să-i dublezi nestematele sau păstrează cartea.
   *[chests] Apasă pe un câmp luminat ca să-i dublezi cufărul sau păstrează cartea.
}
g-how-bonus = { $face ->
    [worker] Zarul bonus arată un muncitor: ia-l sau ia o carte.
    [engineer] Zarul bonus arată un inginer: ia-l sau ia o carte.
    [trade] Zarul bonus arată o tranzacție: acceptă tranzacția sau ia o carte.
   *[card] Zarul bonus arată o carte: ia-o sau nu.
}
g-how-bonus-fair = Târg de joburi: această față contează ca muncitor. Ia-l sau ia o carte.
g-how-chests = Ai prea puține cufere: apasă pe minele care primesc unul. Din celelalte nu se extrage.
g-how-main = Apasă pe un câmp, pe un buton de construcție sau pe o carte. Apoi treci la luptă.
g-how-final = La fel ca în faza principală, încă o dată. Apoi încheie tura.
g-how-move = Unde merge figurina ({ $figure }, { $place })?
g-how-swap = Apasă pe două cărți din mână: le decartezi și tragi una.
g-how-trade = Dai o nestemată pentru oricare trei resurse sau trei resurse pentru o nestemată.
g-how-site = { $card }: apasă pe un câmp luminat.
g-how-rails = { $left ->
    [one] Apasă pe un drum luminat: a rămas 1 cale ferată.
   *[other] Apasă pe drumurile luminate: au rămas { $left } căi ferate.
}
g-how-building = Apasă pe o clădire de pe cartea bazei: trece la nivelul 2.
g-how-sabotage = Ce distrugi?
g-how-discard = { $n ->
    [one] Apasă pe cartea pe care o decartezi.
   *[other] Apasă pe { $n } cărți pe care le decartezi.
}
g-how-combat = Alege o armă, apoi ținta ei. Întâi alegi toate țintele, abia apoi tragi.
g-how-combat-more = { $n ->
    [one] 1 lovitură pregătită. Trage sau mai ochește.
   *[other] { $n } lovituri pregătite. Trage sau mai ochește.
}
g-how-target = { $at ->
    [dragon] { $weapon }: alege una dintre comorile dragonului.
    [both] { $weapon }: apasă pe un câmp portocaliu sau pe una dintre comorile dragonului.
   *[tile] { $weapon }: apasă pe un câmp portocaliu.
}
g-how-defend = { $n ->
    [one] { $name } trage în { $tile }: 1 punct de daune.
   *[other] { $name } trage în { $tile }: { $n } puncte de daune.
}
g-how-defend-blast = KA-BOOM! { $name } distruge tot de pe { $tile }.
g-how-rescue = Evacuarea câmpului { $tile }: 1 nestemată pentru fiecare figurină sau cufăr.
g-how-lose = { $n ->
    [one] 1 lovitură pe { $tile }: alege ce pierzi.
   *[other] { $n } lovituri pe { $tile }: alege ce pierzi întâi.
}
g-how-worms = Viermi pe { $tile }: trage în ei, evacuează sau renunță la o figurină.
g-how-inspect = { $extra ->
    [one] 1 muncitor în plus: plătește 1 nestemată sau lasă-l să plece.
   *[other] { $extra } muncitori în plus: fiecare costă 1 nestemată sau pleacă.
}
g-how-dismiss = Apasă pe locul muncitorului care pleacă. Mai au de plecat: { $left }.
g-how-tool-road = Apasă pe un câmp luminat ca să construiești un drum.
g-how-tool-rail = Apasă pe un drum luminat ca să-l faci cale ferată.
g-how-tool-wall = Apasă pe un câmp luminat ca să construiești un zid.
g-how-tool-detonate = Apasă de două ori pe un câmp luminat ca să-l detonezi: ce e dedesubt e o surpriză.
g-how-tool-artillery = Apasă pe o cale ferată luminată ca să muți artileria.

g-damage = { $n ->
    [one] 1 punct de daune
   *[other] { $n } puncte de daune
}
g-destroys-all = distruge tot
g-treasure = comoara { $n }
g-fire = Deschide focul
g-fire-munition = Deschide focul cu Muniție
g-put-out = { $n ->
    [one] Stinge 1 punct
   *[other] Stinge { $n } puncte
}
g-rescue = Evacuează: { $thing }
g-lose = Renunță la: { $thing }
g-shoot = Trage: { $weapon }
g-keep = { $n ->
    [0] Nu plăti pentru nimeni
    [one] Plătește pentru 1 muncitor
   *[other] Plătește pentru { $n } muncitori
}
g-take = { $what ->
    [worker] Ia un muncitor
    [engineer] Ia un inginer
    [card] Ia o carte
   *[nothing] Nu lua nimic
}
g-sabotage = { $thing } ({ $name })
g-trade-buy = Dai 1 nestemată și primești
g-trade-sell = Primești 1 nestemată și dai

## Sfârșit și taste

g-where-from = De unde vine fiecare nestemată
g-total = Nestemate
g-team = Echipă
g-key-tools = Drum, cale ferată, zid, detonare
g-key-end = Încheie faza
g-key-lens = Trasee: ce aduce fiecare câmp
g-key-cancel = Pune la loc, renunță

## Cărți care dublează ce a sosit

g-how-double = Acum poți dubla ce ai primit: joacă întâi cartea { $card }.
g-how-site-treasure = { $card }: apasă pe un câmp luminat sau, ca să dublezi comoara, pe carte.

## Ecrane: sfaturi, valoare, ce îți fac ceilalți, momentul

g-worth = { $n ->
    [one] Nestemate aduse imediat: 1
   *[other] Nestemate aduse imediat: { $n }
}
g-rule = { $about ->
    [none] Regula
   *[other] Regula: { $about }
}
g-goal = Scop: câștigă cine are cele mai multe nestemate. Detonează câmpuri ca să găsești mine.
g-learn = Învață Geodia
g-combat-passed = Sari peste faza de luptă: nu ai cu ce trage.
g-gathered = Resurse: { $goods }.
g-chest-way = Ajunge acasă la începutul turei tale următoare, dacă există un traseu până la bază, sau imediat ce termini calea ferată. Până atunci poate fi furat sau distrus.
g-tab-desk = Acum

g-hint-base = Așază baza în fața câmpurilor { $place }.
g-hint-put = { $figure ->
    [worker] Pune un muncitor pe câmpul { $place }.
   *[engineer] Pune un inginer pe câmpul { $place }.
}
g-hint-move = { $figure ->
    [worker] Mută un muncitor de aici: { $place }.
   *[engineer] Mută un inginer de aici: { $place }.
}
g-hint-to = Mergi aici: { $place }.
g-hint-road = Construiește un drum pe câmpul { $place }.
g-hint-rail = Construiește cale ferată pe câmpul { $place }.
g-hint-wall = Construiește un zid pe câmpul { $place }.
g-hint-detonate = Detonează câmpul { $place }: dedesubt e o mină.
g-hint-site = Alege câmpul { $place }.
g-hint-artillery = Mută artileria pe câmpul { $place }.
g-hint-dismiss = Concediază muncitorul de aici: { $place }.
g-hint-play = Joacă cartea { $card }.
g-hint-discard = Decartează cartea { $card }.
g-hint-back = Pune înapoi cartea { $card }.
g-hint-upgrade = Îmbunătățește clădirea: { $building }.
g-hint-hire = Angajează: { $figure }.
g-hint-card = Cumpără o carte.
g-hint-swap = Decartează două cărți și trage una.
g-hint-market = Fă o tranzacție.
g-hint-debt = Plătește datoria.
g-hint-aim = Țintește: { $weapon }.
g-hint-target = Țintește câmpul { $place }.
g-hint-treasure = Țintește comoara dragonului { $n }.
g-hint-rescue = Salvează ce e marcat.
g-hint-lose = Renunță la ce e marcat.
g-hint-lose-rail = Renunță la calea ferată.
g-hint-sabotage = Distruge: { $thing } ({ $name }).
g-hint-buy = Tranzacție: dă o nestemată pentru { $goods }.
g-hint-sell = Tranzacție: primești o nestemată pentru { $goods }.
g-hint-done = E destul: apasă pe „Gata”.
g-hint-no = Lasă așa cum e.
g-hint-cancel = Renunță la această alegere.
g-hint-end = Nu e nimic mai bun de făcut aici: mergi mai departe.

g-blow-steals = { $name } îți fură cufărul de pe câmpul { $tile }. Pierzi { geodia-gems }.
g-blow-sabotages = { $name } îți distruge prin sabotaj cartea { $card }.
g-blow-chest = Cufărul tău de pe câmpul { $tile } e distrus. Pierzi { geodia-gems }.
g-blow-lost = Pierzi { geodia-thing-object } ({ $tile ->
    [base] în bază
   *[other] { $tile }
}).
g-blow-wall = Zidul tău de pe câmpul { $tile } cade.
g-blow-worms = Viermii îți atacă mina de pe câmpul { $tile }.
g-blow-debt = Datoria ta crește: datorezi acum { geodia-gems }.

g-margin = Avans: { geodia-gems }. Locul doi: { $name }
