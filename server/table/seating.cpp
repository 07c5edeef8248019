#include "server/table/seating.hpp"

#include "server/names/nickname.hpp"

#include <algorithm>

namespace germini::server {
namespace {

/// Returns true if the guest stood up on purpose or left, and no bot plays.
bool left_alone(const std::optional<SeatState>& holder) { return holder && holder->vacated && !holder->bot; }

} // namespace

Seating::Seating(int seats) : holders_(seats), persons_(seats) {
    for (const Seat seat : this->seats()) persons_[seat] = first_person(seat);
}

Seating::Seating(int seats, const std::vector<model::SeatRow>& rows) : Seating(seats) {
    for (const model::SeatRow& row : rows) {
        if (!has(row.seat)) continue;
        SeatState holder;
        holder.guest = row.guest;
        holder.name = row.name;
        holder.bot = row.bot;
        holder.vacated = row.vacated;
        holder.ready = row.ready;
        holder.break_off = row.break_off;
        holder.stalled = row.stalled;
        holder.left_by = row.left_by;
        if (row.heir) holder.successor = Successor{*row.heir, row.heir_name};
        holder.votes = proposals_of(row.votes);
        holder.client_seed = row.client_seed;
        slot(row.seat) = std::move(holder);
    }
}

Seating Seating::known_as(BySeat<Person> persons) const {
    Seating next = *this;
    next.persons_ = std::move(persons);
    return next;
}

std::string Seating::bot_at(Seat seat) const { return "Bot " + std::to_string(index(persons_[seat]) + 1); }

std::vector<model::SeatRow> Seating::rows() const {
    std::vector<model::SeatRow> rows;
    for (const Seat s : seats())
        if (const auto& h = at(s))
            rows.push_back(model::SeatRow{
                s, h->guest, h->name, h->bot, h->vacated, h->ready, h->break_off, h->stalled, h->left_by,
                h->successor ? std::optional<GuestKey>(h->successor->guest) : std::nullopt,
                h->successor ? h->successor->name : std::string(), text_of(h->votes), h->client_seed});
    return rows;
}

std::optional<Seat> Seating::seat_of(GuestKey guest) const {
    for (const Seat s : seats())
        if (const auto& seat = at(s); seat && seat->guest == guest) return s;
    return std::nullopt;
}

std::optional<Seat> Seating::succession_of(GuestKey guest) const {
    for (const Seat s : seats())
        if (const auto& seat = at(s); seat && seat->successor && seat->successor->guest == guest) return s;
    return std::nullopt;
}

Seating::Outcome Seating::sit(const Asker& asker, Seat seat) const {
    if (!has(seat)) return broken("unknown_seat");
    if (seat_of(asker.guest) == seat) return *this;
    if (!free(seat)) return broken("seat_taken");
    if (name_taken(asker.guest, asker.name)) return broken("name_taken");
    Seating next = *this;
    if (const auto from = seat_of(asker.guest)) next.slot(*from).reset();
    next.slot(seat) = SeatState::of_guest(asker.guest, asker.name);
    return next;
}

Seating::Outcome Seating::swap(const Asker& asker, Seat first, Seat second) const {
    if (!asker.host) return broken("not_host");
    if (!has(first) || !has(second)) return broken("unknown_seat");
    Seating next = *this;
    std::swap(next.slot(first), next.slot(second));
    for (const Seat seat : {first, second}) {
        auto& holder = next.slot(seat);
        if (!holder) continue;
        if (!holder->bot)
            holder->set_ready(false); // the guest was ready for another seat
        else if (!holder->guest)
            holder->name = bot_at(seat);
    }
    return next;
}

Seating::Outcome Seating::put_bot(const Asker& asker, Seat seat, bool away) const {
    if (!asker.host) return broken("not_host");
    if (!has(seat)) return broken("unknown_seat");
    if (!free(seat) && (at(seat)->bot || !away)) return broken("seat_taken");
    Seating next = *this;
    next.slot(seat) = SeatState::of_bot(bot_at(seat));
    return next;
}

Seating::Outcome Seating::remove_bot(const Asker& asker, Seat seat) const {
    if (!asker.host) return broken("not_host");
    if (!has(seat)) return broken("unknown_seat");
    if (!at(seat) || !at(seat)->bot) return broken("no_bot_in_seat");
    Seating next = *this;
    next.slot(seat).reset();
    return next;
}

Seating::Outcome Seating::leave_before(const Asker& asker) const {
    const auto seat = seat_of(asker.guest);
    if (!seat) return broken("not_seated");
    Seating next = *this;
    next.slot(*seat).reset();
    return next;
}

Seating::Outcome Seating::send_away(const Asker& asker, Seat seat) const {
    if (!asker.host) return broken("not_host");
    if (!has(seat)) return broken("unknown_seat");
    if (!at(seat) || !at(seat)->guest) return broken("no_guest_in_seat");
    if (at(seat)->guest == asker.guest) return broken("own_seat");
    Seating next = *this;
    next.slot(seat).reset();
    return next;
}

Seating::Outcome Seating::vote(const Asker& asker, const Proposal& proposal, bool wish) const {
    const auto seat = seat_of(asker.guest);
    if (!seat || !plays(*seat)) return broken("not_seated");
    if (proposal.kind == ProposalKind::bot && proposal.seat == *seat) return broken("own_seat");
    Seating next = *this;
    auto& votes = next.slot(*seat)->votes;
    // One vote per subject: a vote on an earlier question is void.
    std::erase_if(votes, [&proposal](const Proposal& other) {
        return other.kind == proposal.kind && other.seat == proposal.seat;
    });
    if (wish) votes.push_back(proposal);
    return next;
}

Seating Seating::without(const Proposal& proposal) const {
    Seating next = *this;
    for (auto& holder : next.holders_)
        if (holder) std::erase(holder->votes, proposal);
    return next;
}

Seating::Outcome Seating::break_off(const Asker& asker, bool wish) const {
    const auto seat = seat_of(asker.guest);
    if (!seat || at(*seat)->bot || at(*seat)->vacated) return broken("not_seated");
    Seating next = *this;
    next.slot(*seat)->break_off = wish;
    return next;
}

Seating::Outcome Seating::again(const Asker& asker) const {
    const auto seat = seat_of(asker.guest);
    const bool bots_host = asker.host && playing_guests() == 0;
    if ((!seat || left_alone(at(*seat))) && !bots_host) return broken("not_seated");
    Seating next = *this;
    if (seat) next.slot(*seat)->ready = true;
    return next;
}

Seating Seating::for_another_match() const {
    Seating next(size());
    for (const Seat s : seats()) {
        const auto& holder = at(s);
        if (!holder || left_alone(holder)) continue;
        auto& place = next.slot(s);
        place = holder->guest ? *holder : SeatState::of_bot(next.bot_at(s));
        place->set_ready(place->bot);
        place->break_off = place->stalled = false;
        place->left_by.reset();
        place->votes.clear();
    }
    return next;
}

Seating::Outcome Seating::ready(const Asker& asker, const std::string& client_seed) const {
    const auto seat = seat_of(asker.guest);
    if (!seat) {
        // The host starts a table of bots alone.
        if (asker.host && playing_guests() == 0) return *this;
        return broken("not_seated");
    }
    if (at(*seat)->bot || at(*seat)->vacated) return broken("not_seated");
    Seating next = *this;
    next.slot(*seat)->set_ready(true);
    if (!client_seed.empty()) next.slot(*seat)->client_seed = client_seed;
    return next;
}

bool Seating::all_manned(SeatSet resting) const {
    for (const Seat seat : seats())
        if (!at(seat) || !(at(seat)->manned() || resting.has(seat))) return false;
    return true;
}

bool Seating::all_ready(SeatSet resting) const {
    if (!all_manned(resting)) return false;
    for (const Seat seat : seats())
        if (!at(seat)->bot && !at(seat)->ready && !resting.has(seat)) return false;
    return true;
}

int Seating::playing_guests() const {
    return static_cast<int>(std::count_if(holders_.begin(), holders_.end(),
                                          [](const auto& h) { return h && h->manned() && !h->bot; }));
}

std::vector<Seat> Seating::deserters() const {
    std::vector<Seat> seats;
    for (const Seat s : this->seats())
        if (at(s) && at(s)->deserter()) seats.push_back(s);
    return seats;
}

Seating Seating::dealt() const {
    Seating next = *this;
    for (auto& holder : next.holders_)
        if (holder && holder->bot && !holder->guest) holder->left_by.reset();
    return next;
}

Seating Seating::without_wishes() const {
    Seating next = *this;
    for (auto& holder : next.holders_)
        if (holder) {
            holder->break_off = false;
            holder->votes.clear();
        }
    return next;
}

Seating Seating::moved_to(const BySeat<Person>& persons) const {
    Seating next = known_as(persons);
    for (const Seat to : seats()) {
        const auto from = std::find(persons_.begin(), persons_.end(), persons[to]);
        next.slot(to) = at(static_cast<Seat>(from - persons_.begin()));
    }
    return next;
}

Seating Seating::unready() const {
    Seating next = *this;
    for (auto& holder : next.holders_)
        if (holder) holder->set_ready(holder->bot);
    return next;
}

Seating Seating::renamed(GuestKey guest, const std::string& name) const {
    Seating next = *this;
    if (const auto seat = seat_of(guest); seat && at(*seat)->name != name && !name_taken(guest, name))
        next.slot(*seat)->name = name;
    return next;
}

bool Seating::name_taken(GuestKey guest, const std::string& name) const {
    return std::any_of(holders_.begin(), holders_.end(), [&](const auto& other) {
        if (!other) return false;
        const bool holds = other->guest && other->guest != guest && names::look_alike(other->name, name);
        const bool follows = other->successor && other->successor->guest != guest &&
                             names::look_alike(other->successor->name, name);
        return holds || follows;
    });
}

} // namespace germini::server
