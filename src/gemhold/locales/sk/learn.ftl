## Lekcie

learn-about = Krátke lekcie pri skutočnom stole: ty hráš, tréner vysvetľuje. Každá trvá dve až tri minúty.
learn-progress = Hotové lekcie: { $n } z { $all }
learn-begin = Začni tu
learn-continue = Pokračuj tu
learn-was-done = Hotovo
learn-none = Žiadna z hier tu nemá lekcie.
learn-coach = Tréner
learn-step = Krok { $n } z { $all }
learn-next = Ďalej
learn-back = O krok späť
learn-repeat = Lekcia odznova
learn-skip = Preskočiť na ďalšiu lekciu
learn-exit = Všetky lekcie
learn-show = Ukázať
learn-done = Výborne!
learn-next-lesson = Ďalšia lekcia
learn-other = Pravidlá to dovoľujú, ale odvádza to od toho, o čom je táto lekcia. Ťah sme vzali späť: skús niečo iné.

## Pri stole

learn-offer = Hráš túto hru prvýkrát? Každá jej lekcia trvá dve minúty.
learn-offer-no = Nie, ďakujem
tip = Tip
tip-ok = Rozumiem
tip-lesson = Ukázať lekciu
tip-off = Už žiadne tipy
