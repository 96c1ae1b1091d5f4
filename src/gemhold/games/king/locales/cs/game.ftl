# Král kostek. Argumenty: $seat, $from = jména hráčů (vždy v 1. pádě); $land, $space, $deck (1–5), $card (číslo), $die (r6), $dice (r4 g2), $gem (white, gold).

## Podstatná jména

king-land = { $land ->
    [floodplain] niva
    [coast] pobřeží
    [swamp] bažina
    [meadow] louka
    [desert] poušť
    [cave] jeskyně
    [volcano] sopka
    [farmland] zemědělská půda
    [mountains] hory
    [lava] láva
    [steppe] step
    [pine_forest] borovicový les
    [mushroom_forest] houbový les
    [flower_meadow] květinová louka
   *[quarry] kamenolom
}
king-land-in = { $land ->
    [floodplain] v nivě
    [coast] na pobřeží
    [swamp] v bažině
    [meadow] na louce
    [desert] v poušti
    [cave] v jeskyni
    [volcano] na sopce
    [farmland] na zemědělské půdě
    [mountains] v horách
    [lava] na lávě
    [steppe] ve stepi
    [pine_forest] v borovicovém lese
    [mushroom_forest] v houbovém lese
    [flower_meadow] na květinové louce
   *[quarry] v kamenolomu
}
king-citizen = { $deck ->
    [1] nevrlý obchodník
    [2] arogantní zlodějka
    [3] zaneprázdněná drakobijka
    [4] agresivní lotr
   *[5] chamtivý statkář
}
# 4. pád: „… si bere nevrlého obchodníka“.
king-citizen-object = { $deck ->
    [1] nevrlého obchodníka
    [2] arogantní zlodějku
    [3] zaneprázdněnou drakobijku
    [4] agresivního lotra
   *[5] chamtivého statkáře
}
king-effect = { $deck ->
    [1] Podle stupně táhni až 3 dílky hradu a z jednoho postav hrad. Za nejvyšší stupeň dostaneš i drahokam ze zásoby.
    [2] { $steals ->
        [gem] Táhni dílek hradu a postav hrad. Pak můžeš někomu ukrást drahokam.
       *[card] Táhni 2 dílky hradu a z jednoho postav hrad. Pak můžeš někomu ukrást kartu občana ležící lícem nahoru.
    }
    [3] Poraz kteréhokoli draka na mapě: jeho oheň je tvůj a na jeho místo přijde tvůj žeton.
    [4] Vyžeň nejbližší cizí žeton a polož místo něj svůj.
   *[5] Táhni 2 dílky hradu a postav oba hrady.
}
king-colour = { $colour ->
    [purple] fialová
    [yellow] žlutá
    [turquoise] tyrkysová
   *[black] černá
}
king-die = { $die ->
    [r1] červená 1
    [r2] červená 2
    [r3] červená 3
    [r4] červená 4
    [r5] červená 5
    [r6] červená 6
    [g1] zelená 1
    [g2] zelená 2
    [g3] zelená 3
    [g4] zelená 4
    [g5] zelená 5
    [g6] zelená 6
    [b1] modrá 1
    [b2] modrá 2
    [b3] modrá 3
    [b4] modrá 4
    [b5] modrá 5
   *[b6] modrá 6
}
king-gem = { $gem ->
    [gold] zlatý drahokam
   *[white] bílý drahokam
}

## Podmínky kostek

king-condition-colour = { $colour ->
    [red] { $n ->
        [one] aspoň jedna červená kostka
        [few] aspoň { $n } červené kostky
       *[other] aspoň { $n } červených kostek
    }
    [green] { $n ->
        [one] aspoň jedna zelená kostka
        [few] aspoň { $n } zelené kostky
       *[other] aspoň { $n } zelených kostek
    }
   *[blue] { $n ->
        [one] aspoň jedna modrá kostka
        [few] aspoň { $n } modré kostky
       *[other] aspoň { $n } modrých kostek
    }
}
king-condition-colour-graded = { $colour ->
    [red] 4, 5 nebo 6 červených kostek
    [green] 4, 5 nebo 6 zelených kostek
   *[blue] 4, 5 nebo 6 modrých kostek
}
king-condition-numbers = tato čísla: { $numbers }
king-condition-groups = skupiny stejných čísel: { $groups }
king-condition-sum = součet všech kostek aspoň { $n }
king-condition-red-sum = součet červených kostek aspoň { $n }
king-condition-order = součet červených kostek větší než modrých a modrých větší než zelených
king-condition-straight = { $n ->
    [one] postupka z jedné kostky
    [5] postupka z 5 kostek
   *[other] postupka ze { $n } kostek
}
king-condition-straight-graded = postupka ze 4, 5 nebo 6 kostek

