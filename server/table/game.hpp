// The seam between the server and the games: a hand and a game without their types, so that tables, wire and
// store know no game by name. game_hand.hpp builds both from a game's static functions.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/sides.hpp"
#include "protocol/wire/json_text.hpp"
#include "server/crypto/sealed.hpp"
#include "server/table/broken_invariant.hpp"
#include "server/table/match_sheet.hpp"

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

/// An accepted decision that is not yet part of its hand: what the log is to keep of it.
class Step {
public:
    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    virtual ~Step() = default;

    Sealed bytes;      ///< its events, encoded
    int events = 0;    ///< how many
    Seat seat{};       ///< whose decision it is
    bool over = false; ///< the hand is over with it
};
using StepPtr = std::unique_ptr<Step>;

/// What deciding a move comes to.
using Judged = std::variant<StepPtr, Refusal, protocol::ReadError>;

/// What is kept of a closed hand.
struct Closing {
    Sealed record; ///< germini-hand/1
    Sealed result; ///< germini-result/1
    ClosedHand hand;
};

/// A row of the log.
struct LoggedEvents {
    int codec = 0; ///< version of the encoding
    int events = 0;
    std::optional<Seat> seat; ///< whose decision they came of; none: the deal
    Sealed bytes;
};

class Bygone;
struct Recorded;

/// What a bot would do in somebody's place.
struct Advice {
    std::string move;     ///< JSON text, as the client would send it
    std::string_view why; ///< a word of the game; empty: it has none for that
};

/// One hand under way or closed: the fold of its log. Used by one table, on its strand.
class Hand {
public:
    Hand() = default;
    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;
    virtual ~Hand() = default;

    /// Numbered events so far: 1 … events().
    virtual int events() const = 0;
    /// What cannot be read in a client's move, whoever sent it; nothing if all can.
    virtual std::optional<protocol::ReadError> misread(const nlohmann::json& move,
                                                       const std::string& path) const = 0;
    /// A seat's move, as the client's JSON has it (paths of errors start at `path`). Changes nothing.
    virtual Judged decide(Seat seat, const nlohmann::json& move, const std::string& path) const = 0;
    /// What the greedy bot does in this seat, chosen from the seat's own view. The seat must be due.
    virtual StepPtr bot_move(Seat seat) = 0;
    /// The same as a hint: by what the seat may know, and nothing is done. The seat must be due.
    virtual Advice advice(Seat seat) = 0;
    /// Makes the decision, once it is on disk, part of the hand.
    virtual void take(const Step& step) = 0;
    /// What the closed record would be, with a step that ends the hand.
    virtual Closing closing(const Step& step) const = 0;

    /// Appends the events `from` … `to` as this viewer sees them: JSON objects with commas between.
    virtual void append_seen(std::string& out, int from, int to, Viewer viewer) const = 0;
    /// What a due seat may do, as JSON text; none if it is not due.
    virtual std::optional<std::string> choice(Seat seat) const = 0;
    virtual SeatSet due() const = 0;
    /// The number of the event that asked a due seat what it is asked now: an answer names it. 0 if it is not
    /// due.
    virtual int asked_at(Seat seat) const = 0;
    /// The number of the current phase: tells whether the hand waits for something new.
    virtual int phase() const = 0;
    virtual bool over() const = 0;
    /// A trick has been won and nothing is led to the next one: it may still be looked at.
    virtual bool trick_lies() const = 0;
    /// Decisions since the hand was opened.
    virtual int steps() const = 0;
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
    std::vector<DrawnCard>
        cards;                   ///< in the order drawn; a later card of the same person replaces the earlier
    std::vector<Person> ranking; ///< the highest first
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
    /// Who plays with whom before a hand makes other sides.
    virtual Sides sides(const std::string& rules) const = 0;
    /// What its matches are counted in: a word of its own.
    virtual std::string_view unit() const = 0;
    /// What one gets of it others pay: a hand's amounts, and a line's, sum to nought.
    virtual bool stakes() const = 0;
    /// Each preset is a game of its own: what two of them come to is never added.
    virtual bool presets_apart() const = 0;
    /// One sentence for a clause that a refusal named; empty for what is none.
    virtual std::string_view clause_text(std::string_view clause) const = 0;
    virtual int codec() const = 0;
    /// {"preset", "options"} with every option named, as text, from what a client asked for.
    virtual protocol::ReadResult<std::string> read_rules(const std::string& preset,
                                                         const nlohmann::json& options) const = 0;
    /// The game's entry of GET /api/rules.
    virtual nlohmann::ordered_json describe_rules() const = 0;
    /// How many rounds a match may have; the first is what it has where nothing is asked for.
    virtual std::span<const int> rounds() const = 0;
    /// Whether seats may be drawn.
    virtual bool has_draw() const = 0;
    /// The draw that begins a match. Only where there is one.
    virtual SeatDraw draw_seats(const Random32& random) const = 0;
    /// The ranking with which everybody stays in the seat that he chose and this one deals first.
    virtual std::vector<Person> ranking_as_seated(const std::string& rules, Seat first_dealer) const = 0;
    /// Where a match stands. `rules` is text that read_rules made.
    virtual MatchSheet sheet(const std::string& rules, const MatchSoFar& so_far) const = 0;
    /// The pack that these words shuffle, as a record has it: codes in a JSON array. `rules` is text that
    /// read_rules made.
    virtual std::string pack_text(const std::string& rules, const Random32& words) const = 0;
    /// Shuffles and deals the match's next hand. `rules` is text that read_rules made. With `laid` that pack
    /// is dealt instead.
    virtual Opening open(const std::string& rules, const MatchSoFar& so_far, Seat dealer,
                         const Random32& random, std::span<const Card> laid) const = 0;
    /// The hand that the rows make. Throws BrokenInvariant where they make none.
    virtual std::unique_ptr<Hand> restore(const std::string& rules,
                                          std::span<const LoggedEvents> rows) const = 0;
    /// The events of such a hand as that viewer was told them, or with every card that was seen by any seat
    /// where none is named, as a JSON array: as many either way. Throws BrokenInvariant where a whole one's
    /// rows make no hand that is over.
    virtual std::string retell(const Bygone& hand, std::optional<Viewer> viewer) const = 0;
    /// Its record (germini-hand/1), as far as it was played.
    virtual std::string record_text(const Bygone& hand) const = 0;
    /// A hand from its record (germini-hand/1 of this game), played up to the first move that is not lawful.
    virtual protocol::ReadResult<Recorded> read_record(const nlohmann::json& record) const = 0;
};

/// The games on offer, by name.
class Games {
public:
    void add(std::unique_ptr<Game> game) { games_.push_back(std::move(game)); }
    /// nullptr if there is none of that name.
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
