# For whoever runs a server: `gemhold backup`, `restore` and `doctor`.
# $file and $place are names of files and folders, $size megabytes, $tables and $moves whole numbers.

backup-made = Záloha je v souboru { $file } ({ $size } MB).
backup-made-of = Záloha je v souboru { $file } ({ $size } MB; stoly: { $tables }, tahy: { $moves }). Kopie je ověřená.
restore-sure = Všechny stoly se nahradí těmi ze souboru { $file }. Pokračovat?
restored = Všechno je teď jako v souboru { $file }.
restored-of = Všechno je teď jako v souboru { $file } (stoly: { $tables }, tahy: { $moves }).
bad-backup = Tuto zálohu nelze použít.
    .hint = Nic se nezměnilo.

## What the doctor finds. Each trouble comes with what to do about it.

doctor-versions = Gemhold { $gemhold }, Python { $python }, knihovna SQLite { $sqlite }
doctor-package-missing = Chybí balíček { $name }.
    .fix = Nainstaluj Gemhold znovu: pip install --force-reinstall gemhold
doctor-client-missing = Klient pro prohlížeč není sestavený.
    .fix = Spusť make client nebo nainstaluj hotový balíček.
doctor-home = Stoly jsou uložené v { $place }; volné místo: { $free } MB.
doctor-home-readonly = Do { $place }, kam se ukládají stoly, nelze zapisovat.
    .fix = Dej tuto složku uživateli, pod kterým běží server (chown), nebo vyber jinou pomocí --home.
doctor-disk-full = Disk s { $place } je skoro plný, volné místo: { $free } MB.
    .fix = Uvolni místo. Staré dohrané stoly odstraní gemhold serve --keep DAYS.
doctor-cache-readonly = Do { $place } nelze zapisovat, proto se pravidla překládají při každém startu znovu.
    .fix = Povol zápis do složky nebo uveď jinou v GEMHOLD_CACHE.
doctor-files-few = Systém dovolí serveru otevřít nejvýš tolik souborů: { $most }. Každý hráč potřebuje jeden.
    .fix = Povol aspoň { $least }: LimitNOFILE v souboru služby nebo ulimit -n.
doctor-tools-missing = Chybí { $name }, proto tu nelze zálohovat.
    .fix = Nainstaluj klientské programy PostgreSQL.
doctor-database-none = Databáze ještě neexistuje. Server vytvoří { $place }, až se poprvé spustí.
doctor-database = Databáze { $place } je v pořádku a aktuální (stoly: { $tables }, tahy: { $moves }).
doctor-database-fails = Databáze { $place } je nedostupná: { $error }
    .fix = Zkontroluj GEMHOLD_DATABASE_URL a jestli databáze běží.
doctor-database-readonly = Do databáze { $place } nelze zapisovat: { $error }
    .fix = Povol zápis do souboru a jeho složky uživateli, pod kterým běží server.
doctor-database-damaged = Databáze { $place } je poškozená: { $error }
    .fix = Obnov poslední zálohu: gemhold restore FILE
doctor-schema-older = Databáze je ze staršího Gemholdu (verze { $version }, teď { $newest }).
    .fix = Zálohuj ji a spusť server: databázi upraví sám.
doctor-schema-newer = Databáze je z novějšího Gemholdu (verze { $version }, tento zná { $newest }).
    .fix = Nainstaluj znovu ten novější Gemhold.
doctor-clock = Hodiny souhlasí s posledním tahem.
doctor-clock-apart = Hodiny tohoto počítače a databáze se liší o { $seconds } s.
    .fix = Zapni na obou nastavování času přes síť (timedatectl set-ntp true).
doctor-clock-behind = Hodiny tohoto počítače se opožďují aspoň o { $seconds } s.
    .fix = Zapni nastavování času přes síť (timedatectl set-ntp true).
doctor-running = Server na { $address } běží a je připravený.
doctor-not-ready = Server na { $address } běží, ale není připravený: { $problems }
    .fix = Co mu chybí, najdeš v jeho logu. Jakmile se to napraví, pokračuje sám.
doctor-no-answer = Server na { $address } neodpovídá.
    .fix = Spusť ho znovu; co se stalo, najdeš v jeho logu.
doctor-port = Port { $port } je volný.
doctor-port-taken = Port { $port } používá jiný program.
    .fix = Vyber jiný pomocí --port.
doctor-limits-off = Omezení počtu požadavků jsou vypnutá.
    .fix = Než pustíš dovnitř ostatní, zruš GEMHOLD_RATE_LIMITS.
