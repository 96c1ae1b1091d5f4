geodia-title = Geodia
geodia-time = 45–135 min
geodia-age = strategická
geodia-about = Goblini a trpaslíci: nahoře cesty a železnice, dole drahokamy.
