# For whoever runs a server: `gemhold backup`, `restore` and `doctor`.
# $file and $place are names of files and folders, $size megabytes, $tables and $moves whole numbers.

backup-made = Backed up to { $file } ({ $size } MB).
backup-made-of = Backed up to { $file } ({ $size } MB; tables: { $tables }, moves: { $moves }). The copy was checked.
restore-sure = This replaces all tables with those in { $file }. Continue?
restored = Everything is now as in { $file }.
restored-of = Everything is now as in { $file } (tables: { $tables }, moves: { $moves }).
bad-backup = This backup cannot be used.
    .hint = Nothing was changed.

## What the doctor finds. Each trouble comes with what to do about it.

doctor-versions = Gemhold { $gemhold }, Python { $python }, SQLite { $sqlite }
doctor-package-missing = The package { $name } is missing.
    .fix = Install Gemhold again: pip install --force-reinstall gemhold
doctor-client-missing = The browser client has not been built.
    .fix = Run make client, or install the finished package.
doctor-home = Tables are kept in { $place }; { $free } MB are free there.
doctor-home-readonly = Nothing can be written to { $place }, where tables are kept.
    .fix = Give this folder to the user the server runs as (chown), or choose another with --home.
doctor-disk-full = The disk of { $place } is nearly full: { $free } MB are free.
    .fix = Make room. Old finished tables can be removed with gemhold serve --keep DAYS.
doctor-cache-readonly = Nothing can be written to { $place }, so the rules are compiled anew at every start.
    .fix = Make the folder writable, or name another in GEMHOLD_CACHE.
doctor-files-few = The system lets the server open only { $most } files; each player needs one.
    .fix = Allow at least { $least }: LimitNOFILE in the service file, or ulimit -n.
doctor-tools-missing = { $name } is missing, so backups cannot be made here.
    .fix = Install the client programs of PostgreSQL.
doctor-database-none = There is no database yet. The server makes { $place } when it first starts.
doctor-database = The database { $place } is whole and up to date (tables: { $tables }, moves: { $moves }).
doctor-database-fails = The database { $place } cannot be reached: { $error }
    .fix = Check GEMHOLD_DATABASE_URL, and whether the database is running.
doctor-database-readonly = Nothing can be written to the database { $place }: { $error }
    .fix = Make the file and its folder writable for the user the server runs as.
doctor-database-damaged = The database { $place } is damaged: { $error }
    .fix = Restore the last backup: gemhold restore FILE
doctor-schema-older = The database is from an older Gemhold (version { $version }, now { $newest }).
    .fix = Back it up, then start the server: it brings the database up to date by itself.
doctor-schema-newer = The database is from a newer Gemhold (version { $version }, this one knows { $newest }).
    .fix = Install the newer Gemhold again.
doctor-clock = The clock agrees with the last move.
doctor-clock-apart = The clocks of this machine and of the database differ by { $seconds } s.
    .fix = Let both set their clocks over the network (timedatectl set-ntp true).
doctor-clock-behind = The clock of this machine is at least { $seconds } s slow.
    .fix = Let it set its clock over the network (timedatectl set-ntp true).
doctor-running = The server at { $address } is running and ready.
doctor-not-ready = The server at { $address } is running but not ready: { $problems }
    .fix = Its log says what is missing. The server carries on by itself as soon as that is fixed.
doctor-no-answer = The server at { $address } does not answer.
    .fix = Restart it; its log says what happened.
doctor-port = Port { $port } is free.
doctor-port-taken = Port { $port } is taken by another program.
    .fix = Choose another with --port.
doctor-limits-off = Rate limits are off.
    .fix = Unset GEMHOLD_RATE_LIMITS before you let others in.
