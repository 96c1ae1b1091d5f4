## Kráľ kociek na stole

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
cli-king-best-keep = ponechať

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
cli-king-legend-ruin = zrúcanina, ničia
cli-king-legend-white = biely drahokam
cli-king-legend-gold = zlatý drahokam
cli-king-legend-target = možno vybrať

# Drobné písmo priebehu. Pred ním stojí značka hráča.
cli-king-small-rolls = { $roll }. hod: { $dice }
cli-king-small-keeps = { $n ->
    [0] neponecháva si nič
   *[other] ponecháva si { $dice }
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
    Dva žolíky s rovnakým symbolom, žolík so superžolíkom alebo dva superžolíky platia za jednu kocku navyše.
    Ak nič nesplníš, vezmi si ktoréhokoľvek občana lícom dole ako superžolíka a drak podpáli vylosované políčko.
    Obchodník, zlodejka a statkár ťahajú dieliky a stavajú; dielik patrí na voľné políčko svojho druhu. Drahokam na ňom je tvoj.
    Drakobijka zmení dračí oheň na tvoj hrad a oheň si necháš. Lotor obsadí najbližší hrad iného hráča.
    Hra sa končí, keď sa minú dieliky. Kto ešte predtým potrebuje 17. žetón, okamžite vyhráva.
    Za každý hrad najväčšieho územia sú 3 body, za každý iný 1, za najviac ohňov 4, za zlatý drahokam 3, za biely 2.

# Podmienky: r červená, g zelená, b modrá, rovnaké písmená sú rovnaké čísla.
cli-king-signs = 4r: štyri červené kocky · 4r|5r|6r: odstupňované · 6 6: dve šestky · AAA BB: tri rovnaké a dve rovnaké
    · Σ 28: všetky kocky spolu · Σr 14: červené kocky · r>b>g: súčty podľa farieb

## Tabuľka kariet

# $mean a $band sú percentá ako text, napríklad 75.1 % a 70–90 %.
cli-cards-mean = priemer { $mean }, má byť { $band }
cli-cards-in-band = v poriadku
cli-cards-out-of-band = mimo rozsahu
