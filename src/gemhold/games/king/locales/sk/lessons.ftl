# Lekcie a tipy. Slová medzi hviezdičkami sú zvýraznené.

## Kocky a občania

king-lesson-dice = Kocky a občania
king-lesson-dice-welcome = Vitaj, Veličenstvo! Kockami získavaš *občanov* a občania ti stavajú *hrady*. Body sú za hrady, drahokamy a porazených drakov. Vyhráva, kto má bodov najviac.
king-lesson-dice-keep = Každý občan chce od kociek niečo iné. *Obchodník* chce štyri zelené a tebe padli dve. Ťukni na obe, tým si ich *ponecháš*, a ostatnými štyrmi *hoď*.
king-lesson-dice-stop = Skončiť môžeš aj tu, ale s dvoma zelenými nezískaš nikoho. Zostávajú ti ešte dva hody.
king-lesson-dice-none = Tým by sa znovu hodilo všetkými šiestimi, aj tými dvoma dobrými. Ponechaj si zelené.
king-lesson-dice-others = Ponechať si môžeš ktorékoľvek kocky, ale na obchodníka pomôžu len zelené. Ponechaj si iba svoje dve zelené.
king-lesson-dice-take = Štyri zelené kocky: podmienka obchodníka je splnená! Ťukni na jeho kartu a potom na zlaté tlačidlo.
king-lesson-dice-again = Jeden hod ti ešte zostáva a piata zelená by priniesla viac. Tentoraz si však vezmi, čo máš: ťukni na obchodníka.
king-lesson-dice-place = Obchodník ti priniesol *dielik hradu*: hospodársku pôdu. Na mape sú dve také políčka. Ťukni na to, ktoré chceš.
king-lesson-dice-close = Políčko je tvoje. Najviac tri hody, potom občan: to je celý ťah. Karta obchodníka zostáva u teba, neskôr pomôže ako žolík.

## Podmienky

king-lesson-conditions = Všetky druhy podmienok
king-lesson-conditions-straight = Farby už poznáš. Podmienka je na spodku karty. Táto je *postupka*: štyri, päť alebo šesť čísel idúcich po sebe. Čím viac kociek, tým lepšia odmena.
king-lesson-conditions-numbers = *Drakobijka* chce určité *čísla*: aspoň tri trojky, na farbe nezáleží. Ponechaj si obe svoje trojky a ostatnými hoď.
king-lesson-conditions-stop = Ak teraz skončíš, nezískaš nikoho, a máš ešte dva hody. Ponechaj si trojky.
king-lesson-conditions-others = Zakázané to nie je, ale cieľom sú tri trojky: ponechaj si práve svoje dve.
king-lesson-conditions-groups = Ďalšie dve trojky! Vyhovuje drakobijka, ale aj *lotor*: rovnaké znaky znamenajú rovnaké čísla, akékoľvek chceš, a on chce štyri rovnaké. Vezmi si lotra.
king-lesson-conditions-slayer = Vyhovuje aj drakobijka a výber je vždy na tebe. Tentoraz si vezmi lotra: čím vyšší balíček, tým silnejší občan.
king-lesson-conditions-again = Hádzať už nemusíš: štyri rovnaké čísla lotrovi stačia.
king-lesson-conditions-order = Lotor pre teba získal hrad a znovu si na ťahu. *Zlodejka* porovnáva súčty: červené musia mať viac než modré a modré viac než zelené. Ty máš 11, 6 a 1: vezmi si ju.
king-lesson-conditions-sums = *Σ* je súčet: pre statkára všetkých kociek, pre lotra len červených. Máš 32 a z toho 26 na červených. Vyhovuje viac občanov: vezmi si, koho chceš.
king-lesson-conditions-close = Farby, čísla, skupiny, súčty, poradie, postupka: to sú všetky. Či kocky karte vyhovujú, ukáže značka na jej spodku.

## Žolíky

king-lesson-jokers = Žolíky
king-lesson-jokers-cards = Každý získaný občan je aj *žolík*: na karte je nakreslená kocka. Odhoď dve karty s rovnakou kockou a tá kocka sa pridá k tvojmu hodu.
king-lesson-jokers-pair = Máš päť červených kociek, to sú dva dieliky. So šiestou by boli tri a k nim *drahokam*. Na dvoch tvojich kartách je červená 6: ťukni na jednu a potom na druhú.
king-lesson-jokers-early = To sú len dva dieliky. Ďalšia červená z nich urobí tri a pridá drahokam, preto najprv použi dve červené šestky.
king-lesson-jokers-super-first = Aj to dá kocku, ale minie sa superžolík, ktorý vie viac. Spoj dve červené šestky.
king-lesson-jokers-take = Tu je, šiesta červená. Teraz si vezmi obchodníka.
king-lesson-jokers-enough = Šesť červených tu stačí. Ostatné karty si ušetri a vezmi si obchodníka.
king-lesson-jokers-place = Zlatý drahokam je tvoj a pred tebou sú tri dieliky. Postav *jeden* z nich, ostatné sa vrátia. Ak na políčku leží drahokam, dostaneš aj ten.
king-lesson-jokers-super = Ďalší ťah. Tvoje kocky dávajú spolu 28, statkár chce 31. Tvoja karta lícom dole je *superžolík*: s ktoroukoľvek kartou dá kocku tej karty. Spoj ho so šestkou.
king-lesson-jokers-alarm = Bez občana príde drak, a ty máš na viac: so žolíkmi dosiahneš na statkára.
king-lesson-jokers-five = Spolu je to 34. Vezmi si statkára!
king-lesson-jokers-close = Dve rovnaké karty dajú svoju kocku, superžolík s kartou dá kocku tej karty, dva superžolíky dajú ľubovoľnú. Odhodené karty sú navždy preč, tak ich míňaj, keď sa to oplatí.

