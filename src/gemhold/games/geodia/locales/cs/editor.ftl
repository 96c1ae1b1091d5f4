## Úprava mapy

ge-lands = Druhy políček
ge-bare = zatím nic
ge-take = Odebrat
ge-clear = Odebrat všechno
ge-how = Vyber druh a klepni na políčka, kde má ležet. Myší můžeš políčko přetáhnout na jiné: vymění si místo.
