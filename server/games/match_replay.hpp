// Computes the state of a match by its game's rules (engine/core/game.hpp, MatchGame) from what is stored.
// The game counts chairs from the first dealer's; here they become the table's seats.
#pragma once
#include "engine/core/game.hpp"
#include "server/table/broken_invariant.hpp"
#include "server/table/match_sheet.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace germini::server {

template <MatchGame G> class MatchReplay {
public:
    using Rules = typename G::Rules;

    MatchReplay(const Rules& rules, const MatchSoFar& so_far)
        : rules_(rules), so_far_(so_far), seats_(G::seats(rules)) {
        check();
        match_ = begin();
        for (const ClosedHand& hand : so_far_.closed) {
            const auto plan = G::next(match_);
            if (!plan) throw BrokenInvariant("a match has too many hands");
            played_.push_back(plan_of(*plan));
            G::close(match_, result_of(hand));
        }
    }

    /// Returns what the hand under way, or the next one, needs to know.
    typename G::Context context() const { return G::context(match_, seat_of(Seat{})); }

    MatchSheet sheet() && {
        MatchSheet sheet;
        sheet.length = G::length(rules_, so_far_.rounds);
        sheet.course = course(sheet.length);
        if (so_far_.broken_off) break_off();
        for (const MatchLine& line : G::lines(match_))
            sheet.lines.push_back({std::string(G::names().words[line.reason]),
                                   line.round + 1,
                                   MatchHand{line.hand + 1},
                                   {line.amounts.begin(), line.amounts.end()}});
        const Totals totals = G::totals(match_);
        sheet.totals = {totals.begin(), totals.end()};
        sheet.over = reached_limit(so_far_) || !G::next(match_).has_value();
        return sheet;
    }

    /// Returns the ranking that keeps everybody in their chosen seat and lets `first` deal first.
    static std::vector<Person> ranking_as_seated(const Rules& rules, Seat first) {
        const int seats = G::seats(rules);
        Persons in_order;
        for (const Person person : PersonSet::all(seats)) in_order.push_back(person);
        const auto plan = G::next(G::match(rules, G::rounds(rules).front(), in_order));
        if (!plan) throw BrokenInvariant("a match has no first hand");
        std::vector<Person> ranking(static_cast<std::size_t>(seats));
        for (std::size_t chair = 0; chair < plan->chairs.size(); ++chair)
            at(ranking, plan->chairs[chair]) = first_person(after(first, static_cast<int>(chair), seats));
        return ranking;
    }

private:
    Seat seat_of(Seat chair) const {
        return after(first_seat(so_far_.ranking.front()), index(chair), seats_);
    }

    /// Validates what was stored of the match before anything is computed from it. Throws BrokenInvariant.
    void check() const {
        const auto rounds = G::rounds(rules_);
        if (std::find(rounds.begin(), rounds.end(), so_far_.rounds) == rounds.end())
            throw BrokenInvariant("invalid number of rounds");
        const auto& ranking = so_far_.ranking;
        bool each_once = ranking.size() == static_cast<std::size_t>(seats_);
        for (const Person person : PersonSet::all(seats_))
            each_once = each_once && std::count(ranking.begin(), ranking.end(), person) == 1;
        if (!each_once) throw BrokenInvariant("the ranking does not match the table's persons");
    }

    typename G::Match begin() const {
        Persons ranking;
        for (const Person person : so_far_.ranking) ranking.push_back(person);
        return G::match(rules_, so_far_.rounds, ranking);
    }

    SeatPlan plan_of(const HandPlan& next) const {
        SeatPlan plan{next.round + 1, seat_of(next.dealer), BySeat<Person>(seats_)};
        for (const Seat chair : next.resting) plan.resting.add(seat_of(chair));
        for (const Seat chair : SeatSet::all(seats_))
            plan.persons[seat_of(chair)] = next.chairs[static_cast<std::size_t>(index(chair))];
        return plan;
    }

    HandResult result_of(const ClosedHand& hand) const {
        if (hand.amounts.size() != seats_)
            throw BrokenInvariant("a closed hand does not match the table's seats");
        HandResult result{hand.ending, {}, {}};
        for (const Seat chair : SeatSet::all(seats_)) {
            result.amounts.push_back(static_cast<std::int16_t>(hand.amounts[seat_of(chair)]));
            if (!hand.sides.empty())
                result.sides.push_back(hand.sides[static_cast<std::size_t>(index(seat_of(chair)))]);
        }
        return result;
    }

    std::vector<SeatPlan> course(const std::optional<int>& length) const {
        std::vector<SeatPlan> course = played_;
        if (reached_limit(so_far_)) return course;
        typename G::Match ahead = match_;
        HandResult nothing;
        for (int chair = 0; chair < seats_; ++chair) nothing.amounts.push_back(0);
        // If the length is known, the course does not depend on the hands' results.
        for (auto next = G::next(ahead); next; next = G::next(ahead)) {
            course.push_back(plan_of(*next));
            if (!length) break;
            G::close(ahead, nothing);
        }
        return course;
    }

    void break_off() {
        BreakOff how{so_far_.hand_under_way, {}, so_far_.all_left};
        for (const Person person : so_far_.deserters) {
            if (index(person) >= seats_) throw BrokenInvariant("a deserter is not a person of the match");
            how.deserters.add(person);
        }
        G::break_off(match_, how);
    }

    const Rules& rules_;
    const MatchSoFar& so_far_;
    int seats_;
    typename G::Match match_{};
    std::vector<SeatPlan> played_;
};

} // namespace germini::server
