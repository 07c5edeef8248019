-- Requests that created something, so that a repeated one creates nothing: by hashes of who asks, what for and with
-- which key, and of the body.
CREATE TABLE requests (
    request BYTEA PRIMARY KEY CHECK (length(request) = 32),
    body BYTEA NOT NULL CHECK (length(body) = 32),
    made TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX requests_by_age ON requests (at);
