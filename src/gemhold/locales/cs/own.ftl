## Vlastní stránka

own-about = Všechny hry, které tu máš dohrané. Patří tomuto prohlížeči; osobním odkazem níže je přeneseš na jiné zařízení.
own-none = Zatím tu nemáš žádnou dohranou hru.
own-begin = Začít hru
own-played = Odehrané hry
own-wins = Výhry
own-streak = Série výher teď
own-best-streak = Nejdelší série
own-pending = { $n ->
    [one] Ještě jedna hra se započítává.
    [few] Ještě { $n } hry se započítávají.
   *[other] Ještě { $n } her se započítává.
}
own-shared = { $n ->
    [one] Jednu hru hrálo víc lidí na jedné obrazovce: je v seznamu, ale nepočítá se jako výhra ani prohra.
    [few] { $n } hry hrálo víc lidí na jedné obrazovce: jsou v seznamu, ale nepočítají se jako výhry ani prohry.
   *[other] { $n } her hrálo víc lidí na jedné obrazovce: jsou v seznamu, ale nepočítají se jako výhry ani prohry.
}
own-game-sum = Odehráno: { $played }, vyhráno: { $won } ({ $share } %)
own-game-best = Nejlepší skóre: { $best }, průměrně { $mean }
own-last-scores = { $n ->
    [one] Tvoje skóre v jediné hře
    [few] Tvoje skóre v posledních { $n } hrách
   *[other] Tvoje skóre v posledních { $n } hrách
}
own-won = výhra
own-not-won = bez výhry
own-people = Proti lidem
own-bots = Proti botům
own-bot = { $level }, { $game }
own-met = Hry
own-ahead = Ty před : za
own-games = Dohrané hry
own-only = Které hry
own-all = všechny
own-place = { $n ->
    [1] výhra
   *[other] { $n }. místo
}
own-shared-screen = na jedné obrazovce
own-more = Ukázat další
own-export = Vzít s sebou
own-export-about = Všechny tvoje dohrané hry jako tabulka nebo jako data pro programy. Jednotlivou hru předáš aplikaci BG Stats tlačítkem výše.

## Hra ze záznamu

play-on-about = Nová hra začne po { $n }. kroku tohoto záznamu. Všechno do té doby se převezme a u stolu to bude uvedeno; všechny kostky od té chvíle jsou nové.
play-on-begin = Začít

## Úprava map

map-title = { $game }: vlastní mapa
map-about = Poskládej mapu, jak chceš. Každá změna se hned zkontroluje podle pravidel hry.
map-faults = Co ještě chybí
map-ready = Na této mapě se dá hrát.
map-undo = Zpět
map-redo = Znovu
map-play = Nový stůl s touto mapou
map-seats = Hráči
map-random = Náhodně
map-seed = Číslo náhodné mapy
map-save = Uložit do souboru
map-open = Otevřít soubor
map-link = Odkaz
map-link-about = Celá mapa je v tomto odkazu: kdo ho otevře, může na ní hrát nebo ji změnit.