## Občania

king-lesson-citizens = Čo občania dokážu
king-lesson-citizens-thief = *Zlodejka* teraz pracuje pre teba. Táto vytiahne dva dieliky hradu: jeden postav, druhý sa vráti.
king-lesson-citizens-steal = Teraz kradne: tu kartu lícom hore, iné zlodejky drahokam. Súper má kartu s červenou 6. Ťukni na ňu!
king-lesson-citizens-skip = Kradnúť nemusíš, ale žolík zadarmo sa neodmieta. Vezmi si kartu.
king-lesson-citizens-slay = *Drakobijka* zaženie ktoréhokoľvek draka. Políčko je potom tvoje a oheň tiež. Ťukni na horiace políčko.
king-lesson-citizens-raid = *Lotor* nahradí najbližší cudzí žetón tvojím. Svietia len tie najbližšie: ťukni na jeden.
king-lesson-citizens-owner = *Statkára* získaš najťažšie: dva dieliky a postavíš *oba*. Začni ktorýmkoľvek.
king-lesson-citizens-second = A teraz druhý hrad.
king-lesson-citizens-close = Obchodník, zlodejka, drakobijka, lotor, statkár: čím vyšší balíček, tým ťažšia podmienka a tým silnejší účinok.

## Dračí poplach

king-lesson-alarm = Dračí poplach
king-lesson-alarm-miss = Všetky tri hody sú preč a nevyhovuje ani jeden občan. Teraz sa prebudí drak.
king-lesson-alarm-card = Niečo za to však dostaneš: vezmi si *ktorúkoľvek* kartu z ponuky lícom dole. Bude z nej *superžolík*. Ťukni na tú, ktorú chceš.
king-lesson-alarm-fire = Pri poplachu sa ťahá aj dielik: hory. Kde drak zaútočí, vyberáš ty. Ak tam leží drahokam, zostane pod ohňom, kým nepríde drakobijka.
king-lesson-alarm-close = Horiace políčko nepatrí nikomu. A pamätaj: ak podľa kociek vyhovuje aspoň jeden občan, niektorého si vziať musíš. Poplach je len vtedy, keď nevyhovuje nikto.

## Územia a body

king-lesson-areas = Územia a body
king-lesson-areas-count = Každý hrad v tvojom *najväčšom súvislom území* je za 3 body, každé ďalšie políčko za 1. Máš dve územia po dvoch hradoch: 6 bodov a k tomu 2.
king-lesson-areas-join = Máš dielik lávy. Jedno z dvoch lávových políčok spojí tvoje územia do jedného s piatimi hradmi: 15 bodov. A ešte je na ňom drahokam. Ťukni naň!
king-lesson-areas-apart = Tam ďaleko je to jediný bod. Druhé lávové políčko spojí obe tvoje územia: 15 bodov.
king-lesson-areas-fires = Za *najviac dračích ohňov* sú 4 body a ty aj súper máte po jednom. Práve sa k tebe pridala drakobijka: zažeň ktoréhokoľvek draka.
king-lesson-areas-close = Zlatý drahokam je za 3 body, biely za 2. Číslo pri tvojom mene vždy ukazuje, koľko bodov máš práve teraz.

## Koniec

king-lesson-end = Koniec hry
king-lesson-end-supply = V zásobe je už len *jeden* dielik hradu. Keď po niektorom ťahu zostane zásoba prázdna, hra sa končí.
king-lesson-end-take = Podmienka obchodníka je splnená. Vezmi si ho.
king-lesson-end-place = Láva, a voľné je už len jedno lávové políčko. Postav svoj posledný hrad.
king-lesson-end-close = Zásoba je prázdna a počítajú sa body: územia, ďalšie políčka, ohne, drahokamy. Pri rovnosti rozhodne viac ohňov. A ešte jedna cesta k výhre: kto má na mape všetkých 16 žetónov a má položiť ďalší, vyhráva okamžite.

## Tipy

king-tip-joker = Získaný občan u teba zostáva ako žolík: dve karty s rovnakou kockou dajú tú kocku.
king-tip-alarm = Dračí poplach: nevyhovel nikto, preto jedna karta leží lícom dole ako superžolík a jedno políčko horí. Oslobodí ho drakobijka.
king-tip-raid = Lotor vždy berie najbližší cudzí hrad. Rovnako sa dá získať späť.
king-tip-slay = Ohne porazených drakov si necháš: kto ich má najviac, dostane na konci 4 body.
king-tip-gem = Drahokamy sa počítajú na konci: zlatý za 3 body, biely za 2.
