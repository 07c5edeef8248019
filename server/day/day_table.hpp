// The table of one try, for the length of a request: loaded from the try's log, given the player's messages,
// and run until a bot has to think or the player is asked. It is a table of practice (practice/), so it knows
// no other people, and has no clock: its time goes on from one event to the next, and each message says after
// how long the page shows it.
#pragma once
#include "practice/practice_table.hpp"
#include "server/day/day.hpp"
#include "server/day/day_games.hpp"
#include "server/table/by_seat.hpp"
#include "server/table/game.hpp"
#include "server/table/game_move.hpp"
#include "server/table/match_rules.hpp"
#include "server/table/table_state.hpp"
#include "server/table/thought.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::day {

/// The player's seat; bots have the others.
inline constexpr Seat kPlayerSeat{0};

/// A message to the page, and the time that it is shown after the one before.
struct Shown {
    std::chrono::milliseconds after{};
    std::string text;
};

/// A hand that has ended.
struct Ended {
    std::string record, result; ///< germini-hand/1, germini-result/1
    Worth worth;
};

/// A bot's question. The same hash of what its seat has seen has the same answer.
struct Question {
    Seat seat{};
    std::string seen;       ///< 64 hexadecimal digits
    std::uint64_t seed = 0; ///< of its search
};

class DayTable {
public:
    /// `log`: the try's log so far; empty for a new try, which is begun. `utc`: milliseconds since 1970.
    DayTable(const server::Games& games, const Deal& deal, const server::FairKey& key,
             const std::string& player, std::span<const std::string> log, std::int64_t utc);
    DayTable(const DayTable&) = delete;
    DayTable& operator=(const DayTable&) = delete;

    /// Takes a message of the player; only those that belong to playing the hand.
    void receive(std::string_view message);
    /// Runs the table. Returns a bot's question that must be answered first; nullopt once the player is asked
    /// or the hand is over.
    std::optional<Question> run();
    /// Returns the search for a bot's move, which may run on another thread.
    std::unique_ptr<server::MoveThought> thought(const Question& question) const;
    /// Answers a bot's question with a move as a client would send it. Throws BrokenInvariant for any
    /// other text.
    void answer(const Question& question, const std::string& move);
    /// Returns the player's own question, where a bot answers it; the player must be asked.
    Question player_question() const { return question_of(kPlayerSeat); }
    /// Makes a move for the player, who must be asked.
    void play(const std::string& move);

    bool over() const { return !table().hand_open(); }
    const std::vector<Shown>& messages() const { return messages_; }
    /// Returns the lines to be added to the log.
    const std::vector<std::string>& entries() const { return entries_; }
    /// Returns the hand if it has ended since the log was loaded.
    const std::optional<Ended>& ended() const { return ended_; }

private:
    struct Answer {
        int asked = 0;
        server::MovePtr move;
    };

    practice::Surroundings surroundings(const server::FairKey& key);
    void begin();
    void ask(const std::string& what);
    server::MovePtr take_answer(Seat seat);
    std::optional<Question> open_question() const;
    Question question_of(Seat seat) const;
    const server::TableState& table() const { return table_->state(); }
    std::uint32_t random();

    const server::Game& game_;
    const server::RulesPtr rules_;
    const Deal deal_;
    const server::FairKey key_;
    std::int64_t utc_;
    std::chrono::steady_clock::time_point now_{}, shown_{};
    const std::size_t log_; ///< lines of the log at first
    int drawn_ = 0;         ///< random numbers so far
    server::BySeat<Answer> answers_;
    std::vector<Shown> messages_;
    std::vector<std::string> entries_;
    std::optional<Ended> ended_;
    std::optional<practice::PracticeTable> table_;
    int asked_ = 0; ///< actions that begin the table
};

} // namespace germini::day
