// What people say to a table in their own words: how it is passed on, and what is refused.
#pragma once
#include "server/names/nickname.hpp"

namespace germini::names {

/// The words as they are passed on: in composed form (NFC), blanks at the ends gone and runs of them one.
/// Refused with `text_empty`, `text_too_long` (more than protocol::kMaxWords code points), `text_characters`
/// (controls, signs that turn the line about, what has no character) or `text_marks` (more than kMostMarks on
/// one letter). Unlike a name it may be an emoji, with what joins its parts. `text` is UTF-8.
tl::expected<std::string, Fault> spoken(std::string_view text);

} // namespace germini::names
