# Geodia. Argumenty: $seat, $from, $to, $partner = jména hráčů (vždy v 1. pádě); $tile (c4), $card, $good, $event, $n.

## Podstatná jména

geodia-side = { $side ->
    [goblins] goblini
   *[dwarves] trpaslíci
}
geodia-baron = { $baron ->
    [emerald] Smaragd
    [sapphire] Safír
    [ruby] Rubín
   *[citrine] Citrín
}
geodia-good = { $good ->
    [sulphur] síra
    [wood] dřevo
    [iron] železo
    [water] voda
   *[gems] drahokamy
}
geodia-building = { $building ->
    [inventor] Vynálezce
    [recruiter] Náborář
   *[workshop] Dílna
}
geodia-card = { $card ->
    [ballista] Balista
    [tower] Dělová věž
    [trebuchet] Trebuchet
    [railway-artillery] Železniční dělo
    [forest-drone] Lesní dron
    [mountain-drone] Horský dron
    [chain-saw] Motorová pila
    [jackhammer] Sbíječka
    [gem-cutter] Brusič drahokamů
    [water-pump] Vodní pumpa
    [gem-find] Naleziště drahokamů
    [work-tools] Pracovní nástroje
    [infrastructure] Infrastruktura
    [upgrade] Vylepšení
    [ka-boom] KA-BOOM
    [geologist] Geolog
    [saboteur] Sabotér
    [munition] Munice
    [rocket] Raketa
    [explosive-drone] Výbušný dron
    [airship] Vzducholoď
   *[underground-drill] Podzemní vrt
}
geodia-card-effect = { $card ->
    [ballista] Obléhací stroj: 2 poškození na vzdálenost 1 až 3 políček.
    [tower] Obléhací stroj: 2 poškození na vzdálenost 1 až 3 políček.
    [trebuchet] Obléhací stroj: 2 poškození na vzdálenost 1 až 4 políček.
    [railway-artillery] Obléhací stroj: 2 poškození na vzdálenost 1 až 3 políček; po železnici ujede za tah až 2 políčka.
    [forest-drone] Na začátku každého tvého tahu přinese 1 dřevo a 1 síru.
    [mountain-drone] Na začátku každého tvého tahu přinese 1 železo a 1 síru.
    [chain-saw] Na začátku každého tvého tahu přinese 2 dřeva.
    [jackhammer] Na začátku každého tvého tahu přinese 2 železa.
    [gem-cutter] Na začátku každého tvého tahu přinese 1 drahokam.
    [water-pump] Na začátku každého tvého tahu přinese 1 vodu.
    [gem-find] Zdvojnásobí drahokamy, které ti právě přibyly z jednoho políčka, i ukradené a z dračího pokladu. Zahraj ji dřív než cokoli jiného.
    [work-tools] Na začátku hlavní fáze, dřív než cokoli jiného: zdvojnásobí suroviny, které přineslo jedno políčko.
    [infrastructure] Změní 3 cesty na železnice.
    [upgrade] Vylepší jednu budovu tvé základny na úroveň 2.
    [ka-boom] Jen v bojové fázi: zničí všechno na jednom políčku.
    [geologist] Nahlédni pod kterékoli políčko; ostatní se nic nedozvědí.
    [saboteur] Zničí soupeři nástroj nebo obléhací stroj.
    [munition] Tvé výstřely v této bojové fázi nestojí žádné suroviny.
    [rocket] 1 poškození na vzdálenost 1 až 3 políček od tvého inženýra.
    [explosive-drone] 1 poškození na vzdálenost 1 až 3 políček od tvého inženýra.
    [airship] Spojí políčko s tvou základnou jako železnice; nebo při útoku evakuuje figurky a truhlice, každou za drahokam.
   *[underground-drill] Spojí políčko s tvou základnou jako železnice; nebo při útoku evakuuje figurky a truhlice, každou za drahokam.
}
geodia-event-name = { $event ->
    [tournament] Turnaj
    [wet-season] Období dešťů
    [job-fair] Burza práce
    [market] Trh
    [blizzard] Vánice
    [claim] Pohledávka
    [inspection] Inspektorát práce
   *[worms] Červi
}
geodia-event-effect = { $event ->
    [tournament] Na hráče se útočit nesmí, na draka ano.
    [wet-season] Všechno, za co se platí vodou, stojí o 1 vodu méně.
    [job-fair] Bonusová kostka častěji přináší dělníka: strana „karta, nebo nic“ platí jako dělník.
    [market] V hlavní nebo závěrečné fázi může každý provést jednu transakci.
    [blizzard] Železnice stojí: drahokamy se připíšou až v dalším tahu.
    [claim] Každý dluží 5 drahokamů a má na ně 3 kola; pak dluh roste každé kolo o 1.
    [inspection] Pět dělníků je zdarma; na konci třetího kola každý další stojí 1 drahokam, nebo odejde.
   *[worms] Na začátku každého kola napadnou červi doly s hozeným číslem: vystřel na ně, jinak v dole přijdeš o jednu figurku.
}

