# What the browser client must be able to say before the other words are there.

language-name = Čeština
speechless-text = Gemhold se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
speechless-again = Zkusit znovu
