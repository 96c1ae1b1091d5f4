# Slova terminálu. Tahy a příkazy (take 3, undo) zůstávají v každém jazyce anglické: je to zápis.
# $name je jméno hráče, $file název souboru, $text něco napsaného, $seats a $n celá čísla, $seed číslo.

### Hra v terminálu

cli-welcome = { $game }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }, semínko { $seed }
cli-welcome-help = Napiš tah ze seznamu, nebo help. Ze slova stačí první písmena.
cli-seat-you = ty
cli-seat-bot = bot: { $level }
cli-hand-over = Následuje { $name }. Předej klávesnici a stiskni Enter.

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
cli-moves-many = … ({ $n ->
    [one] jedna možnost
    [few] { $n } možnosti
   *[other] { $n } možností
  }; víc řekne help)

# Jeden řádek na příkaz.
cli-command-help = tento seznam
cli-command-board = znovu ukáže celý stůl
cli-command-moves = vypíše možné tahy
cli-command-odds = přesné šance, které se teď vyplatí znát
cli-command-hint = co by udělal dobrý hráč
cli-command-undo = vezme zpět tvůj poslední krok, dokud na něj neodpoví náhoda nebo jiný hráč
cli-command-log = co se stalo; log 40 ukáže posledních 40 řádků
cli-command-rules = pravidla ve zkratce
cli-command-save = save SOUBOR: uloží hru do souboru (.gem ke čtení, .json pro programy)
cli-command-quit = konec

cli-undone = Vzato zpět: { $text }
cli-saved = Uloženo do souboru { $file }
cli-hint = Dobrý hráč by zvolil: { $text }
cli-no-odds = V této hře není co počítat.
cli-left = Odcházíš ze hry.
cli-left-again = Tytéž kostky ještě jednou: { $command }
cli-record-kept = Hra je uložena v souboru { $file }

# Napsané nešlo použít.
cli-ambiguous = „{ $text }“ může znamenat { $choices }. Přidej ještě písmeno.
cli-not-understood = „{ $text }“ není tah ani příkaz. Napiš help.
cli-save-which = Napiš kam: save game.gem

### Kompilace, chyby, dlouhá práce

cli-compiling = připravují se pravidla (jen jednou) { $step }/{ $steps }
cli-compiled = pravidla jsou připravena
cli-compiled-before = pravidla už jsou připravena
cli-error = chyba
cli-playing = hraje se

### Král kostek na stole

# Názvy krajin na políčka mapy: nejvýš devět písmen.
cli-king-land = { $land ->
    [floodplain] Niva
    [coast] Pobřeží
    [swamp] Bažina
    [meadow] Louka
    [desert] Poušť
    [cave] Jeskyně
    [volcano] Sopka
    [farmland] Půda
    [mountains] Hory
    [lava] Láva
    [steppe] Step
    [pine_forest] Borovice
    [mushroom_forest] Houby
    [flower_meadow] Květiny
   *[quarry] Lom
  }

# Občané bez přívlastku, podle balíčku: nejvýš dvanáct písmen.
cli-king-citizen = { $deck ->
    [1] Obchodník
    [2] Zlodějka
    [3] Drakobijka
    [4] Lotr
   *[5] Statkář
  }

# Co občan dělá, nejvýš 32 znaků. Zlodějky kradou karty, nebo drahokamy.
cli-king-effect = { $effect ->
    [trader] z 1–3 dílků postav jeden
    [thief-card] ze 2 postav 1, ukradni kartu
    [thief-gem] postav 1, ukradni drahokam
    [slayer] změň dračí oheň ve svůj hrad
    [bandit] obsaď nejbližší cizí hrad
   *[landowner] táhni 2 dílky, postav oba
  }

