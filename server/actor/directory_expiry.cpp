// Old matches in which nobody has an account, and their tables, leave the database (docs/verify.md).
#include "server/actor/directory.hpp"
#include "server/model/expiry.hpp"

#include <string>

namespace germini::server {
namespace {

/// Time between two looks at some tables, and between two rounds through all of them.
constexpr std::chrono::seconds kNextTables{1};
constexpr std::chrono::hours kNextRound{1};

} // namespace

void Directory::begin_expiry() {
    if (settings_.match_age.count() > 0) look_for_expired_after(kNextTables);
}

void Directory::look_for_expired_after(std::chrono::seconds wait) {
    if (stopping_) return;
    expiry_timer_.expires_after(wait);
    expiry_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
        const auto self = weak.lock();
        if (!error && self) self->look_for_expired();
    });
}

void Directory::look_for_expired() {
    using std::chrono::milliseconds;
    const std::int64_t before = server_.now() - milliseconds(settings_.match_age).count();
    server_.store.ask(strand_, model::FindExpired{before, looked_at_},
                      [self = shared_from_this(), before](const auto& found) {
                          if (self->stopping_) return;
                          if (!found) return self->look_for_expired_after(kNextRound);
                          self->expire(found->tables, before);
                          self->looked_at_ = found->next.value_or(model::TableKey());
                          self->look_for_expired_after(found->next ? kNextTables : kNextRound);
                      });
}

void Directory::expire(const std::vector<model::FindExpired::Table>& tables, std::int64_t before) {
    model::ExpireTables command{{}, before, server_.now()};
    for (const auto& table : tables)
        if (!entries_.contains(table.id)) command.tables.push_back(table.key); // nobody is there
    if (command.tables.empty()) return;
    // The store logs failures; the next round tries again.
    server_.store.write(strand_, std::move(command), [self = shared_from_this()](const auto& expired) {
        if (expired && expired->matches > 0)
            journal::info({}, "{} matches with {} hands expired (--match-days)", expired->matches,
                          expired->hands);
    });
}

} // namespace germini::server
