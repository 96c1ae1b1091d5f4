# Slova celého programu: hráči, chyby a důvody, které nepatří žádné hře.

player-number = Hráč { $n }

## Chyby podle kódu; .hint říká, co s tím

unknown-game = Takovou hru neznáme.
    .hint = Seznam her vypíše „gemhold games“.
broken-plugin = Rozšíření se nedá načíst: { $place }.
    .hint = Aktualizuj balíček, ze kterého pochází, nebo ho odinstaluj.
bad-option = Nastavení „{ $place }“ není v pořádku.
    .hint = Zkontroluj jeho název a hodnotu.
bad-data = V datech hry je chyba: { $place }.
    .hint = Oprav záznam v souboru, nebo hraj s původními daty.
bad-record = Uloženou hru nelze načíst: { $place }.
    .hint = Zkontroluj, zda je soubor celý a zda vznikl ve stejné verzi.
bad-notation = Tento tah nelze přečíst.
    .hint = Tahy se píší stejně jako v seznamu možných tahů.
illegal-action = Tento tah teď pravidla nedovolují.
    .hint = Vyber si některý z možných tahů.
cannot-undo = Toto už nejde vzít zpět.
    .hint = Vzít zpět můžeš jen svůj poslední tah, a to dokud po něm nerozhodla náhoda nebo nehrál někdo jiný.

## Důvody, které nepatří žádné hře

game-over = Hra skončila.
    .hint = Začni novou, nebo si prohlédni tuto.
chance-first = Nejdřív rozhodne náhoda.
not-chance = Na tahu je hráč, ne náhoda.
why-not-now = Teď to nejde.
