pig-lesson-first = První tah
pig-lesson-first-roll = Házej kostkou, kolikrát se odvážíš. Hoď jednou!
pig-lesson-first-again = V banku je pět bodů, ale ještě nejsou jisté. Hoď znovu.
pig-lesson-first-early = Tím by bylo jistých pět bodů. Nejdřív se odvaž hodit ještě jednou.
pig-lesson-first-hold = Jedenáct bodů. Jednička by je všechny vzala, tak *přestaň*: budou tvoje.
pig-lesson-first-greedy = Házet můžeš dál, ale jednička vezme všechno. Tentokrát přestaň.
pig-lesson-first-close = Body jsou jisté a hází další hráč. Vyhrává, kdo jich první nasbírá dost.