## Kdo má co udělat

geodia-ask-mulligan = { $seat } si může vyměnit karty z úvodní ruky.
geodia-ask-base = { $seat } vybírá místo pro základnu.
geodia-ask-roads = { $seat } pokládá úvodní cesty a železnice.
geodia-ask-figures = { $seat } rozmisťuje úvodní figurky.
geodia-ask-use-tools = { $seat } může před příchodem surovin zahrát Pracovní nástroje.
geodia-ask-find = { $seat } může před připsáním drahokamů zahrát Naleziště drahokamů.
geodia-ask-bonus = { $seat } vybírá, co přinese bonusová kostka.
geodia-ask-chests = { $seat } vybírá, na které doly položí truhlici.
geodia-ask-main = { $seat } přesouvá figurky, staví a hraje karty (hlavní fáze).
geodia-ask-final = { $seat } přesouvá figurky, staví a hraje karty (závěrečná fáze).
geodia-ask-move = { $seat } vybírá, kam figurka půjde.
geodia-ask-swap = { $seat } vybírá dvě karty, které vymění za novou.
geodia-ask-trade = { $seat } provádí transakci.
geodia-ask-site = { $seat } vybírá políčko pro kartu.
geodia-ask-rails = { $seat } vybírá cesty, které změní na železnice.
geodia-ask-building = { $seat } vybírá budovu, kterou vylepší.
geodia-ask-sabotage = { $seat } vybírá cíl sabotáže.
geodia-ask-discard = { $seat } má příliš mnoho karet a musí některé odhodit.
geodia-ask-combat = { $seat } vybírá zbraně (bojová fáze).
geodia-ask-target = { $seat } vybírá cíl.
geodia-ask-defend = { $seat } čelí útoku a brání se.
geodia-ask-rescue = { $seat } vybírá, co evakuuje.
geodia-ask-lose = { $seat } vybírá, o co přijde.
geodia-ask-worms = { $seat } odráží červy.
geodia-ask-inspect = { $seat } rozhoduje, za kolik dělníků zaplatí.
geodia-ask-dismiss = { $seat } vybírá dělníka, kterého propustí.

## Drahokamy a nastavení

geodia-source-start = Začátek
geodia-source-mines = Doly
geodia-source-single-use = Jednorázové doly
geodia-source-tools = Nástroje
geodia-source-stolen = Ukradené
geodia-source-treasure = Dračí poklad
geodia-source-trade = Transakce
geodia-source-chests = Truhlice na konci
geodia-source-figures = Nábor
geodia-source-cards = Koupené karty
geodia-source-played = Zahrané karty
geodia-source-rescue = Evakuace
geodia-source-debt = Pohledávka
geodia-source-inspection = Inspektorát práce
geodia-option-rounds = Kola
geodia-option-rounds-8 = 8 se 4 událostmi
geodia-option-rounds-10 = 10 s 5 událostmi
geodia-option-teams = Týmy
geodia-option-teams-false = každý za sebe
geodia-option-teams-true = dva proti dvěma
geodia-option-barons = Rudobaroni
geodia-option-map = Mapa
geodia-option-map-about = Políčka se zamíchají na začátku hry, nebo leží tak, jak je položíš.
geodia-option-map-shuffled = zamíchaná
geodia-option-map-custom = vlastní
geodia-map-bare = { $n ->
    [one] Jedno políčko je ještě prázdné.
    [few] { $n } políčka jsou ještě prázdná.
   *[other] { $n } políček je ještě prázdných.
}
geodia-map-many = Příliš mnoho políček tohoto druhu ({ $a ->
    [sulphur] síra
    [wood] dřevo
    [iron] železo
   *[water] voda
} a { $b ->
    [sulphur] síra
    [wood] dřevo
    [iron] železo
   *[water] voda
}): odeber { $n }
geodia-map-twice = Políčko { $tile } je položené dvakrát.

