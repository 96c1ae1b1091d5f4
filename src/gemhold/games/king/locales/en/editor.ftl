## The map editor

ke-tools = What to lay
ke-mark = { $mark ->
    [fires] Dragon fires
    [white] White gems
   *[gold] Gold gems
}
ke-halves = The halves
ke-half = { $half ->
    [west] western half
   *[east] eastern half
}
ke-how = { $tool ->
    [half] Drag a half of the map, or turn and shift it with the buttons below the map.
   *[mark] Tap a space to lay it or take it away. You can also drag it: onto another space, or into the sea to take it away.
}
ke-which = Which half
ke-turn-left = Turn left
ke-turn-right = Turn right
ke-shift = Shift the half
ke-way = Shift { $way ->
    [up-left] up and left
    [up-right] up and right
    [left] left
    [right] right
    [down-left] down and left
   *[down-right] down and right
}
