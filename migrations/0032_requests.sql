-- Requests that created something, so that a repeated one creates nothing: by hashes of who asks, what for and with
-- which key, and of the body.
CREATE TABLE requests (
    request BLOB    PRIMARY KEY CHECK (length(request) = 32),
    body    BLOB    NOT NULL CHECK (length(body) = 32),
    made    TEXT    NOT NULL,                                -- the id of what was created
    at      INTEGER NOT NULL                                 -- milliseconds since 1970
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_age ON requests (at);
