"""The debug panel's side of the server: only with `regalia serve --debug`, which listens on this machine alone."""
