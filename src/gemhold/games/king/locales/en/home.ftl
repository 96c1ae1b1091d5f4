king-title = King of the Dice
king-time = 45 min
king-age = from 8 years
king-about = Roll, win over the citizens, build castles, drive off the dragons.
