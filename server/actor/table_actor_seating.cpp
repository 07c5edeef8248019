// Operations of an evening's organiser on one of its tables: seats, admission, current state.
#include "server/actor/table_actor.hpp"
#include "server/api/table_to_wire.hpp"

namespace germini::server {

template <class Decide>
void TableActor::decide_for(const std::optional<model::Guest>& guest, const SeatCallback& done,
                            const Decide& decide) {
    ChangeResult change = decide(table_);
    if (!change) return done(change.error());
    auto command = command_of(table_, *change, std::nullopt);
    const auto again = [this, guest, done, decide] { decide_for(guest, done, decide); };
    commit(std::move(command), [this, guest, done, again, change = *std::move(change)](const auto& stored) {
        if (!stored) return done(stored.error().passing() ? Rule("not_stored") : Rule("internal_error"));
        if (!is_kept(*stored, again, done)) return;
        table_.fold(change, guest ? &*guest : nullptr, now());
        seats_changed();
        maybe_next_hand();
        done({});
    });
}

/// Writes the change that `decide` returns, once nothing else is being written.
template <class Decide>
void TableActor::change_for(std::optional<model::Guest> guest, SeatCallback done, Decide decide) {
    auto in_its_turn = [self = shared_from_this(), guest = std::move(guest), done, decide] {
        self->decide_for(guest, done, decide);
    };
    boost::asio::dispatch(strand_, [self = shared_from_this(), done = std::move(done),
                                    in_its_turn = std::move(in_its_turn)]() mutable {
        if (self->broken_ || self->writes_.stopping()) return done("restarting");
        auto body = [&] {
            if (!self->writes_.in_turn(std::move(in_its_turn))) done("busy");
        };
        self->guard(body);
    });
}

void TableActor::assign_seat(model::Guest guest, Seat seat, SeatCallback done) {
    const Asker asker{guest.key, guest.name, false};
    const std::vector<GuestKey> rows = guest.keys();
    change_for(std::move(guest), std::move(done), [this, asker, rows, seat](const TableState& table) {
        // The table may know the guest by another row.
        const GuestKey known = table.known_as(rows);
        const auto own = table.seating().seat_of(known);
        if (own == seat) return ChangeResult(Change(table.seating()));
        if (table.turns_away(rows)) return ChangeResult(tl::make_unexpected(Rule("sent_away")));
        Asker as = asker;
        if (own) as.guest = known;
        as.host = table.host(as.guest);
        return table.assign_seat(as, seat, now());
    });
}

void TableActor::free_seat(Seat seat, SeatCallback done) {
    change_for(std::nullopt, std::move(done),
               [this, seat](const TableState& table) { return table.free_seat(seat, now()); });
}

void TableActor::admit_watcher(GuestKey guest, const SecretHash& link, SeatCallback done) {
    boost::asio::dispatch(strand_, [self = shared_from_this(), guest, link, done = std::move(done)] {
        if (!self->table_.invited(guest) && !self->table_.row().spectators) return done("no_spectators");
        // If the disk refuses it, the guest still has the link.
        auto body = [&] {
            if (!self->table_.admits(guest)) self->admit_as(guest, model::Admitted::watcher, link);
        };
        self->guard(body);
        done({});
    });
}

void TableActor::host_view(std::function<void(std::optional<protocol::Table>)> done) {
    boost::asio::dispatch(strand_, [self = shared_from_this(), done = std::move(done)] {
        std::optional<protocol::Table> table;
        auto body = [&] { table = to_wire(self->table_.look(self->now())); };
        self->guard(body);
        done(std::move(table));
    });
}

} // namespace germini::server
