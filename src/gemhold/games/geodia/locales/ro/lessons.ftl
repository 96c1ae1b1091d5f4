# Lecții și sfaturi. Cuvintele dintre asteriscuri ies în evidență.

## Scopul și harta

geodia-lesson-goal = Scopul și harta
geodia-lesson-goal-gems = Ești un baron al minelor și vrei *nestemate*: câștigă cine are cele mai multe la sfârșit. Aici îți vezi nestematele și cele patru resurse.
geodia-lesson-goal-map = Fiecare câmp dă două *resurse*, iar sub el se ascunde o *mină*. Baza ta e la margine. În mijloc, dragonul doarme pe comorile lui.
geodia-lesson-goal-detonate = Minele se deschid cu o explozie! *Detonează* câmpul marcat: apasă pe el și alege din meniul lui. O cale ferată duce de acolo până acasă.
geodia-lesson-goal-elsewhere = Poți detona orice câmp cu drum la care ajung figurinele tale. Încearcă-l pe cel marcat: de acolo nestematele pleacă acasă imediat.
geodia-lesson-goal-close = O mină de unică folosință: 5 nestemate, imediat acasă pe calea ferată. Deschizi mine, lucrezi în ele și aduci nestematele acasă: asta e tot jocul.

## Baza și începutul

geodia-lesson-opening = Baza și runda de început
geodia-lesson-opening-hand = Începi cu câteva cărți. O singură dată, acum, poți pune unele înapoi și trage tot atâtea. Pune înapoi ce nu vrei, apoi confirmă.
geodia-lesson-opening-base = Alege un loc pentru *bază*. Ea atinge două câmpuri pe care niciun adversar nu are voie să intre. Ia locul din stânga sus, de lângă a1 și a2.
geodia-lesson-opening-elsewhere = Și acela e un loc bun. În această lecție alege-l pe cel de lângă a1 și a2.
geodia-lesson-opening-road = Din bază pornesc *drumuri*, câmp cu câmp. Pune primul chiar în fața ei.
geodia-lesson-opening-more = Încă patru au fost puse pentru tine și a mai rămas unul: pune-l unde vrei.
geodia-lesson-opening-figure = Figurinele stau pe drumuri. Pune un *muncitor* pe orice câmp: în fiecare tură aduce acasă ambele resurse ale câmpului.
geodia-lesson-opening-engineer = Și inginerul poate merge acolo; mai târziu trage și stinge focul. Începe totuși cu un muncitor.
geodia-lesson-opening-idle = Figurinele rămase în bază nu aduc nimic. Pune întâi un muncitor pe un drum.
geodia-lesson-opening-close = Celelalte figurine sunt la locul lor, iar ceilalți se așază la fel. De acum, fiecare jucător are o tură în fiecare rundă.

## Venituri și rute

geodia-lesson-income = Venituri și trasee
geodia-lesson-income-worker = La începutul turei, fiecare figurină aduce câte o unitate din fiecare resursă a câmpului ei, dacă un *traseu* de drumuri duce acasă. Acest muncitor are unul.
geodia-lesson-income-move = Alt muncitor stă degeaba în bază. Figurinele merg oricât de departe pe drumuri: alege-l și trimite-l pe câmpul marcat.
geodia-lesson-income-nearer = Se poate opri și acolo. Dar câmpul marcat dă sulf și apă, care îți lipsesc: trimite-l la capătul drumului.
geodia-lesson-income-stays = Acela îți aduce deja lemn și fier. Mută muncitorul din bază.
geodia-lesson-income-turn = Acum *încheie* faza, ca tura ta să se termine și să joace adversarul.
geodia-lesson-income-close = Tura ta următoare a început cu venituri de pe ambele câmpuri. Dacă un adversar ar fi stat pe traseu, câmpurile din spatele lui n-ar fi adus nimic.

## Cele două zaruri

geodia-lesson-dice = Cele două zaruri
geodia-lesson-dice-dice = Fiecare tură începe cu două zaruri. *Zarul bonus* îți oferă ceva, *zarul de minerit* hotărăște care mine dau nestemate.
geodia-lesson-dice-bonus = Zarul bonus arată un muncitor sau o carte. Alege ce vrei.
geodia-lesson-dice-close = Zarul de minerit arată 2. Mina ta răspunde la 1 și 2 și dă 3 nestemate pentru fiecare figurină; pe calea ferată au ajuns imediat acasă.

## Construcții

