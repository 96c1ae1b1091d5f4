geodia-title = Geodia
geodia-time = 45–135 min
geodia-age = strategie
geodia-about = Goblini și pitici: drumuri și căi ferate la suprafață, nestemate în adânc.
