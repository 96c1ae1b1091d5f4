## Editorul hărții

ge-lands = Feluri de câmpuri
ge-bare = încă nimic
ge-take = Ia
ge-clear = Golește harta
ge-how = Alege un fel și apasă pe câmpurile pe care stă. Cu mouse-ul poți trage un câmp peste altul: își schimbă locul.
