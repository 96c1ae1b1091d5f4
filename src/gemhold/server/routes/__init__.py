"""The routes, by subject. They read the request, ask the house, and encode the answer; nothing is decided here."""
