"""The shape of SQLite's database, as numbered steps that are never changed once released; `user_version` counts them."""

SQLITE_STEPS = (
    """
    create table people (
        id text primary key,
        name text not null
    ) strict, without rowid;

    create table tables (
        id text primary key,
        status text not null,
        public integer not null,
        created real not null,
        document blob not null
    ) strict, without rowid;
    create index tables_by_status on tables (status, public, created);

    create table sitting (
        person text not null,
        table_id text not null references tables (id),
        primary key (person, table_id)
    ) strict, without rowid;

    create table actions (
        table_id text not null references tables (id),
        seq integer not null,
        person text,
        id text not null,
        body blob not null,
        primary key (table_id, seq)
    ) strict, without rowid;
    create unique index actions_once on actions (table_id, ifnull(person, ''), id);

    create table snapshots (
        table_id text not null references tables (id),
        seq integer not null,
        position blob not null,
        primary key (table_id, seq)
    ) strict, without rowid;
    """,
    "alter table tables add column version integer not null default 0",
    """
    create table openings (
        opener text not null,
        request text not null,
        table_id text not null references tables (id),
        primary key (opener, request)
    ) strict, without rowid
    """,
    """
    create table due (
        table_id text primary key references tables (id),
        at real not null
    ) strict, without rowid;
    create index due_by_time on due (at);
    insert into due select id, 0 from tables where status = 'playing' and cast(document as text) like '%"bot":"%'
    """,
    """
    create table films (
        table_id text not null references tables (id),
        number integer not null,
        last integer not null,
        part blob not null,
        primary key (table_id, number)
    ) strict, without rowid;
    create table records (
        table_id text primary key references tables (id),
        record blob not null
    ) strict, without rowid;
    insert into due select id, unixepoch() + 5 * row_number() over (order by created desc) from tables where status = 'over'
    """,
    """
    create table packs (
        hash text primary key,
        source text not null
    ) strict, without rowid
    """,
    """
    create table belongings (
        number integer primary key,
        person text not null,
        game text not null,
        id text not null,
        name text not null,
        content blob not null
    ) strict;
    create unique index belongings_once on belongings (person, game, id)
    """,
    """
    alter table people add column signed integer not null default 0;
    update people set signed = 1;
    create table sessions (
        id text primary key,
        person text not null,
        device text not null,
        created real not null,
        used real not null,
        proved real
    ) strict, without rowid;
    create index sessions_by_person on sessions (person, used);
    create index sessions_by_use on sessions (used)
    """,
    """
    create table clocks (
        table_id text primary key references tables (id),
        body blob not null
    ) strict, without rowid;
    create table lives (
        began real primary key,
        seen real not null
    ) strict, without rowid
    """,
    """
    create table channels (
        id text primary key,
        person text not null,
        address text not null,
        language text not null,
        origin text not null
    ) strict, without rowid;
    create index channels_by_person on channels (person);
    create table outbox (
        number integer primary key,
        channel text not null references channels (id),
        table_id text not null references tables (id),
        kind text not null,
        mark text not null,
        at real,
        tried integer not null,
        made real not null
    ) strict;
    create unique index outbox_once on outbox (channel, table_id, mark);
    create index outbox_by_time on outbox (at);
    create table feeds (
        id text primary key,
        person text not null unique,
        language text not null,
        origin text not null
    ) strict, without rowid
    """,
    """
    create table accounts (
        person text primary key,
        likeness text not null unique,
        password text,
        role text not null,
        created real not null
    ) strict, without rowid;
    create table codes (
        person text not null,
        id text not null,
        primary key (person, id)
    ) strict, without rowid;
    create table programs (
        id text primary key,
        person text not null,
        name text not null,
        scope text not null,
        created real not null,
        used real
    ) strict, without rowid;
    create index programs_by_person on programs (person);
    create table profiles (
        person text primary key,
        profile blob not null
    ) strict, without rowid
    """,
    """
    create table hours (
        person text primary key,
        body blob not null
    ) strict, without rowid
    """,
    """
    create table nodes (
        node text primary key,
        seen_at real not null
    ) strict, without rowid;
    create table leases (
        table_id text primary key references tables (id),
        node text not null,
        fence integer not null
    ) strict, without rowid;
    create index leases_by_node on leases (node)
    """,
    """
    create table passkeys (
        id text primary key,
        person text not null,
        name text not null,
        key blob not null,
        counter integer not null,
        created real not null,
        used real
    ) strict, without rowid;
    create index passkeys_by_person on passkeys (person);
    create table ceremonies (
        id text primary key,
        kind text not null,
        session text not null,
        body blob not null,
        at real not null
    ) strict, without rowid;
    create index ceremonies_by_time on ceremonies (at)
    """,
    """
    alter table channels add column medium text not null default 'webhook';
    alter table channels add column label text not null default '';
    alter table channels add column secret text not null default '';
    alter table channels add column kinds text not null default 'turn flag over invited';
    alter table channels add column daily integer not null default 0;
    alter table channels add column sent_at real not null default 0;
    create index channels_by_address on channels (address);
    create table arena_keys (
        name text primary key,
        value text not null
    ) strict, without rowid
    """,
    """
    create table chosen (
        name text primary key,
        value text not null
    ) strict, without rowid;
    create table invitations (
        id text primary key,
        person text not null,
        note text not null,
        most integer not null,
        used integer not null,
        created real not null,
        lapses real not null
    ) strict, without rowid;
    create table deeds (
        number integer primary key,
        at real not null,
        admin text not null,
        deed text not null,
        about text not null
    ) strict
    """,
    """
    create table letters (
        id text primary key,
        person text not null,
        kind text not null,
        address text not null,
        until real not null
    ) strict, without rowid;
    create index letters_by_person on letters (person)
    """,
    """
    create table links (
        issuer text not null,
        subject text not null,
        person text not null,
        created real not null,
        primary key (issuer, subject)
    ) strict, without rowid;
    create index links_by_person on links (person)
    """,
    """
    create table lines (
        table_id text not null references tables (id),
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
    create unique index lines_by_change on lines (table_id, changed);
    create unique index lines_once on lines (table_id, person, id);
    create index lines_by_person on lines (person);
    create table mutes (
        person text not null,
        muted text not null,
        primary key (person, muted)
    ) strict, without rowid;
    create index mutes_by_muted on mutes (muted);
    update channels set kinds = kinds || ' mentioned' where kinds = 'turn flag over invited'
    """,
    """
    create table alerts (
        number integer primary key,
        person text not null,
        what text not null,
        device text not null,
        made real not null,
        address text not null,
        language text not null,
        origin text not null,
        tried integer not null,
        at real,
        seen integer not null default 0
    ) strict;
    create unique index alerts_once on alerts (person, made, what, address);
    create index alerts_by_time on alerts (at)
    """,
    """
    create table invited (
        likeness text not null,
        table_id text not null references tables (id),
        primary key (likeness, table_id)
    ) strict, without rowid;
    create index invited_by_table on invited (table_id)
    """,
    "create index sitting_by_table on sitting (table_id)",
    """
    alter table sitting add column table_status text not null default '';
    alter table sitting add column table_created real not null default 0;
    update sitting set table_status = status, table_created = created from tables where id = table_id;
    create index sitting_by_status on sitting (person, table_status, table_created);
    create trigger sitting_as_its_table after insert on sitting begin
        update sitting set table_status = status, table_created = created from tables
        where id = new.table_id and table_id = new.table_id and person = new.person;
    end
    """,
    """
    alter table leases add column lease_host text not null default '';
    alter table leases add column lease_source text not null default '';
    create index leases_by_host on leases (lease_host);
    create index leases_by_source on leases (lease_source)
    """,
    """
    create table published (
        game text not null,
        id text not null,
        version integer not null,
        person text not null,
        name text not null,
        content blob not null,
        at real not null,
        primary key (game, id, version)
    ) strict, without rowid;
    create index published_by_time on published (game, at);
    create index published_by_person on published (person, game)
    """,
)
