# Geodia. Argumenty: $seat, $from, $to, $partner = mená hráčov (vždy v 1. páde); $tile (c4), $card, $good, $event, $n.

## Podstatné mená

geodia-side = { $side ->
    [goblins] goblini
   *[dwarves] trpaslíci
}
geodia-baron = { $baron ->
    [emerald] Smaragd
    [sapphire] Zafír
    [ruby] Rubín
   *[citrine] Citrín
}
geodia-good = { $good ->
    [sulphur] síra
    [wood] drevo
    [iron] železo
    [water] voda
   *[gems] drahokamy
}
geodia-building = { $building ->
    [inventor] Vynálezca
    [recruiter] Náborár
   *[workshop] Dielňa
}
geodia-card = { $card ->
    [ballista] Balista
    [tower] Delová veža
    [trebuchet] Trebušet
    [railway-artillery] Železničná artiléria
    [forest-drone] Lesný dron
    [mountain-drone] Horský dron
    [chain-saw] Motorová píla
    [jackhammer] Zbíjačka
    [gem-cutter] Brúsič drahokamov
    [water-pump] Vodná pumpa
    [gem-find] Nálezisko drahokamov
    [work-tools] Pracovné nástroje
    [infrastructure] Infraštruktúra
    [upgrade] Vylepšenie
    [ka-boom] KA-BOOM
    [geologist] Geológ
    [saboteur] Sabotér
    [munition] Munícia
    [rocket] Raketa
    [explosive-drone] Výbušný dron
    [airship] Vzducholoď
   *[underground-drill] Podzemný vrt
}
geodia-card-effect = { $card ->
    [ballista] Obliehací stroj: 2 poškodenia, dostrel 1 až 3 políčka.
    [tower] Obliehací stroj: 2 poškodenia, dostrel 1 až 3 políčka.
    [trebuchet] Obliehací stroj: 2 poškodenia, dostrel 1 až 4 políčka.
    [railway-artillery] Obliehací stroj: 2 poškodenia, dostrel 1 až 3 políčka; po železnici prejde za ťah až 2 políčka.
    [forest-drone] Na začiatku každého tvojho ťahu prinesie 1 drevo a 1 síru.
    [mountain-drone] Na začiatku každého tvojho ťahu prinesie 1 železo a 1 síru.
    [chain-saw] Na začiatku každého tvojho ťahu prinesie 2 drevá.
    [jackhammer] Na začiatku každého tvojho ťahu prinesie 2 železá.
    [gem-cutter] Na začiatku každého tvojho ťahu prinesie 1 drahokam.
    [water-pump] Na začiatku každého tvojho ťahu prinesie 1 vodu.
    [gem-find] Zdvojnásobí drahokamy, ktoré ti práve pribudli z jedného políčka, aj ukradnuté a z dračieho pokladu. Zahraj ju skôr než čokoľvek iné.
    [work-tools] Na začiatku hlavnej fázy, skôr než čokoľvek iné: zdvojnásobí suroviny, ktoré prinieslo jedno políčko.
    [infrastructure] Zmení 3 cesty na železnice.
    [upgrade] Vylepší jednu budovu tvojej základne na úroveň 2.
    [ka-boom] Iba v bojovej fáze: zničí všetko na jednom políčku.
    [geologist] Nazri pod ktorékoľvek políčko; ostatní sa nič nedozvedia.
    [saboteur] Zničí súperovi nástroj alebo obliehací stroj.
    [munition] Tvoje výstrely v tejto bojovej fáze nestoja žiadne suroviny.
    [rocket] 1 poškodenie, dostrel 1 až 3 políčka od tvojho inžiniera.
    [explosive-drone] 1 poškodenie, dostrel 1 až 3 políčka od tvojho inžiniera.
    [airship] Spojí políčko s tvojou základňou ako železnica; alebo pri útoku evakuuje figúrky a truhlice, každú za drahokam.
   *[underground-drill] Spojí políčko s tvojou základňou ako železnica; alebo pri útoku evakuuje figúrky a truhlice, každú za drahokam.
}
geodia-event-name = { $event ->
    [tournament] Turnaj
    [wet-season] Obdobie dažďov
    [job-fair] Burza práce
    [market] Trh
    [blizzard] Blizzard
    [claim] Pohľadávka
    [inspection] Inšpektorát práce
   *[worms] Červy
}
geodia-event-effect = { $event ->
    [tournament] Na hráčov sa útočiť nesmie, na draka áno.
    [wet-season] Všetko, za čo sa platí vodou, stojí o 1 vodu menej.
    [job-fair] Bonusová kocka častejšie prináša pracovníka: strana „karta alebo nič“ platí ako pracovník.
    [market] V hlavnej alebo záverečnej fáze môže každý urobiť jednu transakciu.
    [blizzard] Železnice stoja: drahokamy sa pripíšu až v ďalšom ťahu.
    [claim] Každý dlhuje 5 drahokamov a má na ne 3 kolá; potom dlh každým kolom rastie o 1.
    [inspection] Päť pracovníkov je zadarmo; na konci tretieho kola stojí každý ďalší 1 drahokam, inak odíde.
   *[worms] Na začiatku každého kola napadnú červy bane s hodeným číslom: vystreľ na ne, inak tam prídeš o figúrku.
}

