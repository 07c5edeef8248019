// What a game adds to its rules (engine/core/game.hpp) for play at a table: its moves, log, records and
// options in the forms of the protocol. One struct per game, in server/games.
#pragma once
#include "engine/core/comparison.hpp"
#include "engine/core/game.hpp"
#include "engine/core/option.hpp"
#include "engine/core/reasons.hpp"
#include "protocol/wire/reader.hpp"
#include "server/table/game.hpp"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// W::encode      appends an event to a log; W::decode takes one off it, in any codec ever written
/// W::greedy      returns a bot's move, chosen from its seat's own view
/// W::append_move writes a move as a client would send it
/// W::read_move   reads a client's move; `broken_clause` is the clause that it breaks by its form alone
/// W::rules_table, W::option_sources: the presets and options, and the texts that they come from
/// W::draw        returns a shuffled pack
/// W::Record, W::Result: are given every event and make the hand's record and its result
template <class W>
concept WireGame = MatchGame<typename W::Engine> &&
    requires(std::string& out, std::string_view& bytes, int codec, const typename W::Engine::Event& event,
             const typename W::Engine::View& view, const typename W::Engine::State& state,
             const protocol::Field& field, const typename W::Engine::Rules& rules, const Random32& random,
             typename W::Record& record, typename W::Result& result, const typename W::Engine::Move& move,
             Seat seat) {
    { W::kCodec } -> std::convertible_to<int>;
    { W::encode(out, event) } -> std::same_as<void>;
    { W::decode(codec, bytes) } -> std::same_as<std::optional<typename W::Engine::Event>>;
    { W::greedy(view) } -> std::same_as<typename W::Engine::Move>;
    { W::append_move(out, move) } -> std::same_as<void>;
    { W::read_move(field, seat).move } -> std::convertible_to<typename W::Engine::Move>;
    { W::read_move(field, seat).broken_clause } -> std::convertible_to<std::string_view>;
    { W::rules_table() } -> std::same_as<const RulesTable<typename W::Engine::Rules>&>;
    { W::option_sources() } -> std::convertible_to<std::span<const OptionSources>>;
    { W::draw(rules, random) } -> std::same_as<typename W::Engine::Pack>;
    { record.add(event) } -> std::same_as<void>;
    { std::move(record).done() } -> std::same_as<std::string>;
    { result.add(event) } -> std::same_as<void>;
    { result.done(state) } -> std::same_as<std::string>;
};

/// A game whose bots may search (engine/core/search.hpp). W::Play is the move that plays a card.
template <class W>
concept Searches = requires {
    typename W::Imagination;
    { typename W::Play{}.card } -> std::convertible_to<Card>;
};

/// A game whose bots can say where the points of a move come from (engine/core/comparison.hpp).
/// W::reasons_of returns the reasons for the better move of a comparison
template <class W>
concept GivesFigures = Searches<W> &&
    requires(typename W::Explainer::Figures, const typename W::Engine::View& view,
             const typename W::Engine::Move& move, const ComparedFigures& compared) {
    { W::reasons_of(view, move, compared) } -> std::same_as<Reasons>;
};

/// A game whose bot gives a one-word reason for its move.
template <class W>
concept GivesReasons = requires(const typename W::Engine::View& view, const typename W::Engine::Move& move) {
    { W::reason_of(view, move) } -> std::same_as<std::string_view>;
};

/// A game that reads records. W::read_record reads one, W::replay plays it up to the first illegal move.
template <class W>
concept ReadsRecords = requires(const protocol::RawJson& record) {
    {
        W::replay(*W::read_record(*record.value)).events
        } -> std::convertible_to<std::vector<typename W::Engine::Event>>;
};

/// A game whose matches may begin with a draw for seats.
template <class W>
concept DrawsSeats = requires(const typename W::Engine::Rules& rules, const Random32& random) {
    { W::draw_seats(rules, random) } -> std::same_as<protocol::SeatDraw>;
};

/// A game in which several seats answer in secret. W::withheld returns the number of events at the end of the
/// hand so far that stay secret, W::asked the seats shown as due meanwhile.
template <class W>
concept Withholds = requires(const typename W::Engine::State& state) {
    { W::withheld(state) } -> std::same_as<int>;
    { W::asked(state) } -> std::same_as<SeatSet>;
};

/// One of several engines of a game: plays some of its presets alone.
template <class W>
concept PlaysSome = requires(const typename W::Engine::Rules& rules) {
    { W::plays(rules) } -> std::same_as<bool>;
};

} // namespace germini::server
