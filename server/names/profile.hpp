// Which characters a name may have: the FreeformClass of PRECIS (RFC 8264), by Unicode's properties.
#pragma once
#include <unicode/unistr.h>

namespace germini::names {

/// Every character is one that the class allows where it stands (RFC 8264, 8; RFC 5892, appendix A).
bool all_allowed(const icu::UnicodeString& text);
/// The same text without the others.
icu::UnicodeString allowed_part(const icu::UnicodeString& text);

} // namespace germini::names
