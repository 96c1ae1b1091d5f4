# Geodia v prehliadači: všetko, čo nie je názov, priebeh ani dôvod pravidla (tie sú v geodia.ftl).

## Slová

g-good = { $good ->
    [sulphur] síra
    [wood] drevo
    [iron] železo
    [water] voda
   *[gems] { $n ->
        [one] drahokam
        [few] drahokamy
       *[other] drahokamov
    }
}
g-figure = { $figure ->
    [worker] pracovník
   *[engineer] inžinier
}
g-workers = { $n ->
    [one] 1 pracovník
    [few] { $n } pracovníci
   *[other] { $n } pracovníkov
}
g-engineers = { $n ->
    [one] 1 inžinier
    [few] { $n } inžinieri
   *[other] { $n } inžinierov
}
g-gems = { $n ->
    [one] 1 drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamov
}
g-base = základňa
g-chest = truhlica
g-dragon = Drak
g-road = cesta
g-rail = železnica
g-bot = bot
g-partner = tvoj spojenec
g-free = zadarmo
g-none = žiadne
g-in-play = V hre
g-stock = Tvoje zásoby

## Mapa

g-map = Mapa { $n } políčok okolo draka
g-can-choose = { $text } – dá sa vybrať
g-dragon-label = { $n ->
    [0] { $name }: drak, všetky poklady sú preč
    [one] { $name }: drak s 1 pokladom
    [4] { $name }: drak so 4 pokladmi
   *[other] { $name }: drak s { $n } pokladmi
}
g-dragon-robbed = Všetky poklady sú už rozobrané.
g-treasure-line = Poklad { $n }: poškodenie { $damage }, potom na kocke { $numbers }; odmena v drahokamoch: { $gems }.
g-base-place = miesto pre základňu pri políčkach { $tiles }
g-base-of = základňa: { $name }; doma pracovníci { $workers }, inžinieri { $engineers }
g-mine-classic = baňa { $numbers }: drahokamy za každú figúrku: { $gems }
g-mine-single = jednorazová baňa, drahokamy: { $gems }
g-spent = prázdna baňa
g-only-you-know = vieš to len ty
g-link-airship = Vzducholoď ({ $name })
g-link-drill = Podzemný vrt ({ $name })
g-immune = imunita, pred základňou ({ $name })
g-wall-of = hradba ({ $name })
g-chest-of = { $gems ->
    [one] truhlica s 1 drahokamom ({ $name })
   *[other] truhlica, drahokamy: { $gems } ({ $name })
}
g-tile-menu = Čo sa dá urobiť: { $place }
g-choose = Vybrať
g-do = Urobiť
g-verb-road = Cesta
g-verb-rail = Železnica
g-verb-wall = Hradba
g-verb-detonate = Detonácia
g-verb-artillery = Artiléria sem
g-verb-move-worker = Presunúť pracovníka
g-verb-move-engineer = Presunúť inžiniera
g-nowhere-now = Teraz sa to nedá urobiť na žiadnom políčku. Ťukni na políčko a dozvieš sa prečo.
g-lens = Trasy
g-lens-goods = Toto políčko dá svoje suroviny na začiatku tvojho ťahu.
g-lens-mine = Keď padne { $numbers }, baňa po železnici hneď pripíše drahokamy: { $gems }.
g-lens-chest = Keď padne { $numbers }, v bani zostane truhlica s drahokamami: { $gems }. Domov príde o ťah neskôr.
g-lens-no-route = Do základne nevedie neprerušená trasa: políčko nič nedá a truhlica na ňom zostane.
g-lens-spent = Baňa je prázdna, nič sa v nej už nevyťaží.

## Základňa a ruka

