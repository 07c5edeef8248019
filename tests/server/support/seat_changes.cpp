#include "tests/server/support/seat_changes.hpp"

#include <algorithm>
#include <array>

namespace germini::test {

void SeatChanges::some() {
    static constexpr std::array kChanges{
        &SeatChanges::stand, &SeatChanges::put_bot, &SeatChanges::inherit,  &SeatChanges::take_back,
        &SeatChanges::vote,  &SeatChanges::give_up, &SeatChanges::withdraw, &SeatChanges::break_rule};
    const auto first = below(kChanges.size(), rng_);
    for (std::size_t i = 0; i < kChanges.size(); ++i)
        if ((this->*kChanges[(first + i) % kChanges.size()])()) return;
}

// A bot moves as soon as it is asked, and no future move may be made by one; a vacated seat is
// waited for.
void SeatChanges::make_way() {
    const SeatSet asked = now().due_meanwhile();
    if (asked == SeatSet::all(kTwinSeats)) return take_all_back();
    const auto away = away_;
    for (const auto& [who, replaced] : away) {
        const int seat = *now().seat_of(who);
        if (!(replaced ? asked.has(static_cast<Seat>(seat)) : seat == now().actor())) continue;
        perform(who, {{"takeback", true}});
        away_.erase(who);
        ++sums_.taken_back;
    }
}

void SeatChanges::take_all_back() {
    withdraw();
    while (!heirs_.empty()) give_up();
    while (!away_.empty()) take_back();
}

void SeatChanges::leave_for_good() {
    const auto leaving = players();
    if (leaving.size() < 2) return; // the last one who leaves ends the match
    const int who = plays(sides_.viewer()) && below(2, rng_) == 0 ? sides_.viewer() : *any(leaving);
    const int seat = *now().seat_of(who);
    sides_.both([&](HandObserver& w) { w.leave(who); });
    const int another = *any(players());
    if (!due(seat)) perform(another, {{"bot", seat}});
    sides_.both([&](HandObserver& w) { w.come_in(who); });
    ++sums_.left;
    // The guest has been sent a hand of this deal, and gets no other, even if all agree.
    const auto wanted = due(seat) ? any_bots_seat() : seat;
    if (!wanted) return;
    const json sit{{"sit", *wanted}};
    if (took_over_ == who) // and left it
        return sides_.both([&](HandObserver& w) { w.perform_in_vain(who, sit); });
    perform(who, sit);
    const json all_agree{{"vote", {{"for", "step_in"}, {"seat", *wanted}}}};
    sides_.both([&](HandObserver& w) { w.perform_in_vain(another, all_agree); });
}

void SeatChanges::move_viewer() {
    const int who = sides_.viewer(), seat = *now().seat_of(who);
    sides_.both([&](HandObserver& w) { w.leave(who); });
    perform(*any(players()), {{"bot", seat}});
    sides_.both([&](HandObserver& w) { w.come_in(who); });
    ++sums_.moved;
    if (who >= kTwinSeats) return; // the guest has none any longer
    sides_.both([&](HandObserver& w) { w.sit(who, who); });
    took_over_ = who;
}

// Somebody must keep playing, and a vote needs two: otherwise it would be carried.
bool SeatChanges::stand() {
    const auto who = any(players());
    if (!who) return false;
    const bool his = vote_ && vote_->who == *who;
    if (players().size() < (vote_ && !his ? 3 : 2)) return false;
    perform(*who, {{"stand", true}});
    if (his) vote_.reset();
    away_[*who] = false;
    ++sums_.stood;
    if (below(2, rng_) == 0) put_bot(); // before being asked, as is usually soon the case
    return true;
}

bool SeatChanges::put_bot() {
    const auto who = any(all([this](int w) {
        const auto found = away_.find(w);
        return found != away_.end() && !found->second && !due(*now().seat_of(w));
    }));
    if (!who) return false;
    perform(*any(players()), {{"bot", *now().seat_of(*who)}});
    away_[*who] = true;
    ++sums_.replaced;
    return true;
}

bool SeatChanges::take_back() {
    const auto who = any(all([this](int w) { return away_.contains(w); }));
    if (!who) return false;
    perform(*who, {{"takeback", true}});
    away_.erase(*who);
    ++sums_.taken_back;
    return true;
}

// For one seat, or for another than before.
bool SeatChanges::inherit() {
    const auto who = any(all([this](int w) { return looks_on(w); }));
    const auto seat = any_bots_seat();
    if (!who || !seat) return false;
    if (const auto before = heirs_.find(*who); before != heirs_.end()) withdraw_if_about(before->second);
    perform(*who, {{"sit", *seat}});
    heirs_[*who] = *seat;
    ++sums_.heirs;
    return true;
}

bool SeatChanges::give_up() {
    const auto who = any(all([this](int w) { return heirs_.contains(w); }));
    if (!who) return false;
    withdraw_if_about(heirs_[*who]);
    heirs_.erase(*who);
    ++sums_.given_up;
    if (below(2, rng_) == 0) {
        perform(*who, {{"stand", true}});
        return true;
    }
    sides_.both([&](HandObserver& w) { w.leave(*who); });
    sides_.both([&](HandObserver& w) { w.come_in(*who); });
    return true;
}

bool SeatChanges::vote() {
    if (vote_ || players().size() < 2) return false;
    Vote vote{*any(players()), {}, std::nullopt};
    json wish;
    switch (below(4, rng_)) {
    case 0:
        wish = {{"break_off", true}};
        vote.back = {{"break_off", false}};
        break;
    case 1:
        if (!heirs_.empty()) {
            vote.about = heirs_.begin()->second;
            wish = {{"vote", {{"for", "step_in"}, {"seat", *vote.about}}}};
            break;
        }
        [[fallthrough]];
    case 2:
        wish = {{"vote", {{"for", "adjourn"}}}};
        break;
    default:
        wish = {{"vote", {{"for", "pause"}}}};
    }
    if (vote.back.is_null()) {
        vote.back = wish;
        vote.back["vote"]["yes"] = false;
    }
    perform(vote.who, wish);
    vote_ = std::move(vote);
    ++sums_.votes;
    return true;
}

bool SeatChanges::withdraw() {
    if (!vote_) return false;
    perform(vote_->who, vote_->back);
    vote_.reset();
    return true;
}

void SeatChanges::withdraw_if_about(int seat) {
    if (vote_ && vote_->about == seat) withdraw();
}

/// By a player or a spectator.
bool SeatChanges::break_rule() {
    const auto who = any(all([this](int w) { return now().here(w) && !away_.contains(w); }));
    if (!who) return false;
    const int seat = any_seat();
    json what;
    switch (below(7, rng_)) {
    case 0:
        if (plays(*who)) {
            what = {{"sit", seat}};
            break;
        }
        [[fallthrough]];
    case 1:
        what = {{"swap", {seat, (seat + 1) % kTwinSeats}}};
        break;
    case 2:
        what = {{"unbot", seat}};
        break;
    case 3:
        what = {{"send_away", seat}};
        break;
    case 4:
        what = {{"takeback", true}};
        break;
    case 5:
        what = {{"vote", {{"for", "bot"}, {"seat", seat}}}};
        break;
    default:
        what = {{"ready", true}};
    }
    sides_.both([&](HandObserver& w) { w.perform_in_vain(*who, what); });
    ++sums_.refused;
    return true;
}

std::vector<int> SeatChanges::all(const Which& which) const {
    std::vector<int> people;
    for (int who = 0; who < HandObserver::kGuests; ++who)
        if (which(who)) people.push_back(who);
    return people;
}

std::vector<int> SeatChanges::players() const {
    return all([this](int who) { return plays(who); });
}

std::optional<int> SeatChanges::any(const std::vector<int>& among) {
    if (among.empty()) return std::nullopt;
    return among[below(static_cast<std::uint32_t>(among.size()), rng_)];
}

std::optional<int> SeatChanges::any_bots_seat() {
    std::vector<int> seats;
    for (int s = 0; s < kTwinSeats; ++s) {
        const bool taken =
            std::any_of(heirs_.begin(), heirs_.end(), [s](const auto& h) { return h.second == s; });
        if (now().bots().has(static_cast<Seat>(s)) && !taken) seats.push_back(s);
    }
    return any(seats);
}

void SeatChanges::perform(int who, const json& what) {
    sides_.both([&](HandObserver& w) { w.perform(who, what); });
}

} // namespace germini::test
