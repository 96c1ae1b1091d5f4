# How the server is, as told at every table. $seconds is a whole number.

server-database-write = Serverul nu poate salva mutări acum. Ce s-a jucat este în siguranță; jocul va continua singur.
server-database-read = Serverul nu are acces la mese acum. Ce s-a jucat este în siguranță; jocul va continua singur.
server-database-restored = A fost restaurată o copie de rezervă. Masa se încarcă din nou.
bots-preparing = Boții se pregătesc pentru primul lor joc pe acest server.
bots-preparing-time = Boții se pregătesc pentru primul lor joc pe acest server: încă vreo { $seconds } s.
bot-busy = Botul are nevoie de mai mult timp: poate că regulile lui încă se pregătesc. Încearcă din nou peste câteva clipe.
