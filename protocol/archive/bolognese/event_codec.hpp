// Events as bytes for the log. Not for the wire: events are projected before they leave the program.
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

/// Version of the byte format, stored in every log row, so that an upgraded program can read older rows.
/// Version 2 adds the claim events, version 3 the number of seats to a claim, version 4 the bids and the side
/// of the Matto and of a discard, version 5 the seats that sit a hand out, the side that receives transferred
/// cards, and the number of sides at the end, version 6 the edition of the rules, which was 1 until then; all
/// other bytes are the same.
inline constexpr int kCodecVersion = 6, kOldestCodec = 1;

/// Appends an event: its kind (one byte, the index in the variant), then its fields in order. A list of cards
/// is its length, then one byte per card. Two-byte numbers are little-endian. Rules are their preset, plus
/// 128 in edition 1, and two bytes per option that it has.
void encode(std::string& out, const germini::bolognese::Event& event);
std::string encode(std::span<const germini::bolognese::Event> events);

/// Reads and removes one event from the front of `bytes`; empty, with `bytes` unchanged, if there is no valid
/// event.
std::optional<germini::bolognese::Event> decode_next(std::string_view& bytes, int version = kCodecVersion);

/// Decodes events. Every value is checked, so any bytes may be given.
tl::expected<std::vector<germini::bolognese::Event>, DecodeError> decode(std::string_view bytes,
                                                                         int version = kCodecVersion);

} // namespace germini::protocol::bolognese
