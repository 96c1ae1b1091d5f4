pig-lesson-first = A first turn
pig-lesson-first-roll = Roll the die as often as you dare. Roll once!
pig-lesson-first-again = Five points are in the pot, but they are not safe yet. Roll again.
pig-lesson-first-early = Holding would make five points safe. Dare one more roll first.
pig-lesson-first-hold = Eleven points. A 1 would lose them all, so *hold*: they become yours.
pig-lesson-first-greedy = You may roll as long as you like, but a 1 loses everything. Hold this time.
pig-lesson-first-close = The points are safe, and the next player rolls. The first with enough points wins.
