#include "server/store/passkeys.hpp"

#include "server/store/as_blob.hpp"

namespace germini::store {
namespace {

/// Reads the columns id, guest, credential, public_key, count, device, created, used.
model::PasskeyRow read_passkey(const Statement& row) {
    model::PasskeyRow passkey;
    passkey.id = row.text(0);
    passkey.guest = row.key<model::GuestKey>(1);
    passkey.credential = row.bytes(2);
    passkey.public_key = row.bytes(3);
    passkey.count = static_cast<std::uint32_t>(row.integer(4));
    passkey.device = row.text(5);
    passkey.created = row.integer(6);
    passkey.used = row.integer_or_null(7);
    return passkey;
}

} // namespace

std::vector<model::PasskeyRow> passkeys_of(Database& db, model::GuestKey guest) {
    Statement row(db, "SELECT id, guest, credential, public_key, count, device, created, used FROM passkeys"
                      " WHERE guest = ? ORDER BY key DESC");
    row.with(guest);
    std::vector<model::PasskeyRow> passkeys;
    while (row.step()) passkeys.push_back(read_passkey(row));
    return passkeys;
}

std::optional<model::PasskeyRow> find_passkey(Database& db, const std::string& credential) {
    Statement row(db, "SELECT id, guest, credential, public_key, count, device, created, used FROM passkeys"
                      " WHERE credential = ?");
    if (!row.with(as_blob(credential)).step()) return std::nullopt;
    return read_passkey(row);
}

void add_passkey(Database& db, const model::PasskeyRow& passkey) {
    Statement(db, "INSERT INTO passkeys (id, guest, credential, public_key, count, device, created)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?)")
        .with(passkey.id, passkey.guest, as_blob(passkey.credential), as_blob(passkey.public_key),
              std::int64_t{passkey.count}, passkey.device, passkey.created)
        .run();
}

void use_passkey(Database& db, const std::string& credential, std::uint32_t count, std::int64_t at) {
    Statement(db, "UPDATE passkeys SET count = ?, used = ? WHERE credential = ?")
        .with(std::int64_t{count}, at, as_blob(credential))
        .run();
}

void end_passkey(Database& db, model::GuestKey guest, const std::string& id) {
    Statement(db, "DELETE FROM passkeys WHERE guest = ? AND id = ?").with(guest, id).run();
}

void end_passkeys(Database& db, model::GuestKey guest) {
    Statement(db, "DELETE FROM passkeys WHERE guest = ?").with(guest).run();
}

} // namespace germini::store