## Kto má čo urobiť

geodia-ask-mulligan = { $seat } si môže vymeniť karty z úvodnej ruky.
geodia-ask-base = { $seat } vyberá miesto pre základňu.
geodia-ask-roads = { $seat } kladie úvodné cesty a železnice.
geodia-ask-figures = { $seat } rozmiestňuje úvodné figúrky.
geodia-ask-use-tools = { $seat } môže pred príchodom surovín zahrať Pracovné nástroje.
geodia-ask-find = { $seat } môže pred pripísaním drahokamov zahrať Nálezisko drahokamov.
geodia-ask-bonus = { $seat } vyberá, čo prinesie bonusová kocka.
geodia-ask-chests = { $seat } vyberá, na ktoré bane položí truhlicu.
geodia-ask-main = { $seat } presúva figúrky, stavia a hrá karty (hlavná fáza).
geodia-ask-final = { $seat } presúva figúrky, stavia a hrá karty (záverečná fáza).
geodia-ask-move = { $seat } vyberá, kam figúrka pôjde.
geodia-ask-swap = { $seat } vyberá dve karty, ktoré vymení za novú.
geodia-ask-trade = { $seat } robí transakciu.
geodia-ask-site = { $seat } vyberá políčko pre kartu.
geodia-ask-rails = { $seat } vyberá cesty, ktoré zmení na železnice.
geodia-ask-building = { $seat } vyberá budovu, ktorú vylepší.
geodia-ask-sabotage = { $seat } vyberá cieľ sabotáže.
geodia-ask-discard = { $seat } má priveľa kariet a musí odhodiť.
geodia-ask-combat = { $seat } vyberá zbrane (bojová fáza).
geodia-ask-target = { $seat } vyberá cieľ.
geodia-ask-defend = { $seat } čelí útoku a bráni sa.
geodia-ask-rescue = { $seat } vyberá, čo evakuuje.
geodia-ask-lose = { $seat } vyberá, o čo príde.
geodia-ask-worms = { $seat } sa bráni červom.
geodia-ask-inspect = { $seat } rozhoduje, za koľkých pracovníkov zaplatí.
geodia-ask-dismiss = { $seat } vyberá pracovníka, ktorého prepustí.

## Drahokamy a nastavenia

