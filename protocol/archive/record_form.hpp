// The form that the records of all games share: docs/rules/hand-record.md.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/seen.hpp"
#include "protocol/wire/reader.hpp"
#include "protocol/wire/rules_json.hpp"

#include <array>
#include <limits>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

inline constexpr std::string_view kRecordFormat = "germini-hand/1";
inline constexpr std::string_view kResultFormat = "germini-result/1";

/// A record in what was read, and its path there.
struct FoundRecord {
    const nlohmann::json& value;
    std::string path;
};
/// The `record` in a line `{"record": …, "result": …}`, else the whole value.
FoundRecord record_in(const nlohmann::json& value);
/// Its `format` and `game` are these.
void read_head(const Object& record, const Names& names);

/// The cards of a pack into `pack`, which is of its size: all of `whole`, each once.
void read_pack(const Field& field, std::span<Card> pack, CardSet whole, const Names& names);

/// The moves of a record. No hand has so many as are kept; of those after them only the form is looked at,
/// for one before them is refused.
template <class Move> std::vector<Move> read_moves(const Field& field, Move (*read)(const Field&)) {
    constexpr std::size_t kMostMoves = 1024;
    std::vector<Move> out;
    for (const Field& element : field.array(0, std::numeric_limits<std::size_t>::max())) {
        const Move move = read(element);
        if (out.size() < kMostMoves) out.push_back(move);
    }
    return out;
}

/// A record's text up to its dealer.
template <class Rules>
std::string begun_record(const Names& names, const RulesTable<Rules>& table, std::string_view preset,
                         const Rules& rules, Seat dealer) {
    constexpr std::size_t kUsualBytes = 3584; // of the whole, so that it stays in one place while it grows
    std::string out = "{";
    out.reserve(kUsualBytes);
    append_member(out, "format", kRecordFormat);
    append_member(out, "game", names.game);
    append_key(out, "rules");
    append_rules(out, table, preset, rules);
    append_member(out, "dealer", index(dealer));
    return out;
}
/// The pack, and the opening of the moves.
void append_pack(std::string& out, std::span<const Card> pack, const Names& names);

} // namespace germini::protocol