# Hlavičky tabulek; krátké, protože terminál je úzký. hrady: 3+1 jsou tři v největším území a jeden jiný.
cli-king-offer = Nabídka
cli-king-condition = podmínka
cli-king-joker = žolík
cli-king-effect-heading = účinek
cli-king-chance = šance
cli-king-left = zbývá
cli-king-points = body
cli-king-castles = hrady
cli-king-fires = ohně
cli-king-gems = drahokamy
cli-king-tokens = žetony
cli-king-jokers = žolíci
cli-king-card = karta
cli-king-best-keep = nechat si

cli-king-round = { $round }. kolo
cli-king-supply = zásoba: { $tiles ->
    [one] jeden dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
  }, { $fires ->
    [one] jeden oheň
    [few] { $fires } ohně
   *[other] { $fires } ohňů
  }
cli-king-rolls-left = { $n ->
    [0] už žádný hod
    [one] zbývá jeden hod
    [few] zbývají { $n } hody
   *[other] zbývá { $n } hodů
  }
cli-king-drawn = Vytaženo: { $lands }
cli-king-met = splněno
cli-king-empty = bez karet
# Za ním stojí počet kostek: postupka 5. Nejvýš dvanáct písmen.
cli-king-straight = postupka

# Značky na mapě.
cli-king-legend-castle = hrad
cli-king-legend-area = v největším území
cli-king-legend-fire = dračí oheň
cli-king-legend-ruin = ruina, ničí
cli-king-legend-white = bílý drahokam
cli-king-legend-gold = zlatý drahokam
cli-king-legend-target = lze vybrat

# Drobné písmo záznamu. Před ním stojí značka hráče.
cli-king-small-rolls = { $roll }. hod: { $dice }
cli-king-small-keeps = { $n ->
    [0] nenechává si nic
   *[other] nechává si { $dice }
  }
cli-king-small-card = nová karta, balíček { $deck }: { cli-king-citizen }, karta { $card }

# Jak se píšou tahy, kterých je na seznam příliš mnoho, a co znamenají jednoslovné tahy.
cli-king-syntax-keep = keep r4 r6 ponechá tyto dvě kostky a ostatními hodí; kostku lze označit i písmenem: keep a c;
    keep none hodí všemi šesti.
cli-king-syntax-joker = joker r6 změní dva tvé žolíky r6 v červenou šestku; se superžolíky: joker r6 super,
    joker r6 super super.
cli-king-syntax-stop = nechat kostky tak, jak leží
cli-king-syntax-skip = nic neukrást

# Pravidla na jednu obrazovku, každé na jednom řádku.
cli-king-rules =
    Házej šesti kostkami nejvýš třikrát; mezi hody si můžeš kterékoli ponechat. Počítají se barvy i čísla.
    Splň podmínku občana z nabídky a vezmi si jeho kartu: hned zapůsobí a pak leží před tebou jako žolík.
    Dva žolíci se stejným znakem, žolík se superžolíkem nebo dva superžolíci platí za jednu kostku navíc.
    Nesplníš nic: vezmi si kteréhokoli občana lícem dolů jako superžolíka a drak zapálí vylosovanou krajinu.
    Obchodník, zlodějka a statkář táhnou dílky a stavějí; dílek patří na volnou krajinu svého druhu. Drahokam na ní je tvůj.
    Drakobijka změní dračí oheň ve tvůj hrad a oheň si necháš. Lotr obsadí nejbližší hrad jiného hráče.
    Hra končí, když dojdou dílky, nebo hned, když někdo potřebuje 17. žeton, a ten vítězí.
    Za každý hrad největšího území 3 body, za každý jiný 1, za nejvíc ohňů 4, za zlatý drahokam 3, za bílý 2.

# Podmínky: r červená, g zelená, b modrá, stejná písmena jsou stejná čísla.
cli-king-signs = 4r: čtyři červené kostky · 4r|5r|6r: odstupňováno · 6 6: dvě šestky · AAA BB: tři stejné a dvě stejné
    · Σ 28: všechny kostky dohromady · Σr 14: červené kostky · r>b>g: součty podle barev

