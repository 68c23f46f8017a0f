### The workshop: where one puts together what one brings to tables.

unnamed = Unnamed
workshop-of = On the bench
workshop-ready = Ready-made
workshop-own = Yours
workshop-new = New
workshop-name = Name
workshop-keep = Save
workshop-kept = Saved
workshop-copy = Save as a copy
workshop-delete = Delete
workshop-really = Really delete
workshop-undo = Undo
workshop-text = As text
workshop-text-hint = A count and a name in each line, also pasted from elsewhere.
workshop-read = Read this text
workshop-share = Link
workshop-share-hint = Whoever opens this link gets a copy.
workshop-bad-link = This link holds nothing that can be read. Below is what was there before.
workshop-copied = Copied
workshop-copy-text = Copy
workshop-legal = May be brought to a table.
workshop-illegal = { $count ->
    [one] One thing speaks against it.
   *[other] { $count } things speak against it.
  }
workshop-examining = …
workshop-warnings = Allowed, but:
workshop-unread = Not read:
workshop-who = Who are you?
workshop-who-hint = What you save is kept under your name. No account is needed.
workshop-say-name = This is my name
workshop-play = New table
done = Done
problem-offline = The arena cannot be reached. Your work stays in this browser.
problem-unexpected = That did not work. Your work stays in this browser.
problem-malformed = That cannot be read.
problem-too_many = You keep too many already. Delete some first.
problem-too_large = That is too long: at most 16 KB can be read at once.
problem-too_fast = That was too fast. Wait a moment.
