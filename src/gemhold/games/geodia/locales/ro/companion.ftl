# Geodia at the real table: the companion. Amounts come as “+2 wood”.

## The table

gc-before = Înainte de prima tură
gc-next = Joacă { $name }
gc-rounds = Runde, evenimente, zaruri
gc-base = Baza: { $name }
gc-gems = Nestemate
gc-gems-of = Nestemate: { $name }
gc-more = Adaugă 1: { $good }
gc-less = Scade 1: { $good }
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
gc-shot = Tir de asediu
gc-put-out = Stinge 1 punct
gc-put-out-wall = Stinge, cu zid
gc-evacuation = Evacuează 1
gc-inspection = Păstrează un muncitor
gc-sabotage-tool = Sabotor: unealtă
gc-sabotage-siege = Sabotor: mașină
gc-missing = Lipsește: { $goods }
gc-at-limit = Sunt permise cel mult { $n }.
gc-which-building = Care clădire?

## Income and gems

gc-income = Venit: { $name }
gc-income-about = Figurinele cu traseu până la bază, după ce dă câmpul lor. Uneltele sunt deja adăugate.
gc-income-heads = Lucrează { $n } din { $most } figurine
gc-income-same = Ca tura trecută: { $goods }
gc-income-none = Fără venit
gc-mines = Dintr-o mină
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
gc-cannot-trade = Nu ai destul pentru această tranzacție.

## Base

gc-to-level = la nivelul { $n }
gc-tool-gone = Pierdere: { $tool }
gc-debt = { $n ->
    [one] Datorie: o nestemată
    [few] Datorie: { $n } nestemate
   *[other] Datorie: { $n } de nestemate
}
gc-inspection-extra = Muncitori în plus: { $n }
gc-inspection-now = La sfârșitul acestei runde vine inspecția. Plătiți pentru muncitorii în plus sau concediați-i: { $names }

## Rounds

gc-event-hidden = ascuns
gc-event-due = Apare un eveniment nou
gc-event-draw = Trage-l aici
gc-event-tell = Sau apasă pe cel de pe masă:
gc-debt-until = De plătit înainte de runda { $round }; de atunci crește cu 1 pe rundă.
gc-debt-grows = Din runda { $round } crește cu 1 pe rundă.
gc-worms-roll = Aruncă pentru această rundă
gc-worms-at = Viermii atacă minele cu numărul { $n }.
gc-dice = Zaruri pe telefon
gc-roll = Aruncă-le pe amândouă

## The end

gc-final = Numărătoarea finală
gc-final-chests = Fiecare cufăr de pe hartă aduce { $n } nestemate. Cine controlează câmpul?
gc-nobody = nimeni
gc-player = Jucător
gc-debts = Datorii
gc-total = Total
gc-final-step-0 = Numără cuferele
gc-final-step-1 = Scade datoriile
gc-final-step-2 = Cine a câștigat?
gc-winner = { $n ->
    [one] Câștigă { $names }
    [few] Victorie împărțită: { $names }
   *[other] Victorie împărțită: { $names }
}

## Entries in the log

gc-log-turn = Runda { $round }: joacă { $name }
gc-log-goods = { $name }: { $goods }
gc-log-pay = { $name }: { $what } ({ $goods })
gc-log-event = Eveniment: { $event }
gc-log-debt = { $name }: datorie plătită
gc-log-chest = { $name }: cufăr cu { $n }
gc-log-uncover = { $name }: cufăr adus acasă
gc-log-chest-lost = Un cufăr s-a pierdut
gc-log-holder = Un cufăr contează pentru altcineva
gc-log-figures = { $name }: muncitori { $workers }, ingineri { $engineers } (schimbare)
gc-log-level = { $name }: { $building }, nivelul { $n }
gc-log-tool = { $name } pierde: { $tool }
gc-log-dice = Zaruri: { $n }, { $face }
gc-log-worms = Viermi: { $n }
gc-log-over = Jocul s-a terminat
