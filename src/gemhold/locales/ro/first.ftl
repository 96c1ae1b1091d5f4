# What the browser client must be able to say before the other words are there.

language-name = Română
speechless-text = Gemhold nu s-a putut încărca. Verifică conexiunea și încearcă din nou.
speechless-again = Încearcă din nou
