"""Site pages: home, lobby, rules, help. Documents made on the server, which work without script."""
