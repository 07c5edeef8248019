// Interface between the server and the games: a hand and a game with erased types. Tables, wire and store
// know no game by name. game_hand.hpp implements both from a game's static functions.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/sides.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/raw_json.hpp"
#include "server/crypto/sealed.hpp"
#include "server/table/broken_invariant.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/thought.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace germini::server {

/// Random numbers of full quality, for shuffling (server/crypto).
using Random32 = std::function<std::uint32_t()>;

/// An accepted decision that is not yet part of its hand, in the form that the log will store.
class Step {
public:
    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    virtual ~Step() = default;

    Sealed bytes;      ///< the encoded events
    int events = 0;    ///< number of events
    Seat seat{};       ///< the seat that decided
    bool over = false; ///< the step ends the hand
};
using StepPtr = std::unique_ptr<Step>;

/// Outcome of deciding a move.
using MoveResult = Outcome<StepPtr>;

/// Stored results of a closed hand.
struct Closing {
    Sealed record; ///< germini-hand/1
    Sealed result; ///< germini-result/1
    ClosedHand hand;
};

/// A row of the log.
struct LoggedEvents {
    int codec = 0; ///< version of the encoding
    int events = 0;
    std::optional<Seat> seat; ///< the seat that decided; unset for the deal
    Sealed bytes;
};

class FinishedHand;
struct ReplayedRecord;

/// One hand, under way or closed, folded from its log. Used by one table, on its strand.
class Hand {
public:
    Hand() = default;
    Hand& operator=(const Hand&) = delete;
    virtual ~Hand() = default;
    /// Returns a copy, from which the hand may continue in another way.
    virtual std::unique_ptr<Hand> clone() const = 0;

    /// Returns the number of events so far; they are numbered 1 … events().
    virtual int events() const = 0;
    /// Judges a seat's move without changing the hand. The move must be of this hand's game.
    virtual MoveResult decide(Seat seat, const GameMove& move) const = 0;
    /// Returns the greedy bot's move, chosen from the seat's own view. The seat must be due.
    virtual StepPtr bot_move(Seat seat) = 0;
    /// Returns a search for a better move, from the same view; null if the game has none. The seat must be
    /// due.
    virtual std::unique_ptr<MoveThought> thought(Seat, std::uint64_t /*seed*/) { return nullptr; }
    /// Returns the greedy bot's hint, from what the seat may know (server/games/hint.hpp). The seat must be
    /// due.
    virtual std::string advice(Seat seat) = 0;
    /// Returns a search for a better hint, from the same view; null if the game has none.
    virtual std::unique_ptr<TextThought> hint(Seat) { return nullptr; }
    /// Adds a decision to the hand, once it is on disk.
    virtual void take(const Step& step) = 0;
    /// Returns what would be stored of the hand if this step, which ends it, were taken.
    virtual Closing closing(const Step& step) const = 0;

    /// Appends the events `from` … `to` as this viewer sees them: JSON objects separated by commas.
    virtual void append_seen(std::string& out, int from, int to, Viewer viewer) const = 0;
    /// Returns a due seat's choice as JSON text; nullopt if the seat is not due.
    virtual std::optional<std::string> choice(Seat seat) const = 0;
    virtual SeatSet due() const = 0;
    /// Returns the number of the event that asked a due seat its current question, which an answer names; 0
    /// if the seat is not due.
    virtual int asked_at(Seat seat) const = 0;
    /// Returns the number of the current phase; a change shows that the hand waits for something new.
    virtual int phase() const = 0;
    virtual bool over() const = 0;
    /// Returns true if a trick has been won and nothing is led to the next one: the trick may still be looked
    /// at.
    virtual bool trick_lies() const = 0;
    /// Returns the number of decisions since the hand was opened.
    virtual int steps() const = 0;

protected:
    Hand(const Hand&) = default;
};

/// A new hand and the log's first row.
struct Opening {
    std::unique_ptr<Hand> hand;
    LoggedEvents log;
};

/// The draw that begins a match.
struct DrawnCard {
    Person person{};
    std::string card;
};
struct SeatDraw {
    std::vector<DrawnCard> cards; ///< in the order drawn; a person's later card replaces the earlier one
    std::vector<Person> ranking;  ///< highest first
};

/// Rules as a client requests them: a preset and some of its options.
struct AskedRules {
    std::string preset;
    nlohmann::json options = nlohmann::json::object();
    std::optional<nlohmann::json> edition{}; ///< of the rules' text; default: the newest
};

