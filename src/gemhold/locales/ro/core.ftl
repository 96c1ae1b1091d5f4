# Cuvintele întregului program: jucători, erori și motive care nu țin de un anumit joc.

player-number = Jucătorul { $n }

## Erori, după cod; .hint spune ce e de făcut

unknown-game = Nu există un astfel de joc.
    .hint = „gemhold games” afișează lista jocurilor.
bad-option = Setarea „{ $place }” nu este corectă.
    .hint = Verifică numele și valoarea ei.
bad-data = Datele jocului conțin o greșeală: { $place }.
    .hint = Corectează intrarea din fișier sau joacă cu datele originale.
bad-record = Jocul salvat nu poate fi citit: { $place }.
    .hint = Verifică dacă fișierul este complet și a fost creat cu aceeași versiune.
bad-notation = Această mutare nu poate fi citită.
    .hint = Mutările se scriu la fel ca în lista mutărilor posibile.
illegal-action = Regulile nu permit acum această mutare.
    .hint = Alege una dintre mutările posibile.
cannot-undo = Mutarea nu mai poate fi anulată.
    .hint = Poți anula doar ultima ta mutare, cât timp nu i-a răspuns hazardul sau alt jucător.

## Motive care nu țin de un anumit joc

game-over = Jocul s-a terminat.
    .hint = Începe unul nou sau parcurge-l pe acesta.
chance-first = Mai întâi hotărăște hazardul.
not-chance = E rândul unui jucător, nu al hazardului.
why-not-now = Acum nu se poate.
why-wrong-phase = { $awaited ->
    [keep] Nu acum: mai întâi alege ce zaruri păstrezi.
    [check] Nu acum: mai întâi alege un cetățean sau alarma de dragon.
    [place] Nu acum: mai întâi plasează cartonașul castel.
    [slay] Nu acum: mai întâi alege dragonul de învins.
    [raid] Nu acum: mai întâi alege marcajul de alungat.
    [steal-card] Nu acum: mai întâi fură un cartonaș sau renunță.
    [steal-gem] Nu acum: mai întâi fură o piatră prețioasă sau renunță.
    [lay-fire] Nu acum: mai întâi alege unde atacă dragonul.
    [fire-of] Nu acum: mai întâi alege al cui foc de dragon se folosește.
    [mulligan] Nu acum: mai întâi hotărăște ce faci cu prima mână.
    [base] Nu acum: mai întâi alege locul bazei.
    [roads] Nu acum: mai întâi așază drumurile și căile ferate de început.
    [figures] Nu acum: mai întâi așază primele figurine.
    [use-tools] Nu acum: mai întâi hotărăște dacă joci Scule.
    [find] Nu acum: mai întâi hotărăște dacă joci Zăcământ.
    [bonus] Nu acum: mai întâi alege ce aduce zarul bonus.
    [chests] Nu acum: mai întâi alege pe ce mine pui cufere.
    [main] Nu acum: mai întâi încheie faza principală.
    [final] Nu acum: mai întâi încheie faza finală.
    [move] Nu acum: mai întâi alege unde merge figurina.
    [swap] Nu acum: mai întâi alege două cărți de decartat.
    [trade] Nu acum: mai întâi încheie tranzacția.
    [site] Nu acum: mai întâi alege un câmp pentru carte.
    [rails] Nu acum: mai întâi alege drumurile care devin căi ferate.
    [building] Nu acum: mai întâi alege o clădire.
    [sabotage] Nu acum: mai întâi alege ținta sabotajului.
    [discard] Nu acum: mai întâi decartează cărțile în plus.
    [combat] Nu acum: mai întâi încheie faza de luptă.
    [target] Nu acum: mai întâi alege o țintă.
    [defend] Nu acum: mai întâi răspunde la atac.
    [rescue] Nu acum: mai întâi încheie evacuarea.
    [lose] Nu acum: mai întâi alege ce se pierde.
    [worms] Nu acum: mai întâi alungă viermii.
    [inspect] Nu acum: mai întâi hotărăște pentru câți muncitori plătești.
    [dismiss] Nu acum: mai întâi alege muncitorul de concediat.
    [over] Jocul s-a terminat.
   *[other] Nu acum: mai întâi hotărăște hazardul.
}
