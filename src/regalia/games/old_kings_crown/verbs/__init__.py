"""Rules 3. The only functions that change facts: gain, steal, draw, move, burn and the like."""
