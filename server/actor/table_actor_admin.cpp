// The server's operations on a table: ending it, membership changes, restart notices.
#include "server/actor/table_actor.hpp"

#include <algorithm>

namespace germini::server {

void TableActor::end(std::function<void(EndTableResult)> done) { end_later(std::move(done), false); }

void TableActor::end_if_waiting(std::function<void(EndTableResult)> done) {
    end_later(std::move(done), true);
}

/// Checks in turn whether a match has begun: the action being written may be its first deal.
void TableActor::end_later(std::function<void(EndTableResult)> done, bool if_waiting) {
    boost::asio::dispatch(strand_, [self = shared_from_this(), done = std::move(done), if_waiting] {
        if (self->broken_ || self->writes_.stopping()) return done(EndTableResult::not_stored);
        auto in_its_turn = [self, done, if_waiting] {
            if (if_waiting && self->table_.stage() != model::Stage::waiting)
                return done(EndTableResult::none);
            self->end_in_turn(done);
        };
        auto body = [&] {
            if (!self->writes_.in_turn(std::move(in_its_turn))) done(EndTableResult::not_stored);
        };
        self->guard(body);
    });
}

void TableActor::end_membership(MembershipEnd end, std::function<void()> done) {
    boost::asio::dispatch(strand_, [self = shared_from_this(), end = std::move(end), done = std::move(done)] {
        if (self->broken_ || self->writes_.stopping()) return done();
        auto body = [&] {
            if (!self->table_.concerned_by(end)) return done();
            if (self->table_.replaces_invitation(end)) self->invitation_.reset();
            self->table_.note(end);
            self->writes_.in_turn_unlimited([self, end, done] { self->membership_ended(end, done); });
        };
        self->guard(body);
    });
}

/// If the disk refuses the change, the organiser of the evening can free the seat, for which nobody comes.
void TableActor::membership_ended(const MembershipEnd& end, const std::function<void()>& done) {
    Change change = table_.without(end.rows, now());
    const auto turn_away = [this, rows = end.rows] {
        if (table_.turns_away(rows)) disconnect(rows, CloseReason::barred);
        std::vector<GuestKey> shut_out;
        for (const ConnectedClient& connected : audience_)
            if (const GuestKey guest = connected.client->guest().key; !table_.admits(guest))
                shut_out.push_back(guest);
        disconnect(shut_out, CloseReason::gone);
    };
    if (change.seating.rows() == table_.seating().rows() && !change.match_end) {
        turn_away();
        seats_changed();
        return done();
    }
    auto command = command_of(table_, change, std::nullopt);
    commit(std::move(command), [this, turn_away, change = std::move(change), done](const auto& stored) {
        turn_away();
        if (stored)
            change_made(change, std::nullopt);
        else
            seats_changed();
        done();
    });
}

void TableActor::forget_person(model::DeletedPerson person, std::shared_ptr<void> told) {
    run([this, person = std::move(person), told = std::move(told)] {
        writes_.in_turn_unlimited([this, person, told] {
            chat_history_.forget(person.number);
            if (!table_.forget(person.rows)) return;
            hands_sent_ = 0; // they have names, and are sent again
            seats_changed();
        });
    });
}

void TableActor::rename_person(std::shared_ptr<const model::RenamedPerson> person) {
    run([this, person = std::move(person)] {
        if (!table_.knows(person->rows)) return;
        for (const ConnectedClient& connected : audience_) {
            const auto& rows = person->rows;
            if (std::find(rows.begin(), rows.end(), connected.client->guest().key) != rows.end())
                connected.client->renamed(person->name);
        }
        // In turn: a change that is being written has the seats with the names that it began with.
        writes_.in_turn_unlimited([this, person] {
            if (table_.rename(*person) && !writes_.stopping()) send_table();
        });
    });
}

void TableActor::end_in_turn(const std::function<void(EndTableResult)>& done) {
    auto change = table_.ended(now());
    if (!change) return done(EndTableResult::none);
    auto command = command_of(table_, *change, std::nullopt);
    commit(std::move(command), [this, change = *std::move(change), done](const auto& stored) {
        if (!stored) return done(EndTableResult::not_stored);
        const auto again = [this, done] { end_in_turn(done); };
        if (!is_kept(*stored, again, [done](Rule) { done(EndTableResult::not_stored); })) return;
        change_made(change, std::nullopt);
        done(EndTableResult::ended);
    });
}

void TableActor::guest_in(Seat seat, std::function<void(std::optional<GuestKey>)> done) {
    boost::asio::dispatch(strand_, [self = shared_from_this(), seat, done = std::move(done)] {
        std::optional<GuestKey> guest;
        for (const Seat s : self->table_.seating().seats())
            if (s == seat && self->table_.seating().at(s)) guest = self->table_.seating().at(s)->guest;
        done(guest);
    });
}

void TableActor::send_maintenance_notice() {
    run([this] {
        if (writes_.stopping()) return;
        for (const ConnectedClient& connected : audience_) send_maintenance_notice_to(connected);
    });
}

void TableActor::send_maintenance_notice_to(const ConnectedClient& connected) {
    const std::int64_t at = server_.maintenance.restart_at;
    audience_.send(connected.client, payload(protocol::restart(at == 0 ? std::nullopt : std::optional(at))));
}

} // namespace germini::server
