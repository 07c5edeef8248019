// The record of one whole hand as a file, for any game: docs/rules/hand-record.md.
#pragma once
#include "engine/core/game.hpp"
#include "protocol/archive/record_error.hpp"
#include "protocol/archive/record_form.hpp"
#include "protocol/archive/replay.hpp"
#include "protocol/wire/move_form.hpp"

#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace germini::protocol {

template <Game G> struct HandRecordOf {
    NamedRules<typename G::Rules> rules;
    Seat dealer{};
    typename G::Context context{};
    typename G::Pack pack{};
    std::vector<ParsedMove<typename G::Move>> moves;
};

/// Reads a record, or the `record` in a line `{"record": …, "result": …}`. Checks the whole form.
/// `read_context(object, rules)` reads what the hand needs of its match, `read_move(field, seats)` a move.
template <Game G>
tl::expected<HandRecordOf<G>, RecordError>
read_record_of(const JsonValue& value, const RulesTable<typename G::Rules>& table, CardSet whole_pack,
               const auto& read_context, const auto& read_move) {
    const RecordLocation found = find_record(value);
    JsonReader reading;
    const Object object = reading.root(&found.value, found.path).object({}, UnknownMembers::ignore);
    read_head(object, G::names());
    HandRecordOf<G> out;
    out.rules = read_rules(table, object.at("rules"), UnknownMembers::ignore);
    const int seats = G::seats(out.rules.rules);
    out.dealer = static_cast<Seat>(object.at("dealer").integer(0, seats - 1));
    out.context = read_context(object, out.rules.rules);
    read_pack(object.at("pack"), out.pack, whole_pack, G::names());
    out.moves = read_moves(object.at("moves"), [&](const Field& move) { return read_move(move, seats); });
    if (!reading.ok()) return tl::make_unexpected(malformed_record(*reading.error()));
    return out;
}
template <class Rules> NoContext no_context(const Object&, const Rules&) { return {}; }

/// The text of a record, whose last move is held back while later events may still belong to it.
template <class Move, void (*append_move)(std::string&, const Move&)> class RecordText {
public:
    std::string done() && {
        write_last();
        return std::move(text_ += "]}");
    }

protected:
    void begin(const Move& move) {
        write_last();
        last_ = move;
    }
    Move& last() { return last_.value(); }

    std::string text_;

private:
    void write_last() {
        if (!last_) return;
        next_element(text_);
        append_move(text_, *last_);
    }

    std::optional<Move> last_;
};

/// Returns the record of all the events by the game's writer.
template <class Writer, class Event> std::string record_of(Writer writer, std::span<const Event> events) {
    for (const Event& event : events) writer.add(event);
    return std::move(writer).done();
}

/// Replays a hand up to its end or to the first illegal move. `broken`: see replay_moves.
template <Game G> Replay<typename G::Event> replay_record(const HandRecordOf<G>& record, const auto& broken) {
    return replay_moves<G>(G::open(record.rules.rules, record.dealer, record.pack, record.context),
                           record.moves, broken);
}
/// The same with the clauses of each move in their usual order.
template <Game G> Replay<typename G::Event> replay_record(const HandRecordOf<G>& record) {
    return replay_record(record, [](const auto& move, const auto&, const auto& decided) {
        if (!move.broken_clause.empty()) return move.broken_clause;
        return decided ? move.besides : decided.error().clause;
    });
}

} // namespace germini::protocol
