# Slová celého programu: hráči, chyby a dôvody, ktoré nepatria žiadnej hre.

player-number = Hráč { $n }

## Chyby podľa kódu; .hint hovorí, čo s tým

unknown-game = Takú hru nepoznáme.
    .hint = Zoznam hier vypíše „gemhold games“.
broken-plugin = Rozšírenie sa nedá načítať: { $place }.
    .hint = Aktualizuj balík, z ktorého je, alebo ho odinštaluj.
bad-option = Nastavenie „{ $place }“ nie je v poriadku.
    .hint = Skontroluj jeho názov a hodnotu.
bad-data = V údajoch hry je chyba: { $place }.
    .hint = Oprav tento údaj v súbore alebo hraj s pôvodnými údajmi.
bad-record = Uložená hra sa nedá načítať: { $place }.
    .hint = Skontroluj, či je súbor celý a či vznikol v rovnakej verzii.
bad-notation = Tento ťah sa nedá prečítať.
    .hint = Ťahy sa píšu tak ako v zozname možných ťahov.
illegal-action = Tento ťah teraz pravidlá nedovoľujú.
    .hint = Vyber si niektorý z možných ťahov.
cannot-undo = Toto sa už nedá vrátiť.
    .hint = Vrátiť môžeš len svoj posledný ťah, a to iba dovtedy, kým naň neodpovie náhoda alebo iný hráč.

## Dôvody, ktoré nepatria žiadnej hre

game-over = Hra sa skončila.
    .hint = Začni novú alebo si prezri túto.
chance-first = Najprv rozhodne náhoda.
not-chance = Na ťahu je hráč, nie náhoda.
why-not-now = Teraz to nejde.
