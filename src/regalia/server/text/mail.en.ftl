# E-mail: addresses, recovery, and what e-mails say.

mail = E-mail
mail-explain = Get notifications by e-mail (at most one every ten minutes, and none while you have the table open), and recover your account if you forget your password.
mail-give = Add an e-mail address
mail-change = Change
mail-address = E-mail address
mail-confirm = Send confirmation link
mail-sent = We’ve sent a link to { $address }. It’s valid for one day.
mail-remove-named = Remove { $address }
mail-daily = One e-mail a day, at 8:00
declined-mail = This isn’t a valid e-mail address.

recover-mail = Recover by e-mail
recover-mail-hint = If your account has a confirmed e-mail address, we’ll send a link there. It’s valid for one hour.
recover-mail-send = Send link

letter-confirm = Confirm your e-mail address
    .text = After that, you’ll get notifications about your tables at this address and can use it to recover your account.
    .button = Confirm
letter-confirmed = E-mail address confirmed
    .text = You can choose what to be notified about on the notifications page.
letter-sent = Check your inbox
    .text = If an account with this name has a confirmed e-mail address, we’ve sent a link there. It’s valid for one hour.
letter-recover = Set a new password
    .text = This signs your account out on all devices.
    .button = Set password
letter-lapsed = This link no longer works
    .text = Links can be used once and expire after a while. Request a new one.
letter-stop = Stop e-mails about your tables?
    .text = Your address stays on your account, for recovery only.
    .button = Stop e-mails
letter-stopped = E-mails stopped
    .text = You won’t get any more notifications by e-mail. You can change this on the notifications page.

mail-confirm-subject = Confirm your e-mail address
mail-confirm-text = { $who }, this e-mail address was added to your Regalia account. Open the link to confirm it. It works once and is valid for one day.
mail-confirm-link = Confirm address
mail-recover-subject = Reset your Regalia password
mail-recover-text = { $who }, use this link to set a new password. It works once and is valid for one hour.
mail-recover-link = Set a new password
mail-not-you = If you didn’t ask for this, you can ignore this e-mail.
mail-notices = Regalia: { $count } notifications about your tables
mail-open = Open the table
mail-why = You’re getting this e-mail because you turned on e-mail notifications in Regalia.
mail-stop = Unsubscribe