## Kdo má co udělat

king-ask-keep = { $seat } vybírá, které kostky si ponechá.
king-ask-check = { $seat } si vybírá občana, používá žolíky nebo vyhlašuje dračí poplach.
king-ask-place = { $seat } umisťuje dílek hradu.
king-ask-slay = { $seat } vybírá, kterého draka porazí.
king-ask-raid = { $seat } vybírá, který žeton vyžene.
king-ask-steal-card = { $seat } může ukrást kartu občana.
king-ask-steal-gem = { $seat } může ukrást drahokam.
king-ask-lay-fire = { $seat } vybírá, kde drak zaútočí.
king-ask-fire-of = { $seat } vybírá, čí dračí oheň se použije.

## Body a nastavení

king-source-area = Největší území
king-source-others = Ostatní hrady
king-source-fires = Nejvíc dračích ohňů
king-source-gold = Zlaté drahokamy
king-source-white = Bílé drahokamy
king-option-map = Mapa
king-option-map-standard = standardní
king-option-map-random = náhodná
king-option-map-custom = vlastní
king-option-map-about = Standardní mapa je vždy stejná; u náhodné se poloviny, ohně i drahokamy rozloží znovu.
king-option-start = Začátek
king-option-start-usual = podle pravidel
king-option-start-fair = spravedlivý
king-option-start-about = Kdo začíná, má výhodu, hlavně ve hře dvou; kdo hraje později, má proto na začátku víc. V pravidlech hry taková možnost není.
king-option-colours = Barvy

## Co se děje

