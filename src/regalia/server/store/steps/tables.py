"""The steps that added talk, what was around tables, published decks, analyses and puzzles."""

from regalia.server.store.steps.first import Step

FILL_SITTING = """
    update sitting set table_status = status, table_created = created from tables where id = table_id;
    create index sitting_by_status on sitting (person, table_status, table_created)
""".strip()
TABLES = (
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
)
