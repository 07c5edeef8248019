// Events as bytes, for the log. Never for the wire: what leaves the program is projected first.
#pragma once
#include "engine/bolognese/event.hpp"
#include "protocol/archive/event_bytes.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace germini::protocol::bolognese {

/// The form of the bytes; a log row carries it, so that an upgrade can read what it finds. 2 has the events
/// of claims beside those of 1, whose bytes are the same in both.
inline constexpr int kCodecVersion = 2, kOldestCodec = 1;

/// Appends an event: its kind (one byte, the place in the variant), then its fields in their order; a list of
/// cards as its length and one byte a card, numbers of two bytes low byte first, rules as their preset and
/// two bytes an option that it has.
void encode(std::string& out, const germini::bolognese::Event& event);
std::string encode(std::span<const germini::bolognese::Event> events);

/// Reads one event off the front of `bytes`; none, and nothing taken off, where there is no event.
std::optional<germini::bolognese::Event> decode_one(std::string_view& bytes, int version = kCodecVersion);

/// Reads events back; every value is checked, so any bytes may be given.
tl::expected<std::vector<germini::bolognese::Event>, DecodeError> decode(std::string_view bytes,
                                                                         int version = kCodecVersion);

} // namespace germini::protocol::bolognese
