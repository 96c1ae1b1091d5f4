## Editorul hărții

ge-lands = Feluri de câmpuri
ge-bare = încă nimic
ge-take = Scoate
ge-clear = Golește harta
ge-how = Alege un fel de câmp și apasă pe locurile unde îl vrei. Cu mouse-ul poți trage un câmp peste altul: își schimbă locurile.
