// A table that waits for players plays by other rules meanwhile (decision 84).
#include "server/table/table_state.hpp"

namespace germini::server {

using model::Stage;

/// Returns the change with the table's own rules, if it played by others meanwhile and that match has ended.
/// One that all agreed to end makes room at once for those who have come.
Change TableState::with_own_rules(Change change) const {
    if (!row_.later || change.rules) return change;
    const bool agreed = change.match_end && !change.ends && change.match_end->match.deserters.empty();
    if (agreed) change.seating = change.seating.for_another_match();
    change.again = change.again || agreed;
    if (!change.again) return change;
    change.rules = model::NewRules{*row_.later, std::nullopt};
    change.seating = *change.seating.resized(game_.rules(row_.later->rules)->seats());
    return change;
}

/// Returns the change of a waiting table to another preset, for fewer players, or back to its own rules.
ChangeResult TableState::play_meanwhile(const Asker& asker, const std::optional<std::string>& preset) const {
    const auto no = [](Rule rule) -> ChangeResult { return tl::make_unexpected(rule); };
    if (!asker.host) return no("not_host");
    if (stage_ != Stage::waiting) return no("started");
    if (row_.assigned) return no("seats_assigned");
    if (!preset && !row_.later) return no("not_meanwhile");
    const auto own = row_.later.value_or(model::PlayedRules{row_.rules, row_.rounds});
    model::NewRules rules{own, std::nullopt};
    int seats = game_.rules(own.rules)->seats();
    if (preset) {
        const auto read = game_.read_rules({*preset});
        if (!read || (*read)->seats() >= seats) return no("not_fewer_seats");
        seats = (*read)->seats();
        rules = {{(*read)->text(), (*read)->rounds().front()}, own};
    }
    const auto seating = seating_.resized(seats);
    if (!seating) return no(seating.error());
    Change change(*seating);
    change.rules = std::move(rules);
    return change;
}

void TableState::set_rules(const model::NewRules& rules) {
    row_.rules = rules.now.rules;
    row_.rounds = rules.now.rounds;
    row_.later = rules.later;
    rules_ = game_.rules(row_.rules);
    sides_ = rules_->sides();
}

Seating::Outcome Seating::resized(int seats) const {
    Seating next(seats);
    int taken = 0;
    const auto take = [&](const std::optional<SeatState>& holder) {
        auto& place = next.slot(static_cast<Seat>(taken++));
        place = holder->bot && !holder->guest ? SeatState::of_bot(next.bot_at(static_cast<Seat>(taken - 1)))
                                              : *holder;
        place->set_ready(place->bot);
    };
    for (const Seat s : this->seats()) {
        if (!at(s) || !at(s)->guest) continue;
        if (taken == seats) return broken("too_many_guests");
        take(at(s));
    }
    for (const Seat s : this->seats())
        if (at(s) && !at(s)->guest && taken < seats) take(at(s));
    return next;
}

} // namespace germini::server
