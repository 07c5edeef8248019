#include "server/actor/membership.hpp"

#include "server/countdown.hpp"
#include "server/model/club_query.hpp"

#include <utility>

namespace germini::server {
namespace {

/// Returns what the change means at that table.
MembershipEnd at_table(const model::ClubTables& found, const model::HostedTableRow& table) {
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
    directory->tell({"club_changed", person.value_or(-1), club});
    notify_own_tables_of_club(server, directory, club, person, std::move(done));
}

void notify_own_tables_of_club(const ServerContext& server, const std::shared_ptr<Directory>& directory,
                               const std::string& club, std::optional<std::int64_t> person,
                               std::function<void()> done) {
    directory->loaded_ids([&server, directory, club, person, done = std::move(done)](const auto& ids) {
        auto go_on = [directory, done](const auto& result) {
            if (!result || !*result) return done();
            const model::ClubTables& found = **result;
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
        server.store.ask(server.context.get_executor(), model::FindClubTables{club, person, ids},
                         std::move(go_on));
    });
}

} // namespace germini::server