geodia-source-start = Začiatok
geodia-source-mines = Bane
geodia-source-single-use = Jednorazové bane
geodia-source-tools = Nástroje
geodia-source-stolen = Ukradnuté
geodia-source-treasure = Dračí poklad
geodia-source-trade = Transakcie
geodia-source-chests = Truhlice na konci
geodia-source-figures = Nábor
geodia-source-cards = Kúpené karty
geodia-source-played = Zahrané karty
geodia-source-rescue = Evakuácie
geodia-source-debt = Pohľadávka
geodia-source-inspection = Inšpektorát práce
geodia-option-rounds = Kolá
geodia-option-rounds-8 = 8 so 4 udalosťami
geodia-option-rounds-10 = 10 s 5 udalosťami
geodia-option-teams = Tímy
geodia-option-teams-false = každý za seba
geodia-option-teams-true = dvaja proti dvom
geodia-option-barons = Rudobaróni
geodia-option-map = Mapa
geodia-option-map-about = Políčka sa zamiešajú na začiatku hry, alebo ležia tak, ako ich položíš.
geodia-option-map-shuffled = zamiešaná
geodia-option-map-custom = vlastná
geodia-map-bare = { $n ->
    [one] Jedno políčko je ešte prázdne.
    [few] { $n } políčka sú ešte prázdne.
   *[other] { $n } políčok je ešte prázdnych.
}
geodia-map-many = Priveľa políčok tohto druhu ({ $a ->
    [sulphur] síra
    [wood] drevo
    [iron] železo
   *[water] voda
} a { $b ->
    [sulphur] síra
    [wood] drevo
    [iron] železo
   *[water] voda
}): odober { $n }
geodia-map-twice = Políčko { $tile } je položené dvakrát.

## Množstvá a tvary vnútri viet

geodia-gems = { $gems ->
    [-1] -1 drahokam
    [one] 1 drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamov
}
geodia-place = { $place ->
    [base] v základni
   *[other] na políčku { $place }
}
# 4. pád: „… najíma pracovníka“.
geodia-figure-object = { $figure ->
    [worker] pracovníka
   *[engineer] inžiniera
}
# 4. pád: „… prichádza o pracovníka“.
geodia-thing-object = { $thing ->
    [worker] pracovníka
    [engineer] inžiniera
    [chest] truhlicu
    [ballista] Balistu
    [tower] Delovú vežu
    [trebuchet] Trebušet
    [railway-artillery] Železničnú artilériu
    [airship] Vzducholoď
   *[underground-drill] Podzemný vrt
}
geodia-weapon = { $weapon ->
    [ballista] Balista
    [tower] Delová veža
    [trebuchet] Trebušet
    [railway-artillery] Železničná artiléria
    [rocket] Raketa
    [explosive-drone] Výbušný dron
   *[ka-boom] KA-BOOM
}
geodia-bonus = { $bonus ->
    [worker] pracovník alebo karta
    [engineer] inžinier alebo karta
    [cards] dve karty
    [trade] transakcia alebo karta
   *[card] karta alebo nič
}
geodia-goods = { $goods ->
    [sulphur-sulphur-sulphur] 3 síry
    [sulphur-sulphur-wood] 2 síry, 1 drevo
    [sulphur-sulphur-iron] 2 síry, 1 železo
    [sulphur-sulphur-water] 2 síry, 1 voda
    [sulphur-wood-wood] 1 síra, 2 drevá
    [sulphur-wood-iron] 1 síra, 1 drevo, 1 železo
    [sulphur-wood-water] 1 síra, 1 drevo, 1 voda
    [sulphur-iron-iron] 1 síra, 2 železá
    [sulphur-iron-water] 1 síra, 1 železo, 1 voda
    [sulphur-water-water] 1 síra, 2 vody
    [wood-wood-wood] 3 drevá
    [wood-wood-iron] 2 drevá, 1 železo
    [wood-wood-water] 2 drevá, 1 voda
    [wood-iron-iron] 1 drevo, 2 železá
    [wood-iron-water] 1 drevo, 1 železo, 1 voda
    [wood-water-water] 1 drevo, 2 vody
    [iron-iron-iron] 3 železá
    [iron-iron-water] 2 železá, 1 voda
    [iron-water-water] 1 železo, 2 vody
   *[water-water-water] 3 vody
}

## Čo sa deje: úvodné kolo

geodia-map-laid = Mapa je rozložená.
geodia-opening-turn = Úvodné kolo: na ťahu je { $seat }.
geodia-draws = { $seat } si ťahá kartu.
geodia-draws-card = Je to karta { geodia-card }.
geodia-puts-back = { $seat } vracia kartu.
geodia-puts-back-card = Je to karta { geodia-card }.
geodia-keeps-hand = { $n ->
    [0] { $seat } si necháva celú úvodnú ruku.
    [one] { $seat } si vymieňa jednu kartu.
    [few] { $seat } si vymieňa { $n } karty.
   *[other] { $seat } si vymieňa { $n } kariet.
}
geodia-shuffles = { $seat } už nemá z čoho ťahať a zamiešava karty zo spáleniska.
geodia-settles = { $seat } umiestňuje základňu pri políčkach { $place }.
geodia-puts = { $seat } umiestňuje { geodia-figure-object } na políčko { $tile }.

