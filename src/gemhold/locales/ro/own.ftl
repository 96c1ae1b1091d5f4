## Pagina proprie

own-about = Toate jocurile pe care le-ai terminat aici. Ele țin de acest browser; cu linkul personal de mai jos le poți muta pe alt dispozitiv.
own-none = Încă nu ai terminat niciun joc aici.
own-begin = Începe un joc
own-played = Jocuri jucate
own-wins = Victorii
own-streak = Serie de victorii
own-best-streak = Cea mai lungă serie
own-pending = { $n ->
    [one] Se mai numără un joc.
    [few] Se mai numără { $n } jocuri.
   *[other] Se mai numără { $n } de jocuri.
}
own-shared = { $n ->
    [one] Un joc a fost jucat de mai multe persoane pe un ecran: apare în listă, dar nu contează ca victorie sau înfrângere.
    [few] { $n } jocuri au fost jucate de mai multe persoane pe un ecran: apar în listă, dar nu contează ca victorii sau înfrângeri.
   *[other] { $n } de jocuri au fost jucate de mai multe persoane pe un ecran: apar în listă, dar nu contează ca victorii sau înfrângeri.
}
own-game-sum = Jucate: { $played }, câștigate: { $won } ({ $share }%)
own-game-best = Cel mai bun scor: { $best }, în medie { $mean }
own-last-scores = { $n ->
    [one] Scorul tău în singurul joc
    [few] Scorurile tale în ultimele { $n } jocuri
   *[other] Scorurile tale în ultimele { $n } de jocuri
}
own-won = câștigat
own-not-won = necâștigat
own-people = Cu alți jucători
own-bots = Cu boți
own-bot = { $level }, { $game }
own-met = Jocuri
own-ahead = Tu în față : în urmă
own-games = Jocuri terminate
own-only = Ce jocuri
own-all = toate
own-place = { $n ->
    [1] câștigat
   *[other] locul { $n }
}
own-shared-screen = pe un ecran
own-more = Arată mai multe
own-export = Ia-le cu tine
own-export-about = Toate jocurile tale terminate, ca tabel pentru foi de calcul sau ca date pentru programe. Un singur joc îl poți trimite în aplicația BG Stats cu butonul lui de mai sus.

## Continuarea unei înregistrări

play-on-about = Un joc nou începe după pasul { $n } al acestei înregistrări. Tot ce a fost până acolo se preia, iar la masă scrie asta; de acolo înainte toate zarurile sunt noi.
play-on-begin = Începe

## Editarea hărților

map-title = { $game }: harta ta
map-about = Așază harta cum vrei. Fiecare schimbare este verificată imediat după regulile jocului.
map-faults = Mai e de făcut
map-ready = Pe această hartă se poate juca.
map-undo = Înapoi
map-redo = Refă
map-play = Masă nouă cu această hartă
map-seats = Jucători
map-random = La întâmplare
map-seed = Numărul hărții aleatorii
map-save = Salvează ca fișier
map-open = Deschide un fișier
map-link = Link
map-link-about = Toată harta este în acest link: cine îl deschide poate juca pe ea sau o poate schimba.
