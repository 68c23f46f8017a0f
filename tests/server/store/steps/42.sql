CREATE TABLE people (
        id text primary key,
        name text not null
    , signed integer not null default 0) strict, without rowid;
CREATE TABLE tables (
        id text primary key,
        status text not null,
        public integer not null,
        created real not null,
        document blob not null
    , version integer not null default 0) strict, without rowid;
CREATE TABLE sitting (
        person text not null,
        table_id text not null references tables (id), table_status text not null default '', table_created real not null default 0,
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
CREATE TABLE openings (
        opener text not null,
        request text not null,
        table_id text not null references tables (id),
        primary key (opener, request)
    ) strict, without rowid
    ;
CREATE TABLE due (
        table_id text primary key references tables (id),
        at real not null
    ) strict, without rowid;
CREATE TABLE films (
        table_id text not null references tables (id),
        number integer not null,
        last integer not null,
        part blob not null,
        primary key (table_id, number)
    ) strict, without rowid;
CREATE TABLE records (
        table_id text primary key references tables (id),
        record blob not null
    ) strict, without rowid;
CREATE TABLE packs (
        hash text primary key,
        source text not null
    ) strict, without rowid
    ;
CREATE TABLE belongings (
        number integer primary key,
        person text not null,
        game text not null,
        id text not null,
        name text not null,
        content blob not null
    ) strict;
CREATE TABLE sessions (
        id text primary key,
        person text not null,
        device text not null,
        created real not null,
        used real not null,
        proved real
    ) strict, without rowid;
CREATE TABLE clocks (
        table_id text primary key references tables (id),
        body blob not null
    ) strict, without rowid;
CREATE TABLE lives (
        began real primary key,
        seen real not null
    ) strict, without rowid
    ;
CREATE TABLE channels (
        id text primary key,
        person text not null,
        address text not null,
        language text not null,
        origin text not null
    , medium text not null default 'webhook', label text not null default '', secret text not null default '', kinds text not null default 'turn flag over invited', daily integer not null default 0, sent_at real not null default 0) strict, without rowid;
CREATE TABLE feeds (
        id text primary key,
        person text not null unique,
        language text not null,
        origin text not null
    ) strict, without rowid
    ;
CREATE TABLE accounts (
        person text primary key,
        likeness text not null unique,
        password text,
        role text not null,
        created real not null
    ) strict, without rowid;
CREATE TABLE codes (
        person text not null,
        id text not null,
        primary key (person, id)
    ) strict, without rowid;
CREATE TABLE programs (
        id text primary key,
        person text not null,
        name text not null,
        scope text not null,
        created real not null,
        used real
    ) strict, without rowid;
CREATE TABLE profiles (
        person text primary key,
        profile blob not null
    ) strict, without rowid
    ;
CREATE TABLE hours (
        person text primary key,
        body blob not null
    ) strict, without rowid
    ;
CREATE TABLE nodes (
        node text primary key,
        seen_at real not null
    ) strict, without rowid;
CREATE TABLE leases (
        table_id text primary key references tables (id),
        node text not null,
        fence integer not null
    , lease_host text not null default '', lease_source text not null default '') strict, without rowid;
CREATE TABLE passkeys (
        id text primary key,
        person text not null,
        name text not null,
        key blob not null,
        counter integer not null,
        created real not null,
        used real
    ) strict, without rowid;
CREATE TABLE ceremonies (
        id text primary key,
        kind text not null,
        session text not null,
        body blob not null,
        at real not null
    ) strict, without rowid;
CREATE TABLE arena_keys (
        name text primary key,
        value text not null
    ) strict, without rowid
    ;
CREATE TABLE chosen (
        name text primary key,
        value text not null
    ) strict, without rowid;
CREATE TABLE invitations (
        id text primary key,
        person text not null,
        note text not null,
        most integer not null,
        used integer not null,
        created real not null,
        lapses real not null
    ) strict, without rowid;
CREATE TABLE deeds (
        number integer primary key,
        at real not null,
        admin text not null,
        deed text not null,
        about text not null
    ) strict
    ;
CREATE TABLE letters (
        id text primary key,
        person text not null,
        kind text not null,
        address text not null,
        until real not null
    ) strict, without rowid;
CREATE TABLE links (
        issuer text not null,
        subject text not null,
        person text not null,
        created real not null,
        primary key (issuer, subject)
    ) strict, without rowid;
CREATE TABLE mutes (
        person text not null,
        muted text not null,
        primary key (person, muted)
    ) strict, without rowid;
CREATE TABLE alerts (
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
CREATE TABLE invited (
        likeness text not null,
        table_id text not null references tables (id),
        primary key (likeness, table_id)
    ) strict, without rowid;
CREATE TABLE published (
        game text not null,
        id text not null,
        version integer not null,
        person text not null,
        name text not null,
        content blob not null,
        at real not null,
        primary key (game, id, version)
    ) strict, without rowid;
CREATE TABLE analyses (
        table_id text primary key references tables (id),
        state text not null,
        person text not null,
        source text not null,
        asked_at real not null,
        count integer not null default 0,
        done integer not null default 0,
        seconds real not null default 0,
        finish blob not null,
        obstacle text not null default ''
    ) strict, without rowid;
CREATE TABLE judged_moments (
        table_id text not null references analyses (table_id),
        number integer not null,
        body blob not null,
        primary key (table_id, number)
    ) strict, without rowid
    ;
CREATE TABLE puzzles (
        game text not null,
        id text not null,
        rules integer not null,
        found real not null,
        content blob not null,
        primary key (game, id)
    ) strict, without rowid;
CREATE TABLE puzzle_days (
        game text not null,
        day text not null,
        id text not null,
        primary key (game, day)
    ) strict, without rowid;
CREATE TABLE results (
        table_id text not null references tables (id),
        seat integer not null,
        game text not null,
        rules integer not null,
        options text not null,
        pack text not null,
        tempo text not null,
        public integer not null,
        seats integer not null,
        side text not null,
        person text,
        name text not null,
        level text not null,
        place integer,
        points real,
        began real not null,
        ended real not null,
        moves integer not null,
        how text not null,
        rated integer not null, in_ratings integer not null default 0, mu_before real, sigma_before real, mu_after real, sigma_after real,
        primary key (table_id, seat)
    ) strict, without rowid;
CREATE TABLE uncounted (
        table_id text primary key
    ) strict, without rowid;
CREATE TABLE ties (
        person text not null,
        other text not null,
        kind text not null,
        at real not null,
        primary key (person, other)
    ) strict, without rowid;
CREATE TABLE reports (
        id text primary key,
        reporter text not null,
        about text not null,
        matter text not null,
        table_id text not null,
        line integer not null,
        reason text not null,
        words text not null,
        at real not null,
        outcome text not null default '',
        decided real,
        once text not null unique
    ) strict, without rowid;
CREATE TABLE reported_lines (
        report text not null references reports (id),
        number integer not null,
        person text not null,
        name text not null,
        at real not null,
        text text not null,
        phrase text not null,
        primary key (report, number)
    ) strict, without rowid;
CREATE TABLE sanctions (
        person text not null,
        kind text not null,
        until real,
        at real not null,
        primary key (person, kind)
    ) strict, without rowid
    ;
CREATE TABLE seeks (
        person text primary key,
        id text not null,
        games text not null,
        seats text not null,
        tempo text not null,
        since real not null,
        bots_at real,
        seen real not null,
        head integer not null,
        offer text not null,
        confirmed integer not null
    ) strict, without rowid;
CREATE TABLE offers (
        id text primary key,
        game text not null,
        tempo text not null,
        seats integer not null,
        people integer not null,
        made real not null,
        until real not null,
        table_id text not null
    ) strict, without rowid;
CREATE TABLE waits (
        game text not null,
        tempo text not null,
        seek text not null,
        waited real not null,
        ended real not null,
        primary key (game, tempo, seek)
    ) strict, without rowid;
CREATE TABLE ratings (
        person text not null,
        game text not null,
        tempo text not null,
        mu real not null,
        sigma real not null,
        low real not null,
        settled integer not null,
        games integer not null,
        against_people integer not null,
        won integer not null,
        places text not null,
        ended real not null,
        table_id text not null,
        primary key (person, game, tempo)
    ) strict, without rowid;
CREATE TABLE rated_sides (
        game text not null,
        tempo text not null,
        side text not null,
        games integer not null,
        gained real not null,
        slope real not null,
        primary key (game, tempo, side)
    ) strict, without rowid;
CREATE TABLE rated_until (
        game text not null,
        tempo text not null,
        ended real not null,
        table_id text not null,
        primary key (game, tempo)
    ) strict, without rowid
    ;
CREATE TABLE events (
        id text primary key,
        name text not null,
        words text not null,
        game text not null,
        options text not null,
        seats integer not null,
        pace text not null,
        format text not null,
        rounds integer not null,
        bots integer not null,
        public integer not null,
        most integer not null,
        starts real,
        round_time real not null,
        seed text not null,
        director text not null,
        created real not null,
        state text not null,
        round integer not null,
        ended real,
        version integer not null
    , for_club text not null default '', directors text not null default '', lowest real, highest real, paused real, division integer not null default 0, league text not null default '', season integer not null default 0, again integer not null default 0, winner text not null default '', welcome text not null default 'all', delay text not null default 'moves-3') strict, without rowid;
CREATE TABLE entries (
        event text not null references events (id),
        person text not null,
        at real not null,
        state text not null,
        place integer not null, instead_of text not null default '',
        primary key (event, person)
    ) strict, without rowid;
CREATE TABLE rounds (
        event text not null references events (id),
        number integer not null,
        drawn real not null,
        until real not null,
        ended real,
        primary key (event, number)
    ) strict, without rowid;
CREATE TABLE pairings (
        event text not null references events (id),
        round integer not null,
        number integer not null,
        people text not null,
        state text not null,
        table_id text not null,
        scores text not null,
        primary key (event, round, number)
    ) strict, without rowid;
CREATE TABLE event_notes (
        number integer primary key,
        event text not null references events (id),
        at real not null,
        what text not null,
        about text not null,
        words text not null
    ) strict;
CREATE TABLE announcements (
        id text primary key,
        kind text not null,
        texts text not null,
        starts real not null,
        ends real not null,
        made real not null
    ) strict, without rowid;
CREATE TABLE clubs (
        id text primary key,
        name text not null,
        likeness text not null unique,
        words text not null,
        crest text not null,
        joining text not null,
        talks integer not null,
        agreed text not null,
        founded real not null,
        people integer not null,
        emptied real
    ) strict, without rowid;
CREATE TABLE members (
        club text not null references clubs (id),
        person text not null,
        role text not null,
        at real not null,
        primary key (club, person)
    ) strict, without rowid;
CREATE TABLE "outbox" (
        number integer primary key,
        channel text not null references channels (id),
        table_id text not null,
        kind text not null,
        mark text not null,
        at real,
        tried integer not null,
        made real not null
    ) strict;
CREATE TABLE "lines" (
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
insert into people values ('u_ada', 'Ada', 0);
insert into people values ('u_bob', 'Bob', 0);
insert into people values ('u_eve', 'Eve', 0);
insert into tables values ('T1', 'playing', 1, 1000.0, cast('{"id":"T1","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_ada","name":"Ada","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false},{"person":"u_bob","name":"Bob","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false},{"person":null,"name":"Squire","bot":"squire","nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"playing","rematch":null,"created":1000.0,"starting":null,"version":0,"source":"s","wishes":[],"removed":[],"invited":[],"pack":null,"tempo":null,"flag":"bot","stand_in":"squire","paused":false,"motion":null,"left":[],"called_off":false,"closed_why":"","talk":"everybody","learning":false,"hints":[],"from_file":false,"origin":null,"branches":[],"event":"","rated":null,"spectators":{"welcome":"all","delay":"none","hands":false}}' as blob), 0);
insert into tables values ('T2', 'open', 1, 2000.0, cast('{"id":"T2","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_ada","name":"Ada","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false},{"person":"u_bob","name":"Bob","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false},{"person":null,"name":"Squire","bot":"squire","nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"open","rematch":null,"created":2000.0,"starting":null,"version":0,"source":"s","wishes":[],"removed":[],"invited":["eve"],"pack":null,"tempo":null,"flag":"bot","stand_in":"squire","paused":false,"motion":null,"left":[],"called_off":false,"closed_why":"","talk":"everybody","learning":false,"hints":[],"from_file":false,"origin":null,"branches":[],"event":"","rated":null,"spectators":{"welcome":"all","delay":"none","hands":false}}' as blob), 0);
insert into tables values ('T3', 'over', 1, 500.0, cast('{"id":"T3","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_ada","name":"Ada","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false},{"person":"u_bob","name":"Bob","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false},{"person":null,"name":"Squire","bot":"squire","nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"over","rematch":null,"created":500.0,"starting":null,"version":0,"source":"s","wishes":[],"removed":[],"invited":[],"pack":null,"tempo":null,"flag":"bot","stand_in":"squire","paused":false,"motion":null,"left":[],"called_off":false,"closed_why":"","talk":"everybody","learning":false,"hints":[],"from_file":false,"origin":null,"branches":[],"event":"","rated":null,"spectators":{"welcome":"all","delay":"none","hands":false}}' as blob), 0);
insert into tables values ('T4', 'over', 1, 1.0, cast('{"id":"T4","game":"oriflamme","rules":1,"options":{"seats":3},"seats":[{"person":"u_eve","name":"","bot":null,"nonce":null,"brought":null,"forfeited":false,"resigned":false,"passes":null,"shows":false}],"host":"u_ada","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","public":true,"status":"over","rematch":null,"created":1.0,"starting":null,"version":0,"source":"s","wishes":[],"removed":[],"invited":[],"pack":null,"tempo":null,"flag":"bot","stand_in":"squire","paused":false,"motion":null,"left":[],"called_off":false,"closed_why":"","talk":"everybody","learning":false,"hints":[],"from_file":false,"origin":null,"branches":[],"event":"","rated":null,"spectators":{"welcome":"all","delay":"none","hands":false}}' as blob), 0);
insert into sitting values ('u_ada', 'T2', 'open', 2000.0);
insert into sitting values ('u_ada', 'T3', 'over', 500.0);
insert into sitting values ('u_ada', 'T1', 'playing', 1000.0);
insert into sitting values ('u_bob', 'T2', 'open', 2000.0);
insert into sitting values ('u_bob', 'T3', 'over', 500.0);
insert into sitting values ('u_bob', 'T1', 'playing', 1000.0);
insert into sitting values ('u_eve', 'T4', 'over', 1.0);
insert into actions values ('T1', 1, 'u_ada', 'a-1', cast('{"seq":1,"seat":0,"person":"u_ada","id":"a-1","answer":2,"back_to":null,"alone":false,"asking":null,"position":null,"at":1001.0}' as blob));
insert into actions values ('T1', 2, 'u_bob', 'a-2', cast('{"seq":2,"seat":1,"person":"u_bob","id":"a-2","answer":[1,2],"back_to":null,"alone":false,"asking":null,"position":null,"at":1002.0}' as blob));
insert into actions values ('T1', 3, NULL, 'a-3', cast('{"seq":3,"seat":2,"person":null,"id":"a-3","answer":"pass","back_to":null,"alone":false,"asking":null,"position":null,"at":1003.0}' as blob));
insert into snapshots values ('T1', 3, cast('{"after": 3}' as blob));
insert into openings values ('u_ada', 'request-1', 'T2');
insert into due values ('T1', 5000.0);
insert into films values ('T3', 0, 3, X'789C4B2B4ACC4D2D060008AC027F');
insert into records values ('T3', X'789CAB562A4A4DCE2F4A51B25230AC05001FF60447');
insert into packs values ('hash-1', 'name = ''pack''');
insert into belongings values (1, 'u_ada', 'wheel_of_time', 'deck-1', 'Deck', cast('{"cards":[1,2]}' as blob));
insert into sessions values ('s-2', 'u_ada', 'Firefox', 3.0, 4.0, 3.0);
insert into clocks values ('T1', cast('[{"left":60.0,"since":1003.0},{"left":55.5},{"left":60.0}]' as blob));
insert into lives values (100.0, 200.0);
insert into channels values ('c-1', 'u_ada', 'https://example.org/hook', 'en', 'https://arena.example.org', 'webhook', '', '', 'turn flag over invited mentioned round club found season', 0, 0.0);
insert into feeds values ('f-1', 'u_ada', 'ja', 'https://arena.example.org');
insert into accounts values ('u_ada', 'ada', '$argon2', 'host', 1.0);
insert into codes values ('u_ada', 'c-1');
insert into codes values ('u_ada', 'c-2');
insert into programs values ('p-1', 'u_ada', 'bot', 'play', 1.0, NULL);
insert into profiles values ('u_ada', cast('{"language": "ja"}' as blob));
insert into hours values ('u_ada', cast('{"zone":"Europe/Berlin"}' as blob));
insert into nodes values ('one', 1795952634.301);
insert into leases values ('T1', 'one', 1, 'u_ada', 's');
insert into passkeys values ('k-1', 'u_ada', 'Phone', X'0102', 3, 6.0, NULL);
insert into ceremonies values ('ce-3', 'new', 's-2', cast('{}' as blob), 5.0);
insert into arena_keys values ('push', 'key');
insert into chosen values ('registration', 'invitation');
insert into invitations values ('i-1', 'u_ada', 'club', 3, 1, 8.0, 99.0);
insert into deeds values (1, 11.0, 'Ada', 'registration', 'open');
insert into deeds values (2, 8.0, 'Ada', 'registration', 'open');
insert into deeds values (3, 8.0, 'Ada', 'registration', 'open');
insert into deeds values (4, 8.0, 'Ada', 'registration', 'open');
insert into letters values ('l-1', 'u_ada', 'confirm', 'ada@example.org', 9.0);
insert into links values ('https://id.example.org', '1', 'u_ada', 7.0);
insert into mutes values ('u_ada', 'u_eve');
insert into alerts values (1, 'u_ada', 'codes', 'Firefox', 9.0, '', '', '', 0, NULL, 0);
insert into invited values ('eve', 'T2');
insert into published values ('wheel_of_time', 'deck-1', 1, 'u_ada', 'Deck', cast('{"cards":[1]}' as blob), 900.0);
insert into analyses values ('T3', 'running', 'u_ada', 's', 1010.0, 2, 1, 0.5, cast('[]' as blob), '');
insert into judged_moments values ('T3', 0, X'789CABAE0500017500F9');
insert into puzzles values ('oriflamme', 'pu-1', 1, 900.0, cast('{"seat": 0}' as blob));
insert into puzzle_days values ('oriflamme', '2026-11-28', 'pu-1');
insert into results values ('T4', 0, 'oriflamme', 1, 'hash', '', 'live', 1, 1, '', 'u_eve', '', '', 1, 12.0, 1.0, 2.0, 40, 'played', 0, 0, NULL, NULL, NULL, NULL);
insert into uncounted values ('T5');
insert into ties values ('u_bob', 'u_ada', 'friend', 12.0);
insert into ties values ('u_eve', 'u_bob', 'blocked', 13.0);
insert into ties values ('u_ada', 'u_bob', 'friend', 12.0);
insert into reports values ('re-1', 'u_bob', 'u_ada', 'line', 'T1', 1, 'spam', 'Words', 10.0, 'muted', 11.0, 're-1');
insert into reported_lines values ('re-1', 1, 'u_ada', 'Ada', 1004.0, 'Hello', '');
insert into sanctions values ('u_ada', 'muted', 99.0, 11.0);
insert into seeks values ('u_ada', 'se-1', 'oriflamme nocturion', '3 4', 'live', 900.0, 930.0, 910.0, 0, 'of-1', 1);
insert into offers values ('of-1', 'oriflamme', 'live', 3, 1, 905.0, 925.0, 'T2');
insert into waits values ('oriflamme', 'live', 'se-1', 5.0, 905.0);
insert into ratings values ('u_eve', 'oriflamme', 'live', 26.5, 7.5, 11.5, 0, 1, 0, 1, '1', 2.0, 'T4');
insert into rated_sides values ('oriflamme', 'live', 'hero', 1, 0.5, 0.25);
insert into rated_until values ('oriflamme', 'live', 2.0, 'T4');
insert into events values ('ev-1', 'Cup', 'Words', 'oriflamme', '{"raid":true}', 4, 'live-15', 'swiss', 3, 1, 1, 32, 950.0, 3600.0, 'seed', 'u_ada', 940.0, 'playing', 1, NULL, 1, '', '', NULL, NULL, NULL, 0, '', 0, 0, '', 'all', 'moves-3');
insert into events values ('ev-2', 'Cup', 'Words', 'oriflamme', '{"raid":true}', 4, 'live-15', 'swiss', 3, 1, 0, 32, 950.0, 3600.0, 'seed', 'u_ada', 945.0, 'playing', 1, NULL, 1, 'c_1', '', NULL, NULL, NULL, 0, '', 0, 0, '', 'all', 'moves-3');
insert into events values ('ev-3', 'Cup', 'Words', 'oriflamme', '{"raid":true}', 4, 'live-15', 'league', 3, 1, 1, 32, 950.0, 3600.0, 'seed', 'u_ada', 940.0, 'over', 1, NULL, 1, '', 'u_bob u_eve', 1200.0, 1600.0, 951.0, 8, 'ev-3', 1, 1, 'u_eve', 'all', 'moves-3');
insert into entries values ('ev-1', 'u_bob', 941.0, 'in', 1, '');
insert into entries values ('ev-3', 'u_eve', 942.0, 'in', 1, 'u_bob');
insert into rounds values ('ev-1', 1, 950.0, 4550.0, NULL);
insert into pairings values ('ev-1', 1, 1, 'u_bob', 'over', '', '[{"person":"u_bob","points":60,"place":null}]');
insert into event_notes values (1, 'ev-1', 952.0, 'corrected', 'table 1', 'Words');
insert into announcements values ('an-1', 'maintenance', '{}', 960.0, 980.0, 950.0);
insert into clubs values ('c_1', 'Night Owls', 'nightowls', 'We play late.', 'pale.azure.or.star', 'request', 1, '{"oriflamme":{"tempo":"live-15","options":{"events":"none"}}}', 20.0, 2, NULL);
insert into members values ('c_1', 'u_ada', 'owner', 20.0);
insert into members values ('c_1', 'u_bob', 'officer', 23.0);
insert into outbox values (1, 'c-1', 'T1', 'turn', '3', 1003.0, 0, 1003.0);
insert into lines values ('T1', 1, 1, 'u_ada', 'line-1', 0, 1004.0, 'Hello', '', 0, '1', 0);
CREATE INDEX tables_by_status on tables (status, public, created);
CREATE UNIQUE INDEX actions_once on actions (table_id, ifnull(person, ''), id);
CREATE INDEX due_by_time on due (at);
CREATE UNIQUE INDEX belongings_once on belongings (person, game, id)
    ;
CREATE INDEX sessions_by_person on sessions (person, used);
CREATE INDEX sessions_by_use on sessions (used)
    ;
CREATE INDEX channels_by_person on channels (person);
CREATE INDEX programs_by_person on programs (person);
CREATE INDEX leases_by_node on leases (node)
    ;
CREATE INDEX passkeys_by_person on passkeys (person);
CREATE INDEX ceremonies_by_time on ceremonies (at)
    ;
CREATE INDEX channels_by_address on channels (address);
CREATE INDEX letters_by_person on letters (person)
    ;
CREATE INDEX links_by_person on links (person)
    ;
CREATE INDEX mutes_by_muted on mutes (muted);
CREATE UNIQUE INDEX alerts_once on alerts (person, made, what, address);
CREATE INDEX alerts_by_time on alerts (at)
    ;
CREATE INDEX invited_by_table on invited (table_id)
    ;
CREATE INDEX sitting_by_table on sitting (table_id);
CREATE INDEX sitting_by_status on sitting (person, table_status, table_created);
CREATE TRIGGER sitting_as_its_table after insert on sitting begin
        update sitting set table_status = status, table_created = created from tables
        where id = new.table_id and table_id = new.table_id and person = new.person;
    end;
CREATE INDEX leases_by_host on leases (lease_host);
CREATE INDEX leases_by_source on leases (lease_source)
    ;
CREATE INDEX published_by_time on published (game, at);
CREATE INDEX published_by_person on published (person, game)
    ;
CREATE INDEX analyses_by_state on analyses (state, asked_at);
CREATE INDEX puzzles_by_time on puzzles (game, found);
CREATE INDEX puzzle_days_by_puzzle on puzzle_days (game, id)
    ;
CREATE INDEX results_by_person on results (person, ended, table_id, game, tempo, public, rated, name, place);
CREATE INDEX results_by_game on results (game, tempo, rated, ended, table_id);
CREATE INDEX ties_by_kind on ties (person, kind, at);
CREATE INDEX ties_by_other on ties (other, kind, at);
CREATE INDEX reports_by_outcome on reports (outcome, at);
CREATE INDEX reports_by_decision on reports (decided);
CREATE INDEX reports_by_reporter on reports (reporter, at);
CREATE INDEX reports_by_person on reports (about, at);
CREATE INDEX reported_lines_by_person on reported_lines (person);
CREATE INDEX seeks_by_offer on seeks (offer);
CREATE INDEX waits_by_time on waits (game, tempo, ended)
    ;
CREATE INDEX results_to_rate on results (rated, in_ratings, game, tempo, ended, table_id);
CREATE INDEX ratings_by_low on ratings (game, tempo, settled, low, person);
CREATE INDEX results_for_figures on results (person, name, game, seats, public, place, points);
CREATE INDEX ratings_listed on ratings (game, tempo, settled, low, person, ended);
CREATE INDEX results_of_games on results (game, public, seats, seat, side, place);
CREATE INDEX events_by_state on events (state, public, created);
CREATE INDEX events_by_start on events (state, starts);
CREATE INDEX events_by_director on events (director, state);
CREATE INDEX entries_by_person on entries (person, state);
CREATE INDEX event_notes_by_event on event_notes (event, number);
CREATE INDEX announcements_by_end on announcements (ends);
CREATE INDEX announcements_by_kind on announcements (kind, starts)
    ;
CREATE INDEX clubs_by_people on clubs (people, id);
CREATE INDEX clubs_by_end on clubs (emptied);
CREATE INDEX members_by_person on members (person, role);
CREATE UNIQUE INDEX outbox_once on outbox (channel, table_id, mark);
CREATE INDEX outbox_by_time on outbox (at);
CREATE UNIQUE INDEX lines_by_change on lines (table_id, changed);
CREATE UNIQUE INDEX lines_once on lines (table_id, person, id);
CREATE INDEX lines_by_person on lines (person)
    ;
CREATE INDEX results_by_end on results (ended, table_id, person, how, rated, place);
CREATE INDEX events_by_club on events (for_club, created)
    ;
CREATE INDEX events_by_league on events (league, season);
pragma user_version = 42;
