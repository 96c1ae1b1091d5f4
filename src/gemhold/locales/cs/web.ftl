# Klient v prohlížeči: všechno, co není záznam hry ani důvod z pravidel.

## Všude

skip = Přeskočit na obsah
to-home = Gemhold, domů
home = Domů
menu = Nabídka
more = Další
settings = Nastavení
rules = Pravidla
language = Jazyk
language-missing = Jazyk „{ $language }“ se nepodařilo načíst. Zkus to znovu.
lamp = Denní světlo nebo lampa
close = Zavřít
cancel = Zrušit
go = Jít
join = Přisednout
look = Podívat se
continue = Pokračovat
try-again = Zkusit znovu
loading = Načítá se…
loading-table = Stůl se připravuje…
records = Prohlédnout partii
fair-dice = Ověřit kostky
your-name = Tvé jméno
you-name = Host
you = ty
unofficial = Gemhold je neoficiální vydání, které vytvořili hráči. S vydavateli her nemá nic společného; kresby i slova jsou naše vlastní.

## Domů

title-king = Král kostek
title-geodia = Geodia
home-motto = Dvě stolní hry, jeden atlas: proti botům, s přáteli nebo u jednoho stolu
home-motto-one = Proti botům, s přáteli nebo u jednoho stolu
home-players = { $min }–{ $max } hráči
home-king-time = 45 min
home-king-age = od 8 let
home-king-about = Házej, získávej občany, stav hrady a zaháněj draky.
home-geodia-time = 45–135 min
home-geodia-age = strategická
home-geodia-about = Goblini a trpaslíci: nahoře cesty a železnice, dole drahokamy.
play-bots = Hrát proti botům
invite-friends = Pozvat přátele
one-screen = Jedna obrazovka
own-settings = Zvolit nastavení
watch-bots = Sledovat hru botů
join-link = Přisednout přes odkaz
join-paste = Sem vlož odkaz
join-bad = Tohle není odkaz na stůl.
open-tables = Volné stoly
open-none = Žádný stůl nečeká na hráče. Založ vlastní a pošli odkaz.
seats-free = { $n ->
    [one] jedno volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
my-tables = Pokračovat ve hře
my-none = Tady se objeví hry, které začneš.
your-turn-short = Jsi na tahu
waiting-players = Čeká se na hráče
waiting-for = Na tahu: { $name }

## Nový stůl

new-table = Nový stůl
new-game = Hra
new-seats = Místa
new-seats-about = Kdo hraje na tomto zařízení, sedí „tady“; volné místo čeká na toho, kdo otevře odkaz.
new-who = Kdo sedí na místě { $n }
new-level = Úroveň bota { $n }
new-name = Jméno na místě { $n }
new-remove = Odebrat místo { $n }
new-add = Přidat místo
new-timer = Čas na rozhodnutí
new-no-timer = bez omezení
new-seconds = { $n ->
    [86400] jeden den
    [300] 5 minut
    [120] 2 minuty
    [60] 1 minuta
    [few] { $n } sekundy
    [many] { $n } sekundy
   *[other] { $n } sekund
}
new-pace = Rychlost botů
pace = { $i ->
    [0] okamžitě
    [1] rychle
    [2] aby se dalo sledovat
   *[3] pomalu
}
new-public = Ukázat mezi volnými stoly
new-commit = Nejdřív ukázat otisk kostek, začít ručně
new-screen = Víc lidí na jednom zařízení: obrazovku si předáváte.
new-start = Začít hru
new-invite = Otevřít stůl a pozvat
kind-human = tady
kind-bot = bot
kind-open = volné místo
kind-open-about = kdokoli s odkazem
level = { $level ->
    [random] náhodný
    [greedy] rychlý
    [solver] bystrý
    [mcts] silný
    [learned] mistr
   *[other] { $level }
}

## Čekání

lobby = { $game }: před začátkem
lobby-waiting = { $n ->
    [one] Čeká se ještě na jednoho hráče
    [few] Čeká se ještě na { $n } hráče
    [many] Čeká se ještě na { $n } hráče
   *[other] Čeká se ještě na { $n } hráčů
}
lobby-ready = Všichni jsou tady
lobby-bot = Posadit sem bota
lobby-open = Uvolnit
seat-free = Na volném místě tu hraje bot.
sit-down = Sednout si
leave-short = Odejít
invite = Pozvánka
invite-about = Kdo otevře tento odkaz, může si sednout na volné místo nebo se dívat.
invite-watch = Všechna místa jsou obsazená. Kdo otevře tento odkaz, může se dívat.
link = Odkaz
copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Prohlížeč odkaz nezkopíroval. Je označený, zkopíruj ho ručně.
qr = QR kód odkazu

## U stolu

phase = Fáze
undo = Zpět
hint = Rada
hint-thinking = Bot přemýšlí…
hint-marked = Na stole je vyznačeno, co by udělal bot.
hint-says = Rada bota: { $text }
log = Záznam
log-fold = Sbalit nebo rozbalit záznam
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím bez zpráv.
chat-write = Napiš zprávu
chat-send = Poslat
watching = díváš se
hours-left = { $h }:{ $m } h
minutes-left = { $m }:{ $s } min
seconds-left = { $n } s
now = teď
on-turn = na tahu
next-turn = následuje
your-turn = Jsi na tahu:
seat-open = volné místo
seat-bot = bot, { $level }
seat-handed = hraje bot
seat-friend = u stolu
seat-away = pryč
round = { $n }. kolo
before-start = Před prvním tahem
since-yours = Od tvého posledního tahu
recap = Co se stalo od tvého tahu
jump = Ukázat krok { $n }
board-hint = Dotkni se políčka a dozvíš se o něm víc.
zoom-in = Přiblížit
zoom-out = Oddálit
undone = { $seat } bere zpět poslední krok.
offline-banner = Bez spojení. Zkoušíme to znovu; nic se neztratilo.
other-device = Pokračovat na jiném zařízení
device-about = Otevři tento odkaz na druhém zařízení do 10 minut. Funguje jednou a to zařízení bude hrát za tebe: nikomu ho neposílej.
look-back = Prohlédnout partii
save-record = Uložit záznam
hand-over = Nechat bota hrát za: { $name }
take-back = Znovu hrát za: { $name }
leave = Odejít od stolu
leave-sure = Opravdu odejít? Dohraje bot.
show-result = Ukázat výsledek
result = Výsledek
rematch = Hrát znovu
rematch-go = Další hra je připravená
to-table = Ke stolu
cover = Následuje { $name }
cover-about = Předejte si obrazovku. Nikdo jiný by se teď neměl dívat.
cover-ready = Hraje { $name }
claim = Pokračovat tady
claim-about = Tento odkaz dovolí tomuto zařízení hrát za místa toho druhého.
claim-replace = Na tomto zařízení je rozehraná hra. Přišlo by o svá místa. Pokračovat?
claim-go = Pokračovat tady

## Klávesy

shortcuts = Klávesnice
key-dice = ponechat nebo uvolnit kostku
key-cards = vybrat občana
key-roll = hodit
key-stop = skončit s házením nebo odmítnout
key-target = další možné políčko
key-tab = další ovládací prvek
key-arrows = pohyb po mapě
key-log-lines = pohyb v záznamu
key-enter = vybrat
key-undo = zpět
key-hint = rada
key-recap = co se stalo od tvého tahu
key-log = záznam
key-rules = pravidla
key-menu = nabídka
key-zoom = přiblížení mapy
key-help = tento seznam

## Nastavení

theme = Světlo
theme-auto = podle systému
theme-light = den
theme-dark = lampa
motion = Pohyb
motion-auto = podle systému
motion-full = animovaný
motion-none = bez pohybu
odds = Ukazovat přesné šance
odds-about = Jaká je ještě šance na každého občana, když si pro něj necháš nejlepší kostky.

## Prohlížení

steps = Kroky
step-first = Na začátek
step-back = O krok zpět
step-play = Přehrát
step-on = O krok dál
step-last = Na konec
step-choose = Krok
step-of = { $n } z { $all }
record-open = Otevřít soubor se záznamem
record-open-about = Otevři uloženou partii (.json nebo .gem) a projdi ji krok za krokem. Soubor zůstává u tebe, nic se neukládá.

## Poctivé kostky

fair-how = Jak to funguje
fair-step-1 = Před prvním hodem si server vylosuje tajemství a ukáže jeho otisk (SHA-256).
fair-step-2 = Každé místo přidá vlastní náhodný text, takže server sám kostky vybrat nemůže.
fair-step-3 = Každý hod, dílek a karta se spočítá z tajemství, těchto textů a pořadového čísla.
fair-step-4 = Po hře se tajemství ukáže. Tvůj prohlížeč pak všechny výsledky spočítá znovu.
fair-result = Kontrola
fair-commitment = Otisk tajemství:
fair-secret = Tajemství:
fair-entropy = Texty míst:
fair-good = { $n ->
    [one] Výsledek je správný.
    [few] Všechny { $n } výsledky jsou správné.
    [many] Všech { $n } výsledku je správných.
   *[other] Všech { $n } výsledků je správných.
}
fair-bad = Něco nesedí.
fair-bad-commitment = Tajemství nesedí se svým otiskem.
fair-bad-seed = Náhodná mapa nebyla vylosovaná z tajemství.
fair-bad-draws = Nesprávné výsledky, podle čísla: { $list }
fair-later = Tajemství se ukáže po skončení hry. Otisk si můžeš poznamenat.
fair-checking = Počítá se…
fair-file = Ověřit soubor
fair-file-about = V uloženém záznamu (.json) je všechno potřebné; serveru se na nic neptáme.
fair-no-data = V tomto souboru není odhalené tajemství.
fair-not-secure = Prohlížeč umí kostky ověřit, jen když je stránka otevřená přes https nebo na localhostu. O kostkách samotných to nic neříká.

## Potíže

trouble-lost = Taková stránka tu není
trouble-lost-more = Cesta tady končí. Možná v adrese chybí písmeno.
trouble-no-such-table = Takový stůl tu není
trouble-no-such-table-more = Tento stůl neexistuje, nebo ho už uklidili.
trouble-page-broken = Něco se pokazilo
trouble-page-broken-more = Stránku se nepodařilo zobrazit. Tvoje hra je na serveru v bezpečí.
trouble-offline = Bez spojení
trouble-offline-more = Server neodpovídá. Tvoje hra je v bezpečí; zkus to za chvíli znovu.
trouble-server-error = Něco se pokazilo
trouble-server-error-more = Server zakopl. Nic se neztratilo; zkus to znovu.
offline = Server neodpovídá.
part-missing = Část stránky se nenačetla. Zkontroluj připojení a zkus to znovu.
server-error = Server zakopl. Zkus to znovu.
bad-json = Server požadavku nerozuměl.
bad-body = Server nepřijal údaj: { $place }.
not-json = Server požadavku nerozuměl.
not-found = Nic tu není.
method-not-allowed = Tohle se tady nedá.
not-your-seat = Tohle není tvoje místo.
not-your-turn = Nejsi na tahu.
not-seated = Tohle mohou jen hráči u stolu.
not-host = Tohle může jen hostitel.
not-yet = Až po skončení hry.
cross-site = Požadavek přišel z jiné stránky.
no-such-table = Takový stůl tu není.
no-such-seat = Takové místo tu není.
no-such-step = Takový krok tu není.
no-odds = Tato hra šance neukazuje.
unknown-code = Tento odkaz už někdo použil, nebo vypršel.
unknown-level = Takového bota nemáme.
stale = Někdo byl rychlejší: stůl jsme obnovili.
not-started = Hra ještě nezačala.
already-started = Hra už začala.
not-over = Hra ještě neskončila.
seat-taken = Sedí tam někdo jiný.
no-open-seat = Všechna místa jsou obsazená.
already-playing = Na tomto zařízení je už rozehraná hra.
too-large = Tohle je příliš velké.
too-many-requests = Příliš rychle: chvíli počkej.

## Král kostek

k-map = Mapa: { $n } krajin ve dvou polovinách
k-offer = Nabídka občanů
k-dice = Kostky
k-cards = Karty
k-supply = Zásoba
k-supply-tiles = Dílky hradu v zásobě
k-tiles = { $n ->
    [one] dílek
    [few] dílky
    [many] dílku
   *[other] dílků
}
k-fires-short = { $n ->
    [one] oheň
    [few] ohně
    [many] ohně
   *[other] ohňů
}
k-white = bílé
k-gold = zlaté
k-white-gems = Bílé drahokamy
k-gold-gems = Zlaté drahokamy
k-fires = Dračí ohně
k-tokens-left = Zbývající žetony
k-area-others = Největší území + ostatní krajiny
k-score-now = Body, kdyby hra skončila teď
k-points-now = { $n ->
    [one] Jeden bod, kdyby hra skončila teď
    [few] { $n } body, kdyby hra skončila teď
    [many] { $n } bodu, kdyby hra skončila teď
   *[other] { $n } bodů, kdyby hra skončila teď
}
k-player-detail = Ukázat všechno, co má tento hráč
k-your-cards = Tvoje karty
k-your-jokers = Tvoji žolíci
k-none-yet = zatím nic
k-castle-of = hrad: { $name }
k-burning = dračí oheň
k-ruin = zřícenina bez pána
k-free = volné
k-can-choose = { $text } – dá se vybrat
k-phase-roll = Hod
k-phase-check = Kontrola
k-phase-citizen = Občan
k-phase-alarm = nebo poplach
k-waiting = Hraje { $name }…
k-you-keep = hoď znovu, nebo si vezmi občana
k-you-check = vezmi si občana
k-you-check-none = zatím nikdo: žolíci, nebo karta lícem dolů
k-you-place = polož dílek hradu
k-you-slay = vyber dračí oheň
k-you-raid = vyber žeton, který vyženeš
k-you-steal-card = můžeš ukrást kartu
k-you-steal-gem = můžeš ukrást drahokam
k-you-lay-fire = vyber, kde drak zaútočí
k-you-fire-of = vyber, čí oheň se použije
k-do-keep = Vyber kostky, které si necháš.
k-do-check = Vyber občana.
k-do-place = Postav tu hrad: krajina bude tvoje.
k-do-slay = Zažeň draka: oheň i krajina budou tvoje.
k-do-raid = Vyžeň žeton a zaber krajinu.
k-do-lay-fire = Drak zaútočí tady.
k-do-steal-card = Vyber kartu, kterou ukradneš.
k-do-steal-gem = Vyber drahokam, který ukradneš.
k-do-fire-of = Vyber, čí oheň se použije.
k-do-over = Hra skončila.
k-citizen-adjective = { $deck ->
    [1] nevrlý
    [2] arogantní
    [3] zaneprázdněná
    [4] agresivní
   *[5] chamtivý
}
k-citizen-noun = { $deck ->
    [1] Obchodník
    [2] Zlodějka
    [3] Drakobijka
    [4] Lotr
   *[5] Statkář
}
k-citizen-short = { $deck ->
    [1] Obchodník
    [2] Zlodějka
    [3] Drakobijka
    [4] Lotr
   *[5] Statkář
}
k-met = Splněno
k-not-met = Nesplněno
k-not-now = Teď ne
k-face-down = Lícem dolů
k-percent = { $n } %
k-empty = prázdný
k-deck-empty = Balíček { $deck } je prázdný
k-needs = Podmínka: { $condition }.
k-card-label = { $name }. { $effect } Podmínka: { $condition }. Žolík { $joker }. { $state }. { $below ->
    [0] Poslední karta.
    [one] Pod ní jedna karta.
    [few] Pod ní { $below } karty.
    [many] Pod ní { $below } karty.
   *[other] Pod ní { $below } karet.
}
k-to-roll = K hodu
k-held = Držené
k-die-hidden = kostka
k-die-held = { $die }, ponechaná
k-die-fictive = { $die }, ze žolíků
k-fictive = Ze žolíků:
k-drawn = Vytažené:
k-roll = { $n ->
    [one] Hodit jednou kostkou
    [few] Hodit { $n } kostkami
    [many] Hodit { $n } kostky
   *[other] Hodit { $n } kostkami
}
k-roll-short = Hodit { $n }
k-rolls-left = { $n ->
    [one] zbývá 1 hod
    [few] zbývají { $n } hody
    [many] zbývá { $n } hodu
   *[other] zbývá { $n } hodů
}
k-stop = Stačí
k-stop-long = Skončit s házením
k-stop-more = Nechat si všech šest a přejít k občanům
k-take = { $citizen }
k-take-more = Skončit a vzít si tuto kartu
k-ask-take = Vyber občana
k-ask-alarm = Vyber kartu, kterou si vezmeš lícem dolů; pak přijde dračí poplach
k-alarm = Dračí poplach
k-alarm-instead = Raději poplach
k-skip = Odmítnout
k-jokers-use = Použít žolíky
k-joker = Žolík { $die }, balíček { $deck }
k-super = superžolík
k-supers = { $n ->
    [one] Jeden superžolík
    [few] { $n } superžolíci
    [many] { $n } superžolíka
   *[other] { $n } superžolíků
}
k-pair = Odhodit dva žolíky { $die } za tuto kostku
k-pair-super = Odhodit žolíka { $die } a superžolíka za tuto kostku
k-pair-any = Odhodit dva superžolíky za libovolnou kostku
k-make-die = Přidat kostku: { $die }
k-steal = Ukrást: { $what }
k-steal-from = Ukrást, majitel { $name }: { $what }
k-total = Celkem
k-winners = { $n ->
    [one] Vítěz: { $names }!
   *[other] Společné vítězství: { $names }!
}
k-count-skip = Ukázat všechno
k-worth-area = 3 za každý hrad v něm
k-worth-others = 1 za každý
k-worth-fires = 4 za nejvíc, při shodě všem
k-worth-gold = 3 za každý
k-worth-white = 2 za každý
k-luck = Jak kostky přály
k-luck-about = Poctivé kostky mají průměr 3,5. „Štěstí“ a „smůla“ znamenají víc než jednu směrodatnou odchylku od něj.
k-luck-mean = Průměr na kostku
k-luck-word = Verdikt
k-luck-lucky = štěstí
k-luck-even = podle očekávání
k-luck-unlucky = smůla
k-luck-citizens = Získaní občané
k-luck-alarms = Dračí poplachy
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
