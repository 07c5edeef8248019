#include "server/names/chat_text.hpp"

#include "protocol/wire/inbound.hpp"

#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace germini::names {
namespace {

using Text = icu::UnicodeString;

constexpr Fault kEmpty{"text_empty", "The message is empty."};
constexpr Fault kTooLong{"text_too_long", "A message can have at most 280 characters."};
constexpr Fault kCharacters{"text_characters", "The message has an invisible character."};
constexpr Fault kMarks{"text_marks", "A letter can have at most three marks, and a mark needs a letter."};
static_assert(protocol::kMaxChatChars == 280 && kMostMarks == 3); // must match the messages

constexpr UChar32 kNonJoiner = 0x200c, kJoiner = 0x200d;

/// All spaces become the same one, none at the ends, never two together.
Text with_plain_blanks(const Text& text) {
    Text out;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        if (u_charType(c) != U_SPACE_SEPARATOR)
            out.append(c);
        else if (!out.isEmpty() && !out.endsWith(Text(UChar32{' '})))
            out.append(UChar32{' '});
    }
    if (out.endsWith(Text(UChar32{' '}))) out.truncate(out.length() - 1);
    return out;
}

/// True for visible characters and what joins or styles them; false for controls, direction marks and line
/// ends.
bool may_be_said(UChar32 c) {
    if (c == kNonJoiner || c == kJoiner) return true;
    const auto mask = U_GET_GC_MASK(c);
    return (mask & (U_GC_C_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK)) == 0;
}

/// True for characters drawn over or under the letter before them, except emoji variation selectors.
bool is_mark(UChar32 c) {
    return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0 &&
           !u_hasBinaryProperty(c, UCHAR_VARIATION_SELECTOR);
}

bool has_few_marks(const Text& text) {
    int marks = kMostMarks; // no base character yet
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        if (!is_mark(c))
            marks = c == ' ' ? kMostMarks : 0;
        else if (++marks > kMostMarks)
            return false;
    }
    return true;
}

bool is_to_be_seen(const Text& text) {
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 c = text.char32At(i);
        if (!u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) && c != ' ') return true;
    }
    return false;
}

} // namespace

tl::expected<std::string, Fault> chat_text(std::string_view utf8) {
    const Text given = Text::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1))
        if (!may_be_said(given.char32At(i))) return tl::make_unexpected(kCharacters);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    const Text text = U_FAILURE(status) ? given : with_plain_blanks(nfc->normalize(given, status));
    if (U_FAILURE(status)) throw std::runtime_error(std::string("NFC: ") + u_errorName(status));
    if (!is_to_be_seen(text)) return tl::make_unexpected(kEmpty);
    if (text.countChar32() > static_cast<std::int32_t>(protocol::kMaxChatChars))
        return tl::make_unexpected(kTooLong);
    if (!has_few_marks(text)) return tl::make_unexpected(kMarks);
    std::string out;
    return text.toUTF8String(out);
}

} // namespace germini::names
