# Lekcie a tipy. Slová medzi hviezdičkami sú zvýraznené.

## Cieľ a mapa

geodia-lesson-goal = Cieľ a mapa
geodia-lesson-goal-gems = Hráš za rudobaróna a ide ti o *drahokamy*: vyhráva, kto ich má na konci najviac. Tu vidíš svoje drahokamy a štyri suroviny.
geodia-lesson-goal-map = Každé políčko dáva dve *suroviny* a pod ním je ukrytá *baňa*. Tvoja základňa stojí na okraji. V strede spí na pokladoch drak.
geodia-lesson-goal-detonate = Bane sa otvárajú poriadnym výbuchom! *Detonuj* označené políčko: ťukni naň a vyber to v jeho ponuke. Vedie z neho železnica až domov.
geodia-lesson-goal-elsewhere = Detonovať môžeš každé políčko s cestou, na ktoré sa tvoje figúrky dostanú. Skús označené: odtiaľ idú drahokamy domov hneď.
geodia-lesson-goal-close = Jednorazová baňa: 5 drahokamov, a železnicou sú hneď doma. Otváraj bane, ťaž a voz drahokamy domov: to je celá hra v jednej vete.

## Základňa a úvod

geodia-lesson-opening = Základňa a úvodné kolo
geodia-lesson-opening-hand = Začínaš s niekoľkými kartami. Raz, a to len teraz, môžeš niektoré odložiť a vziať si za ne rovnaký počet nových. Odlož, čo nechceš, a potvrď.
geodia-lesson-opening-base = Vyber miesto pre *základňu*. Dotýka sa dvoch políčok, na ktoré súper nikdy nesmie. Vezmi si miesto vľavo hore, pri a1 a a2.
geodia-lesson-opening-elsewhere = Aj to je dobré miesto. V tejto lekcii si však vyber to pri a1 a a2.
geodia-lesson-opening-road = Zo základne vedú *cesty*, políčko po políčku. Polož prvú hneď pred ňu.
geodia-lesson-opening-more = Ďalšie štyri sú už položené a jedna ti zostáva: polož ju, kam chceš.
geodia-lesson-opening-figure = Figúrky stoja na cestách. Postav *pracovníka* na ktorékoľvek políčko: každý ťah prinesie domov obe jeho suroviny.
geodia-lesson-opening-engineer = Aj inžinier tam môže ísť; neskôr strieľa a hasí. Začni však pracovníkom.
geodia-lesson-opening-idle = Figúrky v základni neprinášajú nič. Najprv postav pracovníka na cestu.
geodia-lesson-opening-close = Ostatné figúrky už stoja a súperi rozostavia svoje rovnako. Odteraz má každý hráč v každom kole jeden ťah.

## Príjem a trasy

geodia-lesson-income = Príjem a trasy
geodia-lesson-income-worker = Na začiatku ťahu prinesie každá figúrka obe suroviny svojho políčka, ak z neho vedie po cestách *trasa* domov. Tento pracovník ju má.
geodia-lesson-income-move = Druhý pracovník zaháľa v základni. Figúrky chodia po cestách, ako ďaleko chceš: vyber ho a pošli ho na označené políčko.
geodia-lesson-income-nearer = Zastať môže aj tam. Označené políčko však dáva síru a vodu, ktoré ti chýbajú: pošli ho na koniec cesty.
geodia-lesson-income-stays = Ten ti už nosí drevo a železo. Presuň pracovníka zo základne.
geodia-lesson-income-turn = Teraz *ukonči* fázu, aby sa skončil tvoj ťah a hral súper.
geodia-lesson-income-close = Tvoj ďalší ťah sa začal príjmom z oboch políčok. Keby na trase stál súper, políčka za ním by nepriniesli nič.

## Dve kocky

geodia-lesson-dice = Dve kocky
geodia-lesson-dice-dice = Každý ťah sa začína dvoma kockami. *Bonusová kocka* ti niečo ponúkne, *ťažobná kocka* rozhodne, ktoré bane vydajú drahokamy.
geodia-lesson-dice-bonus = Na bonusovej kocke je pracovník alebo karta. Vyber si, čo chceš.
geodia-lesson-dice-close = Na ťažobnej kocke padla 2. Tvoja baňa ťaží pri 1 a 2 a dáva 3 drahokamy za každú figúrku; železnicou prišli hneď domov.

## Stavanie

