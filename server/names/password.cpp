#include "server/names/password.hpp"

#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace germini::names {
namespace {

constexpr Fault kShortWord{"password_short", "A password needs at least 8 characters."};
constexpr Fault kLongWord{"password_long", "A password can have at most 128 characters."};
constexpr Fault kOddWord{"password_characters", "The password has a character that cannot be typed."};
static_assert(kLeastPassword == 8 && kMostPassword == 128); // must match the messages

} // namespace

tl::expected<std::string, Fault> password(std::string_view utf8) {
    const auto given =
        icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    if (given.countChar32() > kMostPassword) return tl::make_unexpected(kLongWord);
    UErrorCode status = U_ZERO_ERROR;
    const auto* form = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string("passwords: ") + u_errorName(status));
    icu::UnicodeString plain;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
        const UChar32 c = given.char32At(i);
        if (u_iscntrl(c) || !u_isdefined(c)) return tl::make_unexpected(kOddWord);
        plain.append(u_charType(c) == U_SPACE_SEPARATOR ? UChar32{' '} : c);
    }
    const icu::UnicodeString composed = form->normalize(plain, status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string("passwords: ") + u_errorName(status));
    if (composed.countChar32() < kLeastPassword) return tl::make_unexpected(kShortWord);
    std::string out;
    return composed.toUTF8String(out);
}

} // namespace germini::names