## Množství a tvary uvnitř vět

geodia-gems = { $gems ->
    [-1] -1 drahokam
    [one] 1 drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
}
geodia-place = { $place ->
    [base] v základně
   *[other] na políčku { $place }
}
# 4. pád: „… najímá dělníka“.
geodia-figure-object = { $figure ->
    [worker] dělníka
   *[engineer] inženýra
}
# 4. pád: „… přichází o dělníka“.
geodia-thing-object = { $thing ->
    [worker] dělníka
    [engineer] inženýra
    [chest] truhlici
    [ballista] Balistu
    [tower] Dělovou věž
    [trebuchet] Trebuchet
    [railway-artillery] Železniční dělo
    [airship] Vzducholoď
   *[underground-drill] Podzemní vrt
}
geodia-weapon = { $weapon ->
    [ballista] Balista
    [tower] Dělová věž
    [trebuchet] Trebuchet
    [railway-artillery] Železniční dělo
    [rocket] Raketa
    [explosive-drone] Výbušný dron
   *[ka-boom] KA-BOOM
}
geodia-bonus = { $bonus ->
    [worker] dělník, nebo karta
    [engineer] inženýr, nebo karta
    [cards] dvě karty
    [trade] transakce, nebo karta
   *[card] karta, nebo nic
}
geodia-goods = { $goods ->
    [sulphur-sulphur-sulphur] 3 síry
    [sulphur-sulphur-wood] 2 síry, 1 dřevo
    [sulphur-sulphur-iron] 2 síry, 1 železo
    [sulphur-sulphur-water] 2 síry, 1 voda
    [sulphur-wood-wood] 1 síra, 2 dřeva
    [sulphur-wood-iron] 1 síra, 1 dřevo, 1 železo
    [sulphur-wood-water] 1 síra, 1 dřevo, 1 voda
    [sulphur-iron-iron] 1 síra, 2 železa
    [sulphur-iron-water] 1 síra, 1 železo, 1 voda
    [sulphur-water-water] 1 síra, 2 vody
    [wood-wood-wood] 3 dřeva
    [wood-wood-iron] 2 dřeva, 1 železo
    [wood-wood-water] 2 dřeva, 1 voda
    [wood-iron-iron] 1 dřevo, 2 železa
    [wood-iron-water] 1 dřevo, 1 železo, 1 voda
    [wood-water-water] 1 dřevo, 2 vody
    [iron-iron-iron] 3 železa
    [iron-iron-water] 2 železa, 1 voda
    [iron-water-water] 1 železo, 2 vody
   *[water-water-water] 3 vody
}

## Co se děje: úvodní kolo

geodia-map-laid = Mapa je rozložená.
geodia-opening-turn = Úvodní kolo: na tahu je { $seat }.
geodia-draws = { $seat } si bere kartu z balíčku.
geodia-draws-card = Je to karta { geodia-card }.
geodia-puts-back = { $seat } vrací kartu.
geodia-puts-back-card = Je to karta { geodia-card }.
geodia-keeps-hand = { $n ->
    [0] { $seat } si nechává celou ruku.
    [one] { $seat } si vyměňuje jednu kartu.
    [few] { $seat } si vyměňuje { $n } karty.
   *[other] { $seat } si vyměňuje { $n } karet.
}
geodia-shuffles = { $seat } má prázdný balíček a zamíchává odhozené karty.
geodia-settles = { $seat } umisťuje základnu u políček { $place }.
geodia-puts = { $seat } umisťuje { geodia-figure-object } na políčko { $tile }.

