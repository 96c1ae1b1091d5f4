# Cuvintele întregului program: jucători, erori și motive care nu țin de un anumit joc.

player-number = Jucătorul { $n }

## Erori, după cod; .hint spune ce e de făcut

unknown-game = Nu există un astfel de joc.
    .hint = „gemhold games” afișează lista jocurilor.
broken-plugin = O extensie nu se poate încărca: { $place }.
    .hint = Actualizează pachetul din care face parte sau dezinstalează-l.
bad-option = Setarea „{ $place }” nu este corectă.
    .hint = Verifică numele și valoarea ei.
unknown-lesson = Nu există o astfel de lecție.
    .hint = Alege una din lista de lecții.
bad-data = Datele jocului conțin o greșeală: { $place }.
    .hint = Corectează fișierul sau joacă cu datele originale.
bad-record = Înregistrarea nu poate fi citită: { $place }.
    .hint = Verifică dacă fișierul este complet și a fost creat cu aceeași versiune.
bad-notation = Jocul nu înțelege această mutare.
    .hint = Mutările se scriu la fel ca în lista mutărilor posibile.
illegal-action = Regulile nu permit acum această mutare.
    .hint = Alege una dintre mutările posibile.
cannot-undo = Mutarea nu mai poate fi anulată.
    .hint = Poți anula doar ultima ta mutare, cât timp nu s-a aruncat sau tras nimic și nu a mutat alt jucător.

## Motive care nu țin de un anumit joc

game-over = Jocul s-a terminat.
    .hint = Începe unul nou sau revezi-l pe acesta.
chance-first = Mai întâi trebuie aruncat sau tras ceva.
not-chance = E rândul unui jucător: nu e nimic de aruncat sau de tras.
why-not-now = Nu poți face asta acum.

## Zarurile: ce nu se potrivește și ce nu s-a putut verifica

dice-wrong-secret = Secretul nu se potrivește cu amprenta lui.
dice-wrong-seats = Înregistrarea nu are câte un text aleatoriu pentru fiecare loc.
dice-wrong-seed = Harta aleatorie nu provine din secret.
dice-wrong-options = Setările jocului nu sunt cele cu care a fost creată masa.
dice-wrong-draw = Mutarea { $move }: rezultatul a fost { $x } din { $n }, dar din secret rezultă { $right }.
dice-wrong-list = Mutarea { $move }: lista rezultatelor spune altceva.
dice-wrong-reveal = { $seat }: textul aleatoriu nu se potrivește cu amprenta lui.
dice-swapped-secret = Serverul a înlocuit secretul: acest dispozitiv a păstrat altă amprentă.
dice-swapped-scheme = Înregistrarea pretinde că s-a folosit metoda mai veche, dar acest dispozitiv a participat la cea nouă.
dice-swapped-table = Valorile păstrate aparțin altei mese.
dice-swapped-round = Acest dispozitiv a participat la încercarea { $kept }, dar jocul a pornit de la încercarea { $round }.
dice-swapped-seat = { $seat }: amprenta nu este cea văzută de acest dispozitiv înainte să-și dezvăluie textul.
dice-swapped-entropy = { $seat }: textul aleatoriu nu este cel ales de acest dispozitiv.
dice-open-pin = Lipsesc valorile păstrate înainte de start de dispozitivul unui jucător. S-a dovedit doar că înregistrarea se potrivește cu amprenta scrisă în ea.
dice-open-seats = S-a comparat doar amprenta secretului. Nu s-a putut verifica dacă textul vreunui jucător a fost înlocuit.
dice-open-scheme = La această masă s-a folosit metoda mai veche: textele aleatorii nu erau sigilate înainte de a fi arătate, așa că administratorul serverului putea alege ultimul.
dice-open-none = Niciun jucător nu a adăugat un text aleatoriu, deci zarurile depind doar de secretul serverului.
dice-open-again = De câte ori s-a reluat tragerea la sorți după ce acest dispozitiv își dezvăluise textul: { $n }
dice-open-taken = { $n ->
    [one] Primul rezultat aleatoriu este preluat dintr-o înregistrare și nu a fost tras aici.
    [few] Primele { $n } rezultate aleatorii sunt preluate dintr-o înregistrare și nu au fost trase aici.
   *[other] Primele { $n } de rezultate aleatorii sunt preluate dintr-o înregistrare și nu au fost trase aici.
}

## Hints

hint-win = { $percent }% șanse de victorie