### Tabulka karet

# $mean a $band jsou procenta jako text, například 75.1 % a 70–90 %.
cli-cards-mean = průměr { $mean }, má být { $band }
cli-cards-in-band = v pořádku
cli-cards-out-of-band = mimo rozsah

### Seznam her

cli-games-players = { $least } až { $most } hráči

### Simulace

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

### Měření

cli-bench-seats = hráči
cli-bench-games = her za sekundu
cli-bench-decisions = rozhodnutí za sekundu
cli-bench-length = rozhodnutí na hru
cli-bench-copy = kopie pozice, ns
cli-bench-state = velikost pozice, bajty
cli-bench-actions = počet akcí
cli-bench-ready = připraveno za, s

### Geodia na stole

# Jedno písmeno pro každou surovinu.
cli-geodia-letter = { $good ->
    [sulphur] S
    [wood] D
    [iron] Ž
   *[water] V
  }
cli-geodia-free = zdarma
# Nejvýš sedm písmen.
cli-geodia-dragon = Drak

# Co znamenají značky na mapě. figures: ◆2+1; front: políčko před základnou; known: někdo pod ně nahlédl.
cli-geodia-sign = { $sign ->
    [figures] 2 dělníci a inženýr, kteří políčko drží
    [base] základna s figurkami doma
    [front] nedotknutelné, před touto základnou
    [road] cesta
    [rail] železnice
    [wall] hradba
    [mine] důl: při 2, 4, 6 dva drahokamy za figurku (×1: jednorázový)
    [spent] prázdný důl
    [known] nahlédl sem geolog
    [chest] truhlice a její drahokamy
    [light] Balista, Dělová věž
    [heavy] Trebuchet, Železniční artilerie
    [link] Vzducholoď, Podzemní vrt
    [cut] bez trasy do tvé základny
    [shot] sem míří střela
   *[target] lze vybrat
  }

cli-geodia-round = { $round }. kolo z { $rounds }
cli-geodia-opening = Úvodní kolo
cli-geodia-due = { $what ->
    [debt_grows] Nesplacené dluhy rostou od { $round }. kola.
   *[inspection] Inspektorát práce přijde na konci { $round }. kola.
  }
cli-geodia-mining = Těžební kostka: { $mining }
# Následuje, co ukazuje bonusová kostka.
cli-geodia-bonus = Bonusová kostka:
# Následují poklady: číslo, poškození, čísla na kostce, drahokamy.
cli-geodia-treasures = Drak, { $tile } – poklad: poškození, kostka, drahokamy

# Tabulka dolů, které ještě nikdo neviděl.
cli-geodia-mine = důl
cli-geodia-left = zbývá
cli-geodia-chance = šance pod políčkem

# Hráči. $all a $home: 5+1 je pět dělníků a jeden inženýr.
cli-geodia-hand-n = ruka { $n }, balíček { $deck }
cli-geodia-figures = figurky { $all } z { $most }, doma { $home }
cli-geodia-chests = truhlice { $n }/{ $most }
cli-geodia-walls = hradby: { $n }
cli-geodia-debt = dluh: { $n }◇
cli-geodia-partner-hand = Ruka tvého spojence:
cli-geodia-hand = Tvoje ruka
cli-geodia-price = cena
cli-geodia-prices = Ceny:
cli-geodia-short = víc, než máš
cli-geodia-artillery = Železniční artilerii zbývá kroků: { $n }
cli-geodia-steps-left = kroků do konce fáze: { $n }
cli-geodia-aimed = Namířeno:

# Čeho se otázka týká.
cli-geodia-ask-worms = Červi na { $tile }.
cli-geodia-ask-blast = KA-BOOM na { $tile } ({ $seat }): všechno na políčku bude zničeno.
cli-geodia-ask-hit = { $seat } střílí na { $tile }, poškození: { $n }.
cli-geodia-ask-water = Voda na uhašení jednoho poškození: { $n }.
cli-geodia-ask-from = { $figure ->
    [worker] Dělník
   *[engineer] Inženýr
  } { $place ->
    [base] odchází ze základny.
   *[other] odchází z { $place }.
  }
