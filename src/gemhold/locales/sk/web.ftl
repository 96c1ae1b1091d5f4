# Klient v prehliadači: všetko, čo nie je priebeh hry ani dôvod z pravidiel.

## Všade

skip = Preskočiť na obsah
to-home = Gemhold, domov
home = Domov
menu = Ponuka
more = Ďalšie
settings = Nastavenia
rules = Pravidlá
rules-none = Pravidlá tejto hry tu zatiaľ nie sú. Pomôže ti „Rada“ a zoznam toho, čo môžeš urobiť.
language = Jazyk
language-missing = Jazyk „{ $language }“ sa nepodarilo načítať. Skús to znova.
lamp = Svetlý alebo tmavý vzhľad
close = Zavrieť
cancel = Zrušiť
go = Otvoriť
join = Prisadnúť si
look = Prezrieť
continue = Pokračovať
try-again = Skúsiť znova
loading = Načítava sa…
loading-table = Stôl sa pripravuje…
records = Prezrieť partiu
fair-dice = Overiť kocky
your-name = Tvoje meno
you-name = Hosť
you = ty
unofficial = Gemhold je neoficiálne vydanie, ktoré vytvorili hráči. S vydavateľmi hier nemá nič spoločné; kresby aj slová sú naše vlastné.

## Domov
home-motto = Stolové hry v jednom atlase: proti botom, s priateľmi alebo pri jednom stole
home-motto-one = Proti botom, s priateľmi alebo pri jednom stole
home-players = { $min } – { $max ->
    [few] { $max } hráči
   *[other] { $max } hráčov
}
home-players-just = { $n ->
    [one] jeden hráč
    [few] { $n } hráči
   *[other] { $n } hráčov
}
play-bots = Hrať proti botom
invite-friends = Pozvať priateľov
one-screen = Hrať na jednom zariadení
own-settings = Zvoliť nastavenia
watch-bots = Sledovať hru botov
join-link = Prisadnúť si cez odkaz
join-paste = Sem vlož odkaz
join-bad = Toto nie je odkaz na stôl.
open-tables = Voľné stoly
open-none = Žiadny stôl teraz nečaká na hráčov. Založ vlastný a pošli odkaz.
seats-free = { $n ->
    [one] jedno voľné miesto
    [few] { $n } voľné miesta
   *[other] { $n } voľných miest
}
my-tables = Pokračovať v hre
your-turn-short = Si na ťahu
waiting-players = Čaká sa na hráčov
waiting-for = Na ťahu: { $name }

## Nový stôl

new-table = Nový stôl
new-game = Hra
new-seats = Miesta
new-who = Kto sedí na mieste { $n }
new-level = Úroveň bota { $n }
new-name = Meno na mieste { $n }
new-remove = Odobrať miesto { $n }
new-add = Pridať miesto
new-timer = Čas na rozhodnutie
new-no-timer = bez obmedzenia
new-seconds = { $n ->
    [86400] jeden deň
    [300] 5 minút
    [120] 2 minúty
    [60] 1 minúta
    [few] { $n } sekundy
   *[other] { $n } sekúnd
}
new-pace = Rýchlosť botov
pace = { $i ->
    [0] okamžite
    [1] rýchlo
    [2] stredne rýchlo
   *[3] pomaly
}
new-public = Ukázať medzi voľnými stolmi
new-commit = Najprv ukázať odtlačok kociek, začať ručne
new-screen = Viac hráčov na jednom zariadení: budete si ho podávať.
new-start = Začať hru
new-invite = Otvoriť stôl a pozvať
kind-human = tu
kind-bot = bot
kind-open = voľné miesto
kind-open-about = ktokoľvek s odkazom
level = { $level ->
    [random] náhodný
    [greedy] pohodový
    [easy] ľahký
    [medium] stredný
    [hard] ťažký
    [master] majster
   *[other] { $level }
}

## Čakanie

lobby = { $game }: pred začiatkom
lobby-waiting = { $n ->
    [one] Čaká sa ešte na jedného hráča
   *[other] Čaká sa ešte na { $n } hráčov
}
lobby-ready = Všetci sú tu
lobby-bot = Posadiť sem bota
lobby-open = Uvoľniť
seat-free = Je tu voľné miesto, zatiaľ na ňom hrá bot.
sit-down = Sadnúť si
leave-short = Odísť
invite = Pozvánka
invite-about = Kto otvorí tento odkaz, môže si sadnúť na voľné miesto alebo sa pozerať.
invite-watch = Všetky miesta sú obsadené. Kto otvorí tento odkaz, môže sa pozerať.
link = Odkaz
copy = Kopírovať
copied = Skopírované
copy-by-hand = Prehliadač odkaz neskopíroval. Je označený, skopíruj ho ručne.
qr = QR kód odkazu