geodia-lesson-building = Stavanie
geodia-lesson-building-road = *Cesta* stojí 2 drevá a 1 železo a kladie sa vedľa políčka, ktoré ovládaš. Postav ju na označenom políčku.
geodia-lesson-building-elsewhere = Aj to sa dá. Tentoraz stavaj na označenom políčku, smerom k stredu.
geodia-lesson-building-rail = Na cestu môžeš za 2 železá položiť *železnicu*: vozí drahokamy domov hneď. Polož ju tam, kde stojí tvoj pracovník.
geodia-lesson-building-workshop = Budovy základne sa dajú *vylepšiť* na úroveň 2. Dielňa potom dovolí stavať hradby: vylepši ju.
geodia-lesson-building-this-building = Raz sa to oplatí, ale na hradby potrebuješ Dielňu. Vylepši ju.
geodia-lesson-building-wall = *Hradba* stojí 1 drevo a 1 železo. Zachytí prvý zásah a pri hasení šetrí vodu. Postav ju tam, kde stojí tvoj pracovník.
geodia-lesson-building-close = Môžeš urobiť všetko, na čo máš, v ľubovoľnom poradí. Ponuka políčka ti povie, prečo niečo nejde.

## Bane

geodia-lesson-mines = Detonácia a bane
geodia-lesson-mines-geologist = *Geológ* sa pozrie pod políčko a nič to nestojí. Zahraj kartu a ťukni na označené políčko.
geodia-lesson-mines-elsewhere = Pozrieť sa môže kamkoľvek. Pošli ho na označené políčko: je ďalšie na tvojej ceste.
geodia-lesson-mines-blind = Detonovať naslepo môžeš vždy. Geológ však nič nestojí, tak ho použi najprv.
geodia-lesson-mines-detonate = Baňa so 7 drahokamami, ale len na šestku. Čo asi leží pod tvojím pracovníkom? *Detonuj* to políčko za 2 síry a 1 železo.
geodia-lesson-mines-this-tile = Tam nemá kto ťažiť. Detonuj políčko, na ktorom stojí tvoj pracovník.
geodia-lesson-mines-numbers = Ťaží pri 1, 3 a 5 a dáva 2 drahokamy za každú figúrku, znovu a znovu. Suroviny však detonované políčko už nedáva.
geodia-lesson-mines-turn = *Ukonči* fázu a pozri sa, čo prinesie tvoj ďalší hod.
geodia-lesson-mines-close = Päťka: dva drahokamy, železnicou doma. Čím viac figúrok ťaží, tým viac drahokamov; na políčko sa zmestia tri.

## Železnice a truhlice

geodia-lesson-chests = Železnice a truhlice
geodia-lesson-chests-chest = Tvoja baňa ťažila, ale železnica až domov nevedie. Preto 3 drahokamy čakajú na políčku v *truhlici*.
geodia-lesson-chests-first = Ak má políčko trasu, truhlica príde domov na začiatku ďalšieho ťahu. *Železnica* je rýchlejšia: polož ju na obe políčka. Začni ktorýmkoľvek.
geodia-lesson-chests-second = A teraz druhú.
geodia-lesson-chests-waiting = Dalo by sa aj počkať. Dovtedy však môže na truhlicu niekto strieľať alebo ju ukradnúť. Polož železnicu.
geodia-lesson-chests-close = Trať je hotová a truhlica doma. Poslúži každá neprerušená železnica, nech ju postavil ktokoľvek.

## Karty a základňa

geodia-lesson-cards = Karty a základňa
geodia-lesson-cards-tool = *Nástroje* pracujú pre teba každý ťah. Lesný dron prinesie vždy 1 drevo a 1 síru. Zahraj ho.
geodia-lesson-cards-buy = *Vynálezca* predáva karty: po 1 drahokame, najviac tri za ťah. Kúp jednu.
geodia-lesson-cards-hire = *Náborár* má pracovníkov za 2 drahokamy. Viac figúrok znamená väčší príjem: najmi jedného.
geodia-lesson-cards-engineer = To je inžinier za 3 drahokamy, hodí sa v boji. Tentoraz najmi pracovníka.
geodia-lesson-cards-inventor = Kúpená karta je *Balista*. Obliehacie stroje potrebujú Vynálezcu na úrovni 2: vylepši ho.
geodia-lesson-cards-close = Za ťah môžeš zahrať, koľko kariet chceš. Na ruke ich môžeš mať šesť a dve sa dajú vymeniť za jednu novú.

## Boj a obrana

geodia-lesson-combat = Boj a obrana
geodia-lesson-combat-aim = Po hlavnej fáze príde *boj*. Ak máš na mape inžiniera, tvoja *Raketa* doletí až tri políčka ďaleko a udelí jeden bod poškodenia. Vyber ju.
geodia-lesson-combat-target = Teraz vyber cieľ: súperovho pracovníka na označenom políčku.
geodia-lesson-combat-treasure = Na dračie poklady jediná raketa nestačí. Zamier na pracovníka.
geodia-lesson-combat-fire = Najprv sa určia všetky ciele, potom sa všetky výstrely zaplatia naraz. *Vystreľ!*
geodia-lesson-combat-hit = Nebolo to čím uhasiť: pracovník je preč. Teraz je však na ťahu súper…
geodia-lesson-combat-defend = Na tvoje políčko letí dron! Tvoj inžinier tam môže za 3 vody *uhasiť* jeden bod poškodenia. Urob to.
geodia-lesson-combat-burn = Môžeš aj nehasiť, ale stálo by ťa to figúrku. A vodu predsa máš.
geodia-lesson-combat-close = Nič sa nestratilo! Za hradbou by to stálo len 2 vody. Pri tom, na čom ti záleží, maj inžiniera a trochu vody.

