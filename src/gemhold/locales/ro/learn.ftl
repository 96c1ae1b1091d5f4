## Lecții

learn-about = Lecții scurte la o masă adevărată: tu joci, ghidul explică. Fiecare durează două-trei minute.
learn-progress = Lecții terminate: { $n } din { $all }
learn-begin = Începe aici
learn-continue = Continuă aici
learn-was-done = Gata
learn-none = Niciun joc de aici nu are lecții.
learn-coach = Ghid
learn-step = Pasul { $n } din { $all }
learn-next = Mai departe
learn-back = Un pas înapoi
learn-repeat = Ia lecția de la capăt
learn-skip = Sari la lecția următoare
learn-exit = Toate lecțiile
learn-show = Arată-mi
learn-done = Foarte bine!
learn-next-lesson = Lecția următoare
learn-other = Regulile permit asta, dar nu despre asta e lecția. Mutarea a fost anulată: încearcă altceva.

## La masă

learn-offer = Joci pentru prima dată? Lecțiile durează câte două minute.
learn-offer-no = Nu, mulțumesc
tip = Sfat
tip-ok = Am înțeles
tip-lesson = Arată lecția
tip-off = Fără alte sfaturi
