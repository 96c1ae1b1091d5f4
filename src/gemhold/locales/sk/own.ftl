## Vlastná stránka

own-about = Všetky hry, ktoré tu máš dohrané. Patria tomuto prehliadaču; osobným odkazom nižšie ich prenesieš na iné zariadenie.
own-none = Zatiaľ tu nemáš žiadnu dohranú hru.
own-begin = Začať hru
own-played = Odohrané hry
own-wins = Výhry
own-streak = Séria výhier teraz
own-best-streak = Najdlhšia séria
own-pending = { $n ->
    [one] Ešte jedna hra sa započítava.
    [few] Ešte { $n } hry sa započítavajú.
   *[other] Ešte { $n } hier sa započítava.
}
own-shared = { $n ->
    [one] Jednu hru hralo viac ľudí na jednej obrazovke: je v zozname, ale nepočíta sa ako výhra ani prehra.
    [few] { $n } hry hralo viac ľudí na jednej obrazovke: sú v zozname, ale nepočítajú sa ako výhry ani prehry.
   *[other] { $n } hier hralo viac ľudí na jednej obrazovke: sú v zozname, ale nepočítajú sa ako výhry ani prehry.
}
own-game-sum = Odohrané: { $played }, vyhrané: { $won } ({ $share } %)
own-game-best = Najlepšie skóre: { $best }, v priemere { $mean }
own-last-scores = { $n ->
    [one] Tvoje skóre v jedinej hre
    [few] Tvoje skóre v posledných { $n } hrách
   *[other] Tvoje skóre v posledných { $n } hrách
}
own-won = výhra
own-not-won = bez výhry
own-people = Proti ľuďom
own-bots = Proti botom
own-bot = { $level }, { $game }
own-met = Hry
own-ahead = Ty pred : za
own-games = Dohrané hry
own-only = Ktoré hry
own-all = všetky
own-place = { $n ->
    [1] výhra
   *[other] { $n }. miesto
}
own-shared-screen = na jednej obrazovke
own-more = Ukázať ďalšie
own-export = Vziať so sebou
own-export-about = Všetky tvoje dohrané hry ako tabuľka alebo ako dáta pre programy. Jednotlivú hru odovzdáš aplikácii BG Stats tlačidlom vyššie.

## Hra zo záznamu

play-on-about = Nová hra začne po { $n }. kroku tohto záznamu. Všetko dovtedy sa prevezme a pri stole to bude uvedené; všetky kocky odvtedy sú nové.
play-on-begin = Začať

## Úprava máp

map-title = { $game }: vlastná mapa
map-about = Poskladaj mapu, ako chceš. Každá zmena sa hneď skontroluje podľa pravidiel hry.
map-faults = Čo ešte chýba
map-ready = Na tejto mape sa dá hrať.
map-undo = Späť
map-redo = Znova
map-play = Nový stôl s touto mapou
map-seats = Hráči
map-random = Náhodne
map-seed = Číslo náhodnej mapy
map-save = Uložiť do súboru
map-open = Otvoriť súbor
map-link = Odkaz
map-link-about = Celá mapa je v tomto odkaze: kto ho otvorí, môže na nej hrať alebo ju zmeniť.
