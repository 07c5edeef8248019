// The form shared by the records of all games: docs/rules/hand-record.md.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/seen.hpp"
#include "protocol/wire/reader.hpp"
#include "protocol/wire/rules_json.hpp"

#include <array>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

inline constexpr std::string_view kRecordFormat = "germini-hand/1";
inline constexpr std::string_view kResultFormat = "germini-result/1";

/// A record within the JSON read, and its path there.
struct RecordLocation {
    const JsonValue& value;
    std::string path;
};
/// Returns the `record` of a line `{"record": …, "result": …}`, otherwise the whole value.
RecordLocation find_record(const JsonValue& value);
/// Checks that `format` and `game` are those of the game.
void read_head(const Object& record, const Names& names);

/// Reads the cards into `pack`, which already has the pack's size: all of `whole`, each once.
void read_pack(const Field& field, std::span<Card> pack, CardSet whole, const Names& names);

/// Reads the moves of a record. Keeps more moves than any hand has. Only the form of later ones is checked,
/// because an earlier one is refused.
template <class Read> auto read_moves(const Field& field, const Read& read) {
    constexpr std::size_t kMostMoves = 1024;
    std::vector<decltype(read(field))> out;
    for (const Field& element : field.array(0, std::numeric_limits<std::size_t>::max())) {
        const auto move = read(element);
        if (out.size() < kMostMoves) out.push_back(move);
    }
    return out;
}

/// Returns a record's text up to and including its dealer.
template <class Rules>
std::string start_record(const Names& names, const RulesTable<Rules>& table, std::string_view preset,
                         const Rules& rules, Seat dealer) {
    constexpr std::size_t kUsualBytes = 3584; // of a whole record: the string is not reallocated
    std::string out = "{";
    out.reserve(kUsualBytes);
    append_member(out, "format", kRecordFormat);
    append_member(out, "game", names.game);
    append_key(out, "rules");
    append_rules(out, table, preset, rules);
    append_member(out, "dealer", index(dealer));
    return out;
}
/// Returns a result's text: a `Writer` gets each event once the state has changed by it, and ends the text.
template <class State, class Writer, class Event> std::string result_text(std::span<const Event> events) {
    State state;
    Writer text;
    for (const Event& event : events) {
        fold(state, event);
        text.add(event);
    }
    return text.done(state);
}

/// Appends the pack and the start of the moves.
void append_pack(std::string& out, std::span<const Card> pack, const Names& names);

} // namespace germini::protocol