king-start-roll = { $sixes ->
    [0] { $seat } hází o to, kdo začne: { $dice } – ani jedna šestka.
    [one] { $seat } hází o to, kdo začne: { $dice } – jedna šestka.
    [few] { $seat } hází o to, kdo začne: { $dice } – { $sixes } šestky.
   *[other] { $seat } hází o to, kdo začne: { $dice } – { $sixes } šestek.
}
king-start-tied = Nejvíc šestek padlo více hráčům, ti házejí znovu.
king-starts = { $seat } má nejvíc šestek a začíná.
king-fair-gem = { $gem ->
    [gold] Spravedlivý začátek: { $seat } má na začátku zlatý drahokam místo bílého.
   *[white] Spravedlivý začátek: { $seat } má na začátku o jeden bílý drahokam víc.
}
king-fair-fire = Spravedlivý začátek: { $seat } má na začátku jeden dračí oheň.
king-turn = { $round }. kolo: na tahu je { $seat }.
king-rolls = { $seat } hází ({ $roll }. hod ze tří): { $dice }
king-keeps = { $n ->
    [0] { $seat } hází znovu všemi šesti kostkami.
    [one] { $seat } si ponechává jednu kostku: { $dice }
    [few] { $seat } si ponechává { $n } kostky: { $dice }
   *[other] { $seat } si ponechává { $n } kostek: { $dice }
}
king-stops = { $seat } přestává házet: { $dice }
king-joker = { $supers ->
    [0] { $seat } odhazuje dva stejné žolíky a přidává kostku: { king-die }.
    [1] { $seat } odhazuje žolíka a superžolíka a přidává kostku: { king-die }.
   *[2] { $seat } odhazuje dva superžolíky a přidává kostku: { king-die }.
}
king-takes = { $grade ->
    [2] { $seat } si bere { king-citizen-object } (karta { $card }, prostřední stupeň).
    [3] { $seat } si bere { king-citizen-object } (karta { $card }, nejvyšší stupeň).
   *[other] { $seat } si bere { king-citizen-object } (karta { $card }).
}
king-takes-super = { $seat } si bere vrchní kartu z balíčku { $deck } lícem dolů jako superžolíka.
king-alarm = { $seat } vyhlašuje dračí poplach!
king-card-turned = V nabídce je nová karta z balíčku { $deck }: { king-citizen } (karta { $card }).
king-tile-drawn = { $seat } táhne dílek hradu: { king-land }.
king-tiles-back = { $n ->
    [one] Jeden dílek hradu se vrací do zásoby.
    [few] { $n } dílky hradu se vracejí do zásoby.
   *[other] { $n } dílků hradu se vrací do zásoby.
}
king-builds = { $seat } staví hrad { king-land-in } ({ $space }).
king-slays = { $seat } poráží draka { king-land-in } ({ $space }), bere si jeho oheň a pokládá tam svůj žeton.
king-raids = { $seat } dobývá políčko { $space } ({ king-land }), { $from } si bere žeton zpět.
king-fire-laid = Drak zapaluje hrad { king-land-in } ({ $space }).
king-ruin = Hrad { king-land-in } ({ $space }) nepatří nikomu: dračí ohně došly.
king-fire-of = Dračí ohně v zásobě došly, tento poskytuje { $from }.
king-finds-gem = { $gem ->
    [gold] { $seat } nachází zlatý drahokam.
   *[white] { $seat } nachází bílý drahokam.
}
king-supply-gem = { $gem ->
    [gold] { $seat } dostává ze zásoby zlatý drahokam.
   *[white] { $seat } dostává ze zásoby bílý drahokam.
}
king-steals-card = { $seat } krade kartu { $card }, přichází o ni { $from }.
king-steals-gem = { $gem ->
    [gold] { $seat } krade zlatý drahokam, přichází o něj { $from }.
   *[white] { $seat } krade bílý drahokam, přichází o něj { $from }.
}
king-steals-nothing = { $seat } nic nekrade.
king-no-effect = { $deck ->
    [3] Na mapě nehoří žádný dračí oheň, drakobijka nemá co dělat.
    [4] Na mapě není žádný cizí žeton, lotr nemá co dělat.
   *[other] Karta je bez účinku.
}
king-over = Hra končí.
king-wins = { $seat } vítězí!
king-wins-by-tokens = { $seat } potřebuje další žeton, ale všechny už leží na mapě: okamžité vítězství!
king-shared = { $n ->
    [few] O vítězství se dělí { $n } hráči.
   *[other] O vítězství se dělí { $n } hráčů.
}

## Proč něco nejde

