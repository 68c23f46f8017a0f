"""What is tested of every game: `pytest --pyargs regalia.testing`, after `pip install 'regalia[testing]'`.

The tests find all installed games by themselves; `REGALIA_GAME=skull` picks one. Besides the tests there are `playing`
(random games, and every decision of them), `privacy` (what differs between two positions) and `playthrough` (a random game
as text, to be recorded and compared).
"""
