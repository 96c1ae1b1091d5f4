# Lekce a tipy. Slova mezi hvězdičkami jsou zvýrazněná.

## Kostky a občané

king-lesson-dice = Kostky a občané
king-lesson-dice-welcome = Vítej, Veličenstvo! Kostkami získáváš *občany* a občané ti stavějí *hrady*. Body jsou za hrady, drahokamy a poražené draky. Vyhrává, kdo má bodů nejvíc.
king-lesson-dice-keep = Každý občan chce od kostek něco jiného. *Obchodník* chce čtyři zelené a tobě padly dvě. Klepni na obě, tím si je *ponecháš*, a ostatními čtyřmi *hoď*.
king-lesson-dice-stop = Skončit můžeš i tady, ale se dvěma zelenými nezískáš nikoho. Zbývají ti ještě dva hody.
king-lesson-dice-none = Tím by se znovu hodilo všemi šesti, i těmi dvěma dobrými. Ponech si zelené.
king-lesson-dice-others = Ponechat si můžeš jakékoli kostky, ale na obchodníka pomohou jen zelené. Ponech si jen svoje dvě zelené.
king-lesson-dice-take = Čtyři zelené kostky: podmínka obchodníka je splněná! Klepni na jeho kartu a pak na zlaté tlačítko.
king-lesson-dice-again = Jeden hod ti ještě zbývá a pátá zelená by přinesla víc. Tentokrát si ale vezmi, co máš: klepni na obchodníka.
king-lesson-dice-place = Obchodník ti přinesl *dílek hradu*: zemědělskou půdu. Na mapě jsou dvě taková políčka. Klepni na to, které chceš.
king-lesson-dice-close = Políčko je tvoje. Nejvýš tři hody, pak občan: to je celý tah. Karta obchodníka zůstává u tebe, později pomůže jako žolík.

## Podmínky

king-lesson-conditions = Všechny druhy podmínek
king-lesson-conditions-straight = Barvy už znáš. Podmínka je dole na kartě. Tahle je *postupka*: čtyři, pět nebo šest čísel jdoucích po sobě. Čím víc kostek, tím lepší odměna.
king-lesson-conditions-numbers = *Drakobijka* chce určitá *čísla*: aspoň tři trojky, na barvě nezáleží. Ponech si obě svoje trojky a ostatními hoď.
king-lesson-conditions-stop = Když teď skončíš, nezískáš nikoho, a máš ještě dva hody. Ponech si trojky.
king-lesson-conditions-others = Zakázané to není, ale cílem jsou tři trojky: ponech si právě svoje dvě.
king-lesson-conditions-groups = Další dvě trojky! Vyhovuje drakobijka, ale také *lotr*: stejné znaky znamenají stejná čísla, jakákoli chceš, a on chce čtyři stejná. Vezmi si lotra.
king-lesson-conditions-slayer = Vyhovuje i drakobijka a výběr je vždycky na tobě. Tentokrát si vezmi lotra: čím vyšší balíček, tím silnější občan.
king-lesson-conditions-again = Házet už nemusíš: čtyři stejná čísla lotrovi stačí.
king-lesson-conditions-order = Lotr pro tebe získal hrad a znovu jsi na tahu. *Zlodějka* porovnává součty: červené musí mít víc než modré a modré víc než zelené. Ty máš 11, 6 a 1: vezmi si ji.
king-lesson-conditions-sums = *Σ* je součet: pro statkáře všech kostek, pro lotra jen červených. Máš 32 a z toho 26 na červených. Vyhovuje víc občanů: vezmi si, koho chceš.
king-lesson-conditions-close = Barvy, čísla, skupiny, součty, pořadí, postupka: to jsou všechny. Jestli kostky kartě vyhovují, ukáže značka dole na ní.

## Žolíci

king-lesson-jokers = Žolíci
king-lesson-jokers-cards = Každý získaný občan je i *žolík*: na kartě je nakreslená kostka. Odhoď dvě karty se stejnou kostkou a ta kostka se přidá k tvému hodu.
king-lesson-jokers-pair = Máš pět červených kostek, to jsou dva dílky. Se šestou by byly tři a k nim *drahokam*. Na dvou tvých kartách je červená 6: klepni na jednu a pak na druhou.
king-lesson-jokers-early = To jsou jen dva dílky. Další červená z nich udělá tři a přidá drahokam, proto nejdřív použij dvě červené šestky.
king-lesson-jokers-super-first = I to dá kostku, ale utratí se superžolík, který umí víc. Spoj dvě červené šestky.
king-lesson-jokers-take = Tady je, šestá červená. Teď si vezmi obchodníka.
king-lesson-jokers-enough = Šest červených tady stačí. Ostatní karty si ušetři a vezmi si obchodníka.
king-lesson-jokers-place = Zlatý drahokam je tvůj a před tebou jsou tři dílky. Postav *jeden* z nich, ostatní se vrátí. Leží-li na políčku drahokam, dostaneš i ten.
king-lesson-jokers-super = Další tah. Tvoje kostky dávají dohromady 28, statkář chce 31. Tvoje karta lícem dolů je *superžolík*: s kteroukoli kartou dá kostku té karty. Spoj ho se šestkou.
king-lesson-jokers-alarm = Bez občana přijde drak, a ty máš na víc: se žolíky na statkáře dosáhneš.
king-lesson-jokers-five = Dohromady je to 34. Vezmi si statkáře!
king-lesson-jokers-close = Dvě stejné karty dají svou kostku, superžolík s kartou dá kostku té karty, dva superžolíci dají libovolnou. Odhozené karty jsou navždy pryč, tak je utrácej, když se to vyplatí.