g-your-base = Tvoja základňa
g-hand = Na ruke
g-hand-count = { $n } / { $most }, v balíčku { $deck }
g-hand-empty = Žiadne karty.
g-hand-of = { $n ->
    [one] { $name }: 1 karta na ruke
    [few] { $name }: { $n } karty na ruke
   *[other] { $name }: { $n } kariet na ruke
}
g-piles = Balíček a spálenisko
g-piles-of = Karty: { $name }
g-discards = Na spálenisku: { $n }
g-deck = V balíčku (poradie nikto nepozná): { $n }
g-unseen = Na ruke alebo v balíčku: { $n }
g-partner-hand = Karty na ruke spojenca
g-mines-left = Ešte neodkryté bane
g-chests-free = { $n ->
    [one] 1 voľná truhlica
    [few] { $n } voľné truhlice
   *[other] { $n } voľných truhlíc
}
g-level = úroveň { $n }
g-of = { $n } z { $most }
g-cards-bought = kúpené: { $n }
g-buy-card = Kúpiť kartu
g-hire-worker = Najať pracovníka
g-hire-engineer = Najať inžiniera
g-upgrade = Vylepšiť na úroveň 2: { $building }
g-full-inventor = obliehacie stroje
g-full-recruiter = { $n } pracovníkov
g-full-workshop = hradby
g-build = Stavby
g-tool-road = Cesta
g-tool-rail = Železnica
g-tool-wall = Hradba
g-tool-detonate = Detonácia
g-short = { $n ->
    [few] chýbajú { $n }
   *[other] chýba { $n }
}
g-left = { $n ->
    [few] zostávajú { $n }
   *[other] zostáva { $n }
}
g-nowhere = teraz nikde
g-workshop-first = Dielňa II
g-swap = Dve karty za jednu
g-market = Transakcia
g-artillery = Artiléria ({ $n })
g-group-siege = stroj
g-group-tool = nástroj
g-group-situation = situácia
g-card-discard = Odhodiť
g-card-back = Vrátiť

## Udalosti, baróni, priebeh

g-events = Udalosti
g-opening = Úvodné kolo
g-round-of = Kolo { $round } z { $rounds }
g-rounds-left = { $n ->
    [one] ešte 1 kolo
    [few] ešte { $n } kolá
   *[other] ešte { $n } kôl
}
g-event-hidden = Kolá { $rounds }: zatiaľ zakryté
g-debt = { $gems ->
    [one] Dlh 1 drahokam: { $name }
    [few] Dlh { $gems } drahokamy: { $name }
   *[other] Dlh { $gems } drahokamov: { $name }
}
g-debt-own = { $gems ->
    [one] Tvoj dlh: 1 drahokam
    [few] Tvoj dlh: { $gems } drahokamy
   *[other] Tvoj dlh: { $gems } drahokamov
}
g-debt-grows = rastie od { $round }. kola
g-pay = Zaplatiť
g-pay-debt = Splatiť dlh
g-inspection = Inšpekcia na konci { $round }. kola: päť pracovníkov je zadarmo
g-barons = Rudobaróni
g-race = Drahokamy po kolách
g-tab-hand = Karty
g-tab-base = Základňa
g-tab-barons = Baróni

## Ťah

g-stage-income = Príjem
g-stage-main = Hlavná
g-stage-combat = Boj
g-stage-final = Záver
g-chance = Rozhodujú kocky a karty…
g-you-are-asked = Rozhoduješ ty:
g-to-combat = Do boja
g-to-final = Nestrieľať
g-end-turn = Ukončiť ťah
g-crowded = Priveľa figúrok na: { $tiles }. Najprv niektoré presuň.
g-ending-main = Koniec hlavnej fázy
g-ending-combat = Koniec bojovej fázy
g-ending-final = Koniec záverečnej fázy
g-bonus-die = Bonus
g-mining-die = Ťažba
g-bonus-face = { $face ->
    [worker] pracovník alebo karta
    [engineer] inžinier alebo karta
    [cards] dve karty
    [trade] transakcia alebo karta
   *[card] karta alebo nič
}
g-income = Tvoj príjem
g-battle = Správa z boja
g-question = Otázka
g-quick = Rýchly začiatok: rozložiť za mňa
g-quick-running = Rozkladá sa…
g-steps-left = { $n ->
    [one] V tejto fáze ti zostáva jeden krok.
    [few] V tejto fáze ti zostávajú { $n } kroky.
   *[other] V tejto fáze ti zostáva { $n } krokov.
}
g-done = Hotovo
g-no-card = Nechať si kartu
g-cancel = Zrušiť
g-keep-hand = Nechať si zvyšok
g-let-it-hit = Nebrániť sa

