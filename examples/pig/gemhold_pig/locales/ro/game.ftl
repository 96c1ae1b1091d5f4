pig-title = Purcelușul
pig-about = Aruncă zarul cât ai curaj, dar un 1 pierde tot.
pig-time = 10 min
pig-age = de la 6 ani
pig-rules =
    Aruncă zarul de câte ori vrei; punctele turei se adună.
    Un 1 îți încheie tura și îi pierde punctele.
    Când te oprești, punctele turei sunt ale tale și aruncă următorul jucător.
    Câștigă cine ajunge primul la țintă.
pig-source = puncte
pig-do = { $do ->
    [roll] Aruncă zarul
   *[hold] Oprește-te și păstrează punctele
}
pig-field = { $field ->
    [goal] Puncte pentru victorie
    [pot] Punctele turei
    [turn] Tura
    [score] Scor
   *[other] { $field }
}
pig-rolls = { $seat } aruncă: { $n }.
pig-loses = { $seat } pierde punctele acestei ture ({ $points }).
pig-holds = { $seat } se oprește: { $points } puncte, { $score } în total.
pig-wins = { $seat } câștigă!
