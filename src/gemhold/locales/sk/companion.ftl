# At the table: the companion for real boxes.

## A companion

at-about = Skutočné karty, kocky aj mapa: Gemhold počíta, pripomína, na požiadanie hádže a kontroluje. Jeden telefón pre všetkých alebo každý svoj. Funguje aj bez pripojenia.
at-kept = V tomto zariadení
at-forget = Odstrániť z tohto zariadenia: { $names }
at-new = Nová hra pri stole
at-game = Ktorá hra je na stole?
at-how-many = Koľko hráčov?
at-start = Začať
at-waiting = Čaká sa na prvé zápisy…
at-online = { $n ->
    [one] Pripojené, 1 zariadenie
    [few] Pripojené, { $n } zariadenia
    [many] Pripojené, { $n } zariadenia
   *[other] Pripojené, { $n } zariadení
}
at-offline-short = Bez pripojenia
at-offline = { $n ->
    [0] Bez pripojenia: všetko sa ukladá tu.
    [one] Bez pripojenia: všetko sa ukladá tu, 1 zápis čaká na odoslanie.
    [few] Bez pripojenia: všetko sa ukladá tu, { $n } zápisy čakajú na odoslanie.
    [many] Bez pripojenia: všetko sa ukladá tu, { $n } zápisu čaká na odoslanie.
   *[other] Bez pripojenia: všetko sa ukladá tu, { $n } zápisov čaká na odoslanie.
}
at-keeps-nothing = Tento prehliadač nič neukladá: nechaj stránku otvorenú až do konca hry.
at-refused = { $n ->
    [one] Server tento zápis neprijal, preto sa nepočíta na žiadnom zariadení. Zahoď ho a zapíš to inak, alebo to skús znova.
    [few] Server tieto { $n } zápisy neprijal, preto sa nepočítajú na žiadnom zariadení. Zahoď ich a zapíš to inak, alebo to skús znova.
    [many] Server { $n } zápisu neprijal, preto sa nepočíta na žiadnom zariadení. Zahoď ho a zapíš to inak, alebo to skús znova.
   *[other] Server týchto { $n } zápisov neprijal, preto sa nepočítajú na žiadnom zariadení. Zahoď ich a zapíš to inak, alebo to skús znova.
}
at-refused-body = Je príliš dlhý alebo pochádza z inej verzie aplikácie.
at-discard = Zahodiť
at-turn-clock = Čas tohto ťahu

## Menu

at-share = Pozvať
at-share-about = Každý, kto otvorí tento odkaz, sa zapojí na svojom telefóne; všetci vidia to isté.
at-log = Priebeh
at-players = Hráči
at-preferences = Toto zariadenie
at-undo = Vziať späť
at-undo-last = Vziať späť: { $text }
at-restore = Obnoviť
at-undone = vzaté späť
at-more = Zobraziť staršie zápisy
at-this-device = toto zariadenie
at-other-device = iné zariadenie
at-whose = Čí je to telefón?
at-whose-about = Vlastný telefón vždy ukazuje svojho hráča; spoločný telefón sleduje, kto je na ťahu.
at-all = všetkých
at-order = Mená a poradie
at-sooner = Skôr v poradí: { $name }
at-hand = V ktorej ruke držíš telefón?
at-hand-left = v ľavej
at-hand-right = v pravej
at-awake = Nechať obrazovku zapnutú
at-clock = Ukazovať čas ťahu
at-aid = Šance a rady
at-aid-about = Len ak ich hra vie vypočítať a server je dostupný.
at-plain-http = Táto adresa nie je šifrovaná (http). Aplikácia sa preto nedá nainštalovať ani otvoriť bez servera a nemôže nechať obrazovku zapnutú. Zápisy sa napriek tomu ukladajú v prehliadači a odošlú sa neskôr.

## Entries in the log

at-log-start = Hra sa začína
at-log-order = Nové poradie
at-log-device = Pripája sa zariadenie: { $name }
at-log-name = Nové meno: { $name } (teraz { $before })
at-log-other = Zápis z inej verzie

## Complaints

no-companion = Taká hra pri stole neexistuje. Skontroluj odkaz.
no-answer = Na to hra nevie odpovedať.
other-game = Tento odkaz patrí k inej hre.
log-full = Tento priebeh je plný. Začni novú hru pri stole.
