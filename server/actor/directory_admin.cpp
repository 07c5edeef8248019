// The administrator's requests about all tables.
#include "server/actor/directory.hpp"
#include "server/model/table_query.hpp"

#include <algorithm>

namespace germini::server {

void Directory::list_for_admin(std::function<void(std::vector<AdminTableInfo>)> done) {
    boost::asio::post(strand_, [self = shared_from_this(), done = std::move(done)] {
        std::vector<AdminTableInfo> all;
        for (const auto& [id, entry] : self->entries_) {
            if (entry.summary.state == model::Stage::over) continue;
            const bool broken = entry.broken || (entry.table && entry.table->broken());
            all.push_back({id, broken, entry.summary});
            if (entry.table) all.back().empty_since = self->empty_since(entry);
        }
        std::ranges::stable_sort(all, {}, [](const AdminTableInfo& one) { return one.summary.created; });
        done(std::move(all));
    });
}

void Directory::end(const std::string& id, std::function<void(EndTableResult)> done) {
    find(id, [self = shared_from_this(), id, done = std::move(done)](const auto& found) {
        if (found && !(*found)->broken()) return (*found)->end(done);
        if (!found && found.error() != CloseReason::broken) return done(EndTableResult::none);
        self->end_broken(id, done);
    });
}

/// Marks a broken table as over; its log is kept.
void Directory::end_broken(const std::string& id, std::function<void(EndTableResult)> done) {
    auto found = [self = shared_from_this(), id, done = std::move(done)](const auto& row) {
        if (!row) return done(EndTableResult::not_stored);
        if (!*row || (*row)->state == model::Stage::over) return done(EndTableResult::none);
        auto closed = [self, id, done](const auto& stored) {
            if (stored) self->entries_.erase(id);
            done(stored ? EndTableResult::ended : EndTableResult::not_stored);
        };
        self->server_.store.write(self->strand_, model::CloseTable{(*row)->key}, std::move(closed));
    };
    server_.store.ask(strand_, model::FindTable{id}, std::move(found));
}

void Directory::guest_in(const std::string& id, Seat seat,
                         std::function<void(std::optional<GuestKey>)> done) {
    find(id, [seat, done = std::move(done)](const auto& found) {
        if (!found) return done(std::nullopt);
        (*found)->guest_in(seat, done);
    });
}

void Directory::loaded_ids(std::function<void(std::vector<std::string>)> done) {
    boost::asio::post(strand_, [self = shared_from_this(), done = std::move(done)] {
        std::vector<std::string> ids;
        for (const auto& [id, entry] : self->entries_) ids.push_back(id);
        done(std::move(ids));
    });
}

void Directory::forget_person(model::DeletedPerson person, std::shared_ptr<void> told) {
    boost::asio::post(strand_,
                      [self = shared_from_this(), person = std::move(person), told = std::move(told)] {
                          for (const auto& [id, entry] : self->entries_)
                              self->find(id, [person, told](const auto& found) {
                                  if (found) (*found)->forget_person(person, told);
                              });
                      });
}

void Directory::rename_person(model::RenamedPerson person) {
    const auto renamed = std::make_shared<const model::RenamedPerson>(std::move(person));
    boost::asio::post(strand_, [self = shared_from_this(), renamed] {
        for (const auto& [id, entry] : self->entries_) {
            if (entry.table) entry.table->rename_person(renamed);
            if (entry.table || entry.broken) continue;
            // What is being loaded may have been read before.
            self->find(id, [renamed](const auto& found) {
                if (found) (*found)->rename_person(renamed);
            });
        }
    });
}

void Directory::announce(std::int64_t at) {
    server_.maintenance.restart_at = at;
    boost::asio::post(strand_, [self = shared_from_this()] {
        for (const auto& [id, entry] : self->entries_)
            if (entry.table) entry.table->send_maintenance_notice();
    });
}

} // namespace germini::server
