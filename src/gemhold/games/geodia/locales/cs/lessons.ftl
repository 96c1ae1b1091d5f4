# Lekce a tipy. Slova mezi hvězdičkami jsou zvýrazněná.

## Cíl a mapa

geodia-lesson-goal = Cíl a mapa
geodia-lesson-goal-gems = Hraješ za rudobarona a jde ti o *drahokamy*: vyhrává, kdo jich má na konci nejvíc. Tady vidíš svoje drahokamy a čtyři suroviny.
geodia-lesson-goal-map = Každé políčko dává dvě *suroviny* a pod ním je ukrytý *důl*. Tvoje základna stojí na okraji. Uprostřed spí na pokladech drak.
geodia-lesson-goal-detonate = Doly se otevírají pořádným výbuchem! *Detonuj* označené políčko: klepni na ně a vyber to v jeho nabídce. Vede z něj železnice až domů.
geodia-lesson-goal-elsewhere = Detonovat můžeš každé políčko s cestou, na které se tvoje figurky dostanou. Zkus označené: odtud jdou drahokamy domů hned.
geodia-lesson-goal-close = Jednorázový důl: 5 drahokamů, a železnicí jsou hned doma. Otvírej doly, těž a voz drahokamy domů: to je celá hra v jedné větě.

## Základna a úvod

geodia-lesson-opening = Základna a úvodní kolo
geodia-lesson-opening-hand = Začínáš s několika kartami. Jednou, a to jen teď, můžeš některé odložit a vzít si za ně stejný počet nových. Odlož, co nechceš, a potvrď.
geodia-lesson-opening-base = Vyber místo pro *základnu*. Dotýká se dvou políček, na která soupeř nikdy nesmí. Vezmi si místo vlevo nahoře, u a1 a a2.
geodia-lesson-opening-elsewhere = I to je dobré místo. V téhle lekci si ale vyber to u a1 a a2.
geodia-lesson-opening-road = Ze základny vedou *cesty*, políčko po políčku. Polož první hned před ni.
geodia-lesson-opening-more = Další čtyři už leží a jedna ti zbývá: polož ji, kam chceš.
geodia-lesson-opening-figure = Figurky stojí na cestách. Postav *dělníka* na kterékoli políčko: každý tah přinese domů obě jeho suroviny.
geodia-lesson-opening-engineer = I inženýr tam může jít; později střílí a hasí. Začni ale dělníkem.
geodia-lesson-opening-idle = Figurky v základně nepřinášejí nic. Nejdřív postav dělníka na cestu.
geodia-lesson-opening-close = Ostatní figurky už stojí a soupeři rozestaví svoje stejně. Odteď má každý hráč v každém kole jeden tah.

## Příjem a trasy

geodia-lesson-income = Příjem a trasy
geodia-lesson-income-worker = Na začátku tahu přinese každá figurka obě suroviny svého políčka, pokud z něj vede po cestách *trasa* domů. Tenhle dělník ji má.
geodia-lesson-income-move = Druhý dělník zahálí v základně. Figurky chodí po cestách, jak daleko chceš: vyber ho a pošli ho na označené políčko.
geodia-lesson-income-nearer = Zastavit může i tam. Označené políčko ale dává síru a vodu, které ti chybějí: pošli ho na konec cesty.
geodia-lesson-income-stays = Ten už ti nosí dřevo a železo. Přesuň dělníka ze základny.
geodia-lesson-income-turn = Teď *ukonči* fázi, aby skončil tvůj tah a hrál soupeř.
geodia-lesson-income-close = Tvůj další tah začal příjmem z obou políček. Kdyby na trase stál soupeř, políčka za ním by nepřinesla nic.

## Dvě kostky

geodia-lesson-dice = Dvě kostky
geodia-lesson-dice-dice = Každý tah začíná dvěma kostkami. *Bonusová kostka* ti něco nabídne, *těžební kostka* rozhodne, které doly vydají drahokamy.
geodia-lesson-dice-bonus = Na bonusové kostce je dělník nebo karta. Vyber si, co chceš.
geodia-lesson-dice-close = Na těžební kostce padla 2. Tvůj důl těží při 1 a 2 a dává 3 drahokamy za každou figurku; železnicí přišly hned domů.

## Stavění

