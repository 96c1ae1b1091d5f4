## Úprava mapy

ke-tools = Čo položiť
ke-mark = { $mark ->
    [fires] Dračie ohne
    [white] Biele drahokamy
   *[gold] Zlaté drahokamy
}
ke-halves = Polovice
ke-half = { $half ->
    [west] západná polovica
   *[east] východná polovica
}
ke-how = { $tool ->
    [half] Potiahni polovicu mapy, alebo ju otáčaj a posúvaj tlačidlami pod mapou.
   *[mark] Ťukni na políčko: položíš naň, čo máš vybrané, alebo to z neho vezmeš. Môžeš to aj potiahnuť: na iné políčko, alebo preč do mora.
}
ke-which = Ktorá polovica
ke-turn-left = Otočiť doľava
ke-turn-right = Otočiť doprava
ke-shift = Posunúť polovicu
ke-way = Posunúť { $way ->
    [up-left] doľava hore
    [up-right] doprava hore
    [left] doľava
    [right] doprava
    [down-left] doľava dole
   *[down-right] doprava dole
}
