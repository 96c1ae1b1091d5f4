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
your-turn-short = Jsi na tahu
waiting-players = Čeká se na hráče
waiting-for = Na tahu: { $name }

## Nový stůl

new-table = Nový stůl
new-game = Hra
new-seats = Místa
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
    [greedy] pohodový
    [easy] lehký
    [medium] střední
    [hard] těžký
    [master] mistr
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
hint-others = Další možnosti
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
fair-step-1 = Před začátkem si server vylosuje tajemství a ukáže jeho otisk (SHA-256). Tvoje zařízení si ho uloží.
fair-step-2 = Zařízení každého hráče si vylosuje náhodný text a ukáže jen jeho otisk. Texty se odhalí, až když jsou tu všechny otisky.
fair-step-3 = Každý hod, dílek i karta se vypočítá z tajemství, těchto textů a pořadového čísla.
fair-step-4 = Po hře se tajemství ukáže. Tvůj prohlížeč všechny výsledky spočítá znovu a porovná je s tím, co si uložil.
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
fair-bad-draws = Nesprávné výsledky, podle čísla: { $list }
fair-later = Tajemství se ukáže po skončení hry. Potom půjde ověřit všechny výsledky.
fair-checking = Počítá se…
fair-file = Ověřit soubor
fair-file-about = Otevři uložený záznam (.json) a hodnoty, které si od tohoto stolu uložilo zařízení hráče. Server k tomu nepotřebuješ.
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

## Databáze nefunguje

storage-failed = Server teď nemůže nic uložit. Zkus to za chvíli znovu.

## What must not be missed, the pace, sound, the race

heed = Co se ti stalo
clock-moved = Čas vypršel, tah za tebe: { $text }
by-clock = vypršel čas
loss = Ztráta: { $n }
worth-for = { $name }: { $points }
pace-of-moves = Tempo tahů
pace-pause = Pozastavit
pace-go-on = Pokračovat
pace-step = Další tah
pace-waiting = { $n ->
    [one] čeká jeden tah
    [few] čekají { $n } tahy
    [many] čeká { $n } tahu
   *[other] čeká { $n } tahů
}
pace-paused = Pozastaveno: nové tahy čekají na tebe.
pace-goes-on = Pokračuje se.
pace-speed = Rychlost tahů: { $speed }
speed-slow = pomalu
speed-normal = normálně
speed-fast = rychle
speed-instant = všechno najednou
chat-unread = { $n ->
    [one] jedna nová zpráva
    [few] { $n } nové zprávy
    [many] { $n } nové zprávy
   *[other] { $n } nových zpráv
}
menu-game = Tato partie
menu-people = Hráči a zařízení
hand-over-sure = Opravdu předat botovi: { $name }?
log-game = Tahy
recap-most = Nejdůležitější
recap-all = Všechno
key-pause = pozastavit tahy ostatních nebo pokračovat
key-step = další tah během pauzy
key-speed = změnit rychlost tahů
key-quiet = zapnout nebo vypnout zvuk
sound-off = Ztlumit
sound-is-on = Zvuk je zapnutý.
sound-is-off = Zvuk je vypnutý.
count-skip = Ukázat vše
graph-race = Vývoj skóre
graph-rounds = kola
share = Sdílet
share-copied = Odkaz na záznam partie je zkopírovaný.
share-failed = Prohlížeč odkaz nezkopíroval. Otevři si záznam partie a zkopíruj jeho adresu.

## Domů, nový stůl, čekání, přehrávání, pravidla a nastavení: druhé vydání

home-with = Spoluhráči: { $names }
my-over = Dohrané hry
show-all = Zobrazit všechny ({ $n })
show-fewer = Zobrazit méně
new-more = Další nastavení
kind-human-about = Hraje na tomto zařízení.
level-about = { $level ->
    [random] Dělá cokoli, co pravidla dovolí. Dobrý na první seznámení.
    [greedy] Bere, co je zrovna nejlepší, a nikdy nemyslí dopředu.
    [easy] Shovívavý soupeř pro první hry.
    [medium] Hraje rozumně a potrestá nepozornost.
    [hard] Myslí dopředu. Budeš potřebovat plán.
    [master] Náš nejsilnější hráč. Nic neodpustí.
   *[other] Bot přidaný na tento server.
}
level-strength = Z her ve dvou vyhraje { $wins } ze 100 proti úrovni „{ $level }“.
preview-map = Mapa pro { $n ->
    [one] jednoho hráče
    [few] { $n } hráče
   *[other] { $n } hráčů
}
preview-drawn = Ukázka: skutečná mapa se vylosuje na začátku hry.
lobby-game = Co budete hrát
lobby-list = V seznamu
lobby-public = mezi volnými stoly
lobby-private = ne, jen přes odkaz
lobby-waiting-for = Čeká se na: { $names }
lobby-host = Čeká se, až hostitel hru začne
lobby-by-hand = Až tu budou všichni, hru začneš ty.
lobby-starts = Hra začne, jakmile budou obsazená všechna místa.
lobby-soon = Hra za chvíli začne.
lobby-watching = { $n ->
    [one] Přihlíží jeden člověk.
    [few] Přihlížejí { $n } lidé.
   *[other] Přihlíží { $n } lidí.
}
seat-here = je tady
seat-kept = místo ponechané z minulé hry
sit-choice = Tvoje volba do hry
invite-title = Zahraj si se mnou: { $game }
choice-taken = Tohle si už vybral jiný hráč.
    .hint = Vyber si něco jiného.
