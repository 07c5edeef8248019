// What people do with their seats between two moves, at both houses alike: nothing that changes who moves
// what.
#pragma once
#include "engine/core/shuffle.hpp"
#include "tests/server/support/side_by_side.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::test {

class SeatChanges {
public:
    /// How often each happened.
    struct Sums {
        int stood = 0, replaced = 0, taken_back = 0, heirs = 0, given_up = 0, votes = 0, refused = 0,
            left = 0, moved = 0;
    };

    SeatChanges(SideBySide& sides, Rng& rng, Sums& sums) : sides_(sides), rng_(rng), sums_(sums) {}

    void some();           ///< one change that is legal now, or an attempt at an illegal one
    void make_way();       ///< reverts what the next move does not allow; all before the last of a hand
    void take_all_back();  ///< everybody is active, and nobody waits for a seat
    void leave_for_good(); ///< somebody, if all are active and no move is left, and watches from then on
    /// Between the first hand and the twins: the viewer leaves the seat of the first hand, a bot is put
    /// there, and the viewer takes that of a bot if they have one in the twins.
    void move_viewer();

private:
    struct Vote {
        int who;
        json back;                ///< takes it back
        std::optional<int> about; ///< a successor's seat
    };
    using Which = std::function<bool(int)>;

    // Each is done if possible.
    bool stand();
    bool put_bot();
    bool take_back();
    bool inherit();
    bool give_up();
    bool vote();
    bool withdraw();
    bool break_rule();

    const HandObserver& now() const { return sides_.one(); }
    bool plays(int who) const { return now().here(who) && now().seat_of(who) && !away_.contains(who); }
    bool looks_on(int who) const { return now().here(who) && !now().seat_of(who); }
    std::vector<int> all(const Which& which) const;
    std::vector<int> players() const;
    /// One of them at random, if there is any.
    std::optional<int> any(const std::vector<int>& among);
    int any_seat() { return static_cast<int>(below(kTwinSeats, rng_)); }
    /// A seat of a bot that nobody waits for.
    std::optional<int> any_bots_seat();
    bool due(int seat) const { return now().due().has(static_cast<Seat>(seat)); }
    void perform(int who, const json& what);
    void withdraw_if_about(int seat);

    SideBySide& sides_;
    Rng& rng_;
    Sums& sums_;
    std::map<int, bool> away_; ///< a guest who vacated; true: a bot substitutes
    std::map<int, int> heirs_; ///< and of which seat
    std::optional<Vote> vote_;
    std::optional<int> took_over_; ///< has a seat that began the match as another's
};

} // namespace germini::test
