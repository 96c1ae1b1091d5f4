# King of the Dice at the real table: the companion.

## Set-up

kc-map-standard = štandardná pre tento počet
kc-map-drawn = náhodná, vylosovaná tu
kc-map-again = Vylosovať inú mapu
kc-setup-fires = Polož obe polovice ako na obrázku, dračie ohne ({ $n }) na ich dieliky hradu a drahokamy.
kc-setup-tiles = Ostatné dieliky hradu zamiešaj lícom dole a { $n } vráť naslepo do krabice.
kc-setup-player = Každý hráč si vezme { $tokens } žetónov a { $gems } biely drahokam.
kc-setup-decks = Každý balíček zamiešaj zvlášť a polož lícom hore.
kc-first-about = Začína, kto hodí najviac šestiek. Alebo nech rozhodne žreb.
kc-first-draw = Vylosovať začínajúceho hráča
kc-first-is = Začína { $name }.

## The turn

kc-views = Časti
kc-view-turn = Ťah
kc-view-map = Mapa
kc-view-sheet = Body
kc-turn-of = Na ťahu: { $name }
kc-next = Ďalej: { $name }
kc-dice = Kocky
kc-which-dice = Ktoré kocky?
kc-dice-phone = kocky v telefóne
kc-dice-real = skutočné kocky
kc-type = Steny skutočných kociek
kc-type-about = { $n ->
    [one] Ťukni na stenu poslednej kocky.
    [few] Ťukni na to, čo kocky ukazujú: ešte { $n }.
    [many] Ťukni na to, čo kocky ukazujú: ešte { $n }.
   *[other] Ťukni na to, čo kocky ukazujú: ešte { $n }.
}
kc-roll-all = Hodiť všetkými šiestimi
kc-roll-rest = { $n ->
    [0] Žiadny hod nezostáva
    [one] Hodiť ostatnými (zostáva 1 hod)
    [few] Hodiť ostatnými (zostávajú { $n } hody)
    [many] Hodiť ostatnými (zostáva { $n } hodu)
   *[other] Hodiť ostatnými (zostáva { $n } hodov)
}
kc-keep-about = Ťukni na kocky, ktoré si ponecháš.
kc-no-advice = Bez pripojenia: teraz sa nedá overiť, či kocky vyhovujú niektorej karte.
kc-tap-card = Ťukni a povedz, ktorá karta tu leží
kc-choose = Ktorá karta: { $who }
kc-card = { $condition }; žolík { $joker }
kc-deck-empty = Balíček je prázdny
kc-take = Berie si { $name }
kc-take-down = Lícom dole, dračí poplach
kc-other-card = Leží tu iná karta
kc-by-jokers = so žolíkmi: { $dice }
kc-steal = { $name } kradne túto kartu: { $joker }
kc-hand = { $name }: karty { $cards }, superžolíky { $supers }

## Map and score

kc-map-about = Ťukni na políčka so žetónmi: { $name }. Iného hráča vyber hore.
kc-count = Nájsť najväčšie územia
kc-player = Hráč
kc-total = Spolu
kc-ahead = { $n ->
    [one] Vedie { $names }
    [few] Vedú spolu: { $names }
    [many] Vedú spolu: { $names }
   *[other] Vedú spolu: { $names }
}

## Entries in the log

kc-log-offer = V ponuke: { $who }
kc-log-empty = Balíček { $deck } je prázdny
kc-log-take = { $name } berie: { $who }
kc-log-super = { $name } berie superžolíka
kc-log-steal = { $name } kradne: { $who }
kc-log-spend = { $name } používa žolíky
kc-log-roll = { $name } hádže: { $dice }
kc-log-turn = Na ťahu je { $name }
kc-log-first = Začína { $name }
kc-log-sheet = { $name }: { $part } { $n }
kc-log-owner = { $space }: { $name }
kc-log-free = { $space }: nikto
