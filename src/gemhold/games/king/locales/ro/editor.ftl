## Editorul hărții

ke-tools = Ce așezi
ke-mark = { $mark ->
    [fires] Focuri de dragon
    [white] Pietre prețioase albe
   *[gold] Pietre prețioase de aur
}
ke-halves = Jumătățile
ke-half = { $half ->
    [west] jumătatea de vest
   *[east] jumătatea de est
}
ke-how = { $tool ->
    [half] Trage o jumătate a hărții sau rotește-o și mut-o cu butoanele de sub hartă.
   *[mark] Apasă pe un spațiu ca să pui ceva acolo sau să iei ce este. Poți și să tragi piesa pe alt spațiu sau, ca să dispară, în mare.
}
ke-which = Care jumătate
ke-turn-left = Rotește la stânga
ke-turn-right = Rotește la dreapta
ke-shift = Mută jumătatea
ke-way = Mută { $way ->
    [up-left] în stânga sus
    [up-right] în dreapta sus
    [left] la stânga
    [right] la dreapta
    [down-left] în stânga jos
   *[down-right] în dreapta jos
}