## Co se děje: kola a události

geodia-round = Začíná { $round }. kolo z { $rounds }.
geodia-turn = { $round }. kolo: na tahu je { $seat }.
geodia-event = Událost: { geodia-event-name }. { geodia-event-effect }
geodia-claim = Každý dluží { geodia-gems }; od { $round }. kola dluh roste.
geodia-debt-grows = { $seat } už dluží { geodia-gems }.
geodia-pays-debt = { $seat } splácí dluh: { geodia-gems }.
geodia-inspection-due = Inspektorát práce přijde na konci { $round }. kola.
geodia-pays-workers = { $n ->
    [0] { $seat } neplatí inspektorátu za nikoho.
    [one] { $seat } platí inspektorátu za jednoho dělníka.
    [few] { $seat } platí inspektorátu za { $n } dělníky.
   *[other] { $seat } platí inspektorátu za { $n } dělníků.
}
geodia-dismisses = { $seat } propouští dělníka ({ geodia-place }).
geodia-worms-roll = Červi tentokrát napadají doly s číslem { $number }.
geodia-worms = Červi útočí na důl na políčku { $tile }, brání ho { $seat }.
geodia-shoots-worms = { $seat } odhání červy z políčka { $tile } ({ geodia-weapon }).

## Co se děje: začátek tahu

geodia-income = { $seat } těží na políčku { $tile }: { $first ->
    [sulphur] síra
    [wood] dřevo
    [iron] železo
   *[water] voda
} +{ $n }, { $second ->
    [sulphur] síra
    [wood] dřevo
    [iron] železo
   *[water] voda
} +{ $n }.
geodia-tool-income = { $seat } má příjem z nástroje: { geodia-card }.
geodia-stock-full = { $seat } má plný sklad, propadá { geodia-good } ({ $lost }).
geodia-dice = { $seat } hází: bonusová kostka – { geodia-bonus }; těžební kostka – { $mining }.
geodia-takes = { $what ->
    [worker] { $seat } si bere dělníka.
    [engineer] { $seat } si bere inženýra.
    [card] { $seat } si bere kartu.
   *[nothing] { $seat } si nebere nic.
}
geodia-mines = { $n ->
    [0] { $seat } vyprazdňuje jednorázový důl na políčku { $tile }: { geodia-gems }.
   *[other] { $seat } těží v dole na políčku { $tile }: { geodia-gems }.
}
geodia-chest-put = { $seat } nechává na políčku { $tile } truhlici: { geodia-gems }.
geodia-chest-home = Truhlice z políčka { $tile } je v základně, { $seat } získává { geodia-gems }.
geodia-steals = { $seat } krade truhlici na políčku { $tile } ({ geodia-gems }), přichází o ni { $from }.
geodia-unmined = Důl na políčku { $tile } zůstává nevytěžený: { $seat } nemá volnou truhlici.
geodia-gems-lost = { $seat } nemá volnou truhlici na drahokamy z políčka { $tile }, propadají.

## Co se děje: hlavní a závěrečná fáze

