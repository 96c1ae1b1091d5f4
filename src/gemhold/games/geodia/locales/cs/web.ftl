# Geodia v prohlížeči: všechno, co není název, průběh ani důvod pravidla (ty jsou v geodia.ftl).

## Slova

g-good = { $good ->
    [sulphur] síra
    [wood] dřevo
    [iron] železo
    [water] voda
   *[gems] { $n ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamů
    }
}
g-figure = { $figure ->
    [worker] dělník
   *[engineer] inženýr
}
g-workers = { $n ->
    [one] 1 dělník
    [few] { $n } dělníci
   *[other] { $n } dělníků
}
g-engineers = { $n ->
    [one] 1 inženýr
    [few] { $n } inženýři
   *[other] { $n } inženýrů
}
g-gems = { $n ->
    [one] 1 drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
}
g-base = základna
g-chest = truhlice
g-dragon = Drak
g-road = cesta
g-rail = železnice
g-bot = bot
g-partner = tvůj spojenec
g-free = zdarma
g-none = nic
g-in-play = Vyloženo
g-stock = Tvůj sklad

## Mapa

g-map = Mapa { $n } políček kolem draka
g-can-choose = { $text } – lze vybrat
g-dragon-label = { $n ->
    [0] { $name }: drak, všechny poklady jsou pryč
    [one] { $name }: drak s 1 pokladem
    [few] { $name }: drak se { $n } poklady
   *[other] { $name }: drak s { $n } poklady
}
g-dragon-robbed = Všechny poklady už jsou rozebrané.
g-treasure-line = Poklad { $n }: poškození { $damage }, potom na kostce { $numbers }; drahokamy: { $gems }.
g-base-place = místo pro základnu před políčky { $tiles }
g-base-of = základna: { $name }; doma dělníci { $workers }, inženýři { $engineers }
g-mine-classic = důl { $numbers }: drahokamy za každou figurku: { $gems }
g-mine-single = jednorázový důl, drahokamy: { $gems }
g-spent = prázdný důl
g-only-you-know = víš to jen ty
g-link-airship = Vzducholoď ({ $name })
g-link-drill = Podzemní vrt ({ $name })
g-immune = imunita (před základnou: { $name })
g-wall-of = hradba ({ $name })
g-chest-of = { $gems ->
    [one] truhlice ({ $name }): 1 drahokam
    [few] truhlice ({ $name }): { $gems } drahokamy
   *[other] truhlice ({ $name }): { $gems } drahokamů
}
g-tile-menu = Co můžeš udělat: { $place }
g-choose = Vybrat
g-do = OK
g-verb-road = Cesta
g-verb-rail = Železnice
g-verb-wall = Hradba
g-verb-detonate = Detonace
g-verb-artillery = Dělo sem
g-verb-move-worker = Přesunout dělníka
g-verb-move-engineer = Přesunout inženýra
g-nowhere-now = Teď to nejde udělat na žádném políčku. Klepni na políčko a dozvíš se proč.
g-lens = Trasy
g-lens-goods = Toto políčko přinese své suroviny na začátku tvého tahu.
g-lens-mine = Když padne { $numbers }, přijdou drahokamy z dolu hned po železnici: { $gems }.
g-lens-chest = Když padne { $numbers }, v dole zůstane truhlice s drahokamy: { $gems }. Domů dorazí o tah později.
g-lens-no-route = Do základny nevede nepřerušená trasa: políčko nic nepřinese a truhlice na něm zůstane.
g-lens-spent = Důl je prázdný, nic se v něm už nevytěží.

## Základna a ruka

