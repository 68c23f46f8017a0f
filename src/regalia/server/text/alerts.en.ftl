# Account changes: shown on every page until acknowledged, and sent by e-mail.

alerts = Changes to your account
alert-password = Your password was changed.
alert-recovered = Your password was reset with a recovery code or by e-mail.
alert-codes = New recovery codes were created. The old ones no longer work.
alert-passkey_added = A passkey was added.
alert-passkey_removed = A passkey was removed.
alert-link_added = A linked sign-in was added.
alert-link_removed = A linked sign-in was removed.
alert-mail_changed = Your e-mail address was changed.
alert-mail_removed = Your e-mail address was removed.
alert-renamed = Your name was changed.
alert-program = An API token was created.
alert-signed_in = A new device signed in.
alert-not-you = If this wasn’t you, change your password and sign out all devices.
alert-look = Open my account
alert-seen = That was me
alert-subject = Regalia: your account has changed
alert-mail = { $who }, there was a change to your Regalia account: { $what }
alert-device = Device: { $device }
