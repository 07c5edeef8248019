// A game as the server offers it. Tables, wire and store know no game by name.
#pragma once
#include "engine/core/seen.hpp"
#include "protocol/wire/asked_rules.hpp"
#include "protocol/wire/json_text.hpp"
#include "server/table/broken_invariant.hpp"
#include "server/table/match_rules.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

class FinishedHand;
struct ReplayedRecord;

/// Stateless; shared by all threads.
class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    virtual const Names& names() const = 0;
    std::string_view name() const { return names().game; }
    /// Returns true if results of the preset are never added to those of another one.
    virtual bool ranked_apart(const std::string& preset) const = 0;
    /// Returns one sentence for a clause named in a refusal; empty if the clause is unknown.
    std::string_view clause_text(std::string_view clause) const { return names().clause_text(clause); }

    /// Reads stored rules; throws BrokenInvariant if they are invalid.
    virtual RulesPtr rules(const std::string& text) const = 0;
    /// Returns the rules of a preset with all options at their usual values; without a preset, those of the
    /// first one. The preset must be known.
    virtual RulesPtr usual_rules(const std::optional<std::string>& preset) const = 0;
    virtual protocol::ReadResult<RulesPtr> read_rules(const protocol::AskedRules& asked) const = 0;
    /// Returns the game's entry in GET /api/rules; `reviews`: whether it offers them if its bots can search.
    virtual std::string describe_rules(bool reviews) const = 0;

    /// Returns true if its bots can search: there is a Hand::thought().
    virtual bool searches() const { return false; }
    /// Returns a review of the card that a seat played to a trick (server/games/review.hpp); null if the bots
    /// do not search.
    virtual std::unique_ptr<TextThought> review(const FinishedHand&, Seat, int /*trick*/) const {
        return nullptr;
    }
    /// Returns true if seats may be drawn.
    virtual bool has_draw() const = 0;

    /// Returns the hand's events as a JSON array, as they were sent to that viewer. Without a viewer, each
    /// event shows the cards of the seat that saw most of it. The number of events is the same. Throws
    /// BrokenInvariant if the rows of a whole hand do not reach its end.
    virtual std::string replay_events(const FinishedHand& hand, std::optional<Viewer> viewer) const = 0;
    /// Returns the hand's record (germini-hand/1), as far as it was played.
    virtual std::string record_text(const FinishedHand& hand) const = 0;
    /// Reads a hand from its record (germini-hand/1 of this game) and plays it up to the first illegal move.
    virtual protocol::ReadResult<ReplayedRecord> read_record(const protocol::RawJson& record) const = 0;
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
