# What the browser client must be able to say before the other words are there.

language-name = English
speechless-text = Gemhold did not load. Check the connection and try again.
speechless-again = Try again
