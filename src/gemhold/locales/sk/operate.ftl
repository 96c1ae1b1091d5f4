# For whoever runs a server: `gemhold backup`, `restore` and `doctor`.
# $file and $place are names of files and folders, $size megabytes, $tables and $moves whole numbers.

backup-made = Záloha je v súbore { $file } ({ $size } MB).
backup-made-of = Záloha je v súbore { $file } ({ $size } MB; stoly: { $tables }, ťahy: { $moves }). Kópia je overená.
restore-sure = Všetky stoly sa nahradia tými, ktoré sú v súbore { $file }. Pokračovať?
restored = Všetko je teraz tak ako v súbore { $file }.
restored-of = Všetko je teraz tak ako v súbore { $file } (stoly: { $tables }, ťahy: { $moves }).
bad-backup = Túto zálohu nemožno použiť.
    .hint = Nič sa nezmenilo.

## What the doctor finds. Each trouble comes with what to do about it.

doctor-versions = Gemhold { $gemhold }, Python { $python }, knižnica SQLite { $sqlite }
doctor-package-missing = Chýba balík { $name }.
    .fix = Nainštaluj Gemhold znova: pip install --force-reinstall gemhold
doctor-client-missing = Klient pre prehliadač nie je zostavený.
    .fix = Spusti make client alebo nainštaluj hotový balík.
doctor-home = Stoly sú uložené v { $place }; voľné miesto: { $free } MB.
doctor-home-readonly = Do { $place }, kam sa ukladajú stoly, nemožno zapisovať.
    .fix = Daj tento priečinok používateľovi, pod ktorým beží server (chown), alebo vyber iný cez --home.
doctor-disk-full = Disk s { $place } je takmer plný, voľné miesto: { $free } MB.
    .fix = Uvoľni miesto. Staré dohrané stoly odstráni gemhold serve --keep DAYS.
doctor-cache-readonly = Do { $place } nemožno zapisovať, preto sa pravidlá prekladajú pri každom štarte znova.
    .fix = Povoľ zápis do priečinka alebo uveď iný v GEMHOLD_CACHE.
doctor-files-few = Systém dovolí serveru otvoriť najviac toľkoto súborov: { $most }. Každý hráč potrebuje jeden.
    .fix = Povoľ aspoň { $least }: LimitNOFILE v súbore služby alebo ulimit -n.
doctor-tools-missing = Chýba { $name }, preto tu nemožno zálohovať.
    .fix = Nainštaluj klientske programy PostgreSQL.
doctor-database-none = Databáza ešte neexistuje. Server vytvorí { $place }, keď sa prvý raz spustí.
doctor-database = Databáza { $place } je v poriadku a aktuálna (stoly: { $tables }, ťahy: { $moves }).
doctor-database-fails = Databáza { $place } je nedostupná: { $error }
    .fix = Skontroluj GEMHOLD_DATABASE_URL a či databáza beží.
doctor-database-readonly = Do databázy { $place } nemožno zapisovať: { $error }
    .fix = Povoľ zápis do súboru a jeho priečinka používateľovi, pod ktorým beží server.
doctor-database-damaged = Databáza { $place } je poškodená: { $error }
    .fix = Obnov poslednú zálohu: gemhold restore FILE
doctor-schema-older = Databáza je zo staršieho Gemholdu (verzia { $version }, teraz { $newest }).
    .fix = Zálohuj ju a spusti server: databázu upraví sám.
doctor-schema-newer = Databáza je z novšieho Gemholdu (verzia { $version }, tento pozná { $newest }).
    .fix = Nainštaluj znova ten novší Gemhold.
doctor-clock = Hodiny súhlasia s posledným ťahom.
doctor-clock-apart = Hodiny tohto počítača a databázy sa líšia o { $seconds } s.
    .fix = Zapni na oboch nastavovanie času cez sieť (timedatectl set-ntp true).
doctor-clock-behind = Hodiny tohto počítača meškajú aspoň o { $seconds } s.
    .fix = Zapni nastavovanie času cez sieť (timedatectl set-ntp true).
doctor-running = Server na { $address } beží a je pripravený.
doctor-not-ready = Server na { $address } beží, ale nie je pripravený: { $problems }
    .fix = Čo mu chýba, nájdeš v jeho logu. Len čo sa to napraví, pokračuje sám.
doctor-no-answer = Server na { $address } neodpovedá.
    .fix = Spusti ho znova; čo sa stalo, nájdeš v jeho logu.
doctor-port = Port { $port } je voľný.
doctor-port-taken = Port { $port } používa iný program.
    .fix = Vyber iný cez --port.
doctor-limits-off = Obmedzenia počtu požiadaviek sú vypnuté.
    .fix = Skôr než pustíš dnu ostatných, zruš GEMHOLD_RATE_LIMITS.
