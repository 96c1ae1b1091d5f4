# How the server is, as told at every table. $seconds is a whole number.

server-database-write = Server teraz nemôže ukladať ťahy. Čo sa odohralo, je v bezpečí; hra bude pokračovať sama.
server-database-read = Server sa teraz nedostane k stolom. Čo sa odohralo, je v bezpečí; hra bude pokračovať sama.
server-database-restored = Obnovila sa záloha. Stôl sa načíta znova.
bots-preparing = Boti sa chystajú na svoju prvú hru na tomto serveri.
bots-preparing-time = Boti sa chystajú na svoju prvú hru na tomto serveri: ešte asi { $seconds } s.
bot-busy = Bot potrebuje viac času: možno sa ešte pripravuje. Skús to o chvíľu znova.