geodia-phase = { $phase ->
    [combat] { $seat } začíná bojovou fázi.
   *[final] { $seat } začíná závěrečnou fázi.
}
geodia-ends-turn = { $seat } končí tah.
geodia-road = { $seat } staví cestu na políčku { $tile }.
geodia-rail = { $seat } staví železnici na políčku { $tile }.
geodia-wall = { $seat } staví hradbu na políčku { $tile }.
geodia-detonates = { $seat } detonuje políčko { $tile }.
geodia-found-classic = Pod políčkem { $tile } je důl: za každou figurku { geodia-gems }, když padne { $numbers }.
geodia-found-single = Pod políčkem { $tile } je jednorázový důl: { geodia-gems }.
geodia-sees-classic = { $seat } vidí pod políčkem { $tile } důl: za každou figurku { geodia-gems }, když padne { $numbers }.
geodia-sees-single = { $seat } vidí pod políčkem { $tile } jednorázový důl: { geodia-gems }.
geodia-moves = { $seat } přesouvá { geodia-figure-object }: { $from ->
    [base] základna
   *[other] { $from }
} → { $to ->
    [base] základna
   *[other] { $to }
}.
geodia-artillery-moves = { $seat } přesouvá obléhací stroj { geodia-card }: { $from ->
    [base] základna
   *[other] { $from }
} → { $to ->
    [base] základna
   *[other] { $to }
}.
geodia-buys-card = { $seat } kupuje kartu.
geodia-hires = { $seat } najímá { geodia-figure-object }.
geodia-upgrades = { $seat } vylepšuje budovu { geodia-building } na úroveň 2.
geodia-discards = { $seat } odhazuje kartu { geodia-card }.
geodia-swaps = { $seat } odhazuje dvě karty a jednu si bere z balíčku.
geodia-plays = { $seat } hraje kartu { geodia-card }.
geodia-plays-at = { $seat } hraje kartu { geodia-card } na políčko { $tile }.
geodia-keeps-card = { $seat } si kartu { geodia-card } nechává na později.
geodia-sabotages = { $seat } ničí sabotáží kartu { geodia-card }, přichází o ni { $victim }.
geodia-trades-gem = { $seat } vyměňuje 1 drahokam a dostává: { geodia-goods }.
geodia-trades-goods = { $seat } získává 1 drahokam a dává za něj: { geodia-goods }.

## Co se děje: boj

geodia-aims = { $seat } míří na políčko { $tile } ({ geodia-weapon }).
geodia-aims-treasure = { $seat } míří na { $treasure }. dračí poklad ({ geodia-weapon }).
geodia-fires = { $seat } střílí na políčko { $tile } ({ geodia-weapon }).
geodia-fires-treasure = { $seat } střílí na draka kvůli { $treasure }. pokladu ({ geodia-weapon }).
geodia-puts-out = { $n ->
    [one] { $seat } hasí jedno poškození na políčku { $tile } (voda −{ $water }).
   *[other] { $seat } hasí { $n } poškození na políčku { $tile } (voda −{ $water }).
}
geodia-lets-hit = { $seat } políčko { $tile } nebrání.
geodia-rescues = { $seat } evakuuje z políčka { $tile } { geodia-thing-object } (majitel: { $owner }).
geodia-lost = { $seat } přichází o { geodia-thing-object } ({ $tile ->
    [base] v základně
   *[other] { $tile }
}).
geodia-wall-falls = { $seat } přichází o hradbu na políčku { $tile }.
geodia-chest-lost = { $seat } přichází o truhlici na políčku { $tile }: { geodia-gems }.
geodia-rail-hit = Zásah na políčku { $tile }: ze železnice zůstává jen cesta.
geodia-road-hit = Cesta na políčku { $tile } je zničena.
geodia-dragon-roll = { $seat } hází o poklad těžební kostkou: { $number }.
geodia-treasure = { $seat } získává { $treasure }. dračí poklad: { geodia-gems }.
geodia-treasure-missed = Číslo nesedí, { $seat } { $treasure }. dračí poklad nezískává.
geodia-dragon-unharmed = Drak ubránil { $treasure }. poklad: poškození { $damage } z potřebných { $need }.

## Co se děje: konec

geodia-over = Hra končí.
geodia-chests-counted = { $seat } si připisuje za truhlice na mapě { geodia-gems }.
geodia-debt-counted = { $seat } má nesplacený dluh a přichází o { geodia-gems }.
geodia-shared = Vítězství je společné.
geodia-wins = { $seat } vítězí: { geodia-gems }!
geodia-team-wins = { $seat } a { $partner } vítězí: { geodia-gems }!

## Proč něco nejde

