king-title = King of the Dice
king-time = 45 min
king-age = ages 8+
king-about = Roll the dice, win over citizens, build castles, drive off dragons.
