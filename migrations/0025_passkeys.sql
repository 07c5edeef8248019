-- Keys that open an account without its password: the authenticator has the private half, here is the public one.
CREATE TABLE passkeys (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    guest      INTEGER NOT NULL REFERENCES guests,
    credential BLOB    NOT NULL UNIQUE CHECK (length(credential) BETWEEN 1 AND 1023), -- the authenticator's name for it
    public_key BLOB    NOT NULL,                  -- SubjectPublicKeyInfo, DER
    count      INTEGER NOT NULL CHECK (count BETWEEN 0 AND 4294967295), -- of signatures, by the authenticator; 0: it has none
    device     TEXT    NOT NULL,                  -- the browser that made it, by its self-description, or nothing
    created    INTEGER NOT NULL,
    used       INTEGER                            -- last
) STRICT;
CREATE INDEX passkeys_of_guest ON passkeys (guest);
