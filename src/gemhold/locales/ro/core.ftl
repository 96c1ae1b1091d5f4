# Cuvintele întregului program: jucători, erori și motive care nu țin de un anumit joc.

player-number = Jucătorul { $n }

## Erori, după cod; .hint spune ce e de făcut

unknown-game = Nu există un astfel de joc.
    .hint = „gemhold games” afișează lista jocurilor.
broken-plugin = O extensie nu se poate încărca: { $place }.
    .hint = Actualizează pachetul din care face parte sau dezinstalează-l.
bad-option = Setarea „{ $place }” nu este corectă.
    .hint = Verifică numele și valoarea ei.
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
