// What a bot says of a decision: hints (AdviceMessage of schema/outbound.json) and reviews (Review of
// schema/http.json).
#pragma once
#include "engine/core/reasons.hpp"
#include "engine/core/seen.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::protocol {

/// The bot's move beside another one (schema/comparison.json).
struct ComparedMove {
    std::string other; ///< the other move, as JSON
    std::optional<std::int64_t>
        points; ///< what the bot's move gains on average; nullopt if that is not clear
    Reasons reasons;
};
std::string compared_text(const ComparedMove& compared, const Names& names);

/// Returns a hint, without the names of its message. `move`: as JSON. `why`: the bot's word for its move;
/// empty if it has none.
std::string advice_text(std::string_view move, std::string_view why,
                        const std::optional<ComparedMove>& compared, const Names& names);

/// What would have been better, and the number of events before it.
struct BetterMove {
    int step = 0;
    std::string move; ///< as JSON
    ComparedMove compared;
};
/// `judged`: whether there was a choice.
std::string review_text(bool judged, const std::optional<BetterMove>& better, const Names& names);

} // namespace germini::protocol
