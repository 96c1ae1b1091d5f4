"""The routes, by subject. They parse the request, call the worker and encode the response; the logic is elsewhere."""