geodia-lesson-building = Construcții
geodia-lesson-building-road = Un *drum* costă 2 lemn și 1 fier și se pune lângă un câmp pe care îl controlezi. Construiește unul pe câmpul marcat.
geodia-lesson-building-elsewhere = Se poate și acolo. De data asta construiește pe câmpul marcat, spre mijloc.
geodia-lesson-building-rail = Pe un drum poți pune o *cale ferată* cu 2 fier: duce nestematele imediat acasă. Pune una acolo unde stă muncitorul tău.
geodia-lesson-building-workshop = Clădirile bazei pot fi *îmbunătățite* la nivelul 2. Atelierul te lasă apoi să construiești ziduri: îmbunătățește-l.
geodia-lesson-building-this-building = Va merita cândva, dar pentru ziduri ai nevoie de Atelier. Îmbunătățește Atelierul.
geodia-lesson-building-wall = Un *zid* costă 1 lemn și 1 fier. Primește prima lovitură și economisește apă la stins. Construiește unul acolo unde stă muncitorul tău.
geodia-lesson-building-close = Poți face tot ce poți plăti, în orice ordine. Meniul unui câmp îți spune de ce ceva nu se poate.

## Mine

geodia-lesson-mines = Detonare și mine
geodia-lesson-mines-geologist = Un *Geolog* se uită sub un câmp, gratuit. Joacă această carte, apoi apasă pe câmpul marcat.
geodia-lesson-mines-elsewhere = Se poate uita oriunde. Trimite-l la câmpul marcat: e următorul pe drumul tău.
geodia-lesson-mines-blind = Poți oricând detona orbește. Dar Geologul nu costă nimic: folosește-l întâi.
geodia-lesson-mines-detonate = O mină de 7 nestemate, dar numai la 6. Ce o fi sub muncitorul tău? *Detonează* acel câmp cu 2 sulf și 1 fier.
geodia-lesson-mines-this-tile = Acolo nu are cine să sape. Detonează câmpul pe care stă muncitorul tău.
geodia-lesson-mines-numbers = Răspunde la 1, 3 și 5 și dă 2 nestemate pentru fiecare figurină, iar și iar. Dar un câmp detonat nu mai dă resurse.
geodia-lesson-mines-turn = *Încheie* faza și vezi ce aduce următoarea ta aruncare.
geodia-lesson-mines-close = Un 5: două nestemate, acasă pe calea ferată. Cu cât sapă mai multe figurine, cu atât sunt mai multe nestemate; pe un câmp încap trei.

## Căi ferate și cufere

geodia-lesson-chests = Căi ferate și cufere
geodia-lesson-chests-chest = Mina ta a dat nestemate, dar calea ferată nu duce până acasă. De aceea cele 3 nestemate așteaptă pe câmp, într-un *cufăr*.
geodia-lesson-chests-first = Cu un traseu, cufărul ajunge acasă la începutul turei tale următoare. O *cale ferată* e mai rapidă: pune câte una pe ambele câmpuri. Începe cu oricare.
geodia-lesson-chests-second = Și acum cealaltă.
geodia-lesson-chests-waiting = Ai putea aștepta o tură. Dar până atunci alții pot trage în cufăr sau îl pot fura. Pune calea ferată.
geodia-lesson-chests-close = Linia e gata, iar cufărul e acasă. E bună orice cale ferată neîntreruptă, indiferent cine a construit-o.

## Cărți și baza ta

geodia-lesson-cards = Cărți și baza ta
geodia-lesson-cards-tool = *Uneltele* lucrează pentru tine în fiecare tură. Drona de pădure aduce de fiecare dată 1 lemn și 1 sulf. Joac-o.
geodia-lesson-cards-buy = *Inventatorul* vinde cărți: 1 nestemată fiecare, cel mult trei pe tură. Cumpără una.
geodia-lesson-cards-hire = La *Recrutor*, un muncitor costă 2 nestemate. Mai multe figurine înseamnă venituri mai mari: angajează unul.
geodia-lesson-cards-engineer = Acela e un inginer: costă 3 nestemate și e util în luptă. De data asta angajează un muncitor.
geodia-lesson-cards-inventor = Cartea cumpărată e o *Balistă*. Mașinile de asediu cer Inventatorul la nivelul 2: îmbunătățește-l.
geodia-lesson-cards-close = Poți juca oricâte cărți într-o tură. În mână încap șase, iar două se pot schimba pe una nouă.

## Luptă și apărare

