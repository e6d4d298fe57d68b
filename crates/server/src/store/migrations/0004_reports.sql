-- What guests told the operator about one another. What was said is looked up in the chat: it is not kept twice.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    about TEXT NOT NULL,
    table_id TEXT NOT NULL,
    line TEXT,
    text TEXT NOT NULL,
    done BIGINT
);
CREATE INDEX reports_user ON reports (user_id);
CREATE INDEX reports_about ON reports (about);
