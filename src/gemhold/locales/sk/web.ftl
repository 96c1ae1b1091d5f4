# Klient v prehliadači: všetko, čo nie je záznam hry ani dôvod z pravidiel.

## Všade

skip = Preskočiť na obsah
to-home = Gemhold, domov
home = Domov
menu = Ponuka
more = Ďalšie
settings = Nastavenia
rules = Pravidlá
language = Jazyk
language-missing = Jazyk „{ $language }“ sa nepodarilo načítať. Skús to znova.
lamp = Denné svetlo alebo lampa
close = Zavrieť
cancel = Zrušiť
go = Ísť
join = Prisadnúť si
look = Pozrieť si
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

title-king = Kráľ kociek
title-geodia = Geodia
home-motto = Dve stolové hry, jeden atlas: proti botom, s priateľmi alebo pri jednom stole
home-motto-one = Proti botom, s priateľmi alebo pri jednom stole
home-players = { $min } – { $max } hráči
home-king-time = 45 min
home-king-age = od 8 rokov
home-king-about = Hádž, získavaj občanov, stavaj hrady a zaháňaj drakov.
home-geodia-time = 45 – 135 min
home-geodia-age = strategická
home-geodia-about = Goblini a trpaslíci: hore cesty a železnice, dolu drahokamy.
play-bots = Hrať proti botom
invite-friends = Pozvať priateľov
one-screen = Jedna obrazovka
own-settings = Zvoliť nastavenia
watch-bots = Sledovať hru botov
join-link = Prisadnúť si cez odkaz
join-paste = Sem vlož odkaz
join-bad = Toto nie je odkaz na stôl.
open-tables = Voľné stoly
open-none = Nijaký stôl nečaká na hráčov. Založ vlastný a pošli odkaz.
seats-free = { $n ->
    [one] jedno voľné miesto
    [few] { $n } voľné miesta
    [many] { $n } voľného miesta
   *[other] { $n } voľných miest
}
my-tables = Pokračovať v hre
my-none = Tu sa objavia hry, ktoré začneš.
your-turn-short = Si na ťahu
waiting-players = Čaká sa na hráčov
waiting-for = Na ťahu: { $name }

## Nový stôl

new-table = Nový stôl
new-game = Hra
new-seats = Miesta
new-seats-about = Kto hrá na tomto zariadení, sedí „tu“; voľné miesto čaká na toho, kto otvorí odkaz.
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
    [many] { $n } sekundy
   *[other] { $n } sekúnd
}
new-pace = Rýchlosť botov
pace = { $i ->
    [0] okamžite
    [1] rýchlo
    [2] aby sa dalo sledovať
   *[3] pomaly
}
new-public = Ukázať medzi voľnými stolmi
new-commit = Najprv ukázať odtlačok kociek, začať ručne
new-screen = Viac ľudí na jednom zariadení: obrazovku si podávate.
new-start = Začať hru
new-invite = Otvoriť stôl a pozvať
kind-human = tu
kind-bot = bot
kind-open = voľné miesto
kind-open-about = ktokoľvek s odkazom
level = { $level ->
    [random] náhodný
    [greedy] rýchly
    [solver] bystrý
    [mcts] silný
    [learned] majster
   *[other] { $level }
}

## Čakanie

