// A table without a server: its state, a clock that stands still until it is moved, and its visitors.
// Messages of the actor are left out; decisions are applied at once, and written if there is a disk.
#pragma once
#include "server/table/commands.hpp"
#include "server/table/table_state.hpp"
#include "tests/table/support/keys.hpp"
#include "tests/table/support/turns.hpp"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <variant>

namespace germini::test {

/// What a table writes, and what the store answers.
using TableCommand = std::variant<model::ChangeTable, model::OpenHand, model::TakeStep>;
using TableOutcome = std::variant<model::NoResult, model::ChangeTable::Outcome, model::OpenHand::Outcome>;

class TableSimulation {
public:
    /// Changes the stored table before it is read.
    using Setup = std::function<void(model::SavedTable&)>;
    /// Guest 1 is the host of the table, whose key is 1. `seconds`: the time per move.
    explicit TableSimulation(int seats, std::optional<int> seconds = std::nullopt, const Setup& setup = {});
    TableSimulation(const TableSimulation&) = delete;
    TableSimulation& operator=(const TableSimulation&) = delete;

    server::TableSettings settings;
    /// Writes the decision and returns the store's result. Empty: it is applied as it is.
    std::function<TableOutcome(const TableCommand&)> disk;
    server::TableState& table() { return *table_; }
    const server::TableState& table() const { return *table_; }
    const server::Game& game() const { return *game_; }
    server::Moment now() const { return now_; }
    int seats() const { return game_->rules({})->seats(); }

    model::Guest guest(server::GuestKey key) const;
    void come(server::GuestKey guest);
    void go(server::GuestKey guest);
    /// "done", or the rule that refuses it.
    std::string ask(server::GuestKey guest, server::TableAction what);
    /// A guest's move, for the current or the given question: "done", the rule, "error" or "old".
    std::string move(server::GuestKey guest, std::optional<int> n = std::nullopt);
    /// The guest looks at the last trick, or stops looking.
    void look_back(server::GuestKey guest, bool open);
    /// Time passes, and everything due by then happens in order.
    void pass(std::chrono::milliseconds span);

    /// Guests 1 … seats join, sit down and are ready: the first hand begins.
    void begin();
    /// Every guest who is asked moves, until the hand is over.
    void play_hand();

    /// By hand and guest: the seats whose hand the guest was sent.
    const std::map<std::pair<server::TableHand, server::GuestKey>, std::set<Seat>>& told() const {
        return told_;
    }
    int moves_played_for() const { return played_for_; }

private:
    TableOutcome write(const TableCommand& command);
    void make_so(const server::Change& change, const model::Guest* asker);
    void settle();
    void open();
    void wake();
    void take(server::StepPtr step);
    void look_round();

    std::unique_ptr<server::Game> game_;
    server::Environment chance_;
    std::unique_ptr<server::TableState> table_;
    server::Moment now_{server::Schedule::Time(std::chrono::hours(1000)), 1'700'000'000'000};
    std::set<server::GuestKey> here_;
    std::map<std::pair<server::TableHand, server::GuestKey>, std::set<Seat>> told_;
    std::uint64_t drawn_ = 0;
    int ids_ = 0, played_for_ = 0;
};

/// A vote for the proposal.
inline server::action::Vote vote(server::ProposalKind kind, Seat seat = kNoSeat) {
    return {kind, seat, true};
}

} // namespace germini::test
