king-title = Regele zarurilor
king-time = 45 min
king-age = de la 8 ani
king-about = Aruncă zarurile, angajează cetățeni, ridică castele, învinge dragonii.
