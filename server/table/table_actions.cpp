// Actions at a table other than moves: seats, bots, readiness, leaving, another match.
#include "server/places.hpp"
#include "server/table/table_state.hpp"

#include <algorithm>

namespace germini::server {

using model::Stage;

namespace {

ChangeResult no(Rule rule) { return tl::make_unexpected(rule); }

ChangeResult seated(const Seating::Outcome& seating) {
    if (!seating) return no(seating.error());
    return Change(*seating);
}

} // namespace

struct TableState::Visit {
    const TableState& table;
    const Asker& asker;
    Moment now;
    bool before = table.stage_ == Stage::waiting;
    const Seating& seating() const { return table.seating_; }

    ChangeResult operator()(const action::Sit& a) const { return table.sit(asker, a.seat); }
    ChangeResult operator()(const action::Swap& a) const {
        return before ? seated(seating().swap(asker, a.first, a.second)) : no("started");
    }
    ChangeResult operator()(const action::Stand&) const {
        return seated(before ? seating().leave_before(asker) : seating().stand(asker));
    }
    ChangeResult operator()(const action::PutBot& a) const {
        if (!table.row_.bots) return no("no_bots");
        const bool there = seating().seats().has(a.seat) && seating().at(a.seat);
        const auto guest = there ? seating().at(a.seat)->guest : std::nullopt;
        return seated(before ? seating().put_bot(asker, a.seat, guest && table.away_for_long(*guest, now))
                             : seating().substitute(asker, a.seat));
    }
    ChangeResult operator()(const action::RemoveBot& a) const {
        return before ? seated(seating().remove_bot(asker, a.seat)) : no("started");
    }
    ChangeResult operator()(const action::Ready& a) const { return table.say_ready(asker, a.client_seed); }
    ChangeResult operator()(const action::Leave&) const { return table.leave(asker); }
    ChangeResult operator()(const action::TakeBack&) const {
        auto taken = seating().take_back(asker);
        return before && !taken ? no("not_started") : seated(taken);
    }
    ChangeResult operator()(const action::Invite&) const {
        return asker.host ? ChangeResult(Change(seating())) : no("not_host");
    }
    ChangeResult operator()(const action::BreakOff& a) const {
        return before ? no("not_started") : seated(seating().break_off(asker, a.wish));
    }
    ChangeResult operator()(const action::Again&) const { return table.wish_again(asker, now); }
    ChangeResult operator()(const action::SendAway& a) const {
        if (!before) return no("started");
        ChangeResult change = seated(seating().send_away(asker, a.seat));
        if (!change) return change;
        change->barred = seating().at(a.seat)->guest;
        change->shut_out = {*change->barred};
        return change;
    }
    ChangeResult operator()(const action::Vote& a) const { return table.vote(asker, a, now); }
    ChangeResult operator()(const action::Close&) const { return table.close(asker); }
    ChangeResult operator()(const action::MuteChat& a) const {
        if (!asker.host) return no("not_host");
        ChangeResult change = Change(seating());
        change->chat_muted = a.muted;
        return change;
    }
    /// Resets readiness: it was given for a match with the other visibility.
    ChangeResult operator()(const action::Publish& a) const {
        if (!asker.host) return no("not_host");
        if (!before) return no("started");
        const bool same = table.row_.is_public == a.yes;
        ChangeResult change = Change(same ? seating() : seating().unready());
        change->is_public = a.yes;
        return change;
    }
    ChangeResult operator()(const action::Meanwhile& a) const {
        return table.play_meanwhile(asker, a.preset);
    }
};

bool TableState::begins_by(const Asker& asker, const TableAction& what) const {
    const bool bots_alone = seating_.playing_guests() == 0 && seating_.all_ready() && asker.host && !halt_;
    return std::holds_alternative<action::Ready>(what) && bots_alone &&
           (stage_ == Stage::waiting || stage_ == Stage::between);
}

ChangeResult TableState::decide(const Asker& asker, const TableAction& what, Moment now) const {
    const bool when_over = std::holds_alternative<action::Leave>(what) ||
                           std::holds_alternative<action::Again>(what) ||
                           std::holds_alternative<action::MuteChat>(what);
    if (stage_ == Stage::over && !when_over) return no("finished");
    ChangeResult change = std::visit(Visit{*this, asker, now}, what);
    if (change) change = with_consequences(*std::move(change), asker.guest, now);
    return change;
}

Change TableState::with_consequences(Change change, std::optional<GuestKey> asker, Moment now) const {
    carry(change, now);
    if (change.gone && asker) change.host = next_host(*asker, change.seating);
    // No guest remains who could be the host. An evening's table waits for its organisers.
    if (change.gone && asker && row_.host == *asker && !change.host && stage_ == Stage::waiting &&
        admissions_.organisers().empty())
        change.closes = true;
    change.match_end = match_end(change.seating, change.ends, now);
    if (change.match_end) change.seating = change.match_end->seating;
    if ((change.match_end || change.again) && halt_) change.halt = std::optional<Halt>();
    return with_own_rules(std::move(change));
}

/// Returns the change that seats a guest: before a match in a free seat, during one in a place without a
/// guest. While a hand is open it applies from the next one, so that nobody is sent two hands of a deal
/// (decision 22).
ChangeResult TableState::sit(const Asker& asker, Seat seat) const {
    // The action may have waited while its guest was sent away.
    if (barred(asker.guest) || !admits(asker.guest)) return no("sent_away");
    const bool own = seating_.seat_of(asker.guest) == seat;
    if (stage_ == Stage::waiting && row_.assigned && !asker.host && !own) return no("seats_assigned");
    if (stage_ == Stage::waiting) return seated(seating_.sit(asker, seat));
    if (!(row_.takeover && row_.open) && !invited(asker.guest)) return no("no_takeover");
    if (std::find(left_places_.begin(), left_places_.end(), asker.guest) != left_places_.end())
        return no("gave_up_seat");
    return seated(seating_.take_over(asker, seat, !hand_open()));
}

ChangeResult TableState::assign_seat(const Asker& asker, Seat seat, Moment now) const {
    if (stage_ == Stage::over) return no("finished");
    ChangeResult change = seated(stage_ == Stage::waiting ? seating_.sit(asker, seat)
                                                          : seating_.take_over(asker, seat, !hand_open()));
    if (change) change = with_consequences(*std::move(change), asker.guest, now);
    return change;
}

ChangeResult TableState::free_seat(Seat seat, Moment now) const {
    if (stage_ != Stage::waiting) return no("started");
    if (!seating_.seats().has(seat)) return no("unknown_seat");
    const auto& holder = seating_.at(seat);
    if (!holder) return Change(seating_);
    if (presences_.here_of(holder) && !holder->bot) return no("holder_present");
    const Asker house{GuestKey(), "", true};
    ChangeResult change =
        seated(holder->bot ? seating_.remove_bot(house, seat) : seating_.send_away(house, seat));
    if (change) change = with_consequences(*std::move(change), std::nullopt, now);
    return change;
}

ChangeResult TableState::leave(const Asker& asker) const {
    Change change(seating_);
    change.gone = true;
    const bool before = stage_ == Stage::waiting;
    if (before) change.shut_out.push_back(asker.guest); // they may return by invitation
    if (seating_.seat_of(asker.guest) || seating_.succession_of(asker.guest)) {
        const auto left = before ? seating_.leave_before(asker) : seating_.leave(asker);
        if (!left) return no(left.error());
        change.seating = *left;
        if (took_over(asker.guest)) change.left_place = asker.guest;
    }
    return change;
}

/// Marks the guest as ready for the match, for the next hand, or for continuing a halted match.
ChangeResult TableState::say_ready(const Asker& asker, const std::string& client_seed) const {
    if (stage_ == Stage::playing && !halt_) return no("ready_not_expected");
    ChangeResult change = seated(seating_.ready(asker, client_seed));
    if (change && halt_ && goes_on(change->seating)) {
        change->halt = std::optional<Halt>();
        change->seating = change->seating.unready();
    }
    return change;
}

/// Records the wish for another match, which is prepared once every guest with a seat wishes it. Guests who
/// have been away for long, or are barred, are not waited for.
ChangeResult TableState::wish_again(const Asker& asker, Moment now) const {
    if (stage_ != Stage::over) return no("not_over");
    if (barred(asker.guest)) return no("sent_away"); // the action may have waited
    ChangeResult change = seated(seating_.again(asker));
    if (!change) return change;
    const BySeat<Presence> presence = this->presence(now);
    bool all = true;
    for (const Seat s : seating_.seats())
        if (change->seating.plays(s) && !presence[s].away_long && !barred(*change->seating.at(s)->guest))
            all = all && change->seating.at(s)->ready;
    if (!all) return change;
    change->seating = change->seating.for_another_match();
    for (const Seat s : seating_.seats())
        if (const auto& holder = change->seating.at(s); holder && holder->guest && barred(*holder->guest))
            change->seating = *change->seating.leave_before(Asker{*holder->guest, holder->name, false});
    change->again = true;
    return change;
}

/// Returns true if no other guest has a seat or is to take one.
bool TableState::alone(GuestKey guest) const {
    for (const Seat s : seating_.seats()) {
        const auto& holder = seating_.at(s);
        if (!holder) continue;
        if (holder->guest && *holder->guest != guest) return false;
        if (holder->successor && holder->successor->guest != guest) return false;
    }
    return true;
}

/// Returns the change that closes the table. Its host may close it before a match; the host or a guest with a
/// seat may whenever no other guest has one. A match under way ends as if that guest had wished it.
ChangeResult TableState::close(const Asker& asker) const {
    const bool before = stage_ == Stage::waiting;
    if (!asker.host && !seating_.seat_of(asker.guest)) return no("not_seated");
    if (!(before && asker.host) && !alone(asker.guest)) return no("not_alone");
    return ending();
}

Change TableState::ending() const {
    Change change(seating_);
    change.closes = stage_ == Stage::waiting;
    change.ends = !change.closes;
    return change;
}

std::optional<Change> TableState::ended(Moment now) const {
    if (stage_ == Stage::over) return std::nullopt;
    return with_consequences(ending(), std::nullopt, now);
}

Change TableState::without_second(const std::vector<Seat>& seats, Moment now) const {
    Change change(seating_);
    for (const Seat seat : seats)
        change.seating =
            change.seating.given_up(seat, stage_ == Stage::waiting, row_.bots && match_under_way());
    return with_consequences(std::move(change), std::nullopt, now);
}

std::vector<Seat> TableState::seats_beside(GuestKey known, const std::vector<GuestKey>& rows) const {
    std::vector<Seat> seats;
    if (!seating_.seat_of(known) && !seating_.succession_of(known)) return seats;
    for (const GuestKey row : rows) {
        if (row == known) continue;
        if (const auto seat = seating_.seat_of(row)) seats.push_back(*seat);
        if (const auto seat = seating_.succession_of(row)) seats.push_back(*seat);
    }
    return seats;
}

Change TableState::without(const std::vector<GuestKey>& rows, Moment now) const {
    Change change(seating_);
    for (const GuestKey row : rows) {
        const auto seat = seating_.seat_of(row);
        if (!barred(row) || (seat && match_under_way())) continue;
        if (!seat && !seating_.succession_of(row)) continue;
        const Asker asker{row, seat ? seating_.at(*seat)->name : std::string(), false};
        const auto next =
            stage_ == Stage::waiting ? change.seating.leave_before(asker) : change.seating.leave(asker);
        if (next) change.seating = *next;
    }
    return with_consequences(std::move(change), std::nullopt, now);
}

/// Returns the new host when the host leaves: the first guest with a seat, or before a match the first
/// connected guest who was invited. At an evening's table they must be organisers. Returns nullopt if nobody
/// is left to host.
std::optional<GuestKey> TableState::next_host(GuestKey guest, const Seating& seating) const {
    if (row_.host != guest) return std::nullopt;
    const auto may = [&](GuestKey other) {
        return other != guest && (admissions_.organisers().empty() || admissions_.organiser(other));
    };
    for (const Seat s : seating.seats())
        if (seating.at(s) && seating.at(s)->guest && may(*seating.at(s)->guest)) return seating.at(s)->guest;
    if (stage_ != Stage::waiting) return std::nullopt;
    for (const ConnectedGuest& one : presences_.connected())
        if (may(one.guest.key) && invited(one.guest.key)) return one.guest.key;
    return std::nullopt;
}

void TableState::fold(const Change& change, const model::Guest* asker, Moment now) {
    if (change.host) {
        row_.host = *change.host;
        row_.host_name = name_of(*change.host);
    }
    if (change.closes) stage_ = Stage::over;
    if (change.chat_muted) row_.chat_muted = *change.chat_muted;
    if (change.is_public) row_.is_public = *change.is_public;
    if (change.match_end) {
        book_.break_off(*change.match_end);
        stage_ = Stage::over;
    }
    seating_ = change.seating;
    if (asker != nullptr && (seating_.seat_of(asker->key) || seating_.succession_of(asker->key)))
        people_.emplace(asker->key, *asker);
    if (change.halt) {
        halt_ = *change.halt;
        times_.halt(halt_.has_value(), now);
    }
    if (change.disclosed) disclosures_.add(change.disclosed->guest, change.disclosed->seat);
    if (change.left_place) left_places_.push_back(*change.left_place);
    if (change.barred) admissions_.bar(*change.barred);
    for (const GuestKey guest : change.shut_out) admissions_.shut_out(guest);
    if (change.again) forget_match();
    if (change.rules) set_rules(*change.rules);
    if (change.match_end) show_new_names();
    book_.set_if_broken_off(if_broken_off());
}

/// Resets the table to wait for another match.
void TableState::forget_match() {
    stage_ = Stage::waiting;
    book_.begin_another();
    left_places_.clear();
    hand_ = {};
    disclosures_ = HandDisclosures();
}

} // namespace germini::server
