# Geodia v prohlížeči: všechno, co není název, záznam ani důvod pravidla (ty jsou v geodia.ftl).

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
g-in-play = Ve hře
g-stock = Tvoje zásoby

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
g-treasure-line = Poklad { $n }: poškození { $damage }, potom na kostce { $numbers }; odměna v drahokamech: { $gems }.
g-base-place = místo pro základnu před políčky { $tiles }
g-base-of = základna: { $name }; doma dělníci { $workers }, inženýři { $engineers }
g-mine-classic = důl { $numbers }: drahokamy za každou figurku: { $gems }
g-mine-single = jednorázový důl, drahokamy: { $gems }
g-spent = prázdný důl
g-only-you-know = víš to jen ty
g-link-airship = Vzducholoď ({ $name })
g-link-drill = Podzemní vrt ({ $name })
g-immune = před základnou, nedotknutelné ({ $name })
g-wall-of = hradba ({ $name })
g-chest-of = { $gems ->
    [one] truhlice s 1 drahokamem ({ $name })
   *[other] truhlice, drahokamy: { $gems } ({ $name })
}
g-tile-menu = Co jde udělat: { $place }
g-choose = Vybrat
g-do = Udělat
g-verb-road = Cesta
g-verb-rail = Železnice
g-verb-wall = Hradba
g-verb-detonate = Detonace
g-verb-artillery = Artilerie sem
g-verb-move-worker = Pohni dělníkem
g-verb-move-engineer = Pohni inženýrem
g-nowhere-now = Teď to nejde udělat na žádném políčku. Stiskni políčko a dozvíš se proč.
g-lens = Trasy
g-lens-goods = Tohle políčko dá své suroviny na začátku tvého tahu.
g-lens-mine = Když padne { $numbers }, důl po železnici hned připíše drahokamy: { $gems }.
g-lens-chest = Když padne { $numbers }, v dole zůstane truhlice s drahokamy: { $gems }. Domů dorazí o tah později.
g-lens-no-route = Do základny nevede nepřerušená trasa: políčko nic nedá a truhlice na něm zůstane.
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
g-piles-of = Karty hráče { $name }
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
g-buy-card = Kup kartu
g-hire-worker = Najmi dělníka
g-hire-engineer = Najmi inženýra
g-upgrade = Vylepši na úroveň 2: { $building }
g-full-inventor = obléhací karty
g-full-recruiter = { $n ->
    [one] { $n } dělník
    [few] { $n } dělníci
   *[other] { $n } dělníků
}
g-full-workshop = hradby
g-build = Stavění
g-tool-road = Cesta
g-tool-rail = Železnice
g-tool-wall = Hradba
g-tool-detonate = Detonace
g-short = chybí { $n }
g-left = zbývá { $n }
g-nowhere = teď nikde
g-workshop-first = Dílna II
g-swap = Dvě karty za jednu
g-market = Transakce
g-artillery = Artilerie ({ $n })
g-group-siege = stroj
g-group-tool = nástroj
g-group-situation = situace
g-card-discard = Odhodit
g-card-back = Vrátit

## Události, baroni, průběh

g-events = Události
g-opening = Úvodní kolo
g-round-of = Kolo { $round } z { $rounds }
g-rounds-left = { $n ->
    [one] ještě 1 kolo
    [few] ještě { $n } kola
   *[other] ještě { $n } kol
}
g-event-hidden = Kola { $rounds }: zatím zakryté
g-debt = { $gems ->
    [one] Dluh 1 drahokam: { $name }
    [few] Dluh { $gems } drahokamy: { $name }
   *[other] Dluh { $gems } drahokamů: { $name }
}
g-debt-grows = roste od { $round }. kola
g-pay = Zaplať
g-pay-debt = Zaplať dluh
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
g-you-are-asked = Otázka pro tebe:
g-to-combat = Do boje
g-to-final = Nestřílet
g-end-turn = Ukonči tah
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
g-quick = Rychlý začátek: rozlož to za mě
g-quick-running = Rozkládám…
g-steps-left = { $n ->
    [one] V této fázi ti zbývá jeden krok.
    [few] V této fázi ti zbývají { $n } kroky.
   *[other] V této fázi ti zbývá { $n } kroků.
}
g-done = Hotovo
g-no-card = Kartu si nechám
g-cancel = Zrušit
g-keep-hand = Zbytek si nechám
g-let-it-hit = Nebraň se

g-you-mulligan = vyměň si karty z první ruky
g-you-base = vyber místo pro základnu
g-you-roads = polož první cesty
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
g-you-rails = vyber cesty, ze kterých bude železnice
g-you-building = vyber budovu k vylepšení
g-you-sabotage = vyber, co zničíš
g-you-discard = příliš mnoho karet: odhazuj
g-you-combat = zaútoč, nebo nestřílej
g-you-target = vyber cíl
g-you-defend = střílejí na tebe
g-you-rescue = vyber, co evakuuješ
g-you-lose = vyber, co ztratíš
g-you-worms = červi ve tvém dole
g-you-inspect = přišla inspekce
g-you-dismiss = vyber dělníka, který odejde