why-deck-empty = Balíček { $deck } je prázdný.
why-condition-not-met = Kostky nesplňují podmínku karty { $card } ({ king-citizen }).
why-must-take = Kostky splňují podmínku karty z balíčku { $deck } ({ king-citizen }), proto si musíš vzít občana. Dračí poplach teď vyhlásit nemůžeš.
why-choose-deck = Nejdřív si vyber kartu, kterou si vezmeš lícem dolů jako superžolíka, například z balíčku { $deck }.
why-no-pair = { $need ->
    [one] Potřebuješ žolíka „{ king-die }“ a žádného nemáš.
    [few] Potřebuješ { $need } žolíky „{ king-die }“, máš: { $have }.
   *[other] Potřebuješ { $need } žolíků „{ king-die }“, máš: { $have }.
}
why-no-super = { $need ->
    [one] Potřebuješ superžolíka a žádného nemáš.
    [few] Potřebuješ { $need } superžolíky, máš: { $have }.
   *[other] Potřebuješ { $need } superžolíků, máš: { $have }.
}
why-not-free = Na políčku { $space } už stojí hrad.
why-wrong-land = Políčko { $space } ({ king-land }) neodpovídá žádnému vytaženému dílku hradu.
why-no-fire = Na políčku { $space } nehoří dračí oheň.
why-no-fire-owned = { $seat } nemá žádný dračí oheň.
why-own-token = Políčko { $space } už je tvoje.
why-no-token = Políčko { $space } nepatří žádnému hráči.
why-not-nearest = Jiný cizí žeton je blíž než ten na políčku { $space }.
why-card-not-owned = Kartu { $card } nikdo nemá.
why-own-card = Karta { $card } už je tvoje.
why-super-safe = Karta { $card } leží lícem dolů: superžolíky krást nemůžeš.
why-own-gem = Tento drahokam už je tvůj.
why-no-gem = { $gem ->
    [gold] { $seat } nemá žádný zlatý drahokam.
   *[white] { $seat } nemá žádný bílý drahokam.
}
# $awaited: the phase that waits for the player.
king-wrong-phase = { $awaited ->
    [keep] Teď ne: nejdřív vyber, které kostky si ponecháš.
    [check] Teď ne: nejdřív si vyber občana, nebo vyhlas dračí poplach.
    [place] Teď ne: nejdřív umísti dílek hradu.
    [slay] Teď ne: nejdřív vyber, kterého draka porazíš.
    [raid] Teď ne: nejdřív vyber, který žeton vyženeš.
    [steal-card] Teď ne: nejdřív ukradni kartu, nebo se krádeže vzdej.
    [steal-gem] Teď ne: nejdřív ukradni drahokam, nebo se krádeže vzdej.
    [lay-fire] Teď ne: nejdřív vyber, kde drak zaútočí.
    [fire-of] Teď ne: nejdřív vyber, čí dračí oheň se použije.
    [over] Hra skončila.
   *[other] Teď ne: nejdřív rozhodne náhoda.
}

## Reasons of hints ($better: yes or no)

king-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
king-reason-way = { king-citizen } { $percent } %
king-reason-alarm = dračí poplach { $percent } %
king-reason-castles = { $better ->
    [yes] o { king-points } víc za hrady
   *[no] o { king-points } méně za hrady
}
king-reason-gems = { $better ->
    [yes] o { king-points } víc za drahokamy
   *[no] o { king-points } méně za drahokamy
}
king-reason-fires = { $better ->
    [yes] o { king-points } víc za dračí ohně
   *[no] o { king-points } méně za dračí ohně
}
king-reason-room = { $better ->
    [yes] víc místa k růstu
   *[no] méně místa k růstu
}
king-reason-danger = { $better ->
    [yes] nájezd by tě připravil o méně
   *[no] nájezd by tě připravil o víc
}
king-reason-raids = { $better ->
    [yes] lepší cíle nájezdů
   *[no] horší cíle nájezdů
}
king-reason-jokers = { $better ->
    [yes] lepší žolíci u tebe
   *[no] slabší žolíci u tebe
}
king-reason-rivals = { $better ->
    [yes] ostatní mají o { king-points } méně
   *[no] ostatní mají o { king-points } víc
}
king-reason-rivals-room = { $better ->
    [yes] horší místa pro ostatní
   *[no] lepší místa pro ostatní
}
king-reason-rivals-jokers = { $better ->
    [yes] slabší žolíci u ostatních
   *[no] lepší žolíci u ostatních
}
king-reason-offer = { $better ->
    [yes] slabší nabídka pro dalšího hráče
   *[no] lepší nabídka pro dalšího hráče
}
king-reason-end = ukončí hru
## Vlastní mapa

king-map-overlap = Poloviny mapy se překrývají.
king-map-apart = Poloviny mapy se nedotýkají.
king-map-few = { $what ->
    [fires] Ještě chybí dračí ohně: { $n }
    [white] Ještě chybí bílé drahokamy: { $n }
   *[gold] Ještě chybí zlaté drahokamy: { $n }
}
king-map-many = { $what ->
    [fires] Příliš mnoho dračích ohňů: odeber { $n }
    [white] Příliš mnoho bílých drahokamů: odeber { $n }
   *[gold] Příliš mnoho zlatých drahokamů: odeber { $n }
}
king-map-twice = Dvakrát označeno ({ $half ->
    [west] západní polovina
   *[east] východní polovina
}): { king-land }
