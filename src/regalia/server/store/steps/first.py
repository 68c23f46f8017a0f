"""The first steps by which the database has got its shape. PostgreSQL, which came later, takes them as one."""

from msgspec import Struct


class Step(Struct, frozen=True):
    """The statements of a step: those of both dialects, then those of one. Types are marks in braces (`schema.Types`)."""

    both: str = ""
    sqlite: tuple[str, ...] = ()
    postgresql: tuple[str, ...] = ()


FIRST_STEPS = (
    Step(
        """
    create table people (
        id text primary key,
        name text not null
    ){keyed};
    create table tables (
        id text primary key,
        status text not null,
        public {flag} not null,
        created {real} not null,
        document {blob} not null
    ){keyed};
    create index tables_by_status on tables (status, public, created);
    create table sitting (
        person text not null,
        table_id text not null references tables (id),
        primary key (person, table_id)
    ){keyed};
    create table actions (
        table_id text not null references tables (id),
        seq {integer} not null,
        person text,
        id text not null,
        body {blob} not null,
        primary key (table_id, seq)
    ){keyed};
    create table snapshots (
        table_id text not null references tables (id),
        seq {integer} not null,
        position {blob} not null,
        primary key (table_id, seq)
    ){keyed}
    """,
        sqlite=("create unique index actions_once on actions (table_id, ifnull(person, ''), id)",),
        postgresql=(
            """
    create unique index actions_once on actions (table_id, coalesce(person, ''), id);
    create index sitting_by_table on sitting (table_id);
    create table regalia (version integer primary key);
    create table secrets (name text primary key, value text not null)
    """,
        ),
    ),
    Step(
        sqlite=("alter table tables add column version integer not null default 0",),
        postgresql=("alter table tables add column version bigint not null",),
    ),
    Step("""
    create table openings (
        opener text not null,
        request text not null,
        table_id text not null references tables (id),
        primary key (opener, request)
    ){keyed}
    """),
    Step(
        """
    create table due (
        table_id text primary key references tables (id),
        at {real} not null
    ){keyed};
    create index due_by_time on due (at)
    """,
        sqlite=(
            """
    insert into due select id, 0 from tables where status = 'playing' and cast(document as text) like '%"bot":"%'
    """,
        ),
    ),
    Step(
        """
    create table films (
        table_id text not null references tables (id),
        number {integer} not null,
        last {integer} not null,
        part {blob} not null,
        primary key (table_id, number)
    ){keyed};
    create table records (
        table_id text primary key references tables (id),
        record {blob} not null
    ){keyed}
    """,
        sqlite=(
            """
    insert into due select id, unixepoch() + 5 * row_number() over (order by created desc) from tables where status = 'over'
    """,
        ),
    ),
    Step("""
    create table packs (
        hash text primary key,
        source text not null
    ){keyed}
    """),
    Step("""
    create table belongings (
        number {number} primary key,
        person text not null,
        game text not null,
        id text not null,
        name text not null,
        content {blob} not null
    ){numbered};
    create unique index belongings_once on belongings (person, game, id)
    """),
)
