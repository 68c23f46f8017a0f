"""Rules 2.2, 6.3. What cards are now, and what they allow, forbid and require: folds over the effects in force."""
