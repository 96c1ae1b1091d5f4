# Slová celého programu: hráči, chyby a dôvody, ktoré nepatria žiadnej hre.

player-number = Hráč { $n }

## Chyby podľa kódu; .hint hovorí, čo s tým

unknown-game = Takú hru nepoznáme.
    .hint = Zoznam hier vypíše „gemhold games“.
bad-option = Nastavenie „{ $place }“ nie je v poriadku.
    .hint = Skontroluj jeho názov a hodnotu.
bad-data = V údajoch hry je chyba: { $place }.
    .hint = Oprav záznam v súbore alebo hraj s pôvodnými údajmi.
bad-record = Uložená hra sa nedá načítať: { $place }.
    .hint = Skontroluj, či je súbor celý a či vznikol v rovnakej verzii.
bad-notation = Tento ťah sa nedá prečítať.
    .hint = Ťahy sa píšu tak ako v zozname možných ťahov.
illegal-action = Tento ťah teraz pravidlá nedovoľujú.
    .hint = Vyber si niektorý z možných ťahov.
cannot-undo = Toto sa už nedá vrátiť.
    .hint = Vrátiť možno len vlastný posledný ťah, a to iba dovtedy, kým naň neodpovie náhoda alebo iný hráč.

## Dôvody, ktoré nepatria žiadnej hre

game-over = Hra sa skončila.
    .hint = Začni novú alebo si prezri túto.
chance-first = Najprv rozhodne náhoda.
not-chance = Na ťahu je hráč, nie náhoda.
why-not-now = Teraz to nejde.
why-wrong-phase = { $awaited ->
    [keep] Teraz nie: najprv vyber, ktoré kocky si ponecháš.
    [check] Teraz nie: najprv si vyber občana alebo dračí poplach.
    [place] Teraz nie: najprv umiestni dielik hradu.
    [slay] Teraz nie: najprv vyber, ktorého draka porazíš.
    [raid] Teraz nie: najprv vyber, ktorý žetón vyženieš.
    [steal-card] Teraz nie: najprv ukradni kartu, alebo sa krádeže vzdaj.
    [steal-gem] Teraz nie: najprv ukradni drahokam, alebo sa krádeže vzdaj.
    [lay-fire] Teraz nie: najprv vyber, kde drak zaútočí.
    [fire-of] Teraz nie: najprv vyber, čí dračí oheň sa použije.
    [mulligan] Teraz nie: najprv rozhodni o svojej prvej ruke.
    [base] Teraz nie: najprv vyber miesto pre základňu.
    [roads] Teraz nie: najprv polož úvodné cesty a železnice.
    [figures] Teraz nie: najprv rozmiestni prvé figúrky.
    [use-tools] Teraz nie: najprv rozhodni o karte Pracovné nástroje.
    [find] Teraz nie: najprv rozhodni o karte Nálezisko drahokamov.
    [bonus] Teraz nie: najprv vyber, čo prinesie bonusová kocka.
    [chests] Teraz nie: najprv vyber, na ktoré bane položíš truhlicu.
    [main] Teraz nie: najprv dokonči hlavnú fázu.
    [final] Teraz nie: najprv dokonči záverečnú fázu.
    [move] Teraz nie: najprv vyber, kam figúrka pôjde.
    [swap] Teraz nie: najprv vyber dve karty na odhodenie.
    [trade] Teraz nie: najprv dokonči transakciu.
    [site] Teraz nie: najprv vyber políčko pre kartu.
    [rails] Teraz nie: najprv vyber cesty, ktoré sa zmenia na železnice.
    [building] Teraz nie: najprv vyber budovu.
    [sabotage] Teraz nie: najprv vyber cieľ sabotáže.
    [discard] Teraz nie: najprv odhoď karty, ktorých máš priveľa.
    [combat] Teraz nie: najprv dokonči bojovú fázu.
    [target] Teraz nie: najprv vyber cieľ.
    [defend] Teraz nie: najprv odpovedz na útok.
    [rescue] Teraz nie: najprv dokonči evakuáciu.
    [lose] Teraz nie: najprv vyber, o čo prídeš.
    [worms] Teraz nie: najprv odraz červy.
    [inspect] Teraz nie: najprv rozhodni, za koľkých pracovníkov zaplatíš.
    [dismiss] Teraz nie: najprv vyber pracovníka, ktorého prepustíš.
    [over] Hra sa skončila.
   *[other] Teraz nie: najprv rozhodne náhoda.
}
