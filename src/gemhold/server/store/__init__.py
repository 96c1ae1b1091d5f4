"""The database: SQLite or PostgreSQL, through SQLAlchemy.

model       the tables of the database
engine      engines, with durable commits
migrate     schema migration when the server starts
writer      all writes; concurrent moves share a transaction
append      adapters that write a batch of moves
news        notifications of writes by other workers
health      is the database whole
epoch       is it still the same database, or was a backup restored
backup      makes and restores backups
"""
