# What the browser client must be able to say before the other words are there.

language-name = English
speechless-text = Gemhold could not be loaded. Check your connection and try again.
speechless-again = Try again