## Udalosti

geodia-lesson-events = Udalosti
geodia-lesson-events-event = *Udalosť* trvá dve kolá a mení pravidlá pre všetkých. Práve je *Trh*.
geodia-lesson-events-trade = Na Trhu môžeš raz za ťah urobiť transakciu: tri suroviny za drahokam alebo drahokam za tri suroviny. Ťukni na „Transakcia“ a vyskúšaj to.
geodia-lesson-events-close = Niektoré udalosti pomáhajú, iné škodia: pri Blizzarde stoja železnice a Červy požierajú baníkov. Tu vidíš, čo platí teraz a koľko udalostí ešte príde.

## Drak

geodia-lesson-dragon = Drak
geodia-lesson-dragon-aim = Drak stráži päť pokladov. Tvoja *Balista* stojí dosť blízko a udelí 2 body poškodenia. Vyber ju.
geodia-lesson-dragon-treasure = Na najmenší poklad stačia práve 2 body. Zamier naň.
geodia-lesson-dragon-too-hard = Ten chce viac poškodenia, než udelí jedna Balista. Zamier na najmenší poklad.
geodia-lesson-dragon-fire = Výstrel stojí 2 drevá a 2 síry. Potom rozhodne ťažobná kocka: tento poklad získaš pri 5 alebo 6. *Vystreľ!*
geodia-lesson-dragon-close = Šestka: osem drahokamov! Väčšie poklady chcú viac strojov, ale prinesú viac a padnú pri viacerých číslach.

## Koniec

geodia-lesson-end = Koniec hry
geodia-lesson-end-last = Toto je posledné kolo. Keď sa skončí, každá *truhlica* na mape je za 5 drahokamov pre toho, kto ovláda jej políčko.
geodia-lesson-end-chest = Na označenom políčku stojí tvoja truhlica sama. Pošli tam pracovníka zo základne.
geodia-lesson-end-five = Ak teraz skončíš, započíta sa ti len jedna truhlica. Pracovník pri druhej má cenu 5 drahokamov.
geodia-lesson-end-stays = Potom by sama zostala tamtá truhlica. Presuň pracovníka zo základne.
geodia-lesson-end-there = Už len kúsok! Pošli ho na políčko s truhlicou.
geodia-lesson-end-turn = Obe truhlice sú tvoje. *Ukonči* svoj ťah.
geodia-lesson-end-close = 24 drahokamov a dve truhlice sú spolu 34 proti 31: vyhrávaš! Nesplatený dlh by sa odčítal.

## Tímy

geodia-lesson-teams = Hra v tímoch
geodia-lesson-teams-partner = Dvaja proti dvom! S hráčom oproti ste *spojenci*: vidíte si do kariet a delíte sa o cesty, železnice aj políčka.
geodia-lesson-teams-move = Spojenec ťaží v bani so 7 drahokamami. Ťaží každá figúrka: pošli pracovníka zo základne po železnici za ním.
geodia-lesson-teams-together = Zastať tam môže, ale baňa je na označenom políčku, kde stojí pracovník spojenca.
geodia-lesson-teams-stays = Ten má čo robiť. Presuň pracovníka zo základne.
geodia-lesson-teams-turn = Teraz *ukonči* fázu a nechaj hrať ostatných.
geodia-lesson-teams-close = Šestka: sedem drahokamov pre teba a spojencovi padla tiež. Na konci sa drahokamy oboch spojencov sčítajú.

## Tipy

geodia-tip-detonation = Detonované políčko je baňa: keď na ťažobnej kocke padne jej číslo, každá figúrka tam vyťaží drahokamy. Suroviny už nedáva.
geodia-tip-chest = Drahokamy bez železnice čakajú v truhlici. Domov príde na začiatku ďalšieho ťahu, ak niekto políčko ovláda a vedie z neho trasa.
geodia-tip-attack = Políčka pod paľbou sa dajú brániť: inžinier hasí vodou a hradba zachytí prvý zásah.
geodia-tip-steal = Opustená truhlica patrí tomu, kto vstúpi na jej políčko.
geodia-tip-event = Udalosť trvá dve kolá a platí pre všetkých.