g-you-mulligan = vymeň si karty z úvodnej ruky
g-you-base = vyber miesto pre základňu
g-you-roads = polož úvodné cesty
g-you-figures = rozmiestni figúrky na cesty
g-you-use-tools = zahráš Pracovné nástroje?
g-you-find = zahráš Nálezisko drahokamov?
g-you-bonus = vyber, čo ti dá bonusová kocka
g-you-chests = vyber bane, ktoré dostanú truhlicu
g-you-main = presúvaj, stavaj, hraj karty
g-you-final = ešte raz presúvaj, stavaj, hraj karty
g-you-move = vyber, kam pôjde figúrka
g-you-swap = odhoď dve karty za novú
g-you-trade = vyber transakciu
g-you-site = vyber políčko pre kartu
g-you-rails = vyber cesty, z ktorých bude železnica
g-you-building = vyber budovu na vylepšenie
g-you-sabotage = vyber, čo zničíš
g-you-discard = odhoď karty, ktoré máš na ruke navyše
g-you-combat = zaútoč, alebo nestrieľaj
g-you-target = vyber cieľ
g-you-defend = bráň svoje políčko
g-you-rescue = vyber, čo evakuuješ
g-you-lose = vyber, o čo prídeš
g-you-worms = ubráň sa červom
g-you-inspect = vyber, za koľkých pracovníkov zaplatíš
g-you-dismiss = vyber pracovníka, ktorého prepustíš

g-how-mulligan = { $n ->
    [0] Ťukni na karty, ktoré nechceš; potiahneš si rovnaký počet nových. Potom ťukni na „Nechať si zvyšok“.
    [one] Vraciaš 1 kartu. Ťukni na „Nechať si zvyšok“ a potiahneš si novú.
    [few] Vraciaš { $n } karty. Ťukni na „Nechať si zvyšok“ a potiahneš si nové.
   *[other] Vraciaš { $n } kariet. Ťukni na „Nechať si zvyšok“ a potiahneš si nové.
}
g-how-base = Ťukni na zvýraznené miesto na okraji. Dve políčka pred ním budú mať imunitu.
g-how-roads = Ťukaj na zvýraznené políčka. Cesty musia nadväzovať na tvoju základňu.
g-how-figures = Ťukni na zvýraznené políčko a postav tam figúrku: každý ťah ti prinesie obe suroviny políčka.
g-how-use-tools = Ťukni na zvýraznené políčko: v tomto ťahu prinesie dvojnásobok surovín.
g-how-find = { $credit ->
    [treasure] Ťukni na kartu a poklad sa zdvojnásobí, alebo si ju nechaj.
    [single-use] Ťukni na zvýraznené políčko a jeho drahokamy sa zdvojnásobia, alebo si kartu nechaj.
    [mines] Ťukni na zvýraznenú baňu a jej drahokamy sa zdvojnásobia, alebo si kartu nechaj.
   *[chests] Ťukni na zvýraznené políčko a jeho truhlica sa zdvojnásobí, alebo si kartu nechaj.
}
g-how-bonus = { $face ->
    [worker] Na bonusovej kocke padol pracovník. Vezmi si ho, alebo si radšej vezmi kartu.
    [engineer] Na bonusovej kocke padol inžinier. Vezmi si ho, alebo si radšej vezmi kartu.
    [trade] Na bonusovej kocke padla transakcia. Urob ju, alebo si radšej vezmi kartu.
   *[card] Na bonusovej kocke padla karta. Môžeš si ju vziať.
}
g-how-bonus-fair = Burza práce: táto strana platí ako pracovník. Vezmi si ho, alebo si radšej vezmi kartu.
g-how-chests = Máš málo truhlíc. Ťukni na bane, ktoré ju dostanú; v ostatných sa ťažiť nebude.
g-how-main = Ťukni na políčko, stavbu alebo kartu. Potom prejdi do boja.
g-how-final = To isté ako v hlavnej fáze, ešte raz. Potom ukonči ťah.
g-how-move = Kam pôjde { $figure }? Odkiaľ: { $place }.
g-how-swap = Ťukni na dve karty na ruke: odhodíš ich a potiahneš si jednu novú.
g-how-trade = Jeden drahokam za ľubovoľné tri suroviny, alebo tri suroviny za jeden drahokam.
g-how-site = { $card }: ťukni na zvýraznené políčko.
g-how-rails = { $left ->
    [one] Ťukni na zvýraznenú cestu: zostáva 1 železnica.
    [few] Ťukaj na zvýraznené cesty: zostávajú { $left } železnice.
   *[other] Ťukaj na zvýraznené cesty: zostáva { $left } železníc.
}
g-how-building = Ťukni na budovu na karte základne: vylepší sa na úroveň 2.
g-how-sabotage = Čo zničíš?
g-how-discard = { $n ->
    [one] Ťukni na kartu, ktorú odhodíš.
    [few] Ťukni na { $n } karty, ktoré odhodíš.
   *[other] Ťukni na { $n } kariet, ktoré odhodíš.
}
g-how-combat = Vyber zbraň a jej cieľ. Najprv sa určia všetky ciele, až potom sa strieľa.
g-how-combat-more = { $n ->
    [one] Namierený 1 výstrel. Vystreľ, alebo mier ďalej.
    [few] Namierené { $n } výstrely. Vystreľ, alebo mier ďalej.
   *[other] Namierených { $n } výstrelov. Vystreľ, alebo mier ďalej.
}
g-how-target = { $at ->
    [dragon] { $weapon }: vyber jeden z dračích pokladov.
    [both] { $weapon }: ťukni na oranžové políčko alebo na jeden z dračích pokladov.
   *[tile] { $weapon }: ťukni na oranžové políčko.
}
g-how-defend = { $name } strieľa na { $tile }, poškodenie: { $n }.
g-how-defend-blast = KA-BOOM! { $name } ničí všetko na políčku { $tile }.
g-how-rescue = Evakuácia políčka { $tile }: 1 drahokam za figúrku alebo truhlicu.
g-how-lose = { $n ->
    [one] 1 zásah na { $tile }: vyber, o čo prídeš.
    [few] { $n } zásahy na { $tile }: vyber, o čo prídeš najprv.
   *[other] { $n } zásahov na { $tile }: vyber, o čo prídeš najprv.
}
g-how-worms = Červy na políčku { $tile }: vystreľ na ne, evakuuj, alebo obetuj figúrku.
g-how-inspect = { $extra ->
    [one] 1 pracovník navyše: zaplať 1 drahokam, alebo ho prepusti.
    [few] { $extra } pracovníci navyše: každý stojí 1 drahokam, alebo odíde.
   *[other] { $extra } pracovníkov navyše: každý stojí 1 drahokam, alebo odíde.
}
g-how-dismiss = Ťukni na miesto, odkiaľ pracovník odíde. Ešte má odísť: { $left }.
g-how-tool-road = Ťukni na zvýraznené políčko a postavíš cestu.
g-how-tool-rail = Ťukni na zvýraznenú cestu a zmeníš ju na železnicu.
g-how-tool-wall = Ťukni na zvýraznené políčko a postavíš hradbu.
g-how-tool-detonate = Dvakrát ťukni na zvýraznené políčko a otočí sa. Čo je pod ním, je prekvapenie.
g-how-tool-artillery = Ťukni na zvýraznenú železnicu a presunieš artilériu.

