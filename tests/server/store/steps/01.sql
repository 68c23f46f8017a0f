CREATE TABLE people (
        id text primary key,
        name text not null
    ) strict, without rowid;
CREATE TABLE tables (
        id text primary key,
        status text not null,
        public integer not null,
        created real not null,
        document blob not null
    ) strict, without rowid;
CREATE TABLE sitting (
        person text not null,
        table_id text not null references tables (id),
        primary key (person, table_id)
    ) strict, without rowid;
CREATE TABLE actions (
        table_id text not null references tables (id),
        seq integer not null,
        person text,
        id text not null,
        body blob not null,
        primary key (table_id, seq)
    ) strict, without rowid;
CREATE TABLE snapshots (
        table_id text not null references tables (id),
        seq integer not null,
        position blob not null,
        primary key (table_id, seq)
    ) strict, without rowid;
insert into people values ('u_ada', 'Ada');
insert into people values ('u_bob', 'Bob');
insert into people values ('u_eve', 'Eve');
insert into tables values ('T1', 'playing', 1, 1000.0, cast('{"id":"T1","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_ada","name":"Ada","bot":null},{"person":"u_bob","name":"Bob","bot":null},{"person":null,"name":"Squire","bot":"squire"}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"playing","rematch":null,"created":1000.0}' as blob));
insert into tables values ('T2', 'open', 1, 2000.0, cast('{"id":"T2","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_ada","name":"Ada","bot":null},{"person":"u_bob","name":"Bob","bot":null},{"person":null,"name":"Squire","bot":"squire"}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"open","rematch":null,"created":2000.0}' as blob));
insert into tables values ('T3', 'over', 1, 500.0, cast('{"id":"T3","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_ada","name":"Ada","bot":null},{"person":"u_bob","name":"Bob","bot":null},{"person":null,"name":"Squire","bot":"squire"}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"over","rematch":null,"created":500.0}' as blob));
insert into sitting values ('u_ada', 'T1');
insert into sitting values ('u_ada', 'T2');
insert into sitting values ('u_ada', 'T3');
insert into sitting values ('u_bob', 'T1');
insert into sitting values ('u_bob', 'T2');
insert into sitting values ('u_bob', 'T3');
insert into actions values ('T1', 1, 'u_ada', 'a-1', cast('{"seq":1,"seat":0,"person":"u_ada","id":"a-1","answer":2,"back_to":null,"alone":false}' as blob));
insert into actions values ('T1', 2, 'u_bob', 'a-2', cast('{"seq":2,"seat":1,"person":"u_bob","id":"a-2","answer":[1,2],"back_to":null,"alone":false}' as blob));
insert into actions values ('T1', 3, NULL, 'a-3', cast('{"seq":3,"seat":2,"person":null,"id":"a-3","answer":"pass","back_to":null,"alone":false}' as blob));
insert into snapshots values ('T1', 1, cast('{"after": 1}' as blob));
insert into snapshots values ('T1', 2, cast('{"after": 2}' as blob));
insert into snapshots values ('T1', 3, cast('{"after": 3}' as blob));
CREATE INDEX tables_by_status on tables (status, public, created);
CREATE UNIQUE INDEX actions_once on actions (table_id, ifnull(person, ''), id);
pragma user_version = 1;
