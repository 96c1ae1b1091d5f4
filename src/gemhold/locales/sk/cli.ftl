# Slová terminálu. Ťahy a príkazy (take 3, undo) ostávajú v každom jazyku anglické: je to zápis.
# $name je meno hráča, $file názov súboru, $text niečo napísané, $seats a $n celé čísla, $seed číslo.

### Hra v termináli

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

cli-winner = { $name } víťazí.
cli-winners = Spoločné víťazstvo: { $names }.
cli-moves-many = … ({ $n ->
    [one] jedna možnosť
    [few] { $n } možnosti
   *[other] { $n } možností
  }; viac povie help)

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

cli-undone = Vzaté späť: { $text }
cli-saved = Uložené do súboru { $file }
cli-hint = Dobrý hráč by zvolil: { $text }
cli-no-odds = V tejto hre niet čo počítať.
cli-left = Odchádzaš z hry.
cli-left-again = Tie isté kocky ešte raz: { $command }
cli-record-kept = Hra je uložená v súbore { $file }

# Napísané sa nedalo použiť.
cli-ambiguous = „{ $text }“ môže znamenať { $choices }. Pridaj ešte písmeno.
cli-not-understood = „{ $text }“ nie je ťah ani príkaz. Napíš help.
cli-save-which = Napíš kam: save game.gem

### Kompilácia, chyby, dlhá práca

cli-compiling = pripravujú sa pravidlá (iba raz) { $step }/{ $steps }
cli-compiled = pravidlá sú pripravené
cli-compiled-before = pravidlá už sú pripravené
cli-error = chyba
cli-playing = hrá sa

### Kráľ kociek na stole

# Názvy krajín na políčka mapy: najviac deväť písmen.
cli-king-land = { $land ->
    [floodplain] Niva
    [coast] Pobrežie
    [swamp] Močiar
    [meadow] Lúka
    [desert] Púšť
    [cave] Jaskyňa
    [volcano] Sopka
    [farmland] Pôda
    [mountains] Hory
    [lava] Láva
    [steppe] Step
    [pine_forest] Borovice
    [mushroom_forest] Huby
    [flower_meadow] Kvety
   *[quarry] Lom
  }

# Občania bez prívlastku, podľa balíčka: najviac dvanásť písmen.
cli-king-citizen = { $deck ->
    [1] Obchodník
    [2] Zlodejka
    [3] Drakobijka
    [4] Lotor
   *[5] Statkár
  }

# Čo občan robí, najviac 32 znakov. Zlodejky kradnú karty alebo drahokamy.
cli-king-effect = { $effect ->
    [trader] z 1 až 3 dielikov postav jeden
    [thief-card] z 2 postav 1, ukradni kartu
    [thief-gem] postav 1, ukradni drahokam
    [slayer] zmeň dračí oheň na svoj hrad
    [bandit] obsaď najbližší cudzí hrad
   *[landowner] ťahaj 2 dieliky, postav oba
  }

# Hlavičky tabuliek; krátke, lebo terminál je úzky. hrady: 3+1 sú tri v najväčšom území a jeden iný.
cli-king-offer = Ponuka
cli-king-condition = podmienka
cli-king-joker = žolík
cli-king-effect-heading = účinok
cli-king-chance = šanca
cli-king-left = zvyšok
cli-king-points = body
cli-king-castles = hrady
cli-king-fires = ohne
cli-king-gems = drahokamy
cli-king-tokens = žetóny
cli-king-jokers = žolíky
cli-king-card = karta
cli-king-best-keep = nechať si

cli-king-round = { $round }. kolo
cli-king-supply = zásoba: { $tiles ->
    [one] jeden dielik
    [few] { $tiles } dieliky
   *[other] { $tiles } dielikov
  }, { $fires ->
    [one] jeden oheň
    [few] { $fires } ohne
   *[other] { $fires } ohňov
  }
cli-king-rolls-left = { $n ->
    [0] už žiadny hod
    [one] zostáva jeden hod
    [few] zostávajú { $n } hody
   *[other] zostáva { $n } hodov
  }
cli-king-drawn = Vytiahnuté: { $lands }
cli-king-met = splnené
cli-king-empty = bez kariet
# Za ním stojí počet kociek: postupka 5. Najviac dvanásť písmen.
cli-king-straight = postupka

# Značky na mape.
cli-king-legend-castle = hrad
cli-king-legend-area = v najväčšom území
cli-king-legend-fire = dračí oheň
cli-king-legend-ruin = ruina, ničia
cli-king-legend-white = biely drahokam
cli-king-legend-gold = zlatý drahokam
cli-king-legend-target = možno vybrať

# Drobné písmo záznamu. Pred ním stojí značka hráča.
cli-king-small-rolls = { $roll }. hod: { $dice }
cli-king-small-keeps = { $n ->
    [0] nenecháva si nič
   *[other] necháva si { $dice }
  }
cli-king-small-card = nová karta, balíček { $deck }: { cli-king-citizen }, karta { $card }

# Ako sa píšu ťahy, ktorých je na zoznam priveľa, a čo znamenajú jednoslovné ťahy.
cli-king-syntax-keep = keep r4 r6 ponechá tieto dve kocky a ostatnými hodí; kocku možno označiť aj písmenom: keep a c;
    keep none hodí všetkými šiestimi.
cli-king-syntax-joker = joker r6 zmení dva tvoje žolíky r6 na červenú šestku; so superžolíkmi: joker r6 super,
    joker r6 super super.
cli-king-syntax-stop = ponechať kocky tak, ako ležia
cli-king-syntax-skip = nič neukradnúť

