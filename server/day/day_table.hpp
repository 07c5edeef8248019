// The table of one try, which exists for one request. It is loaded from the try's log, takes the player's
// messages, and runs until a bot has to think or the player is asked. It is a table of practice (practice/),
// so there are no other people at it. It has no clock: its time jumps from event to event, and each message
// contains the delay after which the page shows it.
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

/// A message to the page, and the delay after the previous one at which it is shown.
struct Shown {
    std::chrono::milliseconds after{};
    std::string text;
};

/// A hand that has ended.
struct Ended {
    std::string record, result; ///< germini-hand/1, germini-result/1
    Worth worth;
};

/// A question to a bot. The same `seen` always gets the same answer.
struct Question {
    Seat seat{};
    std::string seen;       ///< hash of what the seat has seen, 64 hexadecimal digits
    std::uint64_t seed = 0; ///< of its search
};

class DayTable {
public:
    /// `log`: lines of the try's log; an empty log begins a new try. `player`: the name shown. `utc`:
    /// milliseconds since 1970. Throws BrokenInvariant if the log is damaged.
    DayTable(const server::Games& games, const Deal& deal, const server::FairKey& key,
             const std::string& player, std::span<const std::string> log, std::int64_t utc);
    DayTable(const DayTable&) = delete;
    DayTable& operator=(const DayTable&) = delete;

    /// Handles a message of the player. Those that are not part of playing the hand are ignored or get the
    /// error `not_here`.
    void receive(std::string_view message);
    /// Runs the table. Returns a bot's question that must be answered before it can continue; nullopt once
    /// the player is asked or the hand is over.
    std::optional<Question> run();
    /// Returns the search for a bot's move, which may run on another thread.
    std::unique_ptr<server::MoveThought> thought(const Question& question) const;
    /// Answers a bot's question. `move`: as a client would send it. Throws BrokenInvariant for any other
    /// text.
    void answer(const Question& question, const std::string& move);
    /// Returns the player's question, for a bot that answers it in their place. The player must be asked.
    Question player_question() const { return question_of(kPlayerSeat); }
    /// Makes a move for the player, who must be asked. Throws BrokenInvariant if it is refused.
    void play(const std::string& move);

    bool over() const { return !table().hand_open(); }
    const std::vector<Shown>& messages() const { return messages_; }
    /// Returns the lines to append to the log.
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
    void act(std::int64_t id, const std::string& move);
    server::MovePtr take_answer(Seat seat);
    std::optional<Question> open_question() const;
    Question question_of(Seat seat) const;
    const server::TableState& table() const { return table_->state(); }
    std::uint32_t random();

    const server::RulesPtr rules_;
    const Deal deal_;
    const server::FairKey key_;
    std::int64_t utc_;
    std::chrono::steady_clock::time_point now_{}, shown_{};
    const std::size_t log_; ///< number of lines of the log when it was loaded
    int drawn_ = 0;         ///< number of random numbers drawn so far
    server::BySeat<Answer> answers_;
    std::vector<Shown> messages_;
    std::vector<std::string> entries_;
    std::optional<Ended> ended_;
    std::optional<practice::PracticeTable> table_;
    int asked_ = 0; ///< number of actions with which the table began
};

} // namespace germini::day