## Občané

king-lesson-citizens = Co občané umějí
king-lesson-citizens-thief = *Zlodějka* teď pracuje pro tebe. Tahle táhne dva dílky hradu: jeden postav, druhý se vrátí.
king-lesson-citizens-steal = Teď krade: tady kartu lícem nahoru, jiné zlodějky drahokam. Soupeř má kartu s červenou 6. Klepni na ni!
king-lesson-citizens-skip = Krást nemusíš, ale žolík zadarmo se neodmítá. Vezmi si kartu.
king-lesson-citizens-slay = *Drakobijka* zažene kteréhokoli draka. Políčko je pak tvoje a oheň taky. Klepni na hořící políčko.
king-lesson-citizens-raid = *Lotr* nahradí nejbližší cizí žeton tvým. Svítí jen ty nejbližší: klepni na jeden.
king-lesson-citizens-owner = *Statkáře* získáš nejhůř: dva dílky a postavíš *oba*. Začni kterýmkoli.
king-lesson-citizens-second = A teď druhý hrad.
king-lesson-citizens-close = Obchodník, zlodějka, drakobijka, lotr, statkář: čím vyšší balíček, tím těžší podmínka a tím silnější účinek.

## Dračí poplach

king-lesson-alarm = Dračí poplach
king-lesson-alarm-miss = Všechny tři hody jsou pryč a nevyhovuje ani jeden občan. Teď se probudí drak.
king-lesson-alarm-card = Něco za to ale dostaneš: vezmi si *kteroukoli* kartu z nabídky lícem dolů. Bude z ní *superžolík*. Klepni na tu, kterou chceš.
king-lesson-alarm-fire = Při poplachu se táhne i dílek: hory. Kde drak zaútočí, vybíráš ty. Leží-li tam drahokam, zůstane pod ohněm, dokud nepřijde drakobijka.
king-lesson-alarm-close = Hořící políčko nepatří nikomu. A pamatuj: když podle kostek vyhovuje aspoň jeden občan, některého si vzít musíš. Poplach je jen tehdy, když nevyhovuje nikdo.

## Území a body

king-lesson-areas = Území a body
king-lesson-areas-count = Každý hrad ve tvém *největším souvislém území* je za 3 body, každé další políčko za 1. Máš dvě území po dvou hradech: 6 bodů a k tomu 2.
king-lesson-areas-join = Máš dílek lávy. Jedno ze dvou lávových políček spojí tvoje území do jednoho s pěti hrady: 15 bodů. A ještě je na něm drahokam. Klepni na něj!
king-lesson-areas-apart = Tam daleko je to jediný bod. Druhé lávové políčko spojí obě tvoje území: 15 bodů.
king-lesson-areas-fires = Za *nejvíc dračích ohňů* jsou 4 body a ty i soupeř máte po jednom. Právě se k tobě přidala drakobijka: zažeň kteréhokoli draka.
king-lesson-areas-close = Zlatý drahokam je za 3 body, bílý za 2. Číslo u tvého jména vždycky ukazuje, kolik bodů máš právě teď.

## Konec

king-lesson-end = Konec hry
king-lesson-end-supply = V zásobě už je jen *jeden* dílek hradu. Když po některém tahu zůstane zásoba prázdná, hra končí.
king-lesson-end-take = Podmínka obchodníka je splněná. Vezmi si ho.
king-lesson-end-place = Láva, a volné už je jen jedno lávové políčko. Postav svůj poslední hrad.
king-lesson-end-close = Zásoba je prázdná a počítají se body: území, další políčka, ohně, drahokamy. Při rovnosti rozhodne víc ohňů. A ještě jedna cesta k výhře: kdo má na mapě všech 16 žetonů a má položit další, vyhrává okamžitě.

## Tipy

king-tip-joker = Získaný občan u tebe zůstává jako žolík: dvě karty se stejnou kostkou dají tu kostku.
king-tip-alarm = Dračí poplach: nevyhověl nikdo, proto jedna karta leží lícem dolů jako superžolík a jedno políčko hoří. Osvobodí ho drakobijka.
king-tip-raid = Lotr vždycky bere nejbližší cizí hrad. Stejně se dá získat zpátky.
king-tip-slay = Ohně poražených draků ti zůstanou: kdo jich má nejvíc, dostane na konci 4 body.
king-tip-gem = Drahokamy se počítají na konci: zlatý za 3 body, bílý za 2.
