#include "server/names/profile.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace germini::names {
namespace {

enum class Category : std::uint8_t { valid, in_context, disallowed };

constexpr UChar32 kGeresh = 0x05f3, kGershayim = 0x05f4, kMiddleDot = 0x00b7, kKeraia = 0x0375,
                  kKatakanaDot = 0x30fb, kNonJoiner = 0x200c, kJoiner = 0x200d;
constexpr std::uint8_t kVirama = 9; // its canonical combining class

bool between(UChar32 c, UChar32 first, UChar32 last) { return c >= first && c <= last; }
bool arabic_digit(UChar32 c) { return between(c, 0x0660, 0x0669); }
bool eastern_digit(UChar32 c) { return between(c, 0x06f0, 0x06f9); }

/// RFC 5892, 2.6: exceptions to the classes given by the properties.
bool exceptionally_valid(UChar32 c) {
    constexpr std::array<UChar32, 6> kValid{0x00df, 0x03c2, 0x06fd, 0x06fe, 0x0f0b, 0x3007};
    return std::find(kValid.begin(), kValid.end(), c) != kValid.end();
}
bool exceptionally_in_context(UChar32 c) {
    return c == kMiddleDot || c == kKeraia || c == kGeresh || c == kGershayim || c == kKatakanaDot ||
           arabic_digit(c) || eastern_digit(c);
}
bool exceptionally_disallowed(UChar32 c) {
    return c == 0x0640 || c == 0x07fa || c == 0x302e || c == 0x302f || between(c, 0x3031, 0x3035) ||
           c == 0x303b;
}

bool old_hangul_jamo(UChar32 c) {
    const int type = u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
    return type == U_HST_LEADING_JAMO || type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
}

bool has_compatible(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status);
    return U_SUCCESS(status) && !nfkc->isNormalized(icu::UnicodeString(c), status);
}

/// True for letters and digits of all kinds, marks, spaces, symbols, punctuation (RFC 8264, 9: A, R, N, O,
/// P).
bool of_a_general_kind(UChar32 c) {
    switch (u_charType(c)) {
    case U_UNASSIGNED:
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_PRIVATE_USE_CHAR:
    case U_SURROGATE:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
        return false;
    default:
        return true;
    }
}

// Follows the order of RFC 8264, 8. Valid and free-form valid are the same here: a name may have both.
Category category_of(UChar32 c) {
    if (exceptionally_valid(c)) return Category::valid;
    if (exceptionally_in_context(c)) return Category::in_context;
    if (exceptionally_disallowed(c)) return Category::disallowed;
    if (!u_isdefined(c)) return Category::disallowed; // unassigned, or not a character
    if (between(c, 0x21, 0x7e)) return Category::valid;
    if (c == kNonJoiner || c == kJoiner) return Category::in_context;
    if (old_hangul_jamo(c) || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
        u_charType(c) == U_CONTROL_CHAR)
        return Category::disallowed;
    if (has_compatible(c)) return Category::valid;
    return of_a_general_kind(c) ? Category::valid : Category::disallowed;
}

bool of_script(UChar32 c, UScriptCode script) { return uscript_hasScript(c, script) != 0; }

/// True for a non-joiner between letters that would join: (L|D) T* here T* (R|D), by their joining types.
bool joins_around(const icu::UnicodeString& text, std::int32_t at) {
    const auto type = [&text](std::int32_t i) {
        return u_getIntPropertyValue(text.char32At(i), UCHAR_JOINING_TYPE);
    };
    std::int32_t before = at, after = text.moveIndex32(at, 1);
    do {
        if (before == 0) return false;
        before = text.moveIndex32(before, -1);
    } while (type(before) == U_JT_TRANSPARENT);
    while (after < text.length() && type(after) == U_JT_TRANSPARENT) after = text.moveIndex32(after, 1);
    if (after >= text.length()) return false;
    return (type(before) == U_JT_LEFT_JOINING || type(before) == U_JT_DUAL_JOINING) &&
           (type(after) == U_JT_RIGHT_JOINING || type(after) == U_JT_DUAL_JOINING);
}

template <class Test> bool some(const icu::UnicodeString& text, Test test) {
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (test(text.char32At(i))) return true;
    return false;
}

/// The contextual rules of RFC 5892, appendix A.
bool fits_context(const icu::UnicodeString& text, std::int32_t at) {
    const UChar32 c = text.char32At(at);
    const std::int32_t next = text.moveIndex32(at, 1);
    const UChar32 before = at > 0 ? text.char32At(text.moveIndex32(at, -1)) : 0;
    const UChar32 after = next < text.length() ? text.char32At(next) : 0;
    if (c == kNonJoiner || c == kJoiner)
        return u_getCombiningClass(before) == kVirama || (c == kNonJoiner && joins_around(text, at));
    if (c == kMiddleDot) return before == 'l' && after == 'l';
    if (c == kKeraia) return of_script(after, USCRIPT_GREEK);
    if (c == kGeresh || c == kGershayim) return of_script(before, USCRIPT_HEBREW);
    if (c == kKatakanaDot)
        return some(text, [](UChar32 other) {
            return other != kKatakanaDot &&
                   (of_script(other, USCRIPT_HIRAGANA) || of_script(other, USCRIPT_KATAKANA) ||
                    of_script(other, USCRIPT_HAN));
        });
    return !some(text, arabic_digit(c) ? &eastern_digit : &arabic_digit);
}

bool allowed(const icu::UnicodeString& text, std::int32_t at) {
    const Category category = category_of(text.char32At(at));
    return category == Category::valid || (category == Category::in_context && fits_context(text, at));
}

} // namespace

bool all_allowed(const icu::UnicodeString& text) {
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (!allowed(text, i)) return false;
    return true;
}

icu::UnicodeString allowed_part(const icu::UnicodeString& text) {
    icu::UnicodeString out;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (allowed(text, i)) out.append(text.char32At(i));
    return out;
}

} // namespace germini::names
