// A table without a server: its state, a clock that stands still until it is moved, and who comes. What the
// actor writes and tells is left out; what it makes so is made so at once.
#pragma once
#include "server/table/table_state.hpp"
#include "tests/table/kit/turns.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>

namespace germini::test {

class Evening {
public:
    /// Guest 1 is the host. `seconds`: the time for a move.
    explicit Evening(int seats, std::optional<int> seconds = std::nullopt);
    Evening(const Evening&) = delete;
    Evening& operator=(const Evening&) = delete;

    server::TableSettings settings;
    server::TableState& table() { return *table_; }
    const server::TableState& table() const { return *table_; }
    server::Moment now() const { return now_; }
    int seats() const { return game_->seats(""); }

    void come(server::GuestKey guest);
    void go(server::GuestKey guest);
    /// "done", or the rule that refuses it.
    std::string ask(server::GuestKey guest, protocol::What what);
    /// His move, to the question that he is asked, or to that one: "done", the rule, "error" or "old".
    std::string move(server::GuestKey guest, std::optional<int> n = std::nullopt);
    /// Time passes, and what is due by then happens in its order.
    void pass(std::chrono::milliseconds span);

    /// Guests 1 … seats come, sit down and are ready: the first hand begins.
    void begin();
    /// Whoever is a guest and asked moves, until the hand is over.
    void play_hand();

    /// By hand and guest: the seats whose hand he was told.
    const std::map<std::pair<int, server::GuestKey>, std::set<int>>& told() const { return told_; }
    int moves_played_for() const { return played_for_; }

private:
    void make_so(const server::Change& change, const store::Guest* asker);
    void settle();
    void open();
    void wake();
    void take(server::StepPtr step);
    void look_round();
    store::Guest guest(server::GuestKey key) const;

    std::unique_ptr<server::Game> game_;
    server::Sources chance_;
    std::unique_ptr<server::TableState> table_;
    server::Moment now_{server::Schedule::Time(std::chrono::hours(1000)), 1'700'000'000'000};
    std::set<server::GuestKey> here_;
    std::map<std::pair<int, server::GuestKey>, std::set<int>> told_;
    std::uint64_t drawn_ = 0;
    int ids_ = 0, played_for_ = 0;
};

} // namespace germini::test
