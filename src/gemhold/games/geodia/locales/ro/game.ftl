# Geodia. Argumente: $seat, $from, $to, $partner = numele jucătorilor; $tile (c4), $card, $good, $event, $n.

## Substantive

geodia-side = { $side ->
    [goblins] goblini
   *[dwarves] pitici
}
geodia-baron = { $baron ->
    [emerald] Smarald
    [sapphire] Safir
    [ruby] Rubin
   *[citrine] Citrin
}
geodia-good = { $good ->
    [sulphur] sulf
    [wood] lemn
    [iron] fier
    [water] apă
   *[gems] nestemate
}
geodia-building = { $building ->
    [inventor] Inventator
    [recruiter] Recrutor
   *[workshop] Atelier
}
geodia-card = { $card ->
    [ballista] Balistă
    [tower] Turn cu tunuri
    [trebuchet] Trebușet
    [railway-artillery] Artilerie feroviară
    [forest-drone] Dronă de pădure
    [mountain-drone] Dronă de munte
    [chain-saw] Drujbă
    [jackhammer] Ciocan pneumatic
    [gem-cutter] Șlefuitor de nestemate
    [water-pump] Pompă de apă
    [gem-find] Zăcământ
    [work-tools] Scule
    [infrastructure] Infrastructură
    [upgrade] Îmbunătățire
    [ka-boom] KA-BOOM
    [geologist] Geolog
    [saboteur] Sabotor
    [munition] Muniție
    [rocket] Rachetă
    [explosive-drone] Dronă explozivă
    [airship] Dirijabil
   *[underground-drill] Foreză subterană
}
geodia-card-effect = { $card ->
    [ballista] Mașină de asediu: 2 puncte de daune la o distanță de 1 până la 3 câmpuri.
    [tower] Mașină de asediu: 2 puncte de daune la o distanță de 1 până la 3 câmpuri.
    [trebuchet] Mașină de asediu: 2 puncte de daune la o distanță de 1 până la 4 câmpuri.
    [railway-artillery] Mașină de asediu: 2 puncte de daune la o distanță de 1 până la 3 câmpuri; pe calea ferată înaintează până la 2 câmpuri pe tură.
    [forest-drone] La începutul turei tale aduce o unitate de lemn și una de sulf.
    [mountain-drone] La începutul turei tale aduce o unitate de fier și una de sulf.
    [chain-saw] La începutul turei tale aduce 2 unități de lemn.
    [jackhammer] La începutul turei tale aduce 2 unități de fier.
    [gem-cutter] La începutul turei tale aduce o nestemată.
    [water-pump] La începutul turei tale aduce o unitate de apă.
    [gem-find] Dublează nestematele abia sosite de pe un câmp, inclusiv cele furate și comoara dragonului. Joac-o înainte de orice altceva.
    [work-tools] La începutul fazei principale, înainte de orice altceva: dublează resursele aduse de un câmp.
    [infrastructure] Transformă 3 drumuri în căi ferate.
    [upgrade] Îmbunătățește o clădire din baza ta la nivelul 2.
    [ka-boom] Doar în faza de luptă: distruge tot ce se află pe un câmp.
    [geologist] Privește sub orice câmp; adversarii nu văd ce e acolo.
    [saboteur] Distruge o unealtă sau o mașină de asediu a unui adversar.
    [munition] Loviturile tale din această fază de luptă nu costă resurse.
    [rocket] 1 punct de daune la o distanță de 1 până la 3 câmpuri de un inginer al tău.
    [explosive-drone] 1 punct de daune la o distanță de 1 până la 3 câmpuri de un inginer al tău.
    [airship] Leagă un câmp de baza ta ca o cale ferată; sau, la un atac, evacuează figurine și cufere, fiecare pentru o nestemată.
   *[underground-drill] Leagă un câmp de baza ta ca o cale ferată; sau, la un atac, evacuează figurine și cufere, fiecare pentru o nestemată.
}
geodia-event-name = { $event ->
    [tournament] Turnir
    [wet-season] Sezon ploios
    [job-fair] Târg de joburi
    [market] Piață
    [blizzard] Viscol
    [claim] Creanță
    [inspection] Inspecția muncii
   *[worms] Viermi
}
geodia-event-effect = { $event ->
    [tournament] Jucătorii nu pot fi atacați, dragonul da.
    [wet-season] Tot ce se plătește cu apă costă cu o unitate de apă mai puțin.
    [job-fair] Zarul bonus aduce mai des muncitori: fața „o carte sau nimic” contează ca muncitor.
    [market] Fiecare poate face o tranzacție pe tură, în faza principală sau în cea finală.
    [blizzard] Trenurile nu circulă: nestematele se primesc abia în tura următoare.
    [claim] Fiecare datorează 5 nestemate, de plătit în 3 runde; apoi datoria crește cu 1 pe rundă.
    [inspection] Cinci muncitori sunt gratuiți; la sfârșitul celei de-a treia runde, fiecare muncitor în plus costă o nestemată sau pleacă.
   *[worms] La începutul fiecărei runde viermii atacă minele cu numărul ieșit la zar: trage în ei sau pierzi o figurină.
}

