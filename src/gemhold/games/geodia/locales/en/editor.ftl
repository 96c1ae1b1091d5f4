## The map editor

ge-lands = Landscapes
ge-bare = nothing yet
ge-take = Take away
ge-clear = Clear all
ge-how = Choose a landscape and tap the tiles where it goes. With a mouse you can drag a tile onto another one: they swap places.
