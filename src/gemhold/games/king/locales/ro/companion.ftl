# King of the Dice at the real table: the companion.

## Set-up

kc-map-standard = cea obișnuită pentru acest număr
kc-map-drawn = trasă aici la sorți
kc-map-again = Trage altă hartă
kc-setup-fires = Așază cele două jumătăți ca în imagine, { $n } focuri de dragon pe cartonașele lor castel și pietrele prețioase.
kc-setup-tiles = Amestecă celelalte cartonașe castel cu fața în jos și pune { $n } înapoi în cutie fără să le privești.
kc-setup-player = Fiecare jucător ia { $tokens } marcaje și { $gems } piatră prețioasă albă.
kc-setup-decks = Amestecă separat fiecare grămadă și așaz-o cu fața în sus.
kc-first-about = Începe cine aruncă mai mulți de șase. Sau hotărăște soarta.
kc-first-draw = Trage la sorți cine începe
kc-first-is = Începe { $name }.

## The turn

kc-views = Părți
kc-view-turn = Tura
kc-view-map = Harta
kc-view-sheet = Scor
kc-turn-of = Tura: { $name }
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
    [0] Nicio aruncare rămasă
    [one] Aruncă restul (o aruncare rămasă)
    [few] Aruncă restul ({ $n } aruncări rămase)
   *[other] Aruncă restul ({ $n } de aruncări rămase)
}
kc-keep-about = Apasă pe zarurile pe care le păstrezi.
kc-no-advice = Fără conexiune: acum nu se poate verifica dacă zarurile îndeplinesc o carte.
kc-tap-card = Apasă și spune ce carte este aici
kc-choose = Care carte: { $who }
kc-card = { $condition }; joker { $joker }
kc-deck-empty = Grămada este goală
kc-take = O ia { $name }
kc-take-down = Cu fața în jos, alarmă de dragon
kc-other-card = Aici este altă carte
kc-by-jokers = cu jokeri: { $dice }
kc-steal = { $name } fură această carte: { $joker }
kc-hand = { $name }: cărți { $cards }, super jokeri { $supers }

## Map and score

kc-map-about = Apasă pe spațiile cu marcajele lui { $name }. Alege alt jucător sus.
kc-count = Găsește cele mai mari zone
kc-player = Jucător
kc-total = În total
kc-ahead = { $n ->
    [one] Conduce { $names }
    [few] Conduc împreună: { $names }
   *[other] Conduc împreună: { $names }
}

## Entries in the log

kc-log-offer = Pe piața muncii: { $who }
kc-log-empty = Grămada { $deck } este goală
kc-log-take = { $name } ia: { $who }
kc-log-super = { $name } ia un super joker
kc-log-steal = { $name } fură: { $who }
kc-log-spend = { $name } folosește jokeri
kc-log-roll = { $name } aruncă: { $dice }
kc-log-turn = Tura lui { $name }
kc-log-first = Începe { $name }
kc-log-sheet = { $name }: { $part } { $n }
kc-log-owner = { $space }: { $name }
kc-log-free = { $space }: nimeni
