#include "server/store/guests.hpp"

namespace germini::store {

std::int64_t add_guest(Database& db, const Guest& guest, const server::SecretHash& secret, std::int64_t now) {
    Statement(db, "INSERT INTO guests (id, name, secret, created) VALUES (?, ?, ?, ?)")
        .with(guest.id, guest.name, std::span<const std::uint8_t>(secret), now)
        .run();
    return db.last_key();
}

std::optional<Guest> find_guest(Database& db, const server::SecretHash& secret) {
    Statement row(db, "SELECT key, id, name FROM guests WHERE secret = ?");
    if (!row.with(std::span<const std::uint8_t>(secret)).step()) return std::nullopt;
    return Guest{row.integer(0), row.text(1), row.text(2)};
}

void rename_guest(Database& db, std::int64_t key, const std::string& name) {
    Statement(db, "UPDATE guests SET name = ? WHERE key = ?").with(name, key).run();
}

} // namespace germini::store