## Pri stole

phase = Fáza
undo = Späť
hint = Rada
hint-thinking = Bot premýšľa…
hint-marked = Na stole je vyznačené, čo by urobil bot.
hint-says = Rada bota: { $text }
hint-others = Ďalšie možnosti
log = Priebeh
log-fold = Zbaliť alebo rozbaliť priebeh
log-empty = Zatiaľ sa nič nestalo.
chat = Chat
chat-empty = Zatiaľ bez správ.
chat-write = Napíš správu
chat-send = Poslať
watching = pozeráš sa
hours-left = { $h }:{ $m } h
minutes-left = { $m }:{ $s } min
seconds-left = { $n } s
now = teraz
on-turn = na ťahu
next-turn = nasleduje
your-turn = Si na ťahu:
seat-open = voľné miesto
seat-bot = bot, { $level }
seat-handed = hrá bot
seat-friend = pri stole
seat-away = preč
round = { $n }. kolo
before-start = Pred prvým ťahom
log-earlier = Predtým
since-yours = Od tvojho posledného ťahu
recap = Čo sa stalo od tvojho ťahu
jump = Ukázať krok { $n }
board-hint = Ťukni na políčko a dozvieš sa o ňom viac.
zoom-in = Priblížiť
zoom-out = Oddialiť
undone = { $seat } berie späť posledný krok.
offline-banner = Spojenie vypadlo. Skúšame to znova; nič sa nestratilo.
bot-trouble = { $name } neodpovedá. Server to skúša ďalej, nič sa nestratí.
other-device = Pokračovať na inom zariadení
device-about = Do 10 minút otvor tento odkaz na druhom zariadení. Funguje iba raz a kto ho otvorí, hrá za teba, preto ho nikomu neposielaj.
look-back = Prezrieť partiu
save-record = Uložiť záznam
hand-over = Nechať bota hrať za: { $name }
take-back = Znova hrať za: { $name }
leave = Odísť od stola
leave-sure = Naozaj odísť? Dohrá bot.
show-result = Ukázať výsledok
result = Výsledok
rematch = Hrať znova
rematch-go = Ďalšia hra je pripravená
to-table = K stolu
cover = Nasleduje { $name }
cover-about = Podajte si zariadenie. Nikto iný by sa teraz nemal pozerať.
cover-ready = Som { $name }
claim = Pokračovať tu
claim-about = Tvoja hra sa prenesie na toto zariadenie.
claim-replace = Na tomto zariadení máš rozohranú inú hru. Svoje miesta v nej stratíš. Pokračovať?
claim-go = Pokračovať tu

## Stôl hry, ktorá nemá vlastnú obrazovku

plain-board = Hrací plán
plain-deeds = Čo môžeš urobiť
plain-here = Na políčku { $space }
plain-all = Ukázať všetko
plain-wait = Teraz nemáš čo robiť.
plain-filter = Hľadať
plain-none-found = Nič také sa urobiť nedá.
plain-on-board = { $what }: políčka na pláne ({ $n })
plain-hint = rada bota
plain-state = Hra
plain-players = Hráči
plain-player = Hráč
plain-points = Body
plain-rank = Miesto
plain-yes = áno
plain-no = nie
plain-chance = Rozhoduje náhoda…
plain-playing = Na ťahu je { $name }
plain-choose = vyber si, čo urobíš
plain-wins = { $n ->
    [one] Vyhráva { $names }
   *[other] Spoločné víťazstvo: { $names }
}

## Klávesy

shortcuts = Klávesnica
key-deeds = vybrať jednu z prvých deviatich možností
key-target = ďalšie možné políčko
key-tab = ďalší ovládací prvok
key-arrows = pohyb po mape
key-log-lines = pohyb v priebehu hry
key-enter = vybrať
key-undo = späť
key-hint = rada
key-recap = čo sa stalo od tvojho ťahu
key-log = priebeh
key-rules = pravidlá
key-menu = ponuka
key-zoom = priblíženie mapy
key-help = tento zoznam

## Nastavenia

theme = Vzhľad
theme-auto = podľa systému
theme-light = svetlý
theme-dark = tmavý
motion = Animácie
motion-auto = podľa systému
motion-full = zapnuté
motion-none = vypnuté
odds = Ukazovať presné šance
odds-about = Ak ich hra vie vypočítať: akú máš ešte šancu na každý cieľ, keď zaň budeš hrať čo najlepšie.
devices = Tvoje zariadenia
devices-about = Prehliadače, ktoré hrajú za teba.
device-this = toto zariadenie
device-since = od { $date }
device-end = Odhlásiť
devices-none = Zatiaľ za teba nehrá žiadne zariadenie.

