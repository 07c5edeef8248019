// What the house does with a table: ends it, says who sits where, tells of a restart.
#include "server/actor/table_actor.hpp"

namespace germini::server {

void TableActor::end(std::function<void(Ended)> done) {
    boost::asio::dispatch(strand_, [self = shared_from_this(), done = std::move(done)] {
        if (self->broken_ || self->stopping_) return done(Ended::not_stored);
        auto body = [&] {
            if (!self->in_turn([self, done] { self->end_in_turn(done); })) done(Ended::not_stored);
        };
        self->guard(body);
    });
}

void TableActor::end_in_turn(const std::function<void(Ended)>& done) {
    auto change = table_.ended(now());
    if (!change) return done(Ended::none);
    auto command = command_of(table_, *change, std::nullopt);
    commit(std::move(command), [this, change = *std::move(change), done](const auto& stored) {
        if (stored) change_made(change, std::nullopt);
        done(stored ? Ended::ended : Ended::not_stored);
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

void TableActor::tell_upkeep() {
    run([this] {
        if (stopping_) return;
        for (const Present& present : present_) tell_upkeep_to(present);
    });
}

void TableActor::tell_upkeep_to(const Present& present) {
    const std::int64_t at = world_.upkeep.restart_at;
    tell(present.peer, payload(protocol::restart(at == 0 ? std::nullopt : std::optional(at))));
}

} // namespace germini::server
