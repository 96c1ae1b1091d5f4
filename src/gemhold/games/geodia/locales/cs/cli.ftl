## Geodia na stole

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
    [figures] 2 dělníci a inženýr, kteří políčko ovládají
    [base] základna s figurkami doma
    [front] políčko s imunitou před touto základnou
    [road] cesta
    [rail] železnice
    [wall] hradba
    [mine] důl: při 2, 4, 6 dva drahokamy za figurku (×1: jednorázový)
    [spent] prázdný důl
    [known] nahlédl sem geolog
    [chest] truhlice a její drahokamy
    [light] Balista, Dělová věž
    [heavy] Trebuchet, Železniční dělo
    [link] Vzducholoď, Podzemní vrt
    [cut] bez trasy do tvé základny
    [shot] sem míří výstřel
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
cli-geodia-artillery = Železničnímu dělu zbývá kroků: { $n }
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
    [left] Ještě vyber: { $n }.
    [too_many] Navíc: { $n }.
    [extra] Dělníci, za které se platí: { $n }.
   *[put_back] Vráceno: { $n }.
  }

# Drobné písmo průběhu hry. Před ním stojí značka hráče.
cli-geodia-small-card = { $what ->
    [draws] bere si kartu z balíčku
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
# Co odlišuje místa ve zprávách.
cli-geodia-trait = { $trait ->
    [side] Strana
   *[baron] Rudobaron
  }

# Jak se píšou tahy, kterých je na seznam příliš mnoho, a co znamenají jednoslovné tahy.
cli-geodia-syntax = { $verb ->
    [at] at c4: políčko podle názvu; ta, která lze vybrat, jsou na mapě označena
    [target] target c4 nebo target treasure 3: možné cíle jsou na mapě označeny
    [to] to c4 nebo to base: místa, kam lze jít, jsou na mapě označena
    [road] road c4 postaví na políčku cestu
    [rail] rail c4 změní tamní cestu na železnici
    [wall] wall c4 postaví na políčku hradbu
    [detonate] detonate c4 políčko detonuje, a tím otočí
    [move] move worker c4 (nebo engineer, nebo base) zvedne figurku; pak napiš, kam půjde
    [put] put worker c4 nebo put engineer c4: na políčko s cestou
    [trade] drahokam za libovolné tři suroviny nebo naopak: trade gem for wood wood iron, trade wood wood iron for gem
    [sabotage] sabotage ruby ballista 2: komu a co
    [base] base a1-a2: podle dvou políček před základnou
    [artillery] artillery c4 přesune Železniční dělo
    [swap] odhodit dvě karty a vzít si jednu z balíčku
    [done] to je všechno
    [no] teď ne
    [cancel] vzít volbu zpět
   *[fire] zaplatit výstřely a pálit
  }

# Pravidla na jednu obrazovku, každé na jednom řádku.
cli-geodia-rules =
    Vítězí, kdo má nejvíc drahokamů. V každém z 8 (nebo 10) kol má každý hráč jeden tah: příjem, hlavní fáze, boj, závěr.
    Příjem: každá figurka přinese po jedné z obou surovin svého políčka, pokud má trasu do základny. Od každé nejvýš 20.
    Pak hodíš kostkami: bonusová přinese figurku nebo karty, těžební určí, které doly dají drahokamy, za každou figurku v nich.
    Po nepřerušené železnici přijdou drahokamy hned. Jinak čekají v truhlici do tvého dalšího tahu a jiní ji mohou ukrást.
    Hlavní a závěrečná fáze: přesouvej figurky, stav (road, rail, wall), detonuj, najímej, vylepšuj a hraj karty.
    Ovládáš políčka se svými figurkami nebo stroji a soupeři na ně nesmějí; dvě políčka před základnou mají imunitu.
    Boj: urči cíle všem zbraním, pak pal. Inženýři spojení železnicí hasí poškození vodou; hradba zachytí první zásah.
    Drak: uděl poškození, které poklad vyžaduje, a pak hoď některé z jeho čísel. Každá dvě kola přijde nová událost.
    Na konci: 5 drahokamů za každou truhlici na políčku, které ovládáš, minus nesplacené dluhy.
