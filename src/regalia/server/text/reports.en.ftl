# Reports, and what administrators decide about them.

report = Report…
report-title = Report { $who }
report-hint = An administrator reads your report. The player isn’t told who sent it. Chat messages around it are kept with the report.
report-matter = What
report-matter-line = Chat message
report-matter-name = Name
report-matter-table = Table
report-matter-person = Behaviour
report-reason = Reason
report-reason-choose = Choose…
report-reason-insult = Insults or hate
report-reason-threat = Threats
report-reason-cheating = Cheating
report-reason-leaving = Leaves or stalls games
report-reason-spam = Advertising or spam
report-reason-name = Offensive or misleading name
report-reason-other = Something else
report-words = What happened (up to 500 characters)
report-send = Send report
report-phrase = (preset phrase)
reports-own = Your reports
reports-none = You haven’t reported anything.
report-told-open = An administrator will look at it.
report-told-dismissed = Looked at: no action was needed.
report-told-warned = Looked at: action was taken. Thank you.
moderation = Reports
moderation-open = { $count ->
        [0] No open reports
        [one] One open report
       *[other] { $count } open reports
    }
moderation-none = Everything has been decided.
moderation-first = First reports
moderation-more = More reports
report-by = Reported by { $who }
report-lines = { $count ->
        [one] One chat message
       *[other] { $count } chat messages
    }
report-earlier = Decided before:
report-decide = Decision
report-decide-go = Decide
report-decide-named = Decide the report about { $who }
decision-dismiss = Dismiss
decision-warn = Warn
decision-mute-1 = Mute for 1 day
decision-mute-7 = Mute for 7 days
decision-mute-30 = Mute for 30 days
decision-mute-ever = Mute permanently
decision-suspend-1 = Suspend from public tables for 1 day
decision-suspend-7 = Suspend from public tables for 7 days
decision-suspend-30 = Suspend from public tables for 30 days
decision-suspend-ever = Suspend from public tables permanently
outcome-dismissed = dismissed
outcome-warned = warned
outcome-muted = muted
outcome-suspended = suspended from public tables
sanctions = In force
sanctions-yours = From the administrators
sanction-until = until
sanction-lift = Lift
sanction-lift-named = Lift for { $who }
sanction-warned = An administrator has looked at a report about you and warns you: please keep to a friendly tone and fair play.
sanction-muted = An administrator has muted you: you can’t write in chats
sanction-suspended = An administrator has suspended you from public tables
sanction-seen = I’ve read this
deed-report-dismissed = Report dismissed:
deed-report-warned = Warned after a report:
deed-report-muted = Muted after a report (days):
deed-report-suspended = Suspended after a report (days):
deed-lift = Sanction lifted:
