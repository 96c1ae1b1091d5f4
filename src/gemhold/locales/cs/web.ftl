# Klient v prohlížeči: všechno, co není průběh hry ani důvod z pravidel.

## Všude

skip = Přeskočit na obsah
to-home = Gemhold, domů
home = Domů
menu = Nabídka
more = Další
settings = Nastavení
rules = Pravidla
rules-none = Pravidla této hry tu nejsou. Pomůže ti „Rada“ a seznam toho, co můžeš udělat.
language = Jazyk
language-missing = Jazyk „{ $language }“ se nepodařilo načíst. Zkus to znovu.
lamp = Světlý nebo tmavý vzhled
close = Zavřít
cancel = Zrušit
go = Přejít
join = Připojit se
look = Prohlédnout
continue = Pokračovat
try-again = Zkusit znovu
loading = Načítá se…
loading-table = Stůl se připravuje…
records = Prohlédnout partii
fair-dice = Ověřit kostky
your-name = Tvoje jméno
you-name = Host
you = ty
unofficial = Gemhold je neoficiální vydání, které vytvořili hráči. S vydavateli her nemá nic společného; obrázky i texty jsou naše vlastní.

## Domů
home-motto = Deskové hry v jednom atlasu: proti botům, s přáteli nebo na jednom zařízení
home-motto-one = Proti botům, s přáteli nebo na jednom zařízení
home-players = { $min }–{ $max ->
    [few] { $max } hráči
   *[other] { $max } hráčů
}
home-players-just = { $n ->
    [one] jeden hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
play-bots = Hrát proti botům
invite-friends = Pozvat přátele
one-screen = Hrát na jednom zařízení
own-settings = Zvolit vlastní nastavení
watch-bots = Sledovat hru botů
join-link = Připojit se přes odkaz
join-paste = Sem vlož odkaz
join-bad = Tohle není odkaz na stůl.
open-tables = Volné stoly
open-none = Žádný stůl nečeká na hráče. Založ vlastní a pošli odkaz.
seats-free = { $n ->
    [one] jedno volné místo
    [few] { $n } volná místa
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
   *[other] { $n } sekund
}
new-pace = Rychlost botů
pace = { $i ->
    [0] okamžitě
    [1] rychle
    [2] středně
   *[3] pomalu
}
new-public = Ukázat mezi volnými stoly
new-commit = Nejdřív ukázat otisk kostek a hru začít ručně
new-screen = Víc lidí na jednom zařízení: předáváte si ho.
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
   *[other] Čeká se ještě na { $n } hráčů
}
lobby-ready = Všichni jsou tady
lobby-bot = Posadit sem bota
lobby-open = Uvolnit
seat-free = Je tu volné místo, zatím na něm hraje bot.
sit-down = Sednout si
leave-short = Odejít
invite = Pozvánka
invite-about = Kdo otevře tento odkaz, může si sednout na volné místo nebo hru sledovat.
invite-watch = Všechna místa jsou obsazená. Kdo otevře tento odkaz, může hru sledovat.
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
log = Průběh
log-fold = Sbalit nebo rozbalit průběh
log-empty = Zatím se nic nestalo.
chat = Chat
chat-empty = Zatím žádné zprávy.
chat-write = Napiš zprávu
chat-send = Poslat
watching = sleduješ hru
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
log-earlier = Předtím
since-yours = Od tvého posledního tahu
recap = Co se stalo od tvého tahu
jump = Ukázat krok { $n }
board-hint = Klepni na políčko a dozvíš se o něm víc.
zoom-in = Přiblížit
zoom-out = Oddálit
undone = { $seat } bere zpět poslední krok.
offline-banner = Bez spojení. Zkoušíme to znovu; nic se neztratilo.
bot-trouble = { $name } neodpovídá. Server to zkouší dál, nic se neztratí.
other-device = Pokračovat na jiném zařízení
device-about = Otevři tento odkaz do 10 minut na druhém zařízení. Funguje jen jednou a tvoje hra se jím přenese tam, proto ho nikomu neposílej.
look-back = Prohlédnout partii
save-record = Uložit záznam
hand-over = Předat botovi: { $name }
take-back = Převzít od bota: { $name }
leave = Odejít od stolu
leave-sure = Opravdu odejít? Dohraje za tebe bot.
show-result = Ukázat výsledek
result = Výsledek
rematch = Hrát znovu
rematch-go = Další hra je připravená
to-table = Přejít ke stolu
cover = Na řadě je { $name }
cover-about = Předejte si zařízení. Ostatní ať se teď nedívají.
cover-ready = Jsem { $name }
claim = Pokračovat tady
claim-about = Tvoje hra se přenese na toto zařízení.
claim-replace = Na tomto zařízení je rozehraná hra. Svá místa v ní ztratíš. Pokračovat?
claim-go = Pokračovat tady

## Stůl hry, která nemá vlastní obrazovku