## Cine ce are de făcut

geodia-ask-mulligan = { $seat } poate schimba cărți din mâna de început.
geodia-ask-base = { $seat } alege locul bazei.
geodia-ask-roads = { $seat } așază drumurile și căile ferate de început.
geodia-ask-figures = { $seat } așază pe hartă figurinele de început.
geodia-ask-use-tools = { $seat } poate juca Scule înainte să sosească resursele.
geodia-ask-find = { $seat } poate juca Zăcământ înainte să sosească nestematele.
geodia-ask-bonus = { $seat } alege ce aduce zarul bonus.
geodia-ask-chests = { $seat } alege pe ce mine pune cufere.
geodia-ask-main = { $seat } mută, construiește și joacă cărți (faza principală).
geodia-ask-final = { $seat } mută, construiește și joacă cărți (faza finală).
geodia-ask-move = { $seat } alege unde merge figurina.
geodia-ask-swap = { $seat } alege două cărți de schimbat pe una nouă.
geodia-ask-trade = { $seat } face o tranzacție.
geodia-ask-site = { $seat } alege un câmp pentru carte.
geodia-ask-rails = { $seat } alege drumurile care devin căi ferate.
geodia-ask-building = { $seat } alege clădirea de îmbunătățit.
geodia-ask-sabotage = { $seat } alege ținta sabotajului.
geodia-ask-discard = { $seat } are prea multe cărți și trebuie să decarteze.
geodia-ask-combat = { $seat } alege armele (faza de luptă).
geodia-ask-target = { $seat } alege ținta.
geodia-ask-defend = { $seat } se apără de atac.
geodia-ask-rescue = { $seat } alege ce evacuează.
geodia-ask-lose = { $seat } alege ce se pierde.
geodia-ask-worms = { $seat } luptă cu viermii.
geodia-ask-inspect = { $seat } hotărăște pentru câți muncitori plătește.
geodia-ask-dismiss = { $seat } alege muncitorul de concediat.

## Nestemate și opțiuni

geodia-source-start = Început
geodia-source-mines = Mine
geodia-source-single-use = Mine de unică folosință
geodia-source-tools = Unelte
geodia-source-stolen = Furate
geodia-source-treasure = Comoara dragonului
geodia-source-trade = Tranzacții
geodia-source-chests = Cufere la final
geodia-source-figures = Recrutare
geodia-source-cards = Cărți cumpărate
geodia-source-played = Cărți jucate
geodia-source-rescue = Evacuări
geodia-source-debt = Creanță
geodia-source-inspection = Inspecția muncii
geodia-option-rounds = Runde
geodia-option-rounds-8 = 8, cu 4 evenimente
geodia-option-rounds-10 = 10, cu 5 evenimente
geodia-option-teams = Echipe
geodia-option-teams-false = fiecare pentru sine
geodia-option-teams-true = doi contra doi
geodia-option-barons = Baronii minelor
geodia-option-map = Hartă
geodia-option-map-about = Câmpurile se amestecă la începutul jocului sau stau cum le-ai așezat tu.
geodia-option-map-shuffled = amestecată
geodia-option-map-custom = proprie
geodia-map-bare = { $n ->
    [one] Un câmp este încă gol.
    [few] { $n } câmpuri sunt încă goale.
   *[other] { $n } de câmpuri sunt încă goale.
}
geodia-map-many = Prea multe câmpuri de acest fel ({ $a ->
    [sulphur] sulf
    [wood] lemn
    [iron] fier
   *[water] apă
} și { $b ->
    [sulphur] sulf
    [wood] lemn
    [iron] fier
   *[water] apă
}): scoate { $n }
geodia-map-twice = Câmpul { $tile } este așezat de două ori.