## Čo sa deje: kolá a udalosti

geodia-round = Začína sa { $round }. kolo z { $rounds }.
geodia-turn = { $round }. kolo: na ťahu je { $seat }.
geodia-event = Udalosť: { geodia-event-name }. { geodia-event-effect }
geodia-claim = Každý dlhuje { geodia-gems }; od { $round }. kola dlh rastie.
geodia-debt-grows = { $seat } už dlhuje { geodia-gems }.
geodia-pays-debt = { $seat } spláca dlh: { geodia-gems }.
geodia-inspection-due = Inšpektorát práce príde na konci { $round }. kola.
geodia-pays-workers = { $n ->
    [0] { $seat } neplatí inšpektorátu za nikoho.
    [one] { $seat } platí inšpektorátu za jedného pracovníka.
   *[other] { $seat } platí inšpektorátu za { $n } pracovníkov.
}
geodia-dismisses = { $seat } prepúšťa pracovníka ({ geodia-place }).
geodia-worms-roll = Červy tentoraz napádajú bane s číslom { $number }.
geodia-worms = Červy útočia na baňu na políčku { $tile }, bráni ju { $seat }.
geodia-shoots-worms = { $seat } odháňa červy z políčka { $tile } ({ geodia-weapon }).

## Čo sa deje: začiatok ťahu

geodia-income = { $seat } ťaží na políčku { $tile }: { $first ->
    [sulphur] síra
    [wood] drevo
    [iron] železo
   *[water] voda
} +{ $n }, { $second ->
    [sulphur] síra
    [wood] drevo
    [iron] železo
   *[water] voda
} +{ $n }.
geodia-tool-income = { $seat } má príjem z nástroja: { geodia-card }.
geodia-stock-full = { $seat } má plné zásoby, prepadá { geodia-good } ({ $lost }).
geodia-dice = { $seat } hádže: bonusová kocka – { geodia-bonus }; ťažobná kocka – { $mining }.
geodia-takes = { $what ->
    [worker] { $seat } si berie pracovníka.
    [engineer] { $seat } si berie inžiniera.
    [card] { $seat } si berie kartu.
   *[nothing] { $seat } si neberie nič.
}
geodia-mines = { $n ->
    [0] { $seat } vyprázdňuje jednorazovú baňu na políčku { $tile }: { geodia-gems }.
   *[other] { $seat } ťaží v bani na políčku { $tile }: { geodia-gems }.
}
geodia-chest-put = { $seat } necháva na políčku { $tile } truhlicu: { geodia-gems }.
geodia-chest-home = Truhlica z políčka { $tile } je v základni, { $seat } získava { geodia-gems }.
geodia-steals = { $seat } kradne truhlicu na políčku { $tile } ({ geodia-gems }), prichádza o ňu { $from }.
geodia-unmined = Baňa na políčku { $tile } zostáva nevyťažená: { $seat } nemá voľnú truhlicu.
geodia-gems-lost = { $seat } nemá voľnú truhlicu na drahokamy z políčka { $tile }, prepadajú.

## Čo sa deje: hlavná a záverečná fáza

