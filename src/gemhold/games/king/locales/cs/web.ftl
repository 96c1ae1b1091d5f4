## Král kostek

k-map = Mapa: { $n } políček ve dvou polovinách
k-offer = Nabídka občanů
k-dice = Kostky
k-cards = Karty
k-supply = Zásoba
k-supply-tiles = Dílky hradu v zásobě
k-tiles = { $n ->
    [one] dílek
    [few] dílky
   *[other] dílků
}
k-fires-short = { $n ->
    [one] oheň
    [few] ohně
   *[other] ohňů
}
k-white = { $n ->
    [one] bílý
    [few] bílé
   *[other] bílých
}
k-gold = { $n ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
k-white-gems = Bílé drahokamy
k-gold-gems = Zlaté drahokamy
k-fires = Dračí ohně
k-tokens-left = Zbývající žetony
k-area-others = Největší území + ostatní hrady
k-score-now = Body, kdyby hra skončila teď
k-points-now = { $n ->
    [one] Jeden bod, kdyby hra skončila teď
    [few] { $n } body, kdyby hra skončila teď
   *[other] { $n } bodů, kdyby hra skončila teď
}
k-player-detail = Ukázat všechno, co má tento hráč
k-your-cards = Tvoje karty
k-your-jokers = Tvoji žolíci
k-none-yet = zatím nic
k-castle-of = hrad: { $name }
k-burning = dračí oheň
k-ruin = zřícenina bez pána
k-free = volné
k-can-choose = { $text } – lze vybrat
k-phase-roll = Hod
k-phase-check = Kontrola
k-phase-citizen = Občan
k-phase-alarm = nebo poplach
k-waiting = Hraje { $name }…
k-you-keep = hoď znovu, nebo si vezmi občana
k-you-check = vezmi si občana
k-you-check-none = použij žolíky, nebo si vezmi kartu lícem dolů
k-you-place = polož dílek hradu
k-you-slay = vyber dračí oheň
k-you-raid = vyber žeton, který vyženeš
k-you-steal-card = můžeš ukrást kartu
k-you-steal-gem = můžeš ukrást drahokam
k-you-lay-fire = vyber, kde drak zaútočí
k-you-fire-of = vyber, čí oheň se použije
k-do-keep = Vyber kostky, které si ponecháš.
k-do-check = Vyber občana.
k-do-place = Postav tu hrad: políčko bude tvoje.
k-do-slay = Zažeň draka: oheň i políčko budou tvoje.
k-do-raid = Vyžeň žeton a zaber políčko.
k-do-lay-fire = Drak zaútočí tady.
k-do-steal-card = Vyber kartu, kterou ukradneš.
k-do-steal-gem = Vyber drahokam, který ukradneš.
k-do-fire-of = Vyber, čí oheň se použije.
k-do-over = Hra skončila.
k-citizen-adjective = { $deck ->
    [1] nevrlý
    [2] arogantní
    [3] zaneprázdněná
    [4] agresivní
   *[5] chamtivý
}
k-citizen-noun = { $deck ->
    [1] Obchodník
    [2] Zlodějka
    [3] Drakobijka
    [4] Lotr
   *[5] Statkář
}
k-citizen-short = { $deck ->
    [1] Obchodník
    [2] Zlodějka
    [3] Drakobijka
    [4] Lotr
   *[5] Statkář
}
k-met = Splněno
k-not-met = Nesplněno
k-not-now = Teď ne
k-face-down = Lícem dolů
# On a narrow card.
k-face-down-short = Lícem dolů
k-percent = { $n } %
k-empty = prázdný
k-deck-empty = Balíček { $deck } je prázdný
k-needs = Podmínka: { $condition }.
k-card-label = { $name }. { $effect } Podmínka: { $condition }. Žolík { $joker }. { $state }. { $below ->
    [0] Poslední karta.
    [one] Pod ní jedna karta.
    [few] Pod ní { $below } karty.
   *[other] Pod ní { $below } karet.
}
k-to-roll = K hodu
k-held = Ponechané
k-die-hidden = kostka
k-die-held = { $die }, ponechaná
k-die-fictive = { $die }, ze žolíků
k-fictive = Ze žolíků:
k-drawn = Vytažené:
k-roll = { $n ->
    [one] Hodit jednou kostkou
   *[other] Hodit { $n } kostkami
}
k-roll-short = Hodit { $n }
k-rolls-left = { $n ->
    [one] zbývá 1 hod
    [few] zbývají { $n } hody
   *[other] zbývá { $n } hodů
}
k-stop = Přestat
k-stop-long = Přestat házet
k-stop-more = Ponechat si všech šest a přejít k občanům
k-take-more = Přestat házet a vzít si tuto kartu
k-ask-take = Vyber občana
k-ask-alarm = Vyber kartu, kterou si vezmeš lícem dolů; pak přijde dračí poplach
k-alarm = Dračí poplach
k-alarm-instead = Raději poplach
k-skip = Nekrást
k-jokers-use = Použít žolíky
k-joker = Žolík { $die }, balíček { $deck }
k-super = superžolík
k-supers = { $n ->
    [one] Jeden superžolík
    [few] { $n } superžolíci
   *[other] { $n } superžolíků
}
k-pair = Odhodit dva žolíky { $die } za tuto kostku
k-pair-super = Odhodit žolíka { $die } a superžolíka za tuto kostku
k-pair-any = Odhodit dva superžolíky za libovolnou kostku
k-make-die = Přidat kostku: { $die }
k-steal = Ukrást: { $what }
k-steal-from = Ukrást ({ $name }): { $what }
k-total = Celkem
k-worth-area = 3 za každý hrad v něm
k-worth-others = 1 za každý
k-worth-fires = 4 za nejvíc, při shodě všem
k-worth-gold = 3 za každý
k-worth-white = 2 za každý
k-luck = Jak kostky přály
k-luck-about = Poctivé kostky mají průměr 3,5. „Štěstí“ a „smůla“ znamenají víc než jednu směrodatnou odchylku od něj.
k-luck-mean = Průměr na kostku
k-luck-word = Verdikt
k-luck-lucky = štěstí
k-luck-even = průměr
k-luck-unlucky = smůla
k-luck-citizens = Získaní občané
k-luck-alarms = Dračí poplachy
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

k-key-dice = ponechat nebo uvolnit kostku
k-key-cards = vybrat občana
k-key-roll = hodit
k-key-stop = přestat házet, nebo nekrást

## Co se hráč dozví během hry: hodnota, šance, rady, ztráty, konec

k-worth-you = { $n ->
    [one] Ty: { $points } bod.
    [few] Ty: { $points } body.
   *[other] Ty: { $points } bodů.
}
k-worth-name = { $name }: { $points }.
k-chances-about = Procenta: tvoje šance získat občana s ponechanými kostkami, budeš-li dál házet jen pro něj.
# On a narrow card, after a tick or without one.
k-met-short = Splněno
k-not-met-short = Ne
k-understood = Rozumím
k-chance-now = { $n } % s ponechanými kostkami, budeš-li házet jen pro tuto kartu.
k-chance-best = { $dice ->
    [0] Nejvýš { $n } %: neponechávej si žádnou.
    [one] Nejvýš { $n } %: ponech si vyznačenou kostku.
   *[other] Nejvýš { $n } %: ponech si vyznačené kostky.
}
k-chance-item = { $citizen } { $n } %
k-die-advised = { $die }, bot by si ji ponechal
k-advice-keep = { $n ->
    [0] Hoď znovu všemi šesti kostkami.
    [one] Ponech si vyznačenou kostku a ostatními hoď.
    [few] Ponech si { $n } vyznačené kostky a ostatními hoď.
   *[other] Ponech si { $n } vyznačených kostek a ostatními hoď.
}
k-advice-take = Vezmi si { king-citizen-object }.
k-advice-alarm = Dračí poplach, lícem dolů si vezmi kartu: { $citizen }.
k-advice-alarm-why = Kostky nevyhovují nikomu; z karty bude superžolík.
k-advice-place = Postav hrad na políčku { $space }.
k-advice-slay = Poraz draka na políčku { $space }.
k-advice-raid = Dobuď políčko { $space }.
k-advice-lay-fire = Ať drak zaútočí na políčko { $space }.
k-advice-fire-of = Použij oheň tohoto hráče: { $name }.
k-advice-chances = Nejlepší šance potom: { $list }.
k-advice-met = Vyhovuje: { $list }.
k-advice-follow = Ponechat tyto
k-alarm-sound = Spustit poplach
k-alarm-face-down = Lícem dolů: { $citizen }. Zpět to nejde.
k-alarm-final = Zpět to nejde.
k-blow-raids = { $name } dobývá tvůj hrad { king-land-in } ({ $space }).
k-blow-steals-card = { $name } ti krade kartu.
k-blow-steals-gem = { $gem ->
    [gold] { $name } ti krade zlatý drahokam.
   *[white] { $name } ti krade bílý drahokam.
}
k-blow-fire-of = { $name } používá jeden z tvých dračích ohňů.
k-end-ahead = { $n ->
    [one] { $winner } má o jeden bod víc než { $name }.
    [few] { $winner } má o { $n } body víc než { $name }.
   *[other] { $winner } má o { $n } bodů víc než { $name }.
}
k-end-fires = { $winner } a { $name } mají stejně bodů, rozhodly dračí ohně.
