# E-mail: addresses, recovery, and what e-mails say.

mail = E-mail
mail-explain = Notices by e-mail, at most one in ten minutes and none while the table is open, and a way back to your account if you forget your password.
mail-give = Give an e-mail address
mail-change = Change
mail-address = E-mail address
mail-confirm = Send a link to confirm it
mail-sent = A link is on its way to { $address }. It works for a day.
mail-remove-named = Remove { $address }
mail-daily = Only one e-mail a day, at 8:00
declined-mail = This is not an e-mail address.

recover-mail = By e-mail
recover-mail-hint = If your account has a confirmed e-mail address, we send a link there. It works for an hour.
recover-mail-send = Send a link

letter-confirm = Confirm your e-mail address
    .text = Notices about your tables go there from then on, and you can recover your account by it.
    .button = Confirm
letter-confirmed = Your e-mail address is confirmed
    .text = You can choose on the page of notices what you are told by e-mail.
letter-sent = Look into your mailbox
    .text = If there is an account of this name with a confirmed e-mail address, a link is on its way there. It works for an hour.
letter-recover = Set a new password
    .text = All devices are signed out of your account.
    .button = Set password
letter-lapsed = This link does not work
    .text = It works once, and not for long. Ask for another one.
letter-stop = No more e-mails about your tables?
    .text = Your address stays with your account for recovery.
    .button = No more e-mails
letter-stopped = No more e-mails
    .text = You get no more notices by e-mail. You can change that on the page of notices.

mail-confirm-subject = Confirm your e-mail address
mail-confirm-text = { $who }, you have given this e-mail address at Regalia. The link confirms it. It works once, for a day.
mail-confirm-link = Confirm the address
mail-recover-subject = A new password for Regalia
mail-recover-text = { $who }, with this link you set a new password. It works once, for an hour.
mail-recover-link = Set a new password
mail-not-you = If you did not ask for this, you need not do anything.
mail-notices = Regalia: { $count } notices about your tables
mail-open = Open the table
mail-why = You get this e-mail because you asked for notices at Regalia.
mail-stop = No more e-mails
