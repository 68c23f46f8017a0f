# What has changed about signing in: on every page until it was seen, and by e-mail.

alerts = Changes to your account
alert-password = Your password was changed.
alert-recovered = Your password was set anew by a recovery code or an e-mail.
alert-codes = New recovery codes were made; the old ones no longer work.
alert-passkey_added = A passkey was added.
alert-passkey_removed = A passkey was removed.
alert-link_added = Sign-in by the club was added.
alert-link_removed = Sign-in by the club was removed.
alert-mail_changed = Your e-mail address was changed.
alert-mail_removed = Your e-mail address was removed.
alert-renamed = Your name was changed.
alert-program = A token for a program was made.
alert-signed_in = A new device was signed in.
alert-not-you = If that was not you, change your password and sign out all devices.
alert-look = Open my account
alert-seen = That was me
alert-subject = Regalia: your account was changed
alert-mail = { $who }, your account at Regalia: { $what }
alert-device = Device: { $device }
