"""The steps that added accounts, sign-in, notices, clocks, nodes and administration."""

from regalia.server.store.steps.first import Step

ACCOUNTS = (
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
)
