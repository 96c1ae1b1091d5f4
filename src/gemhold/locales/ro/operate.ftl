# For whoever runs a server: `gemhold backup`, `restore` and `doctor`.
# $file and $place are names of files and folders, $size megabytes, $tables and $moves whole numbers.

backup-made = Copia de rezervă este în { $file } ({ $size } MB).
backup-made-of = Copia de rezervă este în { $file } ({ $size } MB; mese: { $tables }, mutări: { $moves }). A fost verificată.
restore-sure = Toate mesele vor fi înlocuite cu cele din { $file }. Continui?
restored = Totul este acum ca în { $file }.
restored-of = Totul este acum ca în { $file } (mese: { $tables }, mutări: { $moves }).
bad-backup = Această copie de rezervă nu poate fi folosită.
    .hint = Nu s-a schimbat nimic.

## What the doctor finds. Each trouble comes with what to do about it.

doctor-versions = Gemhold { $gemhold }, Python { $python }, biblioteca SQLite { $sqlite }
doctor-package-missing = Lipsește pachetul { $name }.
    .fix = Instalează Gemhold din nou: pip install --force-reinstall gemhold
doctor-client-missing = Clientul pentru browser nu a fost construit.
    .fix = Rulează make client sau instalează pachetul gata făcut.
doctor-home = Mesele se păstrează în { $place }; spațiu liber: { $free } MB.
doctor-home-readonly = Nu se poate scrie în { $place }, unde se păstrează mesele.
    .fix = Dă dosarul utilizatorului sub care rulează serverul (chown) sau alege altul cu --home.
doctor-disk-full = Discul cu { $place } este aproape plin; spațiu liber: { $free } MB.
    .fix = Fă loc. Mesele vechi terminate se șterg cu gemhold serve --keep DAYS.
doctor-cache-readonly = Nu se poate scrie în { $place }, deci regulile se compilează la fiecare pornire.
    .fix = Permite scrierea în dosar sau indică altul în GEMHOLD_CACHE.
doctor-files-few = Sistemul nu lasă serverul să deschidă prea multe fișiere (cel mult { $most }), iar fiecare jucător are nevoie de unul.
    .fix = Permite cel puțin { $least }: LimitNOFILE în fișierul serviciului sau ulimit -n.
doctor-tools-missing = Lipsește { $name }, deci aici nu se pot face copii de rezervă.
    .fix = Instalează programele client PostgreSQL.
doctor-database-none = Încă nu există o bază de date. Serverul creează { $place } la prima pornire.
doctor-database = Baza de date { $place } este intactă și la zi (mese: { $tables }, mutări: { $moves }).
doctor-database-fails = Baza de date { $place } nu poate fi accesată: { $error }
    .fix = Verifică GEMHOLD_DATABASE_URL și dacă baza de date este pornită.
doctor-database-readonly = Nu se poate scrie în baza de date { $place }: { $error }
    .fix = Dă-i utilizatorului sub care rulează serverul drept de scriere în fișier și în dosarul acestuia.
doctor-database-damaged = Baza de date { $place } este deteriorată: { $error }
    .fix = Restaurează ultima copie de rezervă: gemhold restore FILE
doctor-schema-older = Baza de date provine de la un Gemhold mai vechi (versiunea { $version }, acum { $newest }).
    .fix = Fă-i o copie de rezervă, apoi pornește serverul: el aduce singur baza de date la zi.
doctor-schema-newer = Baza de date provine de la un Gemhold mai nou (versiunea { $version }, acesta cunoaște { $newest }).
    .fix = Instalează din nou acel Gemhold mai nou.
doctor-clock = Ceasul se potrivește cu ultima mutare.
doctor-clock-apart = Ceasul acestui calculator și cel al bazei de date diferă cu { $seconds } s.
    .fix = Pornește pe amândouă potrivirea ceasului prin rețea (timedatectl set-ntp true).
doctor-clock-behind = Ceasul acestui calculator rămâne în urmă cu cel puțin { $seconds } s.
    .fix = Pornește potrivirea ceasului prin rețea (timedatectl set-ntp true).
doctor-running = Serverul de la { $address } rulează și este gata.
doctor-not-ready = Serverul de la { $address } rulează, dar nu este gata: { $problems }
    .fix = Jurnalul lui spune ce lipsește. Serverul continuă singur de îndată ce se remediază.
doctor-no-answer = Serverul de la { $address } nu răspunde.
    .fix = Repornește-l; jurnalul lui spune ce s-a întâmplat.
doctor-port = Portul { $port } este liber.
doctor-port-taken = Portul { $port } este ocupat de alt program.
    .fix = Alege altul cu --port.
doctor-limits-off = Limitele de cereri sunt oprite.
    .fix = Anulează GEMHOLD_RATE_LIMITS înainte să-i lași pe alții să intre.
