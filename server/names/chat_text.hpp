// Chat messages in people's own words: normalisation and validation.
#pragma once
#include "server/names/nickname.hpp"

namespace germini::names {

/// Returns the words in the form in which they are sent: composed (NFC), without spaces at the ends, runs of
/// spaces as one. Refused with `text_empty`, `text_too_long` (more than protocol::kMaxChatChars code points),
/// `text_characters` (controls, direction marks, noncharacters) or `text_marks` (more
/// than kMostMarks on one letter). Unlike a name it may consist of emoji, including their joiners. `text` is
/// UTF-8.
tl::expected<std::string, Fault> chat_text(std::string_view text);

} // namespace germini::names
