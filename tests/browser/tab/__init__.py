"""The arena in a browser tab: the folder of `regalia tab` behind a server of files, and Chromium."""
