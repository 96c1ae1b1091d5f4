# Clientul din browser: tot ce nu ține de jurnalul jocului sau de motivele regulilor.

## Peste tot

skip = Sari la conținut
to-home = Gemhold, pagina principală
home = Acasă
menu = Meniu
more = Mai multe
settings = Setări
rules = Reguli
rules-none = Regulile acestui joc nu sunt scrise aici. Te ajută „Sfat” și lista cu ce poți face.
language = Limba
language-missing = Limba „{ $language }” nu s-a încărcat. Încearcă din nou.
lamp = Temă luminoasă sau întunecată
close = Închide
cancel = Renunță
go = Deschide
join = Intră
look = Privește
continue = Continuă
try-again = Încearcă din nou
loading = Se încarcă…
loading-table = Se încarcă masa…
records = Revezi un joc
fair-dice = Verifică zarurile
your-name = Numele tău
you-name = Oaspete
you = tu
unofficial = Gemhold este o ediție neoficială, făcută de jucători. Nu are legătură cu editorii jocurilor; desenele și textele ne aparțin.

## Acasă
home-motto = Jocuri de masă într-un singur loc: cu boți, cu prietenii sau împreună, în jurul unui ecran
home-motto-one = Cu boți, cu prietenii sau împreună, în jurul unui ecran
home-players = { $min }–{ $max ->
    [few] { $max } jucători
   *[other] { $max } de jucători
}
home-players-just = { $n ->
    [one] un jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
play-bots = Joacă împotriva boților
invite-friends = Invită prieteni
one-screen = Joacă pe rând, pe un ecran
own-settings = Alege setările
watch-bots = Privește cum joacă boții
join-link = Intră cu un link
join-paste = Lipește linkul aici
join-bad = Acesta nu este linkul unei mese.
open-tables = Mese deschise
open-none = Nicio masă nu așteaptă jucători. Deschide una și trimite linkul.
seats-free = { $n ->
    [one] un loc liber
    [few] { $n } locuri libere
   *[other] { $n } de locuri libere
}
my-tables = Continuă un joc
your-turn-short = E rândul tău
waiting-players = Se așteaptă jucători
waiting-for = Joacă { $name }

## O masă nouă

new-table = Masă nouă
new-game = Joc
new-seats = Locuri
new-who = Cine stă pe locul { $n }
new-level = Nivelul botului { $n }
new-name = Numele de pe locul { $n }
new-remove = Scoate locul { $n }
new-add = Adaugă un loc
new-timer = Timp pentru o decizie
new-no-timer = nelimitat
new-seconds = { $n ->
    [86400] o zi
    [300] 5 minute
    [120] 2 minute
    [60] 1 minut
    [few] { $n } secunde
   *[other] { $n } de secunde
}
new-pace = Viteza boților
pace = { $i ->
    [0] imediat
    [1] rapid
    [2] ușor de urmărit
   *[3] pe îndelete
}
new-public = Arată masa în lista meselor deschise
new-commit = Arată întâi amprenta zarurilor și pornește jocul manual
new-screen = Mai mulți oameni pe același dispozitiv: dați ecranul de la unul la altul.
new-start = Începe jocul
new-invite = Deschide masa și invită
kind-human = aici
kind-bot = bot
kind-open = loc liber
kind-open-about = oricine are linkul
level = { $level ->
    [random] la întâmplare
    [greedy] relaxat
    [easy] ușor
    [medium] mediu
    [hard] greu
    [master] maestru
   *[other] { $level }
}

## Așteptare

lobby = { $game }: înainte de start
lobby-waiting = { $n ->
    [one] Se mai așteaptă un jucător
    [few] Se mai așteaptă { $n } jucători
   *[other] Se mai așteaptă { $n } de jucători
}
lobby-ready = Toți sunt aici
lobby-bot = Pune un bot aici
lobby-open = Eliberează locul
seat-free = E un loc liber; deocamdată joacă un bot pe el.
sit-down = Ia loc
leave-short = Pleacă
invite = Invitație
invite-about = Cine deschide acest link poate ocupa un loc liber sau poate privi.
invite-watch = Toate locurile sunt ocupate. Cine deschide acest link poate privi.
link = Link
copy = Copiază
copied = Copiat
copy-by-hand = Browserul nu a putut copia linkul. E selectat: copiază-l manual.
qr = Codul QR al linkului

## La masă

phase = Fază
undo = Anulează
hint = Sfat
hint-thinking = Un bot se gândește…
hint-marked = E marcat pe masă ce ar face un bot.
hint-says = Sfatul unui bot: { $text }
hint-others = Alte variante bune
log = Jurnal
log-fold = Restrânge sau extinde jurnalul
log-empty = Încă nu s-a întâmplat nimic.
chat = Discuții
chat-empty = Niciun mesaj încă.
chat-write = Scrie un mesaj
chat-send = Trimite
watching = privești
hours-left = { $h }:{ $m } h
minutes-left = { $m }:{ $s } min
seconds-left = { $n } s
now = acum
on-turn = joacă
next-turn = urmează
your-turn = E rândul tău:
seat-open = loc liber
seat-bot = bot, { $level }
seat-handed = joacă un bot
seat-friend = la masă
seat-away = nu e aici
round = Runda { $n }
before-start = Înainte de prima tură
log-earlier = Înainte de asta
since-yours = De la ultima ta tură
recap = Ce s-a întâmplat de la ultima ta tură
jump = Arată pasul { $n }
board-hint = Apasă pe un spațiu ca să afli mai multe despre el.
zoom-in = Mărește
zoom-out = Micșorează
undone = { $seat } anulează ultimul pas.
offline-banner = Fără conexiune. Încercăm din nou; nu s-a pierdut nimic.
bot-trouble = { $name } nu răspunde. Serverul încearcă în continuare; nu se pierde nimic.
other-device = Continuă pe alt dispozitiv
device-about = Deschide acest link pe celălalt dispozitiv în cel mult 10 minute. Funcționează o singură dată, iar acel dispozitiv va juca în locul tău: nu da linkul nimănui.
look-back = Revezi jocul
save-record = Salvează înregistrarea
hand-over = Lasă un bot să joace pentru { $name }
take-back = Joacă din nou pentru { $name }
leave = Pleacă de la masă
leave-sure = Sigur pleci? Un bot va juca mai departe în locul tău.
show-result = Arată rezultatul
result = Rezultat
rematch = Joacă din nou
rematch-go = Următorul joc e gata
to-table = Înapoi la masă
cover = Urmează { $name }
cover-about = Dă ecranul mai departe. Nimeni altcineva nu ar trebui să se uite acum.
cover-ready = Continuă, { $name }
claim = Continuă aici
claim-about = Linkul îți mută locurile pe acest dispozitiv.
claim-replace = Pe acest dispozitiv există un joc neterminat. Îți vei pierde locurile din el. Continui?
claim-go = Continuă aici

## Masa unui joc fără ecran propriu

plain-board = Tabla de joc
plain-deeds = Ce poți face
plain-here = Pe spațiul { $space }
plain-all = Arată tot
plain-wait = Acum nu ai nimic de făcut.
plain-filter = Caută
plain-none-found = Nu există nimic cu numele acesta.
plain-on-board = { $what }: spații pe tablă ({ $n })
plain-hint = sfatul unui bot
plain-state = Jocul
plain-players = Jucători
plain-player = Jucător
plain-points = Puncte
plain-rank = Loc
plain-yes = da
plain-no = nu
plain-chance = Se aruncă sau se trage…
plain-playing = Joacă { $name }
plain-choose = alege ce faci
plain-wins = { $n ->
    [one] Câștigă { $names }
   *[other] Victorie împărțită: { $names }
}

## Taste

shortcuts = Tastatură
key-deeds = alege una dintre primele nouă acțiuni
key-target = următorul spațiu posibil
key-tab = următorul element
key-arrows = mișcare pe hartă
key-log-lines = mișcare în jurnal
key-enter = alege
key-undo = anulează
key-hint = sfat
key-recap = ce s-a întâmplat de la ultima ta tură
key-log = jurnal
key-rules = reguli
key-menu = meniu
key-zoom = mărește sau micșorează harta
key-help = această listă

## Setări

theme = Temă
theme-auto = ca în sistem
theme-light = luminoasă
theme-dark = întunecată
motion = Animații
motion-auto = ca în sistem
motion-full = pornite
motion-none = oprite
odds = Arată șansele exacte
odds-about = Șansa de a obține fiecare cetățean dacă joci cât mai bine pentru el; doar în jocurile în care se poate calcula.
devices = Dispozitivele tale
devices-about = Browserele care joacă în numele tău.
device-this = acesta
device-since = din { $date }
device-end = Deconectează
devices-none = Niciun dispozitiv nu joacă încă în numele tău.

## Revedere

steps = Pași
step-first = La început
step-back = Un pas înapoi
step-play = Redă
step-on = Un pas înainte
step-last = La sfârșit
step-choose = Pas
step-of = { $n } din { $all }
record-open = Deschide o înregistrare
record-open-about = Deschide un joc salvat (.json sau .gem) și parcurge-l pas cu pas. Fișierul rămâne la tine; nu se păstrează nimic.

## Zaruri cinstite

fair-how = Cum funcționează
fair-step-1 = Înainte de start, serverul trage la sorți un secret și îi arată amprenta (SHA-256). Dispozitivul tău o păstrează.
fair-step-2 = Dispozitivul fiecărui jucător alege un text aleatoriu și îi arată doar amprenta. Textele se dezvăluie abia când sunt toate amprentele.
fair-step-3 = Fiecare aruncare și fiecare carte sau cartonaș se calculează din secret, din aceste texte și dintr-un număr de ordine.
fair-step-4 = După joc, secretul este dezvăluit. Browserul tău recalculează fiecare rezultat și compară cu ce a păstrat.
fair-result = Verificare
fair-commitment = Amprenta secretului:
fair-secret = Secretul:
fair-entropy = Textele jucătorilor:
fair-good = { $n ->
    [one] Rezultatul este corect.
    [few] Toate cele { $n } rezultate sunt corecte.
   *[other] Toate cele { $n } de rezultate sunt corecte.
}
fair-bad = Ceva nu se potrivește.
fair-bad-draws = Rezultate greșite, după număr: { $list }
fair-later = Secretul va fi dezvăluit la sfârșitul jocului. Atunci se poate verifica fiecare rezultat.
fair-checking = Se calculează…
fair-file = Verifică un fișier
fair-file-about = Deschide înregistrarea (.json) și valorile păstrate de dispozitivul unui jucător de la acea masă. Nu ai nevoie de server.
fair-no-data = Fișierul nu conține un secret dezvăluit.
fair-not-secure = Browserul poate verifica zarurile doar pe o pagină deschisă prin https sau pe localhost. Asta nu înseamnă că zarurile nu sunt cinstite.

## Necazuri

trouble-lost = Pagina nu există
trouble-lost-more = Drumul se oprește aici. Poate lipsește o literă din adresă.
trouble-no-such-table = Masa nu există
trouble-no-such-table-more = Masa nu există sau a fost închisă.
trouble-page-broken = Ceva n-a mers bine
trouble-page-broken-more = Pagina nu a putut fi afișată. Jocul tău e în siguranță pe server.
trouble-offline = Fără conexiune
trouble-offline-more = Serverul nu răspunde. Jocul tău e în siguranță; încearcă din nou peste puțin timp.
trouble-server-error = Ceva n-a mers bine
trouble-server-error-more = A apărut o eroare pe server. Nu s-a pierdut nimic; încearcă din nou.
offline = Serverul nu răspunde.
part-missing = O parte a paginii nu s-a încărcat. Verifică conexiunea și încearcă din nou.
server-error = A apărut o eroare pe server. Încearcă din nou.
bad-json = Serverul nu a înțeles cererea.
bad-body = Serverul nu a acceptat: { $place }.
not-json = Serverul nu a înțeles cererea.
not-found = Nu e nimic aici.
method-not-allowed = Nu poți face asta aici.
not-your-seat = Acesta nu e locul tău.
not-your-turn = Nu e rândul tău.
not-seated = Doar jucătorii de la masă pot face asta.
not-host = Doar gazda poate face asta.
not-yet = Poți face asta doar după sfârșitul jocului.
cross-site = Cererea a venit de pe altă pagină.
no-such-table = Masa nu există.
no-such-seat = Locul nu există.
no-such-step = Pasul nu există.
no-odds = În acest joc nu se pot calcula șanse.
no-words = Limba aceasta nu este disponibilă.
no-such-device = Acest dispozitiv nu e pe lista ta.
unknown-host = Serverul nu este cunoscut sub acest nume.
bot-failed = Botul nu a răspuns. Încearcă din nou.
unknown-code = Linkul a fost folosit sau a expirat.
unknown-level = Nu există un astfel de bot.
stale = Cineva a fost mai rapid: masa a fost actualizată.
not-started = Jocul nu a început încă.
already-started = Jocul a început deja.
old-rules = Masa a început cu o versiune mai veche a regulilor; serverul nu o poate continua.
not-over = Jocul nu s-a terminat încă.
seat-taken = Altcineva stă acolo.
no-open-seat = Toate locurile sunt ocupate.
already-playing = Pe acest dispozitiv există deja un joc neterminat.
too-large = E prea mare.
too-many-requests = Prea multe cereri: așteaptă puțin.

## Baza de date nu funcționează

storage-failed = Serverul nu poate salva nimic acum. Încearcă din nou peste puțin timp.

## What must not be missed, the pace, sound, the race

heed = Ce ți s-a întâmplat
clock-moved = Timpul a expirat și s-a mutat în locul tău: { $text }
by-clock = timp expirat
loss = Pierdere: { $n }
worth-for = { $name }: { $points }
pace-of-moves = Ritmul mutărilor
pace-pause = Pauză
pace-go-on = Continuă
pace-step = Mutarea următoare
pace-waiting = { $n ->
    [one] o mutare în așteptare
    [few] { $n } mutări în așteptare
   *[other] { $n } de mutări în așteptare
}
pace-paused = Pauză: mutările noi te așteaptă.
pace-goes-on = Jocul continuă.
pace-speed = Viteza mutărilor: { $speed }
speed-slow = lent
speed-normal = normal
speed-fast = rapid
speed-instant = totul deodată
chat-unread = { $n ->
    [one] un mesaj nou
    [few] { $n } mesaje noi
   *[other] { $n } de mesaje noi
}
menu-game = Acest joc
menu-people = Jucători și dispozitive
hand-over-sure = Sigur lași un bot să joace pentru { $name }?
log-game = Mutări
recap-most = Cele mai importante
recap-all = Tot
key-pause = oprește sau reia mutările celorlalți
key-step = mutarea următoare, în pauză
key-speed = schimbă viteza mutărilor
key-quiet = pornește sau oprește sunetul
sound-off = Fără sunet
sound-is-on = Sunet pornit.
sound-is-off = Sunet oprit.
count-skip = Arată tot
graph-race = Evoluția scorului
graph-rounds = runde
share = Distribuie
share-copied = Linkul reluării a fost copiat.
share-failed = Browserul nu a putut copia linkul. Deschide reluarea și copiază-i adresa.

## Acasă, masă nouă, așteptare, reluări, reguli și setări: ediția a doua

home-with = Cu { $names }
my-over = Jocuri terminate
show-all = Arată toate ({ $n })
show-fewer = Arată mai puține
new-more = Mai multe setări
kind-human-about = Joacă pe acest dispozitiv.
level-about = { $level ->
    [random] Face orice permit regulile. Bun pentru o primă întâlnire cu jocul.
    [greedy] Ia ce pare cel mai bun acum și nu se gândește niciodată la ce vine după.
    [easy] Un adversar blând, pentru primele jocuri.
    [medium] Joacă chibzuit și pedepsește neatenția.
    [hard] Gândește în avans. Vei avea nevoie de un plan.
    [master] Cel mai puternic jucător al nostru. Nu iartă nimic.
   *[other] Un bot adăugat pe acest server.
}
level-strength = Câștigă { $wins } din 100 de jocuri în doi contra nivelului „{ $level }”.
preview-map = Harta pentru { $n ->
    [one] un jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
preview-drawn = Un exemplu: harta adevărată se trage la sorți la începutul jocului.
lobby-game = Ce veți juca
lobby-list = În listă
lobby-public = printre mesele deschise
lobby-private = nu, doar prin link
lobby-waiting-for = Se așteaptă: { $names }
lobby-host = Se așteaptă ca gazda să înceapă jocul
lobby-by-hand = Jocul îl pornești tu, când sunt toți aici.
lobby-starts = Jocul începe de îndată ce toate locurile sunt ocupate.
lobby-soon = Jocul începe imediat.
lobby-watching = { $n ->
    [one] Privește o persoană.
    [few] Privesc { $n } persoane.
   *[other] Privesc { $n } de persoane.
}
seat-here = aici
seat-kept = loc păstrat din jocul trecut
sit-choice = Alegerea ta pentru joc
invite-title = Joacă { $game } cu mine
choice-taken = Alt jucător a ales deja asta.
    .hint = Alege altceva.
share-step = Distribuie un link la acest pas
share-title = { $game }, pasul { $n }
copy-failed = Nu s-a putut copia
turn-back = La tura anterioară
turn-on = La tura următoare
replay-speed = Viteză: { $x }×
result-short = Rezultat
rules-contents = Cuprins
rules-find = Caută în reguli
rules-not-found = Nimic din reguli nu se potrivește cu „{ $text }”.
settings-about = Se păstrează pe acest dispozitiv. Le poți schimba și în timpul jocului, din meniul lui.
settings-language = Limbă
settings-look = Aspect
settings-play = Joc
settings-sound = Sunet
settings-alerts = Notificări
language-about = Fiecare de la masă o poate folosi pe a sa.
theme-about = Ziua, pe pergament, sau aceeași masă la lumina lămpii.
motion-about = Zaruri care se rostogolesc și piese care zboară. Fără ele e mai liniștit și mai rapid.
your-name-about = Cum te văd ceilalți la o masă nouă.
speed = Viteza mutărilor
speed-about = Cât de repede vezi ce fac boții și ceilalți jucători.
tips = Sfaturi
tips-about = O scurtă explicație prima dată când se întâmplă ceva.
sound = Sunete la masă
sound-about = Sunete scurte pentru zaruri, câștiguri, pierderi și rândul tău.
volume = Volum
alerts = Anunță-mă când e rândul meu
alerts-about = Cât timp pagina e în fundal. Browserul îți va cere permisiunea.
alerts-impossible = Acest browser nu oferă notificări.
alerts-refused = Browserul nu permite notificări aici. Poți schimba asta în setările lui pentru acest site.
device-seen = folosit ultima dată { $when }

## Zaruri cinstite: ce se dovedește și tragerea la sorți dinainte de start

fair-proven = Dacă totul se potrivește, nimeni nu a ales zarurile acestui joc, nici măcar administratorul serverului. Nu se dovedește însă că acesta nu a aflat dinainte ce va ieși sau că nu a întrerupt alte mese ale căror zaruri nu i-au convenit.
fair-claimed = Server
fair-kept = Păstrat de acest dispozitiv
fair-nothing-kept = nimic
fair-text = Text aleatoriu
fair-seat-good = se potrivește
fair-seat-bad = nu se potrivește
fair-seat-none = nu a adăugat nimic
fair-seat-later = sigilat
fair-partly = { $n ->
    [one] Rezultatul este corect, dar nu s-a putut verifica totul.
    [few] Toate cele { $n } rezultate sunt corecte, dar nu s-a putut verifica totul.
   *[other] Toate cele { $n } de rezultate sunt corecte, dar nu s-a putut verifica totul.
}
fair-unchecked = Neverificat
fair-save-kept = Salvează ce a păstrat acest dispozitiv
fair-add-kept = Adaugă valorile păstrate
fair-alarm = Nu juca la această masă: serverul a schimbat valori pe care nu are voie să le schimbe, iar zarurile lui nu sunt de încredere.
lobby-dice = Pentru zaruri cinstite e nevoie de dispozitivele tuturor jucătorilor. Mai lipsesc: { $names }
lobby-dice-elsewhere = Locul tău a fost ocupat de pe alt dispozitiv. Deschide masa acolo sau eliberează locul și ocupă-l din nou aici.
lobby-dice-none = Pagina nu e deschisă prin https sau pe localhost: dispozitivul tău nu poate adăuga nimic la zaruri.
old-dice = Zarurile acestei mese folosesc metoda mai veche.
wrong-round = Tragerea la sorți a fost reluată.
already-committed = Ce adaugă acest loc la zaruri este deja stabilit.
too-early = Nu sunt încă toți pregătiți.
wrong-entropy = Nu e ceea ce stabilise dispozitivul tău.

## Lecții și sfaturi

learn = Învață să joci
at-table = La masă
at-table-home = Aveți jocul pe masă? Gemhold ține socoteala pe telefoanele voastre.
lesson-broken = Lecția nu se potrivește cu datele jocului de pe acest server.

## Jocurile și hărțile proprii

own-page = Jocurile tale
map-make = Fă-ți propria hartă
map-edit = Modifică-ți harta
play-on = Continuă jocul de aici
log-taken = Preluat dintr-o înregistrare: începutul jocului (pași: { $n }). Toate zarurile de atunci încoace sunt de la această masă.
tips-again = Arată din nou sfaturile
tips-again-done = Sfaturile vor apărea din nou
no-layout = Acest joc nu are o hartă pe care să o așezi tu.