geodia-lesson-building = Stavění
geodia-lesson-building-road = *Cesta* stojí 2 dřeva a 1 železo a klade se vedle políčka, které ovládáš. Postav ji na označeném políčku.
geodia-lesson-building-elsewhere = I to jde. Tentokrát stav na označeném políčku, směrem ke středu.
geodia-lesson-building-rail = Na cestu můžeš za 2 železa položit *železnici*: vozí drahokamy domů hned. Polož ji tam, kde stojí tvůj dělník.
geodia-lesson-building-workshop = Budovy základny se dají *vylepšit* na úroveň 2. Dílna pak dovolí stavět hradby: vylepši ji.
geodia-lesson-building-this-building = Jednou se to vyplatí, ale na hradby potřebuješ Dílnu. Vylepši ji.
geodia-lesson-building-wall = *Hradba* stojí 1 dřevo a 1 železo. Zachytí první zásah a při hašení šetří vodu. Postav ji tam, kde stojí tvůj dělník.
geodia-lesson-building-close = Můžeš udělat všechno, na co máš, v libovolném pořadí. Nabídka políčka ti řekne, proč něco nejde.

## Doly

geodia-lesson-mines = Detonace a doly
geodia-lesson-mines-geologist = *Geolog* se podívá pod políčko a nic to nestojí. Zahraj kartu a klepni na označené políčko.
geodia-lesson-mines-elsewhere = Podívat se může kamkoli. Pošli ho na označené políčko: je další na tvé cestě.
geodia-lesson-mines-blind = Detonovat naslepo můžeš vždycky. Geolog ale nic nestojí, tak ho použij nejdřív.
geodia-lesson-mines-detonate = Důl se 7 drahokamy, ale jen na šestku. Co asi leží pod tvým dělníkem? *Detonuj* to políčko za 2 síry a 1 železo.
geodia-lesson-mines-this-tile = Tam nemá kdo těžit. Detonuj políčko, na kterém stojí tvůj dělník.
geodia-lesson-mines-numbers = Těží při 1, 3 a 5 a dává 2 drahokamy za každou figurku, znovu a znovu. Suroviny ale detonované políčko už nedává.
geodia-lesson-mines-turn = *Ukonči* fázi a podívej se, co přinese tvůj další hod.
geodia-lesson-mines-close = Pětka: dva drahokamy, železnicí doma. Čím víc figurek těží, tím víc drahokamů; na políčko se vejdou tři.

## Železnice a truhlice

geodia-lesson-chests = Železnice a truhlice
geodia-lesson-chests-chest = Tvůj důl těžil, ale železnice až domů nevede. Proto 3 drahokamy čekají na políčku v *truhlici*.
geodia-lesson-chests-first = Má-li políčko trasu, truhlice přijde domů na začátku dalšího tahu. *Železnice* je rychlejší: polož ji na obě políčka. Začni kterýmkoli.
geodia-lesson-chests-second = A teď druhou.
geodia-lesson-chests-waiting = Dalo by se i počkat. Do té doby ale může na truhlici někdo střílet nebo ji ukrást. Polož železnici.
geodia-lesson-chests-close = Trať je hotová a truhlice doma. Poslouží každá nepřerušená železnice, ať ji postavil kdokoli.

## Karty a základna

geodia-lesson-cards = Karty a základna
geodia-lesson-cards-tool = *Nástroje* pracují pro tebe každý tah. Lesní dron přinese vždycky 1 dřevo a 1 síru. Zahraj ho.
geodia-lesson-cards-buy = *Vynálezce* prodává karty: po 1 drahokamu, nejvýš tři za tah. Kup jednu.
geodia-lesson-cards-hire = *Náborář* má dělníky za 2 drahokamy. Víc figurek znamená větší příjem: najmi jednoho.
geodia-lesson-cards-engineer = To je inženýr za 3 drahokamy, hodí se v boji. Tentokrát najmi dělníka.
geodia-lesson-cards-inventor = Koupená karta je *Balista*. Obléhací stroje potřebují Vynálezce na úrovni 2: vylepši ho.
geodia-lesson-cards-close = Za tah můžeš zahrát, kolik karet chceš. V ruce jich můžeš mít šest a dvě se dají vyměnit za jednu novou.

## Boj a obrana

