## The map editor

ge-lands = Landscapes
ge-bare = nothing yet
ge-take = Take away
ge-clear = Clear all
ge-how = Choose a landscape and tap the tiles where it lies. With a mouse you can drag a tile onto another one: they change places.
