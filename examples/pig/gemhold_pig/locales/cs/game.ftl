pig-title = Prasátko
pig-about = Házej, dokud máš odvahu, ale jednička tě připraví o všechno.
pig-time = 10 min
pig-age = od 6 let
pig-rules =
    Házej kostkou, kolikrát chceš; body tvého tahu se sčítají.
    Jednička ukončí tvůj tah a jeho body propadnou.
    Když přestaneš, body tahu jsou tvoje a hází další hráč.
    Vyhrává, kdo první dosáhne cíle.
pig-source = body
pig-do = { $do ->
    [roll] Hodit kostkou
   *[hold] Přestat a zapsat si body
}
pig-field = { $field ->
    [goal] Body k výhře
    [pot] Body tohoto tahu
    [turn] Tah
    [score] Skóre
   *[other] { $field }
}
pig-rolls = { $seat }: padla { $n }.
pig-loses = { $seat } přichází o body tohoto tahu ({ $points }).
pig-holds = { $seat } si zapisuje body: { $points }, celkem { $score }.
pig-wins = { $seat } vyhrává!
