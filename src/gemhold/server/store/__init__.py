"""Where tables live: SQLite or PostgreSQL behind SQLAlchemy.

model       the tables of the database
engine      opening it, with the durability we promise
migrate     bringing it up to date when the server starts
writer      all writing; moves that arrive together share a transaction
append      how a batch of moves is written
news        hearing what other workers wrote
"""
