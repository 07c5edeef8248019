// One hand with its game's types erased. server/games/hand_of.hpp implements it from a game's static
// functions.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/core/seen.hpp"
#include "server/crypto/sealed.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/thought.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace germini::server {

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

/// The time that the rules themselves give for an answer, whatever limit the table has. Nothing is added for
/// absence, and at its end the seat's late_move() is made.
struct AnswerTime {
    enum class Kind : std::uint8_t {
        first_look, ///< the hand goes on by itself once everybody has looked at the cards
        next_card,  ///< it goes on by itself with the next card
        answer,     ///< `seconds` from when the client shows the question
    };
    Kind kind = Kind::answer;
    std::chrono::seconds seconds{};
};

/// A row of the log.
struct LoggedEvents {
    int codec = 0; ///< version of the encoding
    int events = 0;
    std::optional<Seat> seat; ///< the seat that decided; unset for the deal
    Sealed bytes;
};

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
    /// Returns the number of events that may be sent. The later ones are answers that stay secret until all
    /// who are asked have answered.
    virtual int told() const { return events(); }
    /// Judges a seat's move without changing the hand. The move must be of this hand's game.
    virtual MoveResult decide(Seat seat, const GameMove& move) const = 0;
    /// Returns the greedy bot's move, chosen from the seat's own view. The seat must be due.
    virtual StepPtr bot_move(Seat seat) = 0;
    /// Returns the move for a seat whose time is over: the greedy bot's, unless the rules prescribe another
    /// one (D-25).
    virtual StepPtr late_move(Seat seat) { return bot_move(seat); }
    /// Returns a search for a better move, from the same view; null if the game has none. The seat must be
    /// due.
    virtual std::unique_ptr<MoveThought> thought(Seat, std::uint64_t /*seed*/) { return nullptr; }
    /// Returns the greedy bot's hint, from what the seat may know (server/games/hint.hpp). The seat must be
    /// due.
    virtual std::string advice(Seat seat) = 0;
    /// Returns a search for a better hint, from the same view; null if the game has none.
    virtual std::unique_ptr<TextThought> hint(Seat) { return nullptr; }
    /// Returns a later decision of this hand as it was logged. Throws BrokenInvariant if it cannot be read.
    virtual StepPtr logged_step(const LoggedEvents& row) const = 0;
    /// Adds a decision to the hand, once it is on disk. Takes the events out of the step.
    virtual void take(Step& step) = 0;
    /// Returns what would be stored of the hand if this step, which ends it, were taken.
    virtual Closing closing(const Step& step) const = 0;

    /// Appends the events `from` … `to` as this viewer sees them: JSON objects separated by commas.
    virtual void append_seen(std::string& out, int from, int to, Viewer viewer) const = 0;
    /// Returns a due seat's choice as JSON text; nullopt if the seat is not due.
    virtual std::optional<std::string> choice(Seat seat) const = 0;
    virtual SeatSet due() const = 0;
    /// Returns the seats that are shown as due: also those whose answers are still secret.
    virtual SeatSet shown_due() const { return due(); }
    /// Returns the time that the rules give to the seats that are due; nullopt if they set none.
    virtual std::optional<AnswerTime> answer_time() const { return std::nullopt; }
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

} // namespace germini::server
