#include "server/actor/membership.hpp"

#include "server/countdown.hpp"
#include "server/model/club_table.hpp"
#include "server/store/clubs.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"

#include <optional>

namespace germini::server {
namespace {

struct Found {
    bool member = false;
    std::vector<model::GuestKey> rows, organisers;
    std::vector<model::HostedTableRow> tables;
};

std::optional<Found> find_tables(store::Database& db, const std::string& club_id,
                                 std::optional<std::int64_t> person, const std::vector<std::string>& ids) {
    const auto club = store::key_of_club(db, club_id);
    if (!club) return std::nullopt;
    Found found;
    if (const auto guest = person ? store::find_number(db, *person) : std::nullopt) {
        found.member = store::role_in(db, *club, guest->key).has_value();
        found.rows = store::rows_of_person(db, guest->key);
    }
    found.organisers = store::organisers_of(db, *club);
    found.tables = store::tables_of_club(db, *club, ids);
    return found;
}

/// Returns what the change means at that table.
MembershipEnd at_table(const Found& found, const model::HostedTableRow& table) {
    MembershipEnd end{found.rows, table.of_evening && !found.member};
    end.host = table.host;
    end.host_name = table.host_name;
    if (!table.of_evening) return end;
    end.organisers = found.organisers;
    end.invitation = table.invitation;
    return end;
}

} // namespace

void notify_tables_of_club(const ServerContext& server, const std::shared_ptr<Directory>& directory,
                           const std::string& club, std::optional<std::int64_t> person,
                           std::function<void()> done) {
    directory->loaded_ids([&server, directory, club, person, done = std::move(done)](const auto& ids) {
        const auto query = [club, person, ids](store::Database& db) {
            return find_tables(db, club, person, ids);
        };
        auto go_on = [directory, done](const std::optional<store::StoreError>& error, const auto& result) {
            if (error || !*result) return done();
            const Found& found = **result;
            const auto one_less = after_all(found.tables.size() + 1, done);
            for (const model::HostedTableRow& table : found.tables) {
                auto end = at_table(found, table);
                directory->find_loaded(table.id, [end = std::move(end), one_less](const auto& actor) {
                    if (!actor) return one_less();
                    (*actor)->end_membership(end, one_less);
                });
            }
            one_less();
        };
        server.store.read(server.context.get_executor(), query, std::move(go_on));
    });
}

} // namespace germini::server
