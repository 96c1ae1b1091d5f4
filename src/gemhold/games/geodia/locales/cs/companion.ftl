# Geodia at the real table: the companion. Amounts come as “+2 wood”.

## The table

gc-before = Před prvním tahem
gc-next = Na tahu: { $name }
gc-rounds = Kola, události, kostky
gc-base = Základna: { $name }
gc-gems = Drahokamy
gc-gems-of = Drahokamy: { $name }
gc-more = Přidat: { $good }
gc-less = Ubrat: { $good }
gc-full = plné
gc-lost = { $name }: nevejde se, propadá: { $goods }.

## Prices

gc-prices = Ceny
gc-tab-build = Stavby
gc-tab-tools = Stroje
gc-tab-cards = Karty
gc-tab-combat = Boj
gc-worker = Dělník
gc-engineer = Inženýr
gc-card = Karta
gc-building-two = { $building } II
gc-shot = Výstřel stroje
gc-put-out = Uhasit 1 poškození
gc-put-out-wall = Uhasit za hradbou
gc-evacuation = Evakuovat 1 kus
gc-inspection = Udržet dělníka
gc-sabotage-tool = Sabotér: nástroj
gc-sabotage-siege = Sabotér: stroj
gc-missing = Chybí: { $goods }
gc-at-limit = Nejvýš jich může být { $n }.
gc-which-building = Která budova?

## Income and gems

gc-income = Příjem: { $name }
gc-income-about = Figurky spojené se základnou podle toho, co políčko přináší. Nástroje už jsou přičtené.
gc-income-heads = Pracuje { $n } z { $most } figurek
gc-income-same = Jako minulý tah: { $goods }
gc-income-none = Bez příjmu
gc-mines = Z dolu
gc-way-now = domů po železnici
gc-way-chest = do truhlice (volné: { $n })
gc-no-chest = Žádná truhlice není volná.
gc-chests = Truhlice
gc-credit = Připsat
gc-steal = Ukrást
gc-chest-gone = Truhlice je ztracená
gc-trade = Transakce
gc-buy = 1 drahokam → 3 suroviny
gc-sell = 3 suroviny → 1 drahokam
gc-cannot-trade = Na tuto transakci nemáš dost.

## Base

gc-to-level = na úroveň { $n }
gc-tool-gone = Ztraceno: { $tool }
gc-debt = { $n ->
    [one] Dluh: 1 drahokam
    [few] Dluh: { $n } drahokamy
    [many] Dluh: { $n } drahokamu
   *[other] Dluh: { $n } drahokamů
}
gc-inspection-extra = Dělníci navíc: { $n }
gc-inspection-now = Na konci tohoto kola přijde inspekce. Za dělníky navíc zaplaťte, nebo je propusťte: { $names }

## Rounds

gc-event-hidden = zakrytá
gc-event-due = Odkrývá se nová událost
gc-event-draw = Vylosovat tady
gc-event-tell = Nebo klepni na tu, která leží na stole:
gc-debt-until = Dluh je splatný před { $round }. kolem; potom roste každé kolo o 1.
gc-debt-grows = Od { $round }. kola roste dluh každé kolo o 1.
gc-worms-roll = Hodit na toto kolo
gc-worms-at = Červi útočí na doly s číslem { $n }.
gc-dice = Kostky v telefonu
gc-roll = Hodit oběma

## The end

gc-final = Závěrečné počítání
gc-final-chests = Každá truhlice na mapě přináší { $n } drahokamů. Kdo ovládá její políčko?
gc-nobody = nikdo
gc-player = Hráč
gc-debts = Dluhy
gc-total = Celkem
gc-final-step-0 = Spočítat truhlice
gc-final-step-1 = Odečíst dluhy
gc-final-step-2 = Kdo vyhrál?
gc-winner = { $n ->
    [one] Vyhrává { $names }
    [few] Vyhrávají společně: { $names }
    [many] Vyhrávají společně: { $names }
   *[other] Vyhrávají společně: { $names }
}

## Entries in the log

gc-log-turn = Kolo { $round }: na tahu { $name }
gc-log-goods = { $name }: { $goods }
gc-log-pay = { $name }: { $what } ({ $goods })
gc-log-event = Událost: { $event }
gc-log-debt = { $name }: dluh splacen
gc-log-chest = { $name }: truhlice, drahokamy { $n }
gc-log-uncover = { $name }: truhlice připsána
gc-log-chest-lost = Truhlice je ztracena
gc-log-holder = Truhlice se počítá jinému hráči
gc-log-figures = { $name }: dělníci { $workers }, inženýři { $engineers } (změna)
gc-log-level = { $name }: { $building }, úroveň { $n }
gc-log-tool = { $name } ztrácí: { $tool }
gc-log-dice = Kostky: { $n }, { $face }
gc-log-worms = Červi: { $n }
gc-log-over = Hra skončila
