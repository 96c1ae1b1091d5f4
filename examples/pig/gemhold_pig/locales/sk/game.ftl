pig-title = Prasiatko
pig-about = Hádž, kým máš odvahu, ale jednotka ťa oberie o všetko.
pig-time = 10 min
pig-age = od 6 rokov
pig-rules =
    Hádž kockou, koľkokrát chceš; body tvojho ťahu sa sčítavajú.
    Jednotka ukončí tvoj ťah a jeho body prepadnú.
    Keď prestaneš, body ťahu sú tvoje a hádže ďalší hráč.
    Vyhráva, kto prvý dosiahne cieľ.
pig-source = body
pig-do = { $do ->
    [roll] Hodiť kockou
   *[hold] Prestať a zapísať si body
}
pig-field = { $field ->
    [goal] Body na výhru
    [pot] Body tohto ťahu
    [turn] Ťah
    [score] Skóre
   *[other] { $field }
}
pig-rolls = { $seat }: padla { $n }.
pig-loses = { $seat } prichádza o body tohto ťahu ({ $points }).
pig-holds = { $seat } si zapisuje body: { $points }, spolu { $score }.
pig-wins = { $seat } vyhráva!
