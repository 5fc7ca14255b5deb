"""A second, naive implementation of the rules, for tests only.

Written from the rules texts, plain and slow: every subset of the hand is tried,
every turn is played out. It stands on the records of `engine.position` and
`engine.moves` and on `engine.cards`, and on nothing else of the engine, so that
a fault of the engine is not repeated here.
"""
