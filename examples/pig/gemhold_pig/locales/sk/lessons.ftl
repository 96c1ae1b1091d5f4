pig-lesson-first = Prvý ťah
pig-lesson-first-roll = Hádž kockou, koľkokrát sa odvážiš. Hoď raz!
pig-lesson-first-again = V banku je päť bodov, ale ešte nie sú isté. Hoď znovu.
pig-lesson-first-early = Tým by bolo istých päť bodov. Najprv sa odváž hodiť ešte raz.
pig-lesson-first-hold = Jedenásť bodov. Jednotka by ich všetky vzala, tak *prestaň*: budú tvoje.
pig-lesson-first-greedy = Hádzať môžeš ďalej, ale jednotka vezme všetko. Tentoraz prestaň.
pig-lesson-first-close = Body sú isté a hádže ďalší hráč. Vyhráva, kto ich prvý nazbiera dosť.
