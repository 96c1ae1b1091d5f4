"""The routes, by subject. They read the request, ask the worker, and encode the answer; nothing is decided here."""
