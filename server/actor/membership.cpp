#include "server/actor/membership.hpp"

#include "server/countdown.hpp"
#include "server/model/club_query.hpp"

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <utility>

namespace germini::server {
namespace {

constexpr std::chrono::seconds kBetweenNotices{1};

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

/// What the tables were not notified of, because the database did not answer, they are later.
void try_again(const ServerContext& server, const std::shared_ptr<Directory>& directory,
               const std::string& club, std::optional<std::int64_t> person) {
    const auto timer = std::make_shared<boost::asio::steady_timer>(server.context, kBetweenNotices);
    timer->async_wait([timer, &server, directory, club, person](const boost::system::error_code& error) {
        if (!error) notify_tables_of_club(server, directory, club, person, [] {});
    });
}

} // namespace

void notify_tables_of_club(const ServerContext& server, const std::shared_ptr<Directory>& directory,
                           const std::string& club, std::optional<std::int64_t> person,
                           std::function<void()> done) {
    directory->loaded_ids([&server, directory, club, person, done = std::move(done)](const auto& ids) {
        auto go_on = [&server, directory, club, person, done](const auto& result) {
            if (!result && result.error().passing()) try_again(server, directory, club, person);
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
