# Lecții și sfaturi. Cuvintele dintre asteriscuri ies în evidență.

## Zaruri și cetățeni

king-lesson-dice = Zaruri și cetățeni
king-lesson-dice-welcome = Bine ai venit, Maiestate! Cu zarurile angajezi *cetățeni*, iar cetățenii îți construiesc *castele*. Castelele, pietrele prețioase și dragonii învinși aduc puncte. Câștigă cine are cele mai multe puncte.
king-lesson-dice-keep = Fiecare cetățean cere altceva de la zaruri. *Vânzătorul* vrea patru verzi, iar tu ai aruncat două. Apasă pe amândouă ca să le *păstrezi*, apoi *aruncă* celelalte patru.
king-lesson-dice-stop = Te poți opri și aici, dar cu două zaruri verzi nu angajezi pe nimeni. Mai ai două aruncări.
king-lesson-dice-none = Așa ai arunca din nou toate cele șase zaruri, și pe cele două bune. Păstrează zarurile verzi.
king-lesson-dice-others = Poți păstra orice zaruri, dar pentru vânzător ajută doar cele verzi. Păstrează numai cele două zaruri verzi.
king-lesson-dice-take = Patru zaruri verzi: condiția vânzătorului e îndeplinită! Apasă pe cartonașul lui, apoi pe butonul auriu.
king-lesson-dice-again = Mai ai o aruncare, iar un al cincilea zar verde ar aduce mai mult. De data asta ia ce ai: apasă pe vânzător.
king-lesson-dice-place = Vânzătorul îți aduce un *cartonaș castel*: fermă. Pe hartă sunt două spații cu fermă. Apasă pe cel pe care îl vrei.
king-lesson-dice-close = Spațiul e al tău. Cel mult trei aruncări, apoi un cetățean: asta e o tură. Cartonașul vânzătorului rămâne la tine și mai târziu te ajută ca joker.

## Condiții

king-lesson-conditions = Toate felurile de condiții
king-lesson-conditions-straight = Culorile le știi deja. Condiția e în partea de jos a cartonașului. Aceasta e o *serie*: patru, cinci sau șase numere consecutive. Cu cât sunt mai multe zaruri, cu atât câștigi mai mult.
king-lesson-conditions-numbers = *Antrenorul de dragoni* vrea anumite *numere*: cel puțin trei zaruri cu 3, de orice culoare. Păstrează-le pe cele două ale tale și aruncă restul.
king-lesson-conditions-stop = Dacă te oprești acum, nu angajezi pe nimeni, și mai ai două aruncări. Păstrează zarurile cu 3.
king-lesson-conditions-others = Nu e interzis, dar ai nevoie de trei zaruri cu 3: păstrează-le doar pe cele două pe care le ai.
king-lesson-conditions-groups = Încă două zaruri cu 3! Condiția antrenorului e îndeplinită, la fel și a *banditului*: semnele identice înseamnă același număr, oricare ar fi, iar el vrea patru la fel. Angajează-l pe bandit.
king-lesson-conditions-slayer = Și condiția antrenorului e îndeplinită, iar alegerea e mereu a ta. De data asta angajează-l pe bandit: cu cât numărul grămezii e mai mare, cu atât cetățeanul e mai puternic.
king-lesson-conditions-again = Nu mai e nevoie să arunci: banditului îi ajung patru numere la fel.
king-lesson-conditions-order = Banditul a cucerit un castel pentru tine și e din nou rândul tău. *Hoțul* compară sume: roșul trebuie să întreacă albastrul, iar albastrul verdele. Tu ai 11, 6 și 1: angajează-l pe hoț.
king-lesson-conditions-sums = *Σ* e o sumă: a tuturor zarurilor pentru dezvoltator, numai a celor roșii pentru bandit. Ai 32, din care 26 pe roșu. Mai multe condiții sunt îndeplinite: angajează pe cine vrei.
king-lesson-conditions-close = Culori, numere, grupuri, sume, ordine, serie: acum le știi pe toate. Semnul din josul cartonașului îți arată când condiția e îndeplinită.

## Jokeri

king-lesson-jokers = Jokeri
king-lesson-jokers-cards = Orice cetățean angajat e și *joker*: pe cartonaș e desenat un zar. Decartează două cartonașe cu același zar și zarul se adaugă la aruncarea ta.
king-lesson-jokers-pair = Ai cinci zaruri roșii, adică două cartonașe castel. Cu al șaselea ar fi trei și o *piatră prețioasă*. Două dintre cartonașele tale au un 6 roșu: apasă pe unul, apoi pe celălalt.
king-lesson-jokers-early = Așa ai primi două cartonașe castel. Cu încă un zar roșu sunt trei și o piatră prețioasă, deci folosește întâi cele două cartonașe cu 6 roșu.
king-lesson-jokers-super-first = Și așa obții un zar, dar pierzi super jokerul, care poate mai mult. Combină cele două cartonașe cu 6 roșu.
king-lesson-jokers-take = Iată al șaselea zar roșu. Acum angajează-l pe vânzător.
king-lesson-jokers-enough = Șase zaruri roșii ajung. Păstrează-ți celelalte cartonașe și angajează-l pe vânzător.
king-lesson-jokers-place = O piatră prețioasă de aur e a ta și ai în față trei cartonașe castel. Construiește cu *unul*; celelalte se întorc. Dacă pe spațiu e o piatră prețioasă, o primești și pe ea.
king-lesson-jokers-super = Tura următoare. Zarurile tale însumează 28, iar dezvoltatorul vrea 31. Cartonașul tău cu fața în jos e un *super joker*: împreună cu orice alt cartonaș dă zarul acestuia. Combină-l cu un 6.
king-lesson-jokers-alarm = Fără cetățean vine dragonul, iar tu poți mai mult: jokerii tăi ajung pentru dezvoltator.
king-lesson-jokers-five = Acum sunt 34. Angajează-l pe dezvoltator!
king-lesson-jokers-close = Două cartonașe la fel dau zarul lor, un super joker și un cartonaș dau zarul cartonașului, doi super jokeri dau orice zar. Cartonașele decartate ies din joc, deci folosește-le când merită.

