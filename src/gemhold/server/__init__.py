"""The server: tables, seats and live updates over HTTP, for browsers and programs.

In the order a request passes through them:

config      settings, from the environment
connections limits on connections: headers, time to send a request, idle ones
app         the application: middleware, routes, error handlers
security    middleware: known hosts, body limits, cross-site checks, response headers
routes/     the endpoints, by subject; they parse, call the worker and encode
schema      the types of all request and response bodies (docs/api.md describes them)
problems    the errors of the API and their HTTP status
limits      rate limits: token buckets by player and network, shared by all workers
identity    players: cookies, and one-time codes for other devices
worker      everything one process runs, started and stopped in order
orphans     workers end with their supervisor
lobby       creating, listing and joining tables; seats, rematches, chat
tables      tables in memory: their log, match and seats
referee     accepts moves and undo
fair        verifiable dice: a committed secret and the players' entropy
store/      the database: SQLite or PostgreSQL
driver      plays for bots and expired timers
bot_pool    hands decisions of bots to a pool of processes
bot_process one process of that pool: runs the compiled rules
present     tables as JSON, for one viewer
stream      Server-Sent Events for one viewer
presence    who is connected to which table, across workers
verify      verifies the dice and moves of a finished game
client      serves the built browser client
testing/    servers, a PostgreSQL and an HTTP client for tests and benchmarks
"""
