geodia-title = Geodia
geodia-time = 45–135 min
geodia-age = strategie
geodia-about = Goblini și pitici: sus drumuri și căi ferate, jos nestemate.