lobby = { $game }: pred začiatkom
lobby-waiting = { $n ->
    [one] Čaká sa ešte na jedného hráča
    [few] Čaká sa ešte na { $n } hráčov
    [many] Čaká sa ešte na { $n } hráča
   *[other] Čaká sa ešte na { $n } hráčov
}
lobby-ready = Všetci sú tu
lobby-bot = Posadiť sem bota
lobby-open = Uvoľniť
seat-free = Na voľnom mieste tu hrá bot.
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
log = Záznam
log-fold = Zbaliť alebo rozbaliť záznam
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
since-yours = Od tvojho posledného ťahu
recap = Čo sa stalo od tvojho ťahu
jump = Ukázať krok { $n }
board-hint = Dotkni sa políčka a dozvieš sa o ňom viac.
zoom-in = Priblížiť
zoom-out = Oddialiť
undone = { $seat } berie späť posledný krok.
offline-banner = Bez spojenia. Skúšame znova; nič sa nestratilo.
other-device = Pokračovať na inom zariadení
device-about = Otvor tento odkaz na druhom zariadení do 10 minút. Funguje raz a to zariadenie bude hrať za teba: nikomu ho neposielaj.
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
cover-about = Podajte si obrazovku. Nikto iný by sa teraz nemal pozerať.
cover-ready = Hrá { $name }
claim = Pokračovať tu
claim-about = Tento odkaz dovolí tomuto zariadeniu hrať za miesta toho druhého.
claim-replace = Na tomto zariadení je rozohraná hra. Prišlo by o svoje miesta. Pokračovať?
claim-go = Pokračovať tu

## Klávesy

shortcuts = Klávesnica
key-dice = ponechať alebo uvoľniť kocku
key-cards = vybrať občana
key-roll = hodiť
key-stop = skončiť s hádzaním alebo odmietnuť
key-target = ďalšie možné políčko
key-tab = ďalší ovládací prvok
key-arrows = pohyb po mape
key-log-lines = pohyb v zázname
key-enter = vybrať
key-undo = späť
key-hint = rada
key-recap = čo sa stalo od tvojho ťahu
key-log = záznam
key-rules = pravidlá
key-menu = ponuka
key-zoom = priblíženie mapy
key-help = tento zoznam

## Nastavenia

theme = Svetlo
theme-auto = podľa systému
theme-light = deň
theme-dark = lampa
motion = Pohyb
motion-auto = podľa systému
motion-full = animovaný
motion-none = bez pohybu
odds = Ukazovať presné šance
odds-about = Aká je ešte šanca na každého občana, ak si preň necháš najlepšie kocky.

## Prezeranie

steps = Kroky
step-first = Na začiatok
step-back = O krok späť
step-play = Prehrať
step-on = O krok ďalej
step-last = Na koniec
step-choose = Krok
step-of = { $n } z { $all }
record-open = Otvoriť súbor so záznamom
record-open-about = Otvor uloženú partiu (.json alebo .gem) a prejdi ju krok po kroku. Súbor zostáva u teba, nič sa neukladá.

## Poctivé kocky

fair-how = Ako to funguje
fair-step-1 = Pred prvým hodom si server vylosuje tajomstvo a ukáže jeho odtlačok (SHA-256).
fair-step-2 = Každé miesto pridá vlastný náhodný text, takže server sám kocky vybrať nemôže.
fair-step-3 = Každý hod, dielik a karta sa vypočíta z tajomstva, týchto textov a poradového čísla.
fair-step-4 = Po hre sa tajomstvo ukáže. Tvoj prehliadač potom všetky výsledky vypočíta znova.
fair-result = Kontrola
fair-commitment = Odtlačok tajomstva:
fair-secret = Tajomstvo:
fair-entropy = Texty miest:
fair-good = { $n ->
    [one] Výsledok je správny.
    [few] Všetky { $n } výsledky sú správne.
    [many] Všetkých { $n } výsledku je správnych.
   *[other] Všetkých { $n } výsledkov je správnych.
}
fair-bad = Niečo nesedí.
fair-bad-commitment = Tajomstvo nesedí so svojím odtlačkom.
fair-bad-seed = Náhodná mapa nebola vylosovaná z tajomstva.
fair-bad-draws = Nesprávne výsledky, podľa čísla: { $list }
fair-later = Tajomstvo sa ukáže po skončení hry. Odtlačok si môžeš poznačiť.
fair-checking = Počíta sa…
fair-file = Overiť súbor
fair-file-about = V uloženom zázname (.json) je všetko potrebné; servera sa na nič nepýtame.
fair-no-data = V tomto súbore nie je odhalené tajomstvo.
fair-not-secure = Prehliadač vie kocky overiť, len ak je stránka otvorená cez https alebo na localhoste. O kockách samotných to nič nehovorí.

