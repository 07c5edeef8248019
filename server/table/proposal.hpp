// Votes that players may cast while a match is under way, except to end it.
#pragma once
#include "engine/core/seat.hpp"
#include "server/hand_numbers.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// `pause`: halts the match for a bounded time. `adjourn`: halts it until all players are back. `bot`: a bot
/// plays for a guest who is silent beyond the table's limit. `step_in`: the guest who is to take a seat from
/// the next hand on takes it at once.
enum class ProposalKind : std::uint8_t { pause, adjourn, bot, step_in };
inline constexpr std::array<std::string_view, 4> kProposalKinds{"pause", "adjourn", "bot", "step_in"};
constexpr std::string_view word(ProposalKind kind) { return kProposalKinds[static_cast<std::size_t>(kind)]; }

struct Proposal {
    ProposalKind kind = ProposalKind::pause;
    Seat seat = kNoSeat; ///< seat for a bot or a successor; kNoSeat for other proposals
    TableHand hand{};    ///< the hand under way, or else the last one; the vote is valid for it only
    int n = 0;           ///< for `bot`: the unanswered question; the vote is void once it is answered
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

/// Returns the votes as stored in the database: JSON, `[["bot", 2, 5, 61], …]`, where the seat -1 means no
/// seat. Empty text if there are no votes.
std::string text_of(const std::vector<Proposal>& proposals);
/// Reads text made by text_of. Throws std::exception if the text is invalid.
std::vector<Proposal> proposals_of(std::string_view text);

} // namespace germini::server