why-not-possible = Tohle teď není možné.
why-steps-used = V této fázi už máš za sebou všech { $most } kroků, ukonči ji.
why-cannot-pay = { $good ->
    [sulphur] Nemáš dost síry, chybí ti { $short }.
    [wood] Nemáš dost dřeva, chybí ti { $short }.
    [iron] Nemáš dost železa, chybí ti { $short }.
    [water] Nemáš dost vody, chybí ti { $short }.
   *[gems] Nemáš dost drahokamů, chybí ti { $short }.
}
why-front-shared = Dvě základny nesmějí mít před sebou totéž políčko.
why-front-held = Políčko před tímto místem ovládá jiný hráč.
why-no-figure-there = { $figure ->
    [worker] Nemáš { geodia-place } dělníka.
   *[engineer] Nemáš { geodia-place } inženýra.
}
why-none-left = { $what ->
    [road] Všechny úvodní cesty už jsou položené.
   *[rail] Všechny úvodní železnice už jsou položené.
}
why-not-next-to-road = Políčko { $tile } nesousedí se základnou ani s tvými úvodními cestami.
why-not-next-to-own = Políčko { $tile } nesousedí s tvým políčkem ani se základnou.
why-needs-building = { $building ->
    [inventor] Potřebuješ Vynálezce na úrovni 2.
    [recruiter] Potřebuješ Náboráře na úrovni 2.
   *[workshop] Potřebuješ Dílnu na úrovni 2.
}
why-not-held = Políčko { $tile } neovládáš.
why-wall-there = Na políčku { $tile } už stojí hradba.
why-walls-used = Víc hradeb už nemáš (nejvýš { $most }).
why-turned = Políčko { $tile } už je detonované.
why-known = Už víš, co je pod políčkem { $tile }.
why-nowhere-to-go = Tato figurka nemá kam jít.
why-already-there = Figurka už tam je.
why-no-way-home = Do základny odtud nevede nepřerušená trasa.
why-no-way = Na políčko { $tile } nevede nepřerušená trasa.
why-tile-full = Na políčku { $tile } už není místo.
why-crowded = Na políčku { $tile } je příliš mnoho figurek: na konci tahu jich tam může zůstat nejvýš { $most }.
why-no-road = Na políčku { $tile } není cesta.
why-road-there = Na políčku { $tile } už je cesta.
why-rail-there = Na políčku { $tile } už je železnice.
why-link-there = Na políčku { $tile } už je Vzducholoď nebo Podzemní vrt.
why-held-by = Políčko { $tile } ovládá { $seat }.
why-immune = Políčko { $tile } má imunitu (základna: { $seat }), nesmíš na ně vstoupit.
why-no-artillery = Nemáš Železniční dělo.
why-artillery-moved = { $most ->
    [one] Železniční dělo už v tomto tahu ujelo jedno políčko.
    [few] Železniční dělo už v tomto tahu ujelo { $most } políčka.
   *[other] Železniční dělo už v tomto tahu ujelo { $most } políček.
}
why-artillery-stuck = Železniční dělo se nemůže pohnout: potřebuje železnici tam, kde stojí, i tam, kam jede.
why-artillery-range = { $tile ->
    [base] Železniční dělo se do základny nedostane (zbývá kroků: { $left }).
   *[other] Železniční dělo se na políčko { $tile } nedostane (zbývá kroků: { $left }).
}
why-cards-bought = { $most ->
    [one] Za tah si můžeš koupit jen jednu kartu.
    [few] Za tah si můžeš koupit jen { $most } karty.
   *[other] Za tah si můžeš koupit jen { $most } karet.
}
why-no-cards-left = V balíčku ani mezi odhozenými kartami už nic nezbývá.
why-too-few-cards = K výměně potřebuješ dvě karty v ruce a aspoň jednu v balíčku.
why-figure-limit = { $figure ->
    [worker] Víc dělníků teď mít nemůžeš (nejvýš { $most }).
   *[engineer] Víc inženýrů mít nemůžeš (nejvýš { $most }).
}
why-upgraded = { $building ->
    [inventor] Vynálezce už je na úrovni 2.
    [recruiter] Náborář už je na úrovni 2.
   *[workshop] Dílna už je na úrovni 2.
}
why-not-in-hand = Kartu { geodia-card } nemáš v ruce.
why-combat-card = Kartu { geodia-card } můžeš zahrát jen v bojové fázi.
why-asked-card = Na kartu { geodia-card } se hra zeptá, až přijde její chvíle.
why-no-target = Kartu { geodia-card } teď není na co zahrát.
why-no-income = Políčko { $tile } ti v tomto tahu nepřináší suroviny.
why-no-gems = Z políčka { $tile } teď nedostáváš drahokamy.
why-machine-there = Na políčku { $tile } už stojí obléhací stroj.
why-no-engineer = Na políčku { $tile } nemáš inženýra.
why-own-side = Sebe ani spojence sabotovat nemůžeš.
why-not-in-play = { $seat } takovou kartu vyloženou nemá.
why-no-market = Transakci můžeš provést jen během události Trh.
why-market-used = Transakci na trhu už máš v tomto tahu za sebou.
why-cannot-trade = Nemáš ani drahokam, ani tři suroviny na výměnu.
why-not-on-die = Bonusová kostka tohle nenabízí.
why-no-debt = Nic nedlužíš.
why-fewer-workers = { $extra ->
    [0] Za žádného dělníka platit nemusíš.
    [one] Platit musíš jen za jednoho dělníka.
    [few] Platit musíš jen za { $extra } dělníky.
   *[other] Platit musíš jen za { $extra } dělníků.
}
why-nothing-laid = Polož aspoň jednu železnici, nebo si kartu vezmi zpět.
why-already-paid = Karta už je zaplacená, nejdřív ji dohraj.
why-no-shots = Zatím na nic nemíříš.
why-weapon-used = Každou zbraň můžeš v této fázi použít jen jednou.
why-no-weapon = Tuto zbraň nemáš.
why-no-target-in-range = Tato zbraň nemá v dostřelu žádný cíl.
why-tournament = Během Turnaje nesmíš útočit na hráče.
why-treasure-gone = Tento dračí poklad už je pryč.
why-not-at-dragon = Na draka KA-BOOM nepůsobí.
why-one-treasure = V jedné bojové fázi můžeš útočit jen na jeden dračí poklad.
why-dragon-out-of-range = Drak je mimo dostřel.
why-immune-to-shots = Políčko { $tile } má imunitu, útočit na ně nemůžeš.
why-out-of-range = Políčko { $tile } je mimo dostřel.
why-own-tile = Políčko { $tile } patří tvé straně.
why-nothing-there = Na políčku { $tile } není co zasáhnout.
why-munition-idle = Munice by tu nic neušetřila.
why-not-against-blast = KA-BOOM uhasit nemůžeš.
why-no-engineer-near = Na políčku { $tile } nemůže hasit žádný tvůj inženýr.
why-less-damage = { $damage ->
    [one] Stačí uhasit jedno poškození.
   *[other] Stačí uhasit { $damage } poškození.
}
why-cannot-be-chosen = Tohle vybrat nemůžeš.
why-rescues-paid = Zachránit lze jen tolik, na kolik stačily drahokamy při zahrání karty.
why-not-your-mine = Důl na políčku { $tile } není tvůj: můžeš jen evakuovat figurky spojence.
why-not-on-tile = Na políčku { $tile } nic takového není.
# $awaited: the phase that waits for the player.
geodia-wrong-phase = { $awaited ->
    [mulligan] Teď ne: nejdřív rozhodni o své úvodní ruce.
    [base] Teď ne: nejdřív vyber místo pro základnu.
    [roads] Teď ne: nejdřív polož úvodní cesty a železnice.
    [figures] Teď ne: nejdřív rozmísti úvodní figurky.
    [use-tools] Teď ne: nejdřív rozhodni o kartě Pracovní nástroje.
    [find] Teď ne: nejdřív rozhodni o kartě Naleziště drahokamů.
    [bonus] Teď ne: nejdřív vyber, co přinese bonusová kostka.
    [chests] Teď ne: nejdřív vyber, na které doly položíš truhlici.
    [main] Teď ne: nejdřív dokonči hlavní fázi.
    [final] Teď ne: nejdřív dokonči závěrečnou fázi.
    [move] Teď ne: nejdřív vyber, kam figurka půjde.
    [swap] Teď ne: nejdřív vyber dvě karty, které odhodíš.
    [trade] Teď ne: nejdřív dokonči transakci.
    [site] Teď ne: nejdřív vyber políčko pro kartu.
    [rails] Teď ne: nejdřív vyber cesty, které změníš na železnice.
    [building] Teď ne: nejdřív vyber budovu.
    [sabotage] Teď ne: nejdřív vyber cíl sabotáže.
    [discard] Teď ne: nejdřív odhoď karty, které máš navíc.
    [combat] Teď ne: nejdřív dokonči bojovou fázi.
    [target] Teď ne: nejdřív vyber cíl.
    [defend] Teď ne: nejdřív odpověz na útok.
    [rescue] Teď ne: nejdřív dokonči evakuaci.
    [lose] Teď ne: nejdřív vyber, o co přijdeš.
    [worms] Teď ne: nejdřív odraz červy.
    [inspect] Teď ne: nejdřív rozhodni, za kolik dělníků zaplatíš.
    [dismiss] Teď ne: nejdřív vyber dělníka, kterého propustíš.
    [over] Hra skončila.
   *[other] Teď ne: nejdřív rozhodne náhoda.
}

