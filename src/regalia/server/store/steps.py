"""The steps by which the database has got its shape since PostgreSQL takes the same ones. None is changed once released.

Nodes of two versions may share a PostgreSQL database while a site is updated. A step therefore only adds: tables, indexes,
columns with a default. What it makes needless is removed by a step of the version after that, when no node reads it.
After a new step, `python -m tests.server.store.versions` keeps a database of it for the tests of upgrades.
"""

from regalia.server.store.first_steps import Step

FILL_SITTING = """
    update sitting set table_status = status, table_created = created from tables where id = table_id;
    create index sitting_by_status on sitting (person, table_status, table_created)
""".strip()
STEPS = (
    Step("""
    alter table people add column signed {flag} not null default 0;
    update people set signed = 1;
    create table sessions (
        id text primary key,
        person text not null,
        device text not null,
        created {real} not null,
        used {real} not null,
        proved {real}
    ){keyed};
    create index sessions_by_person on sessions (person, used);
    create index sessions_by_use on sessions (used)
    """),
    Step("""
    create table clocks (
        table_id text primary key references tables (id),
        body {blob} not null
    ){keyed};
    create table lives (
        began {real} primary key,
        seen {real} not null
    ){keyed}
    """),
    Step("""
    create table channels (
        id text primary key,
        person text not null,
        address text not null,
        language text not null,
        origin text not null
    ){keyed};
    create index channels_by_person on channels (person);
    create table outbox (
        number {number} primary key,
        channel text not null references channels (id),
        table_id text not null references tables (id),
        kind text not null,
        mark text not null,
        at {real},
        tried {integer} not null,
        made {real} not null
    ){numbered};
    create unique index outbox_once on outbox (channel, table_id, mark);
    create index outbox_by_time on outbox (at);
    create table feeds (
        id text primary key,
        person text not null unique,
        language text not null,
        origin text not null
    ){keyed}
    """),
    Step("""
    create table accounts (
        person text primary key,
        likeness text not null unique,
        password text,
        role text not null,
        created {real} not null
    ){keyed};
    create table codes (
        person text not null,
        id text not null,
        primary key (person, id)
    ){keyed};
    create table programs (
        id text primary key,
        person text not null,
        name text not null,
        scope text not null,
        created {real} not null,
        used {real}
    ){keyed};
    create index programs_by_person on programs (person);
    create table profiles (
        person text primary key,
        profile {blob} not null
    ){keyed}
    """),
    Step("""
    create table hours (
        person text primary key,
        body {blob} not null
    ){keyed}
    """),
    Step("""
    create table nodes (
        node text primary key,
        seen_at {real} not null
    ){keyed};
    create table leases (
        table_id text primary key references tables (id),
        node text not null,
        fence {integer} not null
    ){keyed};
    create index leases_by_node on leases (node)
    """),
    Step("""
    create table passkeys (
        id text primary key,
        person text not null,
        name text not null,
        key {blob} not null,
        counter {integer} not null,
        created {real} not null,
        used {real}
    ){keyed};
    create index passkeys_by_person on passkeys (person);
    create table ceremonies (
        id text primary key,
        kind text not null,
        session text not null,
        body {blob} not null,
        at {real} not null
    ){keyed};
    create index ceremonies_by_time on ceremonies (at)
    """),
    Step("""
    alter table channels add column medium text not null default 'webhook';
    alter table channels add column label text not null default '';
    alter table channels add column secret text not null default '';
    alter table channels add column kinds text not null default 'turn flag over invited';
    alter table channels add column daily {flag} not null default 0;
    alter table channels add column sent_at {real} not null default 0;
    create index channels_by_address on channels (address);
    create table arena_keys (
        name text primary key,
        value text not null
    ){keyed}
    """),
    Step("""
    create table chosen (
        name text primary key,
        value text not null
    ){keyed};
    create table invitations (
        id text primary key,
        person text not null,
        note text not null,
        most {integer} not null,
        used {integer} not null,
        created {real} not null,
        lapses {real} not null
    ){keyed};
    create table deeds (
        number {number} primary key,
        at {real} not null,
        admin text not null,
        deed text not null,
        about text not null
    ){numbered}
    """),
    Step("""
    create table letters (
        id text primary key,
        person text not null,
        kind text not null,
        address text not null,
        until {real} not null
    ){keyed};
    create index letters_by_person on letters (person)
    """),
    Step("""
    create table links (
        issuer text not null,
        subject text not null,
        person text not null,
        created {real} not null,
        primary key (issuer, subject)
    ){keyed};
    create index links_by_person on links (person)
    """),
    Step("""
    create table lines (
        table_id text not null references tables (id),
        number {integer} not null,
        changed {integer} not null,
        person text not null,
        id text not null,
        seat {integer},
        at {real} not null,
        text text not null,
        phrase text not null,
        aside {integer} not null,
        mentions text not null,
        removed {integer} not null,
        primary key (table_id, number)
    ){keyed};
    create unique index lines_by_change on lines (table_id, changed);
    create unique index lines_once on lines (table_id, person, id);
    create index lines_by_person on lines (person);
    create table mutes (
        person text not null,
        muted text not null,
        primary key (person, muted)
    ){keyed};
    create index mutes_by_muted on mutes (muted);
    update channels set kinds = kinds || ' mentioned' where kinds = 'turn flag over invited'
    """),
    Step("""
    create table alerts (
        number {number} primary key,
        person text not null,
        what text not null,
        device text not null,
        made {real} not null,
        address text not null,
        language text not null,
        origin text not null,
        tried {integer} not null,
        at {real},
        seen {integer} not null default 0
    ){numbered};
    create unique index alerts_once on alerts (person, made, what, address);
    create index alerts_by_time on alerts (at)
    """),
    Step("""
    create table invited (
        likeness text not null,
        table_id text not null references tables (id),
        primary key (likeness, table_id)
    ){keyed};
    create index invited_by_table on invited (table_id)
    """),
    Step(sqlite=("create index sitting_by_table on sitting (table_id)",)),
    Step(
        """
    alter table sitting add column table_status text not null default '';
    alter table sitting add column table_created {real} not null default 0
    """,
        sqlite=(
            FILL_SITTING,
            """
    create trigger sitting_as_its_table after insert on sitting begin
        update sitting set table_status = status, table_created = created from tables
        where id = new.table_id and table_id = new.table_id and person = new.person;
    end
    """,
        ),
        postgresql=(
            """
    create function sitting_as_its_table() returns trigger language plpgsql as $$ begin
        select status, created into new.table_status, new.table_created from tables where id = new.table_id;
        return new;
    end $$;
    create trigger sitting_as_its_table before insert on sitting for each row execute function sitting_as_its_table()
    """,
        ),
    ),
    Step(postgresql=(FILL_SITTING,)),
    Step("""
    alter table leases add column lease_host text not null default '';
    alter table leases add column lease_source text not null default '';
    create index leases_by_host on leases (lease_host);
    create index leases_by_source on leases (lease_source)
    """),
    Step("""
    create table published (
        game text not null,
        id text not null,
        version {integer} not null,
        person text not null,
        name text not null,
        content {blob} not null,
        at {real} not null,
        primary key (game, id, version)
    ){keyed};
    create index published_by_time on published (game, at);
    create index published_by_person on published (person, game)
    """),
    Step("""
    create table analyses (
        table_id text primary key references tables (id),
        state text not null,
        person text not null,
        source text not null,
        asked_at {real} not null,
        count {integer} not null default 0,
        done {integer} not null default 0,
        seconds {real} not null default 0,
        finish {blob} not null,
        obstacle text not null default ''
    ){keyed};
    create index analyses_by_state on analyses (state, asked_at);
    create table judged_moments (
        table_id text not null references analyses (table_id),
        number {integer} not null,
        body {blob} not null,
        primary key (table_id, number)
    ){keyed}
    """),
    Step("""
    create table puzzles (
        game text not null,
        id text not null,
        rules {integer} not null,
        found {real} not null,
        content {blob} not null,
        primary key (game, id)
    ){keyed};
    create index puzzles_by_time on puzzles (game, found);
    create table puzzle_days (
        game text not null,
        day text not null,
        id text not null,
        primary key (game, day)
    ){keyed};
    create index puzzle_days_by_puzzle on puzzle_days (game, id)
    """),
    # A node of an older version ends games without results: in PostgreSQL, which nodes share, a trigger notes these.
    Step(
        """
    create table results (
        table_id text not null references tables (id),
        seat {integer} not null,
        game text not null,
        rules {integer} not null,
        options text not null,
        pack text not null,
        tempo text not null,
        public {integer} not null,
        seats {integer} not null,
        side text not null,
        person text,
        name text not null,
        level text not null,
        place {integer},
        points {real},
        began {real} not null,
        ended {real} not null,
        moves {integer} not null,
        how text not null,
        rated {integer} not null,
        primary key (table_id, seat)
    ){keyed};
    create index results_by_person on results (person, ended, table_id, game, tempo, public, rated, name, place);
    create index results_by_game on results (game, tempo, rated, ended, table_id);
    create table uncounted (
        table_id text primary key
    ){keyed};
    insert into uncounted select id from tables where status = 'over'
    """,
        postgresql=(
            """
    create function table_ends() returns trigger language plpgsql as $$ begin
        insert into uncounted values (new.id) on conflict (table_id) do nothing;
        return null;
    end $$;
    create trigger table_ends after update of status on tables for each row
    when (new.status = 'over' and old.status <> 'over') execute function table_ends()
    """,
        ),
    ),
    Step("""
    create table ties (
        person text not null,
        other text not null,
        kind text not null,
        at {real} not null,
        primary key (person, other)
    ){keyed};
    create index ties_by_kind on ties (person, kind, at);
    create index ties_by_other on ties (other, kind, at);
    create table reports (
        id text primary key,
        reporter text not null,
        about text not null,
        matter text not null,
        table_id text not null,
        line {integer} not null,
        reason text not null,
        words text not null,
        at {real} not null,
        outcome text not null default '',
        decided {real},
        once text not null unique
    ){keyed};
    create index reports_by_outcome on reports (outcome, at);
    create index reports_by_decision on reports (decided);
    create index reports_by_reporter on reports (reporter, at);
    create index reports_by_person on reports (about, at);
    create table reported_lines (
        report text not null references reports (id),
        number {integer} not null,
        person text not null,
        name text not null,
        at {real} not null,
        text text not null,
        phrase text not null,
        primary key (report, number)
    ){keyed};
    create index reported_lines_by_person on reported_lines (person);
    create table sanctions (
        person text not null,
        kind text not null,
        until {real},
        at {real} not null,
        primary key (person, kind)
    ){keyed}
    """),
    Step("""
    create table seeks (
        person text primary key,
        id text not null,
        games text not null,
        seats text not null,
        tempo text not null,
        since {real} not null,
        bots_at {real},
        seen {real} not null,
        head {flag} not null,
        offer text not null,
        confirmed {flag} not null
    ){keyed};
    create index seeks_by_offer on seeks (offer);
    create table offers (
        id text primary key,
        game text not null,
        tempo text not null,
        seats {integer} not null,
        people {integer} not null,
        made {real} not null,
        until {real} not null,
        table_id text not null
    ){keyed};
    create table waits (
        game text not null,
        tempo text not null,
        seek text not null,
        waited {real} not null,
        ended {real} not null,
        primary key (game, tempo, seek)
    ){keyed};
    create index waits_by_time on waits (game, tempo, ended)
    """),
    Step("""
    alter table results add column in_ratings {flag} not null default 0;
    alter table results add column mu_before {real};
    alter table results add column sigma_before {real};
    alter table results add column mu_after {real};
    alter table results add column sigma_after {real};
    create index results_to_rate on results (rated, in_ratings, game, tempo, ended, table_id);
    create table ratings (
        person text not null,
        game text not null,
        tempo text not null,
        mu {real} not null,
        sigma {real} not null,
        low {real} not null,
        settled {flag} not null,
        games {integer} not null,
        against_people {integer} not null,
        won {integer} not null,
        places text not null,
        ended {real} not null,
        table_id text not null,
        primary key (person, game, tempo)
    ){keyed};
    create index ratings_by_low on ratings (game, tempo, settled, low, person);
    create table rated_sides (
        game text not null,
        tempo text not null,
        side text not null,
        games {integer} not null,
        gained {real} not null,
        slope {real} not null,
        primary key (game, tempo, side)
    ){keyed};
    create table rated_until (
        game text not null,
        tempo text not null,
        ended {real} not null,
        table_id text not null,
        primary key (game, tempo)
    ){keyed}
    """),
    Step("create index results_for_figures on results (person, name, game, seats, public, place, points)"),
    # Leaderboards count people who have played since a time; `ratings_by_low` would look up each of them.
    Step("create index ratings_listed on ratings (game, tempo, settled, low, person, ended)"),
    Step("create index results_of_games on results (game, public, seats, seat, side, place)"),
    Step("""
    create table events (
        id text primary key,
        name text not null,
        words text not null,
        game text not null,
        options text not null,
        seats {integer} not null,
        pace text not null,
        format text not null,
        rounds {integer} not null,
        bots {flag} not null,
        public {flag} not null,
        most {integer} not null,
        starts {real},
        round_time {real} not null,
        seed text not null,
        director text not null,
        created {real} not null,
        state text not null,
        round {integer} not null,
        ended {real},
        version {integer} not null
    ){keyed};
    create index events_by_state on events (state, public, created);
    create index events_by_start on events (state, starts);
    create index events_by_director on events (director, state);
    create table entries (
        event text not null references events (id),
        person text not null,
        at {real} not null,
        state text not null,
        place {integer} not null,
        primary key (event, person)
    ){keyed};
    create index entries_by_person on entries (person, state);
    create table rounds (
        event text not null references events (id),
        number {integer} not null,
        drawn {real} not null,
        until {real} not null,
        ended {real},
        primary key (event, number)
    ){keyed};
    create table pairings (
        event text not null references events (id),
        round {integer} not null,
        number {integer} not null,
        people text not null,
        state text not null,
        table_id text not null,
        scores text not null,
        primary key (event, round, number)
    ){keyed};
    create table event_notes (
        number {number} primary key,
        event text not null references events (id),
        at {real} not null,
        what text not null,
        about text not null,
        words text not null
    ){numbered};
    create index event_notes_by_event on event_notes (event, number);
    update channels set kinds = kinds || ' round' where kinds = 'turn flag over invited mentioned'
    """),
    Step("""
    create table announcements (
        id text primary key,
        kind text not null,
        texts text not null,
        starts {real} not null,
        ends {real} not null,
        made {real} not null
    ){keyed};
    create index announcements_by_end on announcements (ends);
    create index announcements_by_kind on announcements (kind, starts)
    """),
    # Clubs have notices and talk, too: the key of a row need not be a table.
    Step(
        """
    create table clubs (
        id text primary key,
        name text not null,
        likeness text not null unique,
        words text not null,
        crest text not null,
        joining text not null,
        talks {flag} not null,
        agreed text not null,
        founded {real} not null,
        people {integer} not null,
        emptied {real}
    ){keyed};
    create index clubs_by_people on clubs (people, id);
    create index clubs_by_end on clubs (emptied);
    create table members (
        club text not null references clubs (id),
        person text not null,
        role text not null,
        at {real} not null,
        primary key (club, person)
    ){keyed};
    create index members_by_person on members (person, role);
    update channels set kinds = kinds || ' club' where kinds = 'turn flag over invited mentioned round'
    """,
        sqlite=(
            """
    create table outbox_of_all (
        number integer primary key,
        channel text not null references channels (id),
        table_id text not null,
        kind text not null,
        mark text not null,
        at real,
        tried integer not null,
        made real not null
    ) strict;
    insert into outbox_of_all select number, channel, table_id, kind, mark, at, tried, made from outbox;
    drop table outbox;
    alter table outbox_of_all rename to outbox;
    create unique index outbox_once on outbox (channel, table_id, mark);
    create index outbox_by_time on outbox (at)
    """,
            """
    create table lines_of_all (
        table_id text not null,
        number integer not null,
        changed integer not null,
        person text not null,
        id text not null,
        seat integer,
        at real not null,
        text text not null,
        phrase text not null,
        aside integer not null,
        mentions text not null,
        removed integer not null,
        primary key (table_id, number)
    ) strict, without rowid;
    insert into lines_of_all
    select table_id, number, changed, person, id, seat, at, text, phrase, aside, mentions, removed from lines;
    drop table lines;
    alter table lines_of_all rename to lines;
    create unique index lines_by_change on lines (table_id, changed);
    create unique index lines_once on lines (table_id, person, id);
    create index lines_by_person on lines (person)
    """,
        ),
        postgresql=(
            "alter table outbox drop constraint outbox_table_id_fkey",
            "alter table lines drop constraint lines_table_id_fkey",
        ),
    ),
    Step("create index results_by_end on results (ended, table_id, person, how, rated, place)"),
    Step("""
    alter table events add column for_club text not null default '';
    create index events_by_club on events (for_club, created)
    """),
    Step("""
    alter table events add column directors text not null default '';
    alter table events add column lowest {real};
    alter table events add column highest {real};
    alter table events add column paused {real};
    alter table events add column division {integer} not null default 0;
    alter table events add column league text not null default '';
    alter table events add column season {integer} not null default 0;
    alter table events add column again {flag} not null default 0;
    alter table events add column winner text not null default '';
    create index events_by_league on events (league, season);
    alter table entries add column instead_of text not null default ''
    """),
    Step("""
    update channels set kinds = kinds || ' found season' where kinds = 'turn flag over invited mentioned round club'
    """),
    Step("""
    alter table events add column welcome text not null default 'all';
    alter table events add column delay text not null default 'moves-3'
    """),
)
