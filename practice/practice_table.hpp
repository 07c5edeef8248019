// A table of one player and bots in the player's own browser. It speaks the messages of the WebSocket; state
// and rules are those of the server (server/table). It has no sockets, disk or running clock: what it sends
// and keeps is handed to its surroundings, which also wake it and let its bots think.
#pragma once
#include "practice/log_entry.hpp"
#include "protocol/wire/inbound.hpp"
#include "server/api/table_request.hpp"
#include "server/table/answer_cache.hpp"
#include "server/table/table_state.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::practice {

/// What the table needs of the program around it.
struct Surroundings {
    std::function<std::int64_t()> utc;                               ///< milliseconds since 1970
    std::function<std::chrono::steady_clock::time_point()> steady;   ///< monotonic
    server::Random32 random;                                         ///< 32 bits of full quality
    std::function<void(std::string message)> send;                   ///< sends a message to the player
    std::function<void(std::string entry)> keep;                     ///< keeps an entry of the log
    std::function<void(std::string id, std::string hand)> keep_hand; ///< keeps a closed hand: a PracticeHand
    /// Returns the move of the bot in that seat, which is due; null for the greedy one. If set, no bot of the
    /// table thinks.
    std::function<server::MovePtr(Seat)> bot_move{};
    server::Sealed fair_key{}; ///< what is dealt follows from it (docs/fair.md); empty: from `random`
};

class PracticeTable {
public:
    /// Loads a table from the lines of its log; a new one from its first entry. Throws BrokenInvariant if
    /// they are invalid. `games` must outlive the table.
    PracticeTable(const server::Games& games, Surroundings surroundings, std::span<const std::string> log);
    PracticeTable(const PracticeTable&) = delete;
    PracticeTable& operator=(const PracticeTable&) = delete;

    /// Takes a message of the player.
    void receive(std::string_view message);
    /// Does what is due by now.
    void wake();
    /// Returns when something is due next, if anything is.
    std::optional<std::chrono::steady_clock::time_point> wakes_at() const { return table_->wakes_at(); }
    /// Returns true while a bot thinks about a move or a hint.
    bool thinks() const;
    /// Examines some more imagined deals, for a few milliseconds.
    void think();
    const server::TableState& state() const { return *table_; }

private:
    static constexpr model::GuestKey kPlayer{1};
    using Time = std::chrono::steady_clock::time_point;

    /// A bot that thinks about a question, and what it has found.
    struct Thinking {
        server::TableHand hand{};
        int asked = 0; ///< number of the event that asked; 0: nothing to think about
        std::unique_ptr<server::MoveThought> move;
        std::unique_ptr<server::TextThought> hint;
        std::chrono::steady_clock::duration left{}; ///< of the time for thinking
        Time until;
    };

    // practice_table.cpp: messages
    void greet(const protocol::Hello& hello);
    void take(const protocol::MoveMessage& act);
    void take(const protocol::ActionMessage& action, std::string_view message);
    void say(const protocol::EmoteMessage& emote);
    void hint(const protocol::AskHint& asked);
    void refuse(protocol::ActionId action, server::Rule rule);
    void answer_done(protocol::ActionId action);
    bool answered_before(protocol::ActionId action);
    void send_welcome();
    void send_table();
    void send_hands(const server::MatchView& match, int without);
    void send_events(int from);
    void send_choice();
    void send_advice(const Thinking& thinking);

    // practice_decisions.cpp: decisions, kept before they apply
    void open_hand(std::optional<protocol::ActionId> asked);
    void take_step(server::StepPtr step, std::optional<protocol::ActionId> asked);
    void change(const server::Change& change, std::optional<protocol::ActionId> asked);
    void play_for(Seat seat, model::Cause cause);
    void begin_thinking();
    void plan();
    void keep(LogEntry entry);

    // practice_log.cpp: loading
    void make(const TableEntry& entry, std::int64_t at);
    void load(const LogEntry& entry);
    void load(const ActionEntry& action, server::Moment at);
    void load(const HandEntry& hand, server::Moment at);
    void load(const StepEntry& step, server::Moment at);
    server::NewHand new_hand(const server::Random32& random, server::Moment at);
    void keep_hand(const server::HandEnd& end);

    server::Moment now() const { return {around_.steady(), around_.utc()}; }
    server::Asker asker() const;

    const server::Games& games_;
    Surroundings around_;
    server::TableSettings settings_;
    const server::Game* game_ = nullptr;
    model::Guest player_;
    std::optional<server::TableState> table_;
    server::AnswerCache answers_;
    server::BySeat<Thinking> thoughts_;
    Thinking hint_;
    std::string advice_;       ///< the last hint, and its question in `hint_`
    std::optional<Seat> seat_; ///< the seat sent in the welcome
    int hands_sent_ = 0;
    std::string hands_sent_of_;                   ///< id of their match
    std::int64_t last_match_ = 0, last_hand_ = 0; ///< keys
    bool here_ = false;
};

} // namespace germini::practice
