## Geodia na stole

# Jedno písmeno pre každú surovinu.
cli-geodia-letter = { $good ->
    [sulphur] S
    [wood] D
    [iron] Ž
   *[water] V
  }
cli-geodia-free = zadarmo
# Najviac sedem písmen.
cli-geodia-dragon = Drak

# Čo znamenajú značky na mape. figures: ◆2+1; front: políčko pred základňou; known: niekto pod neho nazrel.
cli-geodia-sign = { $sign ->
    [figures] 2 pracovníci a inžinier, ktorí políčko ovládajú
    [base] základňa s figúrkami doma
    [front] imunita, políčko pred touto základňou
    [road] cesta
    [rail] železnica
    [wall] hradba
    [mine] baňa: pri 2, 4, 6 dva drahokamy za figúrku (×1: jednorazová)
    [spent] prázdna baňa
    [known] nazrel sem geológ
    [chest] truhlica a jej drahokamy
    [light] Balista, Delová veža
    [heavy] Trebušet, Železničná artiléria
    [link] Vzducholoď, Podzemný vrt
    [cut] bez trasy do tvojej základne
    [shot] sem mieri výstrel
   *[target] možno vybrať
  }

cli-geodia-round = { $round }. kolo z { $rounds }
cli-geodia-opening = Úvodné kolo
cli-geodia-due = { $what ->
    [debt_grows] Nesplatené dlhy rastú od { $round }. kola.
   *[inspection] Inšpektorát práce príde na konci { $round }. kola.
  }
cli-geodia-mining = Ťažobná kocka: { $mining }
# Nasleduje, čo ukazuje bonusová kocka.
cli-geodia-bonus = Bonusová kocka:
# Nasledujú poklady: číslo, poškodenie, čísla na kocke, drahokamy.
cli-geodia-treasures = Drak, { $tile } – poklad: poškodenie, kocka, drahokamy

# Tabuľka baní, ktoré ešte nikto nevidel.
cli-geodia-mine = baňa
cli-geodia-left = zvyšok
cli-geodia-chance = šanca pod políčkom

# Hráči. $all a $home: 5+1 je päť pracovníkov a jeden inžinier.
cli-geodia-hand-n = na ruke { $n }, v balíčku { $deck }
cli-geodia-figures = figúrky { $all } z { $most }, doma { $home }
cli-geodia-chests = truhlice { $n }/{ $most }
cli-geodia-walls = hradby: { $n }
cli-geodia-debt = dlh: { $n }◇
cli-geodia-partner-hand = Tvoj spojenec má na ruke:
cli-geodia-hand = Karty na ruke
cli-geodia-price = cena
cli-geodia-prices = Ceny:
cli-geodia-short = viac, než máš
cli-geodia-artillery = Železničnej artilérii zostáva krokov: { $n }
cli-geodia-steps-left = krokov do konca fázy: { $n }
cli-geodia-aimed = Namierené:

# Čoho sa otázka týka.
cli-geodia-ask-worms = Červy na { $tile }.
cli-geodia-ask-blast = KA-BOOM na { $tile } ({ $seat }): všetko na políčku bude zničené.
cli-geodia-ask-hit = { $seat } strieľa na { $tile }, poškodenie: { $n }.
cli-geodia-ask-water = Voda na uhasenie jedného poškodenia: { $n }.
cli-geodia-ask-from = { $figure ->
    [worker] Pracovník
   *[engineer] Inžinier
  } { $place ->
    [base] odchádza zo základne.
   *[other] odchádza z políčka { $place }.
  }
cli-geodia-ask-roads = Zostáva: cesty { $roads }, železnice { $rails }.
cli-geodia-ask-count = { $what ->
    [left] Ešte vyber: { $n }.
    [too_many] Navyše: { $n }.
    [extra] Pracovníci, za ktorých sa platí: { $n }.
   *[put_back] Vrátené: { $n }.
  }

# Drobné písmo priebehu. Pred ním stojí značka hráča.
cli-geodia-small-card = { $what ->
    [draws] ťahá si kartu
   *[puts-back] vracia kartu
  }
cli-geodia-figure = { $figure ->
    [worker] pracovník
   *[engineer] inžinier
  }

# Kam vedie koniec fázy.
cli-geodia-next = { $phase ->
    [main] bojová fáza
    [combat] záverečná fáza
   *[final] koniec tvojho ťahu
  }
# Čo odlišuje miesta v správach.
cli-geodia-trait = { $trait ->
    [side] Strana
   *[baron] Rudobarón
  }

# Ako sa píšu ťahy, ktorých je na zoznam priveľa, a čo znamenajú jednoslovné ťahy.
cli-geodia-syntax = { $verb ->
    [at] at c4: políčko podľa názvu; tie, ktoré možno vybrať, sú na mape označené
    [target] target c4 alebo target treasure 3: možné ciele sú na mape označené
    [to] to c4 alebo to base: miesta, kam sa dá ísť, sú na mape označené
    [road] road c4 postaví na políčku cestu
    [rail] rail c4 zmení tamojšiu cestu na železnicu
    [wall] wall c4 postaví na políčku hradbu
    [detonate] detonate c4 políčko otočí
    [move] move worker c4 (alebo engineer, alebo base) zdvihne figúrku; potom napíš, kam pôjde
    [put] put worker c4 alebo put engineer c4: na políčko s cestou
    [trade] drahokam za ľubovoľné tri suroviny alebo naopak: trade gem for wood wood iron, trade wood wood iron for gem
    [sabotage] sabotage ruby ballista 2: komu a čo
    [base] base a1-a2: podľa dvoch políčok pred základňou
    [artillery] artillery c4 presunie Železničnú artilériu
    [swap] odhodiť dve karty a potiahnuť jednu
    [done] to je všetko
    [no] teraz nie
    [cancel] vziať voľbu späť
   *[fire] zaplatiť výstrely a vystreliť
  }

# Pravidlá na jednu obrazovku, každé v jednom riadku.
cli-geodia-rules =
    Vyhráva, kto má najviac drahokamov. V každom z 8 alebo 10 kôl má každý hráč jeden ťah: príjem, hlavná fáza, boj, záverečná fáza.
    Príjem: každá figúrka prinesie po jednej z oboch surovín políčka, ak z neho vedú cesty do základne. Z každej máš najviac 20.
    Potom hodíš oboma kockami: bonusová prináša figúrky alebo karty, ťažobná určí, ktoré bane dajú drahokamy za každú figúrku.
    Po neprerušenej železnici prídu drahokamy hneď. Inak čakajú v truhlici do tvojho ďalšieho ťahu a iní ju môžu ukradnúť.
    Hlavná a záverečná fáza: presúvaj figúrky, stavaj (road, rail, wall), detonuj políčka, najímaj, vylepšuj, hraj karty.
    Políčka so svojimi figúrkami alebo strojmi ovládaš a súperi na ne nesmú vstúpiť; dve políčka pred základňou majú imunitu.
    Boj: namier všetky zbrane, potom vystreľ. Inžinieri spojení železnicou hasia poškodenie vodou; hradba zachytí prvý zásah.
    Udeľ drakovi poškodenie, ktoré poklad vyžaduje, a potom hoď jedno z jeho čísel. Každé dve kolá prichádza nová udalosť.
    Na konci: 5 drahokamov za každú truhlicu na políčku, ktoré ovládaš, mínus nesplatené dlhy.
