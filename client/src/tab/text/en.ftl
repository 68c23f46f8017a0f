# The page that opens the arena in a browser tab.

title = Great board games, full of secrets.
about = Five games against clever bots, in this browser tab. No account, no server; after the first visit also offline.
games = The games

## Progress

loading = Downloading: { $percent } %
taking-control = Preparing to work offline
waiting-for-tab = Waiting for your other tab
opening-files = Opening your saved games
starting-python = Starting the rule engine
unpacking = Unpacking the games
importing = Reading the rules
opening-arena = Setting up the tables
drawing = Laying the table

## When it cannot start

again = Try again
failed = Regalia could not start.
download-stopped = The download has stopped. Check your connection; what has arrived is kept.
step-took-too-long = It got stuck: { $step }. Close other tabs if this device is short of memory, then try again.
step-failed = It failed: { $step }.
files-in-use = Your saved games are still in use by a window that is being closed. Wait a moment, then try again.
no-room = This device has too little free space for Regalia. Free about 100 MB, then try again.
needs-https = Regalia needs a secure address. Open this page by https instead of http.
needs-worker = This window does not let websites work offline (service workers), which Regalia needs. Private windows of some browsers do so: open this page in a normal window, or in a current version of Chrome, Edge, Firefox or Safari.
needs-newer-browser = This browser is too old for Regalia. Open this page in a current version of Chrome, Edge, Firefox or Safari.
newer-title = Your saved games are from a newer version of Regalia.
newer = This older version does not open them, so that nothing is damaged. Save them as a file, and open them in the newer version, or on an arena of your own.
newer-with-copy = This older version does not open them, so that nothing is damaged. Save them as a file for the newer version. You can also go back to your games as they were before the update; what you have played since is then gone from this tab.
save-games = Save my games
go-back = Go back to before the update

## Two tabs

elsewhere-title = Regalia is open in another tab.
elsewhere = Only one tab at a time can write your saved games. If you continue here, the other tab stops; nothing is lost.
use-here = Continue here
moved-title = Regalia continues in another tab.
moved = Your games are there now. You can close this tab, or bring them back.

## Above the pages

new-version = A new version of Regalia is ready.
reload = Reload
later = Later
nothing-kept = This window saves nothing: your games are lost when you close it.
dismiss = OK
stopped = The arena has stopped. Your games are saved.
restart = Restart