## Cantități și forme din interiorul propozițiilor

geodia-gems = { $gems ->
    [-1] -1 nestemată
    [one] o nestemată
    [few] { $gems } nestemate
   *[other] { $gems } de nestemate
}
geodia-place = { $place ->
    [base] în bază
   *[other] pe câmpul { $place }
}
# Ca obiect: „… angajează un muncitor”.
geodia-figure-object = { $figure ->
    [worker] un muncitor
   *[engineer] un inginer
}
# Ca obiect: „… pierde un muncitor”.
geodia-thing-object = { $thing ->
    [worker] un muncitor
    [engineer] un inginer
    [chest] un cufăr
    [ballista] o Balistă
    [tower] un Turn cu tunuri
    [trebuchet] Trebușetul
    [railway-artillery] Artileria feroviară
    [airship] Dirijabilul
   *[underground-drill] Foreza subterană
}
geodia-weapon = { $weapon ->
    [ballista] Balistă
    [tower] Turn cu tunuri
    [trebuchet] Trebușet
    [railway-artillery] Artilerie feroviară
    [rocket] Rachetă
    [explosive-drone] Dronă explozivă
   *[ka-boom] KA-BOOM
}
geodia-bonus = { $bonus ->
    [worker] un muncitor sau o carte
    [engineer] un inginer sau o carte
    [cards] două cărți
    [trade] o tranzacție sau o carte
   *[card] o carte sau nimic
}
geodia-goods = { $goods ->
    [sulphur-sulphur-sulphur] 3 sulf
    [sulphur-sulphur-wood] 2 sulf, 1 lemn
    [sulphur-sulphur-iron] 2 sulf, 1 fier
    [sulphur-sulphur-water] 2 sulf, 1 apă
    [sulphur-wood-wood] 1 sulf, 2 lemn
    [sulphur-wood-iron] 1 sulf, 1 lemn, 1 fier
    [sulphur-wood-water] 1 sulf, 1 lemn, 1 apă
    [sulphur-iron-iron] 1 sulf, 2 fier
    [sulphur-iron-water] 1 sulf, 1 fier, 1 apă
    [sulphur-water-water] 1 sulf, 2 apă
    [wood-wood-wood] 3 lemn
    [wood-wood-iron] 2 lemn, 1 fier
    [wood-wood-water] 2 lemn, 1 apă
    [wood-iron-iron] 1 lemn, 2 fier
    [wood-iron-water] 1 lemn, 1 fier, 1 apă
    [wood-water-water] 1 lemn, 2 apă
    [iron-iron-iron] 3 fier
    [iron-iron-water] 2 fier, 1 apă
    [iron-water-water] 1 fier, 2 apă
   *[water-water-water] 3 apă
}

## Ce se întâmplă: runda de deschidere

geodia-map-laid = Harta este așezată.
geodia-opening-turn = Runda de început: joacă { $seat }.
geodia-draws = { $seat } trage o carte.
geodia-draws-card = Este { geodia-card }.
geodia-puts-back = { $seat } pune înapoi o carte.
geodia-puts-back-card = Este { geodia-card }.
geodia-keeps-hand = { $n ->
    [0] { $seat } păstrează toată mâna.
    [one] { $seat } schimbă o carte.
   *[other] { $seat } schimbă { $n } cărți.
}
geodia-shuffles = { $seat } nu mai are de unde trage și amestecă din nou cărțile decartate.
geodia-settles = { $seat } își așază baza lângă câmpurile { $place }.
geodia-puts = { $seat } pune { geodia-figure-object } pe câmpul { $tile }.