## Prezeranie

steps = Kroky
step-first = Na začiatok
step-back = O krok späť
step-play = Spustiť
step-on = O krok ďalej
step-last = Na koniec
step-choose = Krok
step-of = { $n } z { $all }
record-open = Otvoriť súbor so záznamom
record-open-about = Otvor uloženú partiu (.json alebo .gem) a prejdi ju krok po kroku. Súbor zostáva u teba, nič sa neukladá.

## Poctivé kocky

fair-how = Ako to funguje
fair-step-1 = Pred začiatkom si server vylosuje tajomstvo a ukáže jeho odtlačok (SHA-256). Tvoje zariadenie si ho uloží.
fair-step-2 = Zariadenie každého hráča si vylosuje náhodný text a ukáže len jeho odtlačok. Texty sa odhalia, až keď sú tu všetky odtlačky.
fair-step-3 = Každý hod, dielik a karta sa vypočíta z tajomstva, týchto textov a poradového čísla.
fair-step-4 = Po hre sa tajomstvo ukáže. Tvoj prehliadač všetky výsledky vypočíta znova a porovná ich s tým, čo si uložil.
fair-result = Kontrola
fair-commitment = Odtlačok tajomstva:
fair-secret = Tajomstvo:
fair-entropy = Texty hráčov:
fair-good = { $n ->
    [one] Výsledok je správny.
    [few] Všetky { $n } výsledky sú správne.
   *[other] Všetkých { $n } výsledkov je správnych.
}
fair-bad = Niečo nesedí.
fair-bad-draws = Nesprávne výsledky (poradové čísla): { $list }
fair-later = Tajomstvo sa ukáže po skončení hry. Potom sa dajú overiť všetky výsledky.
fair-checking = Počíta sa…
fair-file = Overiť súbor
fair-file-about = Otvor uložený záznam (.json) a hodnoty, ktoré si od tohto stola uložilo zariadenie hráča. Server na to nepotrebuješ.
fair-no-data = V tomto súbore nie je odhalené tajomstvo.
fair-not-secure = Prehliadač vie kocky overiť, len ak je stránka otvorená cez https alebo na localhoste. O kockách samotných to nič nehovorí.

## Ťažkosti

trouble-lost = Taká stránka tu nie je
trouble-lost-more = Cesta sa tu končí. Skontroluj, či v adrese nie je preklep.
trouble-no-such-table = Taký stôl tu nie je
trouble-no-such-table-more = Tento stôl neexistuje alebo ho už upratali.
trouble-page-broken = Niečo sa pokazilo
trouble-page-broken-more = Stránku sa nepodarilo zobraziť. Tvoja hra je na serveri v bezpečí.
trouble-offline = Bez spojenia
trouble-offline-more = Server neodpovedá. Tvoja hra je v bezpečí; skús to o chvíľu znova.
trouble-server-error = Niečo sa pokazilo
trouble-server-error-more = Na serveri nastala chyba. Nič sa nestratilo; skús to znova.
offline = Server neodpovedá.
part-missing = Časť stránky sa nenačítala. Skontroluj pripojenie a skús to znova.
server-error = Na serveri nastala chyba. Skús to znova.
bad-json = Server požiadavke nerozumel.
bad-body = Server neprijal údaj: { $place }.
not-json = Server požiadavke nerozumel.
not-found = Nič tu nie je.
method-not-allowed = Toto tu nejde.
not-your-seat = Toto nie je tvoje miesto.
not-your-turn = Nie si na ťahu.
not-seated = Toto môžu urobiť len hráči pri stole.
not-host = Toto môže urobiť len ten, kto stôl založil.
not-yet = Až po skončení hry.
cross-site = Požiadavka prišla z inej stránky.
no-such-table = Taký stôl tu nie je.
no-such-seat = Také miesto tu nie je.
no-such-step = Taký krok tu nie je.
no-odds = Táto hra šance neukazuje.
no-words = Tento jazyk nie je k dispozícii.
unknown-code = Tento odkaz už niekto použil alebo mu vypršala platnosť.
no-such-device = Toto zariadenie nie je v tvojom zozname.
unknown-host = Pod týmto menom tento server nepoznáme.
bot-failed = Bot neodpovedal. Skús to znova.
unknown-level = Takého bota nemáme.
stale = Niekto bol rýchlejší: stôl sme obnovili.
not-started = Hra sa ešte nezačala.
already-started = Hra sa už začala.
old-rules = Táto hra sa začala podľa starších pravidiel a tento server ju už nevie dohrať.
not-over = Hra sa ešte neskončila.
seat-taken = Sedí tam niekto iný.
no-open-seat = Všetky miesta sú obsadené.
already-playing = Na tomto zariadení je už rozohraná hra.
too-large = Toto je príliš veľké.
too-many-requests = Ideš príliš rýchlo, chvíľu počkaj.

