"""Counts what a node has written for a table that another drives: PostgreSQL itself notes it, by a trigger.

Each node connects under a name of its own (`application_name`). Which node of the leases that is shows in its signs of
life. Only bots write by lease; what people do may be written by any node.
"""

import psycopg

TRIGGERS = """
    create table drill_nodes (application text primary key, node text not null);
    create table drill_lapsed (application text not null, table_id text not null, id text not null);
    create function drill_alive() returns trigger language plpgsql as $$ begin
        insert into drill_nodes values (current_setting('application_name'), new.node)
            on conflict (application) do update set node = excluded.node;
        return new;
    end $$;
    create trigger drill_alive before insert or update on nodes for each row execute function drill_alive();
    create function drill_written() returns trigger language plpgsql as $$ begin
        insert into drill_lapsed
            select current_setting('application_name'), new.table_id, new.id
            where new.id like 'bot-%' and not exists (
                select 1 from leases join drill_nodes on drill_nodes.node = leases.node
                where leases.table_id = new.table_id and drill_nodes.application = current_setting('application_name')
            );
        return new;
    end $$;
    create trigger drill_written before insert on actions for each row execute function drill_written();
"""


def note_lapsed(database: str) -> None:
    """Begin to note, in a database with its schema."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(TRIGGERS)


def lapsed_in(database: str) -> list[str]:
    """What was written without a lease."""
    with psycopg.connect(database) as connection:
        found = connection.execute("select application, table_id, id from drill_lapsed").fetchall()
    return [f"{application} wrote {name} at {table}" for application, table, name in found]


def bots_wrote(database: str) -> int:
    """How many actions are of bots: those that are written by lease."""
    with psycopg.connect(database) as connection:
        row = connection.execute("select count(*) from actions where id like 'bot-%'").fetchone()
    assert row is not None, "an aggregate has one row"
    return int(row[0])
