// The rules of a match, read from their stored text: the game as one table plays it.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/sides.hpp"
#include "protocol/wire/reader.hpp"
#include "protocol/wire/seat_draw.hpp"
#include "server/table/hand.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace germini::server {

/// Random numbers of full quality, for shuffling (server/crypto).
using Random32 = std::function<std::uint32_t()>;

/// A new hand and the log's first row.
struct Opening {
    std::unique_ptr<Hand> hand;
    LoggedEvents log;
};

/// Immutable; shared by all threads.
class MatchRules {
public:
    MatchRules() = default;
    MatchRules(const MatchRules&) = delete;
    MatchRules& operator=(const MatchRules&) = delete;
    virtual ~MatchRules() = default;

    /// Returns {"preset", "edition", "options"} with every option named, without `edition` if it is 1: the
    /// form in which they are stored.
    virtual const std::string& text() const = 0;
    virtual const std::string& preset() const = 0;
    virtual int edition() const = 0;
    virtual int seats() const = 0;
    /// Returns each seat's side before a hand makes other sides.
    virtual Sides sides() const = 0;
    /// Returns what a match is played for.
    virtual Unit unit() const = 0;
    /// Returns the numbers of rounds that a match may have; the first is the default.
    virtual std::span<const int> rounds() const = 0;
    /// Returns the text in the record of a hand that only `players` of the seats played.
    virtual std::string text_in_record(int players) const = 0;
    /// Returns the ranking that keeps everybody in their chosen seat and lets `first_dealer` deal first.
    virtual std::vector<Person> ranking_as_seated(Seat first_dealer) const = 0;
    /// Returns the state of a match.
    virtual MatchSheet sheet(const MatchSoFar& so_far) const = 0;
    /// Reads a client's move for a seat, or for any seat if it has none.
    virtual protocol::ReadResult<MovePtr> read_move(const protocol::RawJson& move, Seat seat) const = 0;
    /// Returns the codec in which logs of its hands are written.
    virtual int codec() const = 0;
    /// Draws the seats for a match; the game must have_draw().
    virtual protocol::SeatDraw draw_seats(const Random32& words) const = 0;
    /// Returns the pack that these random words shuffle, in the form of a record: codes in a JSON array.
    virtual std::string pack_text(const Random32& words) const = 0;
    /// Shuffles and deals the match's next hand. If `prepared` is not empty, that pack is dealt instead.
    virtual Opening open(const MatchSoFar& so_far, Seat dealer, const Random32& random,
                         std::span<const Card> prepared) const = 0;
    /// Restores a hand from its log rows. Throws BrokenInvariant if they do not form a valid hand.
    virtual std::unique_ptr<Hand> restore(std::span<const LoggedEvents> rows) const = 0;
};
using RulesPtr = std::shared_ptr<const MatchRules>;

} // namespace germini::server
