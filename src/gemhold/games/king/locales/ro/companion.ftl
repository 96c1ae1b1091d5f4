# King of the Dice at the real table: the companion.

## Set-up

kc-map-standard = cea standard
kc-map-drawn = trasă aici la sorți
kc-map-again = Trage altă hartă
kc-setup-fires = Așază cele două jumătăți ca în imagine, cu { $n } focuri de dragon pe cartonașele castel potrivite și cu pietrele prețioase.
kc-setup-tiles = Amestecă celelalte cartonașe castel cu fața în jos și pune { $n } înapoi în cutie, fără să te uiți la ele.
kc-setup-player = Fiecare jucător ia { $tokens } marcaje și { $gems } piatră prețioasă albă.
kc-setup-decks = Amestecă separat fiecare grămadă și așaz-o cu fața în sus.
kc-first-about = Începe cine aruncă cele mai multe zaruri cu 6. Sau trageți la sorți.
kc-first-draw = Trage la sorți cine începe
kc-first-is = Începe { $name }.

## The turn

kc-views = Secțiuni
kc-view-turn = Tura
kc-view-map = Harta
kc-view-sheet = Scor
kc-turn-of = Joacă { $name }
kc-next = Urmează: { $name }
kc-dice = Zaruri
kc-which-dice = Ce zaruri?
kc-dice-phone = zaruri pe telefon
kc-dice-real = zaruri adevărate
kc-type = Fețele zarurilor adevărate
kc-type-about = { $n ->
    [one] Apasă pe fața ultimului zar.
    [few] Apasă pe ce arată zarurile: încă { $n }.
   *[other] Apasă pe ce arată zarurile: încă { $n }.
}
kc-roll-all = Aruncă toate șase
kc-roll-rest = { $n ->
    [0] Nu mai ai aruncări
    [one] Aruncă restul (o aruncare rămasă)
    [few] Aruncă restul ({ $n } aruncări rămase)
   *[other] Aruncă restul ({ $n } de aruncări rămase)
}
kc-keep-about = Apasă pe zarurile pe care le păstrezi.
kc-no-advice = Fără conexiune: acum nu se poate verifica dacă zarurile îndeplinesc o condiție.
kc-tap-card = Apasă: ce cartonaș e aici?
kc-choose = Cartonaș: { $who }
kc-card = { $condition }; joker { $joker }
kc-deck-empty = Grămada este goală
kc-take = Îl ia { $name }
kc-take-down = Cu fața în jos, alarmă de dragon
kc-other-card = E alt cartonaș aici
kc-by-jokers = cu jokeri: { $dice }
kc-steal = { $name } fură cartonașul: { $joker }
kc-hand = { $name }: cartonașe { $cards }, super jokeri { $supers }

## Map and score

kc-map-about = Apasă pe spațiile cu marcajele acestui jucător: { $name }. Mai sus poți alege alt jucător.
kc-count = Găsește cele mai mari zone
kc-player = Jucător
kc-total = Total
kc-ahead = { $n ->
    [one] Conduce { $names }
    [few] Conduc împreună: { $names }
   *[other] Conduc împreună: { $names }
}

## Entries in the log

kc-log-offer = Pe piața muncii: { $who }
kc-log-empty = Grămada { $deck } este goală
kc-log-take = { $name } angajează: { $who }
kc-log-super = { $name } ia un super joker
kc-log-steal = { $name } fură: { $who }
kc-log-spend = { $name } folosește jokeri
kc-log-roll = { $name } aruncă: { $dice }
kc-log-turn = Joacă { $name }
kc-log-first = Începe { $name }
kc-log-sheet = { $name }: { $part } { $n }
kc-log-owner = { $space }: { $name }
kc-log-free = { $space }: nimeni