# Pravidlá na jednu obrazovku, každé v jednom riadku.
cli-king-rules =
    Hádž šiestimi kockami najviac trikrát; medzi hodmi si môžeš ktorékoľvek ponechať. Počítajú sa farby aj čísla.
    Splň podmienku občana z ponuky a vezmi si jeho kartu: hneď zapôsobí a potom leží pred tebou ako žolík.
    Dva žolíky s rovnakým znakom, žolík so superžolíkom alebo dva superžolíky platia za jednu kocku navyše.
    Nesplníš nič: vezmi si ktoréhokoľvek občana lícom dole ako superžolíka a drak podpáli vylosovanú krajinu.
    Obchodník, zlodejka a statkár ťahajú dieliky a stavajú; dielik patrí na voľnú krajinu svojho druhu. Drahokam na nej je tvoj.
    Drakobijka zmení dračí oheň na tvoj hrad a oheň si necháš. Lotor obsadí najbližší hrad iného hráča.
    Hra sa končí, keď sa minú dieliky, alebo hneď, keď niekto potrebuje 17. žetón, a ten víťazí.
    Za každý hrad najväčšieho územia 3 body, za každý iný 1, za najviac ohňov 4, za zlatý drahokam 3, za biely 2.

# Podmienky: r červená, g zelená, b modrá, rovnaké písmená sú rovnaké čísla.
cli-king-signs = 4r: štyri červené kocky · 4r|5r|6r: odstupňované · 6 6: dve šestky · AAA BB: tri rovnaké a dve rovnaké
    · Σ 28: všetky kocky spolu · Σr 14: červené kocky · r>b>g: súčty podľa farieb

### Tabuľka kariet

# $mean a $band sú percentá ako text, napríklad 75.1 % a 70–90 %.
cli-cards-mean = priemer { $mean }, má byť { $band }
cli-cards-in-band = v poriadku
cli-cards-out-of-band = mimo rozsahu

### Zoznam hier

cli-games-players = { $least } až { $most } hráči

### Simulácie

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
    [0] nijaké spoločné víťazstvo
    [one] jedno spoločné víťazstvo
    [few] { $n } spoločné víťazstvá
   *[other] { $n } spoločných víťazstiev
  }
cli-simulated-decisions = rozhodnutí na hru
cli-simulated-turns = ťahov na hru
cli-simulated-distribution = Skóre všetkých hráčov
cli-simulated-digest = odtlačok všetkých hier:

### Merania

cli-bench-seats = hráči
cli-bench-games = hier za sekundu
cli-bench-decisions = rozhodnutí za sekundu
cli-bench-length = rozhodnutí na hru
cli-bench-copy = kópia pozície, ns
cli-bench-state = veľkosť pozície, bajty
cli-bench-actions = počet akcií
cli-bench-ready = pripravené za, s

### Geodia na stole

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
    [figures] 2 pracovníci a inžinier, ktorí políčko držia
    [base] základňa s figúrkami doma
    [front] nedotknuteľné, pred touto základňou
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
    [shot] sem mieri strela
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
cli-geodia-hand-n = ruka { $n }, balíček { $deck }
cli-geodia-figures = figúrky { $all } z { $most }, doma { $home }
cli-geodia-chests = truhlice { $n }/{ $most }
cli-geodia-walls = hradby: { $n }
cli-geodia-debt = dlh: { $n }◇
cli-geodia-partner-hand = Ruka tvojho spojenca:
cli-geodia-hand = Tvoja ruka
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
   *[other] odchádza z { $place }.
  }
cli-geodia-ask-roads = Zostáva: cesty { $roads }, železnice { $rails }.
cli-geodia-ask-count = { $what ->
    [left] Ešte treba vybrať: { $n }.
    [too_many] Navyše: { $n }.
    [extra] Pracovníci, za ktorých sa platí: { $n }.
   *[put_back] Vrátené: { $n }.
  }

# Drobné písmo záznamu. Pred ním stojí značka hráča.
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
   *[fire] zaplatiť výstrely a páliť
  }

# Pravidlá na jednu obrazovku, každé v jednom riadku.
cli-geodia-rules =
    Vyhráva, kto má najviac drahokamov. Hra má 8 alebo 10 kôl; v každom má každý ťah: príjem, hlavná fáza, boj, záverečná fáza.
    Príjem: každá figúrka prinesie po jednej z oboch surovín políčka, ak z neho vedú cesty do základne. Z každej najviac 20.
    Potom obe kocky: bonusová prináša figúrky alebo karty, ťažobná určí, ktoré bane dajú drahokamy, za každú figúrku v nich.
    Po neprerušenej železnici prídu drahokamy hneď. Inak čakajú v truhlici do tvojho ďalšieho ťahu a iní ju môžu ukradnúť.
    Hlavná a záverečná fáza: presúvaj po cestách, stavaj (road, rail, wall), detonuj políčka, najímaj, vylepšuj, hraj karty.
    Kde stoja tvoje figúrky alebo stroje, tam vládneš a súperi nesmú vstúpiť; dve políčka pred základňou sú nedotknuteľné.
    Boj: namier všetky zbrane, potom páľ. Inžinieri spojení železnicou hasia poškodenie vodou; hradba zachytí prvý zásah.
    Zasiahni draka dosť silno na poklad a potom hoď jedno z jeho čísel. Každé dve kolá platí nová udalosť.
    Na konci: 5 drahokamov za každú tvoju truhlicu na políčku, ktoré držíš, mínus nesplatené dlhy.
