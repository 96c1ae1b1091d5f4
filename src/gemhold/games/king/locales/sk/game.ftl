# Kráľ kociek. Argumenty: $seat, $from = mená hráčov (vždy v 1. páde); $land, $space, $deck (1–5), $card (číslo), $die (r6), $dice (r4 g2), $gem (white, gold).

## Podstatné mená

king-land = { $land ->
    [floodplain] niva
    [coast] pobrežie
    [swamp] močiar
    [meadow] lúka
    [desert] púšť
    [cave] jaskyňa
    [volcano] sopka
    [farmland] hospodárska pôda
    [mountains] hory
    [lava] láva
    [steppe] step
    [pine_forest] borovicový les
    [mushroom_forest] hubový les
    [flower_meadow] kvetinová lúka
   *[quarry] kameňolom
}
king-land-in = { $land ->
    [floodplain] v nive
    [coast] na pobreží
    [swamp] v močiari
    [meadow] na lúke
    [desert] v púšti
    [cave] v jaskyni
    [volcano] na sopke
    [farmland] na hospodárskej pôde
    [mountains] v horách
    [lava] na láve
    [steppe] v stepi
    [pine_forest] v borovicovom lese
    [mushroom_forest] v hubovom lese
    [flower_meadow] na kvetinovej lúke
   *[quarry] v kameňolome
}
king-citizen = { $deck ->
    [1] nevrlý obchodník
    [2] arogantná zlodejka
    [3] zaneprázdnená drakobijka
    [4] agresívny lotor
   *[5] chamtivý statkár
}
# 4. pád: „… si berie nevrlého obchodníka“.
king-citizen-object = { $deck ->
    [1] nevrlého obchodníka
    [2] arogantnú zlodejku
    [3] zaneprázdnenú drakobijku
    [4] agresívneho lotra
   *[5] chamtivého statkára
}
king-effect = { $deck ->
    [1] Vytiahni 1, 2 alebo 3 dieliky hradu a z jedného postav hrad. Najvyšší stupeň ti prinesie aj drahokam zo zásoby.
    [2] { $steals ->
        [gem] Vytiahni dielik hradu a postav hrad. Potom môžeš niekomu ukradnúť drahokam.
       *[card] Vytiahni 2 dieliky hradu a z jedného postav hrad. Potom môžeš niekomu ukradnúť kartu občana ležiacu lícom hore.
    }
    [3] Poraz ktoréhokoľvek draka na mape: jeho oheň je tvoj a na jeho miesto príde tvoj žetón.
    [4] Vyžeň najbližší cudzí žetón a polož namiesto neho svoj.
   *[5] Vytiahni 2 dieliky hradu a postav oba hrady.
}
king-colour = { $colour ->
    [purple] fialová
    [yellow] žltá
    [turquoise] tyrkysová
   *[black] čierna
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
   *[white] biely drahokam
}

## Podmienky kociek

king-condition-colour = { $colour ->
    [red] { $n ->
        [one] aspoň jedna červená kocka
        [few] aspoň { $n } červené kocky
       *[other] aspoň { $n } červených kociek
    }
    [green] { $n ->
        [one] aspoň jedna zelená kocka
        [few] aspoň { $n } zelené kocky
       *[other] aspoň { $n } zelených kociek
    }
   *[blue] { $n ->
        [one] aspoň jedna modrá kocka
        [few] aspoň { $n } modré kocky
       *[other] aspoň { $n } modrých kociek
    }
}
king-condition-colour-graded = { $colour ->
    [red] 4, 5 alebo 6 červených kociek
    [green] 4, 5 alebo 6 zelených kociek
   *[blue] 4, 5 alebo 6 modrých kociek
}
king-condition-numbers = tieto čísla: { $numbers }
king-condition-groups = skupiny rovnakých čísel: { $groups }
king-condition-sum = súčet všetkých kociek aspoň { $n }
king-condition-red-sum = súčet červených kociek aspoň { $n }
king-condition-order = súčet červených kociek väčší než modrých a modrých väčší než zelených
king-condition-straight = { $n ->
    [4] postupka zo 4 kociek
    [6] postupka zo 6 kociek
   *[other] postupka z { $n } kociek
}
king-condition-straight-graded = postupka zo 4, 5 alebo 6 kociek