g-damage = poškodenie { $n }
g-destroys-all = zničí všetko
g-treasure = poklad { $n }
g-fire = Vystreliť
g-fire-munition = Vystreliť s Muníciou
g-put-out = Uhasiť { $n }
g-rescue = Evakuovať: { $thing }
g-lose = Obetovať: { $thing }
g-shoot = Vystreliť: { $weapon }
g-keep = { $n ->
    [0] Neplatiť za nikoho
    [one] Zaplatiť za 1 pracovníka
   *[other] Zaplatiť za { $n } pracovníkov
}
g-take = { $what ->
    [worker] Vziať si pracovníka
    [engineer] Vziať si inžiniera
    [card] Vziať si kartu
   *[nothing] Nebrať si nič
}
g-sabotage = { $thing } ({ $name })
g-trade-buy = Dáš 1 drahokam a dostaneš
g-trade-sell = Dostaneš 1 drahokam a dáš

## Koniec a klávesy

g-where-from = Odkiaľ sú drahokamy
g-total = Drahokamy
g-team = Tím
g-key-tools = cesta, železnica, hradba, detonácia
g-key-end = ukončiť fázu
g-key-lens = trasy: čo dá ktoré políčko
g-key-cancel = odložiť, zrušiť

## Karty, ktoré zdvojnásobia, čo pribudlo

