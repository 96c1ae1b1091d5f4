# At the table: the companion for real boxes.

## A companion

at-about = Skutečné karty, kostky i mapa: Gemhold počítá, připomíná, na požádání hází a kontroluje. Jeden telefon pro všechny, nebo každý svůj. Funguje i bez připojení.
at-kept = V tomto zařízení
at-forget = Odstranit z tohoto zařízení: { $names }
at-new = Nová hra u stolu
at-game = Která hra je na stole?
at-how-many = Kolik hráčů?
at-start = Začít
at-waiting = Čeká se na první zápisy…
at-online = { $n ->
    [one] Připojeno, 1 zařízení
    [few] Připojeno, { $n } zařízení
    [many] Připojeno, { $n } zařízení
   *[other] Připojeno, { $n } zařízení
}
at-offline-short = Bez připojení
at-offline = { $n ->
    [0] Bez připojení: vše se ukládá tady.
    [one] Bez připojení: vše se ukládá tady, 1 zápis čeká na odeslání.
    [few] Bez připojení: vše se ukládá tady, { $n } zápisy čekají na odeslání.
    [many] Bez připojení: vše se ukládá tady, { $n } zápisu čeká na odeslání.
   *[other] Bez připojení: vše se ukládá tady, { $n } zápisů čeká na odeslání.
}
at-keeps-nothing = Tento prohlížeč nic neukládá: nech stránku otevřenou až do konce hry.
at-refused = { $n ->
    [one] Server tento zápis nepřijal, proto se nepočítá na žádném zařízení. Zahoď ho a zapiš to jinak, nebo to zkus znovu.
    [few] Server tyto { $n } zápisy nepřijal, proto se nepočítají na žádném zařízení. Zahoď je a zapiš to jinak, nebo to zkus znovu.
    [many] Server { $n } zápisu nepřijal, proto se nepočítá na žádném zařízení. Zahoď ho a zapiš to jinak, nebo to zkus znovu.
   *[other] Server těchto { $n } zápisů nepřijal, proto se nepočítají na žádném zařízení. Zahoď je a zapiš to jinak, nebo to zkus znovu.
}
at-refused-body = Je příliš dlouhý nebo pochází z jiné verze aplikace.
at-discard = Zahodit
at-turn-clock = Čas tohoto tahu

## Menu

at-share = Pozvat
at-share-about = Každý, kdo otevře tento odkaz, se zapojí na svém telefonu; všichni vidí totéž.
at-log = Průběh
at-players = Hráči
at-preferences = Toto zařízení
at-undo = Vzít zpět
at-undo-last = Vzít zpět: { $text }
at-restore = Obnovit
at-undone = vzato zpět
at-more = Zobrazit starší zápisy
at-this-device = toto zařízení
at-other-device = jiné zařízení
at-whose = Čí je to telefon?
at-whose-about = Vlastní telefon vždy ukazuje svého hráče; společný telefon sleduje, kdo je na tahu.
at-all = všech
at-order = Jména a pořadí
at-sooner = Dříve v pořadí: { $name }
at-hand = Ve které ruce držíš telefon?
at-hand-left = v levé
at-hand-right = v pravé
at-awake = Nechat obrazovku zapnutou
at-clock = Ukazovat čas tahu
at-aid = Šance a rady
at-aid-about = Jen pokud je hra umí spočítat a server je dostupný.
at-plain-http = Tato adresa není šifrovaná (http). Aplikace se proto nedá nainstalovat ani otevřít bez serveru a nemůže nechat obrazovku zapnutou. Zápisy se přesto ukládají v prohlížeči a odešlou se později.

## Entries in the log

at-log-start = Hra začíná
at-log-order = Nové pořadí
at-log-device = Připojuje se zařízení: { $name }
at-log-name = Nové jméno: { $name } (nyní { $before })
at-log-other = Zápis z jiné verze

## Complaints

no-companion = Taková hra u stolu neexistuje. Zkontroluj odkaz.
no-answer = Na to hra neumí odpovědět.
other-game = Tento odkaz patří k jiné hře.
log-full = Tento průběh je plný. Začni novou hru u stolu.