## Databáza nefunguje

storage-failed = Server teraz nemôže nič uložiť. Skús to o chvíľu znova.

## What must not be missed, the pace, sound, the race

heed = Čo sa ti stalo
clock-moved = Čas vypršal, ťah za teba: { $text }
by-clock = vypršal čas
loss = Strata: { $n }
worth-for = { $name }: { $points }
pace-of-moves = Tempo ťahov
pace-pause = Pozastaviť
pace-go-on = Pokračovať
pace-step = Ďalší ťah
pace-waiting = { $n ->
    [one] čaká jeden ťah
    [few] čakajú { $n } ťahy
    [many] čaká { $n } ťahu
   *[other] čaká { $n } ťahov
}
pace-paused = Pozastavené: nové ťahy čakajú na teba.
pace-goes-on = Pokračuje sa.
pace-speed = Rýchlosť ťahov: { $speed }
speed-slow = pomaly
speed-normal = normálne
speed-fast = rýchlo
speed-instant = všetko naraz
chat-unread = { $n ->
    [one] jedna nová správa
    [few] { $n } nové správy
    [many] { $n } novej správy
   *[other] { $n } nových správ
}
menu-game = Táto partia
menu-people = Hráči a zariadenia
hand-over-sure = Naozaj nechať bota hrať za: { $name }?
log-game = Ťahy
recap-most = Najdôležitejšie
recap-all = Všetko
key-pause = pozastaviť ťahy ostatných alebo pokračovať
key-step = ďalší ťah počas pauzy
key-speed = zmeniť rýchlosť ťahov
key-quiet = zapnúť alebo vypnúť zvuk
sound-off = Stlmiť
sound-is-on = Zvuk je zapnutý.
sound-is-off = Zvuk je vypnutý.
count-skip = Ukázať všetko
graph-race = Priebeh skóre
graph-rounds = kolá
share = Zdieľať
share-copied = Odkaz na záznam partie je skopírovaný.
share-failed = Prehliadač odkaz neskopíroval. Otvor si záznam partie a skopíruj jeho adresu.

## Domov, nový stôl, čakanie, prehrávanie, pravidlá a nastavenia: druhé vydanie

home-with = Spoluhráči: { $names }
my-over = Dohrané hry
show-all = Zobraziť všetky ({ $n })
show-fewer = Zobraziť menej
new-more = Ďalšie nastavenia
kind-human-about = Hrá na tomto zariadení.
level-about = { $level ->
    [random] Robí čokoľvek, čo pravidlá dovolia. Dobrý na prvé zoznámenie.
    [greedy] Berie, čo je práve najlepšie, a nikdy nemyslí dopredu.
    [easy] Zhovievavý súper na prvé hry.
    [medium] Hrá rozumne a potrestá nepozornosť.
    [hard] Myslí dopredu. Budeš potrebovať plán.
    [master] Náš najsilnejší hráč. Nič neodpustí.
   *[other] Bot pridaný na tento server.
}
level-strength = Z hier vo dvojici vyhrá { $wins } zo 100 proti úrovni „{ $level }“.
preview-map = Mapa pre { $n ->
    [one] jedného hráča
   *[other] { $n } hráčov
}
preview-drawn = Ukážka: skutočná mapa sa vylosuje na začiatku hry.
lobby-game = Čo budete hrať
lobby-list = V zozname
lobby-public = medzi voľnými stolmi
lobby-private = nie, iba cez odkaz
lobby-waiting-for = Čaká sa na: { $names }
lobby-host = Čaká sa, kým hostiteľ začne hru
lobby-by-hand = Keď budú všetci tu, hru začneš ty.
lobby-starts = Hra sa začne, len čo budú obsadené všetky miesta.
lobby-soon = Hra sa o chvíľu začne.
lobby-watching = { $n ->
    [one] Prizerá sa jeden človek.
    [few] Prizerajú sa { $n } ľudia.
   *[other] Prizerá sa { $n } ľudí.
}
seat-here = je tu
seat-kept = miesto odložené z minulej hry
sit-choice = Tvoja voľba do hry
invite-title = Zahraj si so mnou: { $game }
choice-taken = Toto si už vybral iný hráč.
    .hint = Vyber si niečo iné.