g-how-double = Teraz môžeš zdvojnásobiť, čo ti pribudlo: zahraj kartu { $card } skôr než čokoľvek iné.
g-how-site-treasure = { $card }: ťukni na zvýraznené políčko, alebo na kartu, ak chceš zdvojnásobiť poklad.

## Obrazovky: rady, hodnota, čo ti urobia iní, okamih

g-worth = { $n ->
    [one] Drahokamy hneď: 1
   *[other] Drahokamy hneď: { $n }
}
g-rule = { $about ->
    [none] Pravidlo
   *[other] Pravidlo: { $about }
}
g-goal = Cieľ: vyhráva, kto má najviac drahokamov. Detonáciou políčok nájdeš bane.
g-learn = Lekcie Geodie
g-combat-passed = Bojová fáza sa preskakuje: nemáš čím vystreliť.
g-gathered = Suroviny: { $goods }.
g-chest-way = Domov príde na začiatku tvojho ďalšieho ťahu, ak vedie trasa do základne, alebo hneď, keď dokončíš železnicu. Dovtedy ju môže niekto ukradnúť alebo zničiť.
g-tab-desk = Teraz

g-hint-base = Postav základňu pri políčkach { $place }.
g-hint-put = { $figure ->
    [worker] Postav pracovníka na políčko { $place }.
   *[engineer] Postav inžiniera na políčko { $place }.
}
g-hint-move = { $figure ->
    [worker] Presuň pracovníka odtiaľto: { $place }.
   *[engineer] Presuň inžiniera odtiaľto: { $place }.
}
g-hint-to = Pošli figúrku sem: { $place }.
g-hint-road = Postav cestu na políčku { $place }.
g-hint-rail = Postav železnicu na políčku { $place }.
g-hint-wall = Postav hradbu na políčku { $place }.
g-hint-detonate = Detonuj políčko { $place }: pod ním je baňa.
g-hint-site = Vyber políčko { $place }.
g-hint-artillery = Presuň artilériu sem: { $place }.
g-hint-dismiss = Prepusť pracovníka odtiaľto: { $place }.
g-hint-play = Zahraj kartu { $card }.
g-hint-discard = Odhoď kartu { $card }.
g-hint-back = Vráť kartu { $card }.
g-hint-upgrade = Vylepši budovu: { $building }.
g-hint-hire = Najmi figúrku: { $figure }.
g-hint-card = Kúp kartu.
g-hint-swap = Odhoď dve karty a potiahni si jednu.
g-hint-market = Urob transakciu.
g-hint-debt = Splať dlh.
g-hint-aim = Použi zbraň: { $weapon }.
g-hint-target = Zamier na políčko { $place }.
g-hint-treasure = Zamier na { $n }. dračí poklad.
g-hint-rescue = Zachráň, čo je vyznačené.
g-hint-lose = Obetuj, čo je vyznačené.
g-hint-lose-rail = Obetuj železnicu.
g-hint-sabotage = Znič toto: { $thing } ({ $name }).
g-hint-buy = Transakcia: daj 1 drahokam, dostaneš: { $goods }.
g-hint-sell = Transakcia: za 1 drahokam daj: { $goods }.
g-hint-done = To stačí: ťukni na „Hotovo“.
g-hint-no = Nechaj to tak.
g-hint-cancel = Zruš túto voľbu.
g-hint-end = Nič lepšie sa tu urobiť nedá: pokračuj.

g-blow-steals = { $name } kradne tvoju truhlicu na políčku { $tile }. Strácaš { geodia-gems }.
g-blow-sabotages = { $name } ničí sabotážou tvoju kartu { $card }.
g-blow-chest = Tvoja truhlica na políčku { $tile } je zničená. Strácaš { geodia-gems }.
g-blow-lost = Prichádzaš o { geodia-thing-object } ({ $tile ->
    [base] v základni
   *[other] { $tile }
}).
g-blow-wall = Tvoja hradba na políčku { $tile } padla.
g-blow-worms = Červy útočia na tvoju baňu na políčku { $tile }.
g-blow-debt = Tvoj dlh rastie: dlhuješ už { geodia-gems }.

g-margin = Náskok: { geodia-gems }. Druhé miesto: { $name }