## Ce se întâmplă: runde și evenimente

geodia-round = Începe runda { $round } din { $rounds }.
geodia-turn = Runda { $round }: joacă { $seat }.
geodia-event = Eveniment: { geodia-event-name }. { geodia-event-effect }
geodia-claim = Fiecare datorează { geodia-gems }; din runda { $round } datoria crește.
geodia-debt-grows = { $seat } datorează acum { geodia-gems }.
geodia-pays-debt = { $seat } își plătește datoria: { geodia-gems }.
geodia-inspection-due = Inspecția muncii vine la sfârșitul rundei { $round }.
geodia-pays-workers = { $n ->
    [0] { $seat } nu plătește la inspecție pentru nimeni.
    [one] { $seat } plătește la inspecție pentru un muncitor.
   *[other] { $seat } plătește la inspecție pentru { $n } muncitori.
}
geodia-dismisses = { $seat } concediază un muncitor ({ geodia-place }).
geodia-worms-roll = De data aceasta viermii atacă minele cu numărul { $number }.
geodia-worms = Viermii atacă mina de pe câmpul { $tile }; o apără { $seat }.
geodia-shoots-worms = { $seat } alungă viermii de pe câmpul { $tile } ({ geodia-weapon }).

## Ce se întâmplă: începutul turei

geodia-income = { $seat } strânge de pe câmpul { $tile }: { $first ->
    [sulphur] sulf
    [wood] lemn
    [iron] fier
   *[water] apă
} +{ $n }, { $second ->
    [sulphur] sulf
    [wood] lemn
    [iron] fier
   *[water] apă
} +{ $n }.
geodia-tool-income = { $seat } are venit de la o unealtă: { geodia-card }.
geodia-stock-full = { $seat } are depozitul plin și pierde: { geodia-good } ({ $lost }).
geodia-dice = { $seat } aruncă: zarul bonus – { geodia-bonus }; zarul de minerit – { $mining }.
geodia-takes = { $what ->
    [worker] { $seat } ia un muncitor.
    [engineer] { $seat } ia un inginer.
    [card] { $seat } ia o carte.
   *[nothing] { $seat } nu ia nimic.
}
geodia-mines = { $n ->
    [0] { $seat } golește mina de unică folosință de pe câmpul { $tile }: { geodia-gems }.
   *[other] { $seat } extrage din mina de pe câmpul { $tile }: { geodia-gems }.
}
geodia-chest-put = { $seat } lasă un cufăr pe câmpul { $tile }: { geodia-gems }.
geodia-chest-home = Cufărul de pe câmpul { $tile } ajunge în bază; { $seat } primește { geodia-gems }.
geodia-steals = { $seat } fură de la { $from } cufărul de pe câmpul { $tile }: { geodia-gems }.
geodia-unmined = Mina de pe câmpul { $tile } rămâne neexploatată: { $seat } nu mai are cufere libere.
geodia-gems-lost = { $seat } nu are niciun cufăr liber pentru nestematele de pe câmpul { $tile }; se pierd.

## Ce se întâmplă: faza principală și cea finală

