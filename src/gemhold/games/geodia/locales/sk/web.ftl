# Geodia v prehliadači: všetko, čo nie je názov, záznam ani dôvod pravidla (tie sú v geodia.ftl).

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
g-base-place = miesto pre základňu pred políčkami { $tiles }
g-base-of = základňa: { $name }; doma pracovníci { $workers }, inžinieri { $engineers }
g-mine-classic = baňa { $numbers }: drahokamy za každú figúrku: { $gems }
g-mine-single = jednorazová baňa, drahokamy: { $gems }
g-spent = prázdna baňa
g-only-you-know = vieš to len ty
g-link-airship = Vzducholoď ({ $name })
g-link-drill = Podzemný vrt ({ $name })
g-immune = pred základňou, nedotknuteľné ({ $name })
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
g-verb-move-worker = Pohni pracovníkom
g-verb-move-engineer = Pohni inžinierom
g-nowhere-now = Teraz sa to nedá urobiť na žiadnom políčku. Stlač políčko a dozvieš sa prečo.
g-lens = Trasy
g-lens-goods = Toto políčko dá svoje suroviny na začiatku tvojho ťahu.
g-lens-mine = Keď padne { $numbers }, baňa po železnici hneď pripíše drahokamy: { $gems }.
g-lens-chest = Keď padne { $numbers }, v bani ostane truhlica s drahokamami: { $gems }. Domov príde o ťah neskôr.
g-lens-no-route = Do základne nevedie neprerušená trasa: políčko nič nedá a truhlica na ňom ostane.
g-lens-spent = Baňa je prázdna, nič sa v nej už nevyťaží.

## Základňa a ruka

g-your-base = Tvoja základňa
g-hand = Tvoja ruka
g-hand-count = { $n } / { $most }, v balíčku { $deck }
g-hand-empty = Žiadne karty.
g-hand-of = { $n ->
    [one] { $name }: 1 karta v ruke
    [few] { $name }: { $n } karty v ruke
   *[other] { $name }: { $n } kariet v ruke
}
g-piles = Balíček a odhodené karty
g-piles-of = Karty hráča { $name }
g-discards = Odhodené: { $n }
g-deck = V balíčku, poradie nikto nepozná: { $n }
g-unseen = V ruke alebo v balíčku: { $n }
g-partner-hand = Ruka tvojho spojenca
g-mines-left = Ešte neodkryté bane
g-chests-free = { $n ->
    [one] 1 voľná truhlica
    [few] { $n } voľné truhlice
   *[other] { $n } voľných truhlíc
}
g-level = úroveň { $n }
g-of = { $n } z { $most }
g-cards-bought = kúpené: { $n }
g-buy-card = Kúp kartu
g-hire-worker = Najmi pracovníka
g-hire-engineer = Najmi inžiniera
g-upgrade = Vylepši na úroveň 2: { $building }
g-full-inventor = obliehacie karty
g-full-recruiter = { $n ->
    [one] { $n } pracovník
    [few] { $n } pracovníci
   *[other] { $n } pracovníkov
}
g-full-workshop = hradby
g-build = Stavanie
g-tool-road = Cesta
g-tool-rail = Železnica
g-tool-wall = Hradba
g-tool-detonate = Detonácia
g-short = chýba { $n }
g-left = zostáva { $n }
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
g-debt-grows = rastie od { $round }. kola
g-pay = Zaplať
g-pay-debt = Zaplať dlh
g-inspection = Inšpekcia na konci { $round }. kola: päť pracovníkov je zadarmo
g-barons = Rudobaróni
g-race = Drahokamy po kolách
g-tab-hand = Ruka
g-tab-base = Základňa
g-tab-barons = Baróni

## Ťah

