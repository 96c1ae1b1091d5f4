# Slová celého programu: hráči, chyby a dôvody, ktoré nepatria žiadnej hre.

player-number = Hráč { $n }

## Chyby podľa kódu; .hint hovorí, čo s tým

unknown-game = Takú hru nepoznáme.
    .hint = Zoznam hier vypíše „gemhold games“.
broken-plugin = Rozšírenie sa nedá načítať: { $place }.
    .hint = Aktualizuj balík, z ktorého je, alebo ho odinštaluj.
bad-option = Nastavenie „{ $place }“ nie je v poriadku.
    .hint = Skontroluj jeho názov a hodnotu.
unknown-lesson = Taká lekcia tu nie je.
    .hint = Vyber si niektorú zo zoznamu lekcií.
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

## Kocky: čo nesedí a čo sa overiť nedalo

dice-wrong-secret = Tajomstvo nesedí so svojím odtlačkom.
dice-wrong-seats = Záznam nemá pre každé miesto jeden náhodný text.
dice-wrong-seed = Náhodná mapa nebola vylosovaná z tajomstva.
dice-wrong-options = Nastavenia hry nie sú tie, s ktorými bol stôl založený.
dice-wrong-draw = Ťah { $move }: výsledok bol { $x } z { $n }, z tajomstva však vychádza { $right }.
dice-wrong-list = Ťah { $move }: v zozname výsledkov je niečo iné.
dice-wrong-reveal = { $seat }: náhodný text nesedí so svojím odtlačkom.
dice-swapped-secret = Server vymenil tajomstvo: toto zariadenie si uložilo iný odtlačok.
dice-swapped-scheme = Podľa záznamu sa losovalo starším spôsobom, toto zariadenie však losovalo novším.
dice-swapped-table = Uložené hodnoty patria k inému stolu.
dice-swapped-round = Toto zariadenie losovalo v pokuse č. { $kept }, hra sa však začala podľa pokusu č. { $round }.
dice-swapped-seat = { $seat }: odtlačok nie je ten, ktorý toto zariadenie videlo predtým, ako ukázalo svoj text.
dice-swapped-entropy = { $seat }: náhodný text nie je ten, ktorý zvolilo toto zariadenie.
dice-open-pin = Chýbajú hodnoty, ktoré si pred začiatkom uložilo zariadenie niektorého hráča. Dokázané je len to, že záznam sedí s odtlačkom, ktorý je v ňom uvedený.
dice-open-seats = Porovnal sa len odtlačok tajomstva. Či niekto nevymenil náhodný text niektorého hráča, sa overiť nedalo.
dice-open-scheme = Pri tomto stole sa losovalo starším spôsobom: náhodné texty neboli vopred zapečatené, takže prevádzkovateľ servera mohol voliť ako posledný.
dice-open-none = Žiadny hráč nepridal náhodný text, kocky teda závisia len od tajomstva servera.
dice-open-again = Koľkokrát sa losovanie začalo odznova, keď už toto zariadenie svoj text ukázalo: { $n }
dice-open-taken = { $n ->
    [one] Prvý výsledok náhody je prevzatý zo záznamu a nevznikol tu.
    [few] Prvé { $n } výsledky náhody sú prevzaté zo záznamu a nevznikli tu.
   *[other] Prvých { $n } výsledkov náhody je prevzatých zo záznamu a nevzniklo tu.
}

## Hints

hint-win = šanca na výhru { $percent } %