geodia-phase = { $phase ->
    [combat] { $seat } începe faza de luptă.
   *[final] { $seat } începe faza finală.
}
geodia-ends-turn = { $seat } încheie tura.
geodia-road = { $seat } construiește un drum pe câmpul { $tile }.
geodia-rail = { $seat } construiește o cale ferată pe câmpul { $tile }.
geodia-wall = { $seat } construiește un zid pe câmpul { $tile }.
geodia-detonates = { $seat } detonează câmpul { $tile }.
geodia-found-classic = Sub câmpul { $tile } este o mină: { geodia-gems } pentru fiecare figurină, când zarul arată { $numbers }.
geodia-found-single = Sub câmpul { $tile } este o mină de unică folosință: { geodia-gems }.
geodia-sees-classic = { $seat } vede sub câmpul { $tile } o mină: { geodia-gems } pentru fiecare figurină, când zarul arată { $numbers }.
geodia-sees-single = { $seat } vede sub câmpul { $tile } o mină de unică folosință: { geodia-gems }.
geodia-moves = { $seat } mută { geodia-figure-object }: { $from ->
    [base] bază
   *[other] { $from }
} → { $to ->
    [base] bază
   *[other] { $to }
}.
geodia-artillery-moves = { $seat } mută mașina de asediu { geodia-card }: { $from ->
    [base] bază
   *[other] { $from }
} → { $to ->
    [base] bază
   *[other] { $to }
}.
geodia-buys-card = { $seat } cumpără o carte.
geodia-hires = { $seat } angajează { geodia-figure-object }.
geodia-upgrades = { $seat } îmbunătățește la nivelul 2 clădirea { geodia-building }.
geodia-discards = { $seat } decartează o carte: { geodia-card }.
geodia-swaps = { $seat } decartează două cărți și trage una.
geodia-plays = { $seat } joacă cartea { geodia-card }.
geodia-plays-at = { $seat } joacă cartea { geodia-card } pe câmpul { $tile }.
geodia-keeps-card = { $seat } păstrează cartea { geodia-card } pentru mai târziu.
geodia-sabotages = { $seat } sabotează cartea { geodia-card }; o pierde { $victim }.
geodia-trades-gem = { $seat } dă o nestemată și primește: { geodia-goods }.
geodia-trades-goods = { $seat } primește o nestemată și dă în schimb: { geodia-goods }.

## Ce se întâmplă: lupta

geodia-aims = { $seat } țintește câmpul { $tile } ({ geodia-weapon }).
geodia-aims-treasure = { $seat } țintește comoara { $treasure } a dragonului ({ geodia-weapon }).
geodia-fires = { $seat } trage în câmpul { $tile } ({ geodia-weapon }).
geodia-fires-treasure = { $seat } trage în dragon pentru comoara { $treasure } ({ geodia-weapon }).
geodia-puts-out = { $n ->
    [one] { $seat } stinge 1 punct de daune pe câmpul { $tile } (apă −{ $water }).
   *[other] { $seat } stinge { $n } puncte de daune pe câmpul { $tile } (apă −{ $water }).
}
geodia-lets-hit = { $seat } nu apără câmpul { $tile }.
geodia-rescues = { $seat } evacuează de pe câmpul { $tile } { geodia-thing-object } ({ $owner }).
geodia-lost = { $seat } pierde { geodia-thing-object } ({ $tile ->
    [base] în bază
   *[other] { $tile }
}).
geodia-wall-falls = { $seat } pierde zidul de pe câmpul { $tile }.
geodia-chest-lost = { $seat } pierde cufărul de pe câmpul { $tile }: { geodia-gems }.
geodia-rail-hit = Calea ferată de pe câmpul { $tile } este lovită; rămâne doar drumul.
geodia-road-hit = Drumul de pe câmpul { $tile } este distrus.
geodia-dragon-roll = { $seat } aruncă zarul de minerit pentru comoară: { $number }.
geodia-treasure = { $seat } câștigă comoara { $treasure } a dragonului: { geodia-gems }.
geodia-treasure-missed = Numărul nu se potrivește: { $seat } nu ia comoara { $treasure } a dragonului.
geodia-dragon-unharmed = Dragonul își apără comoara { $treasure }: { $damage } din { $need } puncte de daune.

## Ce se întâmplă: sfârșitul

geodia-over = Jocul s-a terminat.
geodia-chests-counted = { $seat } primește pentru cuferele de pe hartă { geodia-gems }.
geodia-debt-counted = { $seat } are o datorie neplătită și pierde { geodia-gems }.
geodia-shared = Victoria este împărțită.
geodia-wins = { $seat } câștigă: { geodia-gems }!
geodia-team-wins = { $seat } și { $partner } câștigă: { geodia-gems }!

## De ce nu se poate

