# Slova celého programu: hráči, chyby a důvody, které nepatří žádné hře.

player-number = Hráč { $n }

## Chyby podle kódu; .hint říká, co s tím

unknown-game = Takovou hru neznáme.
    .hint = Seznam her vypíše „gemhold games“.
bad-option = Nastavení „{ $place }“ není v pořádku.
    .hint = Zkontroluj jeho název a hodnotu.
bad-data = V datech hry je chyba: { $place }.
    .hint = Oprav záznam v souboru, nebo hraj s původními daty.
bad-record = Uloženou hru nelze načíst: { $place }.
    .hint = Zkontroluj, zda je soubor celý a zda vznikl ve stejné verzi.
bad-notation = Tento tah nelze přečíst.
    .hint = Tahy se píší stejně jako v seznamu možných tahů.
illegal-action = Tento tah teď pravidla nedovolují.
    .hint = Vyber si některý z možných tahů.
cannot-undo = Toto už nejde vzít zpět.
    .hint = Vzít zpět lze jen vlastní poslední tah, a to pouze dokud na něj neodpoví náhoda nebo jiný hráč.

## Důvody, které nepatří žádné hře

game-over = Hra skončila.
    .hint = Začni novou, nebo si prohlédni tuto.
chance-first = Nejdřív rozhodne náhoda.
not-chance = Na tahu je hráč, ne náhoda.
why-not-now = Teď to nejde.
why-wrong-phase = { $awaited ->
    [keep] Teď ne: nejdřív vyber, které kostky si ponecháš.
    [check] Teď ne: nejdřív si vyber občana, nebo dračí poplach.
    [place] Teď ne: nejdřív umísti dílek hradu.
    [slay] Teď ne: nejdřív vyber, kterého draka porazíš.
    [raid] Teď ne: nejdřív vyber, který žeton vyženeš.
    [steal-card] Teď ne: nejdřív ukradni kartu, nebo se krádeže vzdej.
    [steal-gem] Teď ne: nejdřív ukradni drahokam, nebo se krádeže vzdej.
    [lay-fire] Teď ne: nejdřív vyber, kde drak zaútočí.
    [fire-of] Teď ne: nejdřív vyber, čí dračí oheň se použije.
    [mulligan] Teď ne: nejdřív rozhodni o své první ruce.
    [base] Teď ne: nejdřív vyber místo pro základnu.
    [roads] Teď ne: nejdřív polož úvodní cesty a železnice.
    [figures] Teď ne: nejdřív rozmísti první figurky.
    [use-tools] Teď ne: nejdřív rozhodni o kartě Pracovní nástroje.
    [find] Teď ne: nejdřív rozhodni o kartě Naleziště drahokamů.
    [bonus] Teď ne: nejdřív vyber, co přinese bonusová kostka.
    [chests] Teď ne: nejdřív vyber, na které doly položíš truhlici.
    [main] Teď ne: nejdřív dokonči hlavní fázi.
    [final] Teď ne: nejdřív dokonči závěrečnou fázi.
    [move] Teď ne: nejdřív vyber, kam figurka půjde.
    [swap] Teď ne: nejdřív vyber dvě karty k odhození.
    [trade] Teď ne: nejdřív dokonči transakci.
    [site] Teď ne: nejdřív vyber políčko pro kartu.
    [rails] Teď ne: nejdřív vyber cesty, které se změní na železnice.
    [building] Teď ne: nejdřív vyber budovu.
    [sabotage] Teď ne: nejdřív vyber cíl sabotáže.
    [discard] Teď ne: nejdřív odhoď karty, které máš navíc.
    [combat] Teď ne: nejdřív dokonči bojovou fázi.
    [target] Teď ne: nejdřív vyber cíl.
    [defend] Teď ne: nejdřív odpověz na útok.
    [rescue] Teď ne: nejdřív dokonči evakuaci.
    [lose] Teď ne: nejdřív vyber, o co přijdeš.
    [worms] Teď ne: nejdřív odraz červy.
    [inspect] Teď ne: nejdřív rozhodni, za kolik dělníků zaplatíš.
    [dismiss] Teď ne: nejdřív vyber dělníka, kterého propustíš.
    [over] Hra skončila.
   *[other] Teď ne: nejdřív rozhodne náhoda.
}
