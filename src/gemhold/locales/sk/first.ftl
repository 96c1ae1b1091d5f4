# What the browser client must be able to say before the other words are there.

language-name = Slovenčina
speechless-text = Gemhold sa nepodarilo načítať. Skontroluj pripojenie a skús to znova.
speechless-again = Skúsiť znova