## Kto má čo urobiť

king-ask-keep = { $seat } vyberá, ktoré kocky si ponechá.
king-ask-check = { $seat } si vyberá občana, používa žolíky alebo vyhlasuje dračí poplach.
king-ask-place = { $seat } umiestňuje dielik hradu.
king-ask-slay = { $seat } vyberá, ktorého draka porazí.
king-ask-raid = { $seat } vyberá, ktorý žetón vyženie.
king-ask-steal-card = { $seat } môže ukradnúť kartu občana.
king-ask-steal-gem = { $seat } môže ukradnúť drahokam.
king-ask-lay-fire = { $seat } vyberá, kde drak zaútočí.
king-ask-fire-of = { $seat } vyberá, čí dračí oheň sa použije.

## Body a nastavenia

king-source-area = Najväčšie územie
king-source-others = Ostatné hrady
king-source-fires = Najviac dračích ohňov
king-source-gold = Zlaté drahokamy
king-source-white = Biele drahokamy
king-option-map = Mapa
king-option-map-standard = štandardná
king-option-map-random = náhodná
king-option-map-custom = vlastná
king-option-map-about = Štandardná mapa je vždy rovnaká; pri náhodnej sa polovice, ohne aj drahokamy rozložia nanovo.
king-option-start = Začiatok
king-option-start-usual = podľa pravidiel
king-option-start-fair = spravodlivý
king-option-start-about = Kto začína, má výhodu, najmä v hre dvoch; kto hrá neskôr, má preto na začiatku viac. V pravidlách hry taká možnosť nie je.
king-option-colours = Farby

## Čo sa deje