share-step = Sdílet odkaz na tento krok
share-title = { $game }, krok { $n }
copy-failed = Nelze zkopírovat
turn-back = Na předchozí tah
turn-on = Na další tah
replay-speed = Rychlost: { $x }×
result-short = Výsledek
rules-contents = Obsah
rules-find = Hledat v pravidlech
rules-not-found = V pravidlech není nic pro „{ $text }“.
settings-about = Platí na tomto zařízení. Změnit je můžeš i uprostřed hry, v její nabídce.
settings-language = Jazyk
settings-look = Zobrazení
settings-play = Hra
settings-sound = Zvuk
settings-alerts = Upozornění na tah
language-about = Každý u stolu může mít svůj.
theme-about = Den na pergamenu, nebo tentýž stůl při lampě.
motion-about = Kostky, které se kutálejí, a figurky, které létají. Bez nich je hra klidnější a rychlejší.
your-name-about = Takhle tě ostatní uvidí u nového stolu.
speed = Rychlost tahů
speed-about = Jak rychle vidíš, co dělají boti a ostatní hráči.
tips = Tipy
tips-about = Krátké vysvětlení, když se něco stane poprvé.
sound = Zvuky u stolu
sound-about = Krátké zvuky pro kostky, zisky, ztráty a tvůj tah.
volume = Hlasitost
alerts = Upozornit mě, když jsem na tahu
alerts-about = Když je tato stránka na pozadí. Prohlížeč požádá o povolení.
alerts-impossible = Tento prohlížeč upozornění nenabízí.
alerts-refused = Prohlížeč tu upozornění nepovolil. Změnit to můžeš v jeho nastavení pro tuto stránku.
device-seen = naposledy použito { $when }

## Poctivé kostky: co je dokázáno, a losování před začátkem

fair-proven = Pokud všechno sedí, kostky téhle hry si nikdo nevybral, ani provozovatel serveru. Nedokazuje to, že se nepodíval dopředu nebo nepřerušil jiné stoly, jejichž kostky se mu nelíbily.
fair-claimed = Server
fair-kept = Uloženo v tomto zařízení
fair-nothing-kept = nic
fair-text = Náhodný text
fair-seat-good = sedí
fair-seat-bad = nesedí
fair-seat-none = nic nepřidáno
fair-seat-later = zapečetěno
fair-partly = { $n ->
    [one] Výsledek je správný, všechno ale ověřit nešlo.
    [few] Všechny { $n } výsledky jsou správné, všechno ale ověřit nešlo.
   *[other] Všech { $n } výsledků je správných, všechno ale ověřit nešlo.
}
fair-unchecked = Neověřeno
fair-save-kept = Uložit hodnoty z tohoto zařízení
fair-add-kept = Přidat uložené hodnoty
fair-alarm = U tohoto stolu nehraj: server změnil hodnoty, které měnit nesmí, a jeho kostkám se nedá věřit.
lobby-dice = Poctivé kostky potřebují zařízení všech hráčů. Ještě chybí: { $names }
lobby-dice-elsewhere = Tohle místo máš obsazené z jiného zařízení. Otevři stůl tam, nebo místo uvolni a sedni si znovu tady.
lobby-dice-none = Stránka není otevřená přes https ani na localhostu: tvoje zařízení nemůže přispět k losování.
old-dice = U tohoto stolu se losuje starším způsobem.
wrong-round = Losování začalo znovu.
already-committed = Čím tohle místo přispívá k losování, už je dané.
too-early = Ještě nejsou všichni připraveni.
wrong-entropy = Tohle není to, co tvoje zařízení předtím určilo.

## Lekce a tipy

learn = Naučit se hrát
at-table = U stolu
at-table-home = Máte hru na stole? Gemhold počítá za vás, na telefonu každého.
lesson-broken = Tahle lekce neodpovídá datům hry na tomto serveru.

## Vlastní hry a mapy

own-page = Tvoje hry
map-make = Vytvořit vlastní mapu
map-edit = Upravit vlastní mapu
play-on = Hrát odtud dál
log-taken = Převzato ze záznamu, počet kroků: { $n }. Všechny kostky od té chvíle jsou z tohoto stolu.
tips-again = Ukázat tipy znovu
tips-again-done = Tipy se ukážou znovu
no-layout = Tato hra nemá mapu, kterou by šlo poskládat.
