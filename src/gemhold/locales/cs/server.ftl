# How the server is, as told at every table. $seconds is a whole number.

server-database-write = Server teď nemůže ukládat tahy. Co se odehrálo, je v bezpečí; hra bude pokračovat sama.
server-database-read = Server se teď nedostane ke stolům. Co se odehrálo, je v bezpečí; hra bude pokračovat sama.
server-database-restored = Byla obnovena záloha. Stůl se načte znovu.
bots-preparing = Boti se chystají na svou první hru na tomto serveru.
bots-preparing-time = Boti se chystají na svou první hru na tomto serveru: ještě asi { $seconds } s.
bot-busy = Bot potřebuje víc času: možná se ještě připravuje. Zkus to za chvíli znovu.
