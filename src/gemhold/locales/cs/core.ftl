# Slova celého programu: hráči, chyby a důvody, které nepatří žádné hře.

player-number = Hráč { $n }

## Chyby podle kódu; .hint říká, co s tím

unknown-game = Takovou hru neznáme.
    .hint = Seznam her vypíše „gemhold games“.
broken-plugin = Rozšíření se nedá načíst: { $place }.
    .hint = Aktualizuj balíček, ze kterého pochází, nebo ho odinstaluj.
bad-option = Nastavení „{ $place }“ není v pořádku.
    .hint = Zkontroluj jeho název a hodnotu.
unknown-lesson = Taková lekce tu není.
    .hint = Vyber si některou ze seznamu lekcí.
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

## Kostky: co nesedí a co ověřit nešlo

dice-wrong-secret = Tajemství nesedí se svým otiskem.
dice-wrong-seats = Záznam nemá pro každé místo jeden náhodný text.
dice-wrong-seed = Náhodná mapa nevychází z tajemství.
dice-wrong-options = Nastavení hry není to, s nímž byl stůl založen.
dice-wrong-draw = Tah { $move }: výsledek byl { $x } z { $n }, z tajemství ale vychází { $right }.
dice-wrong-list = Tah { $move }: v seznamu výsledků je něco jiného.
dice-wrong-reveal = { $seat }: náhodný text nesedí se svým otiskem.
dice-swapped-secret = Server vyměnil tajemství: toto zařízení si uložilo jiný otisk.
dice-swapped-scheme = Podle záznamu se losovalo starším způsobem, toto zařízení ale losovalo novějším.
dice-swapped-table = Uložené hodnoty patří k jinému stolu.
dice-swapped-round = Toto zařízení losovalo v pokusu č. { $kept }, hra ale začala podle pokusu č. { $round }.
dice-swapped-seat = { $seat }: otisk není ten, který toto zařízení vidělo, než ukázalo svůj text.
dice-swapped-entropy = { $seat }: náhodný text není ten, který zvolilo toto zařízení.
dice-open-pin = Chybějí hodnoty, které si před začátkem uložilo zařízení některého hráče. Dokázáno je jen to, že záznam sedí s otiskem, který je v něm uveden.
dice-open-seats = Porovnal se jen otisk tajemství. Jestli někdo nevyměnil náhodný text některého hráče, ověřit nešlo.
dice-open-scheme = U tohoto stolu se losovalo starším způsobem: náhodné texty nebyly předem zapečetěné, takže provozovatel serveru mohl volit jako poslední.
dice-open-none = Žádný hráč nepřidal náhodný text, kostky tedy závisí jen na tajemství serveru.
dice-open-again = Kolikrát se losování začalo znovu, když už toto zařízení svůj text ukázalo: { $n }
dice-open-taken = { $n ->
    [one] První výsledek náhody je převzatý ze záznamu a nevznikl tady.
    [few] První { $n } výsledky náhody jsou převzaté ze záznamu a nevznikly tady.
   *[other] Prvních { $n } výsledků náhody je převzatých ze záznamu a nevzniklo tady.
}

## Hints

hint-win = šance na výhru { $percent } %