/// A game as the server offers it. Stateless; shared by all threads.
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    virtual std::string_view name() const = 0;
    virtual int seats(const std::string& rules) const = 0;
    /// Returns the rules in the record of a hand that only `players` of the seats played.
    virtual std::string rules_in_record(const std::string& rules, int players) const = 0;
    /// Returns each seat's side before a hand makes other sides.
    virtual Sides sides(const std::string& rules) const = 0;
    /// Returns what a match by these rules is played for.
    virtual Unit unit(const std::string& rules) const = 0;
    /// Returns true if each preset is a separate game: results of two presets are never added.
    virtual bool separate_presets() const = 0;
    /// Returns one sentence for a clause named in a refusal; empty if the clause is unknown.
    virtual std::string_view clause_text(std::string_view clause) const = 0;
    virtual int codec() const = 0;
    /// Returns the rules of a preset with all options at their usual values; without a preset, those of the
    /// first one. The preset must be known.
    virtual std::string usual_rules(const std::optional<std::string>& preset) const = 0;
    /// Returns {"preset", "edition", "options"} as text with every option named, without `edition` if it
    /// is 1.
    virtual protocol::ReadResult<std::string> read_rules(const AskedRules& asked) const = 0;
    /// Reads a client's move for a seat, or for any seat if it has none.
    virtual protocol::ReadResult<MovePtr> read_move(const protocol::RawJson& move, Seat seat) const = 0;
    /// Returns the game's entry in GET /api/rules.
    virtual nlohmann::ordered_json describe_rules() const = 0;
    /// Returns the numbers of rounds that a match by these rules may have; the first is the default.
    virtual std::span<const int> rounds(const std::string& rules) const = 0;
    /// Returns true if seats may be drawn.
    virtual bool has_draw() const = 0;
    /// Returns true if its bots can search: there is a Hand::thought().
    virtual bool searches() const { return false; }
    /// Returns a review of the card that a seat played to a trick (server/games/review.hpp); null if the bots
    /// do not search.
    virtual std::unique_ptr<TextThought> review(const FinishedHand&, Seat, int /*trick*/) const {
        return nullptr;
    }
    /// Draws the seats for a match. Requires has_draw().
    virtual SeatDraw draw_seats(const Random32& random) const = 0;
    /// Returns the ranking that keeps everybody in their chosen seat and lets `first_dealer` deal first.
    virtual std::vector<Person> ranking_as_seated(const std::string& rules, Seat first_dealer) const = 0;
    /// Returns the state of a match. `rules`: text made by read_rules.
    virtual MatchSheet sheet(const std::string& rules, const MatchSoFar& so_far) const = 0;
    /// Returns the pack that these random words shuffle, in the form of a record: codes in a JSON array.
    /// `rules`: text made by read_rules.
    virtual std::string pack_text(const std::string& rules, const Random32& words) const = 0;
    /// Shuffles and deals the match's next hand. `rules`: text made by read_rules. If `laid` is not empty,
    /// that pack is dealt instead.
    virtual Opening open(const std::string& rules, const MatchSoFar& so_far, Seat dealer,
                         const Random32& random, std::span<const Card> prepared) const = 0;
    /// Restores a hand from its log rows. Throws BrokenInvariant if they do not form a valid hand.
    virtual std::unique_ptr<Hand> restore(const std::string& rules,
                                          std::span<const LoggedEvents> rows) const = 0;
    /// Returns the hand's events as a JSON array, as they were sent to that viewer. Without a viewer, each
    /// event shows the cards of the seat that saw most of it. The number of events is the same. Throws
    /// BrokenInvariant if the rows of a whole hand do not reach its end.
    virtual std::string replay_events(const FinishedHand& hand, std::optional<Viewer> viewer) const = 0;
    /// Returns the hand's record (germini-hand/1), as far as it was played.
    virtual std::string record_text(const FinishedHand& hand) const = 0;
    /// Reads a hand from its record (germini-hand/1 of this game) and plays it up to the first illegal move.
    virtual protocol::ReadResult<ReplayedRecord> read_record(const nlohmann::json& record) const = 0;
};

/// The games on offer, by name.
class Games {
public:
    void add(std::unique_ptr<Game> game) { games_.push_back(std::move(game)); }
    /// Returns the game of that name; nullptr if unknown.
    const Game* find(std::string_view name) const {
        for (const auto& game : games_)
            if (game->name() == name) return game.get();
        return nullptr;
    }
    std::span<const std::unique_ptr<Game>> all() const { return games_; }

private:
    std::vector<std::unique_ptr<Game>> games_;
};

} // namespace germini::server
