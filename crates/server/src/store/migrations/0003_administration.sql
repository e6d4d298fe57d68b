-- What operators did, each act with its outcome. `id` begins with the moment, so that it orders them.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    act TEXT NOT NULL,
    outcome TEXT NOT NULL
);

-- Who may not come in: a user or a network, until a moment or for good.
CREATE TABLE bans (
    id TEXT PRIMARY KEY,
    user_id TEXT,
    network TEXT,
    made BIGINT NOT NULL,
    ends BIGINT,
    reason TEXT NOT NULL
);

-- One-time links; `id` is the hash of what the link says.
CREATE TABLE links (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    made BIGINT NOT NULL,
    ends BIGINT NOT NULL
);
CREATE INDEX links_user ON links (user_id);

-- For exporting, renaming and deleting somebody whom an operator seated.
CREATE INDEX steps_reseat ON steps (table_id) WHERE kind = 'reseat';