king-start-roll = { $sixes ->
    [0] { $seat } hádže o začiatok: { $dice } – ani jedna šestka.
    [one] { $seat } hádže o začiatok: { $dice } – jedna šestka.
    [few] { $seat } hádže o začiatok: { $dice } – { $sixes } šestky.
   *[other] { $seat } hádže o začiatok: { $dice } – { $sixes } šestiek.
}
king-start-tied = Najviac šestiek padlo viacerým hráčom, hádžu znovu.
king-starts = { $seat } má najviac šestiek a začína.
king-fair-gem = { $gem ->
    [gold] Spravodlivý začiatok: { $seat } má na začiatku zlatý drahokam namiesto bieleho.
   *[white] Spravodlivý začiatok: { $seat } má na začiatku o jeden biely drahokam viac.
}
king-fair-fire = Spravodlivý začiatok: { $seat } má na začiatku jeden dračí oheň.
king-turn = { $round }. kolo: na ťahu je { $seat }.
king-rolls = { $seat } hádže ({ $roll }. hod z troch): { $dice }
king-keeps = { $n ->
    [0] { $seat } hádže znovu všetkými šiestimi kockami.
    [one] { $seat } si ponecháva jednu kocku: { $dice }
    [few] { $seat } si ponecháva { $n } kocky: { $dice }
   *[other] { $seat } si ponecháva { $n } kociek: { $dice }
}
king-stops = { $seat } prestáva hádzať: { $dice }
king-joker = { $supers ->
    [0] { $seat } odhadzuje dva rovnaké žolíky a pridáva kocku: { king-die }.
    [1] { $seat } odhadzuje žolíka a superžolíka a pridáva kocku: { king-die }.
   *[2] { $seat } odhadzuje dva superžolíky a pridáva kocku: { king-die }.
}
king-takes = { $grade ->
    [2] { $seat } si berie { king-citizen-object } (karta { $card }, prostredný stupeň).
    [3] { $seat } si berie { king-citizen-object } (karta { $card }, najvyšší stupeň).
   *[other] { $seat } si berie { king-citizen-object } (karta { $card }).
}
king-takes-super = { $seat } si berie vrchnú kartu z balíčka { $deck } lícom dole ako superžolíka.
king-alarm = { $seat } vyhlasuje dračí poplach!
king-card-turned = V ponuke je nová karta z balíčka { $deck }: { king-citizen } (karta { $card }).
king-tile-drawn = { $seat } ťahá dielik hradu: { king-land }.
king-tiles-back = { $n ->
    [one] Jeden dielik hradu sa vracia do zásoby.
    [few] { $n } dieliky hradu sa vracajú do zásoby.
   *[other] { $n } dielikov hradu sa vracia do zásoby.
}
king-builds = { $seat } stavia hrad { king-land-in } ({ $space }).
king-slays = { $seat } poráža draka { king-land-in } ({ $space }), berie si jeho oheň a kladie tam svoj žetón.
king-raids = { $seat } dobýja políčko { $space } ({ king-land }), { $from } si berie žetón späť.
king-fire-laid = Drak podpaľuje hrad { king-land-in } ({ $space }).
king-ruin = Hrad { king-land-in } ({ $space }) je zrúcanina a nepatrí nikomu: dračie ohne sa minuli.
king-fire-of = Dračie ohne v zásobe sa minuli, jeden zo svojich dáva { $from }.
king-finds-gem = { $gem ->
    [gold] { $seat } nachádza zlatý drahokam.
   *[white] { $seat } nachádza biely drahokam.
}
king-supply-gem = { $gem ->
    [gold] { $seat } dostáva zo zásoby zlatý drahokam.
   *[white] { $seat } dostáva zo zásoby biely drahokam.
}
king-steals-card = { $seat } kradne kartu { $card }, prichádza o ňu { $from }.
king-steals-gem = { $gem ->
    [gold] { $seat } kradne zlatý drahokam, prichádza oň { $from }.
   *[white] { $seat } kradne biely drahokam, prichádza oň { $from }.
}
king-steals-nothing = { $seat } nič nekradne.
king-no-effect = { $deck ->
    [3] Na mape nehorí žiadny dračí oheň, drakobijka nemá čo robiť.
    [4] Na mape nie je žiadny cudzí žetón, lotor nemá čo robiť.
   *[other] Karta je bez účinku.
}
king-over = Hra sa končí.
king-wins = { $seat } vyhráva!
king-wins-by-tokens = { $seat } potrebuje ďalší žetón, no všetky už ležia na mape: okamžité víťazstvo!
king-shared = { $n ->
    [few] O víťazstvo sa delia { $n } hráči.
   *[other] O víťazstvo sa delí { $n } hráčov.
}

## Prečo niečo nejde