g-stage-income = Príjem
g-stage-main = Hlavná
g-stage-combat = Boj
g-stage-final = Záver
g-chance = Rozhodujú kocky a karty…
g-you-are-asked = Otázka pre teba:
g-to-combat = Do boja
g-to-final = Nestrieľať
g-end-turn = Ukonči ťah
g-ending-main = Koniec hlavnej fázy
g-ending-combat = Prejsť k záveru
g-ending-final = Tvoj ťah sa končí
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
g-quick = Rýchly začiatok: rozlož to za mňa
g-quick-running = Rozkladám…
g-steps-left = { $n ->
    [one] V tejto fáze ti ostáva jeden krok.
    [few] V tejto fáze ti ostávajú { $n } kroky.
   *[other] V tejto fáze ti ostáva { $n } krokov.
}
g-done = Hotovo
g-no-card = Kartu si nechám
g-cancel = Zrušiť
g-keep-hand = Zvyšok si nechám
g-let-it-hit = Nebráň sa

g-you-mulligan = vymeň si karty z prvej ruky
g-you-base = vyber miesto pre základňu
g-you-roads = polož prvé cesty
g-you-figures = rozostav figúrky na cesty
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
g-you-discard = priveľa kariet: odhadzuj
g-you-combat = zaútoč, alebo nestrieľaj
g-you-target = vyber cieľ
g-you-defend = strieľajú na teba
g-you-rescue = vyber, čo evakuuješ
g-you-lose = vyber, čo stratíš
g-you-worms = červy v tvojej bani
g-you-inspect = prišla inšpekcia
g-you-dismiss = vyber pracovníka, ktorý odíde

g-how-mulligan = { $n ->
    [0] Stlač karty, ktoré nechceš; potiahneš si rovnaký počet nových. Potom stlač „Zvyšok si nechám“.
    [one] Vraciaš 1 kartu. Stlač „Zvyšok si nechám“ a potiahneš si novú.
    [few] Vraciaš { $n } karty. Stlač „Zvyšok si nechám“ a potiahneš si nové.
   *[other] Vraciaš { $n } kariet. Stlač „Zvyšok si nechám“ a potiahneš si nové.
}
g-how-base = Stlač žiariace miesto na okraji. Dve políčka pred ním budú pred ostatnými v bezpečí.
g-how-roads = Stláčaj žiariace políčka. Cesty musia súvisieť s tvojou základňou.
g-how-figures = Stlač žiariace políčko a postav tam figúrku: každý ťah ti dá obe suroviny políčka.
g-how-use-tools = Stlač žiariace políčko: v tomto ťahu dá dvojnásobok surovín.
g-how-find = { $credit ->
    [treasure] Stlač kartu a poklad sa zdvojnásobí, alebo si ju nechaj.
    [single-use] Stlač žiariace políčko a jeho drahokamy sa zdvojnásobia, alebo si kartu nechaj.
    [mines] Stlač žiariacu baňu a jej drahokamy sa zdvojnásobia, alebo si kartu nechaj.
   *[chests] Stlač žiariace políčko a jeho truhlica sa zdvojnásobí, alebo si kartu nechaj.
}
g-how-bonus = { $face ->
    [worker] Na bonusovej kocke padol pracovník: vezmi si ho, alebo kartu.
    [engineer] Na bonusovej kocke padol inžinier: vezmi si ho, alebo kartu.
    [trade] Na bonusovej kocke padla transakcia: urob ju, alebo si vezmi kartu.
   *[card] Na bonusovej kocke padla karta: vezmi si ju, alebo nie.
}
g-how-bonus-fair = Burza práce: táto strana platí ako pracovník. Vezmi si ho, alebo kartu.
g-how-chests = Máš málo truhlíc: stlač bane, ktoré ju dostanú. V ostatných sa ťažiť nebude.
g-how-main = Stlač políčko, tlačidlo stavby alebo kartu. Potom prejdi do boja.
g-how-final = To isté ako v hlavnej fáze, ešte raz. Potom ukonči ťah.
g-how-move = Kam pôjde { $figure }? Odkiaľ: { $place }.
g-how-swap = Stlač dve karty v ruke: odhodíš ich a jednu si potiahneš.
g-how-trade = Jeden drahokam za ľubovoľné tri suroviny, alebo tri suroviny za jeden drahokam.
g-how-site = { $card }: stlač žiariace políčko.
g-how-rails = { $left ->
    [one] Stlač žiariacu cestu: zostáva 1 železnica.
    [few] Stláčaj žiariace cesty: zostávajú { $left } železnice.
   *[other] Stláčaj žiariace cesty: zostáva { $left } železníc.
}
g-how-building = Stlač budovu na karte základne: stúpne na úroveň 2.
g-how-sabotage = Čo zničíš?
g-how-discard = { $n ->
    [one] Stlač 1 kartu, ktorú odhodíš.
    [few] Stlač { $n } karty, ktoré odhodíš.
   *[other] Stlač { $n } kariet, ktoré odhodíš.
}
g-how-combat = Vyber zbraň a jej cieľ. Najprv sa určia všetky ciele, až potom sa strieľa.
g-how-combat-more = { $n ->
    [one] Namierená 1 strela. Páľ, alebo mier ďalej.
    [few] Namierené { $n } strely. Páľ, alebo mier ďalej.
   *[other] Namierených { $n } striel. Páľ, alebo mier ďalej.
}
g-how-target = { $weapon }: stlač oranžové políčko.
g-how-defend = { $name } strieľa na { $tile }, poškodenie: { $n }.
g-how-defend-blast = KA-BOOM! { $name } ničí všetko na políčku { $tile }.
g-how-rescue = Evakuácia políčka { $tile }: 1 drahokam za figúrku alebo truhlicu.
g-how-lose = { $n ->
    [one] 1 zásah na { $tile }: vyber, čo stratíš.
    [few] { $n } zásahy na { $tile }: vyber, čo stratíš ako prvé.
   *[other] { $n } zásahov na { $tile }: vyber, čo stratíš ako prvé.
}
g-how-worms = Červy na políčku { $tile }: vystreľ na ne, evakuuj, alebo obetuj figúrku.
g-how-inspect = { $extra ->
    [one] 1 pracovník navyše: zaplať 1 drahokam, alebo ho prepusti.
    [few] { $extra } pracovníci navyše: každý stojí 1 drahokam, alebo odíde.
   *[other] { $extra } pracovníkov navyše: každý stojí 1 drahokam, alebo odíde.
}
g-how-dismiss = Stlač miesto pracovníka, ktorý odíde. Ešte má odísť: { $left }.
g-how-tool-road = Stlač žiariace políčko a postavíš cestu.
g-how-tool-rail = Stlač žiariacu cestu a zmeníš ju na železnicu.
g-how-tool-wall = Stlač žiariace políčko a postavíš hradbu.
g-how-tool-detonate = Stlač žiariace políčko dvakrát a otočí sa: čo je pod ním, je prekvapenie.
g-how-tool-artillery = Stlač žiariacu železnicu a presunieš artilériu.

