king-title = Kráľ kociek
king-time = 45 min
king-age = od 8 rokov
king-about = Hádž, získavaj občanov, stavaj hrady a zaháňaj drakov.
