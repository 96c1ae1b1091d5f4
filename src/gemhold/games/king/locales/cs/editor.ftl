## Úprava mapy

ke-tools = Co položit
ke-mark = { $mark ->
    [fires] Dračí ohně
    [white] Bílé drahokamy
   *[gold] Zlaté drahokamy
}
ke-halves = Poloviny
ke-half = { $half ->
    [west] západní polovina
   *[east] východní polovina
}
ke-how = { $tool ->
    [half] Přetáhni polovinu mapy, nebo ji otáčej a posouvej tlačítky pod mapou.
   *[mark] Klepni na políčko: položíš na ně, co máš vybrané, nebo to z něj vezmeš. Můžeš to i přetáhnout: na jiné políčko, nebo pryč do moře.
}
ke-which = Která polovina
ke-turn-left = Otočit doleva
ke-turn-right = Otočit doprava
ke-shift = Posunout polovinu
ke-way = Posunout { $way ->
    [up-left] doleva nahoru
    [up-right] doprava nahoru
    [left] doleva
    [right] doprava
    [down-left] doleva dolů
   *[down-right] doprava dolů
}