## Ťažkosti

trouble-lost = Taká stránka tu nie je
trouble-lost-more = Cesta sa tu končí. Možno v adrese chýba písmeno.
trouble-no-such-table = Taký stôl tu nie je
trouble-no-such-table-more = Tento stôl neexistuje alebo ho už upratali.
trouble-page-broken = Niečo sa pokazilo
trouble-page-broken-more = Stránku sa nepodarilo zobraziť. Tvoja hra je na serveri v bezpečí.
trouble-offline = Bez spojenia
trouble-offline-more = Server neodpovedá. Tvoja hra je v bezpečí; skús to o chvíľu znova.
trouble-server-error = Niečo sa pokazilo
trouble-server-error-more = Server zakopol. Nič sa nestratilo; skús to znova.
offline = Server neodpovedá.
part-missing = Časť stránky sa nenačítala. Skontroluj pripojenie a skús to znova.
server-error = Server zakopol. Skús to znova.
bad-json = Server požiadavke nerozumel.
bad-body = Server neprijal údaj: { $place }.
not-json = Server požiadavke nerozumel.
not-found = Nič tu nie je.
method-not-allowed = Toto sa tu nedá.
not-your-seat = Toto nie je tvoje miesto.
not-your-turn = Nie si na ťahu.
not-seated = Toto môžu len hráči pri stole.
not-host = Toto môže len hostiteľ.
not-yet = Až po skončení hry.
cross-site = Požiadavka prišla z inej stránky.
no-such-table = Taký stôl tu nie je.
no-such-seat = Také miesto tu nie je.
no-such-step = Taký krok tu nie je.
no-odds = Táto hra šance neukazuje.
unknown-code = Tento odkaz už niekto použil alebo vypršal.
unknown-level = Takého bota nemáme.
stale = Niekto bol rýchlejší: stôl sme obnovili.
not-started = Hra sa ešte nezačala.
already-started = Hra sa už začala.
not-over = Hra sa ešte neskončila.
seat-taken = Sedí tam niekto iný.
no-open-seat = Všetky miesta sú obsadené.
already-playing = Na tomto zariadení je už rozohraná hra.
too-large = Toto je priveľké.
too-many-requests = Priveľmi rýchlo: chvíľu počkaj.

## Kráľ kociek