## Cetățeni

king-lesson-citizens = Ce fac cetățenii
king-lesson-citizens-thief = *Hoțul* lucrează acum pentru tine. Acesta trage două cartonașe castel: construiește cu unul, celălalt se întoarce.
king-lesson-citizens-steal = Acum fură: acesta un cartonaș cu fața în sus, alți hoți o piatră prețioasă. Adversarul are un cartonaș cu un 6 roșu. Apasă pe el!
king-lesson-citizens-skip = Nu trebuie să furi, dar un joker gratuit nu se refuză. Ia cartonașul.
king-lesson-citizens-slay = *Antrenorul de dragoni* alungă orice dragon. Spațiul e apoi al tău, la fel și focul. Apasă pe un spațiu în flăcări.
king-lesson-citizens-raid = *Banditul* pune marcajul tău în locul celui mai apropiat marcaj al altui jucător. Sunt luminate doar cele mai apropiate: apasă pe unul.
king-lesson-citizens-owner = *Dezvoltatorul* e cel mai greu de angajat: două cartonașe castel, iar tu construiești cu *amândouă*. Începe cu oricare.
king-lesson-citizens-second = Și acum al doilea castel.
king-lesson-citizens-close = Vânzător, hoț, antrenor de dragoni, bandit, dezvoltator: cu cât numărul grămezii e mai mare, cu atât condiția e mai grea și efectul mai puternic.

## Alarmă de dragon

king-lesson-alarm = Alarmă de dragon
king-lesson-alarm-miss = Ți-ai terminat cele trei aruncări și nu e îndeplinită nicio condiție. Acum se trezește dragonul.
king-lesson-alarm-card = Primești totuși ceva: ia *orice* cartonaș din piața muncii, cu fața în jos. Devine *super joker*. Apasă pe cel pe care îl vrei.
king-lesson-alarm-fire = La alarmă se trage și un cartonaș castel: munți. Tu alegi unde atacă dragonul. O piatră prețioasă de acolo rămâne sub foc până vine un antrenor de dragoni.
king-lesson-alarm-close = Un spațiu în flăcări nu e al nimănui. Și ține minte: dacă zarurile îndeplinesc o condiție, trebuie să angajezi un cetățean. Alarma vine doar când nu se potrivește nimic.

## Zone și puncte

king-lesson-areas = Zone și puncte
king-lesson-areas-count = Fiecare castel din *cea mai mare zonă continuă* a ta aduce 3 puncte, orice alt spațiu 1. Ai două zone cu câte două castele: 6 puncte și 2.
king-lesson-areas-join = Ai tras lavă. Unul dintre cele două spații cu lavă îți unește zonele într-una de cinci castele: 15 puncte. Are și o piatră prețioasă. Apasă pe el!
king-lesson-areas-apart = Acolo, departe, ar aduce un singur punct. Celălalt spațiu cu lavă îți unește zonele: 15 puncte.
king-lesson-areas-fires = *Cele mai multe focuri de dragon* aduc 4 puncte, iar tu și adversarul aveți câte unul. Tocmai ai angajat un antrenor de dragoni: alungă orice dragon.
king-lesson-areas-close = O piatră prețioasă de aur aduce 3 puncte, una albă 2. Numărul de lângă numele tău arată mereu câte puncte ai avea acum.

## Sfârșitul

king-lesson-end = Sfârșitul jocului
king-lesson-end-supply = În grămada generală a rămas *un singur* cartonaș castel. Când o tură se termină cu grămada goală, jocul s-a încheiat.
king-lesson-end-take = Zarurile tale îndeplinesc condiția vânzătorului. Angajează-l.
king-lesson-end-place = Lavă, și a rămas un singur spațiu cu lavă. Construiește ultimul tău castel.
king-lesson-end-close = Grămada e goală, deci se numără punctele: zone, alte spații, focuri, pietre prețioase. La egalitate decid focurile. Încă o cale spre victorie: cine are toate cele 16 marcaje pe hartă și trebuie să mai pună unul câștigă pe loc.

## Sfaturi

king-tip-joker = Un cetățean angajat rămâne la tine ca joker: două cartonașe cu același zar dau zarul acela.
king-tip-alarm = Alarmă de dragon: nu s-a potrivit nimic, așa că un cartonaș a devenit super joker, iar un spațiu arde. Un antrenor de dragoni îl poate elibera.
king-tip-raid = Banditul ia mereu cel mai apropiat castel advers. La fel poate fi luat înapoi.
king-tip-slay = Focurile dragonilor învinși se păstrează: cine are cele mai multe primește 4 puncte la sfârșit.
king-tip-gem = Pietrele prețioase contează la sfârșit: 3 puncte una de aur, 2 una albă.
