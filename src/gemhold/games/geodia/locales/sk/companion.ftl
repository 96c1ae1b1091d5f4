# Geodia at the real table: the companion. Amounts come as “+2 wood”.

## The table

gc-before = Pred prvým ťahom
gc-next = Na ťahu: { $name }
gc-rounds = Kolá, udalosti, kocky
gc-base = Základňa: { $name }
gc-gems = Drahokamy
gc-gems-of = Drahokamy: { $name }
gc-more = Pridať: { $good }
gc-less = Ubrať: { $good }
gc-full = plné
gc-lost = { $name }: nezmestí sa, prepadá: { $goods }.

## Prices

gc-prices = Ceny
gc-tab-build = Stavby
gc-tab-tools = Stroje
gc-tab-cards = Karty
gc-tab-combat = Boj
gc-worker = Pracovník
gc-engineer = Inžinier
gc-card = Karta
gc-building-two = { $building } II
gc-shot = Výstrel stroja
gc-put-out = Uhasiť 1 poškodenie
gc-put-out-wall = Uhasiť za hradbou
gc-evacuation = Evakuovať 1 kus
gc-inspection = Udržať pracovníka
gc-sabotage-tool = Sabotér: nástroj
gc-sabotage-siege = Sabotér: stroj
gc-missing = Chýba: { $goods }
gc-at-limit = Najviac ich môže byť { $n }.
gc-which-building = Ktorá budova?

## Income and gems

gc-income = Príjem: { $name }
gc-income-about = Figúrky spojené so základňou podľa toho, čo políčko prináša. Nástroje sú už pripočítané.
gc-income-heads = Pracuje { $n } z { $most } figúrok
gc-income-same = Ako minulý ťah: { $goods }
gc-income-none = Bez príjmu
gc-mines = Z bane
gc-way-now = domov po železnici
gc-way-chest = do truhlice (voľné: { $n })
gc-no-chest = Žiadna truhlica nie je voľná.
gc-chests = Truhlice
gc-credit = Pripísať
gc-steal = Ukradnúť
gc-chest-gone = Truhlica je stratená
gc-trade = Transakcia
gc-buy = 1 drahokam → 3 suroviny
gc-sell = 3 suroviny → 1 drahokam
gc-cannot-trade = Na túto transakciu nemáš dosť.

## Base

gc-to-level = na úroveň { $n }
gc-tool-gone = Stratené: { $tool }
gc-debt = { $n ->
    [one] Dlh: 1 drahokam
    [few] Dlh: { $n } drahokamy
    [many] Dlh: { $n } drahokamu
   *[other] Dlh: { $n } drahokamov
}
gc-inspection-extra = Pracovníci navyše: { $n }
gc-inspection-now = Na konci tohto kola príde inšpekcia. Za pracovníkov navyše zaplaťte alebo ich prepustite: { $names }

## Rounds

gc-event-hidden = zakrytá
gc-event-due = Odkrýva sa nová udalosť
gc-event-draw = Vylosovať tu
gc-event-tell = Alebo ťukni na tú, ktorá leží na stole:
gc-debt-until = Dlh je splatný pred { $round }. kolom; potom rastie každé kolo o 1.
gc-debt-grows = Od { $round }. kola rastie dlh každé kolo o 1.
gc-worms-roll = Hodiť na toto kolo
gc-worms-at = Červy útočia na bane s číslom { $n }.
gc-dice = Kocky v telefóne
gc-roll = Hodiť oboma

## The end

gc-final = Záverečné počítanie
gc-final-chests = Každá truhlica na mape prináša { $n } drahokamov. Kto ovláda jej políčko?
gc-nobody = nikto
gc-player = Hráč
gc-debts = Dlhy
gc-total = Spolu
gc-final-step-0 = Spočítať truhlice
gc-final-step-1 = Odpočítať dlhy
gc-final-step-2 = Kto vyhral?
gc-winner = { $n ->
    [one] Vyhráva { $names }
    [few] Vyhrávajú spolu: { $names }
    [many] Vyhrávajú spolu: { $names }
   *[other] Vyhrávajú spolu: { $names }
}

## Entries in the log

gc-log-turn = Kolo { $round }: na ťahu { $name }
gc-log-goods = { $name }: { $goods }
gc-log-pay = { $name }: { $what } ({ $goods })
gc-log-event = Udalosť: { $event }
gc-log-debt = { $name }: dlh splatený
gc-log-chest = { $name }: truhlica, drahokamy { $n }
gc-log-uncover = { $name }: truhlica pripísaná
gc-log-chest-lost = Truhlica je stratená
gc-log-holder = Truhlica sa počíta inému hráčovi
gc-log-figures = { $name }: pracovníci { $workers }, inžinieri { $engineers } (zmena)
gc-log-level = { $name }: { $building }, úroveň { $n }
gc-log-tool = { $name } stráca: { $tool }
gc-log-dice = Kocky: { $n }, { $face }
gc-log-worms = Červy: { $n }
gc-log-over = Hra sa skončila