geodia-lesson-combat = Boj a obrana
geodia-lesson-combat-aim = Po hlavní fázi přijde *boj*. Máš-li na mapě inženýra, tvoje *Raketa* doletí až tři políčka daleko a udělí jeden bod poškození. Vyber ji.
geodia-lesson-combat-target = Teď vyber cíl: soupeřova dělníka na označeném políčku.
geodia-lesson-combat-treasure = Na dračí poklady jediná raketa nestačí. Zamiř na dělníka.
geodia-lesson-combat-fire = Nejdřív se určí všechny cíle, potom se všechny výstřely zaplatí najednou. *Pal!*
geodia-lesson-combat-hit = Nebylo to čím uhasit: dělník je pryč. Teď je ale na tahu soupeř…
geodia-lesson-combat-defend = Na tvoje políčko letí dron! Tvůj inženýr tam může za 3 vody *uhasit* jeden bod poškození. Udělej to.
geodia-lesson-combat-burn = Můžeš i nehasit, ale stálo by tě to figurku. A vodu přece máš.
geodia-lesson-combat-close = Nic se neztratilo! Za hradbou by to stálo jen 2 vody. U toho, na čem ti záleží, měj inženýra a trochu vody.

## Události

geodia-lesson-events = Události
geodia-lesson-events-event = *Událost* trvá dvě kola a mění pravidla pro všechny. Právě je *Trh*.
geodia-lesson-events-trade = Na Trhu můžeš jednou za tah udělat transakci: tři suroviny za drahokam, nebo drahokam za tři suroviny. Klepni na „Transakce“ a zkus to.
geodia-lesson-events-close = Některé události pomáhají, jiné škodí: při Vánici stojí železnice a Červi požírají horníky. Tady vidíš, co platí teď a kolik událostí ještě přijde.

## Drak

geodia-lesson-dragon = Drak
geodia-lesson-dragon-aim = Drak hlídá pět pokladů. Tvoje *Balista* stojí dost blízko a udělí 2 body poškození. Vyber ji.
geodia-lesson-dragon-treasure = Na nejmenší poklad stačí právě 2 body. Zamiř na něj.
geodia-lesson-dragon-too-hard = Ten chce víc poškození, než udělí jedna Balista. Zamiř na nejmenší poklad.
geodia-lesson-dragon-fire = Výstřel stojí 2 dřeva a 2 síry. Pak rozhodne těžební kostka: tenhle poklad získáš při 5 nebo 6. *Pal!*
geodia-lesson-dragon-close = Šestka: osm drahokamů! Větší poklady chtějí víc strojů, ale přinesou víc a padnou při více číslech.

## Konec

geodia-lesson-end = Konec hry
geodia-lesson-end-last = Tohle je poslední kolo. Až skončí, každá *truhlice* na mapě je za 5 drahokamů pro toho, kdo ovládá její políčko.
geodia-lesson-end-chest = Na označeném políčku stojí tvoje truhlice sama. Pošli tam dělníka ze základny.
geodia-lesson-end-five = Když teď skončíš, započítá se ti jen jedna truhlice. Dělník u druhé má cenu 5 drahokamů.
geodia-lesson-end-stays = Pak by sama zůstala tamta truhlice. Přesuň dělníka ze základny.
geodia-lesson-end-there = Už jen kousek! Pošli ho na políčko s truhlicí.
geodia-lesson-end-turn = Obě truhlice jsou tvoje. *Ukonči* svůj tah.
geodia-lesson-end-close = 24 drahokamů a dvě truhlice je dohromady 34 proti 31: vyhráváš! Nesplacený dluh by se odečetl.

## Týmy

geodia-lesson-teams = Hra v týmech
geodia-lesson-teams-partner = Dva proti dvěma! S hráčem naproti jste *spojenci*: vidíte si do karet a sdílíte cesty, železnice i políčka.
geodia-lesson-teams-move = Spojenec těží v dole se 7 drahokamy. Těží každá figurka: pošli dělníka ze základny po železnici za ním.
geodia-lesson-teams-together = Zastavit tam může, ale důl je na označeném políčku, kde stojí dělník spojence.
geodia-lesson-teams-stays = Ten má co dělat. Přesuň dělníka ze základny.
geodia-lesson-teams-turn = Teď *ukonči* fázi a nech hrát ostatní.
geodia-lesson-teams-close = Šestka: sedm drahokamů pro tebe a spojenci padla taky. Na konci se drahokamy obou spojenců sečtou.

## Tipy

geodia-tip-detonation = Detonované políčko je důl: když na těžební kostce padne jeho číslo, každá figurka tam vytěží drahokamy. Suroviny už nedává.
geodia-tip-chest = Drahokamy bez železnice čekají v truhlici. Domů přijde na začátku dalšího tahu, pokud někdo políčko ovládá a vede z něj trasa.
geodia-tip-attack = Políčka pod palbou se dají bránit: inženýr hasí vodou a hradba zachytí první zásah.
geodia-tip-steal = Opuštěná truhlice patří tomu, kdo vstoupí na její políčko.
geodia-tip-event = Událost trvá dvě kola a platí pro všechny.
