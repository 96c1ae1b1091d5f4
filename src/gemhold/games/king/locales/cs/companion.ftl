# King of the Dice at the real table: the companion.

## Set-up

kc-map-standard = standardní pro tento počet
kc-map-drawn = náhodná, vylosovaná tady
kc-map-again = Vylosovat jinou mapu
kc-setup-fires = Polož obě poloviny jako na obrázku, dračí ohně ({ $n }) na jejich dílky hradu a drahokamy.
kc-setup-tiles = Ostatní dílky hradu zamíchej lícem dolů a { $n } vrať naslepo do krabice.
kc-setup-player = Každý hráč si vezme { $tokens } žetonů a { $gems } bílý drahokam.
kc-setup-decks = Každý balíček zamíchej zvlášť a polož lícem nahoru.
kc-first-about = Začíná, kdo hodí nejvíc šestek. Nebo ať rozhodne los.
kc-first-draw = Vylosovat začínajícího hráče
kc-first-is = Začíná { $name }.

## The turn

kc-views = Části
kc-view-turn = Tah
kc-view-map = Mapa
kc-view-sheet = Body
kc-turn-of = Na tahu: { $name }
kc-next = Dál: { $name }
kc-dice = Kostky
kc-which-dice = Které kostky?
kc-dice-phone = kostky v telefonu
kc-dice-real = skutečné kostky
kc-type = Stěny skutečných kostek
kc-type-about = { $n ->
    [one] Klepni na stěnu poslední kostky.
    [few] Klepni na to, co kostky ukazují: ještě { $n }.
    [many] Klepni na to, co kostky ukazují: ještě { $n }.
   *[other] Klepni na to, co kostky ukazují: ještě { $n }.
}
kc-roll-all = Hodit všemi šesti
kc-roll-rest = { $n ->
    [0] Žádný hod nezbývá
    [one] Hodit ostatními (zbývá 1 hod)
    [few] Hodit ostatními (zbývají { $n } hody)
    [many] Hodit ostatními (zbývá { $n } hodu)
   *[other] Hodit ostatními (zbývá { $n } hodů)
}
kc-keep-about = Klepni na kostky, které si ponecháš.
kc-no-advice = Bez připojení: teď nelze ověřit, zda kostky vyhovují některé kartě.
kc-tap-card = Klepni a řekni, která karta tu leží
kc-choose = Která karta: { $who }
kc-card = { $condition }; žolík { $joker }
kc-deck-empty = Balíček je prázdný
kc-take = Bere si { $name }
kc-take-down = Lícem dolů, dračí poplach
kc-other-card = Leží tu jiná karta
kc-by-jokers = se žolíky: { $dice }
kc-steal = { $name } krade tuto kartu: { $joker }
kc-hand = { $name }: karty { $cards }, superžolíky { $supers }

## Map and score

kc-map-about = Klepni na políčka se žetony: { $name }. Jiného hráče vyber nahoře.
kc-count = Najít největší území
kc-player = Hráč
kc-total = Celkem
kc-ahead = { $n ->
    [one] Vede { $names }
    [few] Vedou společně: { $names }
    [many] Vedou společně: { $names }
   *[other] Vedou společně: { $names }
}

## Entries in the log

kc-log-offer = V nabídce: { $who }
kc-log-empty = Balíček { $deck } je prázdný
kc-log-take = { $name } bere: { $who }
kc-log-super = { $name } bere superžolíka
kc-log-steal = { $name } krade: { $who }
kc-log-spend = { $name } používá žolíky
kc-log-roll = { $name } hází: { $dice }
kc-log-turn = Na tahu je { $name }
kc-log-first = Začíná { $name }
kc-log-sheet = { $name }: { $part } { $n }
kc-log-owner = { $space }: { $name }
kc-log-free = { $space }: nikdo