geodia-phase = { $phase ->
    [combat] { $seat } začína bojovú fázu.
   *[final] { $seat } začína záverečnú fázu.
}
geodia-ends-turn = { $seat } končí ťah.
geodia-road = { $seat } stavia cestu na políčku { $tile }.
geodia-rail = { $seat } stavia železnicu na políčku { $tile }.
geodia-wall = { $seat } stavia hradbu na políčku { $tile }.
geodia-detonates = { $seat } detonuje políčko { $tile }.
geodia-found-classic = Pod políčkom { $tile } je baňa: za každú figúrku { geodia-gems }, ak padne { $numbers }.
geodia-found-single = Pod políčkom { $tile } je jednorazová baňa: { geodia-gems }.
geodia-sees-classic = { $seat } vidí pod políčkom { $tile } baňu: za každú figúrku { geodia-gems }, ak padne { $numbers }.
geodia-sees-single = { $seat } vidí pod políčkom { $tile } jednorazovú baňu: { geodia-gems }.
geodia-moves = { $seat } presúva { geodia-figure-object }: { $from ->
    [base] základňa
   *[other] { $from }
} → { $to ->
    [base] základňa
   *[other] { $to }
}.
geodia-artillery-moves = { $seat } presúva obliehací stroj { geodia-card }: { $from ->
    [base] základňa
   *[other] { $from }
} → { $to ->
    [base] základňa
   *[other] { $to }
}.
geodia-buys-card = { $seat } kupuje kartu.
geodia-hires = { $seat } najíma { geodia-figure-object }.
geodia-upgrades = { $seat } vylepšuje budovu { geodia-building } na úroveň 2.
geodia-discards = { $seat } odhadzuje kartu { geodia-card }.
geodia-swaps = { $seat } odhadzuje dve karty a jednu si ťahá.
geodia-plays = { $seat } hrá kartu { geodia-card }.
geodia-plays-at = { $seat } hrá kartu { geodia-card } na políčko { $tile }.
geodia-keeps-card = { $seat } si kartu { geodia-card } necháva na neskôr.
geodia-sabotages = { $seat } ničí sabotážou kartu { geodia-card }, prichádza o ňu { $victim }.
geodia-trades-gem = { $seat } vymieňa 1 drahokam a dostáva: { geodia-goods }.
geodia-trades-goods = { $seat } získava 1 drahokam a dáva zaň: { geodia-goods }.

## Čo sa deje: boj

geodia-aims = { $seat } mieri na políčko { $tile } ({ geodia-weapon }).
geodia-aims-treasure = { $seat } mieri na { $treasure }. dračí poklad ({ geodia-weapon }).
geodia-fires = { $seat } strieľa na políčko { $tile } ({ geodia-weapon }).
geodia-fires-treasure = { $seat } strieľa na draka o { $treasure }. poklad ({ geodia-weapon }).
geodia-puts-out = { $n ->
    [one] { $seat } hasí jedno poškodenie na políčku { $tile } (voda −{ $water }).
    [few] { $seat } hasí { $n } poškodenia na políčku { $tile } (voda −{ $water }).
   *[other] { $seat } hasí { $n } poškodení na políčku { $tile } (voda −{ $water }).
}
geodia-lets-hit = { $seat } políčko { $tile } nebráni.
geodia-rescues = { $seat } evakuuje z políčka { $tile } { geodia-thing-object } (majiteľ: { $owner }).
geodia-lost = { $seat } prichádza o { geodia-thing-object } ({ $tile ->
    [base] v základni
   *[other] { $tile }
}).
geodia-wall-falls = { $seat } prichádza o hradbu na políčku { $tile }.
geodia-chest-lost = { $seat } prichádza o truhlicu na políčku { $tile }: { geodia-gems }.
geodia-rail-hit = Zásah na políčku { $tile }: zo železnice zostáva len cesta.
geodia-road-hit = Cesta na políčku { $tile } je zničená.
geodia-dragon-roll = { $seat } hádže o poklad ťažobnou kockou: { $number }.
geodia-treasure = { $seat } získava { $treasure }. dračí poklad: { geodia-gems }.
geodia-treasure-missed = Číslo nesedí, { $treasure }. dračí poklad { $seat } nezískava.
geodia-dragon-unharmed = Drak ubránil { $treasure }. poklad: poškodenie { $damage } z potrebných { $need }.

## Čo sa deje: koniec

geodia-over = Hra sa končí.
geodia-chests-counted = { $seat } si pripisuje za truhlice na mape { geodia-gems }.
geodia-debt-counted = { $seat } má nesplatený dlh a prichádza o { geodia-gems }.
geodia-shared = Víťazstvo je spoločné.
geodia-wins = { $seat } vyhráva: { geodia-gems }!
geodia-team-wins = { $seat } a { $partner } vyhrávajú: { geodia-gems }!