k-map = Mapa: { $n } krajín v dvoch polovicách
k-offer = Ponuka občanov
k-dice = Kocky
k-cards = Karty
k-supply = Zásoba
k-supply-tiles = Dieliky hradu v zásobe
k-tiles = { $n ->
    [one] dielik
    [few] dieliky
    [many] dielika
   *[other] dielikov
}
k-fires-short = { $n ->
    [one] oheň
    [few] ohne
    [many] ohňa
   *[other] ohňov
}
k-white = biele
k-gold = zlaté
k-white-gems = Biele drahokamy
k-gold-gems = Zlaté drahokamy
k-fires = Dračie ohne
k-tokens-left = Zvyšné žetóny
k-area-others = Najväčšie územie + ostatné krajiny
k-score-now = Body, keby sa hra skončila teraz
k-points-now = { $n ->
    [one] Jeden bod, keby sa hra skončila teraz
    [few] { $n } body, keby sa hra skončila teraz
    [many] { $n } bodu, keby sa hra skončila teraz
   *[other] { $n } bodov, keby sa hra skončila teraz
}
k-player-detail = Ukázať všetko, čo má tento hráč
k-your-cards = Tvoje karty
k-your-jokers = Tvoje žolíky
k-none-yet = zatiaľ nič
k-castle-of = hrad: { $name }
k-burning = dračí oheň
k-ruin = zrúcanina bez pána
k-free = voľné
k-can-choose = { $text } – dá sa vybrať
k-phase-roll = Hod
k-phase-check = Kontrola
k-phase-citizen = Občan
k-phase-alarm = alebo poplach
k-waiting = Hrá { $name }…
k-you-keep = hoď znova alebo si vezmi občana
k-you-check = vezmi si občana
k-you-check-none = zatiaľ nikto: žolíky alebo karta lícom dole
k-you-place = polož dielik hradu
k-you-slay = vyber dračí oheň
k-you-raid = vyber žetón, ktorý vyženieš
k-you-steal-card = môžeš ukradnúť kartu
k-you-steal-gem = môžeš ukradnúť drahokam
k-you-lay-fire = vyber, kde drak zaútočí
k-you-fire-of = vyber, čí oheň sa použije
k-do-keep = Vyber kocky, ktoré si necháš.
k-do-check = Vyber občana.
k-do-place = Postav tu hrad: krajina bude tvoja.
k-do-slay = Zažeň draka: oheň aj krajina budú tvoje.
k-do-raid = Vyžeň žetón a zaber krajinu.
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
k-percent = { $n } %
k-empty = prázdny
k-deck-empty = Balíček { $deck } je prázdny
k-needs = Podmienka: { $condition }.
k-card-label = { $name }. { $effect } Podmienka: { $condition }. Žolík { $joker }. { $state }. { $below ->
    [0] Posledná karta.
    [one] Pod ňou jedna karta.
    [few] Pod ňou { $below } karty.
    [many] Pod ňou { $below } karty.
   *[other] Pod ňou { $below } kariet.
}
k-to-roll = Na hod
k-held = Držané
k-die-hidden = kocka
k-die-held = { $die }, ponechaná
k-die-fictive = { $die }, zo žolíkov
k-fictive = Zo žolíkov:
k-drawn = Vytiahnuté:
k-roll = { $n ->
    [one] Hodiť jednou kockou
    [few] Hodiť { $n } kockami
    [many] Hodiť { $n } kocky
   *[other] Hodiť { $n } kockami
}
k-roll-short = Hodiť { $n }
k-rolls-left = { $n ->
    [one] ostáva 1 hod
    [few] ostávajú { $n } hody
    [many] ostáva { $n } hodu
   *[other] ostáva { $n } hodov
}
k-stop = Stačí
k-stop-long = Skončiť s hádzaním
k-stop-more = Nechať si všetkých šesť a prejsť k občanom
k-take = { $citizen }
k-take-more = Skončiť a vziať si túto kartu
k-ask-take = Vyber občana
k-ask-alarm = Vyber kartu, ktorú si vezmeš lícom dole; potom príde dračí poplach
k-alarm = Dračí poplach
k-alarm-instead = Radšej poplach
k-skip = Odmietnuť
k-jokers-use = Použiť žolíky
k-joker = Žolík { $die }, balíček { $deck }
k-super = superžolík
k-supers = { $n ->
    [one] Jeden superžolík
    [few] { $n } superžolíky
    [many] { $n } superžolíka
   *[other] { $n } superžolíkov
}
k-pair = Odhodiť dva žolíky { $die } za túto kocku
k-pair-super = Odhodiť žolíka { $die } a superžolíka za túto kocku
k-pair-any = Odhodiť dva superžolíky za ľubovoľnú kocku
k-make-die = Pridať kocku: { $die }
k-steal = Ukradnúť: { $what }
k-steal-from = Ukradnúť, majiteľ { $name }: { $what }
k-total = Spolu
k-winners = { $n ->
    [one] Víťaz: { $names }!
   *[other] Spoločné víťazstvo: { $names }!
}
k-count-skip = Ukázať všetko
k-worth-area = 3 za každý hrad v ňom
k-worth-others = 1 za každý
k-worth-fires = 4 za najviac, pri zhode všetkým
k-worth-gold = 3 za každý
k-worth-white = 2 za každý
k-luck = Ako kocky priali
k-luck-about = Poctivé kocky majú priemer 3,5. „Šťastie“ a „smola“ znamenajú viac než jednu smerodajnú odchýlku od neho.
k-luck-mean = Priemer na kocku
k-luck-word = Verdikt
k-luck-lucky = šťastie
k-luck-even = podľa očakávania
k-luck-unlucky = smola
k-luck-citizens = Získaní občania
k-luck-alarms = Dračie poplachy
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
