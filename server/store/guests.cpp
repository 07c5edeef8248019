#include "server/store/guests.hpp"

#include "engine/core/shuffle.hpp"
#include "server/names/nickname.hpp"

namespace germini::store {
namespace {

bool is_taken(Database& db, std::int64_t number) {
    return Statement(db, "SELECT 1 FROM guests WHERE number = ?").with(number).step();
}

/// Of the columns key, id, name, number.
Guest read_guest(const Statement& row) {
    const std::int64_t number = row.integer(3);
    return Guest{row.integer(0), row.text(1), names::shown(row.text(2), number), number};
}

} // namespace

Guest add_guest(Database& db, Guest guest, const server::SecretHash& secret, std::int64_t now,
                const std::function<std::uint32_t()>& random) {
    constexpr auto kNumbers = static_cast<std::uint32_t>(kMostNumber - kLeastNumber + 1);
    do guest.number = kLeastNumber + below(kNumbers, random);
    while (is_taken(db, guest.number));
    Statement(db, "INSERT INTO guests (id, name, number, secret, created) VALUES (?, ?, ?, ?, ?)")
        .with(guest.id, guest.name, guest.number, std::span<const std::uint8_t>(secret), now)
        .run();
    guest.key = db.last_key();
    return guest;
}

std::optional<Guest> find_guest(Database& db, const server::SecretHash& secret) {
    Statement row(db, "SELECT key, id, name, number FROM guests WHERE secret = ?");
    if (!row.with(std::span<const std::uint8_t>(secret)).step()) return std::nullopt;
    return read_guest(row);
}

void rename_guest(Database& db, std::int64_t key, const std::string& name) {
    Statement(db, "UPDATE guests SET name = ? WHERE key = ?").with(name, key).run();
}

People people_of(Database& db, const std::vector<std::int64_t>& keys) {
    People people;
    for (const std::int64_t key : keys) {
        if (people.count(key) != 0) continue;
        Statement row(db, "SELECT key, id, name, number FROM guests WHERE key = ?");
        if (row.with(key).step()) people.emplace(key, read_guest(row));
    }
    return people;
}

} // namespace germini::store
