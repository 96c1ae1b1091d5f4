# Ce trebuie să poată spune clientul din browser înainte să se încarce celelalte cuvinte.

language-name = Română
speechless-text = Gemhold nu s-a putut încărca. Verifică conexiunea și încearcă din nou.
speechless-again = Încearcă din nou