plain-board = Herní plán
plain-deeds = Co můžeš udělat
plain-here = Na políčku { $space }
plain-all = Ukázat všechno
plain-wait = Teď nemáš co dělat.
plain-filter = Hledat
plain-none-found = Nic takového teď udělat nemůžeš.
plain-on-board = { $what }: políčka na plánu ({ $n })
plain-hint = rada bota
plain-state = Hra
plain-players = Hráči
plain-player = Hráč
plain-points = Body
plain-rank = Pořadí
plain-yes = ano
plain-no = ne
plain-chance = Rozhoduje náhoda…
plain-playing = Na tahu je { $name }
plain-choose = vyber si, co uděláš
plain-wins = { $n ->
    [one] Vítězí { $names }
   *[other] Společné vítězství: { $names }
}

## Klávesy

shortcuts = Klávesnice
key-deeds = vybrat jednu z prvních devíti možností
key-target = další možné políčko
key-tab = další ovládací prvek
key-arrows = pohyb po mapě
key-log-lines = pohyb po řádcích průběhu
key-enter = vybrat
key-undo = zpět
key-hint = rada
key-recap = co se stalo od tvého tahu
key-log = průběh
key-rules = pravidla
key-menu = nabídka
key-zoom = přiblížení mapy
key-help = tento seznam

## Nastavení

theme = Vzhled
theme-auto = podle systému
theme-light = světlý
theme-dark = tmavý
motion = Animace
motion-auto = podle systému
motion-full = zapnuté
motion-none = vypnuté
odds = Ukazovat přesné šance
odds-about = U her, které je umí spočítat: jakou máš šanci na každý cíl, když budeš hrát jen na něj.
devices = Tvoje zařízení
devices-about = Prohlížeče, které hrají za tebe.
device-this = toto zařízení
device-since = od { $date }
device-end = Odhlásit
devices-none = Zatím za tebe nehraje žádné zařízení.

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
fair-step-2 = Každý hráč přidá vlastní náhodný text, takže server sám výsledky určit nemůže.
fair-step-3 = Každý hod, dílek i karta se vypočítá z tajemství, těchto textů a pořadového čísla.
fair-step-4 = Po hře se tajemství ukáže. Tvůj prohlížeč pak všechny výsledky spočítá znovu.
fair-result = Kontrola
fair-commitment = Otisk tajemství:
fair-secret = Tajemství:
fair-entropy = Náhodné texty hráčů:
fair-good = { $n ->
    [one] Výsledek je správný.
    [few] Všechny { $n } výsledky jsou správné.
   *[other] Všech { $n } výsledků je správných.
}
fair-bad = Něco nesedí.
fair-bad-commitment = Tajemství nesedí se svým otiskem.
fair-bad-seed = Náhodná mapa nevychází z tajemství.
fair-bad-draws = Nesprávné výsledky, podle čísla: { $list }
fair-later = Tajemství se ukáže po skončení hry. Otisk si můžeš poznamenat.
fair-checking = Počítá se…
fair-file = Ověřit soubor
fair-file-about = Uložený záznam (.json) obsahuje vše potřebné, server k tomu nepotřebuješ.
fair-no-data = V tomto souboru není odhalené tajemství.
fair-not-secure = Prohlížeč umí kostky ověřit, jen když je stránka otevřená přes https nebo na localhostu. O kostkách samotných to nic neříká.

## Potíže

trouble-lost = Taková stránka tu není
trouble-lost-more = Cesta tady končí. Možná je v adrese překlep.
trouble-no-such-table = Takový stůl tu není
trouble-no-such-table-more = Tento stůl neexistuje, nebo už byl zrušen.
trouble-page-broken = Něco se pokazilo
trouble-page-broken-more = Stránku se nepodařilo zobrazit. Tvoje hra je na serveru v bezpečí.
trouble-offline = Bez spojení
trouble-offline-more = Server neodpovídá. Tvoje hra je v bezpečí; zkus to za chvíli znovu.
trouble-server-error = Něco se pokazilo
trouble-server-error-more = Na serveru nastala chyba. Nic se neztratilo; zkus to znovu.
offline = Server neodpovídá.
part-missing = Část stránky se nenačetla. Zkontroluj připojení a zkus to znovu.
server-error = Na serveru nastala chyba. Zkus to znovu.
bad-json = Server požadavku nerozuměl.
bad-body = Server nepřijal údaj: { $place }.
not-json = Server požadavku nerozuměl.
not-found = Nic tu není.
method-not-allowed = Tohle tady nejde.
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
no-words = V tomto jazyce texty nemáme.
no-such-device = Tohle zařízení není ve tvém seznamu.
unknown-host = Pod tímto jménem tento server neznáme.
bot-failed = Bot neodpověděl. Zkus to znovu.
unknown-code = Tento odkaz už někdo použil, nebo vypršel.
unknown-level = Takového bota nemáme.
stale = Někdo byl rychlejší: stůl jsme obnovili.
not-started = Hra ještě nezačala.
already-started = Hra už začala.
old-rules = Tahle hra začala podle starších pravidel a server ji už neumí dohrát.
not-over = Hra ještě neskončila.
seat-taken = Sedí tam někdo jiný.
no-open-seat = Všechna místa jsou obsazená.
already-playing = Na tomto zařízení je už rozehraná hra.
too-large = Tohle je příliš velké.
too-many-requests = Jde to příliš rychle, chvíli počkej.
