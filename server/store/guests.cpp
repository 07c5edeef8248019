#include "server/store/guests.hpp"

#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/sessions.hpp"

#include <algorithm>

namespace germini::store {
namespace {

bool is_taken(Database& db, std::int64_t number) {
    return Statement(db, "SELECT 1 FROM guests WHERE number = ?").with(number).step();
}

/// Reads the columns key, id, name, number, browser, has an account, is an administrator.
/// `shown`: the guest as known so far, if so; checking a name takes long.
model::Guest read_guest(const Statement& row, const model::Guest* shown = nullptr) {
    const std::int64_t number = row.integer(3);
    model::Guest guest{row.key<model::GuestKey>(0), row.text(1), row.text(2), number};
    if (shown == nullptr || shown->name != guest.name) guest.name = names::display_name(guest.name, number);
    guest.member = row.integer_or_null(5).has_value();
    guest.administrator = guest.member && row.flag(5);
    const auto browser = row.blob(4);
    if (browser.size() == std::tuple_size_v<server::SecretHash>)
        std::copy(browser.begin(), browser.end(), guest.browser.emplace().begin());
    return guest;
}

} // namespace

model::Guest add_guest(Database& db, model::Guest guest, const server::SecretHash& secret, std::int64_t now,
                       const std::string& device) {
    while (is_taken(db, guest.number))
        guest.number = guest.number < model::kMostNumber ? guest.number + 1 : model::kLeastNumber;
    guest.key = Statement(db, "INSERT INTO guests (id, name, number, secret, created, browser)"
                              " VALUES (?, ?, ?, ?, ?, ?) RETURNING key")
                    .with(guest.id, guest.name, guest.number, as_blob(secret), now,
                          guest.browser ? std::optional(as_blob(*guest.browser)) : std::nullopt)
                    .added<model::GuestKey>();
    add_session(db, guest.key, model::SessionRow{guest.id, secret, device, now, now});
    return guest;
}

std::optional<model::Guest> find_guest(Database& db, const server::SecretHash& secret) {
    Statement row(db, "SELECT g.key, g.id, name, number, browser, administrator, s.key, seen FROM sessions s"
                      " JOIN guests g ON g.key = s.guest LEFT JOIN accounts a ON a.guest = g.key"
                      " WHERE s.secret = ?");
    if (!row.with(as_blob(secret)).step()) return std::nullopt;
    model::Guest guest = read_guest(row);
    guest.session = row.key<model::SessionKey>(6);
    guest.seen = row.integer(7);
    Statement other(db, "SELECT key FROM guests WHERE merged_into = ? ORDER BY key");
    other.with(guest.key);
    while (other.step()) guest.others.push_back(other.key<model::GuestKey>(0));
    return guest;
}

std::optional<model::Guest> find_number(Database& db, std::int64_t number) {
    Statement row(db, "SELECT key, id, name, number, browser, administrator FROM guests"
                      " LEFT JOIN accounts ON guest = key"
                      " WHERE number = ? AND deleted IS NULL AND merged_into IS NULL");
    if (!row.with(number).step()) return std::nullopt;
    return read_guest(row);
}

void mark_browser(Database& db, model::GuestKey key, const server::SecretHash& browser) {
    Statement(db, "UPDATE guests SET browser = ? WHERE key = ? AND deleted IS NULL")
        .with(as_blob(browser), key)
        .run();
}

void rename_guest(Database& db, model::GuestKey key, const std::string& name) {
    Statement(db, "UPDATE guests SET name = ? WHERE key = ? AND deleted IS NULL").with(name, key).run();
}

model::People people_of(Database& db, const std::vector<model::GuestKey>& keys, const model::People& shown) {
    model::People people;
    for (const model::GuestKey key : keys) {
        if (people.count(key) != 0) continue;
        Statement row(db, "SELECT w.key, g.id, g.name, g.number, g.browser, administrator FROM guests w"
                          " JOIN guests g ON g.key = coalesce(w.merged_into, w.key)"
                          " LEFT JOIN accounts ON guest = g.key WHERE w.key = ?");
        if (!row.with(key).step()) continue;
        const auto known = shown.find(key);
        people.emplace(key, read_guest(row, known == shown.end() ? nullptr : &known->second));
    }
    return people;
}

} // namespace germini::store