why-deck-empty = Balíček { $deck } je prázdny.
why-condition-not-met = Kocky nespĺňajú podmienku karty { $card } ({ king-citizen }).
why-must-take = Kocky spĺňajú podmienku karty z balíčka { $deck } ({ king-citizen }), preto si musíš vziať občana. Dračí poplach teraz vyhlásiť nemôžeš.
why-choose-deck = Najprv si vyber kartu, ktorú si vezmeš lícom dole ako superžolíka, napríklad z balíčka { $deck }.
why-no-pair = { $need ->
    [one] Potrebuješ žolíka „{ king-die }“ a nemáš žiadneho.
    [few] Potrebuješ { $need } žolíky „{ king-die }“, máš: { $have }.
   *[other] Potrebuješ { $need } žolíkov „{ king-die }“, máš: { $have }.
}
why-no-super = { $need ->
    [one] Potrebuješ superžolíka a nemáš žiadneho.
    [few] Potrebuješ { $need } superžolíky, máš: { $have }.
   *[other] Potrebuješ { $need } superžolíkov, máš: { $have }.
}
why-not-free = Na políčku { $space } už stojí hrad.
why-wrong-land = Políčko { $space } ({ king-land }) nezodpovedá žiadnemu vytiahnutému dieliku hradu.
why-no-fire = Na políčku { $space } nehorí dračí oheň.
why-no-fire-owned = { $seat } nemá žiadny dračí oheň.
why-own-token = Políčko { $space } už je tvoje.
why-no-token = Políčko { $space } nepatrí žiadnemu hráčovi.
why-not-nearest = Iný cudzí žetón je bližšie než ten na políčku { $space }.
why-card-not-owned = Kartu { $card } nikto nemá.
why-own-card = Karta { $card } už je tvoja.
why-super-safe = Karta { $card } leží lícom dole a superžolíka ukradnúť nemôžeš.
why-own-gem = Tento drahokam už je tvoj.
why-no-gem = { $gem ->
    [gold] { $seat } nemá žiadny zlatý drahokam.
   *[white] { $seat } nemá žiadny biely drahokam.
}
# $awaited: the phase that waits for the player.
king-wrong-phase = { $awaited ->
    [keep] Teraz nie: najprv vyber, ktoré kocky si ponecháš.
    [check] Teraz nie: najprv si vyber občana alebo dračí poplach.
    [place] Teraz nie: najprv umiestni dielik hradu.
    [slay] Teraz nie: najprv vyber, ktorého draka porazíš.
    [raid] Teraz nie: najprv vyber, ktorý žetón vyženieš.
    [steal-card] Teraz nie: najprv ukradni kartu, alebo sa krádeže vzdaj.
    [steal-gem] Teraz nie: najprv ukradni drahokam, alebo sa krádeže vzdaj.
    [lay-fire] Teraz nie: najprv vyber, kde drak zaútočí.
    [fire-of] Teraz nie: najprv vyber, čí dračí oheň sa použije.
    [over] Hra sa skončila.
   *[other] Teraz nie: najprv rozhodne náhoda.
}

## Reasons of hints ($better: yes or no)

king-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
king-reason-way = { king-citizen } { $percent } %
king-reason-alarm = dračí poplach { $percent } %
king-reason-castles = { $better ->
    [yes] o { king-points } viac za hrady
   *[no] o { king-points } menej za hrady
}
king-reason-gems = { $better ->
    [yes] o { king-points } viac za drahokamy
   *[no] o { king-points } menej za drahokamy
}
king-reason-fires = { $better ->
    [yes] o { king-points } viac za dračie ohne
   *[no] o { king-points } menej za dračie ohne
}
king-reason-room = { $better ->
    [yes] viac miesta na rast
   *[no] menej miesta na rast
}
king-reason-danger = { $better ->
    [yes] nájazd by ťa obral o menej
   *[no] nájazd by ťa obral o viac
}
king-reason-raids = { $better ->
    [yes] lepšie ciele nájazdov
   *[no] horšie ciele nájazdov
}
king-reason-jokers = { $better ->
    [yes] lepšie žolíky u teba
   *[no] slabšie žolíky u teba
}
king-reason-rivals = { $better ->
    [yes] ostatní majú o { king-points } menej
   *[no] ostatní majú o { king-points } viac
}
king-reason-rivals-room = { $better ->
    [yes] horšie miesta pre ostatných
   *[no] lepšie miesta pre ostatných
}
king-reason-rivals-jokers = { $better ->
    [yes] slabšie žolíky u ostatných
   *[no] lepšie žolíky u ostatných
}
king-reason-offer = { $better ->
    [yes] slabšia ponuka pre ďalšieho hráča
   *[no] lepšia ponuka pre ďalšieho hráča
}
king-reason-end = ukončí hru
## Vlastná mapa

king-map-overlap = Polovice mapy sa prekrývajú.
king-map-apart = Polovice mapy sa nedotýkajú.
king-map-few = { $what ->
    [fires] Ešte chýbajú dračie ohne: { $n }
    [white] Ešte chýbajú biele drahokamy: { $n }
   *[gold] Ešte chýbajú zlaté drahokamy: { $n }
}
king-map-many = { $what ->
    [fires] Priveľa dračích ohňov: odober { $n }
    [white] Priveľa bielych drahokamov: odober { $n }
   *[gold] Priveľa zlatých drahokamov: odober { $n }
}
king-map-twice = Dvakrát označené ({ $half ->
    [west] západná polovica
   *[east] východná polovica
}): { king-land }