why-not-possible = Nu poți face asta acum.
why-steps-used = { $most ->
    [few] Ai folosit toți cei { $most } pași ai acestei faze; încheie faza.
   *[other] Ai folosit toți cei { $most } de pași ai acestei faze; încheie faza.
}
why-cannot-pay = { $good ->
    [sulphur] Nu ai destul sulf; mai ai nevoie de { $short }.
    [wood] Nu ai destul lemn; mai ai nevoie de { $short }.
    [iron] Nu ai destul fier; mai ai nevoie de { $short }.
    [water] Nu ai destulă apă; mai ai nevoie de { $short }.
   *[gems] Nu ai destule nestemate; mai ai nevoie de { $short }.
}
why-front-shared = Două baze nu pot avea în față același câmp.
why-front-held = Un câmp din fața acestui loc este controlat de alt jucător.
why-no-figure-there = { $figure ->
    [worker] Nu ai niciun muncitor { geodia-place }.
   *[engineer] Nu ai niciun inginer { geodia-place }.
}
why-none-left = { $what ->
    [road] Ai așezat deja toate drumurile de început.
   *[rail] Ai așezat deja toate căile ferate de început.
}
why-not-next-to-road = Câmpul { $tile } nu e lângă bază și nici lângă drumurile tale de început.
why-not-next-to-own = Câmpul { $tile } nu e lângă un câmp controlat de tine și nici în fața bazei.
why-needs-building = { $building ->
    [inventor] Ai nevoie de Inventator la nivelul 2.
    [recruiter] Ai nevoie de Recrutor la nivelul 2.
   *[workshop] Ai nevoie de Atelier la nivelul 2.
}
why-not-held = Nu controlezi câmpul { $tile }.
why-wall-there = Pe câmpul { $tile } este deja un zid.
why-walls-used = Nu mai ai ziduri (cel mult { $most }).
why-turned = Câmpul { $tile } a fost deja detonat.
why-known = Știi deja ce este sub câmpul { $tile }.
why-nowhere-to-go = Figurina nu are unde să meargă.
why-already-there = Figurina este deja acolo.
why-no-way-home = De aici niciun traseu neîntrerupt nu duce la bază.
why-no-way = Niciun traseu neîntrerupt nu duce pe câmpul { $tile }.
why-tile-full = Pe câmpul { $tile } nu mai este loc.
why-crowded = Pe câmpul { $tile } sunt prea multe figurine: la sfârșitul turei pot rămâne acolo cel mult { $most }.
why-no-road = Pe câmpul { $tile } nu este drum.
why-road-there = Pe câmpul { $tile } este deja un drum.
why-rail-there = Pe câmpul { $tile } este deja o cale ferată.
why-link-there = Pe câmpul { $tile } este deja un Dirijabil sau o Foreză subterană.
why-held-by = Câmpul { $tile } este controlat de alt jucător ({ $seat }).
why-immune = Câmpul { $tile } este în fața bazei altui jucător ({ $seat }); acolo nu poți nici intra, nici construi.
why-no-artillery = Nu ai Artilerie feroviară.
why-artillery-moved = Artileria feroviară a înaintat deja { $most } câmpuri în această tură.
why-artillery-stuck = Artileria feroviară nu se poate mișca: are nevoie de cale ferată și acolo unde stă, și acolo unde merge.
why-artillery-range = { $tile ->
    [base] Artileria feroviară nu poate ajunge în bază (pași rămași: { $left }).
   *[other] Artileria feroviară nu poate ajunge pe câmpul { $tile } (pași rămași: { $left }).
}
why-cards-bought = Poți cumpăra doar { $most } cărți pe tură.
why-no-cards-left = Nu mai ai cărți de tras.
why-too-few-cards = Pentru schimb ai nevoie de două cărți în mână și de cel puțin una în pachet.
why-figure-limit = { $figure ->
    [worker] Acum nu poți avea mai mulți muncitori (cel mult { $most }).
   *[engineer] Nu poți avea mai mulți ingineri (cel mult { $most }).
}
why-upgraded = { $building ->
    [inventor] Inventatorul este deja la nivelul 2.
    [recruiter] Recrutorul este deja la nivelul 2.
   *[workshop] Atelierul este deja la nivelul 2.
}
why-not-in-hand = Nu ai în mână cartea { geodia-card }.
why-combat-card = Poți juca cartea { geodia-card } doar în faza de luptă.
why-asked-card = Jocul te va întreba de cartea { geodia-card } la momentul potrivit.
why-no-target = Cartea { geodia-card } nu are acum nicio țintă.
why-no-income = Câmpul { $tile } nu îți aduce resurse în această tură.
why-no-gems = De pe câmpul { $tile } nu primești nestemate acum.
why-machine-there = Pe câmpul { $tile } este deja o mașină de asediu.
why-no-engineer = Nu ai niciun inginer pe câmpul { $tile }.
why-own-side = Nu îți poți sabota propria tabără.
why-not-in-play = { $seat } nu are în joc o astfel de carte.
why-no-market = Poți face tranzacții doar în timpul evenimentului Piață.
why-market-used = Ai făcut deja tranzacția de la piață în această tură.
why-cannot-trade = Nu ai nici o nestemată, nici trei resurse de dat la schimb.
why-not-on-die = Zarul bonus nu oferă așa ceva.
why-no-debt = Nu datorezi nimic.
why-fewer-workers = { $extra ->
    [0] Nu ai de plătit pentru niciun muncitor.
    [one] Ai de plătit pentru un singur muncitor.
   *[other] Ai de plătit doar pentru { $extra } muncitori.
}
why-nothing-laid = Așază cel puțin o cale ferată sau renunță la carte.
why-already-paid = Ai plătit deja cartea; joac-o până la capăt.
why-no-shots = Încă nu ai ochit nicio țintă.
why-weapon-used = Ai folosit deja această armă în această fază.
why-no-weapon = Nu ai această armă.
why-no-target-in-range = Arma nu are nicio țintă în raza de acțiune.
why-tournament = În timpul Turnirului nu poți ataca jucătorii.
why-treasure-gone = Această comoară a dragonului a fost deja luată.
why-not-at-dragon = KA-BOOM nu are efect asupra dragonului.
why-one-treasure = Poți ataca o singură comoară a dragonului într-o fază de luptă.
why-dragon-out-of-range = Dragonul este prea departe.
why-immune-to-shots = Câmpul { $tile } este în fața unei baze; nu îl poți ataca.
why-out-of-range = Câmpul { $tile } este prea departe.
why-own-tile = Câmpul { $tile } aparține taberei tale.
why-nothing-there = Pe câmpul { $tile } nu este nimic de lovit.
why-munition-idle = Muniția nu te-ar scuti de nicio plată aici.
why-not-against-blast = KA-BOOM nu poate fi stins.
why-no-engineer-near = Niciun inginer al tău nu poate stinge daunele de pe câmpul { $tile }.
why-less-damage = { $damage ->
    [one] Ai de stins un singur punct de daune.
   *[other] Ai de stins doar { $damage } puncte de daune.
}
why-cannot-be-chosen = Nu poți alege asta.
why-rescues-paid = Poți salva doar atâtea câte nestemate aveai când ai jucat cartea.
why-not-your-mine = Mina de pe câmpul { $tile } nu este a ta: poți doar evacua figurinele partenerului.
why-not-on-tile = Pe câmpul { $tile } nu este așa ceva.
# $awaited: the phase that waits for the player.
geodia-wrong-phase = { $awaited ->
    [mulligan] Nu acum: mai întâi hotărăște ce cărți schimbi.
    [base] Nu acum: mai întâi alege locul bazei.
    [roads] Nu acum: mai întâi așază drumurile și căile ferate de început.
    [figures] Nu acum: mai întâi așază figurinele de început.
    [use-tools] Nu acum: mai întâi hotărăște dacă joci Scule.
    [find] Nu acum: mai întâi hotărăște dacă joci Zăcământ.
    [bonus] Nu acum: mai întâi alege ce aduce zarul bonus.
    [chests] Nu acum: mai întâi alege pe ce mine pui cufere.
    [main] Nu acum: mai întâi încheie faza principală.
    [final] Nu acum: mai întâi încheie faza finală.
    [move] Nu acum: mai întâi alege unde merge figurina.
    [swap] Nu acum: mai întâi alege două cărți de decartat.
    [trade] Nu acum: mai întâi încheie tranzacția.
    [site] Nu acum: mai întâi alege un câmp pentru carte.
    [rails] Nu acum: mai întâi alege drumurile care devin căi ferate.
    [building] Nu acum: mai întâi alege clădirea de îmbunătățit.
    [sabotage] Nu acum: mai întâi alege ținta sabotajului.
    [discard] Nu acum: mai întâi decartează cărțile în plus.
    [combat] Nu acum: mai întâi încheie faza de luptă.
    [target] Nu acum: mai întâi alege o țintă.
    [defend] Nu acum: mai întâi răspunde la atac.
    [rescue] Nu acum: mai întâi încheie evacuarea.
    [lose] Nu acum: mai întâi alege ce se pierde.
    [worms] Nu acum: mai întâi alungă viermii.
    [inspect] Nu acum: mai întâi hotărăște pentru câți muncitori plătești.
    [dismiss] Nu acum: mai întâi alege muncitorul de concediat.
    [over] Jocul s-a terminat.
   *[other] Nu acum: mai întâi trebuie aruncat sau tras ceva.
}

