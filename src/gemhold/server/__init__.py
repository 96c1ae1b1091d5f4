"""The server: tables, seats and live updates over HTTP, for browsers and programs.

In the order a request passes through them:

config      settings, from the environment
connections limits on connections: headers, time to send a request, idle ones
app         the application: middleware, routes, error handlers
observing   middleware: numbers and measures every request
security    middleware: known hosts, body limits, cross-site checks, response headers
routes/     the endpoints, by subject; they parse, call the worker and encode
schema      the types of all request and response bodies (docs/api.md describes them)
problems    the errors of the API and their HTTP status
limits      rate limits: token buckets by player and network, shared by all workers
identity    players: cookies, and one-time codes for other devices
worker      everything one process runs, started and stopped in order
orphans     workers end with their supervisor
readiness   whether tables can be read and moves written; told to operators and to people
retention   deletes old finished tables
lobby       creating, listing and joining tables; seats, rematches, chat
tables      tables in memory: their log, match and seats
referee     accepts moves and undo
fair        verifiable dice: a committed secret and the players' entropy
beginning   tables that begin with the steps of a record
rounds      how seats commit to their entropy and reveal it
store/      the database: SQLite or PostgreSQL
driver      plays for bots and expired timers
bot_pool    hands decisions of bots to a pool of processes
bot_process one process of that pool: runs the compiled rules
present     tables as JSON, for one viewer
stream      Server-Sent Events for one viewer
companions  logs of games at a real table, merged by adding up; they hold no rules
presence    who is connected to which table, across workers
verify      verifies the dice and moves of a finished game
history     finished games of a player: results, lists, sums
pins        what a client has kept of a table's dice, to verify against
client      serves the built browser client
metrics     what is counted and measured, for Prometheus
logs        the log: readable or JSON, with request and table
doctor      looks at everything a server needs
testing/    servers, a PostgreSQL and an HTTP client for tests and benchmarks
"""