cli-geodia-ask-roads = Zbývá: cesty { $roads }, železnice { $rails }.
cli-geodia-ask-count = { $what ->
    [left] Ještě je třeba vybrat: { $n }.
    [too_many] Navíc: { $n }.
    [extra] Dělníci, za které se platí: { $n }.
   *[put_back] Vráceno: { $n }.
  }

# Drobné písmo záznamu. Před ním stojí značka hráče.
cli-geodia-small-card = { $what ->
    [draws] táhne kartu
   *[puts-back] vrací kartu
  }
cli-geodia-figure = { $figure ->
    [worker] dělník
   *[engineer] inženýr
  }

# Kam vede konec fáze.
cli-geodia-next = { $phase ->
    [main] bojová fáze
    [combat] závěrečná fáze
   *[final] konec tvého tahu
  }

# Jak se píšou tahy, kterých je na seznam příliš mnoho, a co znamenají jednoslovné tahy.
cli-geodia-syntax = { $verb ->
    [at] at c4: políčko podle názvu; ta, která lze vybrat, jsou na mapě označena
    [target] target c4 nebo target treasure 3: možné cíle jsou na mapě označeny
    [to] to c4 nebo to base: místa, kam lze jít, jsou na mapě označena
    [road] road c4 postaví na políčku cestu
    [rail] rail c4 změní tamní cestu na železnici
    [wall] wall c4 postaví na políčku hradbu
    [detonate] detonate c4 políčko otočí
    [move] move worker c4 (nebo engineer, nebo base) zvedne figurku; pak napiš, kam půjde
    [put] put worker c4 nebo put engineer c4: na políčko s cestou
    [trade] drahokam za libovolné tři suroviny nebo naopak: trade gem for wood wood iron, trade wood wood iron for gem
    [sabotage] sabotage ruby ballista 2: komu a co
    [base] base a1-a2: podle dvou políček před základnou
    [artillery] artillery c4 přesune Železniční artilerii
    [swap] odhodit dvě karty a vytáhnout si jednu
    [done] to je všechno
    [no] teď ne
    [cancel] vzít volbu zpět
   *[fire] zaplatit výstřely a pálit
  }

# Pravidla na jednu obrazovku, každé na jednom řádku.
cli-geodia-rules =
    Vyhrává, kdo má nejvíc drahokamů. Hra má 8 nebo 10 kol; v každém má každý tah: příjem, hlavní fáze, boj, závěrečná fáze.
    Příjem: každá figurka přinese po jedné z obou surovin políčka, pokud z něj vedou cesty do základny. Od každé nejvýš 20.
    Pak obě kostky: bonusová přináší figurky nebo karty, těžební určí, které doly dají drahokamy, za každou figurku v nich.
    Po nepřerušené železnici přijdou drahokamy hned. Jinak čekají v truhlici do tvého dalšího tahu a jiní ji mohou ukrást.
    Hlavní a závěrečná fáze: přesouvej po cestách, stav (road, rail, wall), odpaluj políčka, najímej, vylepšuj, hraj karty.
    Kde stojí tvé figurky nebo stroje, tam vládneš a soupeři nesmějí vstoupit; dvě políčka před základnou jsou nedotknutelná.
    Boj: zamiř všechny zbraně, pak pal. Inženýři spojení železnicí hasí poškození vodou; hradba zachytí první zásah.
    Zasáhni draka dost silně na poklad a pak hoď jedno z jeho čísel. Každá dvě kola platí nová událost.
    Na konci: 5 drahokamů za každou tvou truhlici na políčku, které držíš, minus nesplacené dluhy.
