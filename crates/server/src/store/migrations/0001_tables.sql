CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- What was agreed when a table was made never changes; the columns after `terms` repeat what its steps say,
-- so that lists need not read them.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    terms TEXT NOT NULL,
    listed BIGINT NOT NULL,
    status TEXT NOT NULL,
    changed BIGINT NOT NULL,
    due BIGINT,
    result TEXT
);
CREATE INDEX tables_listed ON tables (listed, status, changed);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Read by nobody but the dealer until the game is over.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY,
    secret TEXT NOT NULL
);

-- Append only. Everything that happens at a table, in order.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    dealt TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_user ON seats (user_id);

CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    room TEXT NOT NULL,
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX chat_table ON chat (table_id, room, at);