g-your-base = Tvoje základna
g-hand = Tvoje ruka
g-hand-count = { $n } / { $most }, v balíčku { $deck }
g-hand-empty = Žádné karty.
g-hand-of = { $n ->
    [one] { $name }: 1 karta v ruce
    [few] { $name }: { $n } karty v ruce
   *[other] { $name }: { $n } karet v ruce
}
g-piles = Balíček a odhozené karty
g-piles-of = Karty: { $name }
g-discards = Odhozené: { $n }
g-deck = V balíčku, pořadí nikdo nezná: { $n }
g-unseen = V ruce nebo v balíčku: { $n }
g-partner-hand = Ruka tvého spojence
g-mines-left = Ještě neodkryté doly
g-chests-free = { $n ->
    [one] 1 volná truhlice
    [few] { $n } volné truhlice
   *[other] { $n } volných truhlic
}
g-level = úroveň { $n }
g-of = { $most ->
    [9] { $n } z { $most }
   *[other] { $n } ze { $most }
}
g-cards-bought = koupené: { $n }
g-buy-card = Koupit kartu
g-hire-worker = Najmout dělníka
g-hire-engineer = Najmout inženýra
g-upgrade = Vylepšit na úroveň 2: { $building }
g-full-inventor = obléhací karty
g-full-recruiter = { $n } dělníků
g-full-workshop = hradby
g-build = Stavby
g-tool-road = Cesta
g-tool-rail = Železnice
g-tool-wall = Hradba
g-tool-detonate = Detonace
g-short = chybí { $n }
g-left = { $n ->
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
g-nowhere = teď nikde
g-workshop-first = Dílna II
g-swap = Vyměnit dvě karty za jednu
g-market = Transakce
g-artillery = Dělo ({ $n })
g-group-siege = stroj
g-group-tool = nástroj
g-group-situation = situace
g-card-discard = Odhodit
g-card-back = Vrátit

## Události, baroni, průběh

g-events = Události
g-opening = Úvodní kolo
g-round-of = { $round }. kolo z { $rounds }
g-rounds-left = { $n ->
    [one] ještě 1 kolo
    [few] ještě { $n } kola
   *[other] ještě { $n } kol
}
g-event-hidden = Kola { $rounds }: zatím skrytá událost
g-debt = { $gems ->
    [one] Dluh 1 drahokam: { $name }
    [few] Dluh { $gems } drahokamy: { $name }
   *[other] Dluh { $gems } drahokamů: { $name }
}
g-debt-own = { $gems ->
    [one] Tvůj dluh: 1 drahokam
    [few] Tvůj dluh: { $gems } drahokamy
   *[other] Tvůj dluh: { $gems } drahokamů
}
g-debt-grows = roste od { $round }. kola
g-pay = Splatit
g-pay-debt = Splatit dluh
g-inspection = Inspekce na konci { $round }. kola: pět dělníků je zdarma
g-barons = Rudobaroni
g-race = Drahokamy po kolech
g-tab-hand = Ruka
g-tab-base = Základna
g-tab-barons = Baroni

## Tah

g-stage-income = Příjem
g-stage-main = Hlavní
g-stage-combat = Boj
g-stage-final = Závěr
g-chance = Rozhodují kostky a karty…
g-you-are-asked = Teď ty:
g-to-combat = Přejít do boje
g-to-final = Nestřílet
g-end-turn = Ukončit tah
g-crowded = Příliš mnoho figurek na: { $tiles }. Nejdřív některé přesuň.
g-ending-main = Konec hlavní fáze
g-ending-combat = Přejít k závěru
g-ending-final = Tvůj tah končí
g-bonus-die = Bonus
g-mining-die = Těžba
g-bonus-face = { $face ->
    [worker] dělník, nebo karta
    [engineer] inženýr, nebo karta
    [cards] dvě karty
    [trade] transakce, nebo karta
   *[card] karta, nebo nic
}
g-income = Tvůj příjem
g-battle = Zpráva z boje
g-question = Otázka
g-quick = Rychlý začátek: rozmístit vše za mě
g-quick-running = Rozmisťuje se…
g-steps-left = { $n ->
    [one] V této fázi ti zbývá jeden krok.
    [few] V této fázi ti zbývají { $n } kroky.
   *[other] V této fázi ti zbývá { $n } kroků.
}
g-done = Hotovo
g-no-card = Nechat si kartu
g-cancel = Zrušit
g-keep-hand = Nechat si zbytek
g-let-it-hit = Nebránit se

g-you-mulligan = vyměň si karty z úvodní ruky
g-you-base = vyber místo pro základnu
g-you-roads = polož úvodní cesty
g-you-figures = rozestav figurky na cesty
g-you-use-tools = zahraješ Pracovní nástroje?
g-you-find = zahraješ Naleziště drahokamů?
g-you-bonus = vyber, co ti dá bonusová kostka
g-you-chests = vyber doly, které dostanou truhlici
g-you-main = přesouvej, stav, hraj karty
g-you-final = ještě jednou přesouvej, stav, hraj karty
g-you-move = vyber, kam figurka půjde
g-you-swap = odhoď dvě karty za novou
g-you-trade = vyber transakci
g-you-site = vyber políčko pro kartu
g-you-rails = vyber cesty, které změníš na železnice
g-you-building = vyber budovu k vylepšení
g-you-sabotage = vyber, co zničíš
g-you-discard = máš příliš mnoho karet, některé odhoď
g-you-combat = zaútoč, nebo nestřílej
g-you-target = vyber cíl
g-you-defend = braň se, střílejí na tebe
g-you-rescue = vyber, co evakuuješ
g-you-lose = vyber, co ztratíš
g-you-worms = odraz červy ve svém dole
g-you-inspect = zaplať za dělníky, nebo je propusť
g-you-dismiss = vyber dělníka, který odejde

g-how-mulligan = { $n ->
    [0] Klepni na karty, které nechceš; dostaneš za ně stejný počet nových. Pak klepni na „Nechat si zbytek“.
    [one] Vracíš 1 kartu. Klepni na „Nechat si zbytek“ a dostaneš novou.
    [few] Vracíš { $n } karty. Klepni na „Nechat si zbytek“ a dostaneš nové.
   *[other] Vracíš { $n } karet. Klepni na „Nechat si zbytek“ a dostaneš nové.
}
g-how-base = Klepni na zářící místo na okraji mapy. Dvě políčka před ním budou před ostatními v bezpečí.
g-how-roads = Klepni na zářící políčka. Cesty musí navazovat na tvoji základnu.
g-how-figures = Klepni na zářící políčko a postav tam figurku: každý tah ti přinese obě suroviny políčka.
g-how-use-tools = Klepni na zářící políčko: v tomto tahu přinese dvojnásobek surovin.
g-how-find = { $credit ->
    [treasure] Klepni na kartu a poklad se zdvojnásobí, nebo si ji nech.
    [single-use] Klepni na zářící políčko a jeho drahokamy se zdvojnásobí, nebo si kartu nech.
    [mines] Klepni na zářící důl a jeho drahokamy se zdvojnásobí, nebo si kartu nech.
   *[chests] Klepni na zářící políčko a jeho truhlice se zdvojnásobí, nebo si kartu nech.
}
g-how-bonus = { $face ->
    [worker] Na bonusové kostce padl dělník: vezmi si ho, nebo kartu.
    [engineer] Na bonusové kostce padl inženýr: vezmi si ho, nebo kartu.
    [trade] Na bonusové kostce padla transakce: proveď ji, nebo si vezmi kartu.
   *[card] Na bonusové kostce padla karta: vezmi si ji, nebo ne.
}
g-how-bonus-fair = Burza práce: tato strana platí jako dělník. Vezmi si ho, nebo kartu.
g-how-chests = Máš málo truhlic: klepni na doly, které je dostanou. V ostatních se těžit nebude.
g-how-main = Klepni na políčko, tlačítko stavby nebo kartu. Pak přejdi do boje.
g-how-final = Totéž co v hlavní fázi, ještě jednou. Pak ukonči tah.
g-how-move = Kam půjde { $figure }? Odkud: { $place }.
g-how-swap = Klepni na dvě karty v ruce: odhodíš je a vezmeš si jednu z balíčku.
g-how-trade = Jeden drahokam za libovolné tři suroviny, nebo tři suroviny za jeden drahokam.
g-how-site = { $card }: klepni na zářící políčko.
g-how-rails = { $left ->
    [one] Klepni na zářící cestu: zbývá 1 železnice.
    [few] Klepni na zářící cesty: zbývají { $left } železnice.
   *[other] Klepni na zářící cesty: zbývá { $left } železnic.
}
g-how-building = Klepni na budovu na kartě základny: vylepšíš ji na úroveň 2.
g-how-sabotage = Co zničíš?
g-how-discard = { $n ->
    [one] Klepni na 1 kartu, kterou odhodíš.
    [few] Klepni na { $n } karty, které odhodíš.
   *[other] Klepni na { $n } karet, které odhodíš.
}
g-how-combat = Vyber zbraň a její cíl. Nejdřív se určí všechny cíle, teprve pak se střílí.
g-how-combat-more = { $n ->
    [one] Připraven 1 výstřel. Pal, nebo miř dál.
    [few] Připraveny { $n } výstřely. Pal, nebo miř dál.
   *[other] Připraveno { $n } výstřelů. Pal, nebo miř dál.
}
g-how-target = { $at ->
    [dragon] { $weapon }: vyber jeden z dračích pokladů.
    [both] { $weapon }: klepni na oranžové políčko, nebo na jeden z dračích pokladů.
   *[tile] { $weapon }: klepni na oranžové políčko.
}
g-how-defend = { $name } střílí na { $tile }, poškození: { $n }.
g-how-defend-blast = KA-BOOM! { $name } ničí všechno na políčku { $tile }.
g-how-rescue = Evakuace políčka { $tile }: 1 drahokam za figurku nebo truhlici.
g-how-lose = { $n ->
    [one] 1 zásah na { $tile }: vyber, co ztratíš.
    [few] { $n } zásahy na { $tile }: vyber, co ztratíš jako první.
   *[other] { $n } zásahů na { $tile }: vyber, co ztratíš jako první.
}
g-how-worms = Červi na políčku { $tile }: vystřel na ně, evakuuj, nebo obětuj figurku.
g-how-inspect = { $extra ->
    [one] 1 dělník navíc: zaplať 1 drahokam, nebo ho propusť.
    [few] { $extra } dělníci navíc: každý stojí 1 drahokam, nebo odejde.
   *[other] { $extra } dělníků navíc: každý stojí 1 drahokam, nebo odejde.
}
g-how-dismiss = Klepni na místo, odkud odejde dělník. Ještě má odejít: { $left }.
g-how-tool-road = Klepni na zářící políčko a postavíš cestu.
g-how-tool-rail = Klepni na zářící cestu a změníš ji na železnici.
g-how-tool-wall = Klepni na zářící políčko a postavíš hradbu.
g-how-tool-detonate = Klepni dvakrát na zářící políčko a otočí se: co je pod ním, je překvapení.
g-how-tool-artillery = Klepni na zářící železnici a přesuneš tam dělo.

g-damage = poškození { $n }
g-destroys-all = zničí všechno
g-treasure = poklad { $n }
g-fire = Pálit
g-fire-munition = Pálit s Municí
g-put-out = Uhasit { $n }
g-rescue = Evakuovat: { $thing }
g-lose = Obětovat: { $thing }
g-shoot = Vystřelit: { $weapon }
g-keep = { $n ->
    [0] Za nikoho neplatit
    [one] Zaplatit za 1 dělníka
    [few] Zaplatit za { $n } dělníky
   *[other] Zaplatit za { $n } dělníků
}
g-take = { $what ->
    [worker] Vzít si dělníka
    [engineer] Vzít si inženýra
    [card] Vzít si kartu
   *[nothing] Nebrat si nic
}
g-sabotage = { $thing } ({ $name })
g-trade-buy = Dát 1 drahokam a dostat:
g-trade-sell = Dostat 1 drahokam a dát:

## Konec a klávesy

g-where-from = Odkud se vzaly drahokamy
g-total = Drahokamy
g-team = Tým
g-key-tools = Cesta, železnice, hradba, detonace
g-key-end = Ukončit fázi
g-key-lens = Trasy: co které políčko přinese
g-key-cancel = Odložit, zrušit

## Karty, které zdvojnásobí, co přibylo

g-how-double = Teď můžeš zdvojnásobit, co ti přibylo: zahraj kartu { $card } dřív než cokoli jiného.
g-how-site-treasure = { $card }: klepni na zářící políčko, nebo na kartu, chceš-li zdvojnásobit poklad.

## Obrazovky: rady, hodnota, co ti udělají druzí, okamžik

g-worth = { $n ->
    [one] Drahokamy hned: 1
   *[other] Drahokamy hned: { $n }
}
g-rule = { $about ->
    [none] Pravidlo
   *[other] Pravidlo: { $about }
}
g-goal = Cíl: vítězí, kdo má nejvíc drahokamů. Detonací políček najdeš doly.
g-learn = Lekce Geodie
g-combat-passed = Bojová fáze se přeskakuje: nemáš čím vystřelit.
g-gathered = Suroviny: { $goods }.
g-chest-way = Domů dorazí na začátku tvého příštího tahu, pokud vede trasa do základny, nebo hned, jakmile dokončíš železnici. Do té doby ji může někdo ukrást nebo zničit.
g-tab-desk = Teď

g-hint-base = Postav základnu u políček { $place }.
g-hint-put = { $figure ->
    [worker] Postav dělníka na políčko { $place }.
   *[engineer] Postav inženýra na políčko { $place }.
}
g-hint-move = { $figure ->
    [worker] Přesuň dělníka odsud: { $place }.
   *[engineer] Přesuň inženýra odsud: { $place }.
}
g-hint-to = Pošli figurku sem: { $place }.
g-hint-road = Postav cestu na políčku { $place }.
g-hint-rail = Postav železnici na políčku { $place }.
g-hint-wall = Postav hradbu na políčku { $place }.
g-hint-detonate = Detonuj políčko { $place }: je pod ním důl.
g-hint-site = Vyber políčko { $place }.
g-hint-artillery = Přesuň dělo sem: { $place }.
g-hint-dismiss = Propusť dělníka odsud: { $place }.
g-hint-play = Zahraj kartu { $card }.
g-hint-discard = Odhoď kartu { $card }.
g-hint-back = Vrať kartu { $card }.
g-hint-upgrade = Vylepši budovu: { $building }.
g-hint-hire = Najmi figurku: { $figure }.
g-hint-card = Kup kartu.
g-hint-swap = Odhoď dvě karty a vezmi si jednu z balíčku.
g-hint-market = Udělej transakci.
g-hint-debt = Splať dluh.
g-hint-aim = Použij zbraň: { $weapon }.
g-hint-target = Zamiř na políčko { $place }.
g-hint-treasure = Zamiř na { $n }. dračí poklad.
g-hint-rescue = Zachraň, co je vyznačeno.
g-hint-lose = Obětuj, co je vyznačeno.
g-hint-lose-rail = Obětuj železnici.
g-hint-sabotage = Znič toto: { $thing } ({ $name }).
g-hint-buy = Transakce: dej 1 drahokam, dostaneš: { $goods }.
g-hint-sell = Transakce: za 1 drahokam dej: { $goods }.
g-hint-done = To stačí: klepni na „Hotovo“.
g-hint-no = Nech to být.
g-hint-cancel = Zruš tuto volbu.
g-hint-end = Nic lepšího se tu udělat nedá: pokračuj.

g-blow-steals = { $name } krade tvou truhlici na políčku { $tile }. Ztrácíš { geodia-gems }.
g-blow-sabotages = { $name } ničí sabotáží tvou kartu { $card }.
g-blow-chest = Tvá truhlice na políčku { $tile } je zničena. Ztrácíš { geodia-gems }.
g-blow-lost = Přicházíš o { geodia-thing-object } ({ $tile ->
    [base] v základně
   *[other] { $tile }
}).
g-blow-wall = Tvá hradba na políčku { $tile } padla.
g-blow-worms = Červi útočí na tvůj důl na políčku { $tile }.
g-blow-debt = Tvůj dluh roste: dlužíš už { geodia-gems }.

g-margin = Náskok: { geodia-gems }. Druhé místo: { $name }
