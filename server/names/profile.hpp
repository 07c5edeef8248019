// The characters allowed in a name: the FreeformClass of PRECIS (RFC 8264), by Unicode's properties.
#pragma once
#include <unicode/unistr.h>

namespace germini::names {

/// True if the class allows every character in its position (RFC 8264, 8; RFC 5892, appendix A).
bool all_allowed(const icu::UnicodeString& text);
/// Returns the text without the characters that are not allowed.
icu::UnicodeString allowed_part(const icu::UnicodeString& text);

} // namespace germini::names