## Prečo niečo nejde

why-not-possible = Toto teraz nie je možné.
why-steps-used = Všetkých { $most } krokov tejto fázy sa minulo, ukonči ju.
why-cannot-pay = { $good ->
    [sulphur] Nemáš dosť síry, chýba: { $short }.
    [wood] Nemáš dosť dreva, chýba: { $short }.
    [iron] Nemáš dosť železa, chýba: { $short }.
    [water] Nemáš dosť vody, chýba: { $short }.
   *[gems] Nemáš dosť drahokamov, chýba: { $short }.
}
why-front-shared = Dve základne nesmú mať pred sebou to isté políčko.
why-front-held = Políčko pred týmto miestom má pod kontrolou iný hráč.
why-no-figure-there = { $figure ->
    [worker] Nemáš { geodia-place } pracovníka.
   *[engineer] Nemáš { geodia-place } inžiniera.
}
why-none-left = { $what ->
    [road] Všetky úvodné cesty sú už položené.
   *[rail] Všetky úvodné železnice sú už položené.
}
why-not-next-to-road = Políčko { $tile } nesusedí so základňou ani s tvojimi úvodnými cestami.
why-not-next-to-own = Políčko { $tile } nesusedí s tvojím políčkom ani so základňou.
why-needs-building = { $building ->
    [inventor] Potrebuješ Vynálezcu na úrovni 2.
    [recruiter] Potrebuješ Náborára na úrovni 2.
   *[workshop] Potrebuješ Dielňu na úrovni 2.
}
why-not-held = Políčko { $tile } nemáš pod kontrolou.
why-wall-there = Na políčku { $tile } už stojí hradba.
why-walls-used = Viac hradieb už nemáš (najviac { $most }).
why-turned = Políčko { $tile } už je detonované.
why-known = Už vieš, čo je pod políčkom { $tile }.
why-nowhere-to-go = Táto figúrka nemá kam ísť.
why-already-there = Figúrka tam už je.
why-no-way-home = Do základne odtiaľto nevedie neprerušená trasa.
why-no-way = Na políčko { $tile } nevedie neprerušená trasa.
why-tile-full = Na políčku { $tile } už nie je miesto.
why-crowded = Na políčku { $tile } je priveľa figúrok: na konci ťahu ich tam môže ostať najviac { $most }.
why-no-road = Na políčku { $tile } nie je cesta.
why-road-there = Na políčku { $tile } už je cesta.
why-rail-there = Na políčku { $tile } už je železnica.
why-link-there = Na políčku { $tile } už je Vzducholoď alebo Podzemný vrt.
why-held-by = Políčko { $tile } má pod kontrolou { $seat }.
why-immune = Políčko { $tile } má imunitu (základňa: { $seat }), vstúpiť naň ani na ňom stavať nesmieš.
why-no-artillery = Nemáš Železničnú artilériu.
why-artillery-moved = { $most ->
    [few] Železničná artiléria už v tomto ťahu prešla { $most } políčka.
   *[other] Železničná artiléria už v tomto ťahu prešla { $most } políčok.
}
why-artillery-stuck = Železničná artiléria sa nemôže pohnúť: železnicu potrebuje tam, kde stojí, aj tam, kam má ísť.
why-artillery-range = { $tile ->
    [base] Železničná artiléria sa do základne nedostane (zostáva jej krokov: { $left }).
   *[other] Železničná artiléria sa na políčko { $tile } nedostane (zostáva jej krokov: { $left }).
}
why-cards-bought = { $most ->
    [few] Za ťah môžeš kúpiť iba { $most } karty.
   *[other] Za ťah môžeš kúpiť iba { $most } kariet.
}
why-no-cards-left = Nemáš už z čoho ťahať karty.
why-too-few-cards = Na výmenu potrebuješ dve karty na ruke a aspoň jednu v balíčku.
why-figure-limit = { $figure ->
    [worker] Viac pracovníkov teraz mať nemôžeš (najviac { $most }).
   *[engineer] Viac inžinierov mať nemôžeš (najviac { $most }).
}
why-upgraded = { $building ->
    [inventor] Vynálezca už je na úrovni 2.
    [recruiter] Náborár už je na úrovni 2.
   *[workshop] Dielňa už je na úrovni 2.
}
why-not-in-hand = Kartu { geodia-card } nemáš na ruke.
why-combat-card = Kartu { geodia-card } môžeš zahrať iba v bojovej fáze.
why-asked-card = Na kartu { geodia-card } sa ťa hra opýta, keď ju budeš môcť použiť.
why-no-target = Kartu { geodia-card } teraz nemáš na čo zahrať.
why-no-income = Políčko { $tile } ti v tomto ťahu neprináša suroviny.
why-no-gems = Z políčka { $tile } teraz nedostávaš drahokamy.
why-machine-there = Na políčku { $tile } už stojí obliehací stroj.
why-no-engineer = Na políčku { $tile } nemáš inžiniera.
why-own-side = Vlastnú stranu sabotovať nemôžeš.
why-not-in-play = { $seat } nemá takú kartu vyloženú.
why-no-market = Transakciu môžeš urobiť iba počas udalosti Trh.
why-market-used = Transakciu na trhu máš v tomto ťahu už za sebou.
why-cannot-trade = Nemáš ani drahokam, ani tri suroviny na výmenu.
why-not-on-die = Bonusová kocka toto neponúka.
why-no-debt = Nič nedlhuješ.
why-fewer-workers = { $extra ->
    [0] Nemusíš platiť za žiadneho pracovníka.
    [one] Zaplatiť musíš iba za jedného pracovníka.
   *[other] Zaplatiť musíš iba za { $extra } pracovníkov.
}
why-nothing-laid = Polož aspoň jednu železnicu, alebo si kartu vezmi späť.
why-already-paid = Karta už je zaplatená, najprv ju dohraj.
why-no-shots = Zatiaľ na nič nemieriš.
why-weapon-used = Táto zbraň už bola v tejto fáze použitá.
why-no-weapon = Túto zbraň nemáš.
why-no-target-in-range = Táto zbraň nemá v dostrele žiadny cieľ.
why-tournament = Počas Turnaja sa na hráčov nesmie útočiť.
why-treasure-gone = Tento dračí poklad už je preč.
why-not-at-dragon = Na draka KA-BOOM neúčinkuje.
why-one-treasure = V jednej bojovej fáze môžeš útočiť iba na jeden dračí poklad.
why-dragon-out-of-range = Drak je mimo dostrelu.
why-immune-to-shots = Políčko { $tile } má imunitu, útočiť naň nemôžeš.
why-out-of-range = Políčko { $tile } je mimo dostrelu.
why-own-tile = Políčko { $tile } patrí tvojej strane.
why-nothing-there = Na políčku { $tile } nie je čo zasiahnuť.
why-munition-idle = Munícia by tu nič neušetrila.
why-not-against-blast = KA-BOOM sa uhasiť nedá.
why-no-engineer-near = Na políčku { $tile } nemôže hasiť žiadny tvoj inžinier.
why-less-damage = { $damage ->
    [one] Uhasiť môžeš iba jedno poškodenie.
    [few] Uhasiť môžeš iba { $damage } poškodenia.
   *[other] Uhasiť môžeš iba { $damage } poškodení.
}
why-cannot-be-chosen = Toto si vybrať nemôžeš.
why-rescues-paid = Zachrániť sa dá len toľko, na koľko stačili drahokamy pri zahraní karty.
why-not-your-mine = Baňa na políčku { $tile } nie je tvoja: môžeš len evakuovať figúrky spojenca.
why-not-on-tile = Na políčku { $tile } nič také nie je.
# $awaited: the phase that waits for the player.
geodia-wrong-phase = { $awaited ->
    [mulligan] Teraz nie: najprv rozhodni o úvodnej ruke.
    [base] Teraz nie: najprv vyber miesto pre základňu.
    [roads] Teraz nie: najprv polož úvodné cesty a železnice.
    [figures] Teraz nie: najprv rozmiestni úvodné figúrky.
    [use-tools] Teraz nie: najprv rozhodni o karte Pracovné nástroje.
    [find] Teraz nie: najprv rozhodni o karte Nálezisko drahokamov.
    [bonus] Teraz nie: najprv vyber, čo prinesie bonusová kocka.
    [chests] Teraz nie: najprv vyber, na ktoré bane položíš truhlicu.
    [main] Teraz nie: najprv dokonči hlavnú fázu.
    [final] Teraz nie: najprv dokonči záverečnú fázu.
    [move] Teraz nie: najprv vyber, kam figúrka pôjde.
    [swap] Teraz nie: najprv vyber dve karty, ktoré odhodíš.
    [trade] Teraz nie: najprv dokonči transakciu.
    [site] Teraz nie: najprv vyber políčko pre kartu.
    [rails] Teraz nie: najprv vyber cesty, ktoré sa zmenia na železnice.
    [building] Teraz nie: najprv vyber budovu.
    [sabotage] Teraz nie: najprv vyber cieľ sabotáže.
    [discard] Teraz nie: najprv odhoď karty, ktoré máš na ruke navyše.
    [combat] Teraz nie: najprv dokonči bojovú fázu.
    [target] Teraz nie: najprv vyber cieľ.
    [defend] Teraz nie: najprv odpovedz na útok.
    [rescue] Teraz nie: najprv dokonči evakuáciu.
    [lose] Teraz nie: najprv vyber, o čo prídeš.
    [worms] Teraz nie: najprv sa ubráň červom.
    [inspect] Teraz nie: najprv rozhodni, za koľkých pracovníkov zaplatíš.
    [dismiss] Teraz nie: najprv vyber pracovníka, ktorého prepustíš.
    [over] Hra sa skončila.
   *[other] Teraz nie: najprv rozhodne náhoda.
}

