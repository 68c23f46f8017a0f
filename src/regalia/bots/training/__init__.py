"""Training of learned players: from the games of squires, then in a league of nets that play each other."""
