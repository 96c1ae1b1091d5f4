# Slová terminálu. Ťahy a príkazy (take 3, undo) zostávajú v každom jazyku anglické: je to zápis.
# $name je meno hráča, $file názov súboru, $text niečo napísané, $seats a $n celé čísla, $seed číslo.

## Hra v termináli

cli-welcome = { $game }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
  }, semienko { $seed }
cli-welcome-help = Napíš ťah zo zoznamu alebo help. Zo slova stačia prvé písmená.
cli-seat-you = ty
cli-seat-bot = bot: { $level }
cli-hand-over = Nasleduje { $name }. Odovzdaj klávesnicu a stlač Enter.

# Nadpisy častí obrazovky.
cli-heading-log = Čo sa stalo
cli-heading-final = Konečné poradie
cli-heading-commands = Príkazy
cli-heading-rules = Pravidlá v skratke
cli-heading-odds = Šance v tomto ťahu

# Stĺpce konečného poradia.
cli-column-total = spolu
cli-column-place = miesto

cli-winner = Vyhráva { $name }.
cli-winners = Spoločné víťazstvo: { $names }.
cli-plain-ask = Vyber ťah.
cli-moves-many = … ({ $n ->
    [one] jedna možnosť
    [few] { $n } možnosti
   *[other] { $n } možností
  }; viac ukáže help)

# Jeden riadok na príkaz.
cli-command-help = tento zoznam
cli-command-board = ukáže znovu celý stôl
cli-command-moves = vypíše možné ťahy
cli-command-odds = presné šance, ktoré sa teraz oplatí poznať
cli-command-hint = čo by urobil dobrý hráč
cli-command-undo = vráti tvoj posledný krok, kým naň neodpovie náhoda alebo iný hráč
cli-command-log = čo sa stalo; log 40 ukáže posledných 40 riadkov
cli-command-rules = pravidlá v skratke
cli-command-save = save SÚBOR: uloží hru do súboru (.gem na čítanie, .json pre programy)
cli-command-quit = koniec

cli-undone = Vrátené: { $text }
cli-saved = Uložené do súboru { $file }
cli-hint = Dobrý hráč by zvolil: { $text }
cli-hint-other = alebo: { $text }
cli-no-odds = V tejto hre sa šance nepočítajú.
cli-left = Odchádzaš z hry.
cli-left-again = Tie isté kocky ešte raz: { $command }
cli-record-kept = Hra je uložená v súbore { $file }

# Napísané sa nedalo použiť.
cli-ambiguous = „{ $text }“ môže znamenať { $choices }. Pridaj ešte písmeno.
cli-not-understood = „{ $text }“ nie je ťah ani príkaz. Napíš help.
cli-save-which = Napíš, kam hru uložiť: save game.gem

## Kompilácia, chyby, dlhá práca

cli-compiling = pripravujú sa pravidlá (iba raz) { $step }/{ $steps }
cli-compiled = pravidlá sú pripravené
cli-compiled-before = pravidlá už sú pripravené
cli-error = chyba
cli-playing = hrá sa

## Zoznam hier

cli-games-players = { $least } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčov
  }
cli-games-strength = { $level } proti { $other }: { $wins } % vyhratých hier vo dvojici

## Simulácie

cli-simulated = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } hier
  }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
  }, semienka od { $seed }
cli-simulated-bot = bot
cli-simulated-wins = víťazstvá vrátane spoločných
cli-simulated-score = priemerné skóre
cli-simulated-sd = smerodajná odchýlka
cli-simulated-min = najnižšie
cli-simulated-median = medián
cli-simulated-max = najvyššie
cli-simulated-shared = { $n ->
    [0] žiadne spoločné víťazstvo
    [one] jedno spoločné víťazstvo
    [few] { $n } spoločné víťazstvá
   *[other] { $n } spoločných víťazstiev
  }
cli-simulated-decisions = rozhodnutí na hru
cli-simulated-turns = ťahov na hru
cli-simulated-distribution = Skóre všetkých hráčov
cli-simulated-digest = odtlačok všetkých hier:

## Merania

cli-bench-seats = hráči
cli-bench-games = hier za sekundu
cli-bench-decisions = rozhodnutí za sekundu
cli-bench-length = rozhodnutí na hru
cli-bench-copy = kópia pozície, ns
cli-bench-state = veľkosť pozície, bajty
cli-bench-actions = počet akcií
cli-bench-ready = pripravené za, s

## Poctivé kocky

cli-verify-unfair = Nie je to poctivé:
cli-verify-fair = Všetko je poctivé. Skontrolované náhodné udalosti: { $draws }, ťahy: { $moves }.
cli-verify-commitment = Odtlačok tajomstva servera: { $commitment }
cli-verify-unchecked = Neoverené:
## Turnaje

cli-arena-games = { $n ->
    [one] jedna hra
    [few] { $n } hry
   *[other] { $n } hier
  }
cli-arena-wins = víťazstvá v %
cli-arena-wins-adjusted = víťazstvá bez vplyvu šťastia v %
cli-arena-margin = náskok
cli-arena-margin-adjusted = náskok bez vplyvu šťastia
cli-arena-rating = rating
cli-arena-median = medián rozhodnutia
cli-arena-p95 = 95 % do
cli-arena-longest = najdlhšie
cli-arena-first = Výhry začínajúceho hráča v %
cli-arena-fair = spravodlivý podiel: { $share } %
cli-arena-sources = Priemerné skóre podľa zdroja
cli-unofficial = neoficiálne

## Vyváženosť

cli-balance-title = vyváženosť medzi botmi { $level }
cli-balance-intervals = Intervaly (±) sú 95 % intervaly.
cli-balance-seat = Miesto
cli-balance-order = Poradie v kole
cli-balance-fair = spravodlivo v %
cli-balance-games = hry
cli-balance-endings = Ťahy v poslednom kole
cli-balance-endings-note = Ak sa hra skončí uprostred kola, tí, čo sú na ťahu skôr, mali o jeden ťah viac než ostatní. Kto vedie, mohol však hru aj úmyselne ukončiť.
cli-balance-turns = ťahy
cli-balance-share = podiel hier v %
cli-balance-wins-of = víťazstvá { $n }. v poradí v %
cli-balance-winners = víťazi
cli-balance-losers = ostatní
cli-balance-length = Dĺžka hry
cli-balance-mean = priemer
cli-balance-rounds = kôl na hru
cli-balance-things = Použitie a prínos kariet
cli-balance-used = podiel hier v %
cli-balance-uses = použití na hru
cli-balance-users-win = víťazstvá s kartou v %
cli-balance-worth = rozdiel v p. b.
cli-balance-worth-note = Rozdiel: víťazstvá hráčov, ktorí kartu použili, mínus víťazstvá tých, ktorí ju nepoužili; kto ju nemôže mať, sa nepočíta. Ukazuje, čo sa vyskytuje spolu, nie čo je príčinou čoho.
cli-balance-data = súbory s údajmi:

## Výcvik botov

cli-training = boti sa učia
cli-trained = Hotovo, počet blokov hier: { $blocks }. Váhy sú v súbore { $file }
