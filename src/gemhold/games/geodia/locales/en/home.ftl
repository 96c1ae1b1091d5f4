geodia-title = Geodia
geodia-time = 45–135 min
geodia-age = strategy
geodia-about = Goblins and dwarves: roads and railways above, gems below.