geodia-lesson-combat = Luptă și apărare
geodia-lesson-combat-aim = După faza principală vine *lupta*. Cu un inginer pe hartă, *Racheta* ta zboară până la trei câmpuri și provoacă un punct de daune. Alege-o.
geodia-lesson-combat-target = Acum alege ținta: muncitorul advers de pe câmpul marcat.
geodia-lesson-combat-treasure = O singură rachetă nu ajunge pentru comorile dragonului. Țintește muncitorul.
geodia-lesson-combat-fire = Întâi alegi toate țintele, apoi plătești toate loviturile deodată. *Foc!*
geodia-lesson-combat-hit = Nimeni nu a putut stinge focul: muncitorul e pierdut. Dar acum e rândul adversarului…
geodia-lesson-combat-defend = O dronă vine spre câmpul tău! Inginerul tău de acolo poate *stinge* un punct de daune cu 3 unități de apă. Stinge-l!
geodia-lesson-combat-burn = Poți lăsa să ardă, dar te-ar costa o figurină, iar apă ai.
geodia-lesson-combat-close = N-ai pierdut nimic! În spatele unui zid ar fi costat doar 2 unități de apă. Ține un inginer și ceva apă lângă ce contează.

## Evenimente

geodia-lesson-events = Evenimente
geodia-lesson-events-event = Un *eveniment* durează două runde și schimbă regulile pentru toți. Acum e *Piața*.
geodia-lesson-events-trade = La Piață poți face o tranzacție pe tură: trei resurse pentru o nestemată sau o nestemată pentru trei resurse. Deschide Piața și încearcă.
geodia-lesson-events-close = Unele evenimente ajută, altele dăunează: pe Viscol căile ferate stau, iar Viermii mănâncă minerii. Aici vezi ce eveniment e acum și câte mai vin.

## Dragonul

geodia-lesson-dragon = Dragonul
geodia-lesson-dragon-aim = Dragonul păzește cinci comori. *Balista* ta e destul de aproape și provoacă 2 puncte de daune. Alege-o.
geodia-lesson-dragon-treasure = Cea mai mică comoară cere exact 2 puncte. Țintește-o.
geodia-lesson-dragon-too-hard = Aceea cere mai multe daune decât provoacă o singură Balistă. Țintește cea mai mică comoară.
geodia-lesson-dragon-fire = Lovitura costă 2 lemn și 2 sulf. Apoi hotărăște zarul de minerit: comoara e a ta la 5 sau 6. *Foc!*
geodia-lesson-dragon-close = Un 6: opt nestemate! Comorile mai mari cer mai multe mașini, dar aduc mai mult și se câștigă la mai multe numere.

## Sfârșitul

geodia-lesson-end = Sfârșitul jocului
geodia-lesson-end-last = Aceasta e ultima rundă. După ea, fiecare *cufăr* de pe hartă aduce 5 nestemate celui care îi controlează câmpul.
geodia-lesson-end-chest = Pe câmpul marcat, cufărul tău stă singur. Trimite acolo muncitorul din bază.
geodia-lesson-end-five = Dacă închei acum, contează un singur cufăr al tău. Un muncitor lângă celălalt aduce încă 5 nestemate.
geodia-lesson-end-stays = Atunci ar rămâne singur cufărul acela. Mută muncitorul din bază.
geodia-lesson-end-there = Aproape! Trimite-l pe câmpul cu cufărul.
geodia-lesson-end-turn = Ambele cufere sunt ale tale. *Încheie* tura.
geodia-lesson-end-close = 24 de nestemate și două cufere fac 34, față de 31: câștigi! O datorie neplătită s-ar fi scăzut.

## Echipe

geodia-lesson-teams = Joc pe echipe
geodia-lesson-teams-partner = Doi contra doi! Tu și jucătorul de vizavi sunteți *parteneri*: vă vedeți cărțile și împărțiți drumuri, căi ferate și câmpuri.
geodia-lesson-teams-move = Partenerul lucrează într-o mină de 7 nestemate. Fiecare figurină sapă: trimite muncitorul din bază pe calea ferată până la el.
geodia-lesson-teams-together = Se poate opri acolo, dar mina e pe câmpul marcat, unde stă muncitorul partenerului.
geodia-lesson-teams-stays = Acela are de lucru. Mută muncitorul din bază.
geodia-lesson-teams-turn = Acum *încheie* faza și lasă-i pe ceilalți să joace.
geodia-lesson-teams-close = Un 6: șapte nestemate pentru tine, iar partenerul a avut și el un 6. La sfârșit, nestematele ambilor parteneri se adună.

## Sfaturi

geodia-tip-detonation = Un câmp detonat e o mină: când zarul de minerit arată unul dintre numerele ei, fiecare figurină de acolo scoate nestemate. Nu mai dă resurse.
geodia-tip-chest = Nestematele fără cale ferată așteaptă într-un cufăr. Ajunge acasă la începutul turei următoare, dacă proprietarul controlează câmpul și are traseu până la bază.
geodia-tip-attack = Câmpurile atacate pot fi apărate: un inginer stinge cu apă, iar un zid primește prima lovitură.
geodia-tip-steal = Un cufăr lăsat singur e al celui care pășește pe câmpul lui.
geodia-tip-event = Un eveniment durează două runde și e valabil pentru toți.
