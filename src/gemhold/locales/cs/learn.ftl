## Lekce

learn-about = Krátké lekce u skutečného stolu: ty hraješ, trenér vysvětluje. Každá trvá dvě až tři minuty.
learn-progress = Hotové lekce: { $n } z { $all }
learn-begin = Začni tady
learn-continue = Pokračuj tady
learn-was-done = Hotovo
learn-none = Žádná z her tu nemá lekce.
learn-coach = Trenér
learn-step = Krok { $n } z { $all }
learn-next = Dál
learn-back = O krok zpět
learn-repeat = Lekce od začátku
learn-skip = Přeskočit na další lekci
learn-exit = Všechny lekce
learn-show = Ukázat
learn-done = Výborně!
learn-next-lesson = Další lekce
learn-other = Pravidla to dovolují, ale odvádí to od toho, o čem tahle lekce je. Tah jsme vzali zpět: zkus něco jiného.

## U stolu

learn-offer = Hraješ tuhle hru poprvé? Každá její lekce trvá dvě minuty.
learn-offer-no = Ne, děkuji
tip = Tip
tip-ok = Rozumím
tip-lesson = Ukázat lekci
tip-off = Už žádné tipy
