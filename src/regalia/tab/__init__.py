"""The arena in a browser tab: the server's application in a worker, with no server behind it.

`arena` and `thinker` run in the tab, in Pyodide; `building` writes the folder of files that a web host serves.
"""