g-how-mulligan = { $n ->
    [0] Stiskni karty, které nechceš; vytáhneš si stejný počet nových. Pak stiskni „Zbytek si nechám“.
    [one] Vracíš 1 kartu. Stiskni „Zbytek si nechám“ a vytáhneš si novou.
    [few] Vracíš { $n } karty. Stiskni „Zbytek si nechám“ a vytáhneš si nové.
   *[other] Vracíš { $n } karet. Stiskni „Zbytek si nechám“ a vytáhneš si nové.
}
g-how-base = Stiskni zářící místo na okraji. Dvě políčka před ním budou před ostatními v bezpečí.
g-how-roads = Stiskni zářící políčka. Cesty musí souviset s tvou základnou.
g-how-figures = Stiskni zářící políčko a postav tam figurku: každý tah ti dá obě suroviny políčka.
g-how-use-tools = Stiskni zářící políčko: v tomto tahu dá dvojnásobek surovin.
g-how-find = { $credit ->
    [treasure] Stiskni kartu a poklad se zdvojnásobí, nebo si ji nech.
    [single-use] Stiskni zářící políčko a jeho drahokamy se zdvojnásobí, nebo si kartu nech.
    [mines] Stiskni zářící důl a jeho drahokamy se zdvojnásobí, nebo si kartu nech.
   *[chests] Stiskni zářící políčko a jeho truhlice se zdvojnásobí, nebo si kartu nech.
}
g-how-bonus = { $face ->
    [worker] Na bonusové kostce padl dělník: vezmi si ho, nebo kartu.
    [engineer] Na bonusové kostce padl inženýr: vezmi si ho, nebo kartu.
    [trade] Na bonusové kostce padla transakce: udělej ji, nebo si vezmi kartu.
   *[card] Na bonusové kostce padla karta: vezmi si ji, nebo ne.
}
g-how-bonus-fair = Burza práce: tato strana platí jako dělník. Vezmi si ho, nebo kartu.
g-how-chests = Máš málo truhlic: stiskni doly, které ji dostanou. V ostatních se těžit nebude.
g-how-main = Stiskni políčko, tlačítko stavby nebo kartu. Pak přejdi do boje.
g-how-final = Totéž co v hlavní fázi, ještě jednou. Pak ukonči tah.
g-how-move = Kam půjde { $figure }? Odkud: { $place }.
g-how-swap = Stiskni dvě karty v ruce: odhodíš je a jednu si vytáhneš.
g-how-trade = Jeden drahokam za libovolné tři suroviny, nebo tři suroviny za jeden drahokam.
g-how-site = { $card }: stiskni zářící políčko.
g-how-rails = { $left ->
    [one] Stiskni zářící cestu: zbývá 1 železnice.
    [few] Stiskni zářící cesty: zbývají { $left } železnice.
   *[other] Stiskni zářící cesty: zbývá { $left } železnic.
}
g-how-building = Stiskni budovu na kartě základny: stoupne na úroveň 2.
g-how-sabotage = Co zničíš?
g-how-discard = { $n ->
    [one] Stiskni 1 kartu, kterou odhodíš.
    [few] Stiskni { $n } karty, které odhodíš.
   *[other] Stiskni { $n } karet, které odhodíš.
}
g-how-combat = Vyber zbraň a její cíl. Nejdřív se určí všechny cíle, teprve pak se střílí.
g-how-combat-more = { $n ->
    [one] Namířená 1 střela. Pal, nebo miř dál.
    [few] Namířené { $n } střely. Pal, nebo miř dál.
   *[other] Namířených { $n } střel. Pal, nebo miř dál.
}
g-how-target = { $weapon }: stiskni oranžové políčko.
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
g-how-dismiss = Stiskni místo dělníka, který odejde. Ještě má odejít: { $left }.
g-how-tool-road = Stiskni zářící políčko a postavíš cestu.
g-how-tool-rail = Stiskni zářící cestu a změníš ji na železnici.
g-how-tool-wall = Stiskni zářící políčko a postavíš hradbu.
g-how-tool-detonate = Stiskni zářící políčko dvakrát a otočí se: co je pod ním, je překvapení.
g-how-tool-artillery = Stiskni zářící železnici a přesuneš artilerii.

g-damage = poškození { $n }
g-destroys-all = zničí všechno
g-treasure = poklad { $n }
g-fire = Pal
g-fire-munition = Pal s Municí
g-put-out = Uhas { $n }
g-rescue = Zachraň: { $thing }
g-lose = Obětuj: { $thing }
g-shoot = Vystřel: { $weapon }
g-keep = { $n ->
    [0] Neplať za nikoho
    [one] Zaplať za 1 dělníka
    [few] Zaplať za { $n } dělníky
   *[other] Zaplať za { $n } dělníků
}
g-take = { $what ->
    [worker] Vezmi dělníka
    [engineer] Vezmi inženýra
    [card] Vezmi kartu
   *[nothing] Neber nic
}
g-sabotage = { $thing } ({ $name })
g-trade-buy = Za jeden drahokam
g-trade-sell = Za jeden drahokam dej

## Konec a klávesy

g-where-from = Odkud je každý drahokam
g-total = Drahokamy
g-team = Tým
g-winners = { $n ->
    [one] Vyhrává { $names }!
   *[other] Vyhrávají { $names }!
}
g-key-tools = Cesta, železnice, hradba, detonace
g-key-end = Ukončit fázi
g-key-lens = Trasy: co dá které políčko
g-key-cancel = Odložit, zrušit
