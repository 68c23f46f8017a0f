"""The steps that added results, ties between people, reports, searches and ratings."""

from regalia.server.store.steps.first import Step

RESULTS = (
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
)
