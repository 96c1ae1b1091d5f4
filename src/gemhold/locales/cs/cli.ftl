# Slova terminálu. Tahy a příkazy (take 3, undo) zůstávají v každém jazyce anglické: je to zápis.
# $name je jméno hráče, $file název souboru, $text něco napsaného, $seats a $n celá čísla, $seed číslo.

## Hra v terminálu

cli-welcome = { $game }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }, semínko { $seed }
cli-welcome-help = Napiš tah ze seznamu, nebo help. Ze slova stačí první písmena.
cli-seat-you = ty
cli-seat-bot = bot: { $level }
cli-hand-over = Na řadě je { $name }. Předej klávesnici a stiskni Enter.

# Nadpisy částí obrazovky.
cli-heading-log = Co se stalo
cli-heading-final = Konečné pořadí
cli-heading-commands = Příkazy
cli-heading-rules = Pravidla ve zkratce
cli-heading-odds = Šance v tomto tahu

# Sloupce konečného pořadí.
cli-column-total = celkem
cli-column-place = místo

cli-winner = { $name } vítězí.
cli-winners = Společné vítězství: { $names }.
cli-plain-ask = Vyber tah.
cli-moves-many = … ({ $n ->
    [one] jedna možnost
    [few] { $n } možnosti
   *[other] { $n } možností
  }; víc ukáže help)

# Jeden řádek na příkaz.
cli-command-help = tento seznam
cli-command-board = znovu ukáže celý stůl
cli-command-moves = vypíše možné tahy
cli-command-odds = přesné šance v tomto tahu
cli-command-hint = co by udělal dobrý hráč
cli-command-undo = vezme zpět tvůj poslední krok, dokud po něm nerozhodla náhoda nebo nehrál někdo jiný
cli-command-log = co se stalo; log 40 ukáže posledních 40 řádků
cli-command-rules = pravidla ve zkratce
cli-command-save = save SOUBOR: uloží hru do souboru (.gem ke čtení, .json pro programy)
cli-command-quit = ukončí hru

cli-undone = Vzato zpět: { $text }
cli-saved = Uloženo do souboru { $file }
cli-hint = Dobrý hráč by zvolil: { $text }
cli-hint-other = nebo: { $text }
cli-no-odds = Tato hra šance neukazuje.
cli-left = Hra je ukončená.
cli-left-again = Znovu se stejnými kostkami: { $command }
cli-record-kept = Hra je uložena v souboru { $file }

# Napsané nešlo použít.
cli-ambiguous = „{ $text }“ může znamenat { $choices }. Přidej ještě písmeno.
cli-not-understood = „{ $text }“ není tah ani příkaz. Napiš help.
cli-save-which = Napiš i název souboru, například: save game.gem

## Kompilace, chyby, dlouhá práce

cli-compiling = připravují se pravidla (jen jednou) { $step }/{ $steps }
cli-compiled = pravidla jsou připravena
cli-compiled-before = pravidla už jsou připravena
cli-error = chyba
cli-playing = hraje se

## Seznam her

cli-games-players = { $least } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
  }
cli-games-strength = { $level } proti { $other }: { $wins } % vyhraných her ve dvou

## Simulace

cli-simulated = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
  }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }, semínka od { $seed }
cli-simulated-bot = bot
cli-simulated-wins = vítězství včetně společných
cli-simulated-score = průměrné skóre
cli-simulated-sd = směrodatná odchylka
cli-simulated-min = nejnižší
cli-simulated-median = medián
cli-simulated-max = nejvyšší
cli-simulated-shared = { $n ->
    [0] žádné společné vítězství
    [one] jedno společné vítězství
    [few] { $n } společná vítězství
   *[other] { $n } společných vítězství
  }
cli-simulated-decisions = rozhodnutí na hru
cli-simulated-turns = tahů na hru
cli-simulated-distribution = Skóre všech hráčů
cli-simulated-digest = otisk všech her:

## Měření

cli-bench-seats = hráči
cli-bench-games = her za sekundu
cli-bench-decisions = rozhodnutí za sekundu
cli-bench-length = rozhodnutí na hru
cli-bench-copy = kopie pozice, ns
cli-bench-state = velikost pozice, bajty
cli-bench-actions = počet akcí
cli-bench-ready = připraveno za, s

## Poctivé kostky

cli-verify-unfair = Není to poctivé:
cli-verify-fair = Poctivé. Zkontrolované náhodné události: { $draws }, tahy: { $moves }.
cli-verify-commitment = Otisk tajemství serveru: { $commitment }
cli-verify-unchecked = Neověřeno:

## Turnaje

cli-arena-games = { $n ->
    [one] jedna hra
    [few] { $n } hry
   *[other] { $n } her
  }
cli-arena-wins = vítězství v %
cli-arena-wins-adjusted = vítězství bez vlivu štěstí v %
cli-arena-margin = náskok
cli-arena-margin-adjusted = náskok bez vlivu štěstí
cli-arena-rating = rating
cli-arena-median = medián rozhodnutí
cli-arena-p95 = 95 % do
cli-arena-longest = nejdelší
cli-arena-first = Výhry začínajícího hráče v %
cli-arena-fair = spravedlivý podíl: { $share } %
cli-arena-sources = Průměrné skóre podle zdroje
cli-unofficial = neoficiální

## Vyváženost

cli-balance-title = vyváženost mezi boty { $level }
cli-balance-intervals = Intervaly (±) jsou 95% intervaly.
cli-balance-seat = Místo
cli-balance-order = Pořadí v kole
cli-balance-fair = spravedlivě v %
cli-balance-games = hry
cli-balance-endings = Tahy v posledním kole
cli-balance-endings-note = Pokud hra skončí uprostřed kola, ti, kdo jsou na tahu dřív, měli o jeden tah víc než ostatní. Kdo vede, mohl ale hru také úmyslně ukončit.
cli-balance-turns = tahy
cli-balance-share = podíl her v %
cli-balance-wins-of = vítězství { $n }. v pořadí v %
cli-balance-winners = vítězové
cli-balance-losers = ostatní
cli-balance-length = Délka hry
cli-balance-mean = průměr
cli-balance-rounds = kol na hru
cli-balance-things = Použití a přínos karet
cli-balance-used = podíl her v %
cli-balance-uses = použití na hru
cli-balance-users-win = vítězství s kartou v %
cli-balance-worth = rozdíl v p. b.
cli-balance-worth-note = Rozdíl: vítězství hráčů, kteří kartu použili, minus vítězství těch, kteří ji nepoužili; kdo ji nemůže mít, se nepočítá. Ukazuje, co se vyskytuje společně, ne co je příčinou čeho.
cli-balance-data = datové soubory:

## Výcvik botů

cli-training = boti se učí
cli-trained = Hotovo, počet bloků her: { $blocks }. Váhy jsou v souboru { $file }
