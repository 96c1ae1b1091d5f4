## Kráľ kociek

k-map = Mapa: { $n } políčok v dvoch poloviciach
k-offer = Ponuka občanov
k-dice = Kocky
k-cards = Karty
k-supply = Zásoba
k-supply-tiles = Dieliky hradu v zásobe
k-tiles = { $n ->
    [one] dielik
    [few] dieliky
   *[other] dielikov
}
k-fires-short = { $n ->
    [one] oheň
    [few] ohne
   *[other] ohňov
}
k-white = { $n ->
    [one] biely
    [few] biele
   *[other] bielych
}
k-gold = { $n ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
k-white-gems = Biele drahokamy
k-gold-gems = Zlaté drahokamy
k-fires = Dračie ohne
k-tokens-left = Zvyšné žetóny
k-area-others = Najväčšie územie + ostatné políčka
k-score-now = Body, keby sa hra skončila teraz
k-points-now = { $n ->
    [one] Jeden bod, keby sa hra skončila teraz
    [few] { $n } body, keby sa hra skončila teraz
   *[other] { $n } bodov, keby sa hra skončila teraz
}
k-player-detail = Ukázať všetko, čo má tento hráč
k-your-cards = Tvoje karty
k-your-jokers = Tvoje žolíky
k-none-yet = zatiaľ nič
k-castle-of = hrad: { $name }
k-burning = dračí oheň
k-ruin = zrúcanina, nepatrí nikomu
k-free = voľné
k-can-choose = { $text } – dá sa vybrať
k-phase-roll = Hod
k-phase-check = Kontrola
k-phase-citizen = Občan
k-phase-alarm = alebo poplach
k-waiting = Hrá { $name }…
k-you-keep = hoď znovu alebo si vezmi občana
k-you-check = vezmi si občana
k-you-check-none = použi žolíky alebo si vezmi kartu lícom dole
k-you-place = polož dielik hradu
k-you-slay = vyber dračí oheň
k-you-raid = vyber žetón, ktorý vyženieš
k-you-steal-card = môžeš ukradnúť kartu
k-you-steal-gem = môžeš ukradnúť drahokam
k-you-lay-fire = vyber, kde drak zaútočí
k-you-fire-of = vyber, čí oheň sa použije
k-do-keep = Vyber kocky, ktoré si ponecháš.
k-do-check = Vyber občana.
k-do-place = Postav tu hrad a políčko bude tvoje.
k-do-slay = Zažeň draka: oheň aj políčko budú tvoje.
k-do-raid = Vyžeň žetón a obsaď políčko.
k-do-lay-fire = Drak zaútočí tu.
k-do-steal-card = Vyber kartu, ktorú ukradneš.
k-do-steal-gem = Vyber drahokam, ktorý ukradneš.
k-do-fire-of = Vyber, čí oheň sa použije.
k-do-over = Hra sa skončila.
k-citizen-adjective = { $deck ->
    [1] nevrlý
    [2] arogantná
    [3] zaneprázdnená
    [4] agresívny
   *[5] chamtivý
}
k-citizen-noun = { $deck ->
    [1] Obchodník
    [2] Zlodejka
    [3] Drakobijka
    [4] Lotor
   *[5] Statkár
}
k-citizen-short = { $deck ->
    [1] Obchodník
    [2] Zlodejka
    [3] Drakobijka
    [4] Lotor
   *[5] Statkár
}
k-met = Splnené
k-not-met = Nesplnené
k-not-now = Teraz nie
k-face-down = Lícom dole
# On a narrow card.
k-face-down-short = Lícom dole
k-percent = { $n } %
k-empty = prázdny
k-deck-empty = Balíček { $deck } je prázdny
k-needs = Podmienka: { $condition }.
k-card-label = { $name }. { $effect } Podmienka: { $condition }. Žolík { $joker }. { $state }. { $below ->
    [0] Posledná karta.
    [one] Pod ňou jedna karta.
    [few] Pod ňou { $below } karty.
   *[other] Pod ňou { $below } kariet.
}
k-to-roll = Na hádzanie
k-held = Ponechané
k-die-hidden = kocka
k-die-held = { $die }, ponechaná
k-die-fictive = { $die }, zo žolíkov
k-fictive = Zo žolíkov:
k-drawn = Vytiahnuté:
k-roll = { $n ->
    [one] Hodiť jednou kockou
   *[other] Hodiť { $n } kockami
}
k-roll-short = Hodiť { $n }
k-rolls-left = { $n ->
    [one] zostáva 1 hod
    [few] zostávajú { $n } hody
   *[other] zostáva { $n } hodov
}
k-stop = Skončiť
k-stop-long = Skončiť s hádzaním
k-stop-more = Ponechať si všetkých šesť a prejsť k občanom
k-take-more = Skončiť a vziať si túto kartu
k-ask-take = Vyber občana
k-ask-alarm = Vyber kartu, ktorú si vezmeš lícom dole; potom príde dračí poplach
k-alarm = Dračí poplach
k-alarm-instead = Radšej poplach
k-skip = Nekradnúť
k-jokers-use = Použiť žolíky
k-joker = Žolík { $die }, balíček { $deck }
k-super = superžolík
k-supers = { $n ->
    [one] Jeden superžolík
    [few] { $n } superžolíky
   *[other] { $n } superžolíkov
}
k-pair = Odhodiť dva žolíky { $die } za túto kocku
k-pair-super = Odhodiť žolíka { $die } a superžolíka za túto kocku
k-pair-any = Odhodiť dva superžolíky za ľubovoľnú kocku
k-make-die = Pridať kocku: { $die }
k-steal = Ukradnúť: { $what }
k-steal-from = Ukradnúť ({ $name }): { $what }
k-total = Spolu
k-worth-area = 3 za každý hrad v ňom
k-worth-others = 1 za každý
k-worth-fires = 4 za najviac, pri zhode všetkým
k-worth-gold = 3 za každý
k-worth-white = 2 za každý
k-luck = Komu kocky priali
k-luck-about = Poctivé kocky majú priemer 3,5. „Šťastie“ a „smola“ znamenajú viac než jednu smerodajnú odchýlku od neho.
k-luck-mean = Priemer na kocku
k-luck-word = Verdikt
k-luck-lucky = šťastie
k-luck-even = priemer
k-luck-unlucky = smola
k-luck-citizens = Získaní občania
k-luck-alarms = Dračie poplachy
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

k-key-dice = ponechať alebo uvoľniť kocku
k-key-cards = vybrať občana
k-key-roll = hodiť
k-key-stop = skončiť s hádzaním alebo nekradnúť

## Čo sa hráč dozvie počas hry: hodnota, šance, rady, straty, koniec

k-worth-you = { $n ->
    [one] Ty: { $points } bod.
    [few] Ty: { $points } body.
   *[other] Ty: { $points } bodov.
}
k-worth-name = { $name }: { $points }.
k-chances-about = Percentá: tvoja šanca získať občana s ponechanými kockami, ak budeš ďalej hádzať len kvôli nemu.
# On a narrow card, after a tick or without one.
k-met-short = Splnené
k-not-met-short = Nie
k-understood = Rozumiem
k-chance-now = { $n } % s ponechanými kockami, ak budeš hádzať len pre túto kartu.
k-chance-best = { $dice ->
    [0] Najviac { $n } %: neponechávaj si žiadnu.
    [one] Najviac { $n } %: ponechaj si vyznačenú kocku.
   *[other] Najviac { $n } %: ponechaj si vyznačené kocky.
}
k-chance-item = { $citizen } { $n } %
k-die-advised = { $die }, bot by si ju ponechal
k-advice-keep = { $n ->
    [0] Hoď znovu všetkými šiestimi kockami.
    [one] Ponechaj si vyznačenú kocku a ostatnými hoď.
    [few] Ponechaj si { $n } vyznačené kocky a ostatnými hoď.
   *[other] Ponechaj si { $n } vyznačených kociek a ostatnými hoď.
}
k-advice-take = Vezmi si { king-citizen-object }.
k-advice-alarm = Dračí poplach, lícom dole si vezmi kartu: { $citizen }.
k-advice-alarm-why = Kocky nevyhovujú nikomu; z karty bude superžolík.
k-advice-place = Postav hrad na políčku { $space }.
k-advice-slay = Poraz draka na políčku { $space }.
k-advice-raid = Dobyj políčko { $space }.
k-advice-lay-fire = Nech drak zaútočí na políčko { $space }.
k-advice-fire-of = Použi oheň tohto hráča: { $name }.
k-advice-chances = Najlepšie šance potom: { $list }.
k-advice-met = Vyhovuje: { $list }.
k-advice-follow = Ponechať tieto
k-alarm-sound = Spustiť poplach
k-alarm-face-down = Lícom dole: { $citizen }. Späť to nejde.
k-alarm-final = Späť to nejde.
k-blow-raids = { $name } dobýja tvoj hrad { king-land-in } ({ $space }).
k-blow-steals-card = { $name } ti kradne kartu.
k-blow-steals-gem = { $gem ->
    [gold] { $name } ti kradne zlatý drahokam.
   *[white] { $name } ti kradne biely drahokam.
}
k-blow-fire-of = { $name } používa jeden z tvojich dračích ohňov.
k-end-ahead = { $n ->
    [one] { $winner } má o jeden bod viac než { $name }.
    [few] { $winner } má o { $n } body viac než { $name }.
   *[other] { $winner } má o { $n } bodov viac než { $name }.
}
k-end-fires = { $winner } a { $name } majú rovnako bodov, rozhodli dračie ohne.
