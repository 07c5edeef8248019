// A game's additions to its rules (engine/core/game.hpp) for play at a table: its moves, log, records and
// options in the forms of the protocol. One struct per game, in server/games.
#pragma once
#include "engine/core/comparison.hpp"
#include "engine/core/game.hpp"
#include "engine/core/reasons.hpp"
#include "protocol/wire/reader.hpp"
#include "server/table/game.hpp"

#include <concepts>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// W::encode      appends an event to a log; W::decode takes one off it, in any codec ever written
/// W::greedy      returns a bot's move, chosen from its seat's own view
/// W::append_move writes a move as a client would send it
/// W::Play        the move that plays a card
/// W::phase       numbers the phases, which show whether a hand waits for something new
/// W::read_move   reads a client's move; `broken_clause` is the clause that it breaks by its form alone
/// W::read_rules  returns {"preset", "edition", "options"} as text, with every option named and without
///                `edition` if it is 1
/// W::rules_of    returns the rules of such a text; throws BrokenInvariant if it is invalid
/// W::presets     returns the names of all presets
/// W::rules_list  returns {"presets", "options"} of GET /api/rules
/// W::draw        returns a shuffled pack
/// W::Closer      is made of the rules' text and given every event; makes record and result of the hand,
///                or the record alone of a hand that was struck out
template <class W>
concept WireGame = MatchGame<typename W::Engine> &&
    requires(std::string& out, std::string_view& bytes, const std::string& text, int codec,
             const typename W::Engine::Event& event, const typename W::Engine::View& view,
             const typename W::Engine::State& state, const protocol::Field& field, const AskedRules& asked,
             const typename W::Engine::Rules& rules, const Random32& random, typename W::Closer& closer,
             const typename W::Engine::Move& move, Seat seat) {
    { W::kCodec } -> std::convertible_to<int>;
    typename W::Play;
    { W::encode(out, event) } -> std::same_as<void>;
    { W::decode(codec, bytes) } -> std::same_as<std::optional<typename W::Engine::Event>>;
    { W::greedy(view) } -> std::same_as<typename W::Engine::Move>;
    { W::append_move(out, move) } -> std::same_as<void>;
    { W::phase(state) } -> std::same_as<int>;
    { W::read_move(field, seat).move } -> std::convertible_to<typename W::Engine::Move>;
    { W::read_move(field, seat).broken_clause } -> std::convertible_to<std::string_view>;
    { W::read_rules(asked) } -> std::same_as<protocol::ReadResult<std::string>>;
    { W::rules_of(text) } -> std::convertible_to<typename W::Engine::Rules>;
    { W::presets() } -> std::same_as<std::span<const std::string_view>>;
    { W::rules_list() } -> std::same_as<nlohmann::ordered_json>;
    { W::draw(rules, random) } -> std::same_as<typename W::Engine::Pack>;
    { closer.add(event) } -> std::same_as<void>;
    { std::move(closer).done(state) } -> std::same_as<Closing>;
    { std::move(closer).record() } -> std::same_as<std::string>;
};

/// A game whose bots may search (engine/core/search.hpp).
template <class W>
concept Searches = requires {
    typename W::Imagination;
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

/// A game that reads records. W::read_record returns the events, where each decision begins, who decided, and
/// the first illegal move.
template <class W>
concept ReadsRecords = requires(const nlohmann::json& record) {
    { W::read_record(record)->events } -> std::convertible_to<std::vector<typename W::Engine::Event>>;
};

/// A game whose matches may begin with a draw for seats.
template <class W>
concept DrawsSeats = requires(const Random32& random) {
    { W::draw_seats(random) } -> std::same_as<SeatDraw>;
};

} // namespace germini::server
