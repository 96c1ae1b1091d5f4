pig-lesson-first = Prima tură
pig-lesson-first-roll = Aruncă zarul de câte ori îndrăznești. Aruncă o dată!
pig-lesson-first-again = În pot sunt cinci puncte, dar încă nu sunt sigure. Aruncă din nou.
pig-lesson-first-early = Așa ar fi sigure cinci puncte. Îndrăznește întâi încă o aruncare.
pig-lesson-first-hold = Unsprezece puncte. Un 1 le-ar pierde pe toate, deci *oprește-te*: devin ale tale.
pig-lesson-first-greedy = Poți arunca mai departe, dar un 1 pierde tot. De data asta oprește-te.
pig-lesson-first-close = Punctele sunt sigure și aruncă jucătorul următor. Câștigă primul care are destule.
