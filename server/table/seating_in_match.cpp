// Changes of seats during a match: successors, bots for guests, guests who stand up, come back or leave.
#include "server/table/seating.hpp"

#include <utility>

namespace germini::server {

Seating::Outcome Seating::take_over(const Asker& asker, Seat seat, bool now) const {
    if (!has(seat)) return broken("unknown_seat");
    if (seat_of(asker.guest)) return broken("already_seated");
    if (at(seat) && at(seat)->guest) return broken("seat_taken");
    if (at(seat) && at(seat)->successor && at(seat)->successor->guest != asker.guest)
        return broken("seat_taken");
    if (name_taken(asker.guest, asker.name)) return broken("name_taken");
    Seating next = *this;
    if (auto without = without_succession(asker.guest)) next = *std::move(without);
    if (now || !at(seat))
        next.slot(seat) = SeatState::of_guest(asker.guest, asker.name);
    else
        next.slot(seat)->successor = Successor{asker.guest, asker.name};
    return next;
}

Seating Seating::stepped_in(Seat seat) const {
    Seating next = *this;
    const Successor successor = *at(seat)->successor;
    next.slot(seat) = SeatState::of_guest(successor.guest, successor.name);
    return next;
}

Seating Seating::given_up(Seat seat, bool before, bool bots) const {
    Seating next = *this;
    auto& holder = next.slot(seat);
    if (holder && holder->successor)
        holder->successor.reset();
    else if (before)
        holder.reset();
    else if (holder) {
        holder = SeatState::of_bot(bots ? bot_at(seat) : std::string());
        if (!bots) holder->bot = holder->ready = false, holder->vacated = true;
    }
    return next;
}

Seating Seating::without_deleted(GuestKey guest) const {
    Seating next = *this;
    for (auto& holder : next.holders_) {
        if (!holder) continue;
        if (holder->successor && holder->successor->guest == guest) holder->successor.reset();
        if (holder->guest != guest && holder->left_by != guest) continue;
        const auto successor = holder->successor;
        holder = SeatState{};
        holder->vacated = true;
        holder->successor = successor;
    }
    return next;
}

Seating Seating::with_successors() const {
    Seating next = *this;
    for (const Seat s : seats())
        if (at(s) && at(s)->successor) next = next.stepped_in(s);
    return next;
}

Seating Seating::replaced(Seat seat, bool stalled) const {
    Seating next = *this;
    SeatState& holder = *next.slot(seat);
    holder.bot = holder.ready = holder.vacated = true;
    holder.stalled = stalled;
    holder.break_off = false;
    holder.votes.clear();
    return next;
}

std::optional<Seating> Seating::without_succession(GuestKey guest) const {
    const auto seat = succession_of(guest);
    if (!seat) return std::nullopt;
    Seating next = *this;
    next.slot(*seat)->successor.reset();
    return next;
}

Seating::Outcome Seating::stand(const Asker& asker) const {
    if (auto given_up = without_succession(asker.guest)) return *std::move(given_up);
    const auto seat = seat_of(asker.guest);
    if (!seat) return broken("not_seated");
    Seating next = *this;
    next.slot(*seat)->vacated = true;
    next.slot(*seat)->set_ready(next.slot(*seat)->bot);
    next.slot(*seat)->break_off = false;
    next.slot(*seat)->votes.clear();
    return next;
}

Seating::Outcome Seating::substitute(const Asker& asker, Seat seat) const {
    if (!has(seat)) return broken("unknown_seat");
    if (!asker.host && !seat_of(asker.guest)) return broken("not_seated");
    const auto& holder = at(seat);
    if (holder && holder->bot) return broken("seat_taken");
    if (holder && !holder->vacated) return broken("not_vacated");
    if (holder && holder->guest) return replaced(seat);
    Seating next = *this;
    auto& taken = next.slot(seat);
    const auto successor = taken ? taken->successor : std::nullopt;
    const auto left_by = taken ? taken->left_by : std::nullopt;
    taken = SeatState::of_bot(bot_at(seat));
    taken->successor = successor;
    taken->left_by = left_by;
    return next;
}

Seating::Outcome Seating::take_back(const Asker& asker) const {
    const auto seat = seat_of(asker.guest);
    if (!seat || (!at(*seat)->bot && !at(*seat)->vacated)) return broken("nothing_to_take_back");
    Seating next = *this;
    next.slot(*seat) = SeatState::of_guest(asker.guest, at(*seat)->name);
    return next;
}

Seating::Outcome Seating::leave(const Asker& asker) const {
    if (auto given_up = without_succession(asker.guest)) return *std::move(given_up);
    const auto seat = seat_of(asker.guest);
    if (!seat) return broken("not_seated");
    Seating next = *this;
    auto& holder = next.slot(*seat);
    if (holder->bot) {
        holder = SeatState::of_bot(bot_at(*seat));
    } else {
        holder->guest.reset();
        holder->vacated = true;
        holder->ready = holder->break_off = false;
        holder->votes.clear();
    }
    holder->left_by = asker.guest;
    return next;
}

} // namespace germini::server
