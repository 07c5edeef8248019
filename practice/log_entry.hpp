// The log of a practice table: one entry per accepted decision, a line of text each. Folding all entries in
// order gives the table again; no bot has to choose the same move again.
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/model/events.hpp"
#include "server/table/hand.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace germini::practice {

/// The table: JSON with its `id`, the player's `name`, and the `request` that it is made by.
struct TableEntry {
    std::string text;
};
/// An accepted action of the player: the message that asks for it.
struct ActionEntry {
    std::string message;
};
/// A hand that was opened with these random words.
struct HandEntry {
    std::vector<std::uint32_t> words;
};
/// A decision in the hand under way.
struct StepEntry {
    server::LoggedEvents row;
};
/// The end of a halt.
struct HaltEntry {};

struct LogEntry {
    std::int64_t at = 0;                     ///< milliseconds since 1970
    std::optional<protocol::ActionId> asked; ///< the player's action that it answers
    std::variant<TableEntry, ActionEntry, HandEntry, StepEntry, HaltEntry> what;
};

/// Returns the entry as a line of text, without its end.
std::string entry_text(const LogEntry& entry);
/// Reads an entry from its line. Throws BrokenInvariant if the line is malformed.
LogEntry read_entry(std::string_view line);

} // namespace germini::practice
