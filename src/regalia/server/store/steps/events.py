"""The steps that added events, announcements, clubs and leagues. New steps are added at the end."""

from regalia.server.store.steps.first import Step

EVENTS = (
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