## Karty, které zdvojnásobí, co přibylo

geodia-doubles = { $seat } získává navíc { geodia-gems }.
why-no-new-gems = Kartu { geodia-card } můžeš zahrát jen hned po připsání drahokamů, dřív než cokoli jiného.
why-no-new-resources = Kartu { geodia-card } můžeš zahrát jen na začátku hlavní fáze, dřív než cokoli jiného, pokud ti některé políčko přineslo suroviny.

## Reasons of hints ($better: yes or no)

geodia-reason-gems = { $better ->
    [yes] hned o { geodia-gems } víc
   *[no] hned o { geodia-gems } méně
}
geodia-reason-mines = { $better ->
    [yes] doly přinesou o { geodia-gems } víc
   *[no] doly přinesou o { geodia-gems } méně
}
geodia-reason-growth = { $better ->
    [yes] detonace a najímání přinesou o { geodia-gems } víc
   *[no] detonace a najímání přinesou o { geodia-gems } méně
}
geodia-reason-resources = { $better ->
    [yes] suroviny cennější o { geodia-gems }
   *[no] suroviny méně cenné o { geodia-gems }
}
geodia-reason-ways = { $better ->
    [yes] lepší cesty a železnice: o { geodia-gems } víc
   *[no] horší cesty a železnice: o { geodia-gems } méně
}
geodia-reason-chests = { $better ->
    [yes] truhlice cennější o { geodia-gems }
   *[no] truhlice méně cenné o { geodia-gems }
}
geodia-reason-guard = { $better ->
    [yes] lepší obrana: o { geodia-gems } víc
   *[no] slabší obrana: o { geodia-gems } méně
}
geodia-reason-tools = { $better ->
    [yes] nástroje přinesou o { geodia-gems } víc
   *[no] nástroje přinesou o { geodia-gems } méně
}
geodia-reason-cards = { $better ->
    [yes] karty cennější o { geodia-gems }
   *[no] karty méně cenné o { geodia-gems }
}
geodia-reason-weapons = { $better ->
    [yes] zbraně cennější o { geodia-gems }
   *[no] zbraně méně cenné o { geodia-gems }
}
geodia-reason-buildings = { $better ->
    [yes] budovy cennější o { geodia-gems }
   *[no] budovy méně cenné o { geodia-gems }
}
geodia-reason-rivals = { $better ->
    [yes] ostatní přijdou o { geodia-gems }
   *[no] ostatní si ušetří { geodia-gems }
}
