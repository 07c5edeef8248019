// Events as bytes for the log. Not for the wire: events are projected before they leave the program.
#pragma once
#include "engine/minchiate/event.hpp"
#include "protocol/archive/event_bytes.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace germini::protocol::minchiate {

/// Version of the byte format, stored in every log row, so that an upgraded program can read older rows.
/// Version 2 adds the claim events, version 3 the edition of the rules, which was 1 until then; all other
/// bytes are the same.
inline constexpr int kCodecVersion = 3, kOldestCodec = 1;

/// Appends an event: its kind (one byte, the index in the variant), then its fields in order. A list of cards
/// is its length, then one byte per card. Two-byte numbers are little-endian. Rules are their edition
/// and one byte per option.
void encode(std::string& out, const germini::minchiate::Event& event);
std::string encode(std::span<const germini::minchiate::Event> events);

/// Reads and removes one event from the front of `bytes`; empty, with `bytes` unchanged, if there is no valid
/// event.
std::optional<germini::minchiate::Event> decode_next(std::string_view& bytes, int version = kCodecVersion);

/// Decodes events. Every value is checked, so any bytes may be given.
tl::expected<std::vector<germini::minchiate::Event>, DecodeError> decode(std::string_view bytes,
                                                                         int version = kCodecVersion);

} // namespace germini::protocol::minchiate
