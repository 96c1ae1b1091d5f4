## Král kostek na stole

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
cli-king-best-keep = ponechat

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
cli-king-legend-ruin = zřícenina bez pána
cli-king-legend-white = bílý drahokam
cli-king-legend-gold = zlatý drahokam
cli-king-legend-target = lze vybrat

# Drobné písmo průběhu hry. Před ním stojí značka hráče.
cli-king-small-rolls = { $roll }. hod: { $dice }
cli-king-small-keeps = { $n ->
    [0] neponechává si nic
   *[other] ponechává si { $dice }
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
    Dva žolíci se stejným symbolem, žolík se superžolíkem nebo dva superžolíci platí za jednu kostku navíc.
    Když nesplníš nic, vezmi si libovolnou kartu lícem dolů jako superžolíka a drak zapálí vylosované políčko.
    Obchodník, zlodějka a statkář táhnou dílky a stavějí; dílek patří na volné políčko svého druhu. Drahokam na něm je tvůj.
    Drakobijka změní dračí oheň ve tvůj hrad a oheň si necháš. Lotr obsadí nejbližší hrad jiného hráče.
    Hra končí, když dojdou dílky, nebo hned, jakmile někdo potřebuje 17. žeton: ten vítězí.
    Za každý hrad největšího území 3 body, za každý jiný 1, za nejvíc ohňů 4, za zlatý drahokam 3, za bílý 2.

# Podmínky: r červená, g zelená, b modrá, stejná písmena jsou stejná čísla.
cli-king-signs = 4r: čtyři červené kostky · 4r|5r|6r: odstupňováno · 6 6: dvě šestky · AAA BB: tři stejné a dvě stejné
    · Σ 28: všechny kostky dohromady · Σr 14: červené kostky · r>b>g: součty podle barev

## Tabulka karet

# $mean a $band jsou procenta jako text, například 75.1 % a 70–90 %.
cli-cards-mean = průměr { $mean }, má být { $band }
cli-cards-in-band = v pořádku
cli-cards-out-of-band = mimo rozsah
