"""Rules 12.3 to 12.6. The words of the small grammars, one function each."""
