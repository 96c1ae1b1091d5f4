king-title = Král kostek
king-time = 45 min
king-age = od 8 let
king-about = Házej, získávej občany, stav hrady a zaháněj draky.
