# Geodia at the real table: the companion. Amounts come as “+2 wood”.

## The table

gc-before = Înainte de prima tură
gc-next = Tura: { $name }
gc-rounds = Runde, evenimente, zaruri
gc-base = Baza: { $name }
gc-gems = Nestemate
gc-gems-of = Nestemate: { $name }
gc-more = Încă una: { $good }
gc-less = Una mai puțin: { $good }
gc-full = plin
gc-lost = { $name }: nu mai încape { $goods }. S-a pierdut.

## Prices

gc-prices = Prețuri
gc-tab-build = Construcții
gc-tab-tools = Unelte
gc-tab-cards = Cărți
gc-tab-combat = Luptă
gc-worker = Muncitor
gc-engineer = Inginer
gc-card = Carte
gc-building-two = { $building } II
gc-shot = Foc de asediu
gc-put-out = Stinge o lovitură
gc-put-out-wall = Stinge după zid
gc-evacuation = Evacuează una
gc-inspection = Păstrează un muncitor
gc-sabotage-tool = Sabotor: unealtă
gc-sabotage-siege = Sabotor: mașină
gc-missing = Lipsește: { $goods }
gc-at-limit = Nu sunt permise mai mult de { $n }.
gc-which-building = Care clădire?

## Income and gems

gc-income = Venit: { $name }
gc-income-about = Figurine legate de bază, după ce produce câmpul lor. Uneltele sunt deja adunate.
gc-income-heads = Lucrează { $n } din { $most } figurine
gc-income-same = Ca tura trecută: { $goods }
gc-income-none = Fără venit
gc-mines = Dintr-o mină
gc-way = Unde merg nestematele?
gc-way-now = acasă pe calea ferată
gc-way-chest = în cufăr (libere: { $n })
gc-no-chest = Niciun cufăr nu este liber.
gc-chests = Cufere
gc-credit = Adună
gc-steal = Fură
gc-chest-gone = Cufărul s-a pierdut
gc-trade = Tranzacție
gc-buy = 1 nestemată → 3 resurse
gc-sell = 3 resurse → 1 nestemată
gc-cannot-trade = Nu ajunge pentru această tranzacție.

## Base

gc-to-level = la nivelul { $n }
gc-tool-gone = Pierdut: { $tool }
gc-debt = { $n ->
    [one] Creanță: o nestemată
    [few] Creanță: { $n } nestemate
   *[other] Creanță: { $n } de nestemate
}
gc-inspection-extra = Peste cei liberi: { $n }
gc-inspection-now = La sfârșitul acestei runde vine inspecția. Plătiți pentru muncitorii în plus sau concediați-i: { $names }

## Rounds

gc-event-hidden = ascuns
gc-event-due = Apare un eveniment nou
gc-event-draw = Trage-l aici
gc-event-tell = Sau apasă pe cel de pe masă:
gc-debt-until = De plătit înainte de runda { $round }; de atunci crește cu 1 pe rundă.
gc-debt-grows = Din runda { $round } crește cu 1 pe rundă.
gc-worms-roll = Aruncă pentru această rundă
gc-worms-at = Viermii atacă minele cu { $n }.
gc-dice = Zaruri pe telefon
gc-roll = Aruncă-le pe amândouă

## The end

gc-final = Numărătoarea finală
gc-final-chests = Fiecare cufăr de pe hartă aduce { $n } nestemate. Cine stăpânește câmpul?
gc-nobody = nimeni
gc-player = Jucător
gc-debts = Creanțe
gc-total = În total
gc-final-step-0 = Numără cuferele
gc-final-step-1 = Scade creanțele
gc-final-step-2 = Cine a câștigat?
gc-winner = { $n ->
    [one] Câștigă { $names }
    [few] Câștigă împreună: { $names }
   *[other] Câștigă împreună: { $names }
}

## Entries in the log

gc-log-turn = Runda { $round }: tura lui { $name }
gc-log-goods = { $name }: { $goods }
gc-log-pay = { $name }: { $what } ({ $goods })
gc-log-event = Eveniment: { $event }
gc-log-debt = { $name }: creanță plătită
gc-log-chest = { $name }: cufăr cu { $n }
gc-log-uncover = { $name }: cufăr adunat
gc-log-chest-lost = Un cufăr s-a pierdut
gc-log-holder = Un cufăr se socotește altcuiva
gc-log-figures = { $name }: muncitori { $workers }, ingineri { $engineers } (schimbare)
gc-log-level = { $name }: { $building }, nivelul { $n }
gc-log-tool = { $name } pierde: { $tool }
gc-log-dice = Zaruri: { $n }, { $face }
gc-log-worms = Viermi: { $n }
gc-log-over = Jocul s-a terminat