g-damage = poškodenie { $n }
g-destroys-all = zničí všetko
g-treasure = poklad { $n }
g-fire = Páľ
g-fire-munition = Páľ s Muníciou
g-put-out = Uhas { $n }
g-rescue = Zachráň: { $thing }
g-lose = Obetuj: { $thing }
g-shoot = Vystreľ: { $weapon }
g-keep = { $n ->
    [0] Neplať za nikoho
    [one] Zaplať za 1 pracovníka
   *[other] Zaplať za { $n } pracovníkov
}
g-take = { $what ->
    [worker] Vezmi pracovníka
    [engineer] Vezmi inžiniera
    [card] Vezmi kartu
   *[nothing] Neber nič
}
g-sabotage = { $thing } ({ $name })
g-trade-buy = Za jeden drahokam
g-trade-sell = Za jeden drahokam daj

## Koniec a klávesy

g-where-from = Odkiaľ je každý drahokam
g-total = Drahokamy
g-team = Tím
g-winners = { $n ->
    [one] Vyhráva { $names }!
   *[other] Vyhrávajú { $names }!
}
g-key-tools = Cesta, železnica, hradba, detonácia
g-key-end = Ukončiť fázu
g-key-lens = Trasy: čo dá ktoré políčko
g-key-cancel = Odložiť, zrušiť
