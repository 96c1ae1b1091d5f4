## Úprava mapy

ge-lands = Druhy políčok
ge-bare = zatiaľ nič
ge-take = Odobrať
ge-clear = Odobrať všetko
ge-how = Vyber druh a ťukni na políčka, kde má ležať. Myšou môžeš políčko potiahnuť na iné: vymenia si miesto.