## Cărți care dublează ce a sosit

geodia-doubles = { $seat } mai primește { geodia-gems }.
why-no-new-gems = Cartea { geodia-card } se joacă doar imediat ce au sosit nestemate, înainte de orice altceva.
why-no-new-resources = Cartea { geodia-card } se joacă doar la începutul fazei principale, înainte de orice altceva, dacă un câmp ți-a adus resurse.

## Reasons of hints ($better: yes or no)

geodia-reason-gems = { $better ->
    [yes] { geodia-gems } în plus pe loc
   *[no] { geodia-gems } în minus pe loc
}
geodia-reason-mines = { $better ->
    [yes] minele vor aduce { geodia-gems } în plus
   *[no] minele vor aduce { geodia-gems } în minus
}
geodia-reason-growth = { $better ->
    [yes] detonările și angajările vor aduce { geodia-gems } în plus
   *[no] detonările și angajările vor aduce { geodia-gems } în minus
}
geodia-reason-resources = { $better ->
    [yes] resurse mai valoroase: { geodia-gems } în plus
   *[no] resurse mai puțin valoroase: { geodia-gems } în minus
}
geodia-reason-ways = { $better ->
    [yes] drumuri și căi ferate mai bune: { geodia-gems } în plus
   *[no] drumuri și căi ferate mai slabe: { geodia-gems } în minus
}
geodia-reason-chests = { $better ->
    [yes] cufere mai valoroase: { geodia-gems } în plus
   *[no] cufere mai puțin valoroase: { geodia-gems } în minus
}
geodia-reason-guard = { $better ->
    [yes] apărare mai bună: { geodia-gems } în plus
   *[no] apărare mai slabă: { geodia-gems } în minus
}
geodia-reason-tools = { $better ->
    [yes] uneltele vor aduce { geodia-gems } în plus
   *[no] uneltele vor aduce { geodia-gems } în minus
}
geodia-reason-cards = { $better ->
    [yes] cărți mai valoroase: { geodia-gems } în plus
   *[no] cărți mai puțin valoroase: { geodia-gems } în minus
}
geodia-reason-weapons = { $better ->
    [yes] arme mai valoroase: { geodia-gems } în plus
   *[no] arme mai puțin valoroase: { geodia-gems } în minus
}
geodia-reason-buildings = { $better ->
    [yes] clădiri mai valoroase: { geodia-gems } în plus
   *[no] clădiri mai puțin valoroase: { geodia-gems } în minus
}
geodia-reason-rivals = { $better ->
    [yes] îi costă pe ceilalți { geodia-gems }
   *[no] îi scutește pe ceilalți de { geodia-gems }
}