share-step = Zdieľať odkaz na tento krok
share-title = { $game }, krok { $n }
copy-failed = Nedá sa skopírovať
turn-back = Na predchádzajúci ťah
turn-on = Na ďalší ťah
replay-speed = Rýchlosť: { $x }×
result-short = Výsledok
rules-contents = Obsah
rules-find = Hľadať v pravidlách
rules-not-found = V pravidlách sa nenašlo nič pre „{ $text }“.
settings-about = Platia na tomto zariadení. Zmeniť ich môžeš aj uprostred hry, v jej ponuke.
settings-language = Jazyk
settings-look = Zobrazenie
settings-play = Hra
settings-sound = Zvuk
settings-alerts = Upozornenia na ťah
language-about = Každý pri stole môže mať svoj.
theme-about = Deň na pergamene, alebo ten istý stôl pri lampe.
motion-about = Kocky, ktoré sa kotúľajú, a figúrky, ktoré lietajú. Bez nich je hra pokojnejšia a rýchlejšia.
your-name-about = Takto ťa uvidia ostatní pri novom stole.
speed = Rýchlosť ťahov
speed-about = Ako rýchlo vidíš, čo robia boti a ostatní hráči.
tips = Tipy
tips-about = Krátke vysvetlenie, keď sa niečo stane po prvý raz.
sound = Zvuky pri stole
sound-about = Krátke zvuky pre kocky, zisky, straty a tvoj ťah.
volume = Hlasitosť
alerts = Upozorniť ma, keď som na ťahu
alerts-about = Keď je táto stránka na pozadí. Prehliadač sa opýta na povolenie.
alerts-impossible = Tento prehliadač upozornenia neponúka.
alerts-refused = Prehliadač tu upozornenia nedovolil. Zmeniť to môžeš v jeho nastaveniach pre túto stránku.
device-seen = naposledy použité { $when }

## Poctivé kocky: čo je dokázané, a losovanie pred začiatkom

fair-proven = Ak všetko sedí, kocky tejto hry si nikto nevybral, ani prevádzkovateľ servera. Nedokazuje to, že sa nepozrel dopredu alebo neprerušil iné stoly, ktorých kocky sa mu nepáčili.
fair-claimed = Server
fair-kept = Uložené v tomto zariadení
fair-nothing-kept = nič
fair-text = Náhodný text
fair-seat-good = sedí
fair-seat-bad = nesedí
fair-seat-none = nič nepridané
fair-seat-later = zapečatené
fair-partly = { $n ->
    [one] Výsledok je správny, všetko sa však overiť nedalo.
    [few] Všetky { $n } výsledky sú správne, všetko sa však overiť nedalo.
   *[other] Všetkých { $n } výsledkov je správnych, všetko sa však overiť nedalo.
}
fair-unchecked = Neoverené
fair-save-kept = Uložiť hodnoty z tohto zariadenia
fair-add-kept = Pridať uložené hodnoty
fair-alarm = Pri tomto stole nehraj: server zmenil hodnoty, ktoré meniť nesmie, a jeho kockám sa nedá veriť.
lobby-dice = Poctivé kocky potrebujú zariadenia všetkých hráčov. Ešte chýba: { $names }
lobby-dice-elsewhere = Toto miesto máš obsadené z iného zariadenia. Otvor stôl tam, alebo miesto uvoľni a sadni si znova tu.
lobby-dice-none = Stránka nie je otvorená cez https ani na localhoste: tvoje zariadenie nemôže prispieť k losovaniu.
old-dice = Pri tomto stole sa losuje starším spôsobom.
wrong-round = Losovanie sa začalo odznova.
already-committed = Čím toto miesto prispieva k losovaniu, je už dané.
too-early = Ešte nie sú všetci pripravení.
wrong-entropy = Toto nie je to, čo tvoje zariadenie predtým určilo.

## Lekcie a tipy

learn = Naučiť sa hrať
at-table = Pri stole
at-table-home = Máte hru na stole? Gemhold počíta za vás, na telefóne každého.
lesson-broken = Táto lekcia nezodpovedá dátam hry na tomto serveri.

## Vlastné hry a mapy

own-page = Tvoje hry
map-make = Vytvoriť vlastnú mapu
map-edit = Upraviť vlastnú mapu
play-on = Hrať odtiaľto ďalej
log-taken = Prevzaté zo záznamu, počet krokov: { $n }. Všetky kocky odvtedy sú z tohto stola.
tips-again = Ukázať tipy znova
tips-again-done = Tipy sa ukážu znova
no-layout = Táto hra nemá mapu, ktorá by sa dala poskladať.
