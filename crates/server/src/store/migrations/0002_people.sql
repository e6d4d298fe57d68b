-- A browser or program that is signed in; `id` is the hash of what its cookie says.
CREATE TABLE sign_ins (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    made BIGINT NOT NULL,
    ends BIGINT NOT NULL
);
CREATE INDEX sign_ins_user ON sign_ins (user_id);
CREATE INDEX sign_ins_ends ON sign_ins (ends);

-- Guests have no row here. `name` is folded, so that no two accounts look alike.
CREATE TABLE accounts (
    user_id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    changed BIGINT NOT NULL
);

-- How somebody wants to be told that it is their turn, as JSON.
CREATE TABLE notify (
    user_id TEXT PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE mutes (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

-- For exporting and deleting what somebody left behind.
CREATE INDEX chat_user ON chat (user_id);
CREATE INDEX steps_sit ON steps (table_id) WHERE kind = 'sit';
