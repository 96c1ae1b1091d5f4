"""The server: tables, seats and news over HTTP, for browsers and programs.

schema      what travels: every body and answer, typed (docs/api.md tells it in words)
app         the application: routes, errors, guards, the browser client
lobby       making, finding and joining tables; rematches
tables      a table in memory: its log, its match, its story
play        accepting moves and undo
drive       bots and timers
stream      news by Server-Sent Events
identity    who is asking
fair        dice that can be checked afterwards
store/      the database: SQLite or PostgreSQL
"""
