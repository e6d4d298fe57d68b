-- What is still to be sent to people, until it is: mail, and webhooks that failed. No secret is in here: links are made
-- when they are sent. Without `due` nobody tries again; the row says why.
CREATE TABLE errands (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    made BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    due BIGINT,
    why TEXT NOT NULL
);
CREATE INDEX errands_due ON errands (due);
CREATE INDEX errands_user ON errands (user_id);