## Karty, ktoré zdvojnásobia, čo pribudlo

geodia-doubles = { $seat } získava navyše { geodia-gems }.
why-no-new-gems = Kartu { geodia-card } môžeš zahrať len hneď po pripísaní drahokamov, skôr než čokoľvek iné.
why-no-new-resources = Kartu { geodia-card } môžeš zahrať len na začiatku hlavnej fázy, skôr než čokoľvek iné, ak ti niektoré políčko prinieslo suroviny.

## Reasons of hints ($better: yes or no)

geodia-reason-gems = { $better ->
    [yes] hneď o { geodia-gems } viac
   *[no] hneď o { geodia-gems } menej
}
geodia-reason-mines = { $better ->
    [yes] bane prinesú o { geodia-gems } viac
   *[no] bane prinesú o { geodia-gems } menej
}
geodia-reason-growth = { $better ->
    [yes] detonácie a najímanie prinesú o { geodia-gems } viac
   *[no] detonácie a najímanie prinesú o { geodia-gems } menej
}
geodia-reason-resources = { $better ->
    [yes] suroviny cennejšie o { geodia-gems }
   *[no] suroviny menej cenné o { geodia-gems }
}
geodia-reason-ways = { $better ->
    [yes] lepšie cesty a železnice: o { geodia-gems } viac
   *[no] horšie cesty a železnice: o { geodia-gems } menej
}
geodia-reason-chests = { $better ->
    [yes] truhlice cennejšie o { geodia-gems }
   *[no] truhlice menej cenné o { geodia-gems }
}
geodia-reason-guard = { $better ->
    [yes] lepšia obrana: o { geodia-gems } viac
   *[no] slabšia obrana: o { geodia-gems } menej
}
geodia-reason-tools = { $better ->
    [yes] nástroje prinesú o { geodia-gems } viac
   *[no] nástroje prinesú o { geodia-gems } menej
}
geodia-reason-cards = { $better ->
    [yes] karty cennejšie o { geodia-gems }
   *[no] karty menej cenné o { geodia-gems }
}
geodia-reason-weapons = { $better ->
    [yes] zbrane cennejšie o { geodia-gems }
   *[no] zbrane menej cenné o { geodia-gems }
}
geodia-reason-buildings = { $better ->
    [yes] budovy cennejšie o { geodia-gems }
   *[no] budovy menej cenné o { geodia-gems }
}
geodia-reason-rivals = { $better ->
    [yes] ostatní prídu o { geodia-gems }
   *[no] ostatní si ušetria { geodia-gems }
}
