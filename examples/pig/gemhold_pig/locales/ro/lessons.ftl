pig-lesson-first = Prima tură
pig-lesson-first-roll = Aruncă zarul de câte ori îndrăznești. Aruncă o dată!
pig-lesson-first-again = Ai adunat cinci puncte, dar încă nu sunt sigure. Aruncă din nou.
pig-lesson-first-early = Dacă te oprești acum, ai cinci puncte sigure. Întâi mai riscă o aruncare.
pig-lesson-first-hold = Unsprezece puncte. Cu un 1 le-ai pierde pe toate, deci *oprește-te*: devin ale tale.
pig-lesson-first-greedy = Poți arunca mai departe, dar cu un 1 pierzi tot. De data asta oprește-te.
pig-lesson-first-close = Punctele sunt sigure și aruncă jucătorul următor. Câștigă primul care are destule.
