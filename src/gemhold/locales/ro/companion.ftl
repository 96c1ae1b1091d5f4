# At the table: the companion for real boxes.

## A companion

at-about = Cu cărți, zaruri și hartă adevărate: Gemhold ține socoteala, vă amintește ce e de făcut, aruncă zarurile la cerere și verifică. Un telefon pentru toți sau fiecare cu al lui. Merge și fără conexiune.
at-kept = Pe acest dispozitiv
at-forget = Șterge de pe acest dispozitiv: { $names }
at-new = Un joc nou la masă
at-game = Ce joc este pe masă?
at-how-many = Câți jucători?
at-start = Începe
at-waiting = Se așteaptă primele însemnări…
at-online = { $n ->
    [one] Conectat, un dispozitiv
    [few] Conectat, { $n } dispozitive
   *[other] Conectat, { $n } de dispozitive
}
at-offline-short = Fără conexiune
at-offline = { $n ->
    [0] Fără conexiune: totul se păstrează aici.
    [one] Fără conexiune: totul se păstrează aici, o însemnare așteaptă să fie trimisă.
    [few] Fără conexiune: totul se păstrează aici, { $n } însemnări așteaptă să fie trimise.
   *[other] Fără conexiune: totul se păstrează aici, { $n } de însemnări așteaptă să fie trimise.
}
at-keeps-nothing = Acest browser nu păstrează nimic: lasă pagina deschisă până la sfârșitul jocului.
at-refused = { $n ->
    [one] Serverul nu a acceptat această însemnare, așa că nu se socotește pe niciun dispozitiv. Șterge-o și introdu altfel, sau încearcă din nou.
    [few] Serverul nu a acceptat aceste { $n } însemnări, așa că nu se socotesc pe niciun dispozitiv. Șterge-le și introdu altfel, sau încearcă din nou.
   *[other] Serverul nu a acceptat aceste { $n } de însemnări, așa că nu se socotesc pe niciun dispozitiv. Șterge-le și introdu altfel, sau încearcă din nou.
}
at-refused-body = E prea lungă sau vine din altă versiune a aplicației.
at-discard = Șterge
at-turn-clock = Timpul turei

## Menu

at-share = Invită
at-share-about = Oricine deschide acest link participă de pe telefonul său; toți văd același lucru.
at-log = Jurnal
at-players = Jucători
at-preferences = Acest dispozitiv
at-undo = Anulează
at-undo-last = Anulează: { $text }
at-restore = Restabilește
at-undone = anulat
at-more = Arată însemnările mai vechi
at-this-device = acest dispozitiv
at-other-device = alt dispozitiv
at-whose = Al cui este telefonul?
at-whose-about = Telefonul personal își arată mereu jucătorul; cel comun arată cine e la rând.
at-all = al tuturor
at-order = Nume și ordine de joc
at-sooner = Mută mai sus: { $name }
at-hand = Cu ce mână ții telefonul?
at-hand-left = stânga
at-hand-right = dreapta
at-awake = Ține ecranul aprins
at-clock = Arată timpul turei
at-aid = Șanse și sfaturi
at-aid-about = Dacă jocul le poate calcula. Au nevoie de server.
at-plain-http = Această adresă nu este criptată (http). De aceea aplicația nu poate fi instalată, nu se deschide fără server și nu poate ține ecranul aprins. Însemnările se păstrează totuși în browser și se trimit mai târziu.

## Entries in the log

at-log-start = Începe jocul
at-log-order = Ordine de joc nouă
at-log-device = Se alătură un dispozitiv: { $name }
at-log-name = Nume nou: { $name } (acum { $before })
at-log-other = Însemnare din altă versiune

## Complaints

no-companion = Nu există un astfel de joc la masă. Verifică linkul.
no-answer = Jocul nu poate răspunde la asta.
other-game = Acest link este al altui joc.
log-full = Acest jurnal este plin. Începe un joc nou la masă.
